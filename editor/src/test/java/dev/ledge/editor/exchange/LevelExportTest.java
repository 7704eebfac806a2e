package dev.ledge.editor.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.editor.exchange.format.ExportException;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.object.Body;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LevelExportTest {
    private static final Path LEVEL = Path.of("x.level.json");

    @TempDir
    private Path folder;

    @Test
    void csvHasALineARowAndAValueACell() throws ExportException, IOException {
        Level level = Scenes.level(List.of("#  ", " /\\"));
        Path out = folder.resolve("x.csv");

        assertThat(LevelExport.write(
                        level,
                        null,
                        Formats.export("csv").orElseThrow(),
                        ExportFormat.Options.DEFAULT,
                        out,
                        Progress.NONE))
                .containsExactly(out);
        assertThat(out).hasContent("rock,,\n,rock-45,rock-45:h\n");
    }

    @Test
    void ofSeveralLayersTheCollidingOneGoesIntoTheFile() throws ExportException, IOException {
        Level level = Scenes.level(LEVEL, Scenes.layer("back", false, List.of("f")) + ", ", List.of("#"));
        Path out = folder.resolve("x.csv");

        assertThat(LevelExport.write(
                        level,
                        null,
                        Formats.export("csv").orElseThrow(),
                        ExportFormat.Options.DEFAULT,
                        out,
                        Progress.NONE))
                .containsExactly(out, folder.resolve("x.back.csv"));
        assertThat(out).hasContent("rock\n");
        assertThat(folder.resolve("x.back.csv")).hasContent("fern\n");
        assertThat(Formats.export("csv").orElseThrow().others(level, ExportFormat.Options.DEFAULT, out))
                .as("what a user is asked about, too")
                .containsExactly(folder.resolve("x.back.csv"));
    }

    @Test
    void oneLayerCanBeAskedFor() throws ExportException, IOException {
        Level level = Scenes.level(LEVEL, Scenes.layer("back", false, List.of("f")) + ", ", List.of("#"));
        Path out = folder.resolve("x.csv");
        ExportFormat.Options options = new ExportFormat.Options(1, List.of("back"), true);
        ExportFormat csv = Formats.export("csv").orElseThrow();

        assertThat(LevelExport.write(level, null, csv, options, out, Progress.NONE))
                .containsExactly(out);
        assertThat(out).hasContent("fern\n");
        assertThatThrownBy(() -> LevelExport.write(
                        level, null, csv, new ExportFormat.Options(1, List.of("sky"), true), out, Progress.NONE))
                .isInstanceOf(ExportException.class)
                .hasMessageContaining("back, ground");
        assertThatThrownBy(() -> LevelExport.write(
                        level, null, csv, new ExportFormat.Options(1, List.of(), true), out, Progress.NONE))
                .isInstanceOf(ExportException.class)
                .hasMessageContaining("no layer is chosen");
    }

    @Test
    void pngShowsTheWholeLevelAtItsSize() throws ExportException, IOException {
        Level level = Scenes.level(List.of("   ", "###"));
        Path out = folder.resolve("x.png");
        LevelExport.write(
                level, null, Formats.export("png").orElseThrow(), ExportFormat.Options.DEFAULT, out, Progress.NONE);
        BufferedImage picture = ImageIO.read(out.toFile());

        assertThat(picture.getWidth()).isEqualTo(48);
        assertThat(picture.getHeight()).isEqualTo(32);
        assertThat(picture.getRGB(24, 4)).isNotEqualTo(picture.getRGB(24, 26));
        assertThat(PngExport.picture(level, null, 2.5).getWidth()).isEqualTo(120);
    }

    @Test
    void stripsMakeTheSamePictureAsTheWhole() throws Exception {
        Path file = Path.of("../levels/demo/demo.level.json");
        Level demo = LevelReader.read(file).value();
        for (double scale : new double[] {1, 0.5, 0.3}) {
            BufferedImage whole = PngExport.picture(demo, file, scale);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            new PngExport(demo, file, scale, null, true).write(out, Progress.NONE, whole.getWidth() * 37);
            BufferedImage strips = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));

            assertThat(strips.getWidth()).isEqualTo(whole.getWidth());
            assertThat(strips.getHeight()).isEqualTo(whole.getHeight());
            int different = 0;
            for (int y = 0; y < whole.getHeight(); y++) {
                for (int x = 0; x < whole.getWidth(); x++) {
                    different += whole.getRGB(x, y) == strips.getRGB(x, y) ? 0 : 1;
                }
            }
            assertThat(different).as("pixels at scale " + scale).isZero();
        }
    }

    /** The large one is drawn anew in each strip, the small one from a picture that is kept. */
    @ParameterizedTest
    @ValueSource(doubles = {1, 3})
    void aLargePlatformThatIsNotThereAtFirstIsAsFaintAsASmallOne(double scale) throws Exception {
        String away = "\"motion\": {\"mode\": \"still\"}, \"group\": \"red\", \"solidWhen\": \"off\"}";
        Level level = Scenes.level(
                Collections.nCopies(50, " ".repeat(32)),
                "{\"id\": \"large\", \"type\": \"platform\", \"at\": [16, 16], \"size\": [400, 760], " + away,
                "{\"id\": \"small\", \"type\": \"platform\", \"at\": [432, 16], \"size\": [60, 80], " + away);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PngExport export = new PngExport(level, null, scale, null, true);
        export.write(out, Progress.NONE, (int) (32 * 16 * scale * 23));
        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
        for (int y = 17; y < 90; y++) {
            int row = (int) (y * scale);
            assertThat(picture.getRGB((int) (30 * scale), row))
                    .as("row " + y)
                    .isEqualTo(picture.getRGB((int) (446 * scale), row));
        }
        assertThat(picture.getRGB((int) (30 * scale), (int) (50 * scale)))
                .isNotEqualTo(picture.getRGB((int) (424 * scale), (int) (50 * scale)));
    }

    @Test
    void layersAndObjectsAreChosen() throws Exception {
        Level level = Scenes.level(LEVEL, Scenes.layer("back", false, List.of("f")) + ", ", List.of("#"));
        BufferedImage all = drawn(level, null, true);
        BufferedImage back = drawn(level, List.of("back"), true);
        BufferedImage ground = drawn(level, List.of("ground"), true);

        assertThat(pixels(back)).isNotEqualTo(pixels(ground));
        assertThat(pixels(all)).isNotEqualTo(pixels(back));
        assertThatThrownBy(() -> drawn(level, List.of("sky"), true))
                .isInstanceOf(ExportException.class)
                .hasMessageContaining("back, ground");
        Level withSpawn = level.withObject(Body.of("b", new Vec(2, 2), new Vec(9, 9)));
        assertThat(pixels(drawn(withSpawn, null, true))).isNotEqualTo(pixels(all));
        assertThat(pixels(drawn(withSpawn, null, false))).isEqualTo(pixels(all));
    }

    private BufferedImage drawn(Level level, List<String> layers, boolean hasObjects) throws Exception {
        Path out = folder.resolve("drawn.png");
        ExportFormat.Options options = new ExportFormat.Options(1, layers, hasObjects);
        LevelExport.write(level, null, Formats.export("png").orElseThrow(), options, out, Progress.NONE);
        return ImageIO.read(out.toFile());
    }

    private static int[] pixels(BufferedImage picture) {
        return picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
    }

    @ParameterizedTest
    @ValueSource(strings = {"csv", "png", "tmj", "tmx", "ldtk", "runtime"})
    void anExportThatIsCancelledAnywhereLeavesNothing(String format) throws Exception {
        Path file = Path.of("../levels/demo/demo.level.json");
        Level demo = LevelReader.read(file).value();
        ExportFormat writer = Formats.export(format).orElseThrow();
        Path out = folder.resolve("map." + writer.suffix());
        Files.createDirectories(folder.resolve("x"));
        List<Double> reported = new ArrayList<>();
        LevelExport.write(demo, file, writer, ExportFormat.Options.DEFAULT, folder.resolve("x/map"), reported::add);
        assertThat(reported).isNotEmpty().isSorted().allMatch(fraction -> fraction >= 0 && fraction <= 1);
        for (int stop : new int[] {0, reported.size() / 2, reported.size() - 1}) {
            int[] left = {stop};
            assertThatThrownBy(
                            () -> LevelExport.write(demo, file, writer, ExportFormat.Options.DEFAULT, out, fraction -> {
                                if (left[0]-- == 0) {
                                    throw new CancellationException();
                                }
                            }))
                    .isInstanceOf(CancellationException.class);
            try (Stream<Path> files = Files.list(folder)) {
                assertThat(files).containsExactly(folder.resolve("x"));
            }
        }
    }

    @Test
    void aPictureThatNoMemoryHoldsIsRefusedWithTheScaleThatFits() {
        Level level = Scenes.level(List.of("#")).toBuilder()
                .layers(List.of())
                .size(8192, 8192)
                .build();

        assertThatThrownBy(() -> PngExport.picture(level, null, 1))
                .isInstanceOf(ExportException.class)
                .hasMessageContaining("a scale of at most 0.125");
        assertThatThrownBy(() -> PngExport.picture(level, null, Double.NaN)).isInstanceOf(ExportException.class);
    }
}
