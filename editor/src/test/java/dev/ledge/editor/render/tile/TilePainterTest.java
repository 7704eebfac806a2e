package dev.ledge.editor.render.tile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.TileImage;
import java.awt.image.BufferedImage;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TilePainterTest {
    private static final int RED = 0xFFFF0000;

    private final BufferedImage sheet = new BufferedImage(64, 40, BufferedImage.TYPE_INT_ARGB);

    private BufferedImage part(Vec at, Vec size) {
        return TilePainter.part(sheet, new TileImage("sheet.png", at, size, Map.of()), 16);
    }

    @Test
    void aPictureThatDoesNotSayHowMuchOfItIsOneCell() {
        sheet.setRGB(32, 16, RED);
        BufferedImage cell = part(new Vec(32, 16), null);
        assertThat(cell.getWidth()).isEqualTo(16);
        assertThat(cell.getHeight()).isEqualTo(16);
        assertThat(cell.getRGB(0, 0)).isEqualTo(RED);
        assertThat(part(null, null).getWidth()).isEqualTo(16);
        assertThat(part(null, new Vec(64, 40)).getHeight()).isEqualTo(40);
        assertThat(part(new Vec(0, 32), null).getHeight())
                .as("what there is of it")
                .isEqualTo(8);
    }
}
