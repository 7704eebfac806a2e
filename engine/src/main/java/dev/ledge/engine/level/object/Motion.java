package dev.ledge.engine.level.object;

import dev.ledge.engine.level.FileWord;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.Within;
import java.util.Locale;
import java.util.Map;

/**
 * How a platform follows its path; a {@code null} was left out by the file.
 *
 * @param mode null means pingpong
 * @param speed px/s along the path, more than 0; null means {@link #DEFAULT_SPEED}
 * @param pause seconds at each point ({@code wait} in files); null means 0
 * @param start seconds into the cycle at tick 0; null means 0
 * @param ease null means linear
 * @param when null means always
 * @param unknown fields this version does not know
 */
public record Motion(
        Mode mode,

        @Within(min = Limits.MIN_MOTION, max = Limits.MAX_SPEED, unit = "px/s")
        Double speed,

        @Within(min = 0, max = Limits.MAX_SECONDS, unit = "s")
        Double pause,

        @Within(min = 0, max = Limits.MAX_SECONDS, unit = "s")
        Double start,

        Ease ease,
        When when,
        Map<String, Object> unknown) {

    private static final Limits LIMITS = Limits.of(Motion.class);

    /** Speed where the file does not say, px/s. */
    public static final double DEFAULT_SPEED = 60;
    /** To and fro at the default speed. */
    public static final Motion DEFAULT = new Motion(null, null, null, null, null, null, Map.of());

    /**
     * Checks the numbers.
     *
     * @param mode null means pingpong
     * @param speed px/s along the path, more than 0; null means {@link #DEFAULT_SPEED}
     * @param pause seconds at each point ({@code wait} in files); null means 0
     * @param start seconds into the cycle at tick 0; null means 0
     * @param ease null means linear
     * @param when null means always
     * @param unknown fields this version does not know
     * @throws IllegalArgumentException if one is beyond its limits
     */
    public Motion {
        LIMITS.check("speed", speed);
        LIMITS.check("pause", pause);
        LIMITS.check("start", start);
    }

    /**
     * {@return a motion of that mode and speed, px/s, all else as by default}
     *
     * @param mode what happens at the end of the path
     * @param speed px/s, above 0
     */
    public static Motion of(Mode mode, double speed) {
        return new Motion(mode, speed, null, null, null, null, Map.of());
    }

    /** What happens at the end of the path. */
    public enum Mode implements FileWord {
        /** Back along the path. */
        PINGPONG,
        /** Walks from the last point back to the first. */
        LOOP,
        /** Jumps from the last point back to the first. */
        RESTART,
        /** Stays at the last point. */
        ONCE,
        /** Never moves. */
        STILL;

        @Override
        public String json() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** How a segment is walked. */
    public enum Ease implements FileWord {
        /** At constant speed. */
        LINEAR,
        /** (1 − cos πu)/2 per segment. */
        SINE;

        @Override
        public String json() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** When the platform's clock runs. */
    public enum When implements FileWord {
        /** From tick 0 on. */
        ALWAYS,
        /** From the first rider on, without stopping. */
        RIDDEN;

        @Override
        public String json() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** {@return the mode in force} */
    public Mode effectiveMode() {
        return mode == null ? Mode.PINGPONG : mode;
    }

    /** {@return the speed in force, px/s} */
    public double effectiveSpeed() {
        return speed == null ? DEFAULT_SPEED : speed;
    }

    /** {@return seconds at each point, 0 where the file gives none} */
    public double effectivePause() {
        return pause == null ? 0 : pause;
    }

    /** {@return seconds into the cycle at tick 0} */
    public double effectiveStart() {
        return start == null ? 0 : start;
    }

    /** {@return how segments are walked} */
    public Ease effectiveEase() {
        return ease == null ? Ease.LINEAR : ease;
    }

    /** {@return when the clock runs} */
    public When effectiveWhen() {
        return when == null ? When.ALWAYS : when;
    }
}
