package dev.ledge.editor.window;

import com.formdev.flatlaf.FlatLaf;
import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.render.style.Theme;
import java.awt.BorderLayout;
import java.awt.Dimension;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

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
        super(new MigLayout("insets 0, gap 0, fillx, flowy, hidemode 3", "[grow,fill]"));
        JPanel top = new JPanel(new BorderLayout());
        top.add(tabs, BorderLayout.NORTH);
        top.add(options, BorderLayout.SOUTH);
        JPanel bars = new JPanel(new BorderLayout());
        bars.add(comparison, BorderLayout.NORTH);
        bars.add(hand, BorderLayout.SOUTH);
        top.add(bars, BorderLayout.CENTER);
        add(top, "wmin 0, hmin pref");
        // In a low window what is announced and what differs are scrolled; their buttons stay in sight.
        add(banner, "wmin 0");
        add(canvas, "wmin 0, h 0:0, growy, pushy");
        add(below, "wmin 0");
        setMinimumSize(new Dimension(0, 0));
        canvas.setTheme(Theme.of(FlatLaf.isLafDark()));
    }
}
