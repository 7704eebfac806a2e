package dev.ledge.editor.panel.run;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.panel.Styles;
import dev.ledge.editor.render.style.Icons;
import dev.ledge.editor.run.RunBook;
import dev.ledge.editor.run.RunEntry;
import dev.ledge.engine.problem.Excerpt;
import java.awt.Component;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import net.miginfocom.swing.MigLayout;

/** A row of the list of runs: whether it holds, its name, and what became of it. */
@SuppressWarnings("serial")
final class RunCell extends JPanel implements ListCellRenderer<RunEntry> {
    /** In a list that is narrower the icon says what became of it, and the tooltip; there is room for a place alone. */
    private static final int NARROW = 180;

    private final transient RunBook book;
    private final JLabel name = new JLabel();
    private final JLabel verdict = new JLabel();

    RunCell(RunBook book) {
        super(new MigLayout("insets 3 12 3 12, gapx 12", "[60::,grow,fill,shrinkprio 200][0::]"));
        this.book = book;
        Styles.plain(name);
        Styles.plain(verdict);
        Styles.small(verdict);
        add(name, "wmin 0");
        add(verdict, "wmin 0");
    }

    @Override
    public Component getListCellRendererComponent(
            JList<? extends RunEntry> list, RunEntry run, int index, boolean selected, boolean focused) {
        setBackground(selected ? list.getSelectionBackground() : list.getBackground());
        name.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
        verdict.setForeground(name.getForeground());
        name.setText(Excerpt.of(run.name()));
        name.setIcon(Icons.of(RunWords.icon(run)));
        Icons.setSelected(name, selected);
        String words = RunWords.of(book, run);
        verdict.setText(list.getWidth() < UIScale.scale(NARROW) ? RunWords.place(run) : words);
        String about =
                run.run().about() == null ? "" : ": " + Excerpt.of(run.run().about());
        String length = RunWords.length(
                run, book.level() == null ? 60 : book.level().physics().effectiveTickRate());
        setToolTipText(PlainText.of(
                run.isUnreadable()
                        ? Excerpt.of(run.name()) + ": " + run.verdict().obstacle()
                        : Excerpt.of(run.name()) + " (" + length + ", " + words + ")" + about + ". A click plays it."));
        getAccessibleContext().setAccessibleName(name.getText() + ", " + words);
        return this;
    }
}
