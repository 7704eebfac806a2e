package dev.ledge.editor.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import dev.ledge.engine.level.json.LevelReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * How long a map of 4096 × 4096 cells in four layers takes out and in, beside Tiled with the same file. No test of its
 * own: run it with {@code mvn -q test -Dtest=ExchangeSpeed}, on a machine with nothing else to do.
 */
class ExchangeSpeed {
    private static final int SIDE = 4096;
    private static final int LAYERS = 4;
    private static final int ROUNDS = 3;

    /** Of ten cells so many are painted. */
    private static final int[] PAINTED = {10, 6, 3, 1};

    @TempDir
    private Path folder;

    @Test
    void largeMaps() throws Exception {
        Path file = Path.of("../levels/demo/demo.level.json");
        Level level = level(LevelReader.read(file).value());
        Path map = folder.resolve("map.tmj");
        double out = Double.MAX_VALUE;
        double in = Double.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            long start = System.nanoTime();
            LevelExport.write(
                    level, file, Formats.export("tmj").orElseThrow(), ExportFormat.Options.DEFAULT, map, Progress.NONE);
            long written = System.nanoTime();
            Level back = LevelImport.read(map, new ImportRequest(Mapping.standard(), file))
                    .get(0)
                    .level();
            long read = System.nanoTime();
            assertThat(back.columns()).isEqualTo(SIDE);
            out = Math.min(out, (written - start) / 1e9);
            in = Math.min(in, (read - written) / 1e9);
        }
        System.out.printf(
                Locale.ROOT,
                "%d² × %d layers, %d MB as tmj (best of %d): out %.2f s, in %.2f s, Tiled in and out %.2f s%n",
                SIDE,
                LAYERS,
                Files.size(map) >> 20,
                ROUNDS,
                out,
                in,
                tiled(map));
    }

    private Level level(Level demo) {
        List<TileRef> tiles =
                demo.palette().tiles().keySet().stream().map(TileRef::of).toList();
        SplittableRandom random = new SplittableRandom(7);
        List<Layer> layers = new ArrayList<>();
        for (int i = 0; i < LAYERS; i++) {
            TileGrid.Edit edit = TileGrid.empty(SIDE, SIDE).edit();
            for (int row = 0; row < SIDE; row++) {
                for (int column = 0; column < SIDE; column++) {
                    if (random.nextInt(10) < PAINTED[i]) {
                        edit.set(column, row, 1 + random.nextInt(tiles.size()));
                    }
                }
            }
            layers.add(TileLayer.of("layer" + i, edit.build()));
        }
        return demo.toBuilder()
                .size(SIDE, SIDE)
                .tiles(TileTable.of(tiles))
                .layers(layers)
                .objects(List.of())
                .build();
    }

    /** Seconds, or NaN where Tiled is not installed. */
    private double tiled(Path map) throws InterruptedException {
        try {
            ProcessBuilder builder = new ProcessBuilder(
                            "tiled",
                            "--export-map",
                            "json",
                            map.toString(),
                            folder.resolve("anew.json").toString())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD);
            builder.environment().put("QT_QPA_PLATFORM", "offscreen");
            long start = System.nanoTime();
            Process process = builder.start();
            boolean isDone = process.waitFor(5, TimeUnit.MINUTES) && process.exitValue() == 0;
            return isDone ? (System.nanoTime() - start) / 1e9 : Double.NaN;
        } catch (IOException none) {
            return Double.NaN;
        }
    }
}
