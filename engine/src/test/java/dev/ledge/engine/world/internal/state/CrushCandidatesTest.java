package dev.ledge.engine.world.internal.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CrushCandidatesTest {
    private static final int ACTOR = 1;
    private static final int SLAB = 4;
    private static final int PRESS = 7;

    private final CrushCandidates candidates = new CrushCandidates(3);

    @BeforeEach
    void aSlabComesFromTheRight() {
        candidates.add(ACTOR, true, SLAB, false, -10);
        candidates.goesOn(ACTOR, 96, 136, 0, 2);
        candidates.begins(ACTOR, 98, 0.5);
    }

    @Test
    void ofOneCandidateThereIsNoneBefore() {
        assertThat(candidates.before(ACTOR)).isNegative();
        assertThat(candidates.platform(candidates.last(ACTOR))).isEqualTo(SLAB);
        assertThat(candidates.missingX(candidates.last(ACTOR))).isEqualTo(-10);
        assertThat(candidates.missingY(candidates.last(ACTOR))).isZero();
    }

    @Test
    void theOneBeforeByAnotherPlatformIsKeptWhole() {
        candidates.add(ACTOR, false, PRESS, true, 5);
        candidates.goesOn(ACTOR, 200, 300, 0, 0);
        candidates.begins(ACTOR, 190, 0.25);
        int before = candidates.before(ACTOR);

        assertThat(candidates.platform(before)).isEqualTo(SLAB);
        assertThat(candidates.isVertical(before)).isFalse();
        assertThat(candidates.missingX(before)).isEqualTo(-10);
        assertThat(candidates.ownX(before, 0)).isEqualTo(96);
        assertThat(candidates.ownY(before, 0)).isEqualTo(136);
        assertThat(candidates.startX(before)).isEqualTo(98);
        assertThat(candidates.startY(before)).isEqualTo(136);
        assertThat(candidates.rest(before)).isEqualTo(0.5);
        assertThat(candidates.startX(candidates.last(ACTOR))).isEqualTo(300);
        assertThat(candidates.startY(candidates.last(ACTOR))).isEqualTo(190);
        assertThat(candidates.rest(candidates.last(ACTOR))).isEqualTo(0.25);
        assertThat(candidates.isVertical(candidates.last(ACTOR))).isTrue();
        assertThat(candidates.missingY(candidates.last(ACTOR))).isEqualTo(5);
    }

    @Test
    void theSamePlatformReplacesItsLastCandidate() {
        candidates.add(ACTOR, false, SLAB, false, -3);

        assertThat(candidates.before(ACTOR)).isNegative();
        assertThat(candidates.missingX(candidates.last(ACTOR))).isEqualTo(-3);
    }

    @Test
    void aNewStepForgetsTheOneBefore() {
        candidates.add(ACTOR, false, PRESS, true, 5);
        candidates.add(ACTOR, true, SLAB, false, -3);

        assertThat(candidates.before(ACTOR)).isNegative();
    }

    @Test
    void acrossThePushTheActorGetsAsFarAsItsOwnMotionAtMost() {
        int last = candidates.last(ACTOR);

        assertThat(candidates.ownY(last, 100)).isEqualTo(136);
        assertThat(candidates.ownY(last, 137)).isEqualTo(137);
        assertThat(candidates.ownY(last, 150)).isEqualTo(138);
    }
}
