package dev.ledge.engine.world.internal.support;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import org.junit.jupiter.api.Test;

class ActiveSurfacesTest {
    private static final int PLAYER = 0;
    private static final double WALK_SPEED = 120;

    @Test
    void normalGroundHasNoSurfaceAndNoBelt() {
        ActiveSurfaces surfaces = on("#");

        assertThat(surfaces.under(PLAYER)).isNull();
        assertThat(surfaces.around(PLAYER)).isNull();
        assertThat(surfaces.beltSpeed(PLAYER)).isZero();
        assertThat(surfaces.topSpeed(PLAYER)).isEqualTo(WALK_SPEED);
    }

    @Test
    void theSurfaceUnderTheFeetSaysHowFastOneWalks() {
        ActiveSurfaces surfaces = on("U");

        assertThat(surfaces.under(PLAYER).maxSpeed()).isEqualTo(40);
        assertThat(surfaces.topSpeed(PLAYER)).isEqualTo(40);
    }

    @Test
    void aBeltRunsTheWayItIsPlaced() {
        assertThat(on(">").beltSpeed(PLAYER)).isEqualTo(60);
        assertThat(on("<").beltSpeed(PLAYER)).isEqualTo(-60);
    }

    @Test
    void aCurrentStandsInForTheBelt() {
        Simulation sim = LevelSwap.fresh(TestLevels.empty(20, 12)
                .row(10, "<".repeat(20))
                .row(9, "~".repeat(20))
                .row(8, "~".repeat(20))
                .spawn(24, 160)
                .level());

        assertThat(sim.surfaces.anyCurrent()).isTrue();
        assertThat(sim.surfaces.currentSpeed(PLAYER)).isEqualTo(60);
        assertThat(sim.surfaces.beltSpeed(PLAYER)).isZero();
    }

    @Test
    void onTheBorderOfTwoOpposedCurrentsNeitherActs() {
        Simulation sim = LevelSwap.fresh(TestLevels.floor()
                .draw(0, 9, "~".repeat(10) + "-".repeat(10))
                .draw(0, 8, "~".repeat(10) + "-".repeat(10))
                .spawn(160, 160)
                .level());

        assertThat(sim.surfaces.currentSpeed(PLAYER)).isZero();
        assertThat(sim.surfaces.currentAround(PLAYER)).isZero();
        sim.actors.x[PLAYER] -= 1;
        assertThat(sim.surfaces.currentSpeed(PLAYER)).isEqualTo(60);
    }

    @Test
    void withoutCurrentsNoOneIsInOne() {
        ActiveSurfaces surfaces = on(">");

        assertThat(surfaces.anyCurrent()).isFalse();
        assertThat(surfaces.currentSpeed(PLAYER)).isZero();
    }

    @Test
    void anEditThatPaintsAnotherSurfaceActsAtOnce() {
        Simulation sim =
                LevelSwap.fresh(TestLevels.floor(3).row(10, "#U#").spawn(8, 160).level());
        assertThat(sim.surfaces.topSpeed(PLAYER)).isEqualTo(WALK_SPEED);

        LevelSwap.edited(sim, TestLevels.painted(sim.scene.level, 0, 10, 'U'));

        assertThat(sim.surfaces.topSpeed(PLAYER)).isEqualTo(40);
    }

    private static ActiveSurfaces on(String symbol) {
        return LevelSwap.fresh(TestLevels.empty(20, 12)
                        .row(10, symbol.repeat(20))
                        .spawn(24, 160)
                        .level())
                .surfaces;
    }
}
