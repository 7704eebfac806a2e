package dev.ledge.engine.level.object;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MotionPathTest {

    private static final List<Vec> LINE = List.of(Vec.ZERO, new Vec(96, 0));
    private static final List<Vec> CORNER = List.of(Vec.ZERO, new Vec(30, 0), new Vec(30, 40));

    @Test
    void pingpongGoesBackAlongThePathAndWaitsAtBothEnds() {
        // 0.5 s wait, 2 s there, 0.5 s wait, 2 s back.
        MotionPath track = track(Motion.Mode.PINGPONG, 48, 0.5, Motion.Ease.LINEAR, LINE);

        assertXs(track, 0, 0, 0.5, 0, 1.5, 48, 2.5, 96, 3, 96, 4, 48, 5, 0, 5.5, 0, 6.5, 48);
    }

    @Test
    void pingpongOverSeveralPointsPassesTheMiddleOnesTwice() {
        MotionPath track = track(Motion.Mode.PINGPONG, 10, 0, Motion.Ease.LINEAR, CORNER);

        assertThat(track.x(3)).isEqualTo(30);
        assertThat(track.y(7)).isEqualTo(40);
        assertThat(track.y(9)).isCloseTo(20, within(1e-9));
        assertThat(track.x(12.5)).isCloseTo(15, within(1e-9));
        assertThat(track.x(14)).isEqualTo(0);
    }

    @Test
    void aLegThatTakesNoLongerThanATimeIsNoWayInIt() {
        MotionPath even = track(Motion.Mode.ONCE, 480, 0.5, Motion.Ease.LINEAR, LINE);
        MotionPath eased = track(Motion.Mode.ONCE, 480, 0, Motion.Ease.SINE, LINE);
        MotionPath back = track(Motion.Mode.RESTART, 10, 0, Motion.Ease.LINEAR, CORNER);

        assertThat(even.reach(0.1)).isCloseTo(48, within(1e-9));
        assertThat(even.reach(0.2)).isZero();
        assertThat(eased.reach(0.1)).isCloseTo(48 * Math.PI / 2, within(1e-9));
        assertThat(back.reach(3)).isCloseTo(30, within(1e-9));
    }

    @Test
    void loopWalksFromTheLastPointToTheFirst() {
        MotionPath track = track(Motion.Mode.LOOP, 10, 0, Motion.Ease.LINEAR, CORNER);

        assertThat(track.x(9.5)).isCloseTo(15, within(1e-9));
        assertThat(track.y(9.5)).isCloseTo(20, within(1e-9));
        assertThat(track.x(12)).isEqualTo(0);
        assertThat(track.x(13.5)).isCloseTo(15, within(1e-9));
    }

    @Test
    void restartWaitsAtTheEndAndJumpsBack() {
        MotionPath track = track(Motion.Mode.RESTART, 48, 1, Motion.Ease.LINEAR, LINE);

        assertXs(track, 0.5, 0, 2, 48, 3, 96, 3.99, 96, 4, 0, 4.5, 0, 6, 48);
    }

    @Test
    void restartWithoutAWaitJumpsAsSoonAsItArrives() {
        MotionPath track = track(Motion.Mode.RESTART, 48, 0, Motion.Ease.LINEAR, LINE);

        assertXs(track, 1.5, 72, 2, 0, 3, 48);
    }

    @Test
    void restartJumpsInTheTickInWhichItsCycleIsOverHoweverThatIsRounded() {
        for (int speed : new int[] {20, 40, 60, 80, 120, 160, 180, 240}) {
            MotionPath track = track(Motion.Mode.RESTART, speed, 0.1, Motion.Ease.LINEAR, LINE);
            int ticks = 2 * 6 + 96 * 60 / speed;

            for (int cycle = 1; cycle <= 50; cycle++) {
                assertThat(track.x(cycle * ticks / 60.0))
                        .as("after cycle %d at %d px/s", cycle, speed)
                        .isZero();
            }
        }
    }

    @Test
    void onceStaysAtTheEnd() {
        MotionPath track = track(Motion.Mode.ONCE, 48, 0.5, Motion.Ease.LINEAR, LINE);

        assertXs(track, -1, 0, 0.5, 0, 1.5, 48, 2.5, 96, 100, 96, 1e12, 96);
    }

    @Test
    void stillIsAlwaysAtTheFirstPoint() {
        MotionPath track = track(Motion.Mode.STILL, 48, 0.5, Motion.Ease.LINEAR, LINE);

        assertXs(track, 0, 0, 1, 0, 1e9, 0);
    }

    @Test
    void sineEasesEverySegment() {
        MotionPath track = track(Motion.Mode.PINGPONG, 48, 0, Motion.Ease.SINE, LINE);

        assertThat(track.x(0.5)).isCloseTo(96 * (1 - Math.cos(Math.PI / 4)) / 2, within(1e-9));
        assertThat(track.x(1)).isCloseTo(48, within(1e-9));
        assertThat(track.x(2)).isEqualTo(96);
        assertThat(track.x(3)).isCloseTo(48, within(1e-9));
    }

    @Test
    void aPathOfNoLengthIsAPlace() {
        MotionPath track = track(Motion.Mode.LOOP, 48, 0, Motion.Ease.LINEAR, List.of(Vec.ZERO, Vec.ZERO));

        assertXs(track, 0, 0, 1, 0, 77, 0);
    }

    @Test
    void aCycleIsTheSameAfterAYear() {
        MotionPath track = track(Motion.Mode.PINGPONG, 48, 0.5, Motion.Ease.LINEAR, LINE);
        double year = 5 * 6_307_200.0;

        for (double time = 0; time < 5; time += 1 / 60.0) {
            assertThat(track.x(year + time)).isCloseTo(track.x(time), within(1e-5));
        }
    }

    @Test
    void nearestTimePrefersTheWayThatWasGoneBefore() {
        MotionPath track = track(Motion.Mode.PINGPONG, 48, 0.5, Motion.Ease.LINEAR, LINE);

        assertThat(track.nearestTime(48, 0, 0)).isCloseTo(1.5, within(1e-9));
        assertThat(track.nearestTime(48, 0, 1)).isCloseTo(4, within(1e-9));
        assertThat(track.nearestTime(24, 70, 0)).isCloseTo(1, within(1e-9));
        assertThat(track.nearestTime(-50, 0, 0)).isZero();
        assertThat(track.leg(1.5)).isZero();
        assertThat(track.leg(4)).isEqualTo(1);
    }

    @Test
    void nearestTimeIsWhereThePlatformIsWhateverTheEase() {
        for (Motion.Ease ease : Motion.Ease.values()) {
            MotionPath track = track(Motion.Mode.LOOP, 25, 0.25, ease, CORNER);
            for (double time = 0; time < 10; time += 0.07) {
                double x = track.x(time);
                double y = track.y(time);

                double nearest = track.nearestTime(x, y, track.leg(time));

                assertThat(track.x(nearest)).as("%s at %f s", ease, time).isCloseTo(x, within(1e-6));
                assertThat(track.y(nearest)).as("%s at %f s", ease, time).isCloseTo(y, within(1e-6));
            }
        }
    }

    private static MotionPath track(Motion.Mode mode, double speed, double pause, Motion.Ease ease, List<Vec> path) {
        return new MotionPath(new Motion(mode, speed, pause, null, ease, null, Map.of()), path);
    }

    /** Times and the x expected then, in turn. */
    private static void assertXs(MotionPath track, double... timesAndXs) {
        for (int i = 0; i < timesAndXs.length; i += 2) {
            assertThat(track.x(timesAndXs[i]))
                    .as("x at %f s", timesAndXs[i])
                    .isCloseTo(timesAndXs[i + 1], within(1e-9));
            assertThat(track.y(timesAndXs[i])).isZero();
        }
    }
}
