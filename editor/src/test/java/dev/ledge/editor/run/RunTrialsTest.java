package dev.ledge.editor.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunWriter;
import dev.ledge.engine.run.SourceLocations;
import dev.ledge.engine.world.type.Buttons;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Runs are judged while their level is edited. */
@Timeout(120)
class RunTrialsTest {
    private static final Level ROOM = Scenes.floor(20, "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [32, 40]}");

    /** Longer to play than a newer level waits. */
    private static final int LONG = 400_000;

    @TempDir
    Path folder;

    private final ConcurrentLinkedQueue<RunTrials.State> states = new ConcurrentLinkedQueue<>();

    private static boolean isTellingAnEnd() {
        for (Map.Entry<Thread, StackTraceElement[]> thread :
                Thread.getAllStackTraces().entrySet()) {
            if (thread.getKey().getName().equals("runs")
                    && Arrays.stream(thread.getValue())
                            .anyMatch(at -> at.getClassName().equals(Endings.class.getName()))) {
                return true;
            }
        }
        return false;
    }

    private Verdict verdict(Level level) {
        return states.stream()
                .flatMap(state -> state.entries().stream())
                .map(RunEntry::verdict)
                .filter(verdict -> verdict.level() == level)
                .reduce((one, newer) -> newer)
                .orElse(Verdict.UNKNOWN);
    }

    /** A long run that must end as it never does. */
    private Path write() throws Exception {
        Files.createDirectories(folder.resolve(".git"));
        Path file = folder.resolve("room.level.json");
        Files.write(file, LevelWriter.toBytes(ROOM, file));
        InputTrack right = InputTrack.of(List.of(new InputTrack.Change(0, Buttons.RIGHT.bit())));
        Run run = new Run("room.level.json", null, LONG, right, null, 7L, Map.of(), SourceLocations.NONE);
        RunWriter.write(run, folder.resolve("walk.run.json"));
        return file;
    }

    @Test
    void aVerdictIsKeptThoughTheLevelChangesWhileItsEndIsLookedFor() throws Exception {
        Path file = write();
        Level edited = ROOM.toBuilder().name("edited").build();
        try (RunTrials trials = new RunTrials(states::add)) {
            trials.submit(new RunTrials.Job(ROOM, file, 0, List.of()));
            Edt.waitUntil("its end is looked for", RunTrialsTest::isTellingAnEnd);
            trials.submit(new RunTrials.Job(edited, file, 0, List.of()));
            Edt.waitUntil("it is judged anew", () -> verdict(edited).isKnown());
            assertThat(verdict(ROOM).fails()).isTrue();
            assertThat(verdict(ROOM).end()).isNull();
        }
    }

    @Test
    void anEndIsToldInTheEndThoughTheDiskIsLookedAtMeanwhile() throws Exception {
        Path file = write();
        try (RunTrials trials = new RunTrials(states::add)) {
            trials.submit(new RunTrials.Job(ROOM, file, 0, List.of()));
            Edt.waitUntil("its end is looked for", RunTrialsTest::isTellingAnEnd);
            trials.submit(new RunTrials.Job(ROOM, file, 1, List.of()));
            Edt.waitUntil("its end is told", () -> verdict(ROOM).end() != null);
        }
    }
}
