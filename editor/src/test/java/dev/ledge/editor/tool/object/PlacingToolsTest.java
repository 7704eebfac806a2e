package dev.ledge.editor.tool.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.TestMaps;
import dev.ledge.editor.object.ObjectKind;
import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolDriver;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The tools that add objects: platform, polygon, object. */
class PlacingToolsTest {
    private static final List<? extends ObjectKind<?>> PLACED = ObjectKinds.ALL.stream()
            .filter(kind -> kind.placing() != ObjectKind.Placing.OWN_TOOL)
            .toList();

    private final ToolDriver hand =
            new ToolDriver(TestMaps.level("..........", "..........", "..........", "..........", ".........."));

    @Test
    void undoTakesTheLastCornerBackBeforeAnEdit() {
        hand.use("polygon").click(16, 16).click(64, 16);
        hand.context.tool().confirm();
        hand.click(100, 100).click(132, 100).click(132, 132);
        hand.context.undo();
        hand.context.undo();
        hand.context.undo();
        assertThat(hand.document.history().undoName()).isEqualTo("Add polygon");
        assertThat(hand.context.tool().hasSteps()).isFalse();
        hand.context.undo();
        assertThat(hand.document.history().canUndo()).isFalse();
    }

    @Test
    void aPlatformIsABoxAndAPathInOneEntry() {
        hand.use("platform").dragThrough(32, 32, 60, 33, 63, 47);
        assertThat(hand.document.inGesture()).isTrue();
        hand.move(120, 40).click(128, 40);

        Platform platform = (Platform) hand.only("platform");
        assertThat(platform.bounds(hand.document.level())).isEqualTo(new Aabb(32, 32, 64, 48));
        assertThat(platform.path()).containsExactly(Vec.ZERO, new Vec(80, 0));
        assertThat(hand.document.history().undoCount()).isEqualTo(1);
        assertThat(hand.undoName()).isEqualTo("Add platform");
        assertThat(hand.document.selection().single()).isEqualTo(platform.id());
    }

    @Test
    void aFlatPlatformIsHalfACellThinAndOneWay() {
        hand.use("platform").dragThrough(32, 32, 80, 34);
        assertThat(hand.context.tool().confirm()).isTrue();
        Platform platform = (Platform) hand.only("platform");
        assertThat(platform.bounds(hand.document.level())).isEqualTo(new Aabb(32, 32, 80, 40));
        assertThat(platform.solidFrom()).isEqualTo(Sides.TOP_ONLY);
        assertThat(platform.path()).containsExactly(Vec.ZERO, new Vec(64, 0));
    }

    @Test
    void escapeGivesThePlatformUpAtAnyTime() {
        hand.use("platform").dragThrough(32, 32, 64, 48).move(120, 40);
        assertThat(hand.context.tool().cancel()).isTrue();
        assertThat(hand.document.level().objects()).isEmpty();
        assertThat(hand.document.history().canUndo()).isFalse();
        assertThat(hand.document.inGesture()).isFalse();
    }

    @Test
    void undoBeforeThePathIsClickedGivesThePlatformUp() {
        hand.use("platform").dragThrough(32, 32, 64, 48);
        hand.document.undo();
        hand.move(120, 40);
        assertThat(hand.document.level().objects()).isEmpty();
        hand.dragThrough(0, 0, 32, 16).click(90, 8);
        assertThat(hand.document.level().objects()).hasSize(1);
    }

    @Test
    void thePlatformToolBendsThePathOfWhatItMade() {
        hand.use("platform").dragThrough(32, 32, 64, 48).click(128, 40);
        hand.dragThrough(128, 40, 128, 72);
        Platform platform = (Platform) hand.only("platform");
        assertThat(platform.path()).containsExactly(Vec.ZERO, new Vec(80, 32));
        assertThat(hand.document.history().undoCount()).isEqualTo(2);
    }

    @Test
    void aPolygonIsClosedByADoubleClick() {
        hand.use("polygon").click(16, 16).click(64, 16).doubleClick(64, 64);
        LevelObject polygon = hand.only("polygon");
        assertThat(polygon.at()).isEqualTo(new Vec(16, 16));
        assertThat(polygon.outlinePoints()).containsExactly(Vec.ZERO, new Vec(48, 0), new Vec(48, 48));
        assertThat(hand.undoName()).isEqualTo("Add polygon");
    }

    @Test
    void aPolygonIsClosedByAClickOnItsStart() {
        hand.use("polygon").click(16, 16).click(64, 16).click(64, 64).click(17, 18);
        assertThat(hand.only("polygon").outlinePoints()).hasSize(3);
    }

    @Test
    void twoCornersMakeALine() {
        hand.use("polygon").click(16, 16).click(64, 32);
        assertThat(hand.context.tool().confirm()).isTrue();
        assertThat(hand.only("polygon").outlinePoints()).containsExactly(Vec.ZERO, new Vec(48, 16));
    }

    @Test
    void aCrossedPolygonIsNotMade() {
        hand.use("polygon").click(0, 0).click(64, 64).click(64, 0).click(0, 64);
        hand.context.tool().confirm();
        assertThat(hand.document.level().objects()).isEmpty();
        assertThat(hand.messages).anyMatch(message -> message.contains("cross"));
        hand.commands.delete();
        hand.context.tool().confirm();
        assertThat(hand.only("polygon").outlinePoints()).hasSize(3);
    }

    @Test
    void theSpawnStandsInTheCellAndThereIsOnlyOne() {
        hand.use("object").clickCell(2, 3);
        LevelObject spawn = hand.only("spawn");
        assertThat(spawn.bounds(hand.document.level())).isEqualTo(new Aabb(34, 40, 46, 64));
        hand.clickCell(6, 3);
        assertThat(hand.only("spawn").id()).isEqualTo(spawn.id());
        assertThat(hand.only("spawn").at()).isEqualTo(new Vec(98, 40));
        assertThat(hand.undoName()).isEqualTo("Move spawn");
    }

    @Test
    void anAreaIsDraggedOut() {
        hand.choose("place.goal");
        hand.use("object").dragCells(1, 1, 2, 3);
        assertThat(hand.only("goal").bounds(hand.document.level())).isEqualTo(new Aabb(16, 16, 48, 64));
        assertThat(hand.undoName()).isEqualTo("Add goal");
    }

    @Test
    void everyKindCanBePlaced() {
        hand.use("object");
        for (int i = 0; i < PLACED.size(); i++) {
            hand.choose("place." + PLACED.get(i).name());
            hand.clickCell(i, 2);
        }
        assertThat(hand.document.level().objects())
                .extracting(LevelObject::type)
                .containsExactlyInAnyOrder(
                        "spawn",
                        "goal",
                        "hazard",
                        "walker",
                        "patroller",
                        "marker",
                        "pickup",
                        "actor",
                        "spring",
                        "switch",
                        "sprite");
        assertThat(hand.document.history().undoCount()).isEqualTo(PLACED.size());
    }

    @Test
    void whatTheToolsMakeCanBeSavedAndReadWithoutAWarning() throws LevelFormatException {
        hand.use("object");
        for (int i = 0; i < PLACED.size(); i++) {
            hand.choose("place." + PLACED.get(i).name());
            hand.clickCell(i, 2);
        }
        hand.use("platform").dragThrough(32, 32, 80, 34).click(128, 40);
        hand.use("polygon").click(16, 16).click(64, 16).doubleClick(64, 64);
        hand.use("slope").holding(PointerEvent.ALT).dragThrough(100, 70, 140, 40);

        Path file = Path.of("made.level.json");
        byte[] written = LevelWriter.toBytes(hand.document.level());
        Loaded<Level> read = LevelReader.read(written, file);
        assertThat(read.warnings()).isEmpty();
        assertThat(read.value().objects()).isEqualTo(hand.document.level().objects());
        assertThat(LevelWriter.toBytes(read.value())).isEqualTo(written);
    }
}
