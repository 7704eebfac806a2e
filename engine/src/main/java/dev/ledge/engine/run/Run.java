package dev.ledge.engine.run;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Spawn;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Inputs over time for one level, and what must come true; a {@code null} was left out by the file. Immutable.
 *
 * @param levelPath path of the level relative to the run file, or null if the run is only meant as another level's
 *     input
 * @param about what the run shows, for people, or null
 * @param ticks how many steps to play, 0 to {@link #MAX_TICKS}, or null
 * @param start the player's upper left corner at tick 0, px; null is the level's spawn
 * @param input the held buttons; null means none
 * @param expect what must come true; null means nothing
 * @param hash the state's hash after the last tick, or null
 * @param unknown fields this version does not know
 * @param places where the parts stand in the file
 */
public record Run(
        String levelPath,
        String about,
        Integer ticks,
        Vec start,
        InputTrack input,
        List<Expectation> expect,
        Long hash,
        Map<String, Object> unknown,
        SourceLocations places) {

    /** Most ticks of a run: nineteen days of play. */
    public static final int MAX_TICKS = 100_000_000;

    /** Ticks that are played where nothing says how many: ten seconds at the default rate. */
    public static final int DEFAULT_TICKS = 600;

    /** Nothing is pressed, nothing expected. */
    public static final Run IDLE = new Run(null, null, null, null, null, null, Map.of(), SourceLocations.NONE);

    /**
     * Takes a copy of the expectations.
     *
     * @param levelPath path of the level relative to the run file, or null if the run is only meant as another level's
     *     input
     * @param about what the run shows, for people, or null
     * @param ticks how many steps to play, 0 to {@link #MAX_TICKS}, or null
     * @param start the player's upper left corner at tick 0, px; null is the level's spawn
     * @param input the held buttons; null means none
     * @param expect what must come true; null means nothing
     * @param hash the state's hash after the last tick, or null
     * @param unknown fields this version does not know
     * @param places where the parts stand in the file
     * @throws IllegalArgumentException if the ticks are negative or more than {@link #MAX_TICKS}
     */
    public Run {
        expect = expect == null ? null : List.copyOf(expect);
        Objects.requireNonNull(unknown);
        Objects.requireNonNull(places);
        if (ticks != null && (ticks < 0 || ticks > MAX_TICKS)) {
            throw new IllegalArgumentException("ticks must be 0 to " + MAX_TICKS + ", not " + ticks);
        }
    }

    /**
     * A run from the level's spawn.
     *
     * @param levelPath path of the level relative to the run file, or null
     * @param about what the run shows, for people, or null
     * @param ticks how many steps to play, 0 to {@link #MAX_TICKS}, or null
     * @param input the held buttons; null means none
     * @param expect what must come true; null means nothing
     * @param hash the state's hash after the last tick, or null
     * @param unknown fields this version does not know
     * @param places where the parts stand in the file
     * @throws IllegalArgumentException if the ticks are negative or more than {@link #MAX_TICKS}
     */
    public Run(
            String levelPath,
            String about,
            Integer ticks,
            InputTrack input,
            List<Expectation> expect,
            Long hash,
            Map<String, Object> unknown,
            SourceLocations places) {
        this(levelPath, about, ticks, null, input, expect, hash, unknown, places);
    }

    /**
     * {@return a level with its player where this run starts}
     *
     * @param level the level; without a spawn it gets one
     * @throws IllegalArgumentException if the start is beyond a level's coordinates
     */
    public Level placed(Level level) {
        return placed(level, start);
    }

    /**
     * {@return a level with its player somewhere else at tick 0}
     *
     * @param level the level; without a spawn it gets one
     * @param from the player's upper left corner, px; null leaves the level as it is
     * @throws IllegalArgumentException if a coordinate is beyond a level's
     */
    public static Level placed(Level level, Vec from) {
        if (from == null) {
            return level;
        }
        for (LevelObject object : level.objects()) {
            if (object instanceof Spawn spawn) {
                // It is to start right there, whatever moves.
                return level.withObject(
                        spawn.withCommon(spawn.common().withAt(from).withRides(null)));
            }
        }
        String id = "start";
        while (level.object(id) != null) {
            id += "-";
        }
        return level.withObject(new Spawn(ObjectCommon.of(id, from, null), null, null));
    }

    /** {@return the buttons in force, none held where the file gives none} */
    public InputTrack effectiveInput() {
        return input == null ? InputTrack.EMPTY : input;
    }

    /** {@return the expectations, none where the file gives none} */
    public List<Expectation> effectiveExpect() {
        return expect == null ? List.of() : expect;
    }

    /**
     * {@return the ticks to play: the file's, else {@link #DEFAULT_TICKS} or as many more as its input and expectations
     * name}
     */
    public int effectiveTicks() {
        if (ticks != null) {
            return ticks;
        }
        int last = Math.max(DEFAULT_TICKS, effectiveInput().lastTick() + 1);
        for (Expectation expectation : effectiveExpect()) {
            last = Math.max(last, expectation.when().last(0));
        }
        return last;
    }

    /**
     * {@return this run for another level}
     *
     * @param path relative to the run file, or null
     */
    public Run withLevelPath(String path) {
        return new Run(path, about, ticks, start, input, expect, hash, unknown, places);
    }

    /**
     * {@return this run with other buttons}
     *
     * @param newInput the buttons over time
     */
    public Run withInput(InputTrack newInput) {
        return new Run(levelPath, about, ticks, start, newInput, expect, hash, unknown, places);
    }

    /**
     * {@return this run with another hash; null is none}
     *
     * @param newHash hash after the last tick, or null
     */
    public Run withHash(Long newHash) {
        return new Run(levelPath, about, ticks, start, input, expect, newHash, unknown, places);
    }

    /**
     * {@return this run from another place}
     *
     * @param newStart the player's upper left corner at tick 0, px; null is the level's spawn
     */
    public Run withStart(Vec newStart) {
        return new Run(levelPath, about, ticks, newStart, input, expect, hash, unknown, places);
    }

    /**
     * {@return this run with other expectations}
     *
     * @param newExpect what must come true
     */
    public Run withExpect(List<Expectation> newExpect) {
        return new Run(levelPath, about, ticks, start, input, newExpect, hash, unknown, places);
    }

    /**
     * {@return a hash as files and output show it: 16 lower-case hexadecimal digits}
     *
     * @param hash the 64 bits
     */
    public static String formatHash(long hash) {
        return HexFormat.of().toHexDigits(hash);
    }
}
