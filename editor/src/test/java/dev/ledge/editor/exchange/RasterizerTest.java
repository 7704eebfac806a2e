package dev.ledge.editor.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.json.LevelReader;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The picture that Tiled's own rasterizer makes of an exported map agrees with Ledge's, cell by cell: something is
 * painted in the same cells, in much the same colours. They are not the same pixels, as Ledge joins neighbours.
 */
class RasterizerTest {
    /** Of 255: joints, rims and grass are drawn for a cell's neighbours. */
    private static final double MOST_DIFFERENT = 60;

    @TempDir
    private Path folder;

    private boolean rasterize(Path map, Path picture) throws InterruptedException {
        try {
            ProcessBuilder builder = new ProcessBuilder("tmxrasterizer", map.toString(), picture.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD);
            builder.environment().put("QT_QPA_PLATFORM", "offscreen");
            Process process = builder.start();
            return process.waitFor(2, TimeUnit.MINUTES) && process.exitValue() == 0;
        } catch (IOException none) {
            return false;
        }
    }

    @Test
    void theSameCellsArePaintedAlike() throws Exception {
        Path file = Path.of("../levels/demo/demo.level.json");
        Level demo = LevelReader.read(file).value();
        Level level = demo.toBuilder()
                .objects(List.of())
                .layers(demo.layers().stream()
                        .filter(TileLayer.class::isInstance)
                        .toList())
                .build();
        Path map = folder.resolve("map.tmx");
        export(level, file, "tmx", null, map);
        Path theirs = folder.resolve("theirs.png");
        assumeTrue(rasterize(map, theirs), "tmxrasterizer is not installed: apt-get install tiled");
        Path ours = folder.resolve("ours.png");
        export(level, file, "png", null, ours);
        Path empty = folder.resolve("empty.png");
        export(level, file, "png", List.of(), empty);

        BufferedImage raster = ImageIO.read(theirs.toFile());
        BufferedImage own = ImageIO.read(ours.toFile());
        BufferedImage sky = ImageIO.read(empty.toFile());
        assertThat(raster.getWidth()).isEqualTo(own.getWidth());
        assertThat(raster.getHeight()).isEqualTo(own.getHeight());
        int painted = 0;
        for (int row = 0; row < level.rows(); row++) {
            for (int column = 0; column < level.columns(); column++) {
                boolean isPainted = isPainted(level, column, row);
                boolean isSeen = seen(raster, column, row, level.grid(), 1) > 0;
                boolean isOpaque = seen(raster, column, row, level.grid(), 255) == level.grid() * level.grid();
                assertThat(isSeen).as(column + "," + row).isEqualTo(isPainted);
                if (isPainted && isOpaque) {
                    painted++;
                    assertThat(difference(raster, own, column, row, level.grid()))
                            .as(column + "," + row)
                            .isLessThan(MOST_DIFFERENT);
                    assertThat(difference(sky, own, column, row, level.grid()))
                            .as(column + "," + row)
                            .isPositive();
                }
            }
        }
        assertThat(painted).isGreaterThan(300);
    }

    private static void export(Level level, Path file, String format, List<String> layers, Path out) throws Exception {
        LevelExport.write(
                level,
                file,
                Formats.export(format).orElseThrow(),
                new ExportFormat.Options(1, layers, true),
                out,
                Progress.NONE);
    }

    private static boolean isPainted(Level level, int column, int row) {
        for (Layer layer : level.layers()) {
            if (layer.isVisible() && ((TileLayer) layer).grid().get(column, row) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Pixels of a cell that are no less opaque than that. */
    private static int seen(BufferedImage picture, int column, int row, int grid, int alpha) {
        int count = 0;
        for (int i = 0; i < grid * grid; i++) {
            count += (picture.getRGB(column * grid + i % grid, row * grid + i / grid) >>> 24) >= alpha ? 1 : 0;
        }
        return count;
    }

    /** Mean difference of a channel over a cell, of 255. */
    private static double difference(BufferedImage a, BufferedImage b, int column, int row, int grid) {
        long sum = 0;
        for (int i = 0; i < grid * grid; i++) {
            int x = column * grid + i % grid;
            int y = row * grid + i / grid;
            for (int shift = 0; shift < 24; shift += 8) {
                sum += Math.abs((a.getRGB(x, y) >> shift & 255) - (b.getRGB(x, y) >> shift & 255));
            }
        }
        return sum / (3.0 * grid * grid);
    }
}
