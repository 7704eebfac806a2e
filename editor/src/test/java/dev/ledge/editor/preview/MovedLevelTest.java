package dev.ledge.editor.preview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.editor.document.ResizeCorner;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A level that is resized at its left or upper edge moves, and what is played in it moves with it. */
class MovedLevelTest extends HandCase {
    private static final Vec MOVED = new Vec(64, 32);

    private void resize() {
        document.edit("Resize", ResizeCorner.TOP_LEFT.resize(ROOM, ROOM.columns() + 4, ROOM.rows() + 2));
    }

    private static void assertMoved(Aabb now, Aabb before) {
        Aabb wanted = before.moved(MOVED.x(), MOVED.y());
        assertThat(now.left()).isCloseTo(wanted.left(), within(1e-6));
        assertThat(now.top()).isCloseTo(wanted.top(), within(1e-6));
    }

    @Test
    void aPausedGameGoesOnWhereItWasInTheLevel() {
        session.play();
        ticks(40, Buttons.RIGHT);
        ticks(20, Buttons.RIGHT, Buttons.JUMP);
        session.playhead().pause();
        Aabb before = session.playerBox();
        double walker = left("beetle");
        RecordedPlay all = session.recorder().all();
        resize();

        assertThat(session.tick()).isEqualTo(60);
        assertThat(session.isPlaying()).isTrue();
        assertThat(session.playhead().isPaused()).isTrue();
        assertMoved(session.playerBox(), before);
        assertThat(left("beetle")).isCloseTo(walker + MOVED.x(), within(1e-6));
        RecordedPlay moved = session.recorder().all();
        assertMoved(moved.before().box(33), all.before().box(33));
        assertThat(moved.trailIn(document.level(), () -> false).partsFrom(moved.before()))
                .as("it went no other way")
                .isEqualTo(-1);

        document.undo();
        assertThat(session.tick()).isEqualTo(60);
        assertThat(session.playerBox()).isEqualTo(before);
    }

    @Test
    void aHeldGameThatWasLeftStillComesBack() {
        session.play();
        ticks(40, Buttons.RIGHT);
        session.playhead().pause();
        session.stop();
        resize();
        assertThat(session.canComeBack()).isTrue();
    }

    @Test
    void whatIsKnownOfThePastAndTheFutureIsMovedToo() {
        session.playFrom(100, 40);
        ticks(30, Buttons.LEFT);
        Aabb past = session.playerBox();
        hand.put(PLAYER, 200, 30);
        String clone = hand.addClone("beetle", 300, 40);
        ticks(60);
        Aabb end = session.playerBox();
        double cloned = left(clone);
        session.playhead().seek(20);
        resize();

        assertThat(session.tick()).isEqualTo(20);
        assertThat(session.playhead().lastTick()).isEqualTo(90);
        session.playhead().seek(90);
        assertMoved(session.playerBox(), end);
        assertThat(left(clone)).isCloseTo(cloned + MOVED.x(), within(1e-6));
        session.playhead().seek(29);
        session.stepTick();
        assertMoved(session.current().recording().box(30), past);
    }

    @Test
    void earlierPlaysAreMovedToo() {
        session.play();
        ticks(90, Buttons.RIGHT);
        Aabb end = session.playerBox();
        session.stop();
        session.branches().point(session.branches().list().get(0));
        resize();

        Branch branch = session.branches().list().get(0);
        assertThat(session.branches().pointed()).isSameAs(branch);
        assertMoved(branch.playerAt(90), end);
        session.goTo(branch, true);
        assertMoved(session.playerBox(), end);
        document.undo();
        assertThat(session.playerBox()).isEqualTo(end);
    }

    @Test
    void aRunThatIsShownStaysShown() {
        InputTrack right = InputTrack.of(List.of(new InputTrack.Change(0, Buttons.RIGHT.bit())));
        Run run = new Run(null, null, 100, right, null, null, Map.of(), Run.IDLE.places());
        session.show(run);
        session.playhead().seek(100);
        Aabb end = session.playerBox();
        resize();

        assertThat(session.shownRun().run()).isSameAs(run);
        assertMoved(session.playerBox(), end);
    }

    @Test
    void whatWasBuiltWhereItWasBeforeDoesNotChangeThePast() {
        session.play();
        ticks(100, Buttons.RIGHT);
        Aabb before = session.playerBox();
        RecordedPlay all = session.recorder().all();
        int events = session.timelineEvents().size();
        Level walled = ROOM;
        for (int row = 0; row < 4; row++) {
            walled = walled.withCell("ground", 4, row, TileRef.of("rock"));
        }
        document.edit("Build", walled);
        assertThat(session.playerBox()).isEqualTo(before);

        document.edit("Resize", ResizeCorner.TOP_LEFT.resize(walled, ROOM.columns() + 4, ROOM.rows() + 2));
        assertThat(session.tick()).isEqualTo(100);
        assertMoved(session.playerBox(), before);
        assertMoved(session.current().recording().box(50), all.recording().box(50));
        assertThat(session.timelineEvents()).hasSize(events);
        session.playhead().seek(80);
        assertMoved(session.playerBox(), all.recording().box(80));
        session.playhead().seek(100);
        document.undo();
        assertThat(session.playerBox().left()).isCloseTo(before.left(), within(1e-6));
        assertThat(session.playerBox().top()).isCloseTo(before.top(), within(1e-6));
    }

    @Test
    void whatTheHandDoesAtTheTickThatIsShownCanBeDoneAnew() {
        session.play();
        ticks(20);
        hand.put(PLAYER, 200, 30);
        Aabb before = session.playerBox();
        resize();
        assertMoved(session.playerBox(), before);
        hand.put(PLAYER, 200 + MOVED.x() + 50, 30 + MOVED.y());
        assertThat(session.current().recording().interventions()).hasSize(1);
        assertMoved(session.playerBox(), before.moved(50, 0));
    }

    /** As a file that was changed outside may have another grid; what is kept of the past was taken in the old one. */
    @Test
    void aGameGoesOnInALevelOfAnotherGridThatIsResized() {
        session.playFrom(100, 40);
        ticks(60, Buttons.RIGHT);
        Aabb before = session.playerBox();
        Level fine = document.level().toBuilder().grid(8).build();
        document.edit("Grid", fine);
        document.edit("Resize", ResizeCorner.TOP_LEFT.resize(fine, fine.columns() + 3, fine.rows()));
        assertThat(session.playerBox().left()).isCloseTo(before.left() + 24, within(1e-6));
        session.playhead().seek(30);
        assertThat(session.tick()).isEqualTo(30);
        assertThat(session.playhead().hasFailed()).isFalse();
    }

    /** The level is resized while an actor is so far away that it cannot be moved with it. */
    private void resizeInVain() {
        hand.addClone("beetle", Limits.MAX_COORDINATE - MOVED.x() / 2, 40);
        List<Throwable> reported = new ArrayList<>();
        Thread.currentThread().setUncaughtExceptionHandler((thread, thrown) -> reported.add(thrown));
        try {
            resize();
        } finally {
            Thread.currentThread().setUncaughtExceptionHandler(null);
        }
        assertThat(reported).hasSize(1);
        assertThat(session.playhead().hasFailed()).isTrue();
    }

    /** Plays to the right, and then to the left from a place; the end of the first play. */
    private Aabb playTwice() {
        session.play();
        ticks(90, Buttons.RIGHT);
        Aabb end = session.playerBox();
        session.playFrom(100, 40);
        ticks(80, Buttons.LEFT);
        return end;
    }

    @Test
    void whatFailedToMoveIsMovedAsThePlayStartsOver() {
        session.playFrom(100, 40);
        Aabb begin = session.playerBox();
        Aabb end = playTwice();
        resizeInVain();
        session.restart();

        assertMoved(session.playerBox(), begin);
        assertThat(session.branches().list()).hasSize(1);
        assertMoved(session.branches().list().get(0).playerAt(90), end);
    }

    @Test
    void whatFailedToMoveIsMovedAsAnEarlierPlayIsGoneTo() {
        Aabb end = playTwice();
        resizeInVain();
        session.goTo(session.branches().list().get(0), true);
        assertMoved(session.playerBox(), end);
    }

    @Test
    void whatFailedToMoveIsMovedAsThePlayIsLeft() {
        Aabb end = playTwice();
        resizeInVain();
        session.close();
        assertMoved(session.branches().list().get(0).playerAt(90), end);
    }
}
