package dev.ledge.editor.panel.layer;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.Margin;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.panel.Styles;
import dev.ledge.editor.render.style.Icons;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.problem.Excerpt;
import java.awt.Component;
import java.awt.Rectangle;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import net.miginfocom.swing.MigLayout;

/** A row of the list of layers: eye, kind, name, what it does, lock. */
@SuppressWarnings("serial")
final class LayerCell extends JPanel implements ListCellRenderer<Layer> {
    static final int HEIGHT = 28;

    /** Widths at a scale of 100 %, px. */
    private static final int EYE = 27;

    private static final int LOCK = 26;
    private static final int NAME = 52;

    private final JLabel eye = new JLabel();
    private final JLabel kind = new JLabel();
    private final JLabel name = new JLabel();
    private final JLabel about = new JLabel();
    private final JLabel lock = new JLabel();

    LayerCell() {
        // What it does gives way to the name: the tooltip says it, too.
        super(new MigLayout(
                "insets 0 8 0 6, gapx 0, fill", "[16!]6[16!]6[grow,fill][0::,shrinkprio 200]6[16!]", "[fill]"));
        Styles.small(about);
        add(eye);
        add(kind);
        add(name, "wmin 0");
        add(about, "wmin 0");
        add(lock);
    }

    /** True at those x of a row where the eye is. */
    static boolean isEye(int x) {
        return x >= 0 && x < UIScale.scale(EYE);
    }

    /** True at those x of a row where the lock is. */
    static boolean isLock(int x, int rowWidth) {
        return x >= rowWidth - UIScale.scale(LOCK) && x < rowWidth;
    }

    /** Where in the list the name of a row is. */
    static Rectangle nameBounds(Rectangle row) {
        int left = UIScale.scale(NAME);
        return new Rectangle(row.x + left, row.y + 1, row.width - left - UIScale.scale(LOCK), row.height - 2);
    }

    @Override
    public Component getListCellRendererComponent(
            JList<? extends Layer> list, Layer layer, int index, boolean selected, boolean focused) {
        setBackground(selected ? list.getSelectionBackground() : list.getBackground());
        eye.setIcon(Icons.of(layer.isVisible() ? "eye" : "eye-off"));
        kind.setIcon(Icons.of(layer instanceof ImageLayer ? "image" : "layer"));
        lock.setIcon(Icons.of(layer.isLocked() ? "lock" : "unlock"));
        lock.setEnabled(layer.isLocked());
        name.setText(PlainText.of(Excerpt.of(layer.label())));
        name.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
        name.setEnabled(layer.isVisible() || selected); // On the colour of the chosen row a dim word cannot be read.
        for (JLabel icon : new JLabel[] {eye, kind, lock}) {
            icon.setForeground(name.getForeground());
            Icons.setSelected(icon, selected);
        }
        boolean isSolid = layer instanceof TileLayer tiles && tiles.isColliding();
        about.setText(isSolid ? "solid" : "");
        about.setBorder(isSolid ? Margin.of(0, 6, 0, 0) : null); // No gap before nothing.
        about.setForeground(name.getForeground());
        setToolTipText(words(layer));
        getAccessibleContext().setAccessibleName(layer.label() + ", " + words(layer));
        return this;
    }

    private static String words(Layer layer) {
        String what = layer instanceof ImageLayer
                ? "picture"
                : layer instanceof TileLayer tiles && tiles.isColliding() ? "tiles that collide" : "decoration";
        return what + (layer.isVisible() ? "" : ", hidden") + (layer.isLocked() ? ", locked" : "");
    }
}
