package dev.ledge.engine.world.internal.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BlockedPushesTest {
    private static final int ACTOR = 1;
    private static final int SLAB = 4;
    private static final int PRESS = 7;

    private final BlockedPushes pushes = new BlockedPushes(3);

    @BeforeEach
    void aSlabComesFromTheRight() {
        pushes.add(ACTOR, true, SLAB, false, -10);
        pushes.goesOn(ACTOR, 96, 136, 0, 2);
        pushes.begins(ACTOR, 98, 0.5);
    }

    @Test
    void ofOnePushThereIsNoneBefore() {
        assertThat(pushes.before(ACTOR)).isNegative();
        assertThat(pushes.platform(pushes.last(ACTOR))).isEqualTo(SLAB);
        assertThat(pushes.missingX(pushes.last(ACTOR))).isEqualTo(-10);
        assertThat(pushes.missingY(pushes.last(ACTOR))).isZero();
    }

    @Test
    void theOneBeforeByAnotherPlatformIsKeptWhole() {
        pushes.add(ACTOR, false, PRESS, true, 5);
        pushes.goesOn(ACTOR, 200, 300, 0, 0);
        pushes.begins(ACTOR, 190, 0.25);
        int before = pushes.before(ACTOR);

        assertThat(pushes.platform(before)).isEqualTo(SLAB);
        assertThat(pushes.isVertical(before)).isFalse();
        assertThat(pushes.missingX(before)).isEqualTo(-10);
        assertThat(pushes.ownX(before, 0)).isEqualTo(96);
        assertThat(pushes.ownY(before, 0)).isEqualTo(136);
        assertThat(pushes.startX(before)).isEqualTo(98);
        assertThat(pushes.startY(before)).isEqualTo(136);
        assertThat(pushes.rest(before)).isEqualTo(0.5);
        assertThat(pushes.startX(pushes.last(ACTOR))).isEqualTo(300);
        assertThat(pushes.startY(pushes.last(ACTOR))).isEqualTo(190);
        assertThat(pushes.rest(pushes.last(ACTOR))).isEqualTo(0.25);
        assertThat(pushes.isVertical(pushes.last(ACTOR))).isTrue();
        assertThat(pushes.missingY(pushes.last(ACTOR))).isEqualTo(5);
    }

    @Test
    void anActorCanBeSaidToStayWhereTheFirstOfManyWas() {
        for (int platform = PRESS; platform < PRESS + 3; platform++) {
            pushes.add(ACTOR, false, platform, false, -3);
            pushes.goesOn(ACTOR, 90, 130, 0, 0);
            pushes.begins(ACTOR, 92, 0.25);
        }
        int last = pushes.last(ACTOR);

        assertThat(pushes.stayAtFirst(ACTOR)).isTrue();
        assertThat(pushes.startX(last)).isEqualTo(98);
        assertThat(pushes.startY(last)).isEqualTo(136);
        assertThat(pushes.rest(last)).isEqualTo(0.5);
        assertThat(pushes.ownX(last, 0)).isEqualTo(90);
        assertThat(pushes.ownY(last, 137)).isEqualTo(137);
        assertThat(pushes.startX(pushes.before(ACTOR))).isEqualTo(98);
        pushes.goOn();
        assertThat(pushes.startX(last)).isEqualTo(92);
        assertThat(pushes.rest(last)).isEqualTo(0.25);
    }

    @Test
    void nobodyStaysAtAPushThatIsTheLastOrAlongTheOtherAxis() {
        assertThat(pushes.stayAtFirst(ACTOR)).isFalse();

        pushes.add(ACTOR, false, PRESS, true, 5);
        pushes.begins(ACTOR, 190, 0.25);

        assertThat(pushes.stayAtFirst(ACTOR)).isFalse();
        assertThat(pushes.rest(pushes.last(ACTOR))).isEqualTo(0.25);
    }

    @Test
    void theSamePlatformReplacesItsLastPush() {
        pushes.add(ACTOR, false, SLAB, false, -3);

        assertThat(pushes.before(ACTOR)).isNegative();
        assertThat(pushes.missingX(pushes.last(ACTOR))).isEqualTo(-3);
    }

    @Test
    void aNewStepForgetsTheOneBefore() {
        pushes.add(ACTOR, false, PRESS, true, 5);
        pushes.add(ACTOR, true, SLAB, false, -3);

        assertThat(pushes.before(ACTOR)).isNegative();
    }

    @Test
    void acrossThePushTheActorGetsAsFarAsItsOwnMotionAtMost() {
        int last = pushes.last(ACTOR);

        assertThat(pushes.ownY(last, 100)).isEqualTo(136);
        assertThat(pushes.ownY(last, 137)).isEqualTo(137);
        assertThat(pushes.ownY(last, 150)).isEqualTo(138);
    }
}
