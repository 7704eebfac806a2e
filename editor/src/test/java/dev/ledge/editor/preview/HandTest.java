package dev.ledge.editor.preview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.Buttons;
import org.junit.jupiter.api.Test;

/** What a hand does to the running game is recorded, and done again wherever the play is simulated again. */
class HandTest extends HandCase {
    @Test
    void whatIsHeldIsWhereThePointerIsInEveryTick() {
        session.play();
        ticks(20);
        hand.take("beetle", left("beetle") + 4, top("beetle") + 4);
        hand.move(150, 20);
        ticks(30);
        assertThat(hand.held()).isEqualTo("beetle");
        assertThat(left("beetle")).isCloseTo(146, within(1e-9));
        assertThat(top("beetle")).as("one tick of falling").isCloseTo(16, within(0.4));
        hand.letGo();
        assertThat(hand.held()).isNull();
        ticks(60);
        assertThat(top("beetle")).as("it has landed").isEqualTo(48);
    }

    @Test
    void itIsThrownAsFastAsThePointerMovesInTheTimeOfTheGame() {
        session.play();
        ticks(20);
        throwTheBeetle();
        int beetle = index("beetle");
        assertThat(actors().vx(beetle)).isCloseTo(-3e9 / STEP, within(20.0));
        assertThat(actors().vy(beetle)).isCloseTo(-2e9 / STEP, within(20.0));
        ticks(10);
        assertThat(left("beetle")).isLessThan(150);

        session.playhead().setSpeed(0.25);
        throwTheBeetle();
        assertThat(actors().vx(beetle)).as("seen, it goes on as it went").isCloseTo(-12e9 / STEP, within(80.0));
    }

    @Test
    void aPointerThatRestsDoesNotThrow() {
        session.play();
        ticks(20);
        hand.take("beetle", left("beetle"), top("beetle"));
        hand.move(150, 20);
        ticks(12);
        assertThat(hand.thrown()).isEqualTo(Vec.ZERO);
        hand.letGo();
        assertThat(actors().vx(index("beetle"))).isZero();
    }

    @Test
    void nothingIsThrownFasterThanTheFastest() {
        session.play();
        ticks(20);
        hand.take("beetle", left("beetle"), top("beetle"));
        nanos += STEP;
        hand.move(5000, 5000);
        Vec thrown = hand.thrown();
        assertThat(Math.hypot(thrown.x(), thrown.y())).isCloseTo(Hand.MOST_SPEED, within(1e-6));
    }

    @Test
    void aCloneIsLikeTheOtherAndBringsNobodyBack() {
        session.play();
        ticks(30, Buttons.RIGHT); // Past the coin.
        assertThat(actors().present(index("coin"))).isFalse();
        hand.resize("beetle", 24, 20);
        String beetle = hand.addClone("beetle", 350, 20);
        String player = hand.addClone(PLAYER, 300, 20);
        String one = hand.addClone("crowd-2", 320, 20);
        ticks(2);
        assertThat(actors().kind(index(beetle))).isEqualTo(ActorKind.WALKER);
        assertThat(actors().width(index(beetle))).isEqualTo(24);
        assertThat(actors().kind(index(player))).isEqualTo(ActorKind.BODY);
        assertThat(actors().height(index(player))).isEqualTo(24);
        assertThat(actors().width(index(one))).isEqualTo(10);
        assertThat(actors().present(index("coin"))).isFalse();
        assertThat(hand.addClone("nobody", 0, 0)).isNull();
        assertThat(hand.addClone(PLAYER, 1e30, 0)).isNull();
    }

    @Test
    void whoIsTakenOutIsGoneUntilThePlayStartsOver() {
        session.play();
        ticks(10);
        assertThat(hand.remove("beetle")).isTrue();
        assertThat(hand.remove("beetle")).isFalse();
        assertThat(hand.remove(PLAYER)).as("who plays stays").isFalse();
        ticks(10);
        assertThat(actors().present(index("beetle"))).isFalse();
        session.restart();
        assertThat(actors().present(index("beetle"))).isTrue();
        assertThat(session.current().recording().interventions()).isEmpty();
    }

    @Test
    void ED02_aSizeThatDoesNotFitIsTheEnginesOwnBusiness() {
        session.play();
        ticks(10);
        hand.resize(PLAYER, 40, 90); // The room is 64 high.
        boolean wasEmbedded = false;
        for (int i = 0; i < 60; i++) {
            double before = top(PLAYER);
            ticks(1);
            wasEmbedded |= actors().embedded(index(PLAYER));
            assertThat(Math.abs(top(PLAYER) - before)).isLessThanOrEqualTo(4.4);
        }
        assertThat(actors().alive(index(PLAYER))).isTrue();
        assertThat(wasEmbedded || top(PLAYER) < 0).isTrue();
        assertThat(fresh(session.tick())).isEqualTo(session.world().fullHash());
    }

    @Test
    void whileTheClockIsHeldTheLastPlaceOfADragCountsAndItsVelocityStays() {
        session.play();
        ticks(30, Buttons.RIGHT);
        session.playhead().pause();
        long tick = session.tick();
        hand.take(PLAYER, left(PLAYER) + 2, top(PLAYER) + 2);
        assertThat(session.current().recording().interventions())
                .as("a click does nothing")
                .isEmpty();
        for (int x = 100; x <= 200; x += 10) {
            hand.move(x, 30);
            assertThat(left(PLAYER)).isEqualTo(x - 2);
        }
        hand.letGo();
        assertThat(session.current().recording().interventions()).hasSize(1);
        assertThat(actors().vx(index(PLAYER))).isEqualTo(120);
        assertThat(session.tick()).isEqualTo(tick);
        for (int width = 12; width < 30; width++) {
            hand.resize(PLAYER, width, 24);
        }
        assertThat(session.current().recording().interventions())
                .as("one place, one size")
                .hasSize(2);
        session.playhead().resume();
        ticks(20);
        assertThat(fresh(session.tick())).isEqualTo(session.world().fullHash());
    }

    @Test
    void escapePutsItBackWhereItWasTaken() {
        session.play();
        ticks(30);
        session.playhead().pause();
        long hash = session.world().fullHash();
        hand.take(PLAYER, 40, 50);
        hand.move(100, 20);
        assertThat(session.world().fullHash()).isNotEqualTo(hash);
        assertThat(hand.cancel()).isTrue();
        assertThat(session.world().fullHash()).isEqualTo(hash);
        assertThat(session.current().recording().interventions()).isEmpty();
        assertThat(hand.cancel()).isFalse();

        session.playhead().resume();
        double x = left("beetle");
        hand.take("beetle", x, top("beetle"));
        hand.move(100, 20);
        ticks(20);
        assertThat(left("beetle")).isEqualTo(100);
        hand.cancel();
        assertThat(left("beetle")).isEqualTo(x);
        ticks(5);
        assertThat(fresh(session.tick())).isEqualTo(session.world().fullHash());
    }

    @Test
    void theHandReachesIntoAGameThatNobodyPlays() {
        frames(40);
        assertThat(session.isPlaying()).isFalse();
        hand.put("beetle", 100, 20);
        frames(40);
        assertThat(session.isPlaying()).isFalse();
        assertThat(fresh(session.tick())).isEqualTo(session.world().fullHash());
        session.restart();
        assertThat(session.branches().list()).as("it is kept").hasSize(1);
    }

    @Test
    void whoDiesInTheHandIsLetGo() {
        session.play();
        ticks(10);
        hand.take("beetle", left("beetle"), top("beetle"));
        session.world().kill(index("beetle"));
        frames(3);
        assertThat(hand.held()).isNull();
        assertThat(hand.take("beetle", 0, 0)).isFalse();
    }

    @Test
    void whatWasPutSomewhereAtTheSameTickBeforeIsPutBackThere() {
        session.play();
        ticks(20);
        session.playhead().setPaused(true);
        hand.take("beetle", left("beetle"), top("beetle"));
        hand.move(150, 20);
        hand.letGo();
        hand.take("beetle", left("beetle"), top("beetle"));
        hand.move(250, 30);
        hand.cancel();
        assertThat(left("beetle")).isEqualTo(150);
        assertThat(top("beetle")).isEqualTo(20);
        assertThat(session.current().recording().interventions()).hasSize(1);
    }
}
