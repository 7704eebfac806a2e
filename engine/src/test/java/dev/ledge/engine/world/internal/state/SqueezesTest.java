package dev.ledge.engine.world.internal.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SqueezesTest {
    private static final int ACTOR = 1;
    private static final int SLAB = 4;
    private static final int PRESS = 7;

    private final Squeezes squeezes = new Squeezes(3);

    @BeforeEach
    void aSlabComesFromTheRight() {
        squeezes.add(ACTOR, true, SLAB, false, -10);
        squeezes.goesOn(ACTOR, 96, 136, 0, 2);
        squeezes.begins(ACTOR, 98, 0.5);
    }

    @Test
    void ofOneSqueezeThereIsNoneBefore() {
        assertThat(squeezes.before(ACTOR)).isNegative();
        assertThat(squeezes.platform(squeezes.last(ACTOR))).isEqualTo(SLAB);
        assertThat(squeezes.missingX(squeezes.last(ACTOR))).isEqualTo(-10);
        assertThat(squeezes.missingY(squeezes.last(ACTOR))).isZero();
    }

    @Test
    void theOneBeforeByAnotherPlatformIsKeptWhole() {
        squeezes.add(ACTOR, false, PRESS, true, 5);
        squeezes.goesOn(ACTOR, 200, 300, 0, 0);
        squeezes.begins(ACTOR, 190, 0.25);
        int before = squeezes.before(ACTOR);

        assertThat(squeezes.platform(before)).isEqualTo(SLAB);
        assertThat(squeezes.isVertical(before)).isFalse();
        assertThat(squeezes.missingX(before)).isEqualTo(-10);
        assertThat(squeezes.ownX(before, 0)).isEqualTo(96);
        assertThat(squeezes.ownY(before, 0)).isEqualTo(136);
        assertThat(squeezes.startX(before)).isEqualTo(98);
        assertThat(squeezes.startY(before)).isEqualTo(136);
        assertThat(squeezes.rest(before)).isEqualTo(0.5);
        assertThat(squeezes.startX(squeezes.last(ACTOR))).isEqualTo(300);
        assertThat(squeezes.startY(squeezes.last(ACTOR))).isEqualTo(190);
        assertThat(squeezes.rest(squeezes.last(ACTOR))).isEqualTo(0.25);
        assertThat(squeezes.isVertical(squeezes.last(ACTOR))).isTrue();
        assertThat(squeezes.missingY(squeezes.last(ACTOR))).isEqualTo(5);
    }

    @Test
    void theSamePlatformTakesThePlaceOfItsLastSqueeze() {
        squeezes.add(ACTOR, false, SLAB, false, -3);

        assertThat(squeezes.before(ACTOR)).isNegative();
        assertThat(squeezes.missingX(squeezes.last(ACTOR))).isEqualTo(-3);
    }

    @Test
    void aNewStepForgetsTheOneBefore() {
        squeezes.add(ACTOR, false, PRESS, true, 5);
        squeezes.add(ACTOR, true, SLAB, false, -3);

        assertThat(squeezes.before(ACTOR)).isNegative();
    }

    @Test
    void acrossThePushTheActorGetsAsFarAsItsOwnMotionAtMost() {
        int last = squeezes.last(ACTOR);

        assertThat(squeezes.ownY(last, 100)).isEqualTo(136);
        assertThat(squeezes.ownY(last, 137)).isEqualTo(137);
        assertThat(squeezes.ownY(last, 150)).isEqualTo(138);
    }
}
