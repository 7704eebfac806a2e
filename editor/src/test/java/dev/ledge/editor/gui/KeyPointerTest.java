package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.action.ThemeChoice;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.TileLayer;
import java.awt.Color;
import java.awt.Point;
import java.awt.event.KeyEvent;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** Who has no mouse in hand paints cells and selects objects by keys. */
class KeyPointerTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";
    private static final String GOAL = "{\"id\": \"goal\", \"type\": \"goal\", \"at\": [400, 320], \"size\": [32, 32]}";

    private void open() throws Exception {
        start(newLevel(SPAWN, GOAL).toString());
        chooseTile("rock");
    }

    /** Brings the pointer of the keys to a cell, from where the mouse is. */
    private void pointAt(int column, int row) {
        user.moveTo(canvas, cell(column, row));
        Edt.waitUntil(
                "the mouse is there",
                () -> frame.tools().pointer() != null
                        && cellOf(frame.tools().pointer()).equals(new Point(column, row)));
        user.key("alt RIGHT");
        expectAt(column, row);
    }

    private void expectAt(int column, int row) {
        Edt.waitUntil(
                "the pointer is at " + column + "," + row,
                () -> cellOf(frame.tools().pointer()).equals(new Point(column, row)));
    }

    private static Point cellOf(Vec at) {
        return new Point((int) Math.floor(at.x() / GRID), (int) Math.floor(at.y() / GRID));
    }

    private boolean isRock(int column, int row) {
        return ((TileLayer) frame.document().level().layers().get(0)).grid().get(column, row) != 0;
    }

    @Test
    void anArrowThatIsLetGoWithCtrlDownHasMovedWhatIsSelected() throws Exception {
        open();
        Edt.run(() -> frame.document().select(Selection.ofObject("goal")));
        user.hold(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it moves", () -> frame.document().inGesture());
        user.hold(KeyEvent.VK_CONTROL);
        user.letGo(KeyEvent.VK_RIGHT);
        Edt.waitUntil("that is an edit", () -> !frame.document().inGesture());
        user.letGo(KeyEvent.VK_CONTROL);
        assertThat(Edt.get(() -> frame.document().isModified())).isTrue();
    }

    @Test
    void theBrushPaintsWhereKeysPressIt() throws Exception {
        open();
        pointAt(10, 10);
        user.key("SPACE");
        Edt.waitUntil("the cell is painted", () -> isRock(10, 10));
        user.key("RIGHT");
        expectAt(11, 10);
        user.key("alt DOWN");
        expectAt(11, 11);
        assertThat(Edt.get(() -> isRock(11, 11))).as("not yet").isFalse();
        user.key("SPACE");
        Edt.waitUntil("it is painted too", () -> isRock(11, 11));
        user.key("ctrl Z");
        Edt.waitUntil("a press is one step", () -> !isRock(11, 11) && isRock(10, 10));
    }

    @Test
    void aToolThatIsChosenFromAListIsUsedWhereItWas() throws Exception {
        open();
        user.key("E");
        pointAt(10, 10);
        user.key("ctrl shift P");
        waitForFocus(Components.named("quick-pick.query", JTextField.class));
        user.type("brush");
        user.key("ENTER");
        Edt.waitUntil("it is chosen", () -> frame.tools().tool().id().equals("brush"));
        waitForFocus(canvas);
        user.key("SPACE");
        Edt.waitUntil("the cell is painted", () -> isRock(10, 10));
    }

    @Test
    void whatIsShownMeanwhileStaysInView() throws Exception {
        open();
        Edt.run(() -> {
            frame.tools().viewport().setZoom(6);
            frame.tools().viewport().center(100, 100);
        });
        pointAt(6, 6);
        user.key("ctrl shift P");
        waitForFocus(Components.named("quick-pick.query", JTextField.class));
        user.type("select next object");
        user.key("ENTER");
        Edt.waitUntil("it is selected", () -> document().selection().equals(Selection.ofObject("start")));
        waitForFocus(canvas);
        user.settle();
        assertThat(Edt.get(() -> frame.tools().viewport().visible().contains(98, 328)))
                .isTrue();
        Vec before = level().object("start").at();
        user.key("RIGHT");
        Edt.waitUntil(
                "the arrows move what is selected",
                () -> level().object("start").at().x() > before.x());
    }

    @Test
    void theTileThereIsPicked() throws Exception {
        open();
        chooseTile("dirt");
        pointAt(10, FLOOR);
        user.key("K");
        Edt.waitUntil("rock is", () -> frame.tools().tile().tile().equals("rock"));
        user.key("alt UP");
        expectAt(10, FLOOR - 1);
        user.key("K");
        Edt.waitUntil("there is none", () -> frame.status().text().contains("no tile to pick"));
    }

    @Test
    void heldItDrags() throws Exception {
        open();
        pointAt(10, 10);
        user.hold(KeyEvent.VK_SPACE);
        Edt.waitUntil("the first is painted", () -> isRock(10, 10));
        user.key("RIGHT");
        user.key("RIGHT");
        user.key("alt DOWN");
        expectAt(12, 11);
        user.letGo(KeyEvent.VK_SPACE);
        Edt.waitUntil("the stroke is done", () -> !document().inGesture());
        assertThat(Edt.get(() -> isRock(11, 10) && isRock(12, 10) && isRock(12, 11)))
                .isTrue();
        user.key("ctrl Z");
        Edt.waitUntil("it is one step", () -> !isRock(10, 10) && !isRock(12, 11));
    }

    @Test
    void escapeGivesUpWhatIsDrawn() throws Exception {
        open();
        pointAt(10, 10);
        user.hold(KeyEvent.VK_SPACE);
        user.key("RIGHT");
        Edt.waitUntil("two are painted", () -> isRock(10, 10) && isRock(11, 10));
        user.key("ESCAPE");
        user.letGo(KeyEvent.VK_SPACE);
        Edt.waitUntil("none is", () -> !isRock(10, 10) && !isRock(11, 10));
        assertThat(Edt.get(() -> document().history().canUndo())).isFalse();
    }

    @Test
    void anObjectIsSelectedAndThenMovedByTheSameArrows() throws Exception {
        open();
        user.key("S");
        pointAt(24, 20);
        user.key("RIGHT");
        user.key("SPACE");
        Edt.waitUntil("it is selected", () -> document().selection().equals(Selection.ofObject("goal")));
        Vec before = level().object("goal").at();
        user.key("RIGHT");
        Edt.waitUntil("it moves", () -> level().object("goal").at().x() > before.x());
        expectAt(25, 20);
        user.key("alt LEFT");
        expectAt(24, 20);
    }

    @Test
    void aPolygonIsPointedOutAndEndedByEnter() throws Exception {
        open();
        user.key("G");
        pointAt(10, 10);
        user.key("SPACE");
        user.key("RIGHT");
        user.key("RIGHT");
        user.key("SPACE");
        user.key("DOWN");
        user.key("SPACE");
        user.key("ENTER");
        Edt.waitUntil("it is there", () -> level().objects().size() == 3);
        assertThat(document().history().canUndo()).isTrue();
    }

    @Test
    void cellsAreSelectedByAHeldKey() throws Exception {
        open();
        user.key("R");
        pointAt(10, 10);
        user.hold(KeyEvent.VK_SPACE);
        user.key("RIGHT");
        user.key("DOWN");
        user.letGo(KeyEvent.VK_SPACE);
        Edt.waitUntil("four are selected", () -> document().selection().cells().count() == 4);
    }

    @Test
    void aPixelAtATimeWithShift() throws Exception {
        open();
        pointAt(10, 10);
        user.key("shift RIGHT");
        Edt.waitUntil("it is a pixel on", () -> frame.tools().pointer().equals(new Vec(10.5 * GRID + 1, 10.5 * GRID)));
        user.key("alt shift UP");
        Edt.waitUntil("and one up", () -> frame.tools().pointer().equals(new Vec(10.5 * GRID + 1, 10.5 * GRID - 1)));
    }

    @Test
    void itIsSeenUntilTheMouseMoves() throws Exception {
        open();
        pointAt(10, 10);
        Point corner = at(10 * GRID, 10 * GRID);
        user.waitForPixel(canvas, corner, Theme.LIGHT.accent());
        Edt.run(() -> frame.setTheme(ThemeChoice.DARK));
        user.waitForPixel(canvas, corner, Theme.DARK.accent());
        user.moveTo(canvas, cell(4, 4));
        user.waitForPixelOtherThan(canvas, corner, Theme.DARK.accent());
        user.hold(KeyEvent.VK_SPACE);
        double before = Edt.get(() -> frame.tools().viewport().originX());
        user.drag(canvas, cell(4, 4), cell(8, 4));
        user.letGo(KeyEvent.VK_SPACE);
        Edt.waitUntil(
                "Space pans with the mouse", () -> frame.tools().viewport().originX() != before && !isRock(4, 4));
    }

    @Test
    void whatTheToolWouldDoGoesWithIt() throws Exception {
        open();
        user.moveTo(canvas, cell(4, 4));
        user.settle();
        Color sky = user.pixel(canvas, cell(12, 10));
        pointAt(10, 10);
        user.key("RIGHT");
        user.key("RIGHT");
        user.waitForPixelOtherThan(canvas, cell(12, 10), sky);
        user.key("ESCAPE");
        user.waitForPixel(canvas, cell(12, 10), sky);
    }

    @Test
    void theLevelIsScrolledToIt() throws Exception {
        open();
        Edt.run(() -> frame.tools().viewport().setZoom(6));
        user.settle();
        double before = Edt.get(() -> frame.tools().viewport().originX());
        Edt.run(() -> frame.tools().viewport().center(100, 100));
        pointAt(6, 6);
        for (int i = 0; i < 20; i++) {
            user.key("RIGHT");
        }
        expectAt(26, 6);
        assertThat(Edt.get(() -> frame.tools().viewport().visible().contains(26.5 * GRID, 6.5 * GRID)))
                .isTrue();
        assertThat(Edt.get(() -> frame.tools().viewport().originX())).isNotEqualTo(before);
    }
}
