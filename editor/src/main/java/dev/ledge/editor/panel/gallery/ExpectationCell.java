package dev.ledge.editor.panel.gallery;

import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.panel.Styles;
import dev.ledge.editor.render.style.Icons;
import dev.ledge.editor.run.ExpectationWords;
import dev.ledge.editor.run.WhenText;
import dev.ledge.engine.run.Expectation;
import dev.ledge.engine.run.Timetable;
import java.awt.Component;
import java.util.function.LongSupplier;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import net.miginfocom.swing.MigLayout;

/** A row of the expectations of a run: what, when, and whether that has come true by now. */
@SuppressWarnings("serial")
final class ExpectationCell extends JPanel implements ListCellRenderer<ExpectationCell.Row> {
    private final transient LongSupplier tick;
    private final JLabel what = new JLabel();
    private final JLabel when = new JLabel();

    /**
     * An expectation.
     *
     * @param expectation what is expected
     * @param entry what becomes of it, null if the run can't be played
     */
    record Row(Expectation expectation, Timetable.Entry entry) {

        /** What is known of it at a tick. */
        State at(long tick) {
            return entry == null || tick < entry.tick() ? State.OPEN : entry.holds() ? State.TRUE : State.FAILED;
        }
    }

    /** What is known of an expectation. */
    enum State {
        OPEN("blank", "not yet"),
        TRUE("ok", "came true"),
        FAILED("error", "failed");

        private final String icon;
        private final String words;

        State(String icon, String words) {
            this.icon = icon;
            this.words = words;
        }
    }

    ExpectationCell(LongSupplier tick) {
        super(new MigLayout("insets 2 8 2 8, gapx 10", "[grow,fill][]"));
        this.tick = tick;
        Styles.plain(what);
        Styles.plain(when);
        Styles.small(when);
        add(what, "wmin 0");
        add(when);
    }

    @Override
    public Component getListCellRendererComponent(
            JList<? extends Row> list, Row row, int index, boolean selected, boolean focused) {
        State state = row.at(tick.getAsLong());
        setBackground(list.getBackground());
        what.setIcon(Icons.of(state.icon));
        what.setText(ExpectationWords.of(row.expectation()));
        Styles.dim(what, state == State.OPEN);
        when.setText(WhenText.of(row.expectation().when()));
        Styles.dim(when, true);
        boolean hasFailed = state == State.FAILED;
        setToolTipText(PlainText.of(hasFailed ? row.entry().failure().message() : what.getText()));
        getAccessibleContext().setAccessibleName(what.getText() + ", " + when.getText() + ", " + state.words);
        return this;
    }
}
