package dev.ledge.editor.panel.layer;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.RowNameField;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.document.LayerEdits;
import dev.ledge.editor.panel.DocumentFollower;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolListener;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;

/**
 * The layers, the foremost on top: which one is worked on, what is seen, locked and solid, and their order. One that is
 * clicked, or on which Enter is pressed, comes into the inspector.
 */
@SuppressWarnings("serial")
public final class LayersPanel extends JPanel implements DocumentListener, ToolListener {
    private final transient ToolContext context;
    private final transient Runnable giveFocusBack;
    private final DefaultListModel<Layer> layers = new DefaultListModel<>();
    private final JList<Layer> list = new JList<>(layers) {
        @Override
        public boolean getScrollableTracksViewportWidth() {
            return true; // A long name is cut, and the lock is seen.
        }
    };
    private final LayerCell cells = new LayerCell();
    private boolean following;

    /**
     * A panel of layers.
     *
     * @param buttons what adds, removes and moves layers, from left to right
     * @param giveFocusBack is run when a name has been typed
     */
    public LayersPanel(ToolContext context, List<JButton> buttons, Runnable giveFocusBack) {
        super(new BorderLayout());
        this.context = context;
        this.giveFocusBack = giveFocusBack;
        setName("layers");
        getAccessibleContext().setAccessibleName("Layers");
        list.setName("layers.list");
        list.getAccessibleContext().setAccessibleName("Layers, the foremost first");
        list.setCellRenderer(cells);
        list.setFixedCellHeight(UIScale.scale(LayerCell.HEIGHT));
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.addListSelectionListener(e -> {
            if (!following && list.getSelectedValue() != null) {
                context.setActiveLayer(list.getSelectedValue().id());
            }
        });
        Mouse mouse = new Mouse();
        list.addMouseListener(mouse);
        bind("F2", "rename", this::renameActive);
        bind("ENTER", "inspect", context::inspectLayer);
        bind("SPACE", "show", () -> toggleVisible(list.getSelectedValue()));
        JScrollPane scroll = new JScrollPane(list);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        add(scroll, BorderLayout.CENTER);
        JPanel row = new JPanel(new MigLayout("insets 2 4 4 4, gapx 0"));
        buttons.forEach(row::add);
        add(row, BorderLayout.SOUTH);
        setMinimumSize(new Dimension(0, 0));
        context.addListener(this);
        DocumentFollower.follow(context, this, this::fill);
    }

    @Override
    public void levelChanged(Level before, Level after) {
        if (before.layers() != after.layers()) {
            fill();
        }
    }

    @Override
    public void layerChanged() {
        follow();
    }

    /** Lets the user type another name for the active layer. */
    public void renameActive() {
        int index = list.getSelectedIndex();
        if (index < 0 || !context.mayEdit()) {
            return;
        }
        list.ensureIndexIsVisible(index);
        Layer layer = layers.get(index);
        Rectangle place = LayerCell.nameBounds(list.getCellBounds(index, index));
        new RowNameField(list, place, "Name of the layer", layer.label(), new Renaming(layer), context::status);
    }

    private void fill() {
        List<Layer> now = new ArrayList<>(context.document().level().layers());
        Collections.reverse(now);
        following = true;
        if (now.size() == layers.size()) {
            for (int i = 0; i < now.size(); i++) {
                layers.set(i, now.get(i));
            }
        } else {
            layers.clear();
            layers.addAll(now);
        }
        following = false;
        follow();
    }

    private void follow() {
        String active = context.activeLayerId();
        following = true;
        list.clearSelection();
        for (int i = 0; i < layers.size(); i++) {
            if (layers.get(i).id().equals(active)) {
                list.setSelectedIndex(i);
                list.ensureIndexIsVisible(i);
            }
        }
        following = false;
    }

    private void toggleVisible(Layer layer) {
        boolean show = !layer.isVisible();
        edit((show ? "Show " : "Hide ") + layer.label(), level -> LayerEdits.setVisible(level, layer.id(), show));
    }

    private void toggleLocked(Layer layer) {
        boolean lock = !layer.isLocked();
        edit((lock ? "Lock " : "Unlock ") + layer.label(), level -> LayerEdits.setLocked(level, layer.id(), lock));
    }

    private void edit(String name, UnaryOperator<Level> how) {
        if (context.mayEdit()) {
            Document document = context.documentToEdit();
            document.edit(name, how.apply(document.level()));
        }
    }

    private Document document() {
        return context.document();
    }

    private void bind(String key, String name, Runnable body) {
        list.getInputMap().put(KeyStroke.getKeyStroke(key), name);
        list.getActionMap().put(name, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                if (list.getSelectedValue() != null) {
                    body.run();
                }
            }
        });
    }

    /** Clicks on the eye, the lock and the name; twice on that lets it be typed. */
    private final class Mouse extends MouseAdapter {
        @Override
        public void mousePressed(MouseEvent e) {
            int index = list.locationToIndex(e.getPoint());
            Rectangle bounds = index < 0 ? null : list.getCellBounds(index, index);
            if (bounds == null || !bounds.contains(e.getPoint()) || !SwingUtilities.isLeftMouseButton(e)) {
                return;
            }
            Layer layer = layers.get(index);
            int x = e.getX() - bounds.x;
            if (LayerCell.isEye(x)) {
                toggleVisible(layer);
            } else if (LayerCell.isLock(x, bounds.width)) {
                toggleLocked(layer);
            } else if (e.getClickCount() == 2) {
                renameActive();
            } else {
                context.inspectLayer();
            }
        }
    }

    /** Gives a layer another name, also of a level that is not shown any more. */
    private final class Renaming implements RowNameField.Naming {
        private final Layer layer;
        private final Document named = document();

        Renaming(Layer layer) {
            this.layer = layer;
        }

        @Override
        public void take(String name) {
            if (named == document()) {
                context.documentToEdit();
            }
            named.edit("Rename layer", LayerEdits.rename(named.committed(), layer.id(), name));
        }

        @Override
        public void leave() {
            giveFocusBack.run();
        }
    }
}
