package dev.ledge.engine.world.internal.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The player is 12×24, at (18, 136). */
class ContactSetTest {
    private static final int PLAYER = 0;
    private static final double X = 18;
    private static final double Y = 136;

    private final Simulation sim = LevelSwap.fresh(TestLevels.floor()
            .object(TestLevels.platform("wall", 0, 0, 16, 40, List.of(Vec.ZERO), Motion.of(Motion.Mode.STILL, 120)))
            .spawn(24, 160)
            .level());
    private final MotionCasts casts = new MotionCasts(sim.queries);
    private final ContactSet planes = Planes.none(sim, casts);

    @Test
    void whatStandsStillIsTouchedWhereItWasHitAndNowhereElse() {
        meetWall(0);

        at(0, 0, 0.25);
        assertThat(planes.isTouched(PLAYER, 0)).isTrue();
        at(0, 5, 0.25);
        assertThat(planes.isTouched(PLAYER, 0)).isFalse();
        assertThat(planes.isLevelWith(PLAYER, 0)).isTrue();
        at(1, 5, 0.25);
        assertThat(planes.isLevelWith(PLAYER, 0)).isFalse();
        assertThat(planes.isStill(0)).isTrue();
    }

    @Test
    void whatMovesIsTouchedByAnActorThatKeepsUpWithIt() {
        meetWall(4);

        at(2, 0, 0.5);
        assertThat(planes.isTouched(PLAYER, 0)).isTrue();
        at(2, 10, 0.5);
        assertThat(planes.isTouched(PLAYER, 0)).isTrue();
        at(0, 0, 0.5);
        assertThat(planes.isTouched(PLAYER, 0)).isFalse();
        assertThat(planes.isStill(0)).isFalse();
        assertThat(planes.push(0)).isEqualTo(4);
    }

    @Test
    void aDisplacementIsMeasuredAgainstThatOfThePlaneInTheSameTime() {
        meetWall(4);
        casts.pass(0.5);

        assertThat(planes.clearance(0, 2, 7)).isZero();
        assertThat(planes.clearance(0, -1, 0)).isCloseTo(-3, within(1e-12));
        assertThat(planes.clearance(0, 3, 0)).isCloseTo(1, within(1e-12));
    }

    @Test
    void aSupportIsTouchedWhereItIs() {
        casts.begin(1);
        Planes.move(sim, 0, 0, 3);
        sim.actors.supportPart[PLAYER] = 4;
        Planes.add(planes, sim, SupportKind.PLATFORM, 0, 3, 0, -1);

        at(0, 0, 1);
        assertThat(planes.isTouched(PLAYER, planes.last())).isTrue();
        at(0, 1.5, 0.5);
        assertThat(planes.isTouched(PLAYER, planes.last())).isTrue();
        at(0, 0, 0.5);
        assertThat(planes.isTouched(PLAYER, planes.last())).isFalse();
        assertThat(planes.kind(0)).isEqualTo(SupportKind.PLATFORM);
        assertThat(planes.major(0)).isZero();
        assertThat(planes.minor(0)).isEqualTo(3);
        assertThat(planes.part(0)).isEqualTo(4);
        assertThat(planes.push(0)).isEqualTo(-3);
    }

    @Test
    void theWayOutIsMeasuredByWhatCloses() {
        casts.begin(1);
        double sine = 0.4;
        double cosine = Math.sqrt(1 - sine * sine);
        Planes.move(sim, 0, 5, 0);
        Planes.add(planes, sim, SupportKind.PLATFORM, 0, 0, sine, cosine);
        assertThat(planes.isShortWayOut(0, 0, -1, 0, 0))
                .as("a ceiling from the side")
                .isTrue();
        assertThat(planes.isShortWayOut(0, 0, 1, 0, 0)).as("seen from above").isTrue();

        Planes.move(sim, 0, 0, 5);
        Planes.add(planes, sim, SupportKind.PLATFORM, 0, 0, sine, cosine);
        assertThat(planes.isShortWayOut(1, 0, -1, 0, 0)).as("one from above").isFalse();
        assertThat(planes.isShortWayOut(1, 0, -1, -20, 5))
                .as("above ground that goes as far down")
                .isTrue();

        Planes.add(planes, sim, SupportKind.PLATFORM, 0, 0, 0.51, Math.sqrt(1 - 0.51 * 0.51));
        assertThat(planes.isShortWayOut(2, 0, -1, 0, 0))
                .as("one that leans more")
                .isTrue();
        Planes.add(planes, sim, SupportKind.PLATFORM, 0, 0, 0, 1);
        assertThat(planes.isShortWayOut(3, 0, -1, 0, 0)).as("a level one").isFalse();
    }

    @Test
    void whatIsHitAgainAtTheSamePlaceIsAmongThem() {
        meetWall(0);

        at(0, 0, 0.5);
        assertThat(planes.hasHit(PLAYER)).isTrue();
        at(0, 10, 0.5);
        assertThat(planes.hasHit(PLAYER)).isFalse();
        at(0, 0, 0.5);
        Planes.move(sim, 0, 1, 0);
        assertThat(planes.hasHit(PLAYER)).isFalse();
        Planes.move(sim, 0, 0, 0);
        hitWall(10);
        assertThat(planes.hasHit(PLAYER)).isFalse();
    }

    @Test
    void ofTooManyTheFirstIsForgotten() {
        for (int i = 0; i <= ContactSet.MOST; i++) {
            sim.actors.x[PLAYER] = X + i;
            meetWall(i);
        }

        assertThat(planes.last()).isEqualTo(ContactSet.MOST - 1);
        assertThat(planes.push(0)).isEqualTo(1);
        at(1, 0, 1);
        assertThat(planes.isTouched(PLAYER, 0)).isTrue();
        assertThat(planes.push(planes.last())).isEqualTo(ContactSet.MOST);
    }

    /** So far from where it began, when a part of the step is left. */
    private void at(double dx, double dy, double rest) {
        sim.actors.x[PLAYER] = X + dx;
        sim.actors.y[PLAYER] = Y + dy;
        casts.begin(rest);
    }

    /** Adds a wall at the left as the step begins, in which that moves so far. */
    private void meetWall(double moved) {
        casts.begin(1);
        Planes.move(sim, 0, moved, 0);
        hitWall(-10);
        planes.add(PLAYER);
    }

    private void hitWall(double dx) {
        casts.sweep.begin(10, 20, 12, 24, dx, 0);
        casts.sweep.owner(SupportKind.PLATFORM, 0, 0, 0);
        casts.sweep.outline(Outline.box(4, 100, Outline.ALL), dx < 0 ? 0 : 26, -20);
        assertThat(casts.sweep.hit()).isTrue();
    }
}
