package dev.ledge.editor.panel.problem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.gui.OffEventThread;
import dev.ledge.editor.panel.problem.ProblemsState.Progress;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.all.Tools;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.check.Finding;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Problem;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** What is said of the problems while they are looked for. */
@OffEventThread(because = "it waits for what is checked meanwhile")
class ProblemsPanelTest {
    /** Without a spawn, which is a problem. */
    private final Document document = new Document(new LevelBuilder().size(4, 4).build(), null, false);

    private final List<ProblemsState> reported = new CopyOnWriteArrayList<>();

    private ProblemsState last() {
        return reported.get(reported.size() - 1);
    }

    @Test
    void nothingIsClaimedBeforeItWasChecked() {
        Edt.run(() -> {
            ToolContext context = Tools.on(document, new Viewport());
            ProblemsPanel panel = new ProblemsPanel(context, finding -> {}, finding -> {}, reported::add);
            assertThat(panel.isVisible()).isTrue();
            assertThat(last()).isEqualTo(ProblemsState.UNKNOWN);
        });
        Edt.waitUntil("it is checked", () -> last().progress() == Progress.CHECKED);
        List<Finding> found = last().known();
        assertThat(found).isNotEmpty();

        Edt.run(() -> {
            document.edit("Resize", document.level().toBuilder().size(5, 4).build());
            assertThat(last()).as("what was known stays").isEqualTo(new ProblemsState(found, Progress.CHECKING));
        });
        Edt.waitUntil("it is checked again", () -> last().progress() == Progress.CHECKED);
    }

    @Test
    void itIsSaidInWords() {
        ProblemsState none = ProblemsState.UNKNOWN;
        assertThat(none.words()).isEqualTo("Checking …");
        assertThat(none.at(Progress.CHECKED).words()).isEqualTo("No problems");
        assertThat(none.at(Progress.FAILED).words()).isEqualTo("Not checked");
    }

    @Test
    void theWorstOfThemIsTheIcon() {
        Finding worthALook = new Finding("NO-GOAL", "No goal", null, null, null, List.of(), null, null, null);
        Finding wrong = Finding.ofProblem(Problem.ofFile(Code.WRONG_FORMAT, "a.run.json", "It fails"));
        assertThat(new ProblemsState(List.of(worthALook), Progress.CHECKED).icon())
                .isEqualTo("warning");
        assertThat(new ProblemsState(List.of(worthALook, wrong), Progress.CHECKED).icon())
                .isEqualTo("error");
        assertThat(new ProblemsState(List.of(wrong), Progress.CHECKING).icon()).isEqualTo("error");
        assertThat(new ProblemsState(List.of(worthALook, wrong), Progress.CHECKED).known())
                .as("errors come first")
                .containsExactly(wrong, worthALook);
    }

    @Test
    void aCheckThatFailsIsNoResult() {
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        List<Throwable> thrown = new CopyOnWriteArrayList<>();
        Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> thrown.add(fault));
        List<String> outcome = new CopyOnWriteArrayList<>();
        try {
            ProblemsCheck check = new ProblemsCheck(() -> {
                throw new IllegalStateException("on purpose");
            });
            Edt.run(() -> check.begin(document, found -> outcome.add("found"), () -> outcome.add("failed")));
            Edt.waitUntil("it is reported", () -> !outcome.isEmpty() && !thrown.isEmpty());
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }

        assertThat(outcome).containsExactly("failed");
        assertThat(thrown).singleElement().asString().contains("on purpose");
    }
}
