package dev.ledge.editor.importing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.render.Scenes;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.api.Test;

class CollisionPainterTest {
    private static final Level LEVEL = Scenes.level(
            List.of("            ", "#           ", "            ", "            "),
            "{\"id\": \"hill\", \"type\": \"polygon\", \"at\": [32, 0], \"points\": [[0, 16], [16, 0], [32, 16]]}",
            "{\"id\": \"shelf\", \"type\": \"polygon\", \"at\": [80, 8], \"points\": [[0, 0], [16, 0]],"
                    + " \"solidFrom\": [\"top\"]}",
            "{\"id\": \"lift\", \"type\": \"platform\", \"at\": [112, 16], \"size\": [32, 8]}",
            "{\"id\": \"rungs\", \"type\": \"platform\", \"at\": [112, 32], \"size\": [16, 16], \"climbable\": true}",
            "{\"id\": \"lava\", \"type\": \"hazard\", \"at\": [32, 32], \"size\": [16, 16]}",
            "{\"id\": \"here\", \"type\": \"marker\", \"at\": [64, 32], \"size\": [16, 16]}");

    private final BufferedImage picture = new BufferedImage(192, 64, BufferedImage.TYPE_INT_ARGB);

    private int at(int x, int y) {
        return picture.getRGB(x, y) & 0xFFFFFF;
    }

    private void assertShown(int x, int y, CollisionPainter.Deed deed) {
        for (int shift = 0; shift < 24; shift += 8) {
            // A veil's colour is kept multiplied by how opaque it is.
            assertThat((at(x, y) >> shift & 0xFF) - (deed.color.getRGB() >> shift & 0xFF))
                    .as("%s at %d, %d", deed, x, y)
                    .isBetween(-3, 3);
        }
    }

    @Test
    void objectsAreShownAsTilesAre() {
        Viewport view = new Viewport();
        view.setContent(new Aabb(0, 0, LEVEL.width(), LEVEL.height()));
        view.setViewSize(192, 64, 1);
        view.setZoom(1);
        view.center(96, 32);
        Graphics2D g = picture.createGraphics();
        new CollisionPainter(LEVEL).paint(g, view);
        g.dispose();

        assertShown(8, 24, CollisionPainter.Deed.SOLID);
        assertShown(48, 10, CollisionPainter.Deed.SOLID);
        assertShown(90, 8, CollisionPainter.Deed.ONE_WAY);
        assertShown(120, 20, CollisionPainter.Deed.SOLID);
        assertShown(120, 40, CollisionPainter.Deed.LADDER);
        assertShown(40, 40, CollisionPainter.Deed.HAZARD);
        assertThat(at(34, 2)).as("beside the hill").isZero();
        assertThat(at(72, 40)).as("a marker").isZero();
    }
}
