package dev.ledge.engine.bench;

import dev.ledge.engine.testing.Courses;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Milliseconds to play a minute again, as the live trail does at every mouse move: 3,600 steps with 20 platforms and 50 walkers. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class ReplayBenchmark {

    private static final int STEPS = 3600;

    private World world;
    private Snapshot start;

    @Setup
    public void create() {
        world = new World(Courses.course(16, 20, 50));
        start = world.save();
    }

    @Benchmark
    public long minute() {
        world.restore(start);
        for (int tick = 0; tick < STEPS; tick++) {
            world.step(Courses.buttons(tick));
        }
        return world.tick();
    }
}
