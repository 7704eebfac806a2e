package dev.ledge.editor.document;

import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.ProjectRoot;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Changes a level's own paths when its file moves to another folder. */
final class Relocation {
    private Relocation() {}

    /**
     * The level with paths that lead from {@code target} to where they led from {@code place}. A palette that would lie outside the target's project
     * becomes a part of the level.
     *
     * @param place what the paths are relative to now, or null if nothing is known of it
     * @throws IOException if the file system cannot tell
     */
    static Level of(Level level, Path place, Path target) throws IOException {
        Path from = place == null ? null : folder(place);
        Path to = folder(target);
        if (from == null || from.equals(to)) {
            return level;
        }
        Level.Builder moved = level.toBuilder();
        if (level.palettePath() != null) {
            Path palette = from.resolve(level.palettePath()).normalize();
            boolean inside = palette.startsWith(ProjectRoot.of(target));
            moved.palette(inside ? relative(to, palette) : null, level.palette());
        }
        List<Layer> layers = new ArrayList<>();
        for (Layer layer : level.layers()) {
            layers.add(
                    layer instanceof ImageLayer image && image.src() != null
                            ? new ImageLayer(
                                    image.common(),
                                    relative(to, from.resolve(image.src()).normalize()),
                                    image.repeat())
                            : layer);
        }
        return moved.layers(layers).build();
    }

    private static Path folder(Path file) throws IOException {
        Path folder = file.toAbsolutePath().normalize().getParent();
        return folder.toFile().exists() ? folder.toRealPath() : folder;
    }

    private static String relative(Path folder, Path file) {
        return folder.relativize(file).toString().replace(File.separatorChar, '/');
    }
}
