package dev.ledge.editor.preview;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.view.Trail;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a hand did stays with the play: in the past, in runs and branches, in the trail and in the state history. */
class HandInPlaysTest extends HandCase {
    @Test
    void ED03_theSameIsDoneAgainAfterScrubbingInAnotherWorldAndAtAnySpeed() {
        session.play();
        ticks(30, Buttons.RIGHT);
        throwTheBeetle();
        ticks(10, Buttons.RIGHT, Buttons.JUMP);
        String clone = hand.addClone(PLAYER, 300, 20);
        ticks(20);
        hand.resize(PLAYER, 20, 14);
        ticks(7, Buttons.LEFT);
        hand.resize("beetle", 30, 30);
        hand.remove(clone);
        String second = hand.addClone("beetle", 350, 20);
        session.playhead().setSpeed(4);
        ticks(40);
        session.playhead().setSpeed(0.25);
        hand.put(PLAYER, 100, 30);
        ticks(20);
        long last = session.tick();
        long hash = session.world().fullHash();
        assertThat(index(second)).isNotNegative();
        assertThat(fresh(last)).isEqualTo(hash);

        for (long tick : new long[] {last - 1, 5, 61, 40, 80, 0, 100, 62, 63, last}) {
            session.playhead().seek(tick);
            // With what the hand did at that tick, which is what is seen there.
            long seen = session.world().fullHash();
            session.playhead().seek(Math.max(0, tick - 20));
            while (session.tick() < tick) {
                session.stepTick();
            }
            session.current().arrive();
            assertThat(session.world().fullHash()).as("at %d", tick).isEqualTo(seen);
        }
        assertThat(session.world().fullHash()).isEqualTo(hash);
        assertThat(session.branches().list()).as("nothing was cut").isEmpty();
    }

    @Test
    void whatTheHandDoesInThePastTakesThePlaceOfWhatCameAfterWhichIsKept() {
        session.play();
        ticks(30, Buttons.RIGHT);
        throwTheBeetle();
        ticks(60);
        long hash = session.world().fullHash();
        long end = session.tick();
        session.playhead().seek(20);
        hand.addClone(PLAYER, 300, 20);
        assertThat(session.playhead().lastTick()).isEqualTo(20);
        assertThat(session.current().recording().interventions()).hasSize(1);
        Branch branch = session.branches().list().get(0);
        assertThat(branch.ending()).isEqualTo(Branch.Ending.HAND);
        assertThat(branch.ticks()).isEqualTo((int) end);
        session.playhead().resume();
        ticks(30);
        assertThat(fresh(session.tick())).isEqualTo(session.world().fullHash());

        session.goTo(branch, true);
        assertThat(index("clone-1")).isNegative();
        session.playhead().seek(end);
        assertThat(session.world().fullHash()).isEqualTo(hash);
        assertThat(session.branches().list()).as("the other way is kept too").hasSize(1);
        session.goTo(session.branches().list().get(0), true);
        session.playhead().seek(session.playhead().lastTick());
        assertThat(index("clone-1")).isNotNegative();
        assertThat(fresh(session.tick())).isEqualTo(session.world().fullHash());
    }

    @Test
    void aStepOnToATickShowsWhatTheHandDidThere() {
        session.play();
        ticks(20, Buttons.RIGHT);
        session.playhead().pause();
        hand.put(PLAYER, 150, 20);
        session.playhead().stepBack();
        assertThat(left(PLAYER)).isLessThan(140);
        session.stepTick();
        assertThat(left(PLAYER)).isEqualTo(144);
        session.playhead().resume();
        ticks(5);
        assertThat(fresh(session.tick())).isEqualTo(session.world().fullHash());
    }

    @Test
    void whatTheHandDidInAPausedGameThatNobodyPlayedIsKept() {
        ticks(12);
        session.playhead().pause();
        hand.addClone("beetle", 350, 20);
        session.play();
        ticks(5);
        Branch branch = session.branches().list().get(0);
        assertThat(branch.ticks()).isEqualTo(12);

        session.goTo(branch, false);
        assertThat(session.tick()).isEqualTo(12);
        assertThat(index("clone-1")).isNotNegative();
        hand.addClone(PLAYER, 100, 20);
        assertThat(left("clone-2")).isEqualTo(94);
        session.playhead().resume();
        ticks(30);
        assertThat(fresh(session.tick())).isEqualTo(session.world().fullHash());
        session.restart();
        assertThat(session.branches().list().get(0).ticks()).isEqualTo(42);
    }

    /** What is in the hand goes on being there, in place of what the play had after that tick. */
    @Test
    void theClockIsPutBackWhileSomethingIsHeldInAGameThatNobodyPlays() {
        ticks(30);
        assertThat(hand.take("beetle", left("beetle") + 4, top("beetle") + 4)).isTrue();
        hand.move(150, 20);
        ticks(10);
        long hash = session.world().fullHash();
        session.playhead().seek(20);
        session.playhead().resume();
        ticks(30);
        hand.letGo();
        ticks(5);
        assertThat(session.current().recording().interventions())
                .isSortedAccordingTo(Comparator.comparingInt(Intervention::tick));
        assertThat(fresh(session.tick())).isEqualTo(session.world().fullHash());

        Branch before = session.branches().list().get(0);
        session.goTo(before, false);
        session.playhead().seek(session.playhead().lastTick());
        assertThat(session.world().fullHash()).as("what it took the place of").isEqualTo(hash);
    }

    @Test
    void takingOverKeepsWhatTheHandDidUntilThen() {
        session.play();
        ticks(30, Buttons.RIGHT);
        hand.resize(PLAYER, 20, 14);
        hand.addClone("beetle", 350, 20);
        ticks(30);
        hand.addClone("beetle", 320, 20);
        ticks(30);
        session.playhead().seek(45);
        assertThat(index("clone-2")).isNegative();
        session.playOn();
        ticks(30, Buttons.LEFT);
        assertThat(actors().width(index(PLAYER))).isEqualTo(20);
        assertThat(index("clone-1")).isNotNegative();
        assertThat(index("clone-2")).isNegative();
        assertThat(fresh(session.tick())).isEqualTo(session.world().fullHash());
    }

    @Test
    void anotherInputKeepsWhatTheHandDid() {
        session.play();
        ticks(30, Buttons.RIGHT);
        hand.addClone(PLAYER, 300, 20);
        hand.put(PLAYER, 150, 20);
        ticks(40);
        session.inputEdit().begin();
        session.inputEdit().put(session.current().recording().bars().with(Buttons.RIGHT, 10, 60, true));
        session.inputEdit().end();
        assertThat(fresh(70)).isEqualTo(session.world().fullHash());
        assertThat(left(PLAYER)).isGreaterThan(160);
        assertThat(index("clone-1")).isNotNegative();
    }

    @Test
    void anEditOfTheLevelKeepsTheClones() {
        session.play();
        ticks(20);
        hand.addClone("beetle", 350, 20);
        ticks(20);
        TileLayer layer = (TileLayer) document.level().layers().get(0);
        int rock = layer.grid().get(0, 4);
        document.edit(
                "Paint", document.level().withLayer(layer.withGrid(layer.grid().with(21, 3, rock))));
        ticks(20);
        assertThat(index("clone-1")).isNotNegative();
        assertThat(session.world().level().object("clone-1")).isNotNull();
        assertThat(document.level().object("clone-1"))
                .as("no object of the level")
                .isNull();
        session.playhead().seek(10);
        assertThat(index("clone-1")).isNegative();
        session.playhead().seek(60);
        assertThat(index("clone-1")).isNotNegative();
    }

    @Test
    void theTrailOfAPlayWithAHandIsThatOfTheHand() {
        session.play();
        ticks(30, Buttons.RIGHT);
        hand.addClone("crowd-1", 300, 20);
        hand.put(PLAYER, 200, 20);
        ticks(30);
        RecordedPlay recorded = session.recorder().played();
        Trail trail = recorded.trailIn(document.level(), () -> false);
        assertThat(trail.length()).isEqualTo(61);
        assertThat(trail.x(60)).isEqualTo(session.playerBox().centerX());
        assertThat(session.hand().stretches()).containsExactly(new Stretch(30, 31));
    }

    @Test
    void aRunBeginsAfterTheHandOrIsRefused() {
        session.play();
        ticks(30, Buttons.RIGHT);
        hand.put(PLAYER, 130, 20);
        ticks(60);
        ticks(30, Buttons.LEFT);
        List<RunDraft> drafts = RunDraft.all(session.recorder().played(), document.level());
        assertThat(drafts)
                .extracting(RunDraft::origin)
                .containsExactly(RunDraft.Origin.AFTER_HAND, RunDraft.Origin.START);
        RunDraft after = RunDraft.best(drafts);
        assertThat(after.origin()).isEqualTo(RunDraft.Origin.AFTER_HAND);
        assertThat(after.isSame()).isTrue();
        assertThat(after.leavesOutHand()).isFalse();
        assertThat(after.run().start()).isEqualTo(new Vec(124, 40));
        RunDraft whole = drafts.get(1);
        assertThat(whole.leavesOutHand()).isTrue();
        assertThat(whole.canBeSaved()).isFalse();
        assertThat(whole.sameTicks()).isEqualTo(30);
        assertThat(after.forLevel(Path.of("room.level.json"), true).hash()).isNotNull();
    }

    @Test
    void whatTheHandDidElsewhereIsLeftOutOfARunThatGoesTheSameWay() {
        session.play();
        ticks(30, Buttons.RIGHT);
        hand.put("beetle", 350, 20);
        ticks(30, Buttons.LEFT);
        RunDraft draft = RunDraft.of(session.recorder().played(), document.level());
        assertThat(draft.isSame()).isTrue();
        assertThat(draft.canBeSaved()).isTrue();
    }

    @Test
    void aBranchOfTheSameButtonsWithoutTheHandIsAnother() {
        session.play();
        ticks(70);
        Branch plain = new Branch(session.current(), true, Branch.Ending.STOPPED);
        hand.put(PLAYER, 100, 20);
        ticks(10);
        Branch withHand = new Branch(session.current(), true, Branch.Ending.STOPPED);
        assertThat(plain.isPartOf(withHand)).as("up to its end").isTrue();
        assertThat(withHand.isPartOf(plain)).isFalse();
        session.restart();
        ticks(80);
        Branch other = new Branch(session.current(), true, Branch.Ending.STOPPED);
        assertThat(other.isPartOf(withHand)).isFalse();
        assertThat(withHand.recording().common(other.recording())).isEqualTo(70);
    }

    @Test
    void theStateHistoryAndTheWorldAgree() {
        World world = session.world();
        session.play();
        ticks(30, Buttons.RIGHT);
        assertThat(session.world()).isNotSameAs(world);
        hand.addClone(PLAYER, 300, 20);
        hand.put(PLAYER, 200, 20);
        ticks(20);
        Play play = session.current();
        Playback again = new Playback(play.levels(), play.recording());
        for (var state : play.rewind().states()) {
            again.restore(state);
            assertThat(again.world().tick()).isEqualTo(state.tick());
        }
        while (again.world().tick() < play.tick()) {
            again.step(play.recording().buttons(again.world().tick()));
        }
        assertThat(again.world().fullHash()).isEqualTo(play.world().fullHash());
    }
}
