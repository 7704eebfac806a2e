package dev.ledge.editor.preview;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What the preview shows is what the game computes, however often and however slowly it is drawn. Cases JP-02, ED-03.
 */
class PreviewIsTheGameTest {
    private static final String OBJECTS = """
            {"id": "start", "type": "spawn", "at": [32, 24]},
            {"id": "lift", "type": "platform", "at": [96, 44], "size": [32, 4], "path": [[0, 0], [40, -16]]}""";

    private static final Level LEVEL = Scenes.level(
            List.of("            ", "            ", "            ", "############", "            ", "            "),
            OBJECTS);
    private static final int TICKS = 180;
    private static final long SECOND = 1_000_000_000L;

    private long nanos = SECOND;

    /** To the right, jumping now and then. */
    private static final InputSource BUTTONS = new InputSource() {
        @Override
        public int buttons(long tick) {
            return (tick / 50 % 2 == 0 ? Buttons.RIGHT : Buttons.LEFT).bit()
                    | (tick % 40 < 20 ? Buttons.JUMP.bit() : Buttons.NONE);
        }

        @Override
        public long ticks() {
            return 10 * TICKS;
        }
    };

    private static long[] game() {
        World world = new World(LEVEL);
        long[] hashes = new long[TICKS + 1];
        for (int tick = 0; tick <= TICKS; tick++) {
            hashes[tick] = world.fullHash();
            world.step(BUTTONS.buttons(tick));
        }
        return hashes;
    }

    private PreviewSession session() {
        PreviewSession session = new PreviewSession(new Document(LEVEL, null, false), () -> nanos);
        session.setDemo(BUTTONS);
        return session;
    }

    /** Draws so many pictures a second until enough ticks are made; gives how many pictures that took. */
    private int draw(PreviewSession session, double perSecond) {
        int pictures = 0;
        while (session.tick() < TICKS) {
            nanos += Math.round(SECOND / perSecond);
            session.advance();
            pictures++;
            assertThat(pictures).isLessThan(100 * TICKS);
        }
        return pictures;
    }

    private static void assertIsTheGame(PreviewSession session) {
        long[] game = game();
        session.playhead().pause();
        for (int tick = 0; tick <= TICKS; tick++) {
            session.playhead().seek(tick);
            assertThat(session.world().fullHash()).as("tick " + tick).isEqualTo(game[tick]);
        }
    }

    @Test
    void JP02_thirtySixtyAndAHundredFortyFourPicturesASecondShowTheSameTicks() {
        for (double perSecond : new double[] {30, 60, 144}) {
            PreviewSession session = session();
            int pictures = draw(session, perSecond);

            assertThat(pictures).isBetween((int) (perSecond * 3) - 2, (int) (perSecond * 3) + 2);
            assertIsTheGame(session);
        }
    }

    @Test
    void JP02_aStallOfHalfASecondLosesNoTickOfTheGame() {
        PreviewSession session = session();
        for (int i = 0; i < 60; i++) {
            nanos += SECOND / 60;
            session.advance();
        }
        nanos += SECOND / 2;
        session.advance();
        draw(session, 60);

        assertIsTheGame(session);
    }

    @Test
    void ED03_aQuarterOfTheSpeedShowsTheSameTicks() {
        PreviewSession session = session();
        session.playhead().setSpeed(0.25);
        int pictures = draw(session, 60);

        assertThat(pictures).isBetween(4 * TICKS - 4, 4 * TICKS + 4);
        assertIsTheGame(session);
    }

    @Test
    void ED03_tickByTickShowsTheSameTicks() {
        PreviewSession session = session();
        session.playhead().pause();
        long[] game = game();
        for (int tick = 1; tick <= TICKS; tick++) {
            session.stepTick();
            assertThat(session.world().fullHash()).as("tick " + tick).isEqualTo(game[tick]);
        }
    }
}
