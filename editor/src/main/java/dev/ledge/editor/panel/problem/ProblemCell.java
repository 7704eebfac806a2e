package dev.ledge.editor.panel.problem;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.panel.Styles;
import dev.ledge.editor.render.style.Icons;
import dev.ledge.engine.check.Finding;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.Problem;
import java.awt.Component;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import net.miginfocom.swing.MigLayout;

/** A row of the list of problems: what is wrong, and its stable code. */
@SuppressWarnings("serial")
final class ProblemCell extends JPanel implements ListCellRenderer<Finding> {
    /** In a list that is narrower the sentence needs the room of the file's name. */
    private static final int NARROW = 560;

    private final JLabel what = new JLabel("", Icons.of("warning"), JLabel.LEADING);
    private final JLabel code = new JLabel();

    ProblemCell() {
        super(new MigLayout("insets 3 12 3 12, gapx 16", "[160::,grow,fill,shrinkprio 200][0::]"));
        Styles.plain(what);
        Styles.plain(code);
        Styles.small(code);
        add(what, "wmin 0");
        add(code, "wmin 0");
    }

    @Override
    public Component getListCellRendererComponent(
            JList<? extends Finding> list, Finding finding, int index, boolean selected, boolean focused) {
        setBackground(selected ? list.getSelectionBackground() : list.getBackground());
        what.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
        code.setForeground(what.getForeground());
        Icons.setSelected(what, selected);
        what.setText(sentence(finding.message()));
        what.setIcon(Icons.of(finding.isError() ? "error" : "warning"));
        boolean isNarrow = list.getWidth() < UIScale.scale(NARROW);
        code.setText(String.join("  ·  ", code(finding, isNarrow)));
        boolean isPlayed = finding.demonstration() != null;
        code.setIcon(isPlayed ? Icons.of("play") : null);
        Icons.setSelected(code, selected);
        String click = isPlayed ? " A click plays it." : "";
        setToolTipText(PlainText.of(what.getText() + " (" + String.join("  ·  ", code(finding, false)) + ")" + click));
        getAccessibleContext().setAccessibleName(what.getText());
        return this;
    }

    /** The code, after where in which file it is if the canvas cannot show that; in a narrow list without the file. */
    private static List<String> code(Finding finding, boolean isNarrow) {
        Problem problem = finding.problem();
        if (problem == null) {
            return List.of(finding.code());
        }
        String file = Excerpt.name(Path.of(problem.file()));
        String line = "line " + problem.line();
        if (!problem.hasPlace()) {
            return List.of(file, finding.code());
        }
        return List.of(isNarrow ? line : file + ", " + line, finding.code());
    }

    private static String sentence(String message) {
        return message.isEmpty() ? message : Character.toUpperCase(message.charAt(0)) + message.substring(1);
    }
}
