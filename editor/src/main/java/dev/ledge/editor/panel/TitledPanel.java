package dev.ledge.editor.panel;

import com.formdev.flatlaf.FlatClientProperties;
import dev.ledge.editor.component.Margin;
import java.awt.BorderLayout;
import java.awt.Dimension;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;

/** A panel under its title. */
@SuppressWarnings("serial")
public final class TitledPanel extends JPanel {

    public TitledPanel(String title, JComponent content) {
        super(new BorderLayout());
        JLabel label = new JLabel(title);
        label.setLabelFor(content);
        label.setBorder(Margin.of(7, 12, 5, 12));
        label.putClientProperty(FlatClientProperties.STYLE, "font: bold");
        add(label, BorderLayout.NORTH);
        add(content, BorderLayout.CENTER);
        setMinimumSize(new Dimension(0, 0));
    }
}
