package dev.ledge.editor.panel.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.preview.RecordedPlay;
import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.Run;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RunQuestionTest {
    private static final Level ROOM = Scenes.level(
            List.of("      ", "      ", "######"), "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [32, 4]}");
    private static final String UNPLAYABLE = "It can’t be played again on the level as it is now: ";

    private final List<Throwable> reported = new CopyOnWriteArrayList<>();

    @BeforeEach
    void listen() {
        Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> reported.add(fault));
    }

    @AfterEach
    void listenNoMore() {
        Thread.setDefaultUncaughtExceptionHandler(null);
    }

    @Test
    void aFaultIsToldInTheWordsForFaultsAndReportedOnceAQuestion() {
        IllegalStateException fault = new IllegalStateException();
        RunQuestion question = question(fault);
        assertThat(wordsOn(question, ROOM)).startsWith(UNPLAYABLE + "this is a fault of Ledge, not yours; ");
        assertThat(wordsOn(question, ROOM)).startsWith(UNPLAYABLE + "this is a fault of Ledge");
        assertThat(reported).containsExactly(fault);
        assertThat(Edt.get(question::canBeSaved)).isFalse();
    }

    @Test
    void whatTheLevelSaysIsNoFault() {
        RunQuestion question = question(new IllegalArgumentException("there is no place"));
        assertThat(wordsOn(question, ROOM)).isEqualTo(UNPLAYABLE + "there is no place");
        assertThat(reported).isEmpty();
    }

    private static RunQuestion question(RuntimeException fault) {
        return new RunQuestion(RecordedPlay.of(ROOM, Run.IDLE), (play, level) -> {
            throw fault;
        });
    }

    private static String wordsOn(RunQuestion question, Level level) {
        AtomicReference<String> words = new AtomicReference<>();
        Edt.run(() -> question.playOn(level, Runnable::run, () -> words.set(question.words())));
        Edt.waitUntil("it is known", () -> words.get() != null);
        return words.get();
    }
}
