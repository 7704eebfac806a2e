package dev.ledge.editor.render.style;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OffscreenArrowTest {
    private static final int SIDE = 200;

    /** Places around a view of 0 to 200: beside the middle of an edge, and beyond corners in all directions. */
    @ParameterizedTest
    @CsvSource({"500,100", "500,199", "500,201", "500,205", "500,500", "201,500", "100,-300", "-300,-1", "-1,-300"})
    void theWholeArrowIsSeen(double x, double y) {
        Viewport view = new Viewport();
        view.setContent(new Aabb(0, 0, SIDE, SIDE));
        view.setViewSize(SIDE, SIDE, 1);
        Vec corner = new Vec(view.visible().left(), view.visible().top());
        Aabb actor = Aabb.of(new Vec(corner.x() + x, corner.y() + y), new Vec(0, 0));

        assertThat(drawn(view, actor, 0)).isPositive().isEqualTo(drawn(view, actor, 100));
    }

    /** Pixels of an arrow with so much room around the view. */
    private static int drawn(Viewport view, Aabb actor, int around) {
        int size = SIDE + 2 * around;
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        g.translate(around, around);
        OffscreenArrow.paint(g, view, actor, Theme.of(false));
        g.dispose();
        int pixels = 0;
        for (int at = 0; at < size * size; at++) {
            pixels += image.getRGB(at % size, at / size) == 0 ? 0 : 1;
        }
        return pixels;
    }
}
