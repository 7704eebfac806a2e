package dev.ledge.editor.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.editor.exchange.format.ExportException;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.level.Level;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LevelExportTest {
    private static final Path LEVEL = Path.of("x.level.json");

    @TempDir
    private Path folder;

    @Test
    void csvHasALineARowAndAValueACell() throws ExportException, IOException {
        Level level = Scenes.level(List.of("#  ", " /\\"));
        Path out = folder.resolve("x.csv");

        assertThat(LevelExport.write(
                        level, null, Formats.export("csv").orElseThrow(), ExportFormat.Options.DEFAULT, out))
                .containsExactly(out);
        assertThat(out).hasContent("rock,,\n,rock-45,rock-45:h\n");
    }

    @Test
    void ofSeveralLayersTheCollidingOneGoesIntoTheFile() throws ExportException, IOException {
        Level level = Scenes.level(LEVEL, Scenes.layer("back", false, List.of("f")) + ", ", List.of("#"));
        Path out = folder.resolve("x.csv");

        assertThat(LevelExport.write(
                        level, null, Formats.export("csv").orElseThrow(), ExportFormat.Options.DEFAULT, out))
                .containsExactly(out, folder.resolve("x.back.csv"));
        assertThat(out).hasContent("rock\n");
        assertThat(folder.resolve("x.back.csv")).hasContent("fern\n");
    }

    @Test
    void oneLayerCanBeAskedFor() throws ExportException, IOException {
        Level level = Scenes.level(LEVEL, Scenes.layer("back", false, List.of("f")) + ", ", List.of("#"));
        Path out = folder.resolve("x.csv");
        ExportFormat.Options options = new ExportFormat.Options(1, "back");
        ExportFormat csv = Formats.export("csv").orElseThrow();

        assertThat(LevelExport.write(level, null, csv, options, out)).containsExactly(out);
        assertThat(out).hasContent("fern\n");
        assertThatThrownBy(() -> LevelExport.write(level, null, csv, new ExportFormat.Options(1, "sky"), out))
                .isInstanceOf(ExportException.class)
                .hasMessageContaining("back, ground");
    }

    @Test
    void pngShowsTheWholeLevelAtItsSize() throws ExportException, IOException {
        Level level = Scenes.level(List.of("   ", "###"));
        Path out = folder.resolve("x.png");
        LevelExport.write(level, null, Formats.export("png").orElseThrow(), ExportFormat.Options.DEFAULT, out);
        BufferedImage picture = ImageIO.read(out.toFile());

        assertThat(picture.getWidth()).isEqualTo(48);
        assertThat(picture.getHeight()).isEqualTo(32);
        assertThat(picture.getRGB(24, 4)).isNotEqualTo(picture.getRGB(24, 26));
        assertThat(PngExport.picture(level, null, 2.5).getWidth()).isEqualTo(120);
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
