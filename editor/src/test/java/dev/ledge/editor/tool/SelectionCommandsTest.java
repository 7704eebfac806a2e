package dev.ledge.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.CellSet;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.LevelEdits;
import dev.ledge.editor.document.ObjectEdits;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.document.TestMaps;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileImage;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Sprite;
import dev.ledge.engine.level.object.StaticPolygon;
import dev.ledge.engine.level.object.Walker;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SelectionCommandsTest {
    private final LevelObject goal = new Goal(ObjectCommon.of("goal", new Vec(32, 32), new Vec(16, 32)));
    private final ToolDriver hand = new ToolDriver(TestMaps.level(List.of(goal), "ab..", "....", "...."));

    @Test
    void pastedObjectsLieAtThePointerAndAreSelected() {
        hand.document.select(Selection.ofObject("goal"));
        hand.commands.copy();
        hand.context.setPointer(new Vec(3, 17));
        hand.commands.paste();
        String copy = hand.document.selection().single();
        assertThat(copy).isNotNull().isNotEqualTo("goal");
        assertThat(hand.bounds(copy).at()).isEqualTo(new Vec(0, 16));
        assertThat(hand.undoName()).isEqualTo("Paste goal");
    }

    @Test
    void whatStandsOnTheGridStandsOnItWhenItIsPasted() {
        LevelObject bug = walker("bug", new Vec(34, 18), new Vec(12, 14));
        hand.document.edit("Add", hand.document.level().withObject(bug));
        hand.document.select(Selection.ofObject("bug"));
        hand.commands.copy();
        hand.context.setPointer(new Vec(3, 33));
        hand.commands.paste();
        assertThat(pasted().at()).isEqualTo(new Vec(2, 34));
    }

    @Test
    void oneObjectAfterTheOtherIsSelectedFromLeftToRight() {
        LevelObject left = new Goal(ObjectCommon.of("z-left", new Vec(0, 0), new Vec(16, 16)));
        LevelObject low = new Goal(ObjectCommon.of("low", new Vec(0, 16), new Vec(16, 16)));
        ToolDriver three = new ToolDriver(TestMaps.level(List.of(goal, left, low), "ab..", "....", "...."));
        three.context.useTool("brush");
        for (String id : List.of("z-left", "low", "goal", "z-left")) {
            three.commands.selectNext(1);
            assertThat(three.document.selection().single()).isEqualTo(id);
        }
        assertThat(three.context.tool().id()).isEqualTo("select");
        three.commands.selectNext(-1);
        assertThat(three.document.selection().single()).isEqualTo("goal");
        three.commands.selectNone();
        three.commands.selectNext(-1);
        assertThat(three.document.selection().single()).isEqualTo("goal");
    }

    @Test
    void withoutAnObjectThereIsNoNext() {
        ToolDriver none = new ToolDriver(TestMaps.level(List.of(), "ab.."));
        none.commands.selectNext(1);
        assertThat(none.document.selection()).isEqualTo(Selection.NONE);
    }

    @Test
    void cutAndPasteMoves() {
        hand.document.select(Selection.ofObject("goal"));
        hand.commands.cut();
        assertThat(hand.document.level().objects()).isEmpty();
        assertThat(hand.undoName()).isEqualTo("Cut goal");
        hand.commands.paste();
        assertThat(hand.document.level().objects()).hasSize(1);
    }

    @Test
    void aDuplicateLiesBesideAndKeepsWhatWasCopied() {
        hand.document.select(Selection.ofObject("goal"));
        hand.commands.duplicate();
        assertThat(hand.bounds(hand.document.selection().single()).at()).isEqualTo(new Vec(48, 32));
        assertThat(hand.commands.canPaste()).isFalse();
    }

    @Test
    void copiedCellsBecomeTheStamp() {
        hand.document.select(Selection.ofCells(CellSet.rectangle(0, 0, 2, 1)));
        hand.commands.copy();
        hand.commands.paste();
        assertThat(hand.context.tool().id()).isEqualTo("brush");
        hand.clickCell(3, 2);
        assertThat(hand.drawing()).containsExactly("ab..", "....", "..ab");
    }

    @Test
    void tilesThatAPaletteHasNotComeAlong() {
        hand.document.select(Selection.ofCells(CellSet.rectangle(0, 0, 2, 1)));
        hand.commands.copy();
        Stamp both = CellEdits.copy(hand.document.level(), "ground", CellSet.rectangle(0, 0, 2, 1));
        Document other = open(TestMaps.palette("a"));
        hand.context.setStamp(both);
        hand.context.useTool("brush");
        hand.clickCell(3, 2);
        assertThat(other.history().canUndo()).as("a stamp alone brings none").isFalse();
        hand.commands.paste();
        assertThat(other.history().undoName()).isEqualTo("Paste 1 tile into the palette");
        assertThat(hand.messages).last().asString().startsWith("Brought 1 tile along");
        hand.clickCell(1, 0);
        assertThat(TestMaps.drawing(other.level())).containsExactly("ab..", "....", "....");
        assertThat(other.level().palette().tiles().get("b"))
                .isEqualTo(hand.document.level().palette().tiles().get("b"));
        hand.commands.paste();
        assertThat(other.history().undoName()).as("they are there").isEqualTo("Paint 2 cells");
        other.undo();
        other.undo();
        assertThat(other.level().palette().tiles()).containsOnlyKeys("a");
    }

    @Test
    void whatObjectsShowAndStandOnComesAlongAsOneStep() {
        Palette icy = TestMaps.palette("a", "c");
        icy = icy.withTile(icy.tiles().get("c").withSurface("mud"))
                .withSurface("mud", Surface.NORMAL)
                .withSurface("ice", Surface.NORMAL);
        LevelObject sight = new Sprite(ObjectCommon.of("sight", new Vec(0, 0), new Vec(16, 16)), "c", null);
        LevelObject floe = new StaticPolygon(
                ObjectCommon.of("floe", new Vec(0, 32), null),
                List.of(Vec.ZERO, new Vec(16, 0)),
                null,
                "ice",
                null,
                null);
        Document from = open(icy, sight, floe);
        from.select(Selection.ofObjects(List.of("sight", "floe")));
        hand.commands.copy();
        Document other = open(TestMaps.palette("a"));
        hand.commands.paste();
        assertThat(other.level().objects()).hasSize(2);
        assertThat(other.level().palette()).isEqualTo(new Palette(icy.surfaces(), icy.tiles(), null, Map.of()));
        other.undo();
        assertThat(other.level().palette()).isEqualTo(TestMaps.palette("a"));
        assertThat(other.history().canUndo()).isFalse();
    }

    @Test
    void aTileWhosePictureCannotBeReachedStays() {
        Palette pictured = TestMaps.palette("b");
        pictured = pictured.withTile(pictured.tiles().get("b").withImage(new TileImage("b.png", null, null, Map.of())));
        LevelObject sight = new Sprite(ObjectCommon.of("sight", new Vec(0, 0), new Vec(16, 16)), "b", null);
        Document from = open(pictured, sight);
        from.select(Selection.ofObject("sight"));
        hand.commands.copy();
        Document other = open(TestMaps.palette("a"));
        hand.commands.paste();
        assertThat(other.level().objects()).isEmpty();
        assertThat(hand.messages).last().asString().contains("palette has no tile “b”");
    }

    private Document open(Palette palette, LevelObject... objects) {
        Level level = ObjectEdits.add(LevelEdits.blank(4, 3, 16, null, palette), List.of(objects));
        Document other = new Document(level, null, false);
        hand.context.open(other, hand.context.viewport(), null);
        return other;
    }

    @Test
    void whatIsCopiedWithoutItsPlatformRidesNoneElsewhere() {
        Platform lift = Platform.of("lift", new Vec(0, 32), new Vec(16, 8), Vec.ZERO, new Vec(16, 0));
        LevelObject rider = new Goal(
                ObjectCommon.of("rider", new Vec(0, 16), new Vec(16, 16)).withRides("lift"));
        hand.document.edit("Add", hand.document.level().withObject(lift).withObject(rider));
        hand.document.select(Selection.ofObject("rider"));
        hand.commands.copy();
        hand.commands.paste();
        assertThat(pasted().common().rides()).as("in the same level").isEqualTo("lift");
        open(TestMaps.palette("a"), lift);
        hand.commands.paste();
        assertThat(pasted().common().rides()).as("where another has its id").isNull();
    }

    @Test
    void whatIsTooLargeForAnotherLevelIsNotPasted() {
        LevelObject huge = walker("huge", Vec.ZERO, new Vec(10_000, 16));
        hand.document.edit("Add", hand.document.level().withObject(huge));
        hand.document.select(Selection.ofObject("huge"));
        hand.commands.copy();
        Document small = new Document(LevelEdits.blank(4, 3, 4, null, TestMaps.palette("a")), null, false);
        hand.context.open(small, hand.context.viewport(), null);
        hand.commands.paste();
        assertThat(small.level().objects()).isEmpty();
        assertThat(hand.messages)
                .last()
                .asString()
                .isEqualTo("“huge” is too large for this level: an actor has 4096 px at most");
    }

    private LevelObject pasted() {
        Document document = hand.context.document();
        return document.level().object(document.selection().single());
    }

    @Test
    void anArrowKeyThatIsLetGoInAnotherLevelHasMovedInItsOwn() {
        hand.document.select(Selection.ofObject("goal"));
        hand.commands.nudge(1, 0, false);
        open(TestMaps.palette("a"));
        hand.commands.nudged();
        assertThat(hand.document.inGesture()).isFalse();
        assertThat(hand.undoName()).isEqualTo("Move goal");
    }

    @Test
    void deleteEmptiesSelectedCells() {
        hand.document.select(Selection.ofCells(CellSet.rectangle(0, 0, 3, 3)));
        hand.commands.delete();
        assertThat(hand.drawing()).containsExactly("....", "....", "....");
        assertThat(hand.undoName()).isEqualTo("Delete 2 cells");
    }

    @Test
    void aHeldArrowKeyIsOneEntry() {
        hand.document.select(Selection.ofObject("goal"));
        hand.commands.nudge(1, 0, false);
        hand.commands.nudge(1, 0, false);
        hand.commands.nudge(0, -1, true);
        hand.commands.nudged();
        assertThat(hand.bounds("goal").at()).isEqualTo(new Vec(64, 31));
        assertThat(hand.document.history().undoCount()).isEqualTo(1);
        assertThat(hand.undoName()).isEqualTo("Move goal");
    }

    @Test
    void flippingTurnsTheSelectedCellsElseTheStamp() {
        hand.document.select(Selection.ofCells(CellSet.rectangle(0, 0, 2, 1)));
        hand.commands.flipHorizontally();
        assertThat(hand.drawing()).containsExactly("ba..", "....", "....");
        hand.commands.selectNone();
        hand.commands.rotateClockwise();
        assertThat(hand.context.tile().flip().bits()).isNotZero();
        hand.commands.rotateCounterClockwise();
        assertThat(hand.context.tile().flip().bits()).isZero();
    }

    @Test
    void cellsThatAreTurnedStaySelected() {
        hand.document.select(Selection.ofCells(CellSet.rectangle(0, 0, 2, 1)));
        hand.commands.rotateClockwise();
        assertThat(hand.drawing()).containsExactly("a...", "b...", "....");
        assertThat(hand.document.selection().cells()).isEqualTo(CellSet.rectangle(0, 0, 1, 2));
        hand.commands.rotateCounterClockwise();
        assertThat(hand.drawing()).containsExactly("ab..", "....", "....");
        CellSet corner = CellSet.rectangle(0, 0, 2, 1).union(CellSet.rectangle(0, 1, 1, 1));
        hand.document.select(Selection.ofCells(corner));
        hand.commands.flipVertically();
        assertThat(hand.drawing()).containsExactly("....", "ab..", "....");
        hand.commands.flipVertically();
        assertThat(hand.drawing()).containsExactly("ab..", "....", "....");
    }

    @Test
    void noTileIsTurnedOutOfTheLevel() {
        ToolDriver low = new ToolDriver(TestMaps.level("....", "....", "ab.."));
        low.document.select(Selection.ofCells(CellSet.rectangle(0, 2, 2, 1)));
        low.commands.rotateClockwise();
        assertThat(low.drawing()).containsExactly("....", "....", "ab..");
        assertThat(low.messages).last().asString().startsWith("There is no room to turn these cells");
        low.commands.flipHorizontally();
        assertThat(low.drawing()).containsExactly("....", "....", "ba..");
    }

    @Test
    void undoTakesTheSelectionBackWithTheTurnedCells() {
        CellSet row = CellSet.rectangle(0, 0, 2, 1);
        CellSet column = CellSet.rectangle(0, 0, 1, 2);
        hand.document.select(Selection.ofCells(row));
        hand.commands.rotateClockwise();
        hand.context.undo();
        assertThat(hand.document.selection().cells()).isEqualTo(row);
        hand.document.redo();
        assertThat(hand.document.selection().cells()).isEqualTo(column);
        hand.commands.selectNone();
        hand.context.undo();
        assertThat(hand.document.selection()).as("something else meanwhile").isEqualTo(Selection.NONE);
    }

    @Test
    void whatTurnedCellsComeToLieBesideIsNotTurnedWithThem() {
        ToolDriver three = new ToolDriver(TestMaps.level("ab..", "....", "c..."));
        CellSet row = CellSet.rectangle(0, 0, 3, 1);
        three.document.select(Selection.ofCells(row));
        three.commands.flipHorizontally();
        assertThat(three.document.selection().cells()).isEqualTo(row);
        three.commands.flipHorizontally();
        three.commands.rotateClockwise();
        assertThat(three.drawing()).containsExactly("a...", "b...", "c...");
        three.commands.rotateCounterClockwise();
        assertThat(three.drawing()).containsExactly("ab..", "....", "c...");
    }

    @Test
    void allObjectsAreSelected() {
        hand.commands.selectAll();
        assertThat(hand.document.selection().objectIds()).containsExactly("goal");
    }

    private static LevelObject walker(String id, Vec at, Vec size) {
        return new Walker(ObjectCommon.of(id, at, size), null, null, null, null, null, ActorProfile.DEFAULT);
    }
}
