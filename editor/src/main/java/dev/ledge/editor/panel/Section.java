package dev.ledge.editor.panel;

import com.formdev.flatlaf.util.ColorFunctions;
import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.geom.Path2D;
import javax.swing.Icon;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.SwingConstants;

/** A part of a panel under a heading that opens and closes it. */
@SuppressWarnings("serial")
final class Section extends JPanel {
    private final Form body;
    private final JToggleButton heading;

    Section(String title, boolean open, Form body) {
        super(new BorderLayout());
        this.body = body;
        setOpaque(false);
        heading = new JToggleButton(title, open);
        heading.setName("section." + title);
        heading.setIcon(new Arrow());
        heading.setIconTextGap(6);
        heading.setHorizontalAlignment(SwingConstants.LEADING);
        heading.putClientProperty("JButton.buttonType", "borderless");
        heading.putClientProperty(
                "FlatLaf.style", "font: bold; arc: 0; margin: 3,8,3,8; toolbar.selectedBackground: $Panel.background");
        heading.setToolTipText("Open or close " + title);
        heading.addActionListener(e -> toggle(heading.isSelected()));
        heading.addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent e) {
                if (e.getCause() != FocusEvent.Cause.MOUSE_EVENT) { // What is pressed must not move away.
                    heading.scrollRectToVisible(new Rectangle(heading.getSize()));
                }
            }
        });
        add(heading, BorderLayout.NORTH);
        add(body, BorderLayout.CENTER);
        body.setVisible(open);
    }

    String title() {
        return heading.getText();
    }

    /** Is as the user left the section of that title, and remembers there how the user leaves it. */
    void follow(OpenSections chosen) {
        String title = heading.getText();
        heading.setSelected(chosen.isOpen(title, heading.isSelected()));
        body.setVisible(heading.isSelected());
        heading.addActionListener(e -> chosen.choose(title, heading.isSelected()));
    }

    /** The rows in it. */
    Form form() {
        return body;
    }

    /** Reads the open level into its rows; it is there only while that leaves it some. */
    void refresh() {
        body.refresh();
        setVisible(!body.isEmpty());
    }

    /** True if there is a row of that name in it. */
    boolean has(String row) {
        return body.has(row);
    }

    /** Opens it as a click on its heading does. */
    void open() {
        if (!heading.isSelected()) {
            heading.doClick(0);
        }
    }

    private void toggle(boolean open) {
        body.setVisible(open);
        revalidate();
    }

    /** Points down when the section is open, else to the right. */
    private static final class Arrow implements Icon {
        private static final int SIDE = 10;

        @Override
        public void paintIcon(Component c, Graphics g, int x, int y) {
            Graphics2D g2 = (Graphics2D) g.create();
            g2.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            Color text = c.getForeground();
            g2.setColor(ColorFunctions.fade(text, 160 / 255f));
            g2.translate(x + getIconWidth() / 2.0, y + getIconHeight() / 2.0);
            g2.scale(UIScale.getUserScaleFactor(), UIScale.getUserScaleFactor());
            if (((JToggleButton) c).isSelected()) {
                g2.rotate(Math.PI / 2);
            }
            Path2D arrow = new Path2D.Double();
            arrow.moveTo(-2, -4);
            arrow.lineTo(3, 0);
            arrow.lineTo(-2, 4);
            arrow.closePath();
            g2.fill(arrow);
            g2.dispose();
        }

        @Override
        public int getIconWidth() {
            return UIScale.scale(SIDE);
        }

        @Override
        public int getIconHeight() {
            return UIScale.scale(SIDE);
        }
    }
}
