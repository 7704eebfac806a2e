package dev.ledge.editor.panel.gallery;

import dev.ledge.editor.document.Document;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.Timetable;
import dev.ledge.engine.world.World;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A level as the gallery shows it.
 *
 * @param item which level
 * @param document the level, null if it can't be shown
 * @param runs its runs by name; null while they are being looked for
 * @param obstacle why it can't be shown, for people; null if it can
 */
record GalleryLevel(GalleryShelf.Item item, Document document, List<GalleryRun> runs, String obstacle) {

    /** True if it can't be shown, or is known with its runs. */
    boolean isWhole() {
        return runs != null;
    }

    /**
     * A run of the level.
     *
     * @param file where it is
     * @param run what is in the file
     * @param times what becomes of each expectation and when; empty if it can't be played
     */
    record GalleryRun(Path file, Run run, List<Timetable.Entry> times) {

        /** The file's name without its suffix. */
        String name() {
            String name = file.getFileName().toString();
            String suffix = FileKind.RUN.suffix();
            return name.endsWith(suffix) ? name.substring(0, name.length() - suffix.length()) : name;
        }
    }

    /** Reads a level, without its runs yet. */
    static GalleryLevel read(GalleryShelf.Item item) {
        Document document;
        try {
            document = Document.open(item.file());
            new World(document.level());
        } catch (LevelFormatException e) {
            return new GalleryLevel(item, null, List.of(), e.getMessage());
        } catch (IllegalArgumentException unplayable) {
            return new GalleryLevel(item, null, List.of(), String.valueOf(unplayable.getMessage()));
        }
        return new GalleryLevel(item, document, null, null);
    }

    /**
     * The same with its runs, each of which is played once.
     *
     * @param known finds runs; looks through a folder only once
     * @param isOver is asked now and then whether to give up
     * @return null if it was given up
     */
    GalleryLevel withRuns(GalleryRuns known, BooleanSupplier isOver) {
        List<GalleryRun> found = new ArrayList<>();
        for (GalleryRuns.Found one : known.of(item.file())) {
            if (isOver.getAsBoolean()) {
                return null;
            }
            found.add(new GalleryRun(one.file(), one.run(), times(document.level(), one.run(), isOver)));
        }
        return new GalleryLevel(item, document, List.copyOf(found), null);
    }

    private static List<Timetable.Entry> times(Level level, Run run, BooleanSupplier isOver) {
        try {
            return Timetable.of(level, run, isOver);
        } catch (IllegalArgumentException unplayable) {
            return List.of(); // It starts where no player can be; the check of runs says so.
        }
    }
}
