package dev.ledge.editor.document;

import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.json.LevelWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Saves a level to another folder: paths in it are relative to its file, and have to lead to the same files from there.
 */
final class Relocation {
    private final Path from;
    private final Path to;
    /** True for a level that is not written: what cannot be reached stays as it is. */
    private final boolean isLenient;

    private Relocation(Path from, Path to, boolean isLenient) {
        this.from = from;
        this.to = to;
        this.isLenient = isLenient;
    }

    /**
     * The level with its paths as they are from another file. A palette that cannot be reached from there becomes part
     * of the level.
     *
     * @param from the level's file, or null if it has none: paths are then left alone
     * @throws IOException with a message for people if a picture cannot be reached from there
     */
    static Level relocated(Level level, Path from, Path to) throws IOException {
        return relocated(level, from, to, false);
    }

    /**
     * The same of a level that is not written now, as one that undo goes back to: a picture that cannot be reached from
     * there keeps its path, and is missing there once the level is shown again.
     */
    static Level remembered(Level level, Path from, Path to) throws IOException {
        return relocated(level, from, to, true);
    }

    /** The same of all that undo goes back to. */
    static List<Level> remembered(List<Level> levels, Path from, Path to) throws IOException {
        List<Level> all = new ArrayList<>();
        for (Level level : levels) {
            all.add(remembered(level, from, to));
        }
        return all;
    }

    /**
     * A level as its file will hold it, symbols of new tiles included: they must not change with the next save.
     *
     * @throws IOException with a message for people if it cannot be written there
     */
    static Level written(Level level, Path from, Path to) throws IOException {
        try {
            return LevelWriter.withLegends(relocated(level, from, to));
        } catch (IllegalStateException e) {
            throw new IOException("cannot save " + to + ": " + e.getMessage(), e);
        }
    }

    private static Level relocated(Level level, Path from, Path to, boolean isLenient) throws IOException {
        if (from == null || sameFolder(from, to)) {
            return level;
        }
        Relocation relocation = new Relocation(from, to, isLenient);
        return relocation.palette(relocation.images(level));
    }

    private static boolean sameFolder(Path a, Path b) {
        return a.toAbsolutePath()
                .normalize()
                .getParent()
                .equals(b.toAbsolutePath().normalize().getParent());
    }

    private Level images(Level level) throws IOException {
        List<Layer> layers = new ArrayList<>();
        boolean changed = false;
        for (Layer layer : level.layers()) {
            if (layer instanceof ImageLayer image && image.src() != null) {
                String src = path(image.src());
                if (src == null && isLenient) {
                    layers.add(layer);
                    continue;
                }
                if (src == null) {
                    throw outside("the picture " + image.src() + " of layer " + image.label());
                }
                layers.add(new ImageLayer(image.common(), src, image.repeat()));
                changed = true;
            } else {
                layers.add(layer);
            }
        }
        return changed ? level.toBuilder().layers(layers).build() : level;
    }

    private Level palette(Level level) throws IOException {
        if (level.palettePath() == null) {
            requireNoPictures(level);
            return level;
        }
        String path = path(level.palettePath());
        if (path == null) {
            requireNoPictures(level);
        }
        return level.toBuilder().palette(path, level.palette()).build();
    }

    /** The pictures of a palette that is part of the level would be looked for beside the new file. */
    private void requireNoPictures(Level level) throws IOException {
        for (TileType type : level.palette().tiles().values()) {
            if (type.image() != null && !isLenient) {
                throw outside("the picture " + type.image().src() + " of tile " + type.name());
            }
        }
    }

    private IOException outside(String what) {
        return new IOException("cannot save " + to + ": " + what
                + " could not be reached from there; save inside the project, or copy its files there first");
    }

    private String path(String old) throws IOException {
        return path(old, from, to);
    }

    /** A path from one file as it is from another; null if it may not be followed from there. */
    static String path(String old, Path from, Path to) throws IOException {
        if (sameFolder(from, to)) {
            return old;
        }
        try {
            return ProjectPath.of(ProjectRoot.resolve(from, old), to);
        } catch (ProjectRoot.PathException unreachable) {
            return null; // The caller says so.
        }
    }
}
