package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameCommandsTest {

    @Test
    void anActorThatIsPlacedKeepsItsVelocityAndLooksForGround() {
        World world = new World(TestLevels.floor().spawn(24, 160).level());
        for (int i = 0; i < 20; i++) {
            world.step(Buttons.RIGHT.bit());
        }
        world.place(0, 100, 50);
        assertThat(world.actors().state(0)).isEqualTo(ActorState.AIR);
        assertThat(world.actors().vx(0)).isEqualTo(120);

        world.place(0, 200, 136);
        assertThat(world.actors().on(0)).isEqualTo("tile:12,10");
        assertThat(world.actors().state(0)).isEqualTo(ActorState.GROUND);
    }

    @Test
    void aVelocityUpwardsTakesOffAndOneAlongTheGroundDoesNot() {
        World world = new World(TestLevels.floor().spawn(24, 160).level());
        world.setVelocity(0, 60, 0);
        assertThat(world.actors().state(0)).isEqualTo(ActorState.GROUND);
        assertThat(world.actors().vx(0)).isEqualTo(60);

        world.setVelocity(0, 60, -300);
        world.step(Buttons.RIGHT.bit());
        assertThat(world.actors().state(0)).isEqualTo(ActorState.AIR);
        assertThat(world.actors().vy(0)).isEqualTo(-280);
    }

    @Test
    void ED02_aNewSizeKeepsFeetAndMiddle() {
        World world = new World(TestLevels.floor().spawn(24, 160).level());
        Actors a = world.actors();
        for (double height : new double[] {12, 24, 40, 24}) {
            world.resize(0, 16, height);
            world.step(Buttons.NONE);
            assertThat(a.feet(0)).isEqualTo(160);
            assertThat(a.x(0) + a.width(0) / 2).isEqualTo(24);
            assertThat(a.state(0)).isEqualTo(ActorState.GROUND);
        }
    }

    @Test
    void ED02_anActorThatStandsOnOneThatGrowsIsLifted() {
        World world = new World(onACrate(16));
        world.resize(world.actors().indexOf("crate"), 24, 26);
        keepsStandingOnTheCrate(world, 134);
    }

    @Test
    void ED02_anActorThatStandsOnOneThatAnEditMakesGrowIsLifted() {
        World world = new World(onACrate(16));
        world.step(Buttons.NONE);
        world.edit(onACrate(26));
        keepsStandingOnTheCrate(world, 134);
    }

    private static Level onACrate(double height) {
        ActorProfile standable = ActorProfile.DEFAULT.with(ActorField.STANDABLE, 1);
        ObjectCommon common = ObjectCommon.of("crate", new Vec(100, 144), new Vec(24, height));
        return TestLevels.floor()
                .spawn(112, 144)
                .object(new Body(common, null, null, null, standable))
                .level();
    }

    private static void keepsStandingOnTheCrate(World world, double top) {
        int player = world.player();
        for (int tick = 0; tick < 20; tick++) {
            world.step(Buttons.NONE);
            assertThat(world.actors().on(player)).isEqualTo("crate");
            assertThat(world.actors().feet(player)).isEqualTo(top);
        }
    }

    @Test
    void ED02_growingUnderALowCeilingIsSurvived() {
        World world = new World(TestLevels.floor()
                .row(8, "####")
                .playerSize(12, 12)
                .spawn(24, 160)
                .level());
        world.resize(0, 12, 24);
        boolean embedded = false;
        for (int tick = 0; tick < 60; tick++) {
            double y = world.actors().y(0);
            world.step(Buttons.NONE);
            embedded |= world.actors().embedded(0);
            assertThat(Math.abs(world.actors().y(0) - y)).isLessThanOrEqualTo(4.34);
            assertThat(Math.abs(world.actors().vy(0))).isLessThanOrEqualTo(20);
        }

        assertThat(world.actors().alive(0)).isTrue();
        assertThat(embedded).isTrue();
    }

    @Test
    void AI04_aHurtEnemyFallsThroughTheWorldUntouchedAndComesBackWithoutALaunch() {
        LevelObject walker = new Walker(
                ObjectCommon.of("walker", new Vec(100, 136), new Vec(12, 24)), 30.0, null, null, null, null, null);
        World world = new World(TestLevels.empty(20, 30)
                .row(10, "#".repeat(20))
                .fill(0, 14, 20, 10, '#')
                .object(walker)
                .level());
        Actors a = world.actors();
        world.step(Buttons.NONE);
        world.setSwitch(0, ActorField.WORLD_COLLISION, false);
        world.setSwitch(0, ActorField.APPLY_GRAVITY, false);
        world.setSwitch(0, ActorField.APPLY_FRICTION, false);
        world.setVelocity(0, 0, 300);
        for (int tick = 0; tick < 24; tick++) {
            world.step(Buttons.NONE);
            assertThat(world.contactCount()).isZero();
            assertThat(a.touch(0)).isZero();
            assertThat(a.vy(0)).isEqualTo(300);
        }
        assertThat(a.y(0)).isCloseTo(136 + 24 * 5, within(1e-9));

        world.setSwitch(0, ActorField.WORLD_COLLISION, true);
        world.setSwitch(0, ActorField.APPLY_GRAVITY, true);
        world.setSwitch(0, ActorField.APPLY_FRICTION, true);
        double depth = depth(world);
        assertThat(depth).isGreaterThan(10);
        for (int tick = 0; tick < 120; tick++) {
            double x = a.x(0);
            double y = a.y(0);
            world.step(Buttons.NONE);
            double moved = Math.hypot(a.x(0) - x, a.y(0) - y);
            assertThat(moved).as("tick %d", tick).isLessThanOrEqualTo(10.01);
            assertThat(Math.hypot(a.vx(0), a.vy(0))).isLessThanOrEqualTo(600);
        }

        assertThat(a.embedded(0) || depth(world) <= 0.05).isTrue();
        assertThat(a.alive(0)).isTrue();
    }

    @Test
    void NU01_numbersThatAreNoneAreRefusedAndChangeNothing() {
        World world = new World(TestLevels.floor().spawn(24, 160).level());
        long before = world.fullHash();
        for (double bad : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            assertThatIllegalArgumentException().isThrownBy(() -> world.setVelocity(0, bad, 0));
            assertThatIllegalArgumentException().isThrownBy(() -> world.setVelocity(0, 0, bad));
            assertThatIllegalArgumentException().isThrownBy(() -> world.place(0, bad, 0));
            assertThatIllegalArgumentException().isThrownBy(() -> world.resize(0, 12, bad));
        }
        assertThatIllegalArgumentException().isThrownBy(() -> world.resize(0, 0, 24));
        assertThatIllegalArgumentException().isThrownBy(() -> world.resize(0, 12, -1));
        assertThatIllegalArgumentException().isThrownBy(() -> world.setSwitch(0, ActorField.WALK_SPEED, true));

        assertThat(world.fullHash()).isEqualTo(before);
    }

    @Test
    void NU01_anEnormousSpeedStopsAtTheFirstSolid() {
        World world = new World(TestLevels.floor()
                .maxFallSpeed(Double.POSITIVE_INFINITY)
                .spawn(24, 60)
                .level());
        world.setVelocity(0, 0, 1e12);
        world.step(Buttons.NONE);
        assertThat(world.actors().feet(0)).isEqualTo(160);
        assertThat(world.actors().vy(0)).isZero();

        world.place(0, 24, 60);
        world.setVelocity(0, 1e12, 0);
        world.step(Buttons.NONE);
        assertThat(world.actors().x(0)).isEqualTo(320 - 12);
    }

    @Test
    void NU01_anEnormousSpeedTakesNoTime() {
        // Nothing but one wall far away; out through open borders; and aslant over a large level.
        Level wide = TestLevels.empty(16_384, 4)
                .fill(16_000, 0, 1, 4, '#')
                .gravity(0)
                .spawn(24, 40)
                .level();
        Level open = TestLevels.empty(16_384, 4)
                .openBorders()
                .gravity(0)
                .spawn(24, 40)
                .level();
        Level large = TestLevels.empty(4096, 4096)
                .openBorders()
                .gravity(0)
                .spawn(24, 40)
                .level();
        for (Level level : List.of(wide, open, large)) {
            for (Vec velocity : List.of(new Vec(1e12, 0), new Vec(1e12, 1e12), new Vec(-1e12, 3e11))) {
                assertThat(quickest(level, velocity))
                        .as("%s at %s", level.columns(), velocity)
                        .isLessThan(5_000_000);
            }
        }
    }

    /** Nanoseconds of the quickest of some steps from the start at a velocity. */
    private static long quickest(Level level, Vec velocity) {
        World world = new World(level);
        Snapshot start = world.save();
        long best = Long.MAX_VALUE;
        for (int i = 0; i < 30; i++) {
            world.restore(start);
            world.setVelocity(0, velocity.x(), velocity.y());
            long before = System.nanoTime();
            world.step(Buttons.NONE);
            best = Math.min(best, System.nanoTime() - before);
        }
        return best;
    }

    private static double depth(World world) {
        Actors a = world.actors();
        return world.queries().depth(new Aabb(a.x(0), a.y(0), a.x(0) + a.width(0), a.feet(0)));
    }

    @Test
    void anActorThatIsTakenOutIsNoLongerThereAndLeavesItsRiderBehind() {
        World world = new World(onACrate(16));
        int crate = world.actors().indexOf("crate");
        world.step(Buttons.NONE);
        assertThat(world.actors().on(world.player())).isEqualTo("crate");
        world.remove(crate);
        assertThat(world.actors().present(crate)).isFalse();
        assertThat(world.actors().on(world.player())).isNull();
        for (int tick = 0; tick < 40; tick++) {
            world.step(Buttons.NONE);
            assertThat(world.actors().present(crate)).isFalse();
        }
        assertThat(world.actors().on(world.player())).startsWith("tile:");

        assertThat(world.respawn(crate)).isTrue();
        world.step(Buttons.NONE);
        assertThat(world.actors().present(crate)).isTrue();
    }
}
