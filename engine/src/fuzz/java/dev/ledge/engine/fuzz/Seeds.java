package dev.ledge.engine.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The files in {@code levels/} as trees, each by itself: a level has what it needs of its palette in it, so that no
 * file is read while fuzzing.
 */
final class Seeds {
    /** Larger files are no better seeds, and slow. */
    private static final long MOST_BYTES = 8000;

    private static final int KEPT_EMPTY = 6;

    final List<Json> levels = new ArrayList<>();
    final List<Json> palettes = new ArrayList<>();
    final List<Json> runs = new ArrayList<>();

    Seeds(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted().toList()) {
                add(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(Path file) throws IOException {
        String name = file.getFileName().toString();
        if (!name.endsWith(".json") || Files.size(file) > MOST_BYTES) {
            return;
        }
        Json root = JsonParser.parse(Files.readString(file));
        if (name.endsWith(".level.json")) {
            embedPalette(root, file);
            thinOut(root);
            levels.add(root);
        } else if (name.endsWith(".palette.json")) {
            palettes.add(root);
        } else if (name.endsWith(".run.json")) {
            runs.add(root);
        }
    }

    private void embedPalette(Json level, Path file) throws IOException {
        int at = level.keys.indexOf("palette");
        if (at < 0) {
            return;
        }
        Json palette = level.children.get(at);
        if (palette.kind == Json.Kind.TEXT) {
            String path = palette.raw.substring(1, palette.raw.length() - 1);
            palette = JsonParser.parse(Files.readString(file.resolveSibling(path)));
            palette.remove(palette.keys.indexOf("format"));
            palette.remove(palette.keys.indexOf("version"));
            level.children.set(at, palette);
            prune(palette, level);
        }
        palettes.add(asFile(palette));
    }

    /** Leaves in a palette only what the level names, as edits of the rest would change nothing. */
    private static void prune(Json palette, Json level) {
        Set<String> named = new HashSet<>();
        for (Place place : Place.below(level, place -> place.value().kind == Json.Kind.TEXT)) {
            named.add(place.value().raw);
        }
        for (String map : List.of("tiles", "surfaces")) {
            Json entries = palette.get(map);
            for (int i = entries == null ? -1 : entries.children.size() - 1; i >= 0; i--) {
                if (!named.contains('"' + entries.keys.get(i) + '"')) {
                    entries.remove(i);
                }
            }
        }
    }

    /** Takes away most strips without a tile: a missing one reads as empty. */
    private static void thinOut(Json level) {
        for (Place place : Place.below(level, place -> place.context().equals("cells"))) {
            Json cells = place.value();
            for (int i = cells.children.size() - 1; i >= 0; i--) {
                if (cells.children.get(i).raw.equals("\"\"") && i % KEPT_EMPTY != 0) {
                    cells.remove(i);
                }
            }
        }
    }

    private static Json asFile(Json embedded) {
        Json palette = embedded.copy();
        palette.insert(0, "version", Json.number("1"));
        palette.insert(0, "format", Json.text("ledge-palette"));
        return palette;
    }
}
