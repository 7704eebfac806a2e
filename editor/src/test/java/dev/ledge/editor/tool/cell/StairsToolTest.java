package dev.ledge.editor.tool.cell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.TestMaps;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolDriver;
import dev.ledge.editor.tool.ToolOption;
import org.junit.jupiter.api.Test;

class StairsToolTest {
    private final ToolDriver hand = new ToolDriver(TestMaps.level("......", "......", "......", "......"));

    StairsToolTest() {
        hand.use("stairs").set("stairs.width", 1).set("stairs.height", 1).with("a");
    }

    @Test
    void theyRiseFromTheFootAndAreFilledBeneath() {
        hand.dragCells(1, 3, 3, 1);
        assertThat(hand.drawing()).containsExactly("......", "...a..", "..aa..", ".aaa..");
        assertThat(hand.undoName()).isEqualTo("Draw stairs of 6 cells");
        hand.document.undo();
        assertThat(hand.drawing()).containsExactly("......", "......", "......", "......");
    }

    @Test
    void theyMayBeDraggedFromTheirTop() {
        hand.dragCells(2, 1, 4, 3);
        assertThat(hand.drawing()).containsExactly("......", "..a...", "..aa..", "..aaa.");
    }

    @Test
    void toTheLeftTheyAreMirrored() {
        hand.dragCells(4, 3, 2, 1);
        assertThat(hand.drawing()).containsExactly("......", "..a...", "..aa..", "..aaa.");
    }

    @Test
    void stepsAreAsWideAndHighAsChosen() {
        hand.set("stairs.width", 3).set("stairs.height", 2).dragCells(0, 3, 5, 0);
        assertThat(hand.drawing()).containsExactly("...aaa", "...aaa", "aaaaaa", "aaaaaa");
        assertThat(hand.messages).contains("2 steps, 6 × 4 cells");
    }

    @Test
    void ctrlHangsThemFromAbove() {
        hand.holding(PointerEvent.CTRL).dragCells(0, 2, 2, 0);
        assertThat(hand.drawing()).containsExactly("aaa...", "aa....", "a.....", "......");
    }

    @Test
    void shiftLeavesOutTheFilling() {
        hand.holding(PointerEvent.SHIFT).dragCells(1, 3, 3, 1);
        assertThat(hand.drawing()).containsExactly("......", "...a..", "..a...", ".a....");
    }

    @Test
    void whatIsBeneathThemStays() {
        ToolDriver other = new ToolDriver(TestMaps.level("....", "....", "..b."));
        other.use("stairs").set("stairs.width", 1).with("a").dragCells(0, 2, 2, 0);
        assertThat(other.drawing()).containsExactly("..a.", ".aa.", "aab.");
    }

    @Test
    void farBeyondTheLevelTheyEndAtItsEdges() {
        hand.dragCells(0, 3, 100_000, -100_000);
        assertThat(hand.drawing()).containsExactly("...aaa", "..aaaa", ".aaaaa", "aaaaaa");
    }

    @Test
    void aClickIsOneStep() {
        hand.set("stairs.width", 2).clickCell(1, 3);
        assertThat(hand.drawing()).containsExactly("......", "......", "......", ".aa...");
    }

    @Test
    void escapeGivesThemUp() {
        hand.press(8, 56).drag(56, 8);
        assertThat(hand.context.tool().cancel()).isTrue();
        assertThat(hand.drawing()).containsExactly("......", "......", "......", "......");
        assertThat(hand.document.history().canUndo()).isFalse();
    }

    @Test
    void amountsKeepWithinTheirLimits() {
        hand.set("stairs.width", 0).set("stairs.height", 99);
        assertThat(hand.context.tool().options())
                .extracting(option -> ((ToolOption.Amount) option).value().getAsInt())
                .containsExactly(1, 16);
    }
}
