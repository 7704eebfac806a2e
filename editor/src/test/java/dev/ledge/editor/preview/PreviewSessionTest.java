package dev.ledge.editor.preview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Physics;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.world.Controller;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PreviewSessionTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [32, 24]}";
    private static final long MILLI = 1_000_000;

    private long nanos = 5 * MILLI;

    private static Level room() {
        return Scenes.level(
                List.of("            ", "            ", "            ", "############", "            ", "            "),
                SPAWN);
    }

    private PreviewSession session(Document document) {
        return new PreviewSession(document, () -> nanos);
    }

    private PreviewSession session(Level level) {
        return session(new Document(level, null, false));
    }

    /** Lets time go by as a window's timer sees it. */
    private void wait(PreviewSession session, double seconds) {
        long end = nanos + Math.round(seconds * 1e9);
        while (nanos < end) {
            nanos = Math.min(end, nanos + 7 * MILLI);
            session.advance();
        }
    }

    private static Level with(Level level, int column, int row, String tile) {
        Level known = tile == null ? level : level.withTile(TileRef.of(tile));
        TileLayer layer = (TileLayer) known.layers().get(0);
        int index = tile == null ? 0 : known.tiles().indexOf(TileRef.of(tile));
        return known.withLayer(layer.withGrid(layer.grid().with(column, row, index)));
    }

    private static double feet(PreviewSession session) {
        return session.playerBox().bottom();
    }

    private static ActorState state(PreviewSession session) {
        World world = session.world();
        return world.actors().state(world.player());
    }

    @Test
    void ticksAtTheLevelsRate() {
        PreviewSession session = session(room());
        wait(session, 2);
        assertThat(session.tick()).isBetween(119L, 120L);

        Level quick = room().toBuilder()
                .physics(new Physics(null, null, 144.0, null, null, Map.of()))
                .build();
        PreviewSession quicker = session(quick);
        wait(quicker, 1);
        assertThat(quicker.tick()).isBetween(143L, 144L);
    }

    @Test
    void makesUpForALittleLagOnly() {
        PreviewSession session = session(room());
        nanos += 10_000 * MILLI;
        session.advance();

        assertThat(session.tick()).isEqualTo(15);
    }

    @Test
    void runsSlowerAndFaster() {
        PreviewSession session = session(room());
        session.playhead().setSpeed(0.25);
        wait(session, 2);
        assertThat(session.tick()).isBetween(29L, 30L);
        assertThat(session.playhead().isSmooth()).isFalse();
        session.playhead().setSpeed(100);
        assertThat(session.playhead().speed()).isEqualTo(Playhead.MAX_SPEED);
    }

    @Test
    void drawsBetweenTheTicksInSlowMotion() {
        PreviewSession session = session(Scenes.level(List.of("    ", "    ", "    ", "    ", "    ", "    "), SPAWN));
        session.playhead().setSpeed(0.25);
        wait(session, 1);
        double now = session.playerBox().top();
        nanos += 8 * MILLI;
        session.advance();

        assertThat(session.playhead().shownPlayer().top()).isLessThan(now);
        session.playhead().pause();
        assertThat(session.playhead().shownPlayer().top())
                .isEqualTo(session.playerBox().top());
    }

    @Test
    void standsStillWhilePausedAndStepsByTicks() {
        PreviewSession session = session(room());
        wait(session, 0.5);
        session.playhead().pause();
        long tick = session.tick();
        wait(session, 1);
        assertThat(session.tick()).isEqualTo(tick);
        session.stepTick();
        session.stepTick();
        assertThat(session.tick()).isEqualTo(tick + 2);
        session.playhead().stepBack();
        assertThat(session.tick()).isEqualTo(tick + 1);
        session.playhead().resume();
        wait(session, 0.5);
        assertThat(session.tick()).isBetween(tick + 30, tick + 31);
    }

    @Test
    void goesBackToAnyTickExactly() {
        PreviewSession session = session(room());
        session.play();
        long[] hashes = new long[200];
        session.hold(Buttons.RIGHT, true);
        for (int i = 0; i < hashes.length; i++) {
            hashes[i] = session.world().fullHash();
            session.hold(Buttons.JUMP, i % 40 < 10);
            session.stepTick();
            session.playhead().resume();
            session.hold(Buttons.RIGHT, true);
        }
        for (int tick : new int[] {150, 3, 199, 60, 61, 0}) {
            session.playhead().seek(tick);
            assertThat(session.tick()).isEqualTo(tick);
            assertThat(session.world().fullHash()).as("tick %d", tick).isEqualTo(hashes[tick]);
        }
    }

    @Test
    void playingOnFromThePastTakesThePlaceOfWhatCameAfter() {
        PreviewSession session = session(room());
        session.play();
        wait(session, 2);
        session.playhead().seek(30);
        assertThat(session.playhead().lastTick()).isGreaterThan(100);
        session.playhead().resume();
        wait(session, 0.1);
        assertThat(session.playhead().lastTick()).isEqualTo(session.tick()).isLessThan(40);
    }

    @Test
    void aTilePaintedUnderTheFallingPlayerIsLandedOn() {
        Document document = new Document(
                Scenes.level(
                        List.of("      ", "      ", "      ", "      ", "      ", "      ", "      ", "      "), SPAWN),
                null,
                false);
        PreviewSession session = session(document);
        wait(session, 0.1);
        assertThat(state(session)).isEqualTo(ActorState.AIR);

        document.show(with(document.level(), 2, 6, "rock"));
        wait(session, 0.5);

        assertThat(state(session)).isEqualTo(ActorState.GROUND);
        assertThat(feet(session)).isEqualTo(96);
    }

    @Test
    void aTileErasedUnderItsFeetLetsItFall() {
        Document document = new Document(room(), null, false);
        PreviewSession session = session(document);
        wait(session, 0.5);
        assertThat(state(session)).isEqualTo(ActorState.GROUND);

        document.edit("Erase", with(document.level(), 2, 3, null));
        session.stepTick();

        assertThat(state(session)).isEqualTo(ActorState.AIR);
    }

    @Test
    void theButtonsAreTheUsersWhilePlaying() {
        PreviewSession session = session(room());
        session.play();
        double x = session.playerBox().left();
        session.hold(Buttons.RIGHT, true);
        wait(session, 0.5);
        assertThat(session.playerBox().left()).isGreaterThan(x + 20);

        session.releaseAll();
        wait(session, 0.5);
        double stood = session.playerBox().left();
        wait(session, 0.2);
        assertThat(session.playerBox().left()).isEqualTo(stood);
    }

    @Test
    void aTapShorterThanATickStillActs() {
        PreviewSession session = session(room());
        session.play();
        wait(session, 0.5);
        session.hold(Buttons.JUMP, true);
        session.hold(Buttons.JUMP, false);
        wait(session, 0.1);

        assertThat(state(session)).isEqualTo(ActorState.AIR);
    }

    @Test
    void stoppingLeavesThePlayerWithoutButtons() {
        PreviewSession session = session(room());
        session.play();
        session.hold(Buttons.RIGHT, true);
        wait(session, 0.2);
        session.stop();

        assertThat(session.isPlaying()).isFalse();
        long tick = session.tick();
        wait(session, 0.5);
        assertThat(session.tick()).isGreaterThan(tick + 20);
        assertThat(LastStep.buttons(session)).isEqualTo(Buttons.NONE);
    }

    @Test
    void aDemoIsShownAgainAndAgainUntilSomebodyPlays() {
        PreviewSession session = session(room());
        session.setDemo(new InputSource() {
            @Override
            public int buttons(long tick) {
                return Buttons.RIGHT.bit();
            }

            @Override
            public long ticks() {
                return 60;
            }
        });
        assertThat(session.isDemo()).isTrue();
        wait(session, 1);
        assertThat(session.playerBox().left()).isGreaterThan(100);
        wait(session, 1.6);
        assertThat(session.tick()).as("begun again").isLessThan(30);

        session.play();
        assertThat(session.isDemo()).isFalse();
        assertThat(session.tick()).isZero();
        session.stop();
        assertThat(session.isDemo()).as("the play goes on without buttons").isFalse();
        session.restart();
        assertThat(session.isDemo()).isTrue();
    }

    @Test
    void playsFromAPointOfTheLevelWithoutChangingIt() {
        Document document = new Document(room(), null, false);
        PreviewSession session = session(document);
        session.playFrom(150, 20);

        assertThat(session.playerBox().centerX()).isEqualTo(150);
        assertThat(session.playerBox().centerY()).isEqualTo(20);
        assertThat(document.isModified()).isFalse();

        document.edit("Paint", with(document.level(), 0, 0, "rock"));
        assertThat(session.playerBox().centerX()).isEqualTo(150);
        session.play();
        assertThat(session.playerBox().left()).isEqualTo(32);
    }

    @Test
    void reportsThatThePlayerDiedAndCameBack() {
        PreviewSession session =
                session(Scenes.level(List.of("      ", "      ", "      ", "  ^   ", "######"), SPAWN));
        wait(session, 2);

        assertThat(session.timelineEvents())
                .extracting(TimelineEvent::words)
                .contains("died: hazard", "back at the spawn");
        session.playhead().seek(0);
        assertThat(session.timelineEvents()).as("what lies ahead stays marked").isNotEmpty();
        session.restart();
        assertThat(session.timelineEvents()).isEmpty();
    }

    @Test
    void showsALevelWithoutASpawn() {
        PreviewSession session = session(Scenes.level(List.of("  ", "##")));
        wait(session, 0.5);

        assertThat(session.playerBox()).isNull();
        assertThat(session.tick()).isPositive();
    }

    @Test
    void aTickThatFailsHoldsTheClockAndIsTriedAgain() {
        PreviewSession session = session(room());
        session.play();
        wait(session, 0.2);
        Controller usual = session.world().controller(ActorKind.PLAYER);
        session.world().setController(ActorKind.PLAYER, (world, actor, buttons) -> {
            throw new IllegalStateException("no way to decide");
        });
        assertThatThrownBy(() -> wait(session, 0.1)).hasMessage("no way to decide");
        assertThat(session.playhead().isPaused()).isTrue();
        assertThat(session.playhead().hasFailed()).isTrue();
        long tick = session.tick();
        wait(session, 0.1);
        assertThat(session.tick()).isEqualTo(tick);

        session.world().setController(ActorKind.PLAYER, usual);
        session.playhead().resume();
        wait(session, 0.2);
        assertThat(session.playhead().hasFailed()).isFalse();
        assertThat(session.tick()).isGreaterThan(tick + 5);
    }

    @Test
    void anEditThatTheWorldRefusesHoldsTheClockAndReachesAllWhoHearOfIt() {
        Document document = new Document(room(), null, false);
        PreviewSession session = session(document);
        Level edited = with(document.level(), 2, 3, null);
        List<Level> heard = new ArrayList<>();
        document.addListener(new DocumentListener() {
            @Override
            public void levelChanged(Level before, Level after) {
                heard.add(after);
            }
        });
        Controller usual = session.world().controller(ActorKind.PLAYER);
        session.world().setController(ActorKind.PLAYER, (world, actor, buttons) -> {
            document.edit("Erase", edited); // No world takes an edit in the middle of a step.
            return buttons;
        });
        List<Throwable> reported = new ArrayList<>();
        Thread.currentThread().setUncaughtExceptionHandler((thread, thrown) -> reported.add(thrown));
        try {
            session.stepTick();
        } finally {
            Thread.currentThread().setUncaughtExceptionHandler(null);
        }
        assertThat(reported).hasSize(1);
        assertThat(heard).hasSize(1);
        assertThat(session.playhead().hasFailed()).isTrue();

        session.world().setController(ActorKind.PLAYER, usual);
        session.playhead().resume();
        assertThat(session.playhead().hasFailed()).isFalse();
        assertThat(session.world().level()).isSameAs(edited);
    }

    @Test
    void hearsNothingMoreOnceItIsClosed() {
        Document document = new Document(room(), null, false);
        PreviewSession session = session(document);
        session.close();
        Level before = session.world().level();
        document.edit("Erase", with(document.level(), 2, 3, null));

        assertThat(session.world().level()).isSameAs(before);
    }
}
