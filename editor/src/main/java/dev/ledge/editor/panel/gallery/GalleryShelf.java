package dev.ledge.editor.panel.gallery;

import dev.ledge.engine.level.json.FileKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The levels that a gallery shows.
 *
 * @param levels in the order in which they are listed
 * @param remark what is missing and why, for people; null if nothing is
 */
public record GalleryShelf(List<Item> levels, String remark) {

    public GalleryShelf {
        levels = List.copyOf(levels);
    }

    /**
     * A level of the gallery.
     *
     * @param file where it is
     * @param folder what the folder is called that it is listed under
     */
    public record Item(Path file, String folder) {

        /** The file's name without its suffix. */
        public String name() {
            String name = file.getFileName().toString();
            String suffix = FileKind.LEVEL.suffix();
            return name.endsWith(suffix) ? name.substring(0, name.length() - suffix.length()) : name;
        }
    }

    /** What the runs of each level say they show, by its file; looks through all folders. */
    Map<Path, String> about() {
        GalleryRuns runs = new GalleryRuns();
        Map<Path, String> about = new HashMap<>();
        for (Item item : levels) {
            about.put(item.file(), runs.about(item.file()));
        }
        return about;
    }

    /**
     * The levels in whose name, folder or description all the words are, in any order.
     *
     * @param about what is known of levels, by their files
     */
    List<Item> matching(String words, Map<Path, String> about) {
        String[] wanted = words.toLowerCase(Locale.ROOT).strip().split("\\s+");
        List<Item> found = new ArrayList<>();
        for (Item item : levels) {
            String text = (item.name() + " " + item.folder() + " " + about.getOrDefault(item.file(), ""))
                    .toLowerCase(Locale.ROOT);
            boolean hasAll = true;
            for (String word : wanted) {
                hasAll &= text.contains(word);
            }
            if (hasAll) {
                found.add(item);
            }
        }
        return found;
    }
}
