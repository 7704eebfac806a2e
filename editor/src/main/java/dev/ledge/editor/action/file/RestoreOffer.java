package dev.ledge.editor.action.file;

import dev.ledge.editor.diff.LevelDiff;
import dev.ledge.editor.diff.LevelMerge;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.journal.Recovery;
import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * Unsaved work that can be brought back, and what it would be brought back to.
 *
 * @param recovery the work
 * @param file the level's file: where it was, or where it was moved to; null if there is none that can be read
 * @param onto the work on top of that file, or of a level with nothing in it
 */
record RestoreOffer(Recovery recovery, Path file, Recovery.Onto onto) {
    private static final int MOST_CHANGES = 4;

    /**
     * Looks for the level and compares; takes as long as reading it, and where it was moved, all levels of its project.
     */
    static RestoreOffer of(Recovery recovery) {
        Optional<Path> file = recovery.file().filter(Files::isRegularFile).or(() -> moved(recovery));
        if (file.isPresent()) {
            try {
                return at(file.get(), recovery);
            } catch (LevelFormatException unreadable) {
                return alone(recovery);
            }
        }
        return alone(recovery);
    }

    /**
     * The work on top of what a file holds now; takes as long as reading it.
     *
     * @throws LevelFormatException if it holds no level that could be edited
     */
    static RestoreOffer at(Path file, Recovery recovery) throws LevelFormatException {
        return new RestoreOffer(
                recovery, file, recovery.onto(LevelReader.read(file).requireCurrent()));
    }

    private static RestoreOffer alone(Recovery recovery) {
        Level base = withPalette(recovery.base(), recovery.place().orElse(null));
        return new RestoreOffer(
                recovery,
                null,
                Recovery.Onto.nothing(recovery.onto(base).merge().merged()));
    }

    /** The file of the same content in the project that the level was in. */
    private static Optional<Path> moved(Recovery recovery) {
        if (recovery.file().isEmpty()) {
            return Optional.empty();
        }
        try {
            Path root = ProjectRoot.of(recovery.file().get());
            return LevelFolder.below(root).stream().filter(recovery::isOf).findFirst();
        } catch (IOException noProject) {
            return Optional.empty();
        }
    }

    private static Level withPalette(Level level, Path place) {
        if (level.palettePath() == null || level.hasPalette() || place == null) {
            return level;
        }
        try {
            Path file = ProjectRoot.resolve(place, level.palettePath());
            Palette palette = PaletteReader.read(file).value();
            return level.toBuilder().palette(level.palettePath(), palette).build();
        } catch (LevelFormatException | ProjectRoot.PathException | IOException missing) {
            return level; // Its tiles keep their names, and look as tiles without a palette do.
        }
    }

    /** True if the level is there, and all of the work is in it already. */
    boolean isNothing() {
        return file != null && onto.isNothing();
    }

    /** True if the other brings back the same. */
    boolean isSame(RestoreOffer other) {
        return Objects.equals(file, other.file) && restored().hasSameContent(other.restored());
    }

    /**
     * The same on top of the level as it is open.
     *
     * @param saved what the open document's file holds, or what the document began with
     * @param theirs what is open now, which may have been changed
     */
    RestoreOffer onto(Level saved, Level theirs) {
        Recovery.Onto now = file == null
                ? new Recovery.Onto(theirs, LevelMerge.of(saved, restored(), theirs))
                : recovery.onto(theirs);
        return new RestoreOffer(recovery, file, now);
    }

    /** A new document to bring the work back to, where there is no file of the level. */
    Document untitled() {
        Path place = recovery.place().orElse(Path.of("untitled.level.json").toAbsolutePath());
        Level empty = onto.theirs();
        // Its palette may be edited, which is part of the work: the document begins with what the file holds.
        Level begun = empty.palettePath() == null
                ? empty
                : withPalette(
                        empty.toBuilder().palette(empty.palettePath(), null).build(), place);
        return Document.untitled(begun, place);
    }

    /** The level with the work in it. */
    Level restored() {
        return complete(onto.merge().merged());
    }

    /** With what the palette's file has: the work may have linked another one. */
    Level complete(Level merged) {
        return withPalette(merged, file == null ? recovery.place().orElse(null) : file);
    }

    /** True if the level was changed where the work changed it, too. */
    boolean hasConflicts() {
        return !onto.merge().conflicts().isEmpty();
    }

    /** True if there was a file, and it is not known where it is now. */
    boolean hasLostFile() {
        return file == null && recovery.file().isPresent();
    }

    /** The level's name in quotation marks. */
    String name() {
        return "“" + Excerpt.of(recovery.title()) + "”";
    }

    /** When, where and what, a line each. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        int gestures = recovery.gestures();
        String edits = gestures == 0
                ? "No edits after it was saved, "
                : gestures == 1 ? "1 edit, " : gestures + " edits, the last one ";
        lines.add(edits + time(recovery.time()) + where());
        List<String> changes = difference().words();
        changes.stream().limit(MOST_CHANGES).forEach(change -> lines.add("•  " + change));
        if (changes.size() > MOST_CHANGES) {
            lines.add("•  and " + (changes.size() - MOST_CHANGES) + " more changes");
        }
        int conflicts = onto.merge().conflicts().size();
        if (conflicts > 0) {
            lines.add("The level was changed since; " + conflicts
                    + (conflicts == 1 ? " of these changes is a conflict." : " of these changes are conflicts."));
        }
        if (recovery.isDamaged()) {
            lines.add("What was done after that cannot be read any more.");
        }
        return lines;
    }

    private String where() {
        if (recovery.file().isEmpty()) {
            return ", in a level that was never saved.";
        }
        Path was = recovery.file().get();
        String in = ", in " + Excerpt.path(was);
        if (file != null) {
            return file.equals(was) ? in + "." : in + ", which is now " + Excerpt.path(file) + ".";
        }
        return in + ", which is gone or cannot be read. Find it, or restore what is known as a new level:";
    }

    private LevelDiff difference() {
        return onto.difference();
    }

    private static String time(Instant instant) {
        ZonedDateTime then = instant.atZone(ZoneId.systemDefault());
        boolean isToday = then.toLocalDate()
                .equals(Instant.now().atZone(ZoneId.systemDefault()).toLocalDate());
        String pattern = isToday ? "'today at' HH:mm" : "'on' d MMMM yyyy 'at' HH:mm";
        return DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH).format(then);
    }
}
