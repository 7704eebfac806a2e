package dev.ledge.editor.panel.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.editor.render.Scenes;
import dev.ledge.editor.run.RunBook;
import dev.ledge.editor.run.RunEntry;
import dev.ledge.editor.run.Verdict;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.run.Failure;
import dev.ledge.engine.run.Outcome;
import dev.ledge.engine.run.Run;
import java.awt.Container;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JList;
import org.junit.jupiter.api.Test;

@OnEventThread
class RunCellTest {
    private final RunCell cell = new RunCell(new RunBook(failed -> {}, () -> {}));

    private String words(int width, Failure... failures) {
        Outcome outcome = new Outcome(200, true, false, 0, 0, List.of(failures), List.of(), 1);
        Verdict verdict = new Verdict(Scenes.floor(8), outcome, null);
        JList<RunEntry> list = new JList<>();
        list.setSize(width, 100);
        Container row = (Container) cell.getListCellRendererComponent(
                list, new RunEntry(Path.of("a.run.json"), Run.IDLE.withStart(Vec.ZERO), false, verdict), 0, true, true);
        return ((JLabel) row.getComponent(1)).getText();
    }

    @Test
    void whereItFailsIsSeenInASmallWindowToo() {
        Failure late = new Failure("/expect/1", "not there", 130, Vec.ZERO);
        Failure early = new Failure("/expect/0", "not there", 112, Vec.ZERO);
        assertThat(words(300, late, early)).startsWith("fails at tick 112");
        assertThat(words(160, late, early)).isEqualTo("tick 112");
        assertThat(words(160)).isEmpty();
    }
}
