package dev.ledge.editor.action.file;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.ProjectPath;
import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.Excerpt;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A palette that a level can have.
 *
 * @param kind where it comes from
 * @param file where it is kept, a real path; null where that is not needed
 * @param words what it is called in a list
 * @param help what comes of it, a sentence
 */
record PaletteOffer(Kind kind, Path file, String words, String help) {
    /** Where a palette comes from. */
    enum Kind {
        /** The open level's file, or a copy of what is part of the open level. */
        OPEN,
        FILE,
        /** What comes with the program. */
        PROGRAM
    }

    private static final String PART = "Its tiles are part of the new level: to change one changes no other level.";

    /** What can be offered without a look at the disk, that of the open level first. */
    static List<PaletteOffer> atHand(Document open) {
        Level level = open.level();
        List<PaletteOffer> offers = new ArrayList<>();
        boolean isProgramsOwn = false;
        if (level.palettePath() != null) {
            String help = "The open level’s palette: to change a tile of it changes all levels that have it.";
            offers.add(new PaletteOffer(Kind.OPEN, null, Excerpt.of(level.palettePath()), help));
        } else {
            isProgramsOwn = level.palette().equals(BlankLevel.palette());
            String words = isProgramsOwn ? "Ledge’s own, in the level" : "As in this level, a copy";
            offers.add(new PaletteOffer(Kind.OPEN, null, words, PART));
        }
        if (!isProgramsOwn) {
            offers.add(new PaletteOffer(Kind.PROGRAM, null, "Ledge’s own, in the level", PART));
        }
        return offers;
    }

    /**
     * The palettes in a project that a level there could have, but for the one that it has.
     *
     * @param place of the level
     * @param own its path to its palette, null if it has none
     * @param atEach is run at each folder and file, and may throw to end it
     */
    static List<PaletteOffer> below(Path project, Path place, String own, Runnable atEach) throws IOException {
        List<PaletteOffer> offers = new ArrayList<>();
        for (Path found : LevelFolder.below(project, FileKind.PALETTE, atEach)) {
            Optional<Path> file = real(found);
            String path = file.isEmpty() ? null : ProjectPath.of(file.get(), place);
            if (path != null && !isSame(place, own, file.get())) {
                String help = "Shared: to change a tile of it changes all levels that have this palette.";
                offers.add(new PaletteOffer(Kind.FILE, file.get(), Excerpt.of(path), help));
            }
        }
        return offers;
    }

    /** Nothing for a link that leads nowhere, and for what is gone since it was found. */
    private static Optional<Path> real(Path found) {
        try {
            return Optional.of(found.toRealPath());
        } catch (IOException unreachable) {
            return Optional.empty(); // The others can still be chosen from.
        }
    }

    private static boolean isSame(Path place, String own, Path file) throws IOException {
        try {
            return own != null && ProjectRoot.resolve(place, own).equals(file);
        } catch (ProjectRoot.PathException elsewhere) {
            return false;
        }
    }
}
