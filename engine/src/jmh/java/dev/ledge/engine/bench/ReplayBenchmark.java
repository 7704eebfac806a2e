package dev.ledge.engine.bench;

import dev.ledge.engine.testing.Courses;
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

/** A minute played again, as the live trail does at every mouse move: 3,600 steps with 20 platforms and 50 walkers. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 10, time = 1)
@Measurement(iterations = 5, time = 1)
public class ReplayBenchmark {

    private static final int STEPS = 3600;

    private Replayed run;

    @Setup
    public void create() {
        run = new Replayed(Courses.course(16, 20, 50), STEPS);
    }

    @Benchmark
    public long minute(Meter meter) {
        meter.start();
        run.play();
        return meter.stop(1);
    }
}
