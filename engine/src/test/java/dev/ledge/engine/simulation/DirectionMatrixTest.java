package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import org.junit.jupiter.api.Test;

/** Case MP-02: riders of platforms in all directions and between pixels, whichever comes first, platform or rider. */
class DirectionMatrixTest {
    private static final double[] DX = {-8.33, 0, 8.33};
    private static final double[] DY = {-10.1, -10, -0.1, 0, 0.1, 9.9};
    private static final double[] TOP = {160, 160.1, 159.9};
    private static final int TICKS = 5;
    private static final double APART = 200;
    private static final int COUNT = DX.length * DY.length * TOP.length;

    private static Vec step(int k) {
        return new Vec(DX[k % DX.length], DY[k / DX.length % DY.length]);
    }

    private static double top(int k) {
        return TOP[k / (DX.length * DY.length)];
    }

    private static Level level(String platforms, String riders) {
        TestLevels levels = TestLevels.empty(16, 16).openBorders();
        for (int k = 0; k < COUNT; k++) {
            Vec way = step(k).times(TICKS);
            double speed = step(k).length() * 60;
            Vec at = new Vec(k * APART, top(k));
            Platform platform = way.length() == 0
                    ? Platform.of(platforms + k, at, new Vec(48, 8))
                    : Platform.of(platforms + k, at, new Vec(48, 8), Vec.ZERO, way)
                            .withMotion(Motion.of(Motion.Mode.ONCE, speed));
            levels.object(platform);
            levels.object(Body.of(riders + k, at.plus(new Vec(18, -24)), new Vec(12, 24)));
        }
        return levels.level();
    }

    @Test
    void MP02_everyDirectionAndHeightCarriesToTheFraction() {
        World world = new World(level("platform", "rider"));
        Actors a = world.actors();
        for (int tick = 1; tick <= TICKS; tick++) {
            world.step(Buttons.NONE);
            for (int k = 0; k < COUNT; k++) {
                int rider = a.indexOf("rider" + k);
                String what = "dx " + step(k).x() + ", dy " + step(k).y() + ", top " + top(k) + ", tick " + tick;
                assertThat(a.y(rider) + 24).as(what).isCloseTo(top(k) + tick * step(k).y(), within(0.002));
                assertThat(a.x(rider)).as(what).isCloseTo(k * APART + 18 + tick * step(k).x(), within(0.01));
                assertThat(a.on(rider)).as(what).isEqualTo("platform" + k);
            }
        }
    }

    @Test
    void MP02_theOrderOfPlatformAndRiderChangesNothing() {
        World before = new World(level("a-platform", "b-rider"));
        World after = new World(level("b-platform", "a-rider"));
        for (int tick = 1; tick <= TICKS + 10; tick++) {
            before.step(Buttons.NONE);
            after.step(Buttons.NONE);
            assertThat(after.hash()).as("tick " + tick).isEqualTo(before.hash());
        }
    }
}
