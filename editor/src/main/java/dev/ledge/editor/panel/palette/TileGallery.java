package dev.ledge.editor.panel.palette;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.panel.TileText;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.Sky;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.problem.Excerpt;
import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.AbstractAction;
import javax.swing.DefaultListSelectionModel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;

/** The tiles of one category as pictures, in as many rows as the width asks for. */
@SuppressWarnings("serial")
public final class TileGallery extends JList<TileType> {
    /** Side of a tile with the room around it, in user-space pixels. */
    private static final int PITCH = 40;

    private static final int ROOM = 4;
    private static final int ARC = 6;

    private boolean following;

    /** From one tile to the next, px. */
    static int pitch() {
        return UIScale.scale(PITCH);
    }

    /**
     * A shelf.
     *
     * @param taken gets the tile that the user chose, never one that {@link #follow} chose
     * @param asked shows what can be done to a tile
     */
    TileGallery(
            String category,
            List<TileType> tiles,
            Supplier<LevelRenderer> pictures,
            Level level,
            Consumer<TileType> taken,
            Asked asked) {
        super(tiles.toArray(TileType[]::new));
        setName("tiles." + category);
        getAccessibleContext().setAccessibleName(category + " tiles");
        setLayoutOrientation(HORIZONTAL_WRAP);
        setVisibleRowCount(-1);
        setFixedCellWidth(pitch());
        setFixedCellHeight(pitch());
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setOpaque(false);
        setCellRenderer(new Swatch(pictures, level));
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                // The tile that is chosen already may be meant too: to go back to painting with it.
                TileType type = at(e.getPoint());
                if (type != null && type == getSelectedValue() && SwingUtilities.isLeftMouseButton(e)) {
                    taken.accept(type);
                }
                askIfMeant(e);
            }

            @Override
            public void mouseReleased(MouseEvent e) {
                askIfMeant(e);
            }

            private void askIfMeant(MouseEvent e) {
                TileType type = at(e.getPoint());
                if (e.isPopupTrigger() && type != null) {
                    asked.ask(TileGallery.this, type, e.getPoint());
                }
            }
        });
        for (String key : List.of("CONTEXT_MENU", "shift F10")) {
            getInputMap().put(KeyStroke.getKeyStroke(key), "menu");
        }
        getActionMap().put("menu", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                if (getSelectedValue() != null) {
                    Rectangle cell = getCellBounds(getSelectedIndex(), getSelectedIndex());
                    Point middle = new Point((int) cell.getCenterX(), (int) cell.getCenterY());
                    asked.ask(TileGallery.this, getSelectedValue(), middle);
                }
            }
        });
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent e) {
                if (e.getCause() != FocusEvent.Cause.MOUSE_EVENT && getModel().getSize() > 0) {
                    lead();
                }
            }
        });
        addListSelectionListener(e -> {
            if (!following && getSelectedValue() != null) {
                taken.accept(getSelectedValue());
            }
        });
    }

    /** Is told that a menu is wanted. */
    @FunctionalInterface
    interface Asked {
        /**
         * A menu of a tile.
         *
         * @param at where in the gallery
         */
        void ask(TileGallery gallery, TileType type, Point at);
    }

    /** Shows which tile is in use, if it is one of these. */
    void follow(String tile) {
        following = true;
        clearSelection();
        for (int i = 0; i < getModel().getSize(); i++) {
            if (getModel().getElementAt(i).name().equals(tile)) {
                setSelectedIndex(i);
                if (getParent() != null && !isFocusOwner()) {
                    ensureIndexIsVisible(i);
                }
            }
        }
        following = false;
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getParent() == null ? 0 : getParent().getWidth();
        int across = Math.max(1, width / pitch());
        int rows = (getModel().getSize() + across - 1) / across;
        return new Dimension(pitch(), rows * pitch());
    }

    /** As high as it has to be: a list would ask for the height that it had at another width. */
    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    public String getToolTipText(MouseEvent e) {
        TileType type = at(e.getPoint());
        return type == null ? null : PlainText.of(Excerpt.of(type.name()) + " · " + TileText.of(type));
    }

    /** Brings the tile that the arrow keys go on from into view; the first one if they have been at none yet. */
    private void lead() {
        if (getLeadSelectionIndex() < 0 && getSelectionModel() instanceof DefaultListSelectionModel model) {
            model.moveLeadSelectionIndex(0);
        }
        ensureIndexIsVisible(Math.max(0, getLeadSelectionIndex()));
    }

    private TileType at(Point point) {
        int index = locationToIndex(point);
        return index >= 0 && getCellBounds(index, index).contains(point)
                ? getModel().getElementAt(index)
                : null;
    }

    /** Paints one tile, framed if it is chosen or has the focus. */
    private static final class Swatch extends JPanel implements ListCellRenderer<TileType> {
        private final transient Supplier<LevelRenderer> pictures;
        private final transient Level level;
        private transient TileType type;
        private boolean chosen;
        private boolean focused;

        Swatch(Supplier<LevelRenderer> pictures, Level level) {
            this.pictures = pictures;
            this.level = level;
        }

        @Override
        public Component getListCellRendererComponent(
                JList<? extends TileType> list, TileType value, int index, boolean isSelected, boolean hasFocus) {
            type = value;
            chosen = isSelected;
            focused = hasFocus;
            getAccessibleContext().setAccessibleName(value.name());
            return this;
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = (Graphics2D) graphics.create();
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            double room = UIScale.scale((float) ROOM);
            double side = pitch() - 2 * room;
            double frame = room / 2;
            double arc = UIScale.scale((float) ARC);
            RoundRectangle2D back =
                    new RoundRectangle2D.Double(frame, frame, side + 2 * frame, side + 2 * frame, arc, arc);
            g.setColor(Sky.MIDDLE);
            g.fill(back);
            pictures.get().paintTile(g, level, TileRef.of(type.name()), room, room, side);
            if (chosen || focused) {
                g.setColor(UIManager.getColor(focused ? "Component.focusColor" : "Component.accentColor"));
                g.setStroke(new BasicStroke(UIScale.scale(chosen && focused ? 3f : 2f)));
                g.draw(back);
            }
            g.dispose();
        }
    }
}
