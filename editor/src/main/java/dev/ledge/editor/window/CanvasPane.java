package dev.ledge.editor.window;

import com.formdev.flatlaf.FlatLaf;
import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.render.style.Theme;
import java.awt.BorderLayout;
import java.awt.Dimension;
import javax.swing.JComponent;
import javax.swing.JPanel;

/**
 * The canvas, below the tabs of the open levels, between what is set for it and announced above it, and the differences
 * below it.
 */
@SuppressWarnings("serial")
public final class CanvasPane extends JPanel {

    public CanvasPane(
            LevelCanvas canvas,
            JComponent tabs,
            JComponent options,
            JComponent comparison,
            JComponent hand,
            JComponent banner,
            JComponent below) {
        super(new BorderLayout());
        JPanel above = new JPanel(new BorderLayout());
        JPanel top = new JPanel(new BorderLayout());
        top.add(tabs, BorderLayout.NORTH);
        top.add(options, BorderLayout.SOUTH);
        above.add(top, BorderLayout.NORTH);
        JPanel bars = new JPanel(new BorderLayout());
        bars.add(comparison, BorderLayout.NORTH);
        bars.add(hand, BorderLayout.SOUTH);
        above.add(bars, BorderLayout.CENTER);
        above.add(banner, BorderLayout.SOUTH);
        add(above, BorderLayout.NORTH);
        add(canvas, BorderLayout.CENTER);
        add(below, BorderLayout.SOUTH);
        setMinimumSize(new Dimension(0, 0));
        canvas.setTheme(Theme.of(FlatLaf.isLafDark()));
    }
}
