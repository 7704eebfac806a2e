package dev.ledge.editor.render.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Viewport;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The legend leaves the words at the top and the tick at the foot of the picture free. */
class LegendTest {
    private static final double HEAD = 40;
    private static final double FOOT = 34;
    private static final double SIDE = 30;

    @ParameterizedTest
    @ValueSource(ints = {150, 180, 220, 300, 600})
    void itCoversNeitherTheWordsNorTheTick(int height) {
        int width = 300;
        Viewport view = new Viewport();
        view.setViewSize(width, height, 1);
        Graphics2D g = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB).createGraphics();
        Pen pen = new Pen(g, Theme.LIGHT);
        Rectangle2D tick = new Rectangle2D.Double(0, height - pen.px(FOOT), pen.px(100), pen.px(FOOT));

        for (double x : new double[] {0, width - SIDE}) {
            for (double y : new double[] {0, height / 2.0, height - SIDE}) {
                Rectangle2D player = new Rectangle2D.Double(x, y, SIDE, SIDE);
                Rectangle2D area = Legend.area(pen, view, Overlays.ALL, player);

                assertThat(area.getMinY()).as("top").isGreaterThanOrEqualTo(pen.px(HEAD));
                assertThat(area.getMaxY()).as("bottom").isLessThanOrEqualTo(height);
                assertThat(area.intersects(tick)).as("on the tick").isFalse();
            }
        }
        g.dispose();
    }
}
