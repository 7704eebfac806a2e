package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.testing.Courses;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
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
