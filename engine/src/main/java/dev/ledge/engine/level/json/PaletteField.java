package dev.ledge.engine.level.json;

import dev.ledge.engine.level.Palette;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The palette of a level: in a file of its own, part of the level, or none.
 *
 * @param path as the level gives it, or null
 * @param palette null if there is none or it cannot be used
 * @param isNewer true if its file was made by a newer version of Ledge
 * @param isBroken true if there is one that cannot be used: nothing can be said of the names of tiles then
 */
record PaletteField(String path, Palette palette, boolean isNewer, boolean isBroken) {

    /** What a palette inside a level may have of a palette file's header. */
    static final List<String> HEADER = List.of("format", "version");

    private static final PaletteField BROKEN = new PaletteField(null, null, false, true);

    static PaletteField read(LocatedNode node, Path level, Problems problems) throws LevelFormatException {
        if (node == null) {
            return new PaletteField(null, null, false, false);
        }
        if (node.is(LocatedNode.Kind.OBJECT)) {
            return embedded(Fields.of(node, problems), level, problems);
        }
        if (!node.is(LocatedNode.Kind.STRING)) {
            problems.error(
                    node,
                    Code.WRONG_TYPE,
                    "\"palette\" must be the path of a palette file or the palette itself, not " + node.describe());
            return BROKEN;
        }
        return file(node, level, problems);
    }

    /** A palette whose file is not looked at, be it there or not: nothing is said of the names of tiles. */
    static PaletteField detached(LocatedNode node, Path level, Problems problems) throws LevelFormatException {
        if (node != null && node.is(LocatedNode.Kind.STRING)) {
            return new PaletteField(node.text(), null, false, true);
        }
        PaletteField read = read(node, level, problems);
        return new PaletteField(read.path, read.palette, read.isNewer, true);
    }

    /** A palette inside a level may have the header of a palette file, and keeps it. */
    private static PaletteField embedded(Fields fields, Path level, Problems problems) throws LevelFormatException {
        Map<String, Object> header = new LinkedHashMap<>();
        LocatedNode format = fields.node("format");
        if (format != null && Header.isFormat(format, FileKind.PALETTE, problems)) {
            header.put("format", format.text());
        }
        Integer version = Header.version(fields.node("version"), FileKind.PALETTE, problems);
        if (version != null) {
            header.put("version", version);
        }
        Palette palette = new PaletteReader(level, problems).palette(fields);
        if (!header.isEmpty()) {
            header.putAll(palette.unknown());
            palette = palette.withUnknown(header);
        }
        return new PaletteField(null, palette, version != null && version > FileKind.VERSION, false);
    }

    private static PaletteField file(LocatedNode node, Path level, Problems problems) {
        try {
            Path target = ProjectRoot.resolve(level, node.text());
            if (!Files.isRegularFile(target)) {
                problems.error(
                        node,
                        Code.MISSING_PALETTE,
                        "there is no palette file " + node.describe() + " (looked for " + Excerpt.path(target)
                                + "); put it there or mend the path");
                return BROKEN;
            }
            Path shown = level.resolveSibling(node.text()).normalize();
            Loaded<Palette> loaded = PaletteReader.read(JsonSource.read(target, shown.toString()), target);
            loaded.warnings().forEach(problems::add);
            return new PaletteField(node.text(), loaded.value(), loaded.readOnly(), false);
        } catch (ProjectRoot.PathException e) {
            problems.error(node, e.code(), e.getMessage());
        } catch (LevelFormatException e) {
            e.problems().forEach(problems::add);
        } catch (IOException e) {
            problems.error(
                    node,
                    Code.UNREADABLE,
                    "the palette " + node.describe() + " cannot be read: " + IoReason.reading(e, level));
        }
        return BROKEN;
    }
}
