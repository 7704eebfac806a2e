package dev.ledge.engine.bench;

import dev.ledge.engine.bench.scene.Layout;
import dev.ledge.engine.bench.scene.LedgeScene;
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

/** Saving and restoring a world of 1,000 actors. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 10, time = 1)
@Measurement(iterations = 5, time = 1)
public class SnapshotBenchmark {

    private static final int TIMES = 1000;

    private World world;
    private Snapshot snapshot;

    @Setup
    public void create() {
        LedgeScene scene = new LedgeScene(Layout.standard(SceneBenchmark.ACTORS), true);
        for (int i = 0; i < SceneBenchmark.LANDING_STEPS; i++) {
            scene.step();
        }
        world = scene.world();
        snapshot = world.save();
    }

    @Benchmark
    public long save(Meter meter) {
        meter.start();
        for (int i = 0; i < TIMES; i++) {
            world.save(snapshot);
        }
        return meter.stop(TIMES);
    }

    @Benchmark
    public long restore(Meter meter) {
        meter.start();
        for (int i = 0; i < TIMES; i++) {
            world.restore(snapshot);
        }
        return meter.stop(TIMES);
    }
}
