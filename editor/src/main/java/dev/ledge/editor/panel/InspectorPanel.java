package dev.ledge.editor.panel;

import dev.ledge.editor.component.Margin;
import dev.ledge.editor.component.RowHints;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.document.ResizeCorner;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.feel.Feel;
import dev.ledge.editor.feel.FeelChoice;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.object.NumberSpec;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolListener;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.problem.Excerpt;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.ScrollPaneConstants;
import javax.swing.SwingUtilities;

/**
 * Shows and edits what is selected; with nothing selected, the layer or the tile of the palette that is edited, else
 * the player's numbers and the level's physics. What a slider does reaches the running preview while it is dragged.
 */
@SuppressWarnings("serial")
public final class InspectorPanel extends JPanel implements DocumentListener, ToolListener {
    private static final String EMPTY_HINT = "Point at a number to read what it does.";

    private final transient ToolContext context;
    private final ScrolledColumn sections = new ScrolledColumn("insets 0 0 8 0, fillx, gapy 0, hidemode 3");
    private final JLabel title = new JLabel();
    private final JButton back = Styles.iconButton("close", "Back to level and player");
    private final HintLine hint = new HintLine();
    private final transient FeelChoice feels;
    private final transient OpenSections opened = new OpenSections();

    /** Outlives the rows, which go as something is selected: the next resize must not be at other edges. */
    private final transient AtomicReference<ResizeCorner> resizedAt = new AtomicReference<>(ResizeCorner.BOTTOM_RIGHT);

    private transient List<Feel> offered = List.of();
    private transient List<Section> parts = List.of();
    private transient Object shown;

    /** What is shown of a layer: under the same id there may be one of another kind after a reload. */
    private record OfLayer(String id, Class<?> kind) {
        OfLayer(Layer layer) {
            this(layer.id(), layer.getClass());
        }
    }

    /** An inspector of the open level, which offers the feels there are. */
    public InspectorPanel(ToolContext context, FeelChoice feels) {
        super(new BorderLayout());
        this.context = context;
        this.feels = feels;
        setName("inspector");
        getAccessibleContext().setAccessibleName("Inspector");
        title.setBorder(Margin.of(6, 12, 6, 12));
        Styles.heading(title);
        back.setName("inspector.back");
        back.addActionListener(e -> context.inspectLevel());
        JPanel heading = new JPanel(new BorderLayout());
        heading.add(title, BorderLayout.CENTER);
        heading.add(back, BorderLayout.EAST);
        hint.show(EMPTY_HINT);
        JScrollPane scroll = new JScrollPane(
                sections,
                ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED,
                ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.getVerticalScrollBar().setUnitIncrement(ScrolledColumn.STEP);
        scroll.addMouseWheelListener(e -> rowsMoved(scroll, e.getPoint()));
        add(heading, BorderLayout.NORTH);
        add(scroll, BorderLayout.CENTER);
        add(hint, BorderLayout.SOUTH);
        setMinimumSize(new Dimension(0, 0));
        context.addListener(this);
        feels.addListener(this::offerFeels);
        DocumentFollower.follow(context, this, () -> {
            resizedAt.set(ResizeCorner.BOTTOM_RIGHT); // It was chosen for the level that is left.
            shown = null;
            selectionChanged();
        });
    }

    @Override
    public void levelChanged(Level before, Level after) {
        boolean isOfOtherTypes = false;
        Set<String> ids = context.document().selection().objectIds();
        for (String id : ids) {
            LevelObject object = after.object(id);
            if (object == null) {
                return; // The selection is about to change.
            }
            LevelObject previous = before.object(id);
            isOfOtherTypes |= previous != null && !previous.type().equals(object.type());
        }
        String tile = context.editedTile();
        if (tile != null && !after.palette().tiles().containsKey(tile)) {
            context.editTile(null);
        } else if (shown instanceof OfLayer of) {
            Layer layer = after.layer(of.id());
            if (layer == null || !of.equals(new OfLayer(layer))) {
                selectionChanged();
            } else {
                name(layer);
                parts.forEach(Section::refresh);
            }
        } else if (isOfOtherTypes || !hasSameNames(before, after, !ids.isEmpty())) {
            shown = null;
            selectionChanged();
        } else {
            parts.forEach(Section::refresh);
        }
    }

    /** True if the names that there are to choose from are the same, so that all rows are; only objects ride. */
    private static boolean hasSameNames(Level one, Level other, boolean areOfObjects) {
        return (one.palette() == other.palette() || hasSameNames(one.palette(), other.palette()))
                && (!areOfObjects
                        || one.objects() == other.objects()
                        || ObjectForm.platforms(one).equals(ObjectForm.platforms(other)));
    }

    private static boolean hasSameNames(Palette one, Palette other) {
        return List.copyOf(one.tiles().keySet())
                        .equals(List.copyOf(other.tiles().keySet()))
                && List.copyOf(one.surfaces().keySet())
                        .equals(List.copyOf(other.surfaces().keySet()));
    }

    @Override
    public void editedTileChanged() {
        if (context.editedTile() != null) {
            Selection selection = context.document().selection();
            context.document().select(new Selection(new TreeSet<>(), selection.cells()));
        }
        selectionChanged();
    }

    @Override
    public void layerChanged() {
        if (context.isLayerInspected()) {
            selectionChanged();
        }
    }

    @Override
    public void selectionChanged() {
        Document document = context.document();
        Selection selection = document.selection();
        List<LevelObject> objects = new ArrayList<>();
        selection.objectIds().forEach(id -> objects.add(document.level().object(id)));
        objects.removeIf(Objects::isNull);
        Set<String> types = new TreeSet<>();
        objects.forEach(object -> types.add(object.type()));
        if (!objects.isEmpty()) {
            context.editTile(null);
        }
        String tile = context.editedTile();
        Layer layer = tile == null ? inspectedLayer() : null;
        Object subject = !objects.isEmpty()
                ? selection.objectIds()
                : tile != null ? tile : layer != null ? new OfLayer(layer) : document;
        if (subject.equals(shown)) {
            parts.forEach(Section::refresh);
            return;
        }
        shown = subject;
        back.setVisible(subject != document);
        if (objects.isEmpty() && layer != null) {
            name(layer);
            show(LayerForm.sections(context, layer.id(), this::setHint));
        } else if (objects.isEmpty() && tile != null) {
            title.setText("Tile " + PlainText.of(Excerpt.of(tile)));
            show(TileForm.sections(context, tile, this::setHint));
        } else if (objects.isEmpty()) {
            title.setText("Level and player");
            offered = feels.saved();
            List<Section> sections = new ArrayList<>(LevelForm.sections(context, offered, resizedAt, this::setHint));
            sections.add(PropertyTable.section(context, PropertyTable.OF_LEVEL, this::setHint));
            show(sections);
        } else if (types.size() > 1) {
            title.setText(objects.size() + " objects");
            show(ObjectForm.shared(context, ids(objects), this::setHint));
        } else {
            String type = PlainText.of(Excerpt.of(objects.get(0).type()));
            title.setText(objects.size() == 1 ? NumberSpec.words(type) : objects.size() + " × " + type);
            show(ObjectForm.sections(context, ids(objects), this::setHint));
        }
    }

    private Layer inspectedLayer() {
        String id = context.isLayerInspected() ? context.activeLayerId() : null;
        return id == null ? null : context.document().level().layer(id);
    }

    private void name(Layer layer) {
        title.setText("Layer " + PlainText.of(Excerpt.of(layer.label())));
    }

    private static List<String> ids(List<LevelObject> objects) {
        return objects.stream().map(LevelObject::id).toList();
    }

    @Override
    public void rowWanted(String name) {
        for (Component section : sections.getComponents()) {
            if (section instanceof Section one && one.has(name)) {
                one.open();
                validate(); // What has just opened can be scrolled to once it is laid out.
                one.form().focus(name);
                return;
            }
        }
    }

    private void offerFeels() {
        if (context.document().equals(shown) && !offered.equals(feels.saved())) {
            shown = null;
            selectionChanged();
        }
    }

    private void show(List<Section> content) {
        boolean isOfOtherKind = !titles(content).equals(titles(parts));
        parts.forEach(section -> section.form().retire());
        sections.removeAll();
        for (Section section : content) {
            section.follow(opened);
            sections.add(section, "growx, wmin 0, wrap");
        }
        parts = content;
        parts.forEach(Section::refresh);
        hint.show(EMPTY_HINT);
        sections.revalidate();
        sections.repaint();
        if (isOfOtherKind) { // Of the same kind, the same row is seen of another object.
            sections.scrollRectToVisible(new Rectangle(1, 1));
        }
    }

    private static List<String> titles(List<Section> content) {
        return content.stream().map(Section::title).toList();
    }

    /** Rows that are scrolled below a pointer that stands still hear nothing of it. */
    private void rowsMoved(JScrollPane scroll, Point pointer) {
        JViewport viewport = scroll.getViewport();
        String hint = RowHints.at(viewport, SwingUtilities.convertPoint(scroll, pointer, viewport));
        setHint(hint == null ? EMPTY_HINT : hint);
    }

    private void setHint(String text) {
        hint.show(text);
        if (hint.getPreferredSize().height != hint.getHeight()) {
            revalidate();
            validate(); // The row that has just got the focus is scrolled to next, in what room is left.
        }
    }
}
