package dev.ledge.editor.panel.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.render.Scenes;
import dev.ledge.editor.run.RunEntry;
import dev.ledge.editor.run.Verdict;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.run.Failure;
import dev.ledge.engine.run.Outcome;
import dev.ledge.engine.run.Run;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunWordsTest {
    private static final Run RUN = Run.IDLE.withStart(Vec.ZERO);

    private static String about(Run run, Failure... failures) {
        Outcome outcome = new Outcome(200, true, false, 0, 0, List.of(failures), List.of(), 1);
        Verdict verdict = new Verdict(Scenes.floor(8), outcome, null);
        return RunWords.about(new RunEntry(Path.of("a.run.json"), run, false, verdict), null, 16);
    }

    @Test
    void aRunThatMustEndExactlyTheSameExpectsThat() {
        assertThat(about(RUN)).startsWith("It expects nothing yet");
        assertThat(about(RUN.withHash(7L))).isEmpty();
    }

    @Test
    void whatFailsFirstIsTold() {
        assertThat(about(RUN, new Failure("/expect/0", "it is not there", 12, new Vec(40, 8))))
                .isEqualTo("Tick 12, cell 2,0: It is not there");
    }
}
