package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.view.Reach;
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
        Edt.waitUntil("it is shown", () -> !canvas.reach().landings().isEmpty());
        assertThat(reach().start().centerX()).isBetween(20.0 * GRID, 21.0 * GRID);
        assertThat(user.picture(canvas).getRGB(cell(20, 19).x, cell(20, 19).y))
                .isNotEqualTo(without.getRGB(cell(20, 19).x, cell(20, 19).y));

        user.drag(canvas, cell(22, 19), cell(24, 19));
        user.moveTo(canvas, cell(20, 20));
        Edt.waitUntil(
                "the new tiles are landed on",
                () -> canvas.reach().landings().stream()
                        .anyMatch(box -> box.bottom() == 19 * GRID && box.left() > 21 * GRID));
        user.key("J");
        Edt.waitUntil("it is gone", () -> canvas.reach().equals(Reach.NONE));
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
        Edt.waitUntil(
                "the reach begins where the player stands",
                () -> canvas.reach().start() != null
                        && Math.abs(canvas.reach().start().centerX()
                                        - session().playerBox().centerX())
                                < 1);
    }

    private Reach reach() {
        return Edt.get(() -> canvas.reach());
    }
}
