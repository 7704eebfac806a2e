package dev.ledge.editor.document;

import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.TileImage;
import dev.ledge.engine.level.TileType;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** The pictures of tiles, whose paths begin at the file that the tiles are in. */
public final class PalettePictures {
    private PalettePictures() {}

    /**
     * A palette with the paths of its pictures as they are from another file.
     *
     * @param from the file that the palette is part of, whether it exists or not
     * @throws IOException with a message for people if one cannot be reached from there
     */
    public static Palette moved(Palette palette, Path from, Path to) throws IOException {
        Map<String, TileType> tiles = new LinkedHashMap<>();
        for (TileType type : palette.tiles().values()) {
            TileImage image = type.image();
            String src = image == null ? null : Relocation.path(image.src(), from, to);
            if (image != null && src == null) {
                throw new IOException("the picture " + image.src() + " of tile " + type.name()
                        + " could not be reached from there; choose a folder in the project that can reach it");
            }
            tiles.put(
                    type.name(),
                    image == null
                            ? type
                            : type.withImage(new TileImage(src, image.at(), image.size(), image.unknown())));
        }
        return palette.hasTiles()
                ? new Palette(
                        palette.hasSurfaces() ? palette.surfaces() : null, tiles, palette.props(), palette.unknown())
                : palette;
    }
}
