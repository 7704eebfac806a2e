package dev.ledge.engine.bench;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.World;
import java.util.List;
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

/** From a changed cell of a 4096×4096 level to the running game's next step. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 10, time = 1)
@Measurement(iterations = 5, time = 1)
public class EditBenchmark {

    private static final int SIDE = 4096;
    private static final int TIMES = 100;

    private Level level;
    private World world;
    private int strokes;

    @Setup
    public void create() {
        level = TestLevels.floor(SIDE).spawn(80, 160).level();
        TileLayer ground = (TileLayer) level.layer("ground");
        level = level.toBuilder()
                .size(SIDE, SIDE)
                .layers(List.of(ground.withGrid(ground.grid().resized(SIDE, SIDE, 0, 0))))
                .build();
        world = new World(level);
    }

    @Benchmark
    public long brush(Meter meter) {
        meter.start();
        for (int i = 0; i < TIMES; i++) {
            stroke();
        }
        return meter.stop(TIMES);
    }

    private void stroke() {
        int column = strokes * 37 % SIDE;
        int row = 20 + strokes * 11 % (SIDE - 20);
        level = TestLevels.painted(level, column, row, strokes % 2 == 0 ? '#' : '.');
        strokes = (strokes + 1) % 1_000_000;
        world.edit(level);
        world.step(0);
    }
}
