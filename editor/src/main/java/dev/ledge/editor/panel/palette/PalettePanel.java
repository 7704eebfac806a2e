package dev.ledge.editor.panel.palette;

import com.formdev.flatlaf.FlatClientProperties;
import dev.ledge.editor.component.DraftField;
import dev.ledge.editor.component.Margin;
import dev.ledge.editor.component.Typing;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.panel.DocumentFollower;
import dev.ledge.editor.panel.ScrolledColumn;
import dev.ledge.editor.panel.Styles;
import dev.ledge.editor.panel.TileText;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.style.Icons;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolListener;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.problem.Excerpt;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Insets;
import java.awt.Point;
import java.awt.event.ActionEvent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JSeparator;
import javax.swing.JToggleButton;
import javax.swing.KeyStroke;
import javax.swing.ScrollPaneConstants;
import net.miginfocom.swing.MigLayout;

/** The palette's tiles as pictures, by category; typing narrows them down, a click takes one to paint with. */
@SuppressWarnings("serial")
public final class PalettePanel extends JPanel implements DocumentListener, ToolListener {
    private static final String OTHER = "Other";

    private final transient ToolContext context;
    private final transient Supplier<LevelRenderer> pictures;
    private final transient Supplier<JPopupMenu> menu;
    private final DraftField search = new DraftField();
    private final ScrolledColumn column = new ScrolledColumn("insets 2 6 8 4, fillx, gapy 0");
    private final StampBar stamp;
    private transient List<TileGallery> shelves = List.of();

    /**
     * A palette.
     *
     * @param pictures what paints tiles of the open level
     * @param add adds a tile
     * @param menu what can be done to the tile that is painted with
     */
    public PalettePanel(ToolContext context, Supplier<LevelRenderer> pictures, JButton add, Supplier<JPopupMenu> menu) {
        super(new BorderLayout());
        this.context = context;
        this.pictures = pictures;
        this.menu = menu;
        stamp = new StampBar(context, pictures);
        setName("palette");
        getAccessibleContext().setAccessibleName("Palette");
        search.setName("palette.search");
        search.getAccessibleContext().setAccessibleName("Search tiles");
        search.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, "Search tiles");
        search.putClientProperty(FlatClientProperties.TEXT_FIELD_LEADING_ICON, Icons.of("search"));
        search.putClientProperty(FlatClientProperties.TEXT_FIELD_SHOW_CLEAR_BUTTON, true);
        Typing.in(search, this::fill);
        search.addActionListener(e -> takeFirst());
        search.getInputMap().put(KeyStroke.getKeyStroke("ESCAPE"), "clear");
        search.getActionMap().put("clear", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                search.setText("");
            }
        });
        JPanel top = new JPanel(new BorderLayout(4, 0));
        top.setBorder(Margin.of(6, 8, 6, 8));
        top.add(search);
        top.add(add, BorderLayout.EAST);
        JScrollPane scroll = new JScrollPane(
                column,
                ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED,
                ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.getVerticalScrollBar().setUnitIncrement(TileGallery.pitch() / 2);
        add(top, BorderLayout.NORTH);
        add(scroll, BorderLayout.CENTER);
        add(stamp, BorderLayout.SOUTH);
        setMinimumSize(new Dimension(0, 0));
        context.addListener(this);
        DocumentFollower.follow(context, this, this::fill);
    }

    @Override
    public void levelChanged(Level before, Level after) {
        if (before.palette() != after.palette()) {
            fill();
        }
    }

    @Override
    public void stampChanged() {
        String tile = context.tile() == null ? null : context.tile().tile();
        shelves.forEach(shelf -> shelf.follow(tile));
        stamp.refresh();
    }

    @Override
    public void editedTileChanged() {
        stamp.refresh();
    }

    private void fill() {
        Level level = context.document().level();
        column.removeAll();
        List<TileGallery> made = new ArrayList<>();
        groups(level.palette()).forEach((category, tiles) -> {
            JLabel heading = new JLabel(PlainText.of(Excerpt.of(category)));
            Styles.small(heading);
            Styles.dim(heading, true);
            heading.setBorder(Margin.of(6, 4, 2, 0));
            TileGallery shelf = new TileGallery(category, tiles, pictures, level, this::take, this::ask);
            heading.setLabelFor(shelf);
            column.add(heading, "growx, wmin 0, wrap");
            column.add(shelf, "growx, wmin 0, wrap");
            made.add(shelf);
        });
        if (made.isEmpty()) {
            JLabel none =
                    new JLabel(search.getText().isBlank() ? "This palette has no tiles." : "No tile is called so.");
            Styles.dim(none, true);
            column.add(none, "gap 8 8 12 0, wmin 0");
        }
        shelves = made;
        column.revalidate();
        column.repaint();
        stampChanged();
    }

    private Map<String, List<TileType>> groups(Palette palette) {
        String[] words = search.getText().toLowerCase(Locale.ROOT).trim().split("\\s+");
        Map<String, List<TileType>> groups = new LinkedHashMap<>();
        for (TileType type : palette.tiles().values()) {
            String category = type.category() == null ? OTHER : type.category();
            String text = (type.name() + ' ' + category + ' ' + TileText.of(type)).toLowerCase(Locale.ROOT);
            if (List.of(words).stream().allMatch(text::contains)) {
                groups.computeIfAbsent(category, name -> new ArrayList<>()).add(type);
            }
        }
        return groups;
    }

    private void take(TileType type) {
        context.setTile(TileRef.of(type.name()));
        if (!context.tool().usesStamp()) {
            context.useTool("brush");
        }
        context.status(Excerpt.of(type.name()) + " · " + TileText.of(type));
    }

    private void ask(TileGallery shelf, TileType type, Point at) {
        context.setTile(TileRef.of(type.name()));
        menu.get().show(shelf, at.x, at.y);
    }

    private void takeFirst() {
        if (!shelves.isEmpty()) {
            take(shelves.get(0).getModel().getElementAt(0));
        }
    }

    /** What is painted with, as it is turned now, and what turns it. */
    private static final class StampBar extends JPanel {
        private final transient ToolContext context;
        private final StampPicture picture;
        private final JLabel name = new JLabel();
        private final JLabel about = new JLabel();
        private final List<JButton> turns;
        private final JToggleButton edit;

        StampBar(ToolContext context, Supplier<LevelRenderer> pictures) {
            super(new MigLayout("insets 6 8 6 6, gapx 2, gapy 0, hidemode 3", "[40!]8[grow,fill][][][][]", "[]0[]"));
            this.context = context;
            picture = new StampPicture(context, pictures);
            add(new JSeparator(), "dock north");
            name.setName("palette.tile");
            Styles.heading(name);
            Styles.small(about);
            Styles.dim(about, true);
            turns = List.of(
                    turn("flip-h", "Flip left-right (X)", Stamp::flippedH),
                    turn("flip-v", "Flip top-bottom (Y)", Stamp::flippedV),
                    turn("rotate", "Turn clockwise (Z)", Stamp::rotatedClockwise));
            add(picture, "w 40!, h 40!, spany 2");
            // Above the buttons: beside them there is room for a few letters in a small window.
            add(name, "wmin 0, spanx, wrap, aligny bottom");
            add(about, "wmin 0, aligny center");
            edit = new JToggleButton(Icons.of("settings"));
            edit.setName("palette.edit");
            edit.setToolTipText("Edit what this tile is, in Inspector");
            edit.getAccessibleContext().setAccessibleName("Edit tile");
            edit.putClientProperty("JButton.buttonType", "borderless");
            edit.setMargin(new Insets(1, 1, 1, 1));
            edit.addActionListener(
                    e -> context.editTile(edit.isSelected() ? context.tile().tile() : null));
            turns.forEach(this::add);
            add(edit);
        }

        private JButton turn(String icon, String words, UnaryOperator<Stamp> how) {
            JButton button = Styles.iconButton(icon, words);
            button.setName("palette." + icon);
            button.addActionListener(e -> context.setStamp(how.apply(context.stamp())));
            return button;
        }

        void refresh() {
            Stamp stamp = context.stamp();
            boolean isSome = stamp != null && stamp.first() != null;
            // Where there is nothing to turn, what is to be done instead has their room.
            turns.forEach(button -> button.setVisible(isSome));
            edit.setVisible(isSome);
            edit.setSelected(context.editedTile() != null);
            name.setText(title(stamp));
            name.setToolTipText(name.getText()); // There is room for a short one.
            TileType type = context.tile() == null
                    ? null
                    : context.document()
                            .level()
                            .palette()
                            .tiles()
                            .get(context.tile().tile());
            edit.setEnabled(type != null);
            about.setText(PlainText.of(words(type)));
            about.setToolTipText(PlainText.of(about.getText()));
            picture.repaint();
        }

        private String words(TileType type) {
            boolean isEmpty = context.document().level().palette().tiles().isEmpty();
            return type != null ? TileText.of(type) : isEmpty ? "" : "Choose one above";
        }

        private static String title(Stamp stamp) {
            if (stamp == null || stamp.first() == null) {
                return "No tile";
            }
            return stamp.isSingle()
                    ? PlainText.of(Excerpt.of(stamp.first().tile()))
                    : stamp.columns() + " × " + stamp.rows() + " cells";
        }
    }
}
