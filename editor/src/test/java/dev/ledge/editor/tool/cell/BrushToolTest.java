package dev.ledge.editor.tool.cell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.LayerEdits;
import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.document.TestMaps;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolDriver;
import dev.ledge.engine.level.TileRef;
import org.junit.jupiter.api.Test;

class BrushToolTest {
    private final ToolDriver hand = new ToolDriver(TestMaps.level(".....", ".....", "....."));

    @Test
    void aStrokeFillsTheGapsBetweenEventsAndIsOneEntry() {
        hand.use("brush").with("b").dragCells(0, 0, 4, 0, 4, 2);
        assertThat(hand.drawing()).containsExactly("bbbbb", "....b", "....b");
        assertThat(hand.undoName()).isEqualTo("Paint 7 cells");
        hand.document.undo();
        assertThat(hand.drawing()).containsExactly(".....", ".....", ".....");
    }

    @Test
    void oneCellIsNotSeveral() {
        hand.use("brush").clickCell(1, 1);
        assertThat(hand.undoName()).isEqualTo("Paint 1 cell");
    }

    @Test
    void paintingOverTheSameTileIsNoEdit() {
        hand.use("brush").clickCell(1, 1).clickCell(1, 1);
        assertThat(hand.document.history().undoCount()).isEqualTo(1);
    }

    @Test
    void theStrokeIsShownBeforeItIsCommitted() {
        hand.use("brush").press(8, 8).drag(40, 8);
        assertThat(hand.drawing()).containsExactly("aaa..", ".....", ".....");
        assertThat(hand.document.history().canUndo()).isFalse();
    }

    @Test
    void escapeGivesTheStrokeUp() {
        hand.use("brush").press(8, 8).drag(40, 8);
        assertThat(hand.context.tool().cancel()).isTrue();
        hand.drag(70, 8).release(70, 8);
        assertThat(hand.drawing()).containsExactly(".....", ".....", ".....");
        assertThat(hand.document.history().canUndo()).isFalse();
    }

    @Test
    void shiftDrawsALineFromTheLastStrokesEnd() {
        hand.use("brush").clickCell(0, 2);
        hand.holding(PointerEvent.SHIFT).clickCell(4, 2);
        assertThat(hand.drawing()).containsExactly(".....", ".....", "aaaaa");
        assertThat(hand.document.history().undoCount()).isEqualTo(2);
    }

    @Test
    void aStampsMiddleIsUnderThePointer() {
        TileRef a = TileRef.of("a");
        TileRef b = TileRef.of("b");
        hand.context.setStamp(Stamp.of(3, 1, new TileRef[] {a, b, a}));
        hand.use("brush").clickCell(2, 1);
        assertThat(hand.drawing()).containsExactly(".....", ".aba.", ".....");
    }

    @Test
    void aLockedLayerIsNotPaintedAndSaysSo() {
        hand.document.edit("Lock", LayerEdits.setLocked(hand.document.level(), "ground", true));
        hand.use("brush").clickCell(1, 1);
        assertThat(hand.drawing()).containsExactly(".....", ".....", ".....");
        assertThat(hand.messages).anyMatch(message -> message.contains("locked"));
    }

    @Test
    void outsideTheLevelNothingHappens() {
        hand.use("brush").dragCells(-3, -3, -1, 1);
        assertThat(hand.document.history().canUndo()).isFalse();
    }
}
