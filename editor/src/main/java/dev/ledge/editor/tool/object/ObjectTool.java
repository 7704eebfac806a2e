package dev.ledge.editor.tool.object;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.object.ObjectKind;
import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.tool.Cell;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.Tool;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.editor.tool.ToolOption;
import dev.ledge.editor.tool.Words;
import dev.ledge.editor.view.Snap;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import java.util.List;
import java.util.Locale;

/**
 * Places an object of the chosen kind: bodies stand in the cell that is clicked, areas are dragged out. A second spawn
 * moves the first.
 */
public final class ObjectTool implements Tool {
    private final ToolContext context;
    /** Those that this tool places. */
    private static final List<ObjectKind<?>> KINDS = ObjectKinds.ALL.stream()
            .filter(kind -> kind.placing() != ObjectKind.Placing.OWN_TOOL)
            .<ObjectKind<?>>map(kind -> kind)
            .toList();

    private ObjectKind<?> kind = KINDS.get(0);
    /** Id of the object that is being placed; null between gestures. */
    private String id;

    private Vec pressedAt;
    private PointerEvent hover;

    public ObjectTool(ToolContext context) {
        this.context = context;
    }

    @Override
    public String id() {
        return "object";
    }

    @Override
    public String label() {
        return "Object";
    }

    @Override
    public String key() {
        return "O";
    }

    @Override
    public String title() {
        return kind.label();
    }

    @Override
    public List<String> titles() {
        return KINDS.stream().map(ObjectKind::label).toList();
    }

    @Override
    public List<ToolOption> options() {
        return KINDS.stream().map(this::choice).toList();
    }

    private ToolOption choice(ObjectKind<?> other) {
        String name = other.name();
        String label = "Place " + other.label().toLowerCase(Locale.ROOT);
        return new ToolOption.Choice("place." + name, label, name, () -> kind == other, () -> kind = other);
    }

    @Override
    public String hint() {
        return (isArea()
                        ? "Click to place, drag to size an area"
                        : kind.isUnique() ? "Click to place or move it" : "Click to place")
                + "; Alt leaves the grid";
    }

    @Override
    public void pressed(PointerEvent e) {
        if (!context.mayEdit()) {
            return;
        }
        LevelObject only = only(context.document().level());
        id = only == null ? context.freshId() : only.id();
        pressedAt = e.at();
        show(e);
    }

    @Override
    public void dragged(PointerEvent e) {
        if (id != null) {
            show(e);
        }
    }

    private void show(PointerEvent e) {
        Document document = context.document();
        LevelObject object = object(document.committed(), id, pressedAt, e);
        document.show(document.committed().withObject(object));
        document.select(Selection.ofObject(id));
        Aabb box = object.bounds(document.level());
        context.progress(
                isArea()
                        ? Words.number(box.width()) + " × " + Words.number(box.height()) + " px"
                        : Words.place(box.at()));
    }

    /** The object as it would be placed now. */
    private LevelObject object(Level level, String objectId, Vec from, PointerEvent e) {
        if (isArea()) {
            Aabb box = area(level, from, e);
            return kind.create(ObjectCommon.of(objectId, box.at(), box.size()), context.tile());
        }
        LevelObject only = only(level);
        LevelObject made =
                only != null ? only : kind.create(ObjectCommon.of(objectId, Vec.ZERO, kind.newSize()), context.tile());
        Vec size = made.effectiveSize(level);
        Vec feet = feet(level, e);
        return made.movedTo(new Vec(feet.x() - size.x() / 2, feet.y() - size.y()));
    }

    private boolean isArea() {
        return kind.placing() == ObjectKind.Placing.AREA;
    }

    /** The object that is moved instead of placing another one, as there is one at most; null if there is none. */
    private LevelObject only(Level level) {
        return kind.isUnique()
                ? level.objects().stream()
                        .filter(kind.record()::isInstance)
                        .findFirst()
                        .orElse(null)
                : null;
    }

    /** The middle of the bottom of the cell under the pointer; off the grid, the pointer's own place. */
    private Vec feet(Level level, PointerEvent e) {
        Snap snap = context.snap();
        if (e.alt() || !snap.on()) {
            return new Vec(Math.rint(e.x()), Math.rint(e.y()));
        }
        Cell cell = Cell.at(level, e);
        return new Vec((cell.column() + 0.5) * level.grid(), (cell.row() + 1.0) * level.grid());
    }

    /** The cells (or pixels) from where the drag began to the pointer, at least one. */
    private Aabb area(Level level, Vec from, PointerEvent e) {
        Snap snap = context.snap();
        boolean free = e.alt() || !snap.on();
        double unit = free ? 1 : snap.step();
        double left = snap.floor(Math.min(from.x(), e.x()), e.alt());
        double top = snap.floor(Math.min(from.y(), e.y()), e.alt());
        double right = snap.floor(Math.max(from.x(), e.x()), e.alt()) + unit;
        double bottom = snap.floor(Math.max(from.y(), e.y()), e.alt()) + unit;
        boolean click = free && right - left <= 2 && bottom - top <= 2;
        return click
                ? Aabb.of(new Vec(left, top), new Vec(level.grid(), level.grid()))
                : new Aabb(left, top, right, bottom);
    }

    @Override
    public void released(PointerEvent e) {
        if (id != null) {
            id = null;
            String name = kind.label().toLowerCase(Locale.ROOT);
            boolean moved = only(context.document().committed()) != null;
            context.document().commit((moved ? "Move " : "Add ") + name);
            context.progress("");
            moved(e);
        }
    }

    @Override
    public void moved(PointerEvent e) {
        hover = e;
        context.repaint();
    }

    @Override
    public void exited() {
        hover = null;
        context.repaint();
    }

    @Override
    public boolean cancel() {
        boolean busy = id != null;
        id = null;
        if (busy) {
            context.document().cancel();
            context.progress("");
        }
        return busy;
    }

    @Override
    public void paint(ToolGraphics graphics) {
        if (id == null && hover != null) {
            Level level = context.document().level();
            LevelObject only = only(level);
            LevelObject ghost = object(level, only == null ? "new" : only.id(), hover.at(), hover);
            graphics.overlay().ghost(graphics.levels(), level, ghost, Vec.ZERO);
        }
    }
}
