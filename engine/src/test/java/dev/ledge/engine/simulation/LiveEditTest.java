package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.CastHit;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Edits of platforms with riders. */
class LiveEditTest {
    /** A slab of 48×8 and the same turned by 90° about its middle, (124, 124). */
    private static final Platform LYING = Platform.of("slab", new Vec(100, 120), new Vec(48, 8));

    private static final Platform UPRIGHT = Platform.of("slab", new Vec(120, 100), new Vec(8, 48));

    private static World with(LevelObject platform, double centreX, double feet) {
        return new World(
                TestLevels.floor().object(platform).spawn(centreX, feet).level());
    }

    private static World turned(World world, LevelObject platform) {
        Level level = world.level().withObject(platform);
        world.edit(level);
        return world;
    }

    @Test
    void ED02_aPlatformTurnedUnderItsRiderIsFoundWhereItIsInTheSameTick() {
        World world = turned(with(LYING, 142, 120), UPRIGHT);

        CastHit beside = world.queries().rayCast(100, 140, 40, 0);
        assertThat(beside.on()).isEqualTo("slab");
        assertThat(beside.x()).isCloseTo(120, within(1e-9));
        assertThat(world.queries().rayCast(104, 100, 0, 40)).isNull();
        // Nothing is under the rider's feet any more.
        world.step(Buttons.NONE);
        assertThat(world.actors().state(0)).isEqualTo(ActorState.AIR);
        assertThat(world.actors().vy(0)).isEqualTo(20);
        assertThat(world.actors().y(0) + 24).isCloseTo(120 + 1.0 / 6, within(1e-9));
        for (int i = 0; i < 40; i++) {
            world.step(Buttons.NONE);
        }
        assertThat(world.actors().y(0) + 24).isEqualTo(160);
        assertThat(world.actors().x(0)).isEqualTo(136);
    }

    @Test
    void ED02_anActorThatIsInsideTheTurnedPlatformComesOutSlowlyAndIsNotLaunched() {
        World world = turned(with(LYING, 124, 120), UPRIGHT);
        Actors a = world.actors();
        double x = a.x(0);
        double y = a.y(0);
        boolean wasEmbedded = false;
        for (int i = 0; i < 60; i++) {
            world.step(Buttons.NONE);
            wasEmbedded |= a.embedded(0);
            boolean isOnItsWayOut = a.embedded(0);
            assertThat(Math.abs(a.x(0) - x)).isLessThanOrEqualTo(4);
            assertThat(Math.abs(a.y(0) - y)).isLessThanOrEqualTo(isOnItsWayOut ? 4 : 10);
            assertThat(a.alive(0)).isTrue();
            x = a.x(0);
            y = a.y(0);
        }
        assertThat(wasEmbedded).isTrue();
        // Ten pixels to the right are the shortest way, then down.
        assertThat(a.x(0)).isCloseTo(128, within(1e-6));
        assertThat(a.y(0) + 24).isEqualTo(160);
    }

    @Test
    void ED02_aPlatformTurnedBackUnderTheFeetHoldsAgain() {
        World world = turned(with(UPRIGHT, 124, 100), LYING);
        for (int i = 0; i < 40; i++) {
            world.step(Buttons.NONE);
        }
        assertThat(world.actors().y(0) + 24).isEqualTo(120);
        assertThat(world.actors().on(0)).isEqualTo("slab");
    }

    @Test
    void ED02_aWedgeTurnedOverItsRiderIsFoundWhereItIs() {
        Platform wedge = LYING.withPoints(List.of(new Vec(0, 0), new Vec(48, 0), new Vec(48, 24)));
        Platform turned = LYING.withPoints(List.of(new Vec(48, 24), new Vec(0, 24), new Vec(0, 0)));
        World world = turned(with(wedge, 124, 120), turned);
        Actors a = world.actors();
        for (int i = 0; i < 40; i++) {
            world.step(Buttons.NONE);
        }
        // Its top runs down from (100, 120) to (148, 144) now: the left foot rests, at 118, 9 px lower.
        assertThat(a.on(0)).isEqualTo("slab");
        assertThat(a.x(0)).isCloseTo(118, within(1e-6));
        assertThat(a.y(0) + 24).isCloseTo(129, within(1e-6));
    }
}
