package dev.ledge.editor.document;

import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

/**
 * The levels before and after the current one, with the names of the edits between them. The oldest are forgotten when
 * what they hold beyond their neighbours passes a limit.
 */
public final class History {

    /** At most this part of the heap may be held by levels that only undo and redo still need. */
    private static final int HEAP_PART = 4;

    private static final int CHUNK_BYTES = 2 * TileGrid.CHUNK * TileGrid.CHUNK;
    private static final int ENTRY_BYTES = 4096;
    private static final int REFERENCE_BYTES = 8;

    /** One edit: its name, the level on its other side, and what it made of the selection. */
    private record Entry(String name, Level level, Reselection moved, long bytes) {}

    private final Deque<Entry> undo = new ArrayDeque<>();
    private final Deque<Entry> redo = new ArrayDeque<>();
    private final long limit;
    private long undoBytes;

    History() {
        this(Runtime.getRuntime().maxMemory() / HEAP_PART);
    }

    History(long limitBytes) {
        this.limit = limitBytes;
    }

    public boolean canUndo() {
        return !undo.isEmpty();
    }

    public boolean canRedo() {
        return !redo.isEmpty();
    }

    /** What would be undone, for example {@code Paint 14 cells}; null if nothing can be. */
    public String undoName() {
        return undo.isEmpty() ? null : undo.peek().name;
    }

    /** What would be done again; null if nothing can be. */
    public String redoName() {
        return redo.isEmpty() ? null : redo.peek().name;
    }

    /** Number of edits that can be undone. */
    public int undoCount() {
        return undo.size();
    }

    /** Notes an edit that was just made; what could be redone until now is forgotten. */
    void record(String name, Level before, Level after) {
        redo.clear();
        push(undo, new Entry(name, before, Reselection.NONE, bytesBetween(before, after)));
        while (undoBytes > limit && undo.size() > 1) {
            undoBytes -= undo.removeLast().bytes;
        }
    }

    /** Notes what the latest edit made of the selection. */
    void moved(Reselection moved) {
        Entry entry = undo.pop();
        undo.push(new Entry(entry.name, entry.level, moved, entry.bytes));
    }

    /** What the edit that would be undone made of the selection; there must be one. */
    Reselection undoneMove() {
        return undo.element().moved;
    }

    /** What the edit that would be done again made of the selection; there must be one. */
    Reselection redoneMove() {
        return redo.element().moved;
    }

    /** Steps back from {@code current} to the level that is returned. */
    Level undo(Level current) {
        Entry entry = undo.pop();
        undoBytes -= entry.bytes;
        redo.push(new Entry(entry.name, current, entry.moved, entry.bytes));
        return entry.level;
    }

    /** Steps forward from {@code current} to the level that is returned. */
    Level redo(Level current) {
        Entry entry = redo.pop();
        push(undo, new Entry(entry.name, current, entry.moved, entry.bytes));
        return entry.level;
    }

    /** All edits that are remembered, the oldest first, around the level as it is now. */
    List<Edit> edits(Level current) {
        List<Edit> edits = new ArrayList<>();
        Level after = current;
        for (Entry entry : undo) {
            edits.add(new Edit(entry.name, entry.level, after, false));
            after = entry.level;
        }
        Collections.reverse(edits);
        Level before = current;
        for (Entry entry : redo) {
            edits.add(new Edit(entry.name, before, entry.level, true));
            before = entry.level;
        }
        return edits;
    }

    /** All levels that can be gone to. */
    List<Level> levels() {
        List<Level> levels = new ArrayList<>();
        undo.forEach(entry -> levels.add(entry.level));
        redo.forEach(entry -> levels.add(entry.level));
        return levels;
    }

    /** Puts other levels in the place of those that can be gone to, in the order of {@link #levels()}. */
    void replaceLevels(List<Level> levels) {
        Iterator<Level> next = levels.iterator();
        replaceLevels(undo, next);
        replaceLevels(redo, next);
    }

    private static void replaceLevels(Deque<Entry> stack, Iterator<Level> next) {
        List<Entry> entries = new ArrayList<>(stack);
        stack.clear();
        entries.forEach(entry -> stack.addLast(new Entry(entry.name, next.next(), entry.moved, entry.bytes)));
    }

    private void push(Deque<Entry> stack, Entry entry) {
        stack.push(entry);
        undoBytes += entry.bytes;
    }

    /** Roughly what the older of two neighbouring levels holds that the newer does not share. */
    private static long bytesBetween(Level before, Level after) {
        long bytes = ENTRY_BYTES;
        if (before.objects() != after.objects()) {
            bytes += (long) REFERENCE_BYTES * before.objects().size();
        }
        for (Layer layer : before.layers()) {
            if (layer instanceof TileLayer old) {
                TileGrid grid = after.layer(layer.id()) instanceof TileLayer now ? now.grid() : null;
                bytes += (long) CHUNK_BYTES * old.grid().countUnsharedChunks(grid);
            }
        }
        return bytes;
    }
}
