package dev.ledge.editor.run;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.run.Failure;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.Runner;
import java.lang.ref.SoftReference;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;

/**
 * Tells how a run ends that has to end exactly as it once did: a hash alone says nothing of that, but the level in
 * which it last ended so does, as long as there is room for that in memory. For one thread.
 */
final class Endings {
    /** More runs than these are not remembered. */
    private static final int MOST = 200;

    /** Of longer runs it is not told from when on they differ, ticks. */
    private static final int LONGEST = 1_000_000;

    private final Map<End, Known> known = new LinkedHashMap<>();

    /** What makes a run end as it must. */
    private record End(Long hash, Vec start, InputTrack input, int ticks) {
        static End of(Run run) {
            return new End(run.hash(), run.start(), run.effectiveInput(), run.effectiveTicks());
        }
    }

    /**
     * The level in which a run ended as it must, and how it went there, once somebody has asked. Both may be as large
     * as all else in memory, and the level may have been closed long ago.
     */
    private record Known(SoftReference<Level> level, SoftReference<Course> course) {}

    /** A run ended as it must. */
    void held(Run run, Level level) {
        End end = End.of(run);
        known.remove(end); // The newest are kept.
        known.put(end, new Known(new SoftReference<>(level), new SoftReference<>(null)));
        if (known.size() > MOST) {
            known.remove(known.keySet().iterator().next());
        }
    }

    /**
     * How a run ends that did not end as it must; null for one that is too long to be played again.
     *
     * @param watcher may throw to end the playing
     */
    EndChange of(Run run, Level level, Runner.Watcher watcher) {
        if (run.effectiveTicks() > LONGEST) {
            return null;
        }
        Course now = Course.of(level, run, watcher);
        Course then = before(run, watcher);
        if (then == null) {
            return new EndChange(Failure.NO_TICK, "It ends differently than when that was noted: " + end(now));
        }
        int from = now.partsFrom(then);
        String since = from == 0 ? "It ends differently" : "It goes another way from tick " + from + " on";
        return new EndChange(from, since + ": " + difference(then, now));
    }

    /** How a run went when it ended as it must; null if that is not known, or not any more. */
    private Course before(Run run, Runner.Watcher watcher) {
        End end = End.of(run);
        Known before = known.get(end);
        if (before == null) {
            return null;
        }
        Course course = before.course().get();
        Level level = before.level().get();
        if (course == null && level != null) {
            course = Course.of(level, run, watcher);
            known.put(end, new Known(before.level(), new SoftReference<>(course)));
        }
        return course;
    }

    private static String end(Course now) {
        if (now.player() == null) {
            return "there is no player";
        }
        Vec at = now.places().get(now.player());
        return at == null ? "the player is dead" : "the player is at " + words(at);
    }

    private static String difference(Course then, Course now) {
        Vec before = then.player() == null ? null : then.places().get(then.player());
        Vec after = now.player() == null ? null : now.places().get(now.player());
        if (before != null && after != null && !before.equals(after)) {
            return "the player ends at " + moved(before, after);
        }
        if (before != null && after == null) {
            return (now.player() == null ? "there is no player" : "the player is dead") + ", it was at "
                    + words(before);
        }
        if (before == null && after != null) {
            return "the player is at " + words(after) + ", it was " + (then.player() == null ? "not there" : "dead");
        }
        return "the player ends as before, but " + ofOthers(then.places(), now.places());
    }

    private static String ofOthers(Map<String, Vec> then, Map<String, Vec> now) {
        TreeSet<String> ids = new TreeSet<>(then.keySet());
        ids.addAll(now.keySet());
        for (String id : ids) {
            Vec before = then.get(id);
            Vec after = now.get(id);
            if (before == null) {
                return Excerpt.of(id) + " is there, which was not";
            }
            if (after == null) {
                return Excerpt.of(id) + " is not there, which was";
            }
            if (!before.equals(after)) {
                return Excerpt.of(id) + " is at " + moved(before, after);
            }
        }
        return "not all that moves, crumbles or is switched does";
    }

    private static String words(Vec at) {
        return rounded(at.x()) + ", " + rounded(at.y());
    }

    /** To the last digit where that alone tells them apart. */
    private static String moved(Vec before, Vec after) {
        String then = words(before);
        String now = words(after);
        return now.equals(then)
                ? after.x() + ", " + after.y() + " instead of " + before.x() + ", " + before.y()
                : now + " instead of " + then;
    }

    private static String rounded(double value) {
        return BigDecimal.valueOf(value)
                .setScale(2, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }
}
