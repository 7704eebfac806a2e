package dev.ledge.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Aabb;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ViewportTest {
    private static final double DEVICE_PIXEL = 0.5;

    private final Viewport view = new Viewport();

    @BeforeEach
    void open() {
        view.setViewSize(800, 600, 1);
    }

    @Test
    void zoomingKeepsThePointUnderThePointer() {
        view.center(1000, 500);
        double x = view.toLevelX(200);
        double y = view.toLevelY(450);
        view.zoomAt(200, 450, 3);
        assertThat(view.toScreenX(x)).isCloseTo(200, within(DEVICE_PIXEL));
        assertThat(view.toScreenY(y)).isCloseTo(450, within(DEVICE_PIXEL));
        assertThat(view.zoom()).isEqualTo(3);
    }

    @Test
    void stepsLeadThroughWholeZoomsAndStopAtTheEnds() {
        view.zoomStep(0, 0, true);
        view.zoomStep(0, 0, true);
        assertThat(view.zoom()).isEqualTo(2);
        view.zoomTo(0, 0, 1.1);
        view.zoomStep(0, 0, false);
        assertThat(view.zoom()).isEqualTo(1);
        view.zoomTo(0, 0, 1e9);
        assertThat(view.zoom()).isEqualTo(Viewport.MAX_ZOOM);
        view.zoomStep(0, 0, true);
        assertThat(view.zoom()).isEqualTo(Viewport.MAX_ZOOM);
    }

    @Test
    void theOriginLiesOnDevicePixels() {
        view.setViewSize(800, 600, 1.5);
        view.zoomTo(0, 0, 2);
        view.panBy(0.3, 0.7);
        double device = view.originX() * view.zoom() * 1.5;
        assertThat(device).isCloseTo(Math.rint(device), within(1e-9));
    }

    @Test
    void fittingShowsAllOfABoxInTheMiddle() {
        Aabb box = new Aabb(100, 100, 2100, 600);
        view.fit(box, 800, 600);
        Aabb seen = view.visible();
        assertThat(seen.left()).isLessThan(100);
        assertThat(seen.right()).isGreaterThan(2100);
        assertThat(seen.centerX()).isCloseTo(box.centerX(), within(2.0));
        assertThat(seen.centerY()).isCloseTo(box.centerY(), within(2.0));
    }

    @Test
    void theMiddleStaysInTheContent() {
        view.setContent(new Aabb(0, 0, 1000, 1000));
        view.panBy(1e6, -1e6);
        assertThat(view.visible().centerX()).isCloseTo(0, within(1.0));
        assertThat(view.visible().centerY()).isCloseTo(1000, within(1.0));
    }

    @Test
    void fittingShowsAllOfTheLargestLevelsToo() {
        for (double side : new double[] {4096 * 16.0, 16_384 * 16.0, 16_384 * 256.0}) {
            Aabb level = new Aabb(0, 0, side, side);
            view.setViewSize(700, 500, 1);
            view.setContent(level);
            view.fit(level, 700, 500);
            assertThat(view.visible().left()).isNegative();
            assertThat(view.visible().top()).isNegative();
            assertThat(view.visible().right()).isGreaterThan(side);
            assertThat(view.visible().bottom()).isGreaterThan(side);
            assertThat(view.toScreenY(side) - view.toScreenY(0)).isGreaterThan(400);
        }
    }

    @Test
    void zoomingOutEndsWhereAllIsSeenAndNotBefore() {
        view.setViewSize(700, 500, 1);
        view.setContent(new Aabb(0, 0, 65_536, 65_536));
        double least = view.leastZoom();
        for (int i = 0; i < 60; i++) {
            double before = view.zoom();
            view.zoomStep(350, 250, false);
            assertThat(view.zoom()).isBetween(before / 2, before);
        }
        assertThat(view.zoom()).isEqualTo(least);
        for (int i = 0; i < 60; i++) {
            double before = view.zoom();
            view.zoomStep(350, 250, true);
            assertThat(view.zoom()).isBetween(before, before * 2.01);
        }
        assertThat(view.zoom()).isEqualTo(Viewport.MAX_ZOOM);
    }

    @Test
    void aSmallLevelIsNotMadeASpeck() {
        view.setViewSize(700, 500, 1);
        view.setContent(new Aabb(0, 0, 640, 384));
        view.zoomTo(0, 0, 0.001);
        assertThat(view.zoom()).isEqualTo(Viewport.MIN_ZOOM);
    }
}
