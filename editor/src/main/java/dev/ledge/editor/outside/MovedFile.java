package dev.ledge.editor.outside;

import dev.ledge.editor.document.OnDisk;
import dev.ledge.engine.level.Palette;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Where a level's file was moved to, or what is the same.
 *
 * @param target holds the same bytes
 * @param palette that the level has there
 */
record MovedFile(Path target, Palette palette) {

    /** Looks for the bytes of a file that is gone among the levels around it; may take long. */
    static List<MovedFile> find(ComparedState gone, Function<Path, List<Path>> levelsAround) {
        List<MovedFile> same = new ArrayList<>();
        for (Path candidate : levelsAround.apply(gone.file())) {
            if (hasSize(candidate, gone.fingerprint().size())
                    && OnDisk.read(candidate) instanceof OnDisk.Readable found
                    && found.fingerprint().equals(gone.fingerprint())) {
                same.add(new MovedFile(candidate, found.level().palette()));
            }
        }
        return same;
    }

    private static boolean hasSize(Path file, long size) {
        try {
            return Files.size(file) == size;
        } catch (IOException unreadable) {
            return false;
        }
    }
}
