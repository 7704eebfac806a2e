package dev.ledge.editor.exchange;

import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.json.AtomicFile;
import dev.ledge.engine.level.json.Code;
import dev.ledge.engine.level.json.Excerpt;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes a level for other programs into files. */
public final class LevelExport {
    private LevelExport() {}

    /**
     * What is to be exported, and how.
     *
     * @param format must be available
     * @param scale picture pixels a level pixel, for a picture
     * @param layer id of the one tile layer to export, for tables; null means all
     */
    public record Options(ExportFormat format, double scale, String layer) {

        /** Everything, at its own size. */
        public static Options of(ExportFormat format) {
            return new Options(format, 1, null);
        }
    }

    /**
     * Writes a level. Of several tile layers, the table of the first that collides (else the first) goes into
     * {@code out}, and that of each other into a file beside it with the layer's id before the suffix:
     * {@code out.back.csv}.
     *
     * @param levelFile where the level's paths start, or null
     * @return the files that were written, {@code out} first
     * @throws ExportException if the level cannot be exported so
     * @throws IOException if a file cannot be written; files written before stay
     */
    public static List<Path> write(Level level, Path levelFile, Options options, Path out)
            throws ExportException, IOException {
        Map<Path, byte[]> files = switch (options.format()) {
            case PNG -> Map.of(out, PngExport.toBytes(level, levelFile, options.scale()));
            case CSV -> tables(level, options.layer(), out);
            case TMJ, TMX, LDTK ->
                throw new ExportException("exporting to "
                        + options.format().id() + " is not available in this version; choose one of "
                        + ExportFormat.available());
        };
        for (Map.Entry<Path, byte[]> file : files.entrySet()) {
            AtomicFile.write(file.getKey(), file.getValue());
        }
        return new ArrayList<>(files.keySet());
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
        tables.forEach((id, content) -> files.put(beside(out, id), content));
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

    /** {@code out.csv} and {@code back} make {@code out.back.csv}. */
    private static Path beside(Path out, String id) {
        String name = out.getFileName().toString();
        int dot = name.lastIndexOf('.');
        String with = dot <= 0 ? name + '.' + id : name.substring(0, dot) + '.' + id + name.substring(dot);
        return out.resolveSibling(with);
    }
}
