package dev.ledge.editor.exchange;

import dev.ledge.editor.exchange.format.ExportException;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.engine.file.FileContent;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Excerpt;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

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
    public Set<Choice> choices() {
        return Set.of(Choice.LAYERS);
    }

    @Override
    public Map<Path, FileContent> files(Level level, Path levelFile, Options options, Path out, Progress progress)
            throws ExportException {
        List<TileLayer> tables = wanted(level, options.layers());
        Map<Path, FileContent> files = new LinkedHashMap<>();
        for (int i = tables.size() - 1; i >= 0; i--) {
            TileLayer layer = tables.get(i);
            int done = files.size();
            Progress own = progress.part((double) done / tables.size(), (done + 1.0) / tables.size());
            files.put(
                    i == 0 ? out : ExportFormat.beside(out, layer.id()),
                    stream -> CsvExport.write(level, layer, stream, own));
        }
        return files;
    }

    @Override
    public List<Path> others(Level level, Options options, Path out) throws ExportException {
        return wanted(level, options.layers()).stream()
                .skip(1)
                .map(layer -> ExportFormat.beside(out, layer.id()))
                .toList();
    }

    /** The tile layers that are asked for, at least one: the main one, then the others in the level's order. */
    private static List<TileLayer> wanted(Level level, List<String> ids) throws ExportException {
        List<TileLayer> tables = chosen(level, ids);
        TileLayer main =
                tables.stream().filter(TileLayer::isColliding).findFirst().orElse(tables.get(0));
        tables.remove(main);
        tables.add(0, main);
        return tables;
    }

    private static List<TileLayer> chosen(Level level, List<String> ids) throws ExportException {
        List<TileLayer> all = new ArrayList<>();
        for (Layer layer : level.layers()) {
            if (layer instanceof TileLayer tiles) {
                all.add(tiles);
            }
        }
        if (all.isEmpty()) {
            throw new ExportException(Code.NOTHING, "the level has no tile layer, so there are no cells to write");
        }
        if (ids == null) {
            return all;
        }
        if (ids.isEmpty()) {
            throw new ExportException("no layer is chosen, so there are no cells to write; choose one");
        }
        for (String id : ids) {
            if (all.stream().noneMatch(layer -> layer.id().equals(id))) {
                throw new ExportException("the level has no tile layer " + Excerpt.quoted(id) + "; it has "
                        + Excerpt.line(all.stream().map(TileLayer::id).collect(Collectors.joining(", "))));
            }
        }
        all.removeIf(layer -> !ids.contains(layer.id()));
        return all;
    }
}
