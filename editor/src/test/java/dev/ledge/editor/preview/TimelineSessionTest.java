package dev.ledge.editor.preview;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.Runner;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.EventType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the timeline does with a play: other inputs, loops, being held at events. */
class TimelineSessionTest {
    private static final Level ROOM = Scenes.floor(24, "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [32, 40]}");
    private static final long STEP = 16_700_000;

    private long nanos;
    private final Document document = new Document(ROOM, null, false);
    private final PreviewSession session = new PreviewSession(document, () -> nanos);

    private void frames(int frames) {
        for (int i = 0; i < frames; i++) {
            nanos += STEP;
            session.advance();
        }
    }

    private void play(int ticks, Buttons... held) {
        session.releaseAll();
        for (Buttons button : held) {
            session.hold(button, true);
        }
        long end = session.tick() + ticks;
        while (session.tick() < end) {
            frames(1);
        }
    }

    private InputBars bars() {
        return session.current().recording().bars();
    }

    private long fresh(int ticks) {
        World world = new World(ROOM);
        for (int tick = 0; tick < ticks; tick++) {
            world.step(session.current().recording().buttons(tick));
        }
        return world.fullHash();
    }

    @Test
    void anotherInputIsSimulatedAgainUpToTheTickThatIsShown() {
        session.play();
        play(40, Buttons.RIGHT);
        play(60);
        session.playhead().seek(90);
        double x = session.playerBox().left();
        session.inputEdit().begin();
        session.inputEdit().put(bars().with(Buttons.RIGHT, 40, 70, true));

        assertThat(session.tick()).isEqualTo(90);
        assertThat(session.playerBox().left()).isGreaterThan(x + 30);
        assertThat(session.world().fullHash()).isEqualTo(fresh(90));
        assertThat(session.playhead().lastTick()).isEqualTo(100);
        session.inputEdit().put(bars().with(Buttons.RIGHT, 20, 70, false));
        assertThat(session.playerBox().left()).isLessThan(x);
        assertThat(session.world().fullHash()).isEqualTo(fresh(90));
        session.playhead().seek(100);
        assertThat(session.world().fullHash()).isEqualTo(fresh(100));

        Branch before = session.branches().list().get(0);
        assertThat(session.branches().list()).as("one drag is one branch").hasSize(1);
        assertThat(before.ending()).isEqualTo(Branch.Ending.INPUT);
        assertThat(before.input())
                .isEqualTo(InputTrack.of(
                        List.of(new InputTrack.Change(0, Buttons.RIGHT.bit()), new InputTrack.Change(40, 0))));
        assertThat(session.recorder().all().before().length())
                .as("compared with how it was")
                .isEqualTo(101);
    }

    @Test
    void aGestureThatChangesNothingLeavesNoBranch() {
        session.play();
        play(90, Buttons.RIGHT);
        session.inputEdit().begin();
        session.inputEdit().put(bars());
        assertThat(session.branches().list()).isEmpty();
        assertThat(session.playhead().isPaused()).isTrue();
    }

    @Test
    void allOfARunIsThereAtOnceAndItsInputCanBeChanged() {
        InputTrack right = InputTrack.of(List.of(new InputTrack.Change(0, Buttons.RIGHT.bit())));
        Run run = new Run(null, null, 200, right, null, null, java.util.Map.of(), Run.IDLE.places());
        session.show(run);
        assertThat(session.playhead().lastTick()).isEqualTo(200);
        session.playhead().seek(150);
        assertThat(session.shownRun().run()).isSameAs(run);
        session.inputEdit().begin();
        session.inputEdit().put(bars().with(Buttons.RIGHT, 100, 200, false));
        assertThat(session.shownRun().run()).as("it is a play of its own now").isNull();
        assertThat(session.wasPlayed()).isTrue();
        assertThat(session.recorder().played().ticks()).isEqualTo(200);
        session.playhead().seek(200);
        Run stopped = run.withInput(session.branches().list().get(0).input());
        assertThat(stopped.input()).isEqualTo(right);
        assertThat(session.world().hash())
                .isEqualTo(Runner.play(ROOM, run.withInput(bars().track())).hash());
    }

    @Test
    void aRunThatIsShownCanBeStopped() {
        InputTrack right = InputTrack.of(List.of(new InputTrack.Change(0, Buttons.RIGHT.bit())));
        Run run = new Run(null, null, 200, right, null, null, java.util.Map.of(), Run.IDLE.places());
        session.show(run);
        frames(60);
        long tick = session.tick();
        assertThat(session.canStop()).isTrue();
        session.stop();
        assertThat(session.canStop()).isFalse();
        assertThat(session.shownRun().run()).isNull();
        assertThat(session.playhead().lastTick()).isEqualTo(tick);
        frames(10);
        assertThat(session.current().recording().buttons(tick)).isEqualTo(Buttons.NONE);
        assertThat(session.branches().list()).as("nothing was played").isEmpty();

        session.show(run);
        session.playhead().seek(100);
        session.stop();
        assertThat(session.playhead().isPaused()).isTrue();
        assertThat(session.tick()).isEqualTo(100);
        assertThat(session.canComeBack()).isFalse();
        session.playhead().resume();
        frames(10);
        assertThat(session.current().recording().buttons(100)).isEqualTo(Buttons.NONE);
    }

    private void change(int from, int to) {
        session.inputEdit().begin();
        session.inputEdit().put(bars().with(Buttons.RIGHT, from, to, true));
        session.inputEdit().end();
    }

    @Test
    void changesOfTheInputAreTakenBackAndMadeAgain() {
        session.play();
        play(40, Buttons.RIGHT);
        play(60);
        session.playhead().seek(90);
        long played = session.world().fullHash();
        change(40, 60);
        change(70, 80);
        long changed = session.world().fullHash();
        assertThat(session.branches().list()).hasSize(2);
        assertThat(session.inputEdit().isLast()).isTrue();

        assertThat(session.inputEdit().takeBack()).isEqualTo("right in ticks 70 to 79");
        assertThat(session.branches().list()).hasSize(1);
        session.inputEdit().takeBack();
        assertThat(session.world().fullHash()).isEqualTo(played);
        assertThat(session.world().fullHash()).isEqualTo(fresh(90));
        assertThat(session.tick()).isEqualTo(90);
        assertThat(session.branches().list()).as("it is as it was played").isEmpty();
        assertThat(session.inputEdit().canTakeBack()).isFalse();

        session.inputEdit().makeAgain();
        session.inputEdit().makeAgain();
        assertThat(session.world().fullHash()).isEqualTo(changed);
        assertThat(session.branches().list()).hasSize(2);
        assertThat(session.inputEdit().canMakeAgain()).isFalse();
    }

    @Test
    void aChangeIsTakenBackUnderWhatWasPlayedSince() {
        session.play();
        play(60, Buttons.RIGHT);
        change(10, 20);
        session.inputEdit().begin();
        session.inputEdit().put(bars().with(Buttons.JUMP, 10, 20, true));
        session.inputEdit().end();
        session.playhead().resume();
        play(50, Buttons.LEFT);
        int ticks = session.current().recording().ticks();
        assertThat(session.inputEdit().isLast()).isFalse();
        session.inputEdit().takeBack();
        assertThat(bars().bars(Buttons.JUMP, 0, ticks)).isEmpty();
        assertThat(bars().bars(Buttons.LEFT, 0, ticks)).isNotEmpty();
        assertThat(session.branches().list().get(0).ticks())
                .as("as it was played")
                .isEqualTo(ticks);
    }

    @Test
    void undoIsMeantForChangesAtOtherLengthsToo() {
        session.play();
        play(100, Buttons.RIGHT);
        removeRight(20, 30);
        session.playhead().resume();
        play(100, Buttons.RIGHT);
        session.playhead().pause();
        assertThat(session.inputEdit().isMeant()).as("there was more played").isFalse();
        removeRight(120, 130);
        session.inputEdit().takeBack();
        assertThat(session.inputEdit().isMeant()).isTrue();
        assertThat(session.inputEdit().canMakeAgain()).isTrue();
        session.inputEdit().takeBack();
        assertThat(session.inputEdit().isMeant()).isTrue();
        session.stop();
        assertThat(session.inputEdit().isMeant()).as("it stays held").isTrue();
    }

    private void removeRight(int from, int to) {
        session.inputEdit().begin();
        session.inputEdit().put(bars().with(Buttons.RIGHT, from, to, false));
        session.inputEdit().end();
    }

    @Test
    void earlierPlaysKeepTheirStatesWhenAChangeIsTakenBack() {
        session.play();
        play(400, Buttons.RIGHT);
        session.play();
        play(300, Buttons.LEFT, Buttons.JUMP);
        Branch first = session.branches().list().get(0);
        assertThat(first.states()).isNotEmpty();
        change(20, 30);
        change(40, 50);
        session.inputEdit().takeBack();
        session.inputEdit().takeBack();
        assertThat(session.branches().list()).containsExactly(first);

        session.inputEdit().makeAgain();
        session.branches().rename(first, "first");
        session.inputEdit().takeBack();
        assertThat(session.branches().list())
                .as("it was named since")
                .extracting(Branch::name)
                .contains("first");
        Branch named = session.branches().list().get(session.branches().list().size() - 1);
        assertThat(named.states()).isEqualTo(first.states());
    }

    @Test
    void undoIsMeantForAnEditThatCameLater() {
        session.play();
        play(100, Buttons.RIGHT);
        session.inputEdit().setFocus(true);
        removeRight(20, 30);
        TileLayer layer = (TileLayer) ROOM.layers().get(0);
        document.edit("Paint", ROOM.withLayer(layer.withGrid(layer.grid().with(3, 0, 1))));
        assertThat(session.inputEdit().isMeant()).isFalse();
        session.inputEdit().begin();
        session.inputEdit().put(bars().with(Buttons.RIGHT, 50, 60, false));
        session.inputEdit().put(bars().with(Buttons.RIGHT, 50, 60, true));
        session.inputEdit().end();
        assertThat(session.inputEdit().isMeant()).as("nothing was changed").isFalse();

        document.undo();
        assertThat(session.inputEdit().isMeant()).isTrue();
    }

    @Test
    void whatWasPlayedOverIsNotTakenBack() {
        session.play();
        play(60, Buttons.RIGHT);
        session.inputEdit().begin();
        session.inputEdit().put(bars().with(Buttons.JUMP, 40, 50, true));
        session.inputEdit().end();
        session.playhead().seek(30);
        session.playhead().resume();
        play(50, Buttons.LEFT);
        assertThat(session.inputEdit().canTakeBack()).isFalse();
    }

    @Test
    void aDragBackToWhereItBeganIsNoChange() {
        session.play();
        play(90, Buttons.RIGHT);
        InputBars before = bars();
        session.inputEdit().begin();
        session.inputEdit().put(before.with(Buttons.RIGHT, 20, 70, false));
        session.inputEdit().put(before);
        session.inputEdit().end();
        assertThat(session.branches().list()).isEmpty();
        assertThat(session.inputEdit().canTakeBack()).isFalse();
    }

    @Test
    void theRunIsShownAgainOnceItsChangeIsTakenBack() {
        InputTrack right = InputTrack.of(List.of(new InputTrack.Change(0, Buttons.RIGHT.bit())));
        Run run = new Run(null, null, 200, right, null, null, java.util.Map.of(), Run.IDLE.places());
        session.show(run);
        session.inputEdit().begin();
        session.inputEdit().put(bars().with(Buttons.RIGHT, 100, 200, false));
        session.inputEdit().end();
        assertThat(session.shownRun().changed()).isSameAs(run);
        session.inputEdit().takeBack();
        assertThat(session.shownRun().run()).isSameAs(run);
        assertThat(session.shownRun().changed()).isNull();
        session.inputEdit().makeAgain();
        assertThat(session.shownRun().changed()).isSameAs(run);
    }

    @Test
    void aRunIsHeldAtItsEnd() {
        session.show(new Run(null, null, 50, null, null, null, java.util.Map.of(), Run.IDLE.places()));
        frames(80);
        assertThat(session.playhead().isPaused()).isTrue();
        assertThat(session.tick()).isEqualTo(50);
    }

    @Test
    void aStretchIsShownAgainAndAgainUntilAButtonTakesOver() {
        session.play();
        play(100, Buttons.RIGHT);
        session.playhead().setLoop(new Stretch(40, 60));
        assertThat(session.playhead().isPaused()).isFalse();
        long hash = -1;
        for (int i = 0; i < 100; i++) {
            frames(1);
            assertThat(session.tick()).isBetween(40L, 60L);
            if (session.tick() == 50) {
                assertThat(hash == -1 || hash == session.world().fullHash())
                        .as("the same each time")
                        .isTrue();
                hash = session.world().fullHash();
            }
        }
        assertThat(hash).isNotEqualTo(-1);
        assertThat(session.playhead().lastTick()).as("nothing is cut").isEqualTo(100);
        assertThat(session.playhead().isScrubbed()).as("a key plays on").isTrue();
        session.playOn();
        assertThat(session.playhead().loop()).isNull();
        play(30, Buttons.LEFT);
        assertThat(session.branches().list())
                .singleElement()
                .extracting(Branch::ticks)
                .isEqualTo(100);
    }

    @Test
    void theEndOfALoopHoldsTheClock() {
        session.play();
        play(100, Buttons.RIGHT);
        session.playhead().setLoop(new Stretch(0, 9));
        frames(20);
        session.playhead().setLoop(null);
        long tick = session.tick();
        frames(20);
        assertThat(session.tick()).isEqualTo(tick);
        assertThat(session.playhead().lastTick()).isEqualTo(100);
    }

    @Test
    void marksStayWhenThePlayGoesBackBeforeThem() {
        Level spiky = Scenes.level(
                List.of("            ", "            ", "      ^     ", "############", "            "),
                "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [32, 24]}");
        PreviewSession other = new PreviewSession(new Document(spiky, null, false), () -> nanos);
        other.play();
        for (int i = 0; i < 300; i++) {
            other.hold(Buttons.RIGHT, true);
            nanos += STEP;
            other.advance();
        }
        List<TimelineEvent> all = other.timelineEvents();
        assertThat(all).hasSizeGreaterThanOrEqualTo(2);
        for (long tick : new long[] {1, all.get(0).tick(), 200, 7}) {
            other.playhead().seek(tick);
            assertThat(other.timelineEvents()).as("at tick %d", tick).isEqualTo(all);
        }
        other.playOn();
        other.hold(Buttons.LEFT, true);
        nanos += 2 * STEP;
        other.advance();
        assertThat(other.timelineEvents()).as("another future").isEmpty();
    }

    @Test
    void aPlayIsHeldAtAChosenEvent() {
        session.stops().set(EventType.LANDED, true);
        session.play();
        session.hold(Buttons.JUMP, true);
        frames(90);
        assertThat(session.playhead().isPaused()).isTrue();
        assertThat(session.playhead().stoppedBy()).isEqualTo(EventType.LANDED);
        long tick = session.tick();
        assertThat(session.world().actors().state(session.world().player()).json())
                .isEqualTo("ground");
        session.playhead().resume();
        assertThat(session.playhead().stoppedBy()).isNull();
        frames(30);
        assertThat(session.tick()).isGreaterThan(tick + 20);
        session.stops().set(EventType.LANDED, false);
        session.play();
        session.hold(Buttons.JUMP, true);
        frames(90);
        assertThat(session.playhead().isPaused()).isFalse();
    }
}
