package dev.ledge.editor.panel.problem;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.Sentence;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.panel.Styles;
import dev.ledge.editor.render.style.Icons;
import dev.ledge.engine.check.Finding;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.Problem;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Insets;
import java.nio.file.Path;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;

/** A row of the list of problems: what is wrong, and its stable code, below it in a narrow list. */
@SuppressWarnings("serial")
final class ProblemCell extends JPanel implements ListCellRenderer<Finding> {
    /** In a list that is narrower the sentence needs the whole width. */
    private static final int NARROW = 560;

    private static final int MOST_LINES = 3;
    private static final int GAP = 16;

    private final Sentence what = new Sentence(MOST_LINES);
    private final JLabel code = new JLabel();
    private boolean isNarrow;
    private int width;

    ProblemCell() {
        super(null);
        Insets around = UIScale.scale(new Insets(3, 12, 3, 12));
        setBorder(BorderFactory.createEmptyBorder(around.top, around.left, around.bottom, around.right));
        Styles.plain(code);
        Styles.small(code);
        add(what);
        add(code);
    }

    @Override
    public void doLayout() {
        Insets insets = getInsets();
        int room = getWidth() - insets.left - insets.right;
        Dimension codeSize = code.getPreferredSize();
        int whatHeight = what.heightAt(whatWidth(room));
        what.setBounds(insets.left, insets.top, whatWidth(room), whatHeight);
        int codeWidth = Math.min(codeSize.width, room);
        if (isNarrow) {
            int indent = what.getIcon().getIconWidth() + what.getIconTextGap();
            int left = insets.left + indent;
            code.setBounds(left, insets.top + whatHeight, Math.min(codeWidth, room - indent), codeSize.height);
        } else {
            int line = what.heightAt(Integer.MAX_VALUE);
            code.setBounds(getWidth() - insets.right - codeWidth, insets.top, codeWidth, line);
        }
    }

    /** How wide the sentence is in the room that both have. */
    private int whatWidth(int room) {
        return Math.max(0, isNarrow ? room : room - code.getPreferredSize().width - UIScale.scale(GAP));
    }

    /** As high as its sentence is in a list of the width that it was asked for last. */
    @Override
    public Dimension getPreferredSize() {
        Insets insets = getInsets();
        int whatHeight = what.heightAt(whatWidth(width - insets.left - insets.right));
        int codeHeight = code.getPreferredSize().height;
        int height = isNarrow ? whatHeight + codeHeight : Math.max(whatHeight, codeHeight);
        return new Dimension(width, insets.top + height + insets.bottom);
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
        width = list.getWidth();
        isNarrow = width < UIScale.scale(NARROW);
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
