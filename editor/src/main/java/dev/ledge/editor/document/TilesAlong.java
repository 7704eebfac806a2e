package dev.ledge.editor.document;

import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileImage;
import dev.ledge.engine.level.TileType;
import java.io.IOException;
import java.nio.file.Path;

/**
 * What a level names of its palette, to come along where some of it is pasted: the palette of the other level may have
 * no tile or surface of that name.
 */
public final class TilesAlong {
    public static final TilesAlong NONE = new TilesAlong(Palette.EMPTY, null);

    private final Palette palette;
    private final Path named;

    private TilesAlong(Palette palette, Path named) {
        this.palette = palette;
        this.named = named;
    }

    /** Those of a document as it is now. */
    public static TilesAlong of(Document document) {
        return new TilesAlong(document.level().palette(), named(document));
    }

    /** The file in which a document's tiles are named, which the paths of their pictures begin at; null for none. */
    private static Path named(Document document) {
        Path level = document.place();
        String palette = document.level().palettePath();
        try {
            return level == null || palette == null ? level : ProjectRoot.resolve(level, palette);
        } catch (IOException | ProjectRoot.PathException unreachable) {
            return null;
        }
    }

    /**
     * The level of a document with what it lacks for something that is pasted; without what cannot come along, as its
     * picture cannot be reached from there.
     */
    public Level into(Document document, Clipboard pasted) {
        Level level = document.level();
        Palette all = level.palette();
        for (String name : pasted.tiles()) {
            TileType type = all.tiles().containsKey(name)
                    ? null
                    : pictured(palette.tiles().get(name), document);
            if (type != null) {
                all = withSurface(all.withTile(type), type.surface());
            }
        }
        for (String surface : pasted.surfaces()) {
            all = withSurface(all, surface);
        }
        return all == level.palette()
                ? level
                : level.toBuilder().palette(level.palettePath(), all).build();
    }

    private Palette withSurface(Palette other, String name) {
        Surface surface = name == null || other.hasSurface(name)
                ? null
                : palette.surfaces().get(name);
        return surface == null ? other : other.withSurface(name, surface);
    }

    /** A tile with the path of its picture as it is there; null if that cannot be reached. */
    private TileType pictured(TileType type, Document there) {
        TileImage image = type == null ? null : type.image();
        if (image == null) {
            return type;
        }
        Path to = named(there);
        try {
            String src = named == null || to == null ? null : Relocation.path(image.src(), named, to);
            return src == null ? null : type.withImage(new TileImage(src, image.at(), image.size(), image.unknown()));
        } catch (IOException unreachable) {
            return null;
        }
    }
}
