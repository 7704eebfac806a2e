package dev.ledge.editor.preview;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.world.type.Buttons;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nothing that was played is thrown away. */
class BranchTest {
    private static final Level ROOM = Scenes.level(
            List.of(
                    "                            ",
                    "                            ",
                    "                            ",
                    "############################",
                    "                            "),
            "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [32, 24]}");
    private static final long STEP = 16_700_000;

    private final Document document = new Document(ROOM, null, false);
    private long nanos;
    private final PreviewSession session = new PreviewSession(document, () -> nanos);

    /** Plays that many ticks, to the right and back, jumping now and then. */
    private void playTicks(int ticks) {
        long end = session.tick() + ticks;
        while (session.tick() < end) {
            session.hold(Buttons.RIGHT, session.tick() / 50 % 2 == 0);
            session.hold(Buttons.LEFT, session.tick() / 50 % 2 != 0);
            session.hold(Buttons.JUMP, session.tick() % 40 < 10);
            nanos += STEP;
            session.advance();
        }
    }

    private Branch latest() {
        return session.branches().list().get(0);
    }

    private long hashAt(long tick) {
        session.playhead().seek(tick);
        return session.world().fullHash();
    }

    @Test
    void whatWasStoppedAtItsEndComesBackToo() {
        session.play();
        playTicks(120);
        double x = session.playerBox().left();
        long tick = session.tick();
        session.stop();
        playTicks(30);
        session.goTo(latest(), true);

        assertThat(session.tick()).isEqualTo(tick);
        assertThat(session.playerBox().left()).isEqualTo(x);
        assertThat(session.isPlaying()).isTrue();
        assertThat(session.playhead().isPaused()).isTrue();
    }

    @Test
    void stoppingInThePastCanBeTakenBack() {
        session.play();
        playTicks(400);
        long end = hashAt(400);
        long past = hashAt(91);
        session.playhead().resume();
        session.stop();
        assertThat(session.playhead().lastTick()).isEqualTo(91);
        assertThat(latest().ticks()).isEqualTo(400);
        assertThat(latest().partsAt()).isEqualTo(91);
        assertThat(latest().ending()).isEqualTo(Branch.Ending.STOPPED);

        session.goTo(latest(), true);
        assertThat(session.tick()).isEqualTo(91);
        assertThat(session.playhead().isPaused()).isTrue();
        assertThat(session.isPlaying()).isTrue();
        assertThat(session.world().fullHash()).isEqualTo(past);
        assertThat(session.playhead().lastTick()).isEqualTo(400);
        assertThat(hashAt(400)).isEqualTo(end);
        assertThat(session.branches().list())
                .as("all of what was left is in it")
                .isEmpty();
    }

    @Test
    void aHeldPlayThatIsLeftStaysWhereItIs() {
        session.play();
        playTicks(400);
        long past = hashAt(91);
        session.stop();
        nanos += 100 * STEP;
        session.advance();
        assertThat(session.isPlaying()).isFalse();
        assertThat(session.playhead().isPaused()).isTrue();
        assertThat(session.world().fullHash()).isEqualTo(past);
        assertThat(session.playhead().lastTick()).isEqualTo(400);
        assertThat(session.branches().list()).as("nothing is over").isEmpty();

        assertThat(session.canComeBack()).isTrue();
        session.comeBack();
        assertThat(session.isPlaying()).isTrue();
        assertThat(session.playhead().isPaused()).isTrue();
        assertThat(session.tick()).isEqualTo(91);
    }

    @Test
    void aHeldPlayThatWasLeftIsOverOnceItGoesOnBeyondItsEnd() {
        session.play();
        playTicks(200);
        session.playhead().seek(150);
        session.stop();
        session.playhead().resume();
        while (session.tick() < 200) {
            nanos += STEP;
            session.advance();
        }
        assertThat(session.branches().list())
                .as("what was played is shown again")
                .isEmpty();
        nanos += 2 * STEP;
        session.advance();
        assertThat(session.tick()).isGreaterThan(200);
        assertThat(latest().ticks()).isEqualTo(200);
        assertThat(latest().ending()).isEqualTo(Branch.Ending.STOPPED);
        assertThat(latest().wasPlaying()).isTrue();
        assertThat(session.canComeBack()).isFalse();
    }

    @Test
    void aHeldPlayThatWasLeftComesBackWithItsButtonsAfterAnotherOne() {
        session.play();
        playTicks(100);
        session.playhead().pause();
        session.stop();
        session.play();
        assertThat(latest().wasPlaying()).isTrue();
        session.goTo(latest(), true);
        assertThat(session.isPlaying()).isTrue();

        session.stop();
        session.restart();
        assertThat(latest().wasPlaying()).isTrue();
    }

    @Test
    void whatWasHeldAtOnceAndLeftIsNotKept() {
        session.play();
        session.playhead().pause();
        session.stop();
        session.playhead().resume();
        nanos += 10 * STEP;
        session.advance();
        assertThat(session.tick()).isGreaterThan(0);
        assertThat(session.branches().list()).isEmpty();
        assertThat(session.canComeBack()).isFalse();
    }

    @Test
    void startingOverAndPlayingAnewKeepWhatWasPlayed() {
        session.play();
        playTicks(100);
        session.restart();
        session.stepTick();
        session.playhead().resume();
        playTicks(119);
        session.playFrom(200, 30);
        playTicks(130);
        session.stop();
        assertThat(session.branches().list())
                .as("what was stopped can be taken back")
                .hasSize(3);
        session.play();

        assertThat(session.branches().list()).extracting(Branch::ticks).containsExactly(130, 120, 100);
        assertThat(latest().start()).isNotNull();
        session.goTo(latest(), true);
        assertThat(session.isPlaying()).as("it had been stopped").isFalse();
        session.playhead().seek(0);
        assertThat(session.playerBox().centerX()).isEqualTo(200);
    }

    @Test
    void aPlayThatIsPartOfAnotherIsNotKeptTwice() {
        session.play();
        playTicks(100);
        session.restart();
        playTicks(150);
        session.restart();

        assertThat(session.branches().list())
                .as("the first one has the same buttons as the beginning of the second")
                .extracting(Branch::ticks)
                .containsExactly(150);
    }

    @Test
    void whoStopsAndPlaysAnewStillGetsAllBack() {
        session.play();
        playTicks(300);
        session.playhead().seek(90);
        session.stop();
        session.play();

        assertThat(session.branches().list()).extracting(Branch::ticks).containsExactly(300);
        session.goTo(latest(), true);
        assertThat(session.tick()).isEqualTo(90);
        assertThat(session.playhead().lastTick()).isEqualTo(300);
    }

    @Test
    void playingOnFromThePastKeepsWhatCameAfter() {
        session.play();
        playTicks(300);
        double x = session.playerBox().left();
        session.playhead().seek(120);
        session.playhead().resume();
        session.hold(Buttons.LEFT, true);
        nanos += STEP;
        session.advance();
        assertThat(session.playhead().lastTick()).isEqualTo(121);
        assertThat(latest().ticks()).isEqualTo(300);
        assertThat(latest().partsAt()).isEqualTo(120);

        session.goTo(latest(), false);
        assertThat(session.isPlaying()).isFalse();
        session.playhead().resume();
        for (int i = 0; i < 180; i++) {
            nanos += STEP;
            session.advance();
        }
        assertThat(session.tick()).isEqualTo(300);
        assertThat(session.playerBox().left()).as("it is played again").isEqualTo(x);
        assertThat(session.branches().list()).as("and the other one is there").hasSize(1);

        session.playhead().seek(200);
        session.playOn();
        playTicks(10);
        assertThat(session.isPlaying()).isTrue();
        assertThat(session.playhead().lastTick()).isEqualTo(210);
        assertThat(latest().partsAt()).isEqualTo(200);
    }

    @Test
    void whatIsTheCurrentPlayAgainIsNotPointedAtAnyMore() {
        session.play();
        playTicks(100);
        session.stop();
        Branch before = latest();
        assertThat(session.branches().point(before)).isTrue();
        assertThat(session.branches().point(before)).as("another one").isFalse();
        assertThat(session.branches().pointed()).isSameAs(before);

        session.goTo(before, false);
        assertThat(session.branches().pointed()).isNull();
    }

    @Test
    void steppingThroughThePastCutsNothing() {
        session.play();
        playTicks(100);
        session.playhead().seek(50);
        session.stepTick();
        session.stepTick();
        assertThat(session.tick()).isEqualTo(52);
        assertThat(session.playhead().lastTick()).isEqualTo(100);
        assertThat(session.branches().list()).isEmpty();

        session.hold(Buttons.LEFT, true);
        session.stepTick();
        assertThat(session.playhead().lastTick()).isEqualTo(53);
        assertThat(latest().ticks()).isEqualTo(100);
    }

    @Test
    void whatNoOnePlayedIsNotKept() {
        nanos += 100 * STEP;
        session.advance();
        session.play();
        session.play();
        session.restart();
        assertThat(session.branches().list()).isEmpty();
    }

    @Test
    void aDemoThatComesLateTakesNoPlayAway() {
        session.play();
        playTicks(80);
        session.stop();
        session.setDemo(new InputSource() {
            @Override
            public int buttons(long tick) {
                return Buttons.LEFT.bit();
            }

            @Override
            public long ticks() {
                return 10;
            }
        });
        assertThat(session.isDemo()).isFalse();
        assertThat(session.tick()).isEqualTo(80);
        session.restart();
        assertThat(session.isDemo()).isTrue();
        assertThat(latest().ticks()).isEqualTo(80);
    }

    @Test
    void itIsThereForTheNextWhoOpensTheLevel() {
        session.play();
        playTicks(80);
        session.close();
        PreviewSession next = new PreviewSession(document, session.branches());

        assertThat(next.branches().list()).hasSize(1);
        next.goTo(next.branches().list().get(0), false);
        assertThat(next.tick()).isEqualTo(80);
    }

    @Test
    void anEditedLevelIsTheOneThatIsGoneBackTo() {
        session.play();
        playTicks(200);
        session.stop();
        session.play();
        TileLayer layer = (TileLayer) ROOM.layers().get(0);
        Level edited = ROOM.withLayer(
                layer.withGrid(layer.grid().with(20, 0, layer.grid().get(0, 3))));
        document.edit("Paint", edited);
        session.goTo(latest(), false);

        assertThat(session.world().level()).isSameAs(edited);
        assertThat(session.tick()).isEqualTo(200);
    }

    @Test
    void theOldestAreLetGo() {
        for (int i = 0; i < Branches.MOST + 5; i++) {
            session.playFrom(40 + i, 20);
            playTicks(30);
        }
        session.stop();
        session.play();
        List<Branch> kept = session.branches().list();
        assertThat(kept).hasSize(Branches.MOST);
        Vec size = ROOM.player().effectiveSize();
        assertThat(kept.get(0).start()).isEqualTo(new Vec(40 + Branches.MOST + 4 - size.x() / 2, 20 - size.y() / 2));
    }

    @Test
    void isSaidInWords() {
        session.play();
        playTicks(400);
        session.playhead().seek(91);
        session.playhead().resume();
        session.stop();
        assertThat(latest().label()).isEqualTo("0:06.6, stopped at 0:01.5");
        assertThat(Branch.clock(666.7)).isEqualTo("11:06.7");
    }
}
