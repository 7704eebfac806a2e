package dev.ledge.editor.tool.object;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.ObjectEdits;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.tool.ObjectHits;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.SelectionCommands;
import dev.ledge.editor.tool.Tool;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.editor.tool.Words;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import java.awt.Cursor;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Selects, moves and reshapes objects: a click, a drag of what is selected, a drag of a handle, or a box dragged out
 * around several.
 */
public final class SelectTool implements Tool {
    /** Screen pixels beside a thin object that still hit it. */
    private static final double TOLERANCE = 3;

    /** Screen pixels that the pointer must go before a press becomes a drag. */
    private static final double DRAG_START = 3;

    private enum State {
        IDLE,
        /** Pressed on an object that is not moved yet. */
        PRESSED,
        MOVING,
        HANDLE,
        MARQUEE
    }

    private final ToolContext context;
    private final HandleGesture handles;
    private State state = State.IDLE;
    private Vec pressedAt;
    private String grabbed;
    private boolean wasSelected;
    private Aabb marquee;
    private Set<String> keptSelection = Set.of();
    private String hovered;

    public SelectTool(ToolContext context) {
        this.context = context;
        this.handles = new HandleGesture(context);
    }

    @Override
    public String id() {
        return "select";
    }

    @Override
    public String label() {
        return "Select";
    }

    @Override
    public String key() {
        return "S";
    }

    @Override
    public Selects selects() {
        return Selects.OBJECTS;
    }

    @Override
    public String hint() {
        return "Click or drag out a box to select, drag to move; Shift adds to the selection, Alt leaves the grid";
    }

    @Override
    public void pressed(PointerEvent e) {
        Document document = context.document();
        pressedAt = e.at();
        if (handles.pressed(e)) {
            state = State.HANDLE;
            return;
        }
        LevelObject hit = hit(e);
        boolean adding = e.shift() || e.ctrl();
        if (hit == null) {
            state = State.MARQUEE;
            marquee = null;
            keptSelection = adding ? document.selection().objectIds() : Set.of();
            document.select(Selection.ofObjects(keptSelection));
        } else if (adding) {
            document.select(document.selection().toggled(hit.id()));
        } else {
            state = State.PRESSED;
            grabbed = hit.id();
            wasSelected = document.selection().hasObject(grabbed);
            if (!wasSelected) {
                document.select(Selection.ofObject(grabbed));
            }
        }
    }

    private LevelObject hit(PointerEvent e) {
        double tolerance = TOLERANCE / context.viewport().zoom();
        return ObjectHits.at(context.document().level(), e.x(), e.y(), tolerance);
    }

    @Override
    public void dragged(PointerEvent e) {
        switch (state) {
            case HANDLE -> handles.dragged(e);
            case MARQUEE -> dragMarquee(e);
            case PRESSED -> {
                boolean far =
                        e.at().minus(pressedAt).length() * context.viewport().zoom() > DRAG_START;
                if (far && context.mayEdit()) {
                    state = State.MOVING;
                    move(e);
                }
            }
            case MOVING -> move(e);
            case IDLE -> {}
        }
    }

    private void dragMarquee(PointerEvent e) {
        marquee = new Aabb(
                Math.min(pressedAt.x(), e.x()),
                Math.min(pressedAt.y(), e.y()),
                Math.max(pressedAt.x(), e.x()),
                Math.max(pressedAt.y(), e.y()));
        Set<String> ids = new TreeSet<>(keptSelection);
        ids.addAll(ObjectHits.touching(context.document().level(), marquee));
        context.document().select(Selection.ofObjects(ids));
        context.repaint();
    }

    private void move(PointerEvent e) {
        Document document = context.document();
        Level base = document.committed();
        LevelObject object = base.object(grabbed);
        if (object == null) {
            return;
        }
        Vec dragged = e.at().minus(pressedAt);
        if (e.shift()) {
            dragged =
                    Math.abs(dragged.x()) >= Math.abs(dragged.y()) ? new Vec(dragged.x(), 0) : new Vec(0, dragged.y());
        }
        Vec move = Anchors.snappedMove(base, object, dragged, context.snap(), e.alt());
        if (e.shift()) {
            move = new Vec(dragged.x() == 0 ? 0 : move.x(), dragged.y() == 0 ? 0 : move.y());
        }
        document.show(ObjectEdits.move(base, document.selection().objectIds(), move.x(), move.y()));
        Vec at = document.level().object(grabbed).at();
        context.progress(Words.place(at));
    }

    @Override
    public void released(PointerEvent e) {
        Document document = context.document();
        State ended = state;
        state = State.IDLE;
        switch (ended) {
            case HANDLE -> handles.released(e);
            case MOVING -> {
                Set<String> ids = document.selection().objectIds();
                document.commit("Move " + SelectionCommands.describe(document.level(), List.copyOf(ids)));
                context.progress("");
            }
            case PRESSED -> {
                if (wasSelected && document.level().object(grabbed) != null) {
                    document.select(Selection.ofObject(grabbed));
                }
            }
            case MARQUEE, IDLE -> {}
        }
        marquee = null;
        context.repaint();
    }

    @Override
    public void moved(PointerEvent e) {
        handles.moved(e);
        LevelObject under = handles.cursor() == null ? hit(e) : null;
        String now = under == null ? null : under.id();
        if (now == null ? hovered != null : !now.equals(hovered)) {
            hovered = now;
            context.repaint();
        }
    }

    @Override
    public void exited() {
        hovered = null;
        context.repaint();
    }

    @Override
    public boolean cancel() {
        boolean busy = state != State.IDLE;
        state = State.IDLE;
        marquee = null;
        handles.cancel();
        if (busy) {
            context.document().cancel();
            context.progress("");
            context.repaint();
        }
        return busy;
    }

    @Override
    public boolean delete() {
        return handles.delete();
    }

    @Override
    public Aabb animated() {
        return handles.animated();
    }

    @Override
    public void paint(ToolGraphics graphics) {
        Level level = context.document().level();
        LevelObject under = hovered == null || state != State.IDLE ? null : level.object(hovered);
        if (under != null && !context.document().selection().hasObject(hovered)) {
            graphics.outline(level, under, graphics.theme().ghost());
        }
        handles.paint(graphics);
        if (marquee != null) {
            graphics.overlay().marquee(marquee);
        }
    }

    @Override
    public Cursor cursor() {
        if (state == State.MOVING) {
            return Cursor.getPredefinedCursor(Cursor.MOVE_CURSOR);
        }
        return handles.cursor() != null ? handles.cursor() : Cursor.getDefaultCursor();
    }
}
