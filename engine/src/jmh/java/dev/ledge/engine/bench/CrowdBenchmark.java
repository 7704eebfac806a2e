package dev.ledge.engine.bench;

import dev.ledge.engine.bench.scene.Layout;
import dev.ledge.engine.bench.scene.LedgeScene;
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

/** The scene with pairs, from one actor to 100,000 with the same room for each. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 10, time = 1)
@Measurement(iterations = 5, time = 1)
public class CrowdBenchmark {

    /** So many steps of all actors together are made between two restarts, after which the first step is slower. */
    private static final int ACTOR_STEPS = 12_000_000;

    @Param({"1", "100", "1000", "10000", "100000"})
    int actors;

    private LedgeScene scene;
    private int steps;

    @Setup
    public void create() {
        steps = Math.min(SceneBenchmark.STEPS, ACTOR_STEPS / actors);
        scene = new LedgeScene(Layout.roomy(actors), true);
        for (int i = 0; i < SceneBenchmark.LANDING_STEPS; i++) {
            scene.step();
        }
        scene.mark();
    }

    @Benchmark
    public long step(Meter meter) {
        meter.start();
        for (int i = 0; i < steps; i++) {
            scene.step();
        }
        meter.stop(steps);
        scene.restart();
        return meter.steps;
    }
}
