package dev.ledge.editor.tool;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.TestMaps;
import dev.ledge.editor.tool.all.Tools;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileRef;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** A hand on the tools, in level pixels or in cells (their middles); cells are 16 px and the zoom is 1. */
public final class ToolDriver {
    public final Document document;
    public final ToolContext context;
    public final SelectionCommands commands;
    public final List<String> messages = new ArrayList<>();
    private int modifiers;

    public ToolDriver(Level level) {
        document = new Document(level, null, false);
        context = Tools.on(document, new Viewport(), new SplittableRandom(1));
        commands = new SelectionCommands(context);
        context.addListener(new ToolListener() {
            @Override
            public void status(String message) {
                messages.add(message);
            }

            @Override
            public void progress(String message) {
                messages.add(message);
            }
        });
    }

    /** Takes a tool. */
    public ToolDriver use(String id) {
        context.useTool(id);
        return this;
    }

    /** Sets the tool of an option, and takes it. */
    public ToolDriver choose(String option) {
        for (Tool tool : context.tools()) {
            for (ToolOption each : tool.options()) {
                if (each.id().equals(option) && each instanceof ToolOption.Choice choice) {
                    context.choose(tool, choice);
                    return this;
                }
            }
        }
        throw new AssertionError("no choice " + option);
    }

    /** Sets a number of the tool in use. */
    public ToolDriver set(String option, int value) {
        for (ToolOption each : context.tool().options()) {
            if (each.id().equals(option) && each instanceof ToolOption.Amount amount) {
                context.set(amount, value);
                return this;
            }
        }
        throw new AssertionError("no amount " + option);
    }

    /** Paints with a tile. */
    public ToolDriver with(String tile) {
        context.setTile(TileRef.of(tile));
        return this;
    }

    /** Holds Shift, Alt or Ctrl from now on. */
    public ToolDriver holding(int newModifiers) {
        modifiers = newModifiers;
        return this;
    }

    public ToolDriver press(double x, double y) {
        context.tool().pressed(left(x, y, 1));
        return this;
    }

    public ToolDriver drag(double x, double y) {
        context.tool().dragged(left(x, y, 1));
        return this;
    }

    public ToolDriver release(double x, double y) {
        context.tool().released(left(x, y, 1));
        return this;
    }

    public ToolDriver move(double x, double y) {
        context.tool().moved(new PointerEvent(x, y, PointerEvent.Button.NONE, modifiers, 0));
        return this;
    }

    public ToolDriver click(double x, double y) {
        return press(x, y).release(x, y);
    }

    public ToolDriver doubleClick(double x, double y) {
        click(x, y);
        context.tool().pressed(left(x, y, 2));
        context.tool().released(left(x, y, 2));
        return this;
    }

    /** Presses at the first of some points (x, y, x, y, …), drags through the others and releases at the last. */
    public ToolDriver dragThrough(double... points) {
        press(points[0], points[1]);
        for (int i = 2; i < points.length; i += 2) {
            drag(points[i], points[i + 1]);
        }
        return release(points[points.length - 2], points[points.length - 1]);
    }

    /** The same over the middles of cells (column, row, column, row, …). */
    public ToolDriver dragCells(int... cells) {
        double[] points = new double[cells.length];
        for (int i = 0; i < cells.length; i++) {
            points[i] = cells[i] * 16 + 8;
        }
        return dragThrough(points);
    }

    public ToolDriver clickCell(int column, int row) {
        return click(column * 16 + 8, row * 16 + 8);
    }

    public List<String> drawing() {
        return TestMaps.drawing(document.level());
    }

    public String undoName() {
        return document.history().undoName();
    }

    /** The one object of a type. */
    public LevelObject only(String type) {
        List<LevelObject> found = document.level().objects().stream()
                .filter(object -> object.type().equals(type))
                .toList();
        if (found.size() != 1) {
            throw new AssertionError(found.size() + " objects of type " + type);
        }
        return found.get(0);
    }

    public Aabb bounds(String id) {
        return document.level().object(id).bounds(document.level());
    }

    private PointerEvent left(double x, double y, int clicks) {
        return new PointerEvent(x, y, PointerEvent.Button.LEFT, modifiers, clicks);
    }
}
