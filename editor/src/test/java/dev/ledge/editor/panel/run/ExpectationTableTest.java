package dev.ledge.editor.panel.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.editor.run.Pointed;
import dev.ledge.editor.run.RunEntry;
import dev.ledge.editor.run.Verdict;
import dev.ledge.engine.run.Expectation;
import dev.ledge.engine.run.Run;
import java.awt.Rectangle;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JPanel;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

@OnEventThread
class ExpectationTableTest {
    private final List<ExpectationTable.Change> changes = new ArrayList<>();
    private final List<String> refusals = new ArrayList<>();
    private final ExpectationTable table = new ExpectationTable(changes::add, refusals::add);
    private final List<Rectangle> seen = new ArrayList<>();
    private final List<Expectation> all = new ArrayList<>();

    private void show(String file) {
        table.show(new RunEntry(Path.of(file), Run.IDLE.withExpect(all), false, Verdict.UNKNOWN));
    }

    private void showMany() {
        for (int tick = 1; tick < 20; tick++) {
            all.add(Pointed.alive(tick));
        }
        show("walk.run.json");
    }

    @Test
    void whatIsAddedIsSeenAndChosen() {
        new JPanel() {
            @Override
            public void scrollRectToVisible(Rectangle part) {
                seen.add(part);
            }
        }.add(table);
        showMany();
        all.add(Pointed.neverWedged());
        show("walk.run.json");

        assertThat(table.getSelectedRow()).isEqualTo(19);
        assertThat(seen).contains(table.getCellRect(19, 1, true));
    }

    @Test
    void whatComesBackIsChosenWhereItWas() {
        showMany();
        Expectation gone = all.remove(4);
        show("walk.run.json");
        all.add(4, gone);
        show("walk.run.json");

        assertThat(table.getSelectedRow()).isEqualTo(4);
    }

    @Test
    void anotherRunChoosesNothing() {
        showMany();
        all.add(Pointed.neverWedged());
        show("other.run.json");

        assertThat(table.getSelectedRow()).isEqualTo(-1);
    }

    @Test
    void whatWasTypedIsTakenAsAnotherRunIsChosen() {
        showMany();
        table.editCellAt(4, 2);
        ((JTextField) table.getEditorComponent()).setText("at 77");
        show("other.run.json");

        assertThat(changes)
                .containsExactly(new ExpectationTable.Change(
                        new RunEntry(Path.of("walk.run.json"), Run.IDLE.withExpect(all), false, Verdict.UNKNOWN),
                        4,
                        Pointed.alive(77)));
        assertThat(table.isEditing()).isFalse();
    }

    @Test
    void whatIsRefusedIsToldByItsFirstError() {
        showMany();
        table.editCellAt(4, 1);
        ((JTextField) table.getEditorComponent()).setText("{\"mood\": 1, \"at\": -5, \"player\": {\"alive\": true}}");

        assertThat(table.getCellEditor().stopCellEditing()).isFalse();
        assertThat(refusals).singleElement().asString().contains("-5");

        table.getCellEditor().cancelCellEditing();
        assertThat(refusals).as("nothing is refused any more").hasSize(2).endsWith("");
        table.editCellAt(4, 1);
        table.getCellEditor().cancelCellEditing();
        assertThat(refusals).hasSize(2);
    }
}
