package dev.ledge.editor.tool.object;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.editor.tool.Words;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Platform;
import java.awt.Cursor;
import java.util.List;

/**
 * Dragging the handles of the one object that is selected: its sides, its corners, the points of its path. Part of
 * several tools.
 */
final class HandleGesture {
    /** Screen pixels from a handle's middle within which it is hit. */
    private static final double REACH = 7;

    /**
     * An object smaller than this on the screen would be all handles: inside it they are not hit, so that it can still
     * be moved.
     */
    private static final double SMALL = 24;

    /** Screen pixels along the border of a small object that belong to its handles nevertheless. */
    private static final double RIM = 2;

    private static final int[] CURSORS = {
        Cursor.NW_RESIZE_CURSOR, Cursor.N_RESIZE_CURSOR, Cursor.NE_RESIZE_CURSOR,
        Cursor.W_RESIZE_CURSOR, Cursor.DEFAULT_CURSOR, Cursor.E_RESIZE_CURSOR,
        Cursor.SW_RESIZE_CURSOR, Cursor.S_RESIZE_CURSOR, Cursor.SE_RESIZE_CURSOR
    };

    private final ToolContext context;
    /** The handle under the pointer, or null. */
    private Handle hot;
    /** The handle that is being dragged; null between drags. */
    private Handle dragged;

    private String objectId;
    /** From the pointer to the handle's middle when it was grabbed. */
    private Vec grab;
    /** The point that was last dragged, which Delete takes away; null for none. */
    private Handle chosen;
    /** All the points when it was let go: with others, after undo, its index is that of another point. */
    private List<Vec> chosenAmong;

    HandleGesture(ToolContext context) {
        this.context = context;
    }

    boolean isActive() {
        return dragged != null;
    }

    /** Begins to drag the handle at the pointer; false if there is none. */
    boolean pressed(PointerEvent e) {
        LevelObject object = object();
        Handle hit = hit(e);
        if (hit == null || !context.mayEdit()) {
            chosen = null;
            chosenAmong = null;
            return false;
        }
        dragged = hit;
        hot = hit;
        objectId = object.id();
        chosen = hit.isPoint() || hit.isNew() ? hit.made() : null;
        chosenAmong = null;
        grab = hit.at(context.document().level(), object).minus(e.at());
        context.repaint();
        return true;
    }

    void dragged(PointerEvent e) {
        Document document = context.document();
        Level base = document.committed();
        if (!isActive() || base.object(objectId) == null) {
            return;
        }
        Vec target = e.at().plus(grab);
        Level wanted = HandleEdits.drag(base, objectId, dragged, target, context.snap(), e.alt());
        if (wanted == base && dragged.kind() == Handle.Kind.CORNER && document.inGesture()) {
            context.progress("An outline must not cross itself");
            return;
        }
        document.show(wanted);
        context.progress(describe(document.level()));
        context.repaint();
    }

    private String describe(Level level) {
        LevelObject object = level.object(objectId);
        if (dragged.kind() == Handle.Kind.SIZE) {
            Aabb box = object.bounds(level);
            return Words.number(box.width()) + " × " + Words.number(box.height()) + " px";
        }
        List<Vec> points = dragged.made().kind() == Handle.Kind.PATH
                ? ((Platform) object).effectivePath()
                : object.outlinePoints();
        int index = dragged.made().index();
        Vec point = points.get(Math.min(index, points.size() - 1));
        return "Point " + index + " at " + Words.number(point.x()) + ", " + Words.number(point.y());
    }

    /** Ends the drag with an undo entry. */
    void released(PointerEvent e) {
        if (isActive()) {
            String name = switch (dragged.kind()) {
                case SIZE -> "Resize " + type();
                case CORNER -> "Move corner of " + type();
                case NEW_CORNER -> "Add corner to " + type();
                case PATH -> "Move point of path";
                case NEW_PATH -> "Add point to path";
            };
            boolean made = !dragged.isNew()
                    || context.document().level() != context.document().committed();
            dragged = null;
            context.document().commit(name);
            LevelObject object = context.document().level().object(objectId);
            chosen = made && object != null ? chosen : null;
            chosenAmong = chosen == null ? null : HandleEdits.points(object, chosen);
            context.progress("");
            moved(e);
        }
    }

    private String type() {
        LevelObject object = context.document().level().object(objectId);
        return object == null ? "object" : object.type();
    }

    /** Notes the handle under the pointer. */
    void moved(PointerEvent e) {
        Handle now = hit(e);
        if (now == null ? hot != null : !now.equals(hot)) {
            hot = now;
            context.repaint();
        }
    }

    /** Gives the drag up; false if there was none. */
    boolean cancel() {
        boolean was = isActive();
        dragged = null;
        if (was) {
            context.document().cancel();
            context.progress("");
        }
        return was;
    }

    /** Takes the point that was last dragged away, if it need not stay; false if there is none. */
    boolean delete() {
        LevelObject object = object();
        if (isActive()) {
            return true; // Who holds a point does not mean the object.
        }
        if (!hasChosen(object)) {
            return false;
        }
        if (!HandleEdits.canRemove(object, chosen)) {
            context.status("This point has to stay: click the " + type() + " to delete it as a whole");
            return true;
        }
        Document document = context.document();
        String name = chosen.kind() == Handle.Kind.PATH ? "Delete point of path" : "Delete corner of " + type();
        document.edit(name, HandleEdits.remove(document.level(), objectId, chosen));
        chosen = null;
        chosenAmong = null;
        hot = null;
        return true;
    }

    private boolean hasChosen(LevelObject object) {
        return !isActive()
                && chosenAmong != null
                && object != null
                && object.id().equals(objectId)
                && chosenAmong.equals(HandleEdits.points(object, chosen));
    }

    /** The cursor over the handle under the pointer; null over none. */
    Cursor cursor() {
        if (hot == null) {
            return null;
        }
        int type = hot.kind() == Handle.Kind.SIZE ? CURSORS[hot.index()] : Cursor.HAND_CURSOR;
        return Cursor.getPredefinedCursor(type);
    }

    /** The one object that is selected, or null. */
    private LevelObject object() {
        String id = context.document().selection().single();
        return id == null ? null : context.document().level().object(id);
    }

    private Handle hit(PointerEvent e) {
        LevelObject object = object();
        if (object == null) {
            return null;
        }
        Level level = context.document().level();
        double zoom = context.viewport().zoom();
        Aabb box = object.bounds(level);
        boolean small = Math.min(box.width(), box.height()) * zoom < SMALL;
        boolean inside = box.grown(-RIM / zoom).contains(e.x(), e.y());
        Handle best = null;
        double nearest = REACH / zoom;
        for (Handle handle : Handle.of(level, object, zoom)) {
            double distance = handle.at(level, object).minus(e.at()).length();
            boolean covered = small && inside && handle.kind() == Handle.Kind.SIZE;
            if (distance < nearest && !covered) {
                best = handle;
                nearest = distance;
            }
        }
        return best;
    }

    private boolean isBendingPath() {
        return isActive() && dragged.made().kind() == Handle.Kind.PATH;
    }

    /** Where the platform's ghost runs while its path is bent; null while none does. */
    Aabb animated() {
        return isBendingPath() && object() instanceof Platform platform
                ? reach(context.document().level(), platform)
                : null;
    }

    /** The box around a platform and its path. */
    static Aabb reach(Level level, Platform platform) {
        Aabb box = platform.bounds(level);
        Aabb reach = box;
        for (Vec point : platform.effectivePath()) {
            reach = reach.union(box.moved(point.x(), point.y()));
        }
        return reach;
    }

    /** Draws the handles, and a platform's ghost at each point of its path. */
    void paint(ToolGraphics graphics) {
        LevelObject object = object();
        if (object == null) {
            return;
        }
        Level level = context.document().level();
        if (object instanceof Platform platform && platform.effectivePath().size() > 1) {
            for (Vec point :
                    platform.effectivePath().subList(1, platform.effectivePath().size())) {
                graphics.overlay().ghost(graphics.levels(), level, platform, point);
            }
            graphics.overlay().path(level, platform, true, hotPathPoint());
        }
        for (Handle handle : Handle.of(level, object, graphics.view().zoom())) {
            if (isActive() && dragged.isNew() && handle.isNew()) {
                continue;
            }
            if (handle.isNew()) {
                graphics.smallHandle(handle.at(level, object), handle.equals(hot));
            } else if (handle.kind() != Handle.Kind.PATH) {
                boolean lit = handle.equals(hot) || handle.equals(chosen) && (isActive() || hasChosen(object));
                graphics.overlay().handle(handle.at(level, object), lit);
            }
        }
    }

    private int hotPathPoint() {
        Handle kept = isActive() || hasChosen(object()) ? chosen : null;
        Handle shown = hot == null || hot.isNew() ? kept : hot;
        return shown != null && shown.kind() == Handle.Kind.PATH ? shown.index() : -1;
    }
}
