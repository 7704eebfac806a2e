package dev.ledge.engine.world.internal.cast;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.broadphase.Effort;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import org.junit.jupiter.api.Test;

class TileCasterTest {
    private static final double NOT_DROPPING = Double.NaN;
    private static final double ALL_FACES = -2;

    private final Sweep sweep = new Sweep();

    @Test
    void seamsBetweenCellsAreNotHit() {
        TileCaster caster = caster(TestLevels.floor());
        caster.begin(NOT_DROPPING, 0, false, ALL_FACES);

        // Along the floor, 0.001 px in it: only the faces of its two ends could block that.
        assertThat(hits(caster, 40, 136.001, 12, 24, 200, 0)).isFalse();
    }

    @Test
    void aLongCastHitsWhatAShortOneHits() {
        TileCaster caster = caster(TestLevels.empty(600, 12).draw(500, 5, "#"));
        caster.begin(NOT_DROPPING, 0, false, ALL_FACES);

        assertThat(hits(caster, 10, 80, 12, 24, 9000, 0)).isTrue();
        assertThat(sweep.hitX()).isEqualTo(500 * 16 - 12);
        assertThat(hits(caster, 7900, 80, 12, 24, 200, 0)).isTrue();
        assertThat(sweep.hitX()).isEqualTo(500 * 16 - 12);
    }

    @Test
    void aLongFallHitsTheFirstRow() {
        TileCaster caster = caster(TestLevels.empty(20, 600).row(400, "####").row(500, "####"));
        caster.begin(NOT_DROPPING, 0, false, ALL_FACES);

        assertThat(hits(caster, 10, 10, 12, 24, 0, 9000)).isTrue();
        assertThat(sweep.hitY()).isEqualTo(400 * 16 - 24);
    }

    @Test
    void aOneWayBlocksFromAboveAlone() {
        TileCaster caster = caster(TestLevels.empty(20, 12).row(5, "===="));
        caster.begin(NOT_DROPPING, 0, false, ALL_FACES);

        assertThat(hits(caster, 10, 50, 12, 24, 0, 20)).isTrue();
        assertThat(hits(caster, 10, 100, 12, 24, 0, -60)).isFalse();
        assertThat(hits(caster, 100, 75, 12, 24, -60, 0)).isFalse();
    }

    @Test
    void whatIsDroppedThroughIsLeftOutAtItsHeightAlone() {
        TileCaster caster = caster(TestLevels.empty(20, 12).row(5, "====").row(8, "===="));

        caster.dropFrom(10, 5 * 16, 12, false);
        caster.begin(5 * 16, 0, false, ALL_FACES);

        assertThat(hits(caster, 10, 50, 12, 24, 0, 200)).isTrue();
        assertThat(sweep.ownerMinor()).isEqualTo(8);
    }

    @Test
    void anActorThatIsPressedPassesAllThatIsNotSolidAllRoundAtThatHeight() {
        TileCaster caster = caster(TestLevels.empty(20, 12).draw(2, 5, "H").draw(2, 8, "#"));

        caster.begin(5 * 16, Outline.ALL, false, ALL_FACES);

        assertThat(hits(caster, 34, 50, 12, 24, 0, 200)).isTrue();
        assertThat(sweep.ownerMinor()).isEqualTo(8);
    }

    @Test
    void anActorThatIsPressedAgainstADoorPassesItAndStandsOnOneWays() {
        TileCaster caster = caster(TestLevels.empty(20, 12).draw(6, 5, "[").row(8, "===="));

        caster.begin(NOT_DROPPING, 0, false, ALL_FACES);
        assertThat(hits(caster, 60, 70, 12, 24, 60, 0)).isTrue();
        caster.begin(NOT_DROPPING, Outline.ALL, false, ALL_FACES);
        assertThat(hits(caster, 60, 70, 12, 24, 60, 0)).isFalse();
        assertThat(hits(caster, 34, 90, 12, 24, 0, 60)).isTrue();
    }

    @Test
    void theTopOfALadderIsGroundUnlessClimbed() {
        TileCaster caster = caster(TestLevels.empty(20, 12).draw(2, 5, "H").draw(2, 6, "H"));

        caster.begin(NOT_DROPPING, 0, false, ALL_FACES);
        assertThat(hits(caster, 34, 50, 12, 24, 0, 20)).isTrue();

        caster.begin(NOT_DROPPING, 0, true, ALL_FACES);
        assertThat(hits(caster, 34, 50, 12, 24, 0, 20)).isFalse();
    }

    @Test
    void fullCellsSideBySideAreOneSolid() {
        TileCaster caster = caster(TestLevels.empty(20, 12).fill(2, 2, 6, 6, '#'));

        // 2 px from the left side of the whole block, in the middle of its third row.
        assertThat(caster.inside(34, 70, 4, 4, 0, 0, 0)).isEqualTo(6);
        assertThat(caster.inside(34, 70, 4, 4, 1, 0, Sweep.SKIN)).isEqualTo(8 * 16 - 34);
        assertThat(caster.inside(20, 70, 4, 4, 0, 0, 0)).isZero();
    }

    private TileCaster caster(TestLevels levels) {
        return new TileCaster(new CompiledLevel(levels.level(), null), sweep, new Effort());
    }

    private boolean hits(TileCaster caster, double x, double y, double w, double h, double dx, double dy) {
        sweep.begin(x, y, w, h, dx, dy);
        caster.sweep(
                Math.min(x, x + dx) - Sweep.SKIN,
                Math.min(y, y + dy) - Sweep.SKIN,
                Math.max(x, x + dx) + w + Sweep.SKIN,
                Math.max(y, y + dy) + h + Sweep.SKIN,
                x,
                y,
                w,
                h,
                dx,
                dy,
                256);
        return sweep.hit();
    }
}
