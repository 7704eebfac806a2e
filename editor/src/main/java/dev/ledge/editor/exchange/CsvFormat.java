package dev.ledge.editor.exchange;

import dev.ledge.editor.exchange.format.ExportException;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.json.Code;
import dev.ledge.engine.level.json.Excerpt;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Tables of cells. Of several tile layers, the table of the first that collides (else the first) goes into the file
 * that is asked for, and that of each other into a file beside it with the layer's id before the suffix:
 * {@code out.back.csv}.
 */
final class CsvFormat implements ExportFormat {
    @Override
    public String id() {
        return "csv";
    }

    @Override
    public String label() {
        return "tables of cells (csv)";
    }

    @Override
    public String about() {
        return "the cells, a table a tile layer";
    }

    @Override
    public Map<Path, byte[]> files(Level level, Path levelFile, Options options, Path out) throws ExportException {
        return tables(level, options.layer(), out);
    }

    private static Map<Path, byte[]> tables(Level level, String layer, Path out) throws ExportException {
        Map<String, byte[]> tables = CsvExport.toBytes(level);
        if (tables.isEmpty()) {
            throw new ExportException(Code.NOTHING, "the level has no tile layer, so there are no cells to write");
        }
        if (layer != null) {
            if (!tables.containsKey(layer)) {
                throw new ExportException("the level has no tile layer " + Excerpt.quoted(layer) + "; it has "
                        + Excerpt.line(String.join(", ", tables.keySet())));
            }
            return Map.of(out, tables.get(layer));
        }
        Map<Path, byte[]> files = new LinkedHashMap<>();
        String main = mainLayer(level);
        files.put(out, tables.remove(main));
        tables.forEach((id, content) -> files.put(ExportFormat.beside(out, id), content));
        return files;
    }

    private static String mainLayer(Level level) {
        String first = null;
        for (Layer layer : level.layers()) {
            if (layer instanceof TileLayer tiles) {
                if (tiles.isColliding()) {
                    return layer.id();
                }
                first = first == null ? layer.id() : first;
            }
        }
        return first;
    }
}
