package dev.ledge.editor.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.TileImage;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pictures whose files change. */
class TileImagesTest {
    private final Level level = new LevelBuilder().size(1, 1).build();
    private final TileImage image = new TileImage("a.png", null, null, Map.of());

    @TempDir
    private Path folder;

    private void paint(Color color) throws IOException {
        BufferedImage picture = new BufferedImage(2, 2, BufferedImage.TYPE_INT_RGB);
        picture.setRGB(0, 0, color.getRGB());
        ImageIO.write(picture, "png", folder.resolve("a.png").toFile());
    }

    private Color seen(TileImages images) {
        return new Color(images.picture(level, image).orElseThrow().getRGB(0, 0));
    }

    @Test
    void aNameThatNoFileCanHaveIsNoFile() {
        TileImages images = new TileImages(() -> folder.resolve("a.level.json"));
        assertThat(images.picture(level, new TileImage("a\0.png", null, null, Map.of())))
                .isEmpty();
        assertThat(images.files()).isEmpty();
        assertThat(images.refresh().changed()).isFalse();
    }

    @Test
    void aChangedFileIsReadAgainAndABrokenOneKept() throws IOException {
        paint(Color.RED);
        TileImages images = new TileImages(() -> folder.resolve("a.level.json"));
        assertThat(seen(images)).isEqualTo(Color.RED);
        int version = images.version();
        assertThat(images.refresh()).isEqualTo(new TileImages.Refresh(false, Set.of()));
        assertThat(images.version()).isEqualTo(version);
        assertThat(images.files()).containsExactly(folder.resolve("a.png"));

        paint(Color.GREEN);
        assertThat(images.refresh().changed()).isTrue();
        assertThat(seen(images)).isEqualTo(Color.GREEN);
        assertThat(images.version()).isGreaterThan(version);

        Files.writeString(folder.resolve("a.png"), "none");
        for (int i = 0; i < 2; i++) {
            TileImages.Refresh broken = images.refresh();
            assertThat(broken.changed()).isFalse();
            assertThat(broken.broken()).as("as long as it is broken").containsExactly("a.png");
            assertThat(seen(images)).isEqualTo(Color.GREEN);
        }
        Files.delete(folder.resolve("a.png"));
        assertThat(images.refresh().broken()).containsExactly("a.png");

        paint(Color.BLUE);
        assertThat(images.refresh()).isEqualTo(new TileImages.Refresh(true, Set.of()));
        assertThat(seen(images)).isEqualTo(Color.BLUE);
    }

    @Test
    void aPictureThatWasMissingComes() throws IOException {
        TileImages images = new TileImages(() -> folder.resolve("a.level.json"));
        assertThat(images.picture(level, image)).isEmpty();
        assertThat(images.refresh().broken()).as("checking the level says so").isEmpty();

        paint(Color.RED);

        assertThat(images.refresh().changed()).isTrue();
        assertThat(seen(images)).isEqualTo(Color.RED);
    }
}
