package dev.ledge.editor.preview;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.run.Outcome;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.Runner;
import dev.ledge.engine.world.type.Buttons;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is recorded in the preview, played again. */
class RunDraftTest {
    private static final List<String> ROWS = List.of(
            "                    ",
            "                    ",
            "                    ",
            "             ^      ",
            "####################",
            "                    ");
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [32, 40]}";
    private static final Level ROOM = Scenes.level(ROWS, SPAWN);
    private static final long STEP = 16_700_000;

    @TempDir
    Path folder;

    private final Document document = new Document(ROOM, null, false);
    private final List<RecordedPlay> recorded = new ArrayList<>();
    private long nanos;
    private final PreviewSession session = new PreviewSession(document, () -> nanos);

    private void ticks(int ticks, Buttons... held) {
        long end = session.tick() + ticks;
        while (session.tick() < end) {
            for (Buttons button : Buttons.values()) {
                session.hold(button, List.of(held).contains(button));
            }
            nanos += STEP;
            session.advance();
        }
    }

    private RunDraft record(Runnable playing) {
        session.recorder().setOnRecorded(recorded::add);
        session.recorder().start();
        assertThat(session.isPlaying()).isTrue();
        assertThat(session.recorder().isRecording()).isTrue();
        playing.run();
        session.recorder().stop();
        assertThat(session.recorder().isRecording()).isFalse();
        return RunDraft.of(recorded.get(recorded.size() - 1), document.level());
    }

    @Test
    void aRunDoesNotBeginWhereOtherInputHasMadeThePlaceUnknown() {
        session.recorder().setOnRecorded(recorded::add);
        session.play();
        ticks(100, Buttons.RIGHT);
        session.recorder().start();
        ticks(100);
        session.playhead().seek(20);
        InputEdit edit = session.inputEdit();
        edit.begin();
        edit.put(edit.bars().with(Buttons.RIGHT, 10, 100, false));
        edit.end();
        session.recorder().stop();
        List<RunDraft> drafts = RunDraft.all(recorded.get(0), document.level());
        assertThat(drafts).singleElement().extracting(RunDraft::origin).isEqualTo(RunDraft.Origin.START);
    }

    @Test
    void aRunFromTheStartGoesTheSameWayAndEndsTheSame() {
        RunDraft draft = record(() -> {
            ticks(50, Buttons.RIGHT);
            ticks(20, Buttons.RIGHT, Buttons.JUMP);
            ticks(30);
        });
        assertThat(draft.isSame()).isTrue();
        assertThat(draft.origin()).isEqualTo(RunDraft.Origin.START);
        assertThat(draft.run().effectiveTicks()).isEqualTo(100);
        assertThat(session.isPlaying()).as("playing goes on").isTrue();

        Run run = draft.forLevel(Path.of("room.level.json"), true);
        assertThat(run.levelPath()).isEqualTo("room.level.json");
        Outcome outcome = Runner.play(ROOM, run);
        assertThat(outcome.hash()).isEqualTo(session.world().hash()).isEqualTo(run.hash());
        assertThat(draft.forLevel(Path.of("room.level.json"), false).hash()).isNull();
    }

    @Test
    void aRecordingAfterADeathBeginsWithTheLastRespawn() {
        session.play();
        ticks(300, Buttons.RIGHT); // Into the spikes.
        long respawned = session.timelineEvents().stream()
                .filter(timelineEvent -> timelineEvent.words().equals(TimelineEvent.RESPAWNED))
                .mapToLong(TimelineEvent::tick)
                .max()
                .orElseThrow();
        long from = session.tick();
        assertThat(from).isGreaterThan(respawned);
        RunDraft draft = record(() -> ticks(40, Buttons.LEFT));

        assertThat(draft.origin()).isEqualTo(RunDraft.Origin.RESPAWN);
        assertThat(draft.isSame()).isTrue();
        assertThat(draft.run().effectiveTicks()).isEqualTo((int) (from + 40 - respawned));
    }

    @Test
    void aRespawnIntoALevelThatHasMovedOnIsNoStart() {
        Document moving = new Document(
                Scenes.level(
                        ROWS,
                        SPAWN,
                        "{\"id\": \"lift\", \"type\": \"platform\", \"at\": [24, 54], \"size\": [48, 8],"
                                + " \"path\": [[0, 0], [80, 0]], \"motion\": {\"speed\": 40}}"),
                null,
                false);
        PreviewSession other = new PreviewSession(moving, () -> nanos);
        other.play();
        for (int i = 0; i < 400; i++) {
            other.hold(Buttons.RIGHT, i < 250);
            nanos += STEP;
            other.advance();
        }
        assertThat(other.timelineEvents()).extracting(TimelineEvent::words).contains(TimelineEvent.RESPAWNED);
        RunDraft draft = RunDraft.of(new RecordedPlay(other.current(), other.tick()), moving.level());

        assertThat(draft.isSame()).isTrue();
        assertThat(draft.origin()).isEqualTo(RunDraft.Origin.START);
        assertThat(draft.run().effectiveTicks()).isEqualTo(400);
    }

    @Test
    void aRecordingThatBeginsCrouchedBeginsWithTheFeetOnTheFloor() {
        Document low = new Document(
                ROOM.toBuilder()
                        .player(ROOM.player().with(ActorField.CROUCH_HEIGHT, 12))
                        .build(),
                null,
                false);
        PreviewSession crouching = new PreviewSession(low, () -> nanos);
        crouching.recorder().setOnRecorded(recorded::add);
        crouching.play();
        crouching.hold(Buttons.DOWN, true);
        for (int frame = 0; frame < 30; frame++) {
            nanos += STEP;
            crouching.advance();
        }
        crouching.recorder().start();
        for (int frame = 0; frame < 30; frame++) {
            nanos += STEP;
            crouching.advance();
        }
        crouching.recorder().stop();
        RunDraft draft = RunDraft.all(recorded.get(0), low.level()).get(0);
        assertThat(draft.origin()).isEqualTo(RunDraft.Origin.THERE);
        assertThat(draft.run().start()).isEqualTo(new Vec(32, 40));
    }

    @Test
    void aRecordingBeginsWhereItWasBegunIfThatGoesTheSameWay() {
        session.play();
        ticks(60, Buttons.RIGHT);
        ticks(60); // It comes to rest.
        Vec there = session.playerBox().at();
        RunDraft resting = record(() -> ticks(40, Buttons.LEFT));
        assertThat(resting.origin()).isEqualTo(RunDraft.Origin.THERE);
        assertThat(resting.run().start()).isEqualTo(there);
        assertThat(resting.run().effectiveTicks()).isEqualTo(40);

        RunDraft walking = record(() -> ticks(40, Buttons.LEFT));
        assertThat(walking.origin()).as("it walked already").isEqualTo(RunDraft.Origin.START);
        assertThat(walking.isSame()).isTrue();
    }

    @Test
    void theLastSecondsBecomeARun() {
        assertThat(session.recorder().last(1)).isNull();
        session.play();
        ticks(300, Buttons.LEFT);
        RecordedPlay last = session.recorder().last(1);
        assertThat(last.seconds()).isCloseTo(1, Offset.offset(1e-9));
        assertThat(RunDraft.of(last, document.level()).run().effectiveTicks()).isEqualTo(60);
        session.playhead().seek(30);
        assertThat(session.recorder().last(10).ticks())
                .as("up to what is shown")
                .isEqualTo(30);
    }

    @Test
    void anEditMeanwhileIsFoundOut() {
        RunDraft draft = record(() -> {
            ticks(100, Buttons.RIGHT);
            TileLayer layer = (TileLayer) document.level().layers().get(0);
            int rock = layer.grid().get(0, 4);
            document.edit(
                    "Paint",
                    document.level().withLayer(layer.withGrid(layer.grid().with(4, 3, rock))));
            ticks(50, Buttons.RIGHT);
        });
        assertThat(draft.isSame()).as("there is a wall in its way now").isFalse();
        assertThat(draft.sameTicks()).isBetween(10, 100);
    }

    @Test
    void aPlayFromThePointerBeginsThere() {
        session.playFrom(150, 40);
        Vec start = session.playerBox().at();
        RunDraft draft = record(() -> ticks(30, Buttons.LEFT));

        assertThat(draft.isSame()).isTrue();
        assertThat(draft.run().start()).isEqualTo(start);
    }

    @Test
    void startingOverBeginsTheRecordingAnewAndStoppingEndsIt() {
        session.recorder().setOnRecorded(recorded::add);
        session.recorder().start();
        ticks(60, Buttons.RIGHT);
        session.restart();
        assertThat(session.recorder().isRecording()).isTrue();
        ticks(45, Buttons.LEFT);
        session.stop();

        assertThat(recorded).singleElement().extracting(RecordedPlay::ticks).isEqualTo(45);
        assertThat(session.branches().list()).extracting(Branch::ticks).containsExactly(45, 60);
        assertThat(session.recorder().played().ticks()).isEqualTo(45);
    }

    @Test
    void theProposedNameIsFree() throws IOException {
        Path level = folder.resolve("cave.level.json");
        assertThat(RunDraft.freeName(level)).isEqualTo("cave-1");
        Files.writeString(folder.resolve("cave-1.run.json"), "{}");
        assertThat(RunDraft.freeName(level)).isEqualTo("cave-2");
    }
}
