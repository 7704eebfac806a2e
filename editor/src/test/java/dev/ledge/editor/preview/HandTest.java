package dev.ledge.editor.preview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.render.Scenes;
import dev.ledge.editor.view.Trail;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.Buttons;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a hand does to the running game is recorded, and done again wherever the play is simulated again. */
class HandTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [32, 40]}";
    private static final String WALKER =
            "{\"id\": \"beetle\", \"type\": \"walker\", \"at\": [200, 48], \"size\": [16, 16]}";
    private static final String COIN = "{\"id\": \"coin\", \"type\": \"pickup\", \"at\": [46, 54], \"size\": [8, 8]}";
    private static final String CROWD = "{\"id\": \"crowd\", \"type\": \"actor\", \"at\": [240, 16],"
            + " \"size\": [64, 32], \"copies\": 3, \"body\": [10, 12]}";
    private static final Level ROOM = Scenes.floor(24, SPAWN, WALKER, COIN, CROWD);
    private static final long STEP = 16_700_000;
    private static final String PLAYER = "player";

    private long nanos;
    private final Document document = new Document(ROOM, null, false);
    private final PreviewSession session = new PreviewSession(document, () -> nanos);
    private final Hand hand = session.hand();

    private void frames(int frames) {
        for (int i = 0; i < frames; i++) {
            nanos += STEP;
            session.advance();
        }
    }

    private void ticks(int ticks, Buttons... held) {
        for (Buttons button : Buttons.values()) {
            session.hold(button, List.of(held).contains(button));
        }
        long end = session.tick() + ticks;
        while (session.tick() < end) {
            frames(1);
        }
    }

    private Actors actors() {
        return session.world().actors();
    }

    private int index(String actor) {
        return actors().indexOf(actor);
    }

    private double left(String actor) {
        return actors().x(index(actor));
    }

    private double top(String actor) {
        return actors().y(index(actor));
    }

    /** The state that the recorded buttons and interventions come to in a world of their own. */
    private long fresh(long tick) {
        Recording recording = session.current().recording();
        Playback playback = new Playback(document.level(), session.current().start(), recording);
        while (playback.world().tick() < tick) {
            playback.step(recording.buttons(playback.world().tick()));
        }
        return playback.world().fullHash();
    }

    /** Takes the beetle, swings it to the left and throws it. */
    private void throwTheBeetle() {
        assertThat(hand.take("beetle", left("beetle") + 4, top("beetle") + 4)).isTrue();
        double x = left("beetle") + 4;
        double y = top("beetle") + 4;
        for (int i = 0; i < 12; i++) {
            x -= 3;
            y -= 2;
            hand.move(x, y);
            frames(1);
        }
        hand.letGo();
    }

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
