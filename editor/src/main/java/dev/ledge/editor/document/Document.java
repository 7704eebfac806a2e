package dev.ledge.editor.document;

import dev.ledge.editor.file.Fingerprint;
import dev.ledge.engine.file.AtomicFile;
import dev.ledge.engine.file.JsonSource;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * An open level. A gesture (a brush stroke, a drag) is shown while it is made and becomes one undo entry when it is
 * committed; undo swaps a reference, and survives saving. To be used by one thread at a time; the levels that it hands
 * out may be read by any.
 */
public final class Document {

    private final List<DocumentListener> listeners = new ArrayList<>();
    private final History history = new History();
    private final boolean readOnly;
    private final SavedState saved;
    private final KnownProblems problems;
    private Path place;
    private Path file;
    private Level level;
    private Level gestureStart;
    private Selection selection = Selection.NONE;

    /**
     * A document of a level that is as its file holds it.
     *
     * @param file where it is kept, or null if it was never saved
     * @param readOnly true if it must not be edited or saved
     */
    public Document(Level level, Path file, boolean readOnly) {
        this(level, file, file, readOnly, List.of(), file == null ? Fingerprint.MISSING : Fingerprint.of(file));
    }

    private Document(
            Level level, Path file, Path place, boolean readOnly, List<Problem> problems, Fingerprint fingerprint) {
        this.level = Objects.requireNonNull(level);
        this.saved = new SavedState(level, fingerprint);
        this.file = file;
        this.place = place;
        this.readOnly = readOnly;
        this.problems = new KnownProblems(problems, this::stateChanged);
    }

    /**
     * Reads a level from its file.
     *
     * @throws LevelFormatException if it cannot be used, with everything that is wrong
     */
    public static Document open(Path file) throws LevelFormatException {
        JsonSource source = JsonSource.read(file);
        Loaded<Level> loaded = LevelReader.read(source, file);
        Fingerprint fingerprint = Fingerprint.of(source.content());
        return new Document(loaded.value(), file, file, loaded.readOnly(), loaded.warnings(), fingerprint);
    }

    /**
     * A new level that was never saved.
     *
     * @param place where it would be: paths in it are relative to this
     */
    public static Document untitled(Level level, Path place) {
        return new Document(level, null, place, false, List.of(), Fingerprint.MISSING);
    }

    /** What is shown and simulated now, an unfinished gesture included. */
    public Level level() {
        return level;
    }

    /**
     * Shows an intermediate level of the gesture under way, and starts one if none is; does nothing on a read-only
     * document.
     */
    public void show(Level shown) {
        if (readOnly) {
            return;
        }
        if (gestureStart == null) {
            gestureStart = level;
        }
        change(shown);
    }

    /**
     * Ends the gesture under way with one undo entry, or with none if nothing changed.
     *
     * @param name what was done, for the menu: {@code Paint 14 cells}
     */
    public void commit(String name) {
        if (gestureStart == null) {
            return;
        }
        Level before = gestureStart;
        gestureStart = null;
        if (level.hasSameContent(before)) {
            change(before);
            return;
        }
        history.record(name, before, level);
        stateChanged();
    }

    /** Goes back to where the gesture under way began. */
    public void cancel() {
        if (gestureStart != null) {
            Level before = gestureStart;
            gestureStart = null;
            change(before);
        }
    }

    /** A gesture of one step; one that is under way is cancelled. */
    public void edit(String name, Level edited) {
        cancel();
        show(edited);
        commit(name);
    }

    /** A gesture of one step that moves what is selected: undo takes the selection along, as does doing it again. */
    public void edit(String name, Level edited, Selection moved) {
        Reselection reselection = new Reselection(selection, moved);
        Level before = committed();
        edit(name, edited);
        if (level != before) {
            history.moved(reselection);
        }
        select(moved);
    }

    /** True between the first {@link #show} and {@link #commit} or {@link #cancel}. */
    public boolean inGesture() {
        return gestureStart != null;
    }

    /** The level that the gesture under way began with, or the current one. */
    public Level committed() {
        return gestureStart == null ? level : gestureStart;
    }

    public History history() {
        return history;
    }

    /** Undoes the last edit; with a gesture under way, cancels that instead. */
    public void undo() {
        if (inGesture()) {
            cancel();
        } else if (history.canUndo()) {
            Reselection moved = history.undoneMove();
            change(history.undo(level));
            select(moved.undone(selection));
            stateChanged();
        }
    }

    /** Does again what was undone last; nothing while a gesture is under way. */
    public void redo() {
        if (!inGesture() && history.canRedo()) {
            Reselection moved = history.redoneMove();
            change(history.redo(level));
            select(moved.redone(selection));
            stateChanged();
        }
    }

    /** All edits that are remembered, the oldest first; what a gesture under way has done is not among them. */
    public List<Edit> edits() {
        return history.edits(committed());
    }

    /**
     * Undoes or redoes until a number of the {@link #edits()} are done; nothing while a gesture is under way.
     *
     * @param done 0 for the oldest level that is remembered, up to the number of edits
     */
    public void goTo(int done) {
        if (inGesture()) {
            return;
        }
        int now = history.undoCount();
        for (; now > done && history.canUndo(); now--) {
            undo();
        }
        for (; now < done && history.canRedo(); now++) {
            redo();
        }
    }

    /** True if the committed level differs from what was last read or saved, or its file is gone. */
    public boolean isModified() {
        return !saved.isSame(committed());
    }

    /** The level as its file holds it, as far as is known: what was last read or saved. */
    public Level saved() {
        return saved.level();
    }

    /** Which bytes the file holds, as far as is known: those that were last read or written. */
    public Fingerprint fingerprint() {
        return saved.fingerprint();
    }

    /** True if a file with these bytes holds nothing that this document has not seen. */
    public boolean knows(Fingerprint found) {
        return saved.knows(found);
    }

    /** Where the level is kept, or null if it was never saved. */
    public Path file() {
        return file;
    }

    /** What paths in the level are relative to: its file, or where a new level would be; null if there is neither. */
    public Path place() {
        return place;
    }

    public boolean isReadOnly() {
        return readOnly;
    }

    public KnownProblems problems() {
        return problems;
    }

    /** True if tiles of a palette that has a file of its own were edited, and that is not saved. */
    public boolean isPaletteModified() {
        return level.palettePath() != null && !level.palette().equals(saved.palette(level));
    }

    /** The name for people: the level's, else the file's, else {@code Untitled}. */
    public String title() {
        if (level.name() != null && !level.name().isBlank()) {
            return level.name();
        }
        return file == null ? "Untitled" : file.getFileName().toString();
    }

    /**
     * Writes the level, without the gesture under way, to a file, which becomes the document's, and its palette to that
     * file of its own, if tiles were edited. In another folder the level's own paths are changed to lead where they
     * led.
     *
     * @throws ChangedOutsideException if it is the document's own file and holds something that the document has not
     *     seen
     * @throws IOException with a message for people; the file and the document are then as they were
     */
    public void saveAs(Path target) throws IOException {
        if (readOnly) {
            throw new IOException("cannot save " + target
                    + ": the level was made by a newer version of Ledge, and this one "
                    + "would lose parts of it; update Ledge");
        }
        Level written = Relocation.written(committed(), place, target);
        Level shown = inGesture() ? Relocation.remembered(level, place, target) : written;
        List<Level> others = Relocation.remembered(history.levels(), place, target);
        byte[] content = LevelWriter.toBytes(written, target);
        if (isOwn(target)) {
            saved.requireKnown(target);
        }
        PaletteFile.save(written, target, knownPalette());
        saved.know(written.palettePath() == null ? null : committed().palettePath(), written.palette());
        saved.beginWriting(Fingerprint.of(content));
        AtomicFile.write(target, content);
        history.replaceLevels(others);
        saved.written(written, place, target);
        file = target;
        place = target;
        gestureStart = inGesture() ? written : null;
        change(shown);
        stateChanged();
    }

    private boolean isOwn(Path target) throws IOException {
        return file != null
                && (target.equals(file)
                        || Files.exists(target) && Files.exists(file) && Files.isSameFile(target, file));
    }

    /**
     * Takes notice of what another program made of the file. What was known of it is forgotten, and undo goes back to
     * what is here now.
     *
     * @param name for the menu, if the level changes: {@code Reload from disk}
     * @param theirs what the file holds now
     * @param result what this document holds from now on: theirs, or a merge, or what it holds already
     */
    public void agree(String name, OnDisk.Readable theirs, Level result) {
        if (!result.hasSameContent(committed())) {
            edit(name, result);
        }
        if (result == theirs.level()) {
            problems.readAgain(theirs.loaded().warnings());
        }
        saved.agree(theirs.level(), theirs.fingerprint());
        stateChanged();
    }

    /** Takes notice that the file holds no level any more, and may be written over. */
    public void agree(OnDisk.Unreadable theirs) {
        saved.lose(theirs.fingerprint());
        stateChanged();
    }

    /**
     * True if there is no file that holds what was last read or saved: it is gone, or its content is no level any more.
     */
    public boolean isGone() {
        return saved.isGone();
    }

    /** Says whether the file no longer holds what was saved, as when it was deleted: the document is then modified. */
    public void setLost(boolean lost) {
        if (lost != saved.isLost()) {
            saved.setLost(lost);
            stateChanged();
        }
    }

    /**
     * Follows the file to where it was moved.
     *
     * @param target holds what the document's file held
     * @param palette that the level's path leads to from there
     */
    public void moved(Path target, Palette palette) {
        file = target;
        place = target;
        saved.setLost(false);
        setPalette(palette);
        stateChanged();
    }

    /** The palette as its file holds it, as far as is known: without edits that are not saved. */
    public Palette knownPalette() {
        return saved.palette(committed());
    }

    /** Gives the level the palette that a file holds, as one edit. */
    public void usePalette(String name, String path, Palette palette) {
        Level other = committed().toBuilder().palette(path, palette).build();
        Palette known = saved.palette(other);
        saved.know(path, known);
        edit(name, other.toBuilder().palette(path, known).build());
        know(palette); // Where undo leads to that file, too.
    }

    /**
     * Takes notice of what the palette's file holds now, in everything that undo leads to as well; no edit, as it is
     * not part of the level. Tiles and surfaces edited here and not saved yet stay as they are.
     *
     * @return those that were changed there, too: as long as they are not settled nothing is written over them
     */
    public Set<PaletteEntry> setPalette(Palette theirs) {
        Palette base = knownPalette();
        Set<PaletteEntry> conflicts =
                PaletteFile.conflicts(base, theirs, committed().palette());
        know(PaletteFile.with(theirs, conflicts, base));
        return conflicts;
    }

    /** Settles what was changed in the palette's file and here: what is here stays, and the next save writes it. */
    public void keepPalette(Palette theirs) {
        know(theirs);
        stateChanged();
    }

    /** Settles conflicts by an edit: theirs takes the place of mine, but what the level uses and they lack stays. */
    public void takePalette(String name, Palette theirs) {
        Set<PaletteEntry> conflicts =
                PaletteFile.conflicts(knownPalette(), theirs, committed().palette());
        know(theirs);
        edit(name, withPalette(committed(), PaletteFile.with(committed(), conflicts, theirs)));
    }

    private void know(Palette theirs) {
        Palette base = knownPalette();
        UnaryOperator<Level> change = old -> withPalette(old, PaletteFile.merged(base, theirs, old));
        history.replaceLevels(history.levels().stream().map(change).toList());
        saved.know(committed().palettePath(), theirs); // Even if it lacks what that level uses: so the file is.
        gestureStart = inGesture() ? change.apply(gestureStart) : null;
        change(change.apply(level));
    }

    /** A level with another palette, if it has the same file of one as this document's. */
    private Level withPalette(Level old, Palette palette) {
        String path = committed().palettePath();
        return path != null && path.equals(old.palettePath()) && !palette.equals(old.palette())
                ? old.toBuilder().palette(path, palette).build()
                : old;
    }

    public Selection selection() {
        return selection;
    }

    /** Selects what of a selection is there: a gesture may go on after undo took away what it began with. */
    public void select(Selection wanted) {
        setSelection(wanted.in(level));
    }

    private void setSelection(Selection selected) {
        if (!selected.equals(selection)) {
            selection = selected;
            List.copyOf(listeners).forEach(DocumentListener::selectionChanged);
        }
    }

    public void addListener(DocumentListener listener) {
        listeners.add(listener);
    }

    public void removeListener(DocumentListener listener) {
        listeners.remove(listener);
    }

    private void change(Level after) {
        Level before = level;
        if (after == before) {
            return;
        }
        saved.meet(after, place);
        level = after;
        List.copyOf(listeners).forEach(listener -> listener.levelChanged(before, after));
        setSelection(selection.after(before, after));
    }

    private void stateChanged() {
        List.copyOf(listeners).forEach(DocumentListener::stateChanged);
    }
}
