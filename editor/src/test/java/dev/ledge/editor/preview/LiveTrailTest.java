package dev.ledge.editor.preview;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.render.Scenes;
import dev.ledge.editor.view.Trail;
import dev.ledge.editor.view.Trails;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.SourceLocations;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LiveTrailTest {
    private static final long MILLI = 1_000_000;
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [8, 24]}";
    private static final String LIFT =
            "{\"id\": \"lift\", \"type\": \"platform\", \"at\": [96, 16], \"size\": [32, 8]}";

    private final Level level = Scenes.level(
            List.of("            ", "            ", "            ", "############", "            ", "            "),
            SPAWN,
            LIFT);
    private long nanos = 5 * MILLI;
    private volatile Trails shown = Trails.NONE;
    private final LiveTrail trail = new LiveTrail(trails -> shown = trails);

    @AfterEach
    void close() {
        Edt.run(trail::close);
    }

    /** Two seconds to the right. */
    private RecordedPlay walk() {
        PreviewSession session = new PreviewSession(new Document(level, null, false), () -> nanos);
        session.play();
        session.hold(Buttons.RIGHT, true);
        for (int i = 0; i < 200; i++) {
            nanos += 10 * MILLI;
            session.advance();
        }
        return session.recorder().all();
    }

    private void follow(RecordedPlay run, Level played) {
        Edt.run(() -> trail.follow(run, played));
        Edt.waitUntil("it was played again", () -> shown.now().length() == run.ticks() + 1);
    }

    private void waitForAnotherWay(RecordedPlay run) {
        Edt.waitUntil(
                "it goes another way, to the end",
                () -> shown.partAt() >= 0 && shown.now().length() == run.ticks() + 1);
    }

    @Test
    void inTheLevelThatWasPlayedItGoesTheSameWay() {
        RecordedPlay run = walk();
        follow(run, level);

        assertThat(run.ticks()).isGreaterThan(100);
        assertThat(shown.partAt()).isEqualTo(-1);
        assertThat(shown.before().length()).isEqualTo(shown.now().length());
        assertThat(shown.now().step(60)).isEqualTo(Trail.Step.GROUND);
        assertThat(shown.now().box(60).width()).isEqualTo(12);
        assertThat(shown.now().box(60).height()).isEqualTo(24);
    }

    @Test
    void anEditIsPlayedFromTheStartAndPartsWhereItTouches() {
        RecordedPlay run = walk();
        follow(run, level);
        Level edited = level.withObject(level.object("lift").movedTo(new Vec(96, 32)));
        Edt.run(() -> trail.play(edited));
        waitForAnotherWay(run);

        World world = new World(edited);
        for (int tick = 0; tick < shown.partAt(); tick++) {
            assertThat(shown.now().x(tick)).isEqualTo(Play.playerBox(world).centerX());
            world.step(Buttons.RIGHT.bit());
        }
        assertThat(shown.now().x(shown.partAt())).isLessThan(shown.before().x(shown.partAt()));
        assertThat(shown.now().x(run.ticks()))
                .as("it stands before the platform")
                .isEqualTo(90);
    }

    @Test
    void aRunThatWasNotPlayedIsComparedWithHowItWentFirst() {
        RecordedPlay played = walk();
        Run run = new Run(
                null,
                null,
                played.ticks(),
                played.recording().input(0, played.ticks()),
                null,
                null,
                Map.of(),
                SourceLocations.NONE);
        PreviewSession session = new PreviewSession(new Document(level, null, false), () -> nanos);
        session.show(run);
        RecordedPlay shownRun = session.recorder().all();
        follow(shownRun, level);
        Edt.waitUntil("it is whole", () -> shown.before().length() == run.effectiveTicks() + 1);
        assertThat(shown.partAt()).isEqualTo(-1);
        Level edited = level.withObject(level.object("lift").movedTo(new Vec(96, 32)));
        Edt.run(() -> trail.play(edited));
        waitForAnotherWay(shownRun);
        assertThat(shown.before().partsFrom(played.before())).isEqualTo(-1);
    }

    @Test
    void theNewestLevelWins() {
        RecordedPlay run = walk();
        follow(run, level);
        for (int x = 120; x >= 60; x--) {
            Level edited = level.withObject(level.object("lift").movedTo(new Vec(x, 32)));
            Edt.run(() -> trail.play(edited));
        }
        Edt.waitUntil(
                "the last of them is shown",
                () -> shown.now().length() == run.ticks() + 1 && shown.now().x(run.ticks()) == 54);
    }

    @Test
    void whatIsClearedIsGone() {
        RecordedPlay run = walk();
        follow(run, level);
        Edt.run(() -> {
            trail.play(level);
            trail.clear();
        });
        assertThat(shown).isEqualTo(Trails.NONE);
        Edt.run(() -> trail.play(level));
        assertThat(shown).isEqualTo(Trails.NONE);
    }

    @Test
    void aLevelWithoutAPlayerHasNoTrail() {
        RecordedPlay run = walk();
        follow(run, level);
        Edt.run(() -> trail.play(level.withoutObject("start")));
        // A play that began at the spawn has nowhere to begin.
        Edt.waitUntil("nothing is shown", () -> shown.equals(Trails.NONE));
    }
}
