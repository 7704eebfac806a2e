package dev.ledge.editor.tool;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.document.ObjectEdits;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.view.Snap;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.problem.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * What all tools share: the document they work on, the layer, the stamp, the settings; and the tools themselves, one of
 * which is in use.
 */
public final class ToolContext {

    private final List<ToolListener> listeners = new ArrayList<>();
    private final List<Tool> tools;
    private final RandomGenerator random;
    private Document document;
    private Viewport viewport;
    private Tool tool;
    private Stamp stamp;
    private final StampsAside stampsAside = new StampsAside();

    private String editedTile;
    private boolean isLayerInspected;
    private String activeLayer;
    private Snap snap;
    private Vec pointer;
    private GameHand hand = GameHand.NONE;
    private TileSharing sharing = TileSharing.NONE;

    /** What is painted with has to be in the palette, also after an edit of that is undone. */
    private final DocumentListener names = new DocumentListener() {
        @Override
        public void levelChanged(Level before, Level after) {
            activeLayer = LayerToPaint.followed(before, after, activeLayer);
            if (before.palette() != after.palette()) {
                follow(before.palette(), after.palette());
            }
        }
    };

    /**
     * The tools on a document that is seen through a viewport; the first tool is in use, and the first colliding layer
     * is active.
     *
     * @param tools makes one of each, in the order of the toolbar
     * @param random where the ids of new objects come from
     */
    public ToolContext(
            Document document, Viewport viewport, Function<ToolContext, List<Tool>> tools, RandomGenerator random) {
        this.random = random;
        this.tools = tools.apply(this);
        this.tool = this.tools.get(0);
        open(document, viewport);
    }

    public Document document() {
        return document;
    }

    /**
     * The document for an edit that is none of the tool's: what that has begun click by click, and shows, is taken as
     * it is first; what is dragged meanwhile is given up, as it would be part of this edit.
     */
    public Document documentToEdit() {
        tool.finish();
        if (document.inGesture()) {
            cancelGesture();
        }
        return document;
    }

    public Viewport viewport() {
        return viewport;
    }

    /** Puts another document under the tools, its first colliding layer active. */
    public void open(Document newDocument, Viewport newViewport) {
        open(newDocument, newViewport, null);
    }

    /**
     * Puts another document under the tools. The tool in use stays, the stamp too if the new level's palette has its
     * tiles; if not, it comes back with the next document whose palette has them, unless another was chosen meanwhile.
     *
     * @param layer the active one, by id; null for the first colliding layer
     */
    public void open(Document newDocument, Viewport newViewport, String layer) {
        if (document != null) {
            tool.cancel();
            progress("");
            document.removeListener(names);
        }
        document = Objects.requireNonNull(newDocument);
        document.addListener(names);
        viewport = Objects.requireNonNull(newViewport);
        snap = new Snap(document.level().grid(), snap == null || snap.on());
        activeLayer = layer == null ? LayerToPaint.first(document.level()) : layer;
        Stamp wanted = stampsAside.wanted(stamp);
        Stamp brought = stampsAside.bring(wanted, palette());
        setStamp(brought);
        stampsAside.keep(wanted, brought);
        if (editedTile != null && !palette().contains(editedTile)) {
            editTile(null);
        }
        isLayerInspected = false;
        notifyListeners(ToolListener::layerChanged);
    }

    /** A tile of the stamp that has another name now is painted on with; of one that is gone, the one before it. */
    private void follow(Palette before, Palette after) {
        List<String> old = List.copyOf(before.tiles().keySet());
        List<String> now = List.copyOf(after.tiles().keySet());
        String missing = stamp == null ? null : stamp.missing(after.tiles().keySet());
        int at = missing == null ? -1 : old.indexOf(missing);
        if (at >= 0 && old.size() == now.size() && !old.contains(now.get(at))) {
            setStamp(stamp.renamed(missing, now.get(at)));
        } else if (at >= 0 && !now.isEmpty()) {
            setTile(TileRef.of(now.get(Math.max(0, Math.min(at, now.size()) - 1))));
        }
        setStamp(stampsAside.bring(stamp, palette()));
    }

    private Set<String> palette() {
        return document.level().palette().tiles().keySet();
    }

    /** All tools in the order of the toolbar. */
    public List<Tool> tools() {
        return tools;
    }

    /** The tool in use. */
    public Tool tool() {
        return tool;
    }

    /**
     * The tool of an id, such as {@code brush}.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Tool tool(String id) {
        for (Tool one : tools) {
            if (one.id().equals(id)) {
                return one;
            }
        }
        throw new IllegalArgumentException("no tool " + id);
    }

    /**
     * Gives up the gesture under way, the tool's part of it too; without one, takes back the last step of what the tool
     * has begun, or undoes the last edit.
     */
    public void undo() {
        if (document.inGesture()) {
            cancelGesture();
        } else if (tool.hasSteps()) {
            tool.takeBack();
        } else {
            document.undo();
        }
    }

    /** Gives up the gesture under way, the tool's part of it too. */
    public void cancelGesture() {
        tool.cancel();
        document.cancel();
    }

    /** Chooses a tool; what the tool in use had begun is given up. */
    public void useTool(String id) {
        Tool chosen = tool(id);
        if (chosen != tool) {
            tool.cancel();
            tool = chosen;
            progress("");
            status("");
            notifyListeners(ToolListener::toolChanged);
        }
    }

    /**
     * Puts a tool that is none of the list into use, until it gives way to the tool before.
     *
     * @param hint what to do with it, for the status bar
     * @param passing makes it, given what puts the tool before back
     */
    void lend(String hint, Function<Runnable, Tool> passing) {
        tool.cancel();
        Tool before = tool;
        tool = passing.apply(() -> {
            tool = before;
            progress("");
            notifyListeners(ToolListener::toolChanged);
        });
        notifyListeners(ToolListener::toolChanged);
        progress(hint);
    }

    /** What is painted with: the palette's first tile until another is chosen; null if the palette is empty. */
    public Stamp stamp() {
        return stamp;
    }

    /** The stamp, or null, with a status message, if there is none. */
    public Stamp stampToPaint() {
        if (stamp == null) {
            status("There is no tile to paint with: choose one in Palette");
        }
        return canPaint(stamp) ? stamp : null;
    }

    /** False, with a status message, for a stamp that the level's palette has not all tiles of. */
    public boolean canPaint(Stamp other) {
        String missing = other.missing(document.level().palette().tiles().keySet());
        if (missing != null) {
            status("This level's palette has no tile “" + Excerpt.of(missing) + "”");
        }
        return missing == null;
    }

    public void setStamp(Stamp newStamp) {
        stampsAside.forget();
        if (!Objects.equals(stamp, newStamp)) {
            stamp = newStamp;
            notifyListeners(ToolListener::stampChanged);
            if (editedTile != null && tile() != null && palette().contains(tile().tile())) {
                editTile(tile().tile());
            }
        }
    }

    /** Paints with one tile from now on. */
    public void setTile(TileRef ref) {
        setStamp(ref == null ? null : Stamp.of(ref));
    }

    /** The stamp's first tile, or null. */
    public TileRef tile() {
        return stamp == null ? null : stamp.first();
    }

    /** Name of the palette's tile whose properties are edited; null if there is none. */
    public String editedTile() {
        return editedTile;
    }

    /** Edits the properties of a tile of the palette from now on; of none if it is null. */
    public void editTile(String name) {
        if (!Objects.equals(name, editedTile) || isLayerInspected) {
            editedTile = name;
            isLayerInspected = false;
            notifyListeners(ToolListener::editedTileChanged);
        }
    }

    /** Has neither objects nor a tile of the palette in the inspector, but the level and its player. */
    public void inspectLevel() {
        editTile(null);
        document.select(Selection.NONE);
    }

    /** Has the active layer in the inspector, until something else is selected or edited there. */
    public void inspectLayer() {
        if (!isLayerInspected) {
            editedTile = null;
            isLayerInspected = true;
            document.select(Selection.ofCells(document.selection().cells()));
            notifyListeners(ToolListener::editedTileChanged);
        }
    }

    /** True while the active layer, if there is one, is in the inspector. */
    public boolean isLayerInspected() {
        return isLayerInspected;
    }

    /** Brings a row of the inspector into view, and the focus to it; nothing where what is edited has no such row. */
    public void showRow(String name) {
        notifyListeners(listener -> listener.rowWanted(name));
    }

    /** The id of the layer that is worked on, or null if the level has none. */
    public String activeLayerId() {
        if (activeLayer == null || document.level().layer(activeLayer) == null) {
            activeLayer = LayerToPaint.first(document.level());
        }
        return activeLayer;
    }

    public void setActiveLayer(String id) {
        if (!Objects.equals(id, activeLayer)) {
            tool.cancel();
            progress("");
            activeLayer = id;
            notifyListeners(ToolListener::layerChanged);
        }
    }

    /** The layer that is worked on if it has cells, else null. */
    public TileLayer activeTileLayer() {
        String id = activeLayerId();
        return id != null && document.level().layer(id) instanceof TileLayer layer ? layer : null;
    }

    /** The layer to paint on, or null, with a status message that says why, if its cells must not be edited now. */
    public TileLayer editableLayer() {
        if (!mayEdit()) {
            return null;
        }
        TileLayer layer = activeTileLayer();
        String fault = LayerToPaint.fault(layer);
        if (fault != null) {
            status(fault);
        }
        return fault == null ? layer : null;
    }

    /** False, with a status message, if the document is read-only. */
    public boolean mayEdit() {
        if (document.isReadOnly()) {
            status("This level was made by a newer version and is open read-only");
            return false;
        }
        return true;
    }

    public Snap snap() {
        return snap;
    }

    public void setSnap(Snap newSnap) {
        snap = Objects.requireNonNull(newSnap);
        settingsChanged();
    }

    /** Sets the tool of an option, and takes that tool. */
    public void choose(Tool owner, ToolOption.Choice choice) {
        choice.choose().run();
        useTool(owner.id());
        settingsChanged();
    }

    /** Sets a number of a tool, kept within its limits. */
    public void set(ToolOption.Amount amount, int value) {
        amount.set().accept(Math.max(amount.min(), Math.min(amount.max(), value)));
        settingsChanged();
    }

    void settingsChanged() {
        notifyListeners(ToolListener::settingsChanged);
    }

    /** Where the pointer is in the level, in pixels; null while it is not over the canvas. */
    public Vec pointer() {
        return pointer;
    }

    /** Where the pointer is, px; the middle of what is seen where it is nowhere. */
    public Vec pointerOrMiddle() {
        Aabb seen = viewport.visible();
        return pointer != null ? pointer : new Vec(seen.centerX(), seen.centerY());
    }

    /** The canvas reports where the pointer is, null for nowhere. */
    public void setPointer(Vec at) {
        pointer = at;
    }

    /** What reaches into the running game. */
    public GameHand hand() {
        return hand;
    }

    /** Another game runs. */
    public void setHand(GameHand newHand) {
        hand = Objects.requireNonNull(newHand);
        settingsChanged();
    }

    /** Who else uses the palette's tiles. */
    public TileSharing sharing() {
        return sharing;
    }

    public void setSharing(TileSharing newSharing) {
        sharing = Objects.requireNonNull(newSharing);
    }

    /** An id for a new object of the level. */
    public String freshId() {
        return ObjectEdits.freshId(document.level(), random);
    }

    RandomGenerator random() {
        return random;
    }

    /** Shows a passing remark in the status bar; empty takes the last one away. */
    public void status(String message) {
        notifyListeners(listener -> listener.status(message));
    }

    /** Shows in the status bar what the gesture under way does, for as long as it lasts; empty ends it. */
    public void progress(String message) {
        notifyListeners(listener -> listener.progress(message));
    }

    /** Notifies that what the tool draws over the level changed. */
    public void repaint() {
        repaint(null);
    }

    /**
     * Notifies that what the tool draws over a part of the level changed.
     *
     * @param area in level pixels, the handles of things in it left out; null for anything
     */
    public void repaint(Aabb area) {
        notifyListeners(listener -> listener.repaint(area));
    }

    public void addListener(ToolListener listener) {
        listeners.add(listener);
    }

    private void notifyListeners(Consumer<ToolListener> message) {
        List.copyOf(listeners).forEach(message);
    }
}
