package dev.ledge.editor.outside;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.OnDisk;
import dev.ledge.editor.file.Fingerprint;
import dev.ledge.editor.render.TileImages;
import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/**
 * What a document was when it began to be compared with the disk.
 *
 * @param file of the level, null if it was never saved
 * @param place what the level's paths are relative to, or null
 * @param fingerprint what the file held as far as the document knew
 * @param level as it was shown, without the gesture under way
 * @param palette as its file held it, as far as the document knew
 */
record ComparedState(Document document, Path file, Path place, Fingerprint fingerprint, Level level, Palette palette) {

    /** For the document's thread. */
    static ComparedState at(Document document) {
        return new ComparedState(
                document,
                document.file(),
                document.place(),
                document.fingerprint(),
                document.committed(),
                document.knownPalette());
    }

    /** Looks at the disk; for any thread. */
    Findings look(TileImages images) {
        return new Findings(this, levelOnDisk(), PaletteOnDisk.of(place, level, palette), images.refresh());
    }

    /** Null if the file holds what the document knows. */
    private OnDisk levelOnDisk() {
        if (file == null || Fingerprint.of(file).equals(fingerprint)) {
            return null;
        }
        OnDisk now = OnDisk.read(file);
        return now.fingerprint().equals(fingerprint) ? null : now;
    }

    /** What is to be watched: the level, its palette and its pictures. */
    Set<Path> files(TileImages images) {
        Set<Path> files = new HashSet<>(images.files());
        if (file != null) {
            files.add(file);
        }
        if (place != null && level.palettePath() != null) {
            try {
                files.add(ProjectRoot.resolve(place, level.palettePath()));
            } catch (IOException | ProjectRoot.PathException unreachable) {
                return files; // Then it could not be read in the first place.
            }
        }
        return files;
    }
}
