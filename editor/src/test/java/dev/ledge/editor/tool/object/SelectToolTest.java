package dev.ledge.editor.tool.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Selection;
import dev.ledge.editor.document.TestMaps;
import dev.ledge.editor.tool.ObjectHits;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolDriver;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.Marker;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.level.object.StaticPolygon;
import java.util.List;
import org.junit.jupiter.api.Test;

class SelectToolTest {
    private final LevelObject area = new Marker(ObjectCommon.of("area", Vec.ZERO, new Vec(160, 160)), "turn");
    private final LevelObject goal = new Goal(ObjectCommon.of("goal", new Vec(32, 32), new Vec(16, 32)));
    private final LevelObject spawn = new Spawn(ObjectCommon.of("spawn", new Vec(82, 72), null), null, null);
    private final LevelObject lift = new Platform(
            ObjectCommon.of("lift", new Vec(96, 112), new Vec(32, 8)),
            List.of(Vec.ZERO, new Vec(0, -64)),
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null);
    private final LevelObject rock = new StaticPolygon(
            ObjectCommon.of("rock", new Vec(0, 112), null),
            List.of(new Vec(0, 0), new Vec(32, 0), new Vec(32, 32), new Vec(0, 32)),
            null,
            null,
            null,
            null);
    private final ToolDriver hand = new ToolDriver(TestMaps.level(
            List.of(area, goal, spawn, lift, rock),
            "..........",
            "..........",
            "..........",
            "..........",
            "..........",
            "..........",
            "..........",
            "..........",
            "..........",
            ".........."));

    @Test
    void undoHalfWayThroughADragEndsIt() {
        hand.press(36, 40).drag(60, 40);
        assertThat(hand.document.level().object("goal").at()).isNotEqualTo(goal.at());
        hand.context.undo();
        assertThat(hand.document.level().object("goal").at()).isEqualTo(goal.at());
        hand.drag(90, 40).release(90, 40);
        assertThat(hand.document.level().object("goal").at()).isEqualTo(goal.at());
        assertThat(hand.document.history().canUndo()).isFalse();
    }

    @Test
    void undoInABoxThatAddsToTheSelectionLeavesNothingThatIsGone() {
        hand.document.edit("Delete", hand.document.level().withoutObject("goal"));
        hand.document.edit("Add", hand.document.level().withObject(goal));
        hand.document.select(Selection.ofObject("goal"));
        hand.holding(PointerEvent.SHIFT).press(300, 300).drag(290, 290);
        hand.context.undo();
        hand.drag(280, 280).release(280, 280);
        assertThat(selected()).isEmpty();
    }

    @Test
    void aClickSelectsTheSmallestThatIsThere() {
        hand.click(36, 40);
        assertThat(selected()).containsExactly("goal");
        hand.click(8, 8);
        assertThat(selected()).containsExactly("area");
        hand.click(300, 300);
        assertThat(selected()).isEmpty();
        assertThat(hand.document.history().canUndo()).isFalse();
    }

    @Test
    void shiftAddsAndTakesAway() {
        hand.click(36, 40).holding(PointerEvent.SHIFT).click(88, 80);
        assertThat(selected()).containsExactly("goal", "spawn");
        hand.click(36, 40);
        assertThat(selected()).containsExactly("spawn");
    }

    @Test
    void aBoxSelectsWhatItTouches() {
        hand.dragThrough(170, 170, 90, 70);
        assertThat(selected()).containsExactly("area", "lift", "spawn");
        assertThat(hand.document.history().canUndo()).isFalse();
    }

    @Test
    void aDragMovesByWholeCellsAndIsOneEntry() {
        hand.dragThrough(36, 40, 44, 47, 61, 49);
        assertThat(hand.bounds("goal").at()).isEqualTo(new Vec(64, 48));
        assertThat(hand.undoName()).isEqualTo("Move goal");
        hand.document.undo();
        assertThat(hand.bounds("goal").at()).isEqualTo(new Vec(32, 32));
    }

    @Test
    void altLeavesTheGrid() {
        hand.holding(PointerEvent.ALT).dragThrough(36, 40, 43, 45);
        assertThat(hand.bounds("goal").at()).isEqualTo(new Vec(39, 37));
    }

    @Test
    void feetAreSnappedNotHeads() {
        hand.dragThrough(88, 80, 88, 93);
        assertThat(hand.bounds("spawn").bottom()).isEqualTo(112);
        assertThat(hand.bounds("spawn").centerX()).isEqualTo(88);
    }

    @Test
    void aTinyTrembleIsAClick() {
        hand.dragThrough(36, 40, 37, 41);
        assertThat(hand.bounds("goal").at()).isEqualTo(new Vec(32, 32));
        assertThat(hand.document.history().canUndo()).isFalse();
    }

    @Test
    void escapePutsItBack() {
        hand.press(36, 40).drag(80, 80);
        assertThat(hand.context.tool().cancel()).isTrue();
        assertThat(hand.bounds("goal").at()).isEqualTo(new Vec(32, 32));
    }

    @Test
    void allThatIsSelectedMovesTogether() {
        hand.document.select(Selection.ofObjects(List.of("goal", "lift")));
        hand.dragThrough(36, 40, 52, 40);
        assertThat(hand.bounds("goal").at()).isEqualTo(new Vec(48, 32));
        assertThat(hand.bounds("lift").at()).isEqualTo(new Vec(112, 112));
        assertThat(hand.undoName()).isEqualTo("Move 2 objects");
    }

    @Test
    void aHandleResizes() {
        hand.click(36, 40).dragThrough(48, 64, 70, 75);
        assertThat(hand.bounds("goal")).isEqualTo(new Aabb(32, 32, 64, 80));
        assertThat(hand.undoName()).isEqualTo("Resize goal");
    }

    @Test
    void aPathHandleMovesThePointOnTheGrid() {
        hand.click(104, 116).dragThrough(112, 52, 150, 56);
        assertThat(path()).containsExactly(Vec.ZERO, new Vec(32, -64));
        assertThat(hand.undoName()).isEqualTo("Move point of path");
    }

    @Test
    void aPointOfThePathCannotLieOnTheOneBefore() {
        hand.click(104, 116).dragThrough(112, 52, 112, 100, 112, 116);
        assertThat(path().get(1)).isNotEqualTo(Vec.ZERO);
    }

    @Test
    void theDotBetweenMakesANewPointWhichDeleteTakesAway() {
        hand.click(104, 116).dragThrough(112, 84, 160, 84);
        assertThat(path()).containsExactly(Vec.ZERO, new Vec(48, -32), new Vec(0, -64));
        assertThat(hand.undoName()).isEqualTo("Add point to path");
        hand.commands.delete();
        assertThat(path()).containsExactly(Vec.ZERO, new Vec(0, -64));
        assertThat(hand.undoName()).isEqualTo("Delete point of path");
    }

    @Test
    void deleteTakesNoMoreThanTheChosenPoint() {
        hand.click(104, 116).dragThrough(112, 52, 128, 52);
        hand.commands.delete();
        assertThat(path()).as("a path needs both ends").hasSize(2);
        assertThat(hand.messages).last().asString().startsWith("This point has to stay");
        hand.click(104, 116);
        hand.commands.delete();
        assertThat(hand.document.level().object("lift")).isNull();
        hand.click(16, 128).press(32, 112).drag(40, 104);
        hand.commands.delete();
        hand.release(40, 104);
        assertThat(hand.document.level().object("rock")).as("held by a corner").isNotNull();
    }

    @Test
    void noPointIsTakenAwayFromBetweenTwoEqualOnes() {
        hand.click(104, 116).dragThrough(112, 84, 160, 84).dragThrough(112, 52, 112, 116);
        assertThat(path()).containsExactly(Vec.ZERO, new Vec(48, -32), Vec.ZERO);
        hand.dragThrough(160, 84, 176, 84);
        hand.commands.delete();
        assertThat(path()).containsExactly(Vec.ZERO, new Vec(64, -32), Vec.ZERO);
    }

    @Test
    void deleteAfterAClickOnTheDotBetweenTakesNoOtherPoint() {
        hand.click(16, 128).click(16, 112);
        hand.commands.delete();
        assertThat(hand.document.level().object("rock")).isNull();
    }

    @Test
    void deleteAfterUndoOfANewPointTakesNoOtherPoint() {
        hand.click(16, 128).dragThrough(16, 112, 16, 96);
        assertThat(hand.undoName()).startsWith("Add corner");
        hand.context.undo();
        hand.commands.delete();
        assertThat(hand.document.level().object("rock")).isNull();
    }

    @Test
    void aCornerMovesButNeverMakesTheOutlineCrossItself() {
        hand.click(16, 128).dragThrough(32, 112, 48, 96);
        assertThat(hand.document.level().object("rock").outlinePoints()).contains(new Vec(48, -16));
        hand.dragThrough(0, 112, 16, 160);
        assertThat(hand.document.level().object("rock").outlinePoints()).contains(Vec.ZERO);
    }

    @Test
    void objectsOfALockedLayerAreLeftAlone() {
        assertThat(ObjectHits.at(hand.document.level(), 36, 40, 0).id()).isEqualTo("goal");
        hand.document.edit(
                "Hide",
                hand.document
                        .level()
                        .withLayer(hand.document
                                .level()
                                .layer("ground")
                                .withCommon(hand.document
                                        .level()
                                        .layer("ground")
                                        .common()
                                        .withLocked(true)))
                        .withObject(goal.withCommon(goal.common().withLayer("ground"))));
        assertThat(ObjectHits.at(hand.document.level(), 36, 40, 0).id()).isEqualTo("area");
    }

    private List<Vec> path() {
        return ((Platform) hand.document.level().object("lift")).path();
    }

    private List<String> selected() {
        return List.copyOf(hand.document.selection().objectIds());
    }
}
