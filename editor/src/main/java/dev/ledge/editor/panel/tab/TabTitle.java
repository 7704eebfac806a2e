package dev.ledge.editor.panel.tab;

import dev.ledge.editor.component.MiddleCut;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.Excerpt;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;

/**
 * What tells the tab of a level from the others.
 *
 * @param title the level's name
 * @param place where several have that name, the name of the file, with its folder if that is the same, too; else null
 */
record TabTitle(String title, String place) {
    /** Characters that are not cut further: two of the title, the file, and what is around that. */
    private static final int LEAST = 15;

    private static final String CUT = "…";

    /** The title of a level in a file, null if it has none yet, among the files of the others of the same name. */
    static TabTitle of(String title, Path file, List<Path> alike) {
        if (file == null || alike.isEmpty()) {
            return new TabTitle(Excerpt.of(title), null);
        }
        Path whole = file.toAbsolutePath();
        int names = 1;
        while (names < whole.getNameCount() && isEndOfOne(alike, end(whole, names))) {
            names++;
        }
        String name = Excerpt.name(whole).replace(FileKind.LEVEL.suffix(), "");
        String folder = names == 1 ? "" : Excerpt.name(end(whole, names).getName(0)) + (names == 2 ? "/" : "/…/");
        return new TabTitle(Excerpt.of(title), folder + name);
    }

    private static Path end(Path path, int names) {
        return path.subpath(path.getNameCount() - names, path.getNameCount());
    }

    private static boolean isEndOfOne(List<Path> files, Path end) {
        return files.stream().anyMatch(file -> file.toAbsolutePath().endsWith(end));
    }

    /** All of it. */
    String whole() {
        return place == null ? title : title + " (" + place + ")";
    }

    /**
     * {@return as much as a tab has room for: of what tells it from others, the beginning and the end}
     *
     * @param fits true of what there is room for
     */
    String fitting(Predicate<String> fits) {
        String words = whole();
        if (place != null) {
            for (int most = words.length() - 1; most >= LEAST && !fits.test(words); most--) {
                words = cut(most);
            }
        }
        return words;
    }

    /** So many characters, two thirds of them of the file. */
    private String cut(int most) {
        String where = MiddleCut.of(place, words -> words.length() <= most * 2 / 3);
        int room = most - where.length() - 3;
        return (title.length() <= room ? title : start(room - 1) + CUT) + " (" + where + ")";
    }

    /** So many characters of the title at most, no symbol of two cut in half. */
    private String start(int most) {
        int end = Character.isHighSurrogate(title.charAt(most - 1)) ? most - 1 : most;
        return title.substring(0, end).strip();
    }
}
