package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.After;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The fields of a palette, in a file of its own or in a level; a field is null if it is missing or wrong. */
record PaletteFields(
        @Header.Of(FileKind.PALETTE) String format,
        @Header.Of(FileKind.PALETTE) Integer version,
        Map<String, Surface> surfaces,
        @After("surfaces") Map<String, TileType> tiles,
        Map<String, Object> props,
        Map<String, Object> unknown) {

    /** What a palette inside a level may have of a palette file's header. */
    static final List<String> HEADER = List.of("format", "version");

    boolean isNewer() {
        return version != null && version > FileKind.VERSION;
    }

    Palette palette() {
        return new Palette(surfaces, tiles, props, unknown);
    }

    /** The palette of a level, which may have the header of a palette file, and keeps it. */
    Palette embedded() {
        Map<String, Object> kept = new LinkedHashMap<>();
        if (format != null) {
            kept.put("format", format);
        }
        if (version != null) {
            kept.put("version", version);
        }
        kept.putAll(unknown);
        return palette().withUnknown(kept);
    }
}
