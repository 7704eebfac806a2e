package dev.ledge.engine.level.json;

import dev.ledge.engine.file.AtomicFile;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.json.CanonicalWriter.Layout;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes palettes in canonical form. */
public final class PaletteWriter {
    private PaletteWriter() {}

    /**
     * {@return the palette file's content}
     *
     * @param palette the palette
     */
    public static byte[] toBytes(Palette palette) {
        CanonicalWriter out = new CanonicalWriter();
        out.beginObject(Layout.LINES);
        out.field("format", FileKind.PALETTE.format()).field("version", FileKind.VERSION);
        content(ofFile(palette), out);
        return out.end().toBytes();
    }

    /**
     * {@return a palette as its own file has it: without the header that one inside a level may have kept}
     *
     * @param palette the palette
     */
    public static Palette ofFile(Palette palette) {
        Map<String, Object> unknown = new LinkedHashMap<>(palette.unknown());
        return unknown.keySet().removeAll(PaletteFields.HEADER) ? palette.withUnknown(unknown) : palette;
    }

    /**
     * Writes a palette file, whole or not at all.
     *
     * @param palette the palette
     * @param file where it goes
     * @throws IOException with the reason for people if it could not be written; an old file is then as it was
     */
    public static void write(Palette palette, Path file) throws IOException {
        AtomicFile.write(file, toBytes(palette));
    }

    /** A palette inside a level; its header, if the file gave one, is among what the palette does not know. */
    static void embedded(Palette palette, CanonicalWriter out) {
        out.beginObject(Layout.LINES);
        for (String name : PaletteFields.HEADER) {
            if (palette.unknown().containsKey(name)) {
                out.key(name).value(palette.unknown().get(name));
            }
        }
        content(ofFile(palette), out);
        out.end();
    }

    private static void content(Palette palette, CanonicalWriter out) {
        out.field("surfaces", Layout.LINES, palette.hasSurfaces() ? palette.surfaces() : null)
                .field("tiles", Layout.LINES, palette.hasTiles() ? palette.tiles() : null)
                .field("props", palette.props())
                .fields(palette.unknown());
    }
}
