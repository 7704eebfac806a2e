package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Crumbles;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.testing.Courses;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.testing.TestPalette;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SnapshotTest {

    private static final Level COURSE = Courses.course(3, 6, 9);

    @Test
    void NU05_aRestoredWorldGoesOnAsIfNothingHadBeen() {
        World world = new World(COURSE);
        play(world, 0, 150);
        Snapshot snapshot = world.save();
        long[] hashes = play(world, 150, 200);

        world.restore(snapshot);

        assertThat(world.tick()).isEqualTo(150);
        assertThat(snapshot.tick()).isEqualTo(150);
        assertThat(play(world, 150, 200)).isEqualTo(hashes);
    }

    @Test
    void aSnapshotFitsAnotherWorldOfTheSameLevel() {
        World one = new World(COURSE);
        play(one, 0, 150);
        World other = new World(COURSE);

        other.restore(one.save());

        assertThat(other.fullHash()).isEqualTo(one.fullHash());
        assertThat(play(other, 150, 60)).isEqualTo(play(one, 150, 60));
    }

    @Test
    void aReusedSnapshotHoldsTheLaterState() {
        World world = new World(COURSE);
        Snapshot snapshot = world.save();
        play(world, 0, 40);
        world.save(snapshot);
        long hash = world.fullHash();
        play(world, 40, 10);

        world.restore(snapshot);

        assertThat(world.fullHash()).isEqualTo(hash);
    }

    @Test
    void restoringIntoAnEditedLevelKeepsWhatIsNewAndLeavesOutWhatIsGone() {
        Level level = TestLevels.floor()
                .spawn(24, 160)
                .object(body("gone", 100))
                .object(body("kept", 130))
                .once("lift", 200, 80, 32, 8, 60, 0, 60)
                .level();
        World world = new World(level);
        for (int i = 0; i < 30; i++) {
            world.step(Buttons.RIGHT.bit());
        }
        Snapshot snapshot = world.save();
        double playerX = world.actors().x(world.player());
        double liftX = world.platforms().x(0);
        for (int i = 0; i < 20; i++) {
            world.step(Buttons.RIGHT.bit());
        }
        world.edit(level.withoutObject("gone").withObject(body("added", 160)));

        world.restore(snapshot);

        Actors actors = world.actors();
        assertThat(world.tick()).isEqualTo(30);
        assertThat(actors.indexOf("gone")).isEqualTo(-1);
        assertThat(actors.x(actors.indexOf("added"))).isEqualTo(160);
        assertThat(actors.x(actors.indexOf("kept"))).isEqualTo(130);
        assertThat(actors.x(world.player())).isEqualTo(playerX);
        assertThat(world.platforms().x(0)).isEqualTo(liftX);
        world.step(Buttons.NONE);
        assertThat(actors.state(world.player())).isEqualTo(ActorState.GROUND);
        assertThat(actors.on(world.player())).startsWith("tile:");
    }

    @Test
    void restoringUnderARiderWhosePlatformIsGoneLetsHimFall() {
        Level level = TestLevels.floor()
                .spawn(216, 80)
                .once("lift", 200, 80, 32, 8, 60, 0, 60)
                .level();
        World world = new World(level);
        world.step(Buttons.NONE);
        Snapshot snapshot = world.save();
        world.edit(level.withoutObject("lift"));

        world.restore(snapshot);
        world.step(Buttons.NONE);

        assertThat(world.actors().on(world.player())).isNull();
        assertThat(world.actors().state(world.player())).isEqualTo(ActorState.AIR);
    }

    @Test
    void whatWasSavedRightAfterAnEditGoesOnLikeIt() {
        Level air = TestLevels.floor().spawn(124, 60).level();
        World world = new World(air);
        while (world.actors().feet(0) < 100) {
            world.step(Buttons.NONE);
        }
        Level shelf = TestLevels.floor()
                .spawn(124, 60)
                .still("shelf", 100, world.actors().feet(0), 60, 8)
                .level();
        world.edit(shelf);
        Snapshot edited = world.save();
        world.step(Buttons.NONE);
        assertThat(world.actors().on(0)).isEqualTo("shelf");
        long hash = world.fullHash();

        world.restore(edited);
        world.step(Buttons.NONE);
        assertThat(world.fullHash()).isEqualTo(hash);
    }

    @Test
    void anEditThatWasTakenBackByARestoreLeavesNothing() {
        Level shelf = TestLevels.floor()
                .spawn(124, 60)
                .still("shelf", 100, 100, 60, 8)
                .level();
        World world = new World(shelf);
        Snapshot before = world.save();
        long hash = world.fullHash();
        world.edit(shelf.withObject(body("added", 160)));
        world.edit(shelf);
        world.restore(before);
        assertThat(world.fullHash()).isEqualTo(hash);
    }

    @Test
    void aMovedSnapshotGoesOnInALevelThatHasMoved() {
        TileType brick = TileType.of("brick", Shape.FULL)
                .withChanging(new Changing(new Crumbles(0.1, null, Map.of()), null, null));
        Level level = TestLevels.floor()
                .define(brick)
                .spawn(24, 96)
                .object(body("crate", 230))
                .once("lift", 200, 80, 32, 8, 60, 0, 60)
                .level()
                .withCell("ground", 1, 6, TileRef.of("brick"))
                .withCell("ground", 5, 10, TileRef.of("brick"));
        World world = new World(level);
        World moved = new World(moved(level, 2, 1));
        for (int tick = 0; tick < 120; tick++) {
            if (tick % 9 == 0) {
                moved.restore(world.save().moved(32, 16));
            }
            assertMoved(moved, world, tick);
            world.step(Buttons.RIGHT.bit());
            moved.step(Buttons.RIGHT.bit());
            assertMoved(moved, world, tick);
        }
        assertThat(changed(world)).hasSize(2);
        long hash = world.fullHash();
        Snapshot back = world.save().moved(32, 16).moved(-32, -16);
        world.step(Buttons.RIGHT.bit());
        world.restore(back);
        assertThat(world.fullHash()).isEqualTo(hash);
    }

    @Test
    void aMovedSnapshotStaysAsItIsWhenTheOtherIsReused() {
        World world = new World(COURSE);
        play(world, 0, 40);
        long hash = world.fullHash();
        Snapshot snapshot = world.save();
        Snapshot moved = snapshot.moved(0, 0);
        play(world, 40, 10);
        world.save(snapshot);

        world.restore(moved);
        assertThat(world.fullHash()).isEqualTo(hash);
        world.save(moved.moved(16, 16));
        world.restore(snapshot);
        assertThat(world.tick()).isEqualTo(50);
    }

    /** What is outside of the level then is not kept: a brick of its first column. */
    @Test
    void aCellThatIsMovedOutOfTheLevelIsForgotten() {
        TileType brick = TileType.of("brick", Shape.FULL)
                .withChanging(new Changing(new Crumbles(0.1, null, Map.of()), null, null));
        Level level =
                TestLevels.floor().define(brick).spawn(24, 96).level().withCell("ground", 1, 6, TileRef.of("brick"));
        World world = new World(level);
        for (int tick = 0; tick < 30; tick++) {
            world.step(Buttons.NONE);
        }
        assertThat(changed(world)).hasSize(1);
        World moved = new World(moved(level, -2, 0));
        moved.restore(world.save().moved(-32, 0));
        moved.step(Buttons.NONE);
        assertThat(changed(moved)).isEmpty();
    }

    /** An actor that walks down a ramp as it drops through it has all of it open, where it has moved to. */
    @Test
    void aMovedSnapshotTakesADropAlong() {
        TileType ramp = TestPalette.oneWay("ramp", new Shape.Floor(0, 1), Sides.TOP_ONLY, true);
        TestLevels levels = TestLevels.floor().define(ramp).spawn(130, 46);
        for (int k = 0; k < 5; k++) {
            levels.tile(4 + k, 6 - k, TileRef.of("ramp"));
        }
        Level level = levels.level();
        World world = new World(level);
        World moved = new World(moved(level, 2, 1));
        for (int tick = 0; tick < 60; tick++) {
            int drop = tick == 9 ? Buttons.JUMP.bit() | Buttons.DOWN.bit() : Buttons.NONE;
            world.step(Buttons.LEFT.bit() | drop);
            moved.restore(world.save().moved(32, 16));
            world.step(Buttons.LEFT.bit());
            moved.step(Buttons.LEFT.bit());
            assertThat(moved.actors().y(0))
                    .as("y at %d", tick)
                    .isCloseTo(world.actors().y(0) + 16, within(1e-9));
        }
        assertThat(world.actors().feet(0)).isEqualTo(160);
    }

    @Test
    void aSnapshotMovesNoFartherThanALevelReaches() {
        Snapshot snapshot = new World(TestLevels.floor().spawn(24, 160).level()).save();
        assertThatIllegalArgumentException().isThrownBy(() -> snapshot.moved(Double.NaN, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> snapshot.moved(0, Double.POSITIVE_INFINITY));
        Snapshot far = snapshot.moved(1e12, 0);
        assertThatIllegalArgumentException().isThrownBy(() -> far.moved(16, 0));
    }

    @Test
    void aMovedSnapshotTakesLittleBesideTheOneItCameFrom() {
        World world = new World(COURSE);
        play(world, 0, 40);
        Snapshot snapshot = world.save();
        assertThat(snapshot.moved(16, 0).bytes(snapshot)).isLessThan(100);
        assertThat(snapshot.moved(16, 0).bytes(null)).isEqualTo(snapshot.bytes(null));
    }

    private static void assertMoved(World moved, World world, int tick) {
        for (int i = 0; i < world.actors().count(); i++) {
            assertThat(moved.actors().x(i))
                    .as("x at %d", tick)
                    .isCloseTo(world.actors().x(i) + 32, within(1e-9));
            assertThat(moved.actors().y(i))
                    .as("y at %d", tick)
                    .isCloseTo(world.actors().y(i) + 16, within(1e-9));
            assertThat(moved.actors().state(i)).isEqualTo(world.actors().state(i));
        }
        assertThat(moved.platforms().x(0)).isCloseTo(world.platforms().x(0) + 32, within(1e-9));
        assertThat(moved.platforms().y(0)).isCloseTo(world.platforms().y(0) + 16, within(1e-9));
        assertThat(changed(moved))
                .isEqualTo(changed(world).stream()
                        .map(cell -> cell.plus(new Vec(2, 1)))
                        .toList());
    }

    private static List<Vec> changed(World world) {
        List<Vec> cells = new ArrayList<>();
        world.forEachChangedTile((column, row, part, isThere) -> cells.add(new Vec(column, row)));
        return cells;
    }

    /** With so many columns more at the left, and rows at the top. */
    private static Level moved(Level level, int columns, int rows) {
        TileLayer ground = (TileLayer) level.layer("ground");
        int width = level.columns() + columns;
        int height = level.rows() + rows;
        Vec by = new Vec(columns * level.grid(), rows * level.grid());
        return level.toBuilder()
                .size(width, height)
                .layers(List.of(ground.withGrid(ground.grid().resized(width, height, columns, rows))))
                .objects(level.objects().stream()
                        .map(object -> object.movedTo(object.at().plus(by)))
                        .toList())
                .build();
    }

    private static LevelObject body(String id, double x) {
        return new Body(ObjectCommon.of(id, new Vec(x, 136), new Vec(12, 24)), null, null, null, null);
    }

    private static long[] play(World world, int from, int ticks) {
        long[] hashes = new long[ticks];
        for (int i = 0; i < ticks; i++) {
            world.step(Courses.buttons(from + i));
            hashes[i] = world.fullHash();
        }
        return hashes;
    }
}
