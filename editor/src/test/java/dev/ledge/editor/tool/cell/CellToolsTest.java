package dev.ledge.editor.tool.cell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.CellSet;
import dev.ledge.editor.document.LayerEdits;
import dev.ledge.editor.document.TestMaps;
import dev.ledge.editor.tool.Picker;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolDriver;
import dev.ledge.engine.level.TileRef;
import org.junit.jupiter.api.Test;

/** Erasing, filling, shapes, lines and picking. */
class CellToolsTest {

    @Test
    void eraseEmptiesAlongTheWay() {
        ToolDriver hand = new ToolDriver(TestMaps.level("aaaa", "aaaa"));
        hand.use("erase").dragCells(0, 0, 3, 0);
        assertThat(hand.drawing()).containsExactly("....", "aaaa");
        assertThat(hand.undoName()).isEqualTo("Erase 4 cells");
    }

    @Test
    void eraseWithShiftEmptiesARectangle() {
        ToolDriver hand = new ToolDriver(TestMaps.level("aaaa", "aaaa", "aaaa"));
        hand.use("erase").holding(PointerEvent.SHIFT).dragCells(1, 0, 3, 2, 2, 1);
        assertThat(hand.drawing()).containsExactly("a..a", "a..a", "aaaa");
        assertThat(hand.document.history().undoCount()).isEqualTo(1);
    }

    @Test
    void fillFillsWhatHangsTogether() {
        ToolDriver hand = new ToolDriver(TestMaps.level("..a", "..a", "aaa"));
        hand.use("fill").with("c").clickCell(0, 0);
        assertThat(hand.drawing()).containsExactly("cca", "cca", "aaa");
        assertThat(hand.undoName()).isEqualTo("Fill 4 cells");
    }

    @Test
    void aRectangleFollowsThePointerBackAgain() {
        ToolDriver hand = new ToolDriver(TestMaps.level("....", "....", "...."));
        hand.use("shape").dragCells(0, 0, 3, 2, 1, 1);
        assertThat(hand.drawing()).containsExactly("aa..", "aa..", "....");
        assertThat(hand.undoName()).isEqualTo("Draw rectangle of 4 cells");
    }

    @Test
    void anOutlineLeavesTheInside() {
        ToolDriver hand = new ToolDriver(TestMaps.level("....", ".b..", "...."));
        hand.choose("shape.rectangle_outline");
        hand.use("shape").dragCells(0, 0, 2, 2);
        assertThat(hand.drawing()).containsExactly("aaa.", "aba.", "aaa.");
        hand.document.undo();
        hand.holding(PointerEvent.CTRL).dragCells(0, 0, 2, 2);
        assertThat(hand.drawing()).containsExactly("aaa.", "aaa.", "aaa.");
    }

    @Test
    void shiftMakesASquare() {
        ToolDriver hand = new ToolDriver(TestMaps.level("....", "....", "...."));
        hand.use("shape").holding(PointerEvent.SHIFT).dragCells(0, 0, 2, 1);
        assertThat(hand.drawing()).containsExactly("aaa.", "aaa.", "aaa.");
    }

    @Test
    void aLineRunsFromEndToEnd() {
        ToolDriver hand = new ToolDriver(TestMaps.level(".....", ".....", "....."));
        hand.use("line").dragCells(0, 2, 4, 1, 2, 0);
        assertThat(hand.drawing()).containsExactly("..a..", ".a...", "a....");
        hand.document.undo();
        hand.holding(PointerEvent.SHIFT).dragCells(0, 2, 4, 1);
        assertThat(hand.drawing()).containsExactly(".....", ".....", "aaaaa");
    }

    @Test
    void escapeGivesAShapeUp() {
        ToolDriver hand = new ToolDriver(TestMaps.level("....", "....", "...."));
        hand.use("shape").press(8, 8).drag(40, 40);
        hand.context.tool().cancel();
        hand.release(40, 40);
        assertThat(hand.drawing()).containsExactly("....", "....", "....");
        assertThat(hand.document.history().canUndo()).isFalse();
    }

    @Test
    void anotherToolGivesTheGestureUp() {
        ToolDriver hand = new ToolDriver(TestMaps.level("....", "....", "...."));
        hand.use("shape").press(8, 8).drag(40, 40);
        hand.use("brush");
        assertThat(hand.drawing()).containsExactly("....", "....", "....");
    }

    @Test
    void cellsAreSelectedByRectangleAndByWand() {
        ToolDriver hand = new ToolDriver(TestMaps.level("aab.", "ab..", "...."));
        hand.use("marquee").dragCells(1, 0, 9, 1);
        assertThat(hand.document.selection().cells()).isEqualTo(CellSet.rectangle(1, 0, 3, 2));
        hand.use("wand").clickCell(0, 0);
        assertThat(hand.document.selection().cells().count()).isEqualTo(3);
        hand.holding(PointerEvent.SHIFT).clickCell(2, 0);
        assertThat(hand.document.selection().cells().count()).isEqualTo(4);
        hand.commands.delete();
        assertThat(hand.drawing()).containsExactly("....", ".b..", "....");
    }

    @Test
    void pickingTakesTheTileAndGoesToATileTool() {
        ToolDriver hand = new ToolDriver(TestMaps.level("bc"));
        Picker picker = new Picker(hand.context);
        picker.pressed(left(24, 8));
        picker.released(left(24, 8));
        assertThat(hand.context.tile().tile()).isEqualTo("c");
        assertThat(hand.context.tool().id()).isEqualTo("brush");

        hand.use("line");
        picker.pressed(left(8, 8));
        picker.dragged(left(24, 8));
        picker.released(left(24, 8));
        assertThat(hand.context.stamp().columns()).isEqualTo(2);
        assertThat(hand.context.tool().id()).isEqualTo("line");
    }

    @Test
    void pickingNothingKeepsTheStamp() {
        ToolDriver hand = new ToolDriver(TestMaps.level(".."));
        Picker picker = new Picker(hand.context);
        picker.pressed(left(8, 8));
        picker.released(left(8, 8));
        assertThat(hand.context.tile().tile()).isEqualTo("a");
        assertThat(hand.messages).anyMatch(message -> message.contains("no tile"));
    }

    @Test
    void nothingIsPickedThatIsHidden() {
        ToolDriver hand = new ToolDriver(TestMaps.level("b"));
        hand.document.edit("Add", LayerEdits.addTileLayer(hand.document.level(), "front", null, false, null));
        hand.document.edit("Paint", hand.document.level().withCell("front", 0, 0, TileRef.of("c")));
        hand.document.edit("Hide", LayerEdits.setVisible(hand.document.level(), "front", false));
        hand.context.setActiveLayer("front");
        Picker picker = new Picker(hand.context);
        picker.pressed(left(8, 8));
        picker.released(left(8, 8));
        assertThat(hand.context.tile().tile()).isEqualTo("b");
    }

    private static PointerEvent left(double x, double y) {
        return new PointerEvent(x, y, PointerEvent.Button.LEFT, 0, 1);
    }
}
