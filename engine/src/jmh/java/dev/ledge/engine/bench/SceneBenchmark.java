package dev.ledge.engine.bench;

import dev.ledge.engine.bench.scene.Layout;
import dev.ledge.engine.bench.scene.Peer;
import dev.ledge.engine.bench.scene.Scene;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The scene of the budgets, side by side in all engines. Every invocation plays the same 4 seconds from the same start
 * (after one second in which the actors land), so that fast engines do not get to measure a world in which all actors
 * have long been at the bottom.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 10, time = 1)
@Measurement(iterations = 5, time = 1)
public class SceneBenchmark {

    static final int ACTORS = 1000;
    static final int LANDING_STEPS = 60;
    static final int STEPS = 240;

    @Param({"LOOP", "LEDGE", "GDX_BOX2D", "DYN4J", "JBOX2D", "FXGL", "LITIENGINE"})
    Peer peer;

    @Param({"false", "true"})
    boolean pairs;

    private Layout layout;
    private Scene scene;

    /** What the actors did in the measured steps. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Work {
        public long turns;
        public long jumps;
        public long overlaps;
    }

    @Setup
    public void lay() {
        layout = Layout.standard(ACTORS);
    }

    @Setup(Level.Invocation)
    public void create() {
        scene = peer.create(layout, pairs);
        for (int i = 0; i < LANDING_STEPS; i++) {
            scene.step();
        }
    }

    @TearDown(Level.Invocation)
    public void close() {
        scene.close();
    }

    @Benchmark
    public long step(Meter meter, Work work) {
        long turns = scene.crowd().turns();
        long jumps = scene.crowd().jumps();
        meter.start();
        for (int i = 0; i < STEPS; i++) {
            scene.step();
        }
        work.turns += scene.crowd().turns() - turns;
        work.jumps += scene.crowd().jumps() - jumps;
        work.overlaps += scene.pairs();
        return meter.stop(STEPS);
    }
}
