package dev.ledge.editor.tool.object;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.ObjectEdits;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.Tool;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.editor.tool.Words;
import dev.ledge.editor.view.Snap;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.object.Platform;
import java.awt.Cursor;
import java.util.List;

/**
 * Makes a moving platform in one gesture: a box that is dragged out, then a click where its path ends. It is seen
 * moving from the first moment.
 */
public final class PlatformTool implements Tool {
    /** Cells of a platform that was clicked instead of dragged out. */
    private static final int DEFAULT_COLUMNS = 3;

    /** Cells from the platform to the end of its path until the pointer says otherwise. */
    private static final int DEFAULT_PATH = 4;

    private enum State {
        IDLE,
        BOX,
        PATH,
        HANDLE
    }

    private final ToolContext context;
    private final HandleGesture handles;
    private State state = State.IDLE;
    private Vec corner;
    private String id;

    public PlatformTool(ToolContext context) {
        this.context = context;
        this.handles = new HandleGesture(context);
    }

    @Override
    public String id() {
        return "platform";
    }

    @Override
    public String label() {
        return "Platform";
    }

    @Override
    public String key() {
        return "M";
    }

    @Override
    public String hint() {
        return "Drag out a box, then click where its path ends; drag the dots of a path to bend it";
    }

    @Override
    public void pressed(PointerEvent e) {
        settle();
        if (state == State.PATH) {
            showPath(e);
        } else if (handles.pressed(e)) {
            state = State.HANDLE;
        } else if (context.mayEdit()) {
            state = State.BOX;
            corner = e.at();
            id = context.freshId();
            context.document().select(Selection.NONE);
            showBox(e);
        }
    }

    @Override
    public void dragged(PointerEvent e) {
        settle();
        switch (state) {
            case BOX -> showBox(e);
            case PATH -> showPath(e);
            case HANDLE -> handles.dragged(e);
            case IDLE -> {}
        }
    }

    @Override
    public void released(PointerEvent e) {
        settle();
        switch (state) {
            case BOX -> {
                state = State.PATH;
                context.document().select(Selection.ofObject(id));
                context.progress("Click where the path ends; Enter takes it as it is, Escape gives up");
            }
            case PATH -> confirm();
            case HANDLE -> {
                state = State.IDLE;
                handles.released(e);
            }
            case IDLE -> {}
        }
    }

    @Override
    public void moved(PointerEvent e) {
        settle();
        if (state == State.PATH) {
            showPath(e);
        } else {
            handles.moved(e);
        }
    }

    /** Undo or another edit may have given up the platform under the tool's hands. */
    private void settle() {
        if (state == State.PATH && context.document().level().object(id) == null) {
            state = State.IDLE;
        }
    }

    private void showBox(PointerEvent e) {
        Document document = context.document();
        Level base = document.committed();
        Aabb box = box(e, base.grid());
        Sides sides = box.height() <= base.grid() / 2.0 ? Sides.TOP_ONLY : null;
        List<Vec> path = List.of(Vec.ZERO, new Vec((double) DEFAULT_PATH * base.grid(), 0));
        ObjectCommon common = ObjectCommon.of(id, box.at(), box.size());
        document.show(ObjectEdits.add(
                base, List.of(new Platform(common, path, null, null, sides, null, null, null, null, null, null))));
        context.progress(Words.number(box.width()) + " × " + Words.number(box.height()) + " px");
    }

    /**
     * The box between the corner and the pointer; a flat one is half a cell high, one without any size is the default.
     */
    private Aabb box(PointerEvent e, int cell) {
        Snap snap = context.snap();
        Vec from = snap.apply(corner, e.alt());
        Vec to = snap.apply(e.at(), e.alt());
        double left = Math.min(from.x(), to.x());
        double top = Math.min(from.y(), to.y());
        double width = Math.abs(to.x() - from.x());
        double height = Math.abs(to.y() - from.y());
        if (width == 0 && height == 0) {
            left = snap.floor(corner.x(), e.alt());
            top = snap.floor(corner.y(), e.alt());
            width = (double) DEFAULT_COLUMNS * cell;
        }
        return Aabb.of(new Vec(left, top), new Vec(width == 0 ? cell : width, height == 0 ? cell / 2.0 : height));
    }

    private void showPath(PointerEvent e) {
        Document document = context.document();
        Level level = document.level();
        Platform platform = (Platform) level.object(id);
        Vec end = HandleEdits.pathPoint(level, platform, e.at(), context.snap(), e.alt());
        if (end.x() != 0 || end.y() != 0) {
            document.show(level.withObject(platform.withPath(List.of(Vec.ZERO, end))));
            context.repaint();
        }
    }

    @Override
    public boolean confirm() {
        settle();
        if (state != State.PATH) {
            return false;
        }
        state = State.IDLE;
        context.document().commit("Add platform");
        context.progress("");
        return true;
    }

    @Override
    public void finish() {
        confirm();
    }

    @Override
    public boolean cancel() {
        boolean busy = state != State.IDLE;
        state = State.IDLE;
        handles.cancel();
        if (busy) {
            context.document().cancel();
            context.progress("");
        }
        return busy;
    }

    @Override
    public boolean delete() {
        return state == State.PATH ? cancel() : handles.delete();
    }

    @Override
    public Aabb animated() {
        Level level = context.document().level();
        return state == State.PATH && level.object(id) instanceof Platform platform
                ? HandleGesture.reach(level, platform)
                : handles.animated();
    }

    @Override
    public void paint(ToolGraphics graphics) {
        handles.paint(graphics);
        Level level = context.document().level();
        if (state == State.PATH && level.object(id) instanceof Platform platform) {
            graphics.runningGhost(level, platform);
        }
    }

    @Override
    public Cursor cursor() {
        return state == State.IDLE && handles.cursor() != null ? handles.cursor() : Tool.super.cursor();
    }
}
