package dev.ledge.editor.outside;

import dev.ledge.editor.diff.FieldChange;
import dev.ledge.editor.diff.LevelDiff;
import dev.ledge.editor.diff.LevelMerge;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.PaletteEntry;
import dev.ledge.editor.document.PaletteFile;
import dev.ledge.editor.notice.Notice;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.problem.Excerpt;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is said about changes from outside. */
final class OutsideNotices {
    static final String LEVEL = "outside.level";
    static final String PALETTE = "outside.palette";
    static final String PICTURES = "outside.pictures";

    private static final int MOST_PROBLEMS = 3;

    private OutsideNotices() {}

    /** What its file is called; a level that was never saved can have a palette with a file, too. */
    static String name(Document document) {
        String name = document.file() == null ? Excerpt.of(document.title()) : Excerpt.name(document.file());
        return "“" + name + "”";
    }

    /** Both changed the level; without answers yet. */
    static Notice bothChanged(Document document, LevelMerge merge, boolean saving) {
        String title = saving
                ? name(document) + " was not saved: it was changed outside"
                : name(document) + " was changed outside";
        String undo = "Whatever you choose, Undo goes back to what is here now.";
        if (merge == null) {
            return Notice.question(LEVEL, title, List.of("Here are changes that are not saved. " + undo));
        }
        return Notice.question(
                LEVEL,
                title,
                List.of(
                        "On disk: " + summary(LevelDiff.between(merge.base(), merge.theirs())) + ". Here, not saved: "
                                + summary(LevelDiff.between(merge.base(), merge.mine())) + ". " + conflicts(merge),
                        undo));
    }

    private static String conflicts(LevelMerge merge) {
        return switch (merge.conflicts().size()) {
            case 0 -> "They don’t touch each other.";
            case 1 -> "1 of these is a conflict.";
            default -> merge.conflicts().size() + " of these are conflicts.";
        };
    }

    /** For example {@code 12 cells, 2 objects}. */
    static String summary(LevelDiff diff) {
        long cells = diff.layers().stream()
                .filter(layer -> layer.before() != null && layer.after() != null)
                .mapToLong(layer -> layer.cells().count())
                .sum();
        long layers = diff.layers().stream()
                .filter(layer -> !layer.fields().stream().allMatch(FieldChange::isSpelling)
                        || layer.before() == null
                        || layer.after() == null)
                .count();
        List<String> parts = new ArrayList<>();
        add(parts, cells, "cell");
        add(parts, diff.objects().size(), "object");
        add(parts, layers + (diff.isReordered() ? 1 : 0), "change of layers", "changes of layers");
        add(parts, diff.fields().size(), "setting of the level", "settings of the level");
        return parts.isEmpty() ? "nothing" : String.join(", ", parts);
    }

    private static void add(List<String> parts, long count, String one) {
        add(parts, count, one, one + "s");
    }

    private static void add(List<String> parts, long count, String one, String more) {
        if (count > 0) {
            parts.add(count + " " + (count == 1 ? one : more));
        }
    }

    static Notice gone(Document document) {
        return Notice.warning(
                LEVEL,
                name(document) + " is gone",
                List.of(Excerpt.path(document.file().toAbsolutePath())
                        + " was deleted or moved outside. The level is still open here: save it to write it anew."));
    }

    static Notice moved(Document document, Path target) {
        Path folder = target.toAbsolutePath().getParent();
        boolean isRenamed = !target.getFileName().equals(document.file().getFileName());
        return Notice.question(
                LEVEL,
                name(document) + " was moved to “" + Excerpt.name(isRenamed ? target : folder) + "”",
                List.of("It is in " + Excerpt.path(folder)
                        + " now. Follow it, or save the level here to write it anew."));
    }

    /** It may have been moved there, or have been a copy of it. */
    static Notice openElsewhere(Document document, Path same) {
        return Notice.question(
                LEVEL,
                name(document) + " is gone",
                List.of("“" + Excerpt.name(same) + "” holds the same, and is open in another tab. Go to it, or save "
                        + "the level here to write it anew."));
    }

    static Notice unreadable(Document document, List<String> problems, boolean saving) {
        List<String> lines = first(problems);
        lines.add("The level that is open here stays as it is.");
        String title = saving
                ? name(document) + " was not saved: it was changed outside, and cannot be read"
                : name(document) + " was changed outside, and cannot be read";
        return Notice.error(LEVEL, title, lines);
    }

    static Notice newer(Document document) {
        return Notice.warning(
                LEVEL,
                name(document) + " was changed outside by a newer version of Ledge",
                List.of("This version would lose parts of it. Open it to look at it, or save "
                        + "what is here under another name."));
    }

    static Notice palette(Document document, List<String> problems) {
        List<String> lines = first(problems);
        lines.add("The palette as it was before is used until this is mended.");
        return Notice.error(
                PALETTE, "The palette of " + name(document) + " was changed outside, and cannot be used", lines);
    }

    static Notice paletteGone(Document document, Path file) {
        return Notice.warning(
                PALETTE,
                "The palette of " + name(document) + " is gone",
                List.of(Excerpt.path(file.toAbsolutePath()) + " was deleted or moved outside. It is used here as it"
                        + " was: save the level to write it anew."));
    }

    /** Both changed the same tiles or surfaces; without answers yet. */
    static Notice bothChangedPalette(Document document, Palette theirs, Set<PaletteEntry> entries, boolean saving) {
        List<String> lines = new ArrayList<>();
        lines.add("The " + all(entries) + (entries.size() == 1 ? " was" : " were")
                + " edited here, and in another way in another level or program. Nothing of it is saved until"
                + " you choose; Undo goes back to what is here now.");
        Set<PaletteEntry> needed = PaletteFile.missing(theirs, document.level());
        needed.retainAll(entries);
        if (!needed.isEmpty()) {
            lines.add("The " + all(needed) + (needed.size() == 1 ? " is" : " are")
                    + " gone there. What the level uses stays, even if you take theirs.");
        }
        return Notice.question(
                PALETTE,
                saving
                        ? name(document) + " was not saved: its palette was changed elsewhere, too"
                        : "The palette of " + name(document) + " was changed elsewhere, too",
                lines);
    }

    /** {@code tile rock and the surfaces ice, mud}. */
    private static String all(Set<PaletteEntry> entries) {
        return Stream.of(PaletteEntry.Kind.values())
                .map(kind ->
                        entries.stream().filter(entry -> entry.kind() == kind).toList())
                .filter(some -> !some.isEmpty())
                .map(OutsideNotices::names)
                .collect(Collectors.joining(" and the "));
    }

    /** {@code tile rock}, {@code surfaces ice, mud}. */
    private static String names(List<PaletteEntry> some) {
        return some.get(0).word()
                + (some.size() == 1 ? " " : "s ")
                + String.join(
                        ", ",
                        some.stream().map(entry -> Excerpt.of(entry.name())).toList());
    }

    static Notice pictures(Set<String> broken) {
        String names =
                String.join(", ", broken.stream().sorted().map(Excerpt::of).toList());
        return Notice.warning(
                PICTURES,
                broken.size() == 1 ? "A picture can no longer be read" : "Pictures can no longer be read",
                List.of(names
                        + " was changed outside. What it showed before is shown until there is a picture again."));
    }

    private static List<String> first(List<String> problems) {
        List<String> lines = new ArrayList<>(problems.subList(0, Math.min(MOST_PROBLEMS, problems.size())));
        if (problems.size() > MOST_PROBLEMS) {
            lines.add("And " + (problems.size() - MOST_PROBLEMS) + " more.");
        }
        return lines;
    }
}
