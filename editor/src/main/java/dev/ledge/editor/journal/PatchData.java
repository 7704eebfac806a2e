package dev.ledge.editor.journal;

import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.level.json.PaletteWriter;
import dev.ledge.engine.problem.LevelFormatException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A {@link Patch} as it stands in a journal: changed parts in the format of level files, which every later version
 * reads; cells as numbers.
 *
 * @param before the changed parts as they were, a level file; null if nothing but cells changed
 * @param after the changed parts as they are
 * @param header true if the level's own fields changed
 * @param order ids of the layers before and after, or null
 * @param tiles names and flips of the placed tiles that cells count from 1 on; 0 is empty
 * @param cells by layer: column, row, length, tile before, tile after, and so on
 * @param paletteBefore the content of the palette's file as it was, where that changed; a level file only names it
 * @param paletteAfter the content of the palette's file as it is, or null
 */
record PatchData(
        String before,
        String after,
        boolean header,
        List<List<String>> order,
        List<List<String>> tiles,
        Map<String, int[]> cells,
        String paletteBefore,
        String paletteAfter) {
    private static final Path NAME = Path.of("journal");
    private static final int NUMBERS = 5;
    private static final String FLIPS = "hvd";

    static PatchData of(Patch patch) {
        Map<TileRef, Integer> indices = new LinkedHashMap<>();
        Map<String, int[]> cells = new LinkedHashMap<>();
        patch.cells().forEach((layer, spans) -> cells.put(layer, numbers(spans, indices)));
        List<List<String>> tiles = new ArrayList<>();
        indices.keySet().forEach(ref -> tiles.add(List.of(ref.tile(), ref.flip().json())));
        boolean cellsAlone = !patch.hasHeader()
                && patch.before().layers().isEmpty()
                && patch.after().layers().isEmpty()
                && patch.before().objects().isEmpty()
                && patch.after().objects().isEmpty();
        return new PatchData(
                cellsAlone ? null : text(patch.before()),
                cellsAlone ? null : text(patch.after()),
                patch.hasHeader(),
                patch.order().isEmpty() ? null : patch.order(),
                tiles,
                cells,
                palette(patch.before()),
                palette(patch.after()));
    }

    /** The content of the file that a level's palette is in, null if it is in none or has not changed. */
    private static String palette(Level level) {
        return level.palettePath() == null || !level.hasPalette()
                ? null
                : new String(PaletteWriter.toBytes(level.palette()), StandardCharsets.UTF_8);
    }

    /** Without the palette if that cannot be read here: its file still has one. */
    private static Level withPalette(Level level, String palette) {
        if (palette == null) {
            return level;
        }
        try {
            Palette read = PaletteReader.read(palette, NAME).value();
            return level.toBuilder().palette(level.palettePath(), read).build();
        } catch (LevelFormatException unreadable) {
            return level;
        }
    }

    private static int[] numbers(List<CellSpan> spans, Map<TileRef, Integer> indices) {
        int[] numbers = new int[spans.size() * NUMBERS];
        int i = 0;
        for (CellSpan span : spans) {
            numbers[i++] = span.column();
            numbers[i++] = span.row();
            numbers[i++] = span.length();
            numbers[i++] = index(span.before(), indices);
            numbers[i++] = index(span.after(), indices);
        }
        return numbers;
    }

    private static int index(TileRef ref, Map<TileRef, Integer> indices) {
        return ref == null ? 0 : indices.computeIfAbsent(ref, key -> indices.size() + 1);
    }

    static String text(Level level) {
        return new String(LevelWriter.toBytes(level), StandardCharsets.UTF_8);
    }

    static Level level(String text) throws LevelFormatException {
        return LevelReader.readDetached(text, NAME).value();
    }

    /**
     * The patch again.
     *
     * @throws LevelFormatException if a part of it is no level
     * @throws IllegalArgumentException if the cells make no sense
     */
    Patch patch() throws LevelFormatException {
        Level nothing = new LevelBuilder().size(1, 1).build();
        List<TileRef> refs = new ArrayList<>();
        refs.add(null);
        for (List<String> tile : tiles == null ? List.<List<String>>of() : tiles) {
            refs.add(new TileRef(tile.get(0), flip(tile.get(1))));
        }
        Map<String, List<CellSpan>> spans = new LinkedHashMap<>();
        if (cells != null) {
            for (Map.Entry<String, int[]> entry : cells.entrySet()) {
                spans.put(entry.getKey(), spans(entry.getValue(), refs));
            }
        }
        return new Patch(
                before == null ? nothing : withPalette(level(before), paletteBefore),
                after == null ? nothing : withPalette(level(after), paletteAfter),
                header,
                order == null ? List.of() : order,
                spans);
    }

    private static List<CellSpan> spans(int[] numbers, List<TileRef> refs) {
        if (numbers.length % NUMBERS != 0) {
            throw new IllegalArgumentException("cells come in groups of " + NUMBERS + " numbers");
        }
        List<CellSpan> spans = new ArrayList<>();
        for (int i = 0; i < numbers.length; i += NUMBERS) {
            spans.add(new CellSpan(
                    numbers[i], numbers[i + 1], numbers[i + 2], refs.get(numbers[i + 3]), refs.get(numbers[i + 4])));
        }
        return spans;
    }

    private static Flip flip(String letters) {
        int bits = 0;
        for (int i = 0; i < letters.length(); i++) {
            int bit = FLIPS.indexOf(letters.charAt(i));
            if (bit < 0) {
                throw new IllegalArgumentException("no flip: " + letters);
            }
            bits |= 1 << bit;
        }
        return new Flip(bits);
    }
}
