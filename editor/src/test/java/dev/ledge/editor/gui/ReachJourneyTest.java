package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.render.TrailPainter;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;

/** The reach of a jump follows the pointer and the level. */
class ReachJourneyTest extends EditorTest {
    @Test
    void theReachIsShownFromThePointerAndGrowsWithTheLevel() throws Exception {
        start(newLevel("{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}")
                .toString());
        chooseTile("rock");
        user.moveTo(canvas, cell(20, 20));
        BufferedImage without = user.picture(canvas);
        user.key("J");
        Edt.waitUntil("the ground below is landed on", () -> isLanding(20.5 * GRID, FLOOR * GRID));
        assertThat(user.picture(canvas).getRGB(cell(20, 19).x, cell(20, 19).y))
                .isNotEqualTo(without.getRGB(cell(20, 19).x, cell(20, 19).y));

        user.drag(canvas, cell(22, 19), cell(24, 19));
        user.moveTo(canvas, cell(20, 20));
        Edt.waitUntil("the new tiles are landed on", () -> isLanding(23.5 * GRID, 19 * GRID));
        user.key("J");
        Edt.waitUntil("it is gone", () -> !isLanding(20.5 * GRID, FLOOR * GRID) && !isLanding(23.5 * GRID, 19 * GRID));
    }

    @Test
    void theReachGoesWithThePlayer() throws Exception {
        start(newLevel("{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}")
                .toString());
        user.key("J");
        user.key("F5");
        user.hold(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it is far from the spawn", () -> session().playerBox().left() > 250);
        user.letGo(KeyEvent.VK_RIGHT);
        Edt.waitUntil("the ground on both sides of the player is landed on", () -> {
            double middle = session().playerBox().centerX();
            return isLanding(middle - 40, FLOOR * GRID) && isLanding(middle + 40, FLOOR * GRID);
        });
    }

    private boolean isLanding(double x, double y) {
        return isLine(TrailPainter.GROUND, x, y);
    }
}
