package dev.ledge.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import java.util.List;
import org.junit.jupiter.api.Test;

class FollowCameraTest {
    private final Viewport view = new Viewport();
    private final FollowCamera camera = new FollowCamera(view);
    private final Level wide = Scenes.level(List.of(" ")).toBuilder()
            .layers(List.of())
            .size(400, 300)
            .build();

    FollowCameraTest() {
        view.setViewSize(480, 300, 1);
    }

    private static Aabb box(double x, double y) {
        return new Aabb(x - 6, y - 12, x + 6, y + 12);
    }

    @Test
    void startsOnThePlayer() {
        camera.follow(wide, box(3000, 2000), 0);

        assertThat(view.visible().centerX()).isCloseTo(3000, within(1.0));
        assertThat(view.visible().centerY()).isCloseTo(2000, within(1.0));
    }

    @Test
    void withNobodyToFollowAllOfASmallLevelIsSeen() {
        Level small = wide.toBuilder().size(40, 24).build();
        camera.follow(small, null, 0);

        Aabb seen = view.visible();
        assertThat(seen.left()).isLessThanOrEqualTo(0);
        assertThat(seen.right()).isGreaterThanOrEqualTo(small.width());
        assertThat(seen.top()).isLessThanOrEqualTo(0);
        assertThat(seen.bottom()).isGreaterThanOrEqualTo(small.height());
    }

    @Test
    void comesAfterSmoothlyAndArrives() {
        camera.follow(wide, box(3000, 2000), 0);
        camera.follow(wide, box(3100, 2000), 1 / 60.0);
        assertThat(view.visible().centerX()).isBetween(3001.0, 3099.0);
        assertThat(camera.isOnTheWay()).isTrue();
        for (int i = 0; i < 180; i++) {
            camera.follow(wide, box(3100, 2000), 1 / 60.0);
        }
        assertThat(view.visible().centerX()).isCloseTo(3100, within(1.0));
        assertThat(camera.isOnTheWay()).isFalse();
    }

    @Test
    void isThereAtOnceAfterAJumpAcrossTheLevel() {
        camera.follow(wide, box(300, 2000), 0);
        camera.follow(wide, box(5000, 2000), 1 / 60.0);

        assertThat(view.visible().centerX()).isCloseTo(5000, within(1.0));
    }

    @Test
    void staysInsideTheLevel() {
        camera.follow(wide, box(0, 4800), 0);

        assertThat(view.visible().left()).isCloseTo(0, within(1.0));
        assertThat(view.visible().bottom()).isCloseTo(4800, within(1.0));
    }

    @Test
    void keepsTheUsersZoom() {
        camera.follow(wide, box(3000, 2000), 0);
        double own = view.zoom();
        camera.zoomBy(2);
        camera.follow(wide, box(3000, 2000), 0);
        assertThat(view.zoom()).isEqualTo(2 * own);
        camera.zoomByItself();
        camera.follow(wide, box(3000, 2000), 0);
        assertThat(view.zoom()).isEqualTo(own);
    }
}
