package dev.ledge.editor.render.tile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.render.Canvas;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.Scenes;
import dev.ledge.editor.render.TileImages;
import dev.ledge.engine.level.Level;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PixelsTest {

    private static int premultiplied(Random random) {
        int alpha = random.nextInt(256);
        int pixel = alpha << 24;
        for (int shift = 0; shift < 24; shift += 8) {
            pixel |= random.nextInt(alpha + 1) << shift;
        }
        return pixel;
    }

    @Test
    void aPixelUponAnotherIsWhatTheFormulaSays() {
        Random random = new Random(3);
        for (int i = 0; i < 10_000; i++) {
            int upper = premultiplied(random);
            int lower = premultiplied(random);
            int sum = Pixels.over(upper, lower);
            for (int shift = 0; shift < 32; shift += 8) {
                double let = 1 - (upper >>> 24) / 255.0;
                double exact = (upper >>> shift & 255) + (lower >>> shift & 255) * let;
                assertThat((double) (sum >>> shift & 255)).isBetween(exact - 0.51, exact + 0.51);
            }
        }
    }

    @Test
    void opaqueHidesAndClearShows() {
        assertThat(Pixels.over(0xFF123456, 0xFFABCDEF)).isEqualTo(0xFF123456);
        assertThat(Pixels.over(0, 0xFFABCDEF)).isEqualTo(0xFFABCDEF);
        assertThat(Pixels.faded(0xFF204060, 0.5)).isEqualTo(0x80102030);
        assertThat(Pixels.faded(0xFF204060, 1)).isEqualTo(0xFF204060);
    }

    @Test
    void layersThatArePaintedAsOneLookAsIfPaintedOneByOne() {
        String back = Scenes.layer("back", false, List.of("ww#", "gg^"))
                        .replace("\"collides\"", "\"opacity\": 0.5, \"collides\"")
                + ", ";
        String between =
                "{\"id\": \"dot11\", \"type\": \"actor\", \"at\": [400, 400], \"size\": [4, 4], \"layer\": \"back\"}";
        Level one = Scenes.level(Path.of("x.level.json"), back, List.of("/=w", " H#"));
        Level apart = Scenes.level(Path.of("x.level.json"), back, List.of("/=w", " H#"), between);
        int[] together = Canvas.of(one, 2)
                .paint(new LevelRenderer(new TileImages(() -> null), ObjectKinds.FIGURES), one)
                .pixels();
        int[] separate = Canvas.of(apart, 2)
                .paint(new LevelRenderer(new TileImages(() -> null), ObjectKinds.FIGURES), apart)
                .pixels();

        for (int i = 0; i < together.length; i++) {
            for (int shift = 0; shift < 24; shift += 8) {
                assertThat(together[i] >>> shift & 255)
                        .isBetween((separate[i] >>> shift & 255) - 3, (separate[i] >>> shift & 255) + 3);
            }
        }
    }
}
