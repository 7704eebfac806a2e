package dev.ledge.editor.bench;

import dev.ledge.editor.exchange.Formats;
import dev.ledge.editor.exchange.LevelExport;
import dev.ledge.editor.exchange.LevelImport;
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
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/** How long a map of 4096 × 4096 cells in four layers takes out and in, beside Tiled with the same file. */
final class LargeMaps {
    private static final int SIDE = 4096;
    private static final int LAYERS = 4;
    private static final int ROUNDS = 3;

    /** Of ten cells so many are painted. */
    private static final int[] PAINTED = {10, 6, 3, 1};

    private static final double MOST_OUT_SECONDS = 3;
    private static final double MOST_IN_SECONDS = 5;

    private final Path folder;

    private LargeMaps(Path folder) {
        this.folder = folder;
    }

    /** Writes and reads in a folder; what takes the shortest of some rounds counts. */
    static List<BenchRow> measure(Path folder) throws Exception {
        return new LargeMaps(folder).measure();
    }

    private List<BenchRow> measure() throws Exception {
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
            if (back.columns() != SIDE) {
                throw new IllegalStateException(back.columns() + " columns came back");
            }
            out = Math.min(out, (written - start) / 1e9);
            in = Math.min(in, (read - written) / 1e9);
        }
        String what = SIDE + "² × " + LAYERS + " layers, " + (Files.size(map) >> 20) + " MB as tmj: ";
        return List.of(
                BenchRow.atMost(what + "out", out, "s", MOST_OUT_SECONDS),
                BenchRow.atMost(what + "in", in, "s", MOST_IN_SECONDS),
                BenchRow.of(what + "Tiled, in and out", tiled(map), "s"));
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

    /** Seconds, or NaN where Tiled is not installed, or takes longer than anybody waits. */
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
            if (!process.waitFor(5, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                return Double.NaN;
            }
            return process.exitValue() == 0 ? (System.nanoTime() - start) / 1e9 : Double.NaN;
        } catch (IOException none) {
            return Double.NaN;
        }
    }
}
