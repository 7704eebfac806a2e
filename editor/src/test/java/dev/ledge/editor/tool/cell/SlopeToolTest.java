package dev.ledge.editor.tool.cell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.LevelEdits;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.document.TestMaps;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolDriver;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.problem.LevelFormatException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Slopes with the palette that comes with the project. */
class SlopeToolTest {
    private static final Path PALETTE_FILE = Path.of("../levels/default.palette.json");
    private static final Flip H = new Flip(Flip.H);

    private final Palette palette;
    private final ToolDriver hand;

    SlopeToolTest() throws LevelFormatException {
        palette = PaletteReader.read(PALETTE_FILE).value();
        hand = new ToolDriver(LevelEdits.blank(12, 8, 16, null, palette));
        hand.use("slope").with("rock");
    }

    @Test
    void a45DegreeSlopeRisesToTheRightAndIsFilledUnderneath() {
        hand.dragCells(2, 5, 4, 3);
        assertThat(tiles(2, 5, 3, 5, 4, 5, 3, 4, 4, 4, 4, 3))
                .containsExactly("rock-45", "rock", "rock", "rock-45", "rock", "rock-45");
        assertThat(TestMaps.tile(level(), 2, 4)).isNull();
        assertThat(hand.undoName()).isEqualTo("Draw slope of 6 cells");
    }

    @Test
    void a26DegreeSlopeToTheLeftIsTurned() {
        hand.dragCells(9, 5, 6, 4);
        assertThat(tile(9, 5)).isEqualTo(new TileRef("rock-26-1", H));
        assertThat(tile(8, 5)).isEqualTo(new TileRef("rock-26-2", H));
        assertThat(tile(7, 4)).isEqualTo(new TileRef("rock-26-1", H));
        assertThat(tile(6, 4)).isEqualTo(new TileRef("rock-26-2", H));
        assertThat(tile(7, 5)).isEqualTo(TileRef.of("rock"));
        assertThat(tile(9, 4)).isNull();
    }

    @Test
    void an18DegreeSlopeMayBeDraggedFromItsTop() {
        hand.dragCells(1, 4, 6, 5);
        assertThat(tile(1, 4)).isEqualTo(new TileRef("rock-18-3", H));
        assertThat(tile(3, 4)).isEqualTo(new TileRef("rock-18-1", H));
        assertThat(tile(4, 5)).isEqualTo(new TileRef("rock-18-3", H));
        assertThat(tile(6, 5)).isEqualTo(new TileRef("rock-18-1", H));
        assertThat(tile(1, 5)).isEqualTo(TileRef.of("rock"));
    }

    @Test
    void theSlopeIsOfTheStampsMaterial() {
        hand.with("ice").dragCells(0, 5, 1, 4);
        assertThat(tile(0, 5)).isEqualTo(TileRef.of("ice-45"));
        assertThat(tile(1, 5)).isEqualTo(TileRef.of("ice"));
        hand.with("turf-26-1").dragCells(5, 5, 8, 4);
        assertThat(tile(5, 5)).isEqualTo(TileRef.of("turf-26-1"));
    }

    @Test
    void aOneWaySlopeIsNotFilled() {
        hand.with("plank").dragCells(2, 5, 4, 3);
        assertThat(tile(4, 3)).isEqualTo(TileRef.of("plank-45"));
        assertThat(tile(4, 4)).isNull();
        assertThat(tile(4, 5)).isNull();
    }

    @Test
    void whatLiesUnderneathStays() {
        hand.use("brush").with("brick").clickCell(4, 5);
        hand.use("slope").with("rock").dragCells(2, 5, 4, 3);
        assertThat(tile(4, 5)).isEqualTo(TileRef.of("brick"));
        assertThat(tile(3, 5)).isEqualTo(TileRef.of("rock"));
    }

    @Test
    void aSlopeThatIsBuriedIsFilledUp() {
        hand.dragCells(4, 5, 2, 5);
        hand.dragCells(1, 5, 4, 2);
        assertThat(tile(4, 5)).isEqualTo(TileRef.of("rock"));
        assertThat(tile(3, 5)).isEqualTo(TileRef.of("rock"));
    }

    @Test
    void ctrlMakesACeiling() {
        hand.holding(PointerEvent.CTRL).dragCells(2, 1, 4, 3);
        assertThat(tile(2, 1).tile()).isEqualTo("rock-ceil-45");
        assertThat(tile(3, 1)).isEqualTo(TileRef.of("rock"));
        assertThat(tile(4, 1)).isEqualTo(TileRef.of("rock"));
        assertThat(tile(2, 2)).isNull();
    }

    @Test
    void shiftLeavesTheFillingOut() {
        hand.holding(PointerEvent.SHIFT).dragCells(2, 5, 4, 3);
        assertThat(tile(3, 5)).isNull();
        assertThat(tile(3, 4)).isEqualTo(TileRef.of("rock-45"));
    }

    @Test
    void altDrawsAPolygonOffTheGrid() {
        hand.holding(PointerEvent.ALT).dragThrough(20, 100, 63, 70);
        LevelObject polygon = hand.only("polygon");
        assertThat(polygon.at()).isEqualTo(new Vec(20, 70));
        assertThat(polygon.outlinePoints()).containsExactly(new Vec(0, 30), new Vec(43, 0), new Vec(43, 30));
        assertThat(hand.document.history().undoCount()).isEqualTo(1);
    }

    @Test
    void deleteWhileAPolygonIsDraggedLetsItBeDraggedOn() {
        LevelObject goal = new Goal(ObjectCommon.of("goal", Vec.ZERO, new Vec(16, 16)));
        hand.document.edit("Add", hand.document.level().withObject(goal));
        hand.document.select(Selection.ofObject("goal"));
        hand.holding(PointerEvent.ALT).press(20, 100).drag(63, 70);
        hand.commands.delete();
        hand.drag(73, 60).release(73, 60);
        assertThat(hand.only("polygon").at()).isEqualTo(new Vec(20, 60));
        assertThat(hand.document.level().objects()).hasSize(1);
    }

    @Test
    void aPaletteWithoutSlopesSaysSo() {
        ToolDriver plain = new ToolDriver(TestMaps.level("...", "..."));
        plain.use("slope").dragCells(0, 1, 1, 0);
        assertThat(plain.document.history().canUndo()).isFalse();
        assertThat(plain.messages).anyMatch(message -> message.contains("no slope tiles"));
    }

    @Test
    void theFamilyIsCompleteForEachAngle() {
        for (String like : List.of("rock", "turf", "ice")) {
            assertThat(SlopeTiles.like(palette, like, false).lengths()).containsExactly(1, 2, 3);
        }
        assertThat(SlopeTiles.like(palette, "plank", false).lengths()).containsExactly(1, 2);
        assertThat(SlopeTiles.like(palette, "rock", true).lengths()).containsExactly(1, 2, 3);
    }

    private Level level() {
        return hand.document.level();
    }

    private TileRef tile(int column, int row) {
        return TestMaps.tile(level(), column, row);
    }

    private List<String> tiles(int... cells) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < cells.length; i += 2) {
            names.add(tile(cells[i], cells[i + 1]).tile());
        }
        return names;
    }
}
