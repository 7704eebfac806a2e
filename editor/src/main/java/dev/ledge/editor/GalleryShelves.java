package dev.ledge.editor;

import dev.ledge.editor.action.file.LevelFolder;
import dev.ledge.editor.panel.gallery.GalleryShelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Finds the levels for the gallery: those that come with Ledge's sources, and those of the user's project. */
final class GalleryShelves {
    private static final List<String> OWN = List.of("edge-cases", "seeds", "demo");
    private static final String LEVELS = "levels";
    private static final int HIGHEST = 4;

    private GalleryShelves() {}

    /**
     * What finds the levels once it is asked, Ledge's own first, which are looked for where the program was started and
     * where it is.
     *
     * @param project the folder of the user's project, null if there is none
     */
    static Supplier<GalleryShelf> around(Path project) {
        return () -> {
            List<Path> starts = new ArrayList<>(List.of(Path.of("")));
            ProgramFolder.of().ifPresent(starts::add);
            return of(starts, project);
        };
    }

    /**
     * The levels, Ledge's own first.
     *
     * @param starts folders in or below the sources of Ledge, if these are there
     * @param project the folder of the user's project, null if there is none
     */
    static GalleryShelf of(List<Path> starts, Path project) {
        Map<Path, GalleryShelf.Item> items = new LinkedHashMap<>();
        Path own = own(starts);
        if (own != null) {
            for (String folder : OWN) {
                add(items, own.resolve(folder), own);
            }
        }
        String unlisted = "";
        if (project != null && !add(items, project, project)) {
            unlisted = " The folder of your project can't be read.";
        }
        String missing = own == null
                ? "Ledge's own levels are not on this computer: they come with its sources, in the folder levels, and"
                        + " not with the program. "
                        + (items.isEmpty()
                                ? "Your project has no levels yet."
                                : "These are the levels of your project.")
                : "";
        String remark = (missing + unlisted).strip();
        return new GalleryShelf(List.copyOf(items.values()), remark.isEmpty() ? null : remark);
    }

    /** The folder {@code levels} of Ledge's sources, null if there is none around. */
    private static Path own(List<Path> starts) {
        for (Path start : starts) {
            Path folder = start.toAbsolutePath().normalize();
            for (int i = 0; i < HIGHEST && folder != null; i++, folder = folder.getParent()) {
                if (Files.isDirectory(folder.resolve(LEVELS).resolve(OWN.get(0)))) {
                    return folder.resolve(LEVELS);
                }
            }
        }
        return null;
    }

    private static boolean add(Map<Path, GalleryShelf.Item> items, Path folder, Path root) {
        List<Path> levels = new ArrayList<>();
        try {
            if (Files.isDirectory(folder)) {
                levels.addAll(LevelFolder.below(folder));
            }
        } catch (IOException unreadable) {
            return false;
        }
        for (Path level : levels) {
            Path inside = root.relativize(level.getParent());
            String name = inside.toString().isEmpty() ? root.getFileName().toString() : inside.toString();
            items.putIfAbsent(level.toAbsolutePath().normalize(), new GalleryShelf.Item(level, name));
        }
        return true;
    }
}
