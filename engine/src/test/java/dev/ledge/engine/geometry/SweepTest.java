package dev.ledge.engine.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class SweepTest {

    private final Sweep sweep = new Sweep();

    @Test
    void PG01_theTimeOfImpactDoesNotDependOnTheSizeOfThePolygon() {
        for (double width : new double[] {40, 1e5}) {
            sweep(0, 0, 12, 24, 0, 40).outline(Outline.box(width, 20, Outline.ALL), -width / 2, 34);

            assertHits(0.25, 0, -1);
            assertThat(sweep.hitY()).isEqualTo(10);
            assertThat(sweep.hitX()).isEqualTo(0);
        }
    }

    @Test
    void PG02_aThinPostUnderAWideBoxIsMet() {
        sweep(0, 0, 40, 10, 0, 20).outline(Outline.box(4, 20, Outline.ALL), 18, 20);

        assertHits(0.5, 0, -1);
        assertThat(sweep.overlap()).isEqualTo(4);
    }

    @Test
    void PG02_aPostBesideTheWayIsNot() {
        sweep(0, 0, 4, 4, 0, 20).outline(Outline.box(4, 20, Outline.ALL), 18, 20);

        assertThat(sweep.hit()).isFalse();
        assertThat(sweep.time()).isEqualTo(1);
    }

    @Test
    void PG03_slidingAlongCollinearEdgesIsFree() {
        Outline seam = Outline.of(Corners.of(0, 0, 20, 0, 40, 0, 40, 20, 0, 20), Outline.ALL);

        sweep(10, -24, 12, 24, 10, 0).outline(seam, 0, 0);
        assertThat(sweep.hit()).isFalse();

        sweep(10, -24, 12, 24, 10, 5).outline(seam, 0, 0);
        assertHits(0, 0, -1);
    }

    @Test
    void MV05_aLevelMotionHitsATopUnderTheFeetWhereItIsAboveIt() {
        for (int direction = -1; direction <= 1; direction += 2) {
            sweep(-6, -24, 12, 24, 40.0 * direction, 0).hitTopsUnderFeet();
            sweep.outline(Outline.box(40, 40, Outline.ALL), direction > 0 ? 26 : -66, 0);

            assertThat(sweep.time()).isEqualTo(0.5, within(1e-6));
            assertThat(sweep.overlap()).isGreaterThan(Sweep.EDGE);
            assertThat(sweep.hitY()).isEqualTo(-24);
            assertThat(sweep.normalY()).isEqualTo(-1);
        }
        sweep(-6, -24.01, 12, 24, 40, 0).hitTopsUnderFeet();
        sweep.outline(Outline.box(40, 40, Outline.ALL), 26, 0);
        assertThat(sweep.hit()).isFalse();
        sweep(-6, -24, 12, 24, 19, 0).hitTopsUnderFeet();
        sweep.outline(Outline.box(40, 40, Outline.ALL), 26, 0);
        assertThat(sweep.hit()).isFalse();
    }

    @Test
    void PG03_fallingAlongAVerticalEdgeIsFree() {
        sweep(-12, -50, 12, 24, 0, 100).outline(Outline.box(40, 40, Outline.ALL), 0, 0);

        assertThat(sweep.hit()).isFalse();
    }

    @Test
    void PG06_aShallowHollowIsHitBySlidingIntoItUpToRounding() {
        Outline bend = Outline.of(Corners.of(-60, 41, -5, 3, 0, 27, 5, 48), Outline.ALL);

        // The lower left corner goes along the upper face, in it by the last bits.
        sweep(-2.5 - 1e-10, 1, 12, 14, 5, 24).outline(bend, 0, 0);

        assertThat(sweep.hit()).isTrue();
        assertThat(sweep.time()).isEqualTo(0.5, within(1e-6));
        assertThat(sweep.normalX()).isGreaterThan(sweep.normalY());
    }

    @Test
    void PG06_aNotchStopsTheBoxAtTheSameTimeWhereverItsCornersBegin() {
        for (int by = 0; by < 5; by++) {
            for (List<Vec> corners : List.of(Corners.NOTCH, Corners.reversed(Corners.NOTCH))) {
                sweep(18, -24, 4, 24, 0, 36).outline(Outline.of(Corners.rotated(corners, by), Outline.ALL), 0, 0);

                assertThat(sweep.hit()).isTrue();
                assertThat(sweep.time()).isCloseTo(0.5, within(1e-12));
                assertThat(sweep.normalY()).isCloseTo(-Math.sqrt(0.5), within(1e-12));
            }
        }
    }

    @Test
    void PG06_theInnerCornerOfAnEllIsNoWayOut() {
        Outline ell = Outline.of(Corners.ELL, Outline.ALL);

        // Diagonally into the corner: floor and wall at once; floor wins.
        sweep(20, 6, 4, 4, -20, 20).outline(ell, 0, 0);
        assertHits(0.5, 0, -1);

        sweep(10, 16, 4, 4, -5, 0).outline(ell, 0, 0);
        assertHits(0, 1, 0);
    }

    @Test
    void ST05_anExactDiagonalTieIsAFloorFromBothSides() {
        Outline tile = Outline.box(16, 16, Outline.ALL);

        sweep(138, 126, 12, 24, 20, 20).outline(tile, 160, 160);
        assertHits(0.5, 0, -1);

        sweep(186, 126, 12, 24, -20, 20).outline(tile, 160, 160);
        assertHits(0.5, 0, -1);
    }

    @Test
    void ST05_aMotionThatEndsAtTheCornerHasReachedIt() {
        sweep(138, 126, 12, 24, 10, 10).outline(Outline.box(16, 16, Outline.ALL), 160, 160);

        assertHits(1, 0, -1);
    }

    @Test
    void ST02_aCornerThatIsGrazedDownwardsDoesNotHold() {
        sweep(68, 76, 12, 24, 0, 100).outline(Outline.box(16, 16, Outline.ALL), 80, 160);

        assertThat(sweep.hit()).isFalse();
    }

    @Test
    void FM04_theEarliestFaceIsHitWhateverTheOrder() {
        Outline block = Outline.box(100, 100, Outline.ALL);
        for (boolean floorFirst : new boolean[] {true, false}) {
            sweep(0, 0, 12, 24, 10, 10);
            for (int k = 0; k < 2; k++) {
                boolean floor = k == 0 == floorFirst;
                sweep.outline(block, floor ? -50 : 15, floor ? 26 : -50);
            }

            assertHits(0.2, 0, -1);
        }
    }

    @Test
    void whatIsAheadCountsAndWhatIsBehindDoesNot() {
        Outline block = Outline.box(16, 16, Outline.ALL);

        sweep(0, 0, 16, 16, 10, 0).outline(block, -16, 0);
        assertThat(sweep.hit()).isFalse();

        sweep(0, 0, 16, 16, 10, 0).outline(block, 27, 0);
        assertThat(sweep.hit()).isFalse();

        sweep(0, 0, 16, 16, 10, 0).outline(block, 26, 0);
        assertHits(1, -1, 0);
    }

    @Test
    void aFaceStillHoldsWhatIsInItByTheSkinAndNoMore() {
        Outline floor = Outline.box(100, 16, Outline.ALL);

        sweep(0, -24 + Sweep.SKIN / 2, 12, 24, 0, 5).outline(floor, 0, 0);
        assertHits(0, 0, -1);
        assertThat(sweep.hitY()).isEqualTo(-24);

        sweep(0, -24 + 2 * Sweep.SKIN, 12, 24, 0, 5).outline(floor, 0, 0);
        assertThat(sweep.hit()).isFalse();
    }

    @Test
    void aSlopeIsHitByTheCornerAndTheBoxIsThenExactlyOnIt() {
        Outline ramp = Outline.of(Corners.of(0, 100, 100, 0, 100, 100), Outline.ALL);

        sweep(30, 0, 12, 24, 0, 60).outline(ramp, 0, 0);

        assertThat(sweep.isFlat()).isFalse();
        assertThat(sweep.side()).isEqualTo(Outline.TOP);
        assertThat(sweep.hitX()).isEqualTo(30);
        // The corner is at x = 42, where the line is at y = 58.
        assertThat(sweep.hitY()).isCloseTo(34, within(1e-12));
        assertThat(sweep.time()).isCloseTo(34 / 60.0, within(1e-12));
    }

    @Test
    void SL04_theVeryEndOfASteepSideIsOfTheTopThatGoesOnFromIt() {
        for (int mirror = -1; mirror <= 1; mirror += 2) {
            Outline hill = Outline.of(Corners.of(0, 8, 4 * mirror, 0, 64 * mirror, -30, 64 * mirror, 8), Outline.ALL);
            double left = 4 * mirror - (mirror > 0 ? 12 : 0);

            sweep(left - mirror, -24, 12, 24, 2 * mirror, 0).outline(hill, 0, 0);
            assertThat(sweep.side()).isEqualTo(Outline.TOP);
            assertThat(sweep.time()).isCloseTo(0.5, within(1e-12));

            sweep(left, -24, 12, 24, 2 * mirror, -1).outline(hill, 0, 0);
            assertThat(sweep.hit()).isFalse();

            sweep(left - mirror, -23.9, 12, 24, 2 * mirror, 0).outline(hill, 0, 0);
            assertThat(sweep.side()).isEqualTo(mirror > 0 ? Outline.LEFT : Outline.RIGHT);
        }
    }

    @Test
    void OW12_aPlateBlocksWhatGoesAgainstItsSolidFaceAllAroundTheClock() {
        for (int degrees = 0; degrees < 360; degrees += 15) {
            double angle = Math.toRadians(degrees);
            Vec along = new Vec(Math.cos(angle), Math.sin(angle)).times(32);
            Outline plate = Outline.of(List.of(along.times(-1), along), Outline.ALL);
            Vec across = new Vec(Math.sin(angle), -Math.cos(angle)).times(60);
            for (int sign = -1; sign <= 1; sign += 2) {
                Vec from = across.times(sign);

                sweep(from.x() - 6, from.y() - 12, 12, 24, -2 * from.x(), -2 * from.y())
                        .outline(plate, 0, 0);

                assertThat(sweep.hit())
                        .as("plate at %d°, from %s", degrees, from)
                        .isTrue();
                assertThat(sweep.normalX() * from.x() + sweep.normalY() * from.y())
                        .isPositive();
            }
        }
    }

    @Test
    void aOneWayIsHitFromItsSideOnly() {
        Outline plank = Outline.box(32, 8, Outline.TOP);

        sweep(0, -30, 12, 24, 0, 20).outline(plank, 0, 0);
        assertHits(0.3, 0, -1);
        sweep(0, 20, 12, 24, 0, -40).outline(plank, 0, 0);
        assertThat(sweep.hit()).isFalse();
        sweep(-20, -10, 12, 24, 40, 0).outline(plank, 0, 0);
        assertThat(sweep.hit()).isFalse();
    }

    @Test
    void ofSeveralAtOnceTheLowerOwnerWins() {
        for (int first = 1; first <= 2; first++) {
            sweep(0, 0, 16, 16, 0, 10);
            for (int k = 0; k < 2; k++) {
                int owner = k == 0 ? first : 3 - first;
                sweep.owner(7, owner, 0, 0);
                sweep.outline(Outline.box(8, 8, Outline.ALL), owner == 1 ? 8 : 0, 20);
            }

            assertThat(sweep.ownerKind()).isEqualTo(7);
            assertThat(sweep.ownerMajor()).isEqualTo(1);
        }
    }

    @Test
    void SF04_standingPrefersWhatHoldsMostOfTheFoot() {
        for (int first = 1; first <= 2; first++) {
            sweep.beginStanding(0, 0, 16, 16, 1);
            for (int k = 0; k < 2; k++) {
                int owner = k == 0 ? first : 3 - first;
                sweep.owner(0, owner, 0, 0);
                sweep.outline(Outline.box(16, 8, Outline.ALL), owner == 1 ? -10 : 6, 16);
            }

            assertThat(sweep.ownerMajor()).isEqualTo(2);
            assertThat(sweep.overlap()).isEqualTo(10);
        }
    }

    @Test
    void groundLeavesOutWhatIsTooSteep() {
        Outline ramp = Outline.of(Corners.of(0, 100, 50, 0, 50, 100), Outline.ALL);

        sweep.beginStanding(10, 0, 12, 24, 80);
        sweep.ground(ramp, 0, 0, Math.cos(Math.toRadians(50)));
        assertThat(sweep.hit()).isFalse();

        sweep.beginStanding(10, 0, 12, 24, 80);
        sweep.ground(ramp, 0, 0, Math.cos(Math.toRadians(70)));
        assertThat(sweep.hit()).isTrue();
    }

    @Test
    void groundSaysFromWhereToWhereItCarriesABox() {
        Outline ramp = Outline.of(Corners.of(0, 16, 16, 0, 32, 0, 32, 16), Outline.ALL);

        // Up the slope the right corner is in contact, on the flat any part of the foot.
        sweep(40, 80, 12, 10, 0, 40).outline(ramp, 40, 100);
        assertThat(sweep.groundFrom()).isEqualTo(40 - 12);
        assertThat(sweep.groundTo()).isEqualTo(56 - 12);

        sweep(60, 80, 12, 10, 0, 40).outline(ramp, 40, 100);
        assertThat(sweep.groundFrom()).isEqualTo(56 - 12);
        assertThat(sweep.groundTo()).isEqualTo(72);
    }

    @Test
    void groundBetweenTwoSlopesCarriesABoxOnlyThere() {
        Outline valley = Outline.of(Corners.of(0, 0, 16, 16, 32, 0, 32, 32, 0, 32), Outline.ALL);

        sweep.beginStanding(10, -20, 12, 10, 40);
        sweep.outline(valley, 0, 0);

        assertThat(sweep.normalX()).isZero();
        assertThat(sweep.groundFrom()).isEqualTo(10);
        assertThat(sweep.groundTo()).isEqualTo(10);
    }

    @Test
    void mayHitIsNeverWrongAboutAHit() {
        Outline block = Outline.box(16, 16, Outline.ALL);
        for (int dx = -24; dx <= 24; dx += 8) {
            for (int dy = -24; dy <= 24; dy += 8) {
                for (int x = -32; x <= 32; x += 4) {
                    for (int face = 0; face < block.faces(); face++) {
                        sweep(x, -30, 12, 24, dx, dy);
                        boolean may = sweep.mayHit(block, face, 0, 0);
                        sweep.face(block, face, 0, 0);

                        assertThat(may || !sweep.hit()).isTrue();
                    }
                }
            }
        }
    }

    private Sweep sweep(double x, double y, double w, double h, double dx, double dy) {
        sweep.begin(x, y, w, h, dx, dy);
        return sweep;
    }

    private void assertHits(double time, double nx, double ny) {
        assertThat(sweep.hit()).isTrue();
        assertThat(sweep.time()).isCloseTo(time, within(1e-9));
        assertThat(sweep.normalX()).isEqualTo(nx);
        assertThat(sweep.normalY()).isEqualTo(ny);
    }
}
