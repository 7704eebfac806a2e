package dev.ledge.engine.bench;

import dev.ledge.engine.testing.Courses;
import dev.ledge.engine.testing.TestLevels;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A minute in worlds in which one thing dominates. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 10, time = 1)
@Measurement(iterations = 5, time = 1)
public class WorldBenchmark {

    private static final int STEPS = 3600;

    /** The worlds; all have a player with scripted buttons. */
    public enum Kind {
        /** The player on a plain floor. */
        PLAYER_ON_FLOOR,
        /** The player with everything on: hills, ladders, ledges, surfaces, low ceilings. */
        PLAYER_ON_COURSE,
        /** The same with 100 walkers on it. */
        WALKERS,
        /** The same with 100 platforms on it. */
        PLATFORMS
    }

    @Param
    Kind kind;

    private Replayed world;

    @Setup
    public void create() {
        world = switch (kind) {
            case PLAYER_ON_FLOOR ->
                new Replayed(TestLevels.floor(1024).spawn(8192, 160).level(), STEPS);
            case PLAYER_ON_COURSE -> new Replayed(Courses.course(32, 0, 0), STEPS);
            case WALKERS -> new Replayed(Courses.course(32, 0, 100), STEPS);
            case PLATFORMS -> new Replayed(Courses.course(32, 100, 0), STEPS);
        };
    }

    @Benchmark
    public long step(Meter meter) {
        meter.start();
        world.play();
        return meter.stop(STEPS);
    }
}
