package dev.ledge.editor.exchange;

import dev.ledge.editor.exchange.format.ExportException;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.engine.level.Level;
import java.nio.file.Path;
import java.util.Map;

/** The whole level as a picture. */
final class PngFormat implements ExportFormat {
    @Override
    public String id() {
        return "png";
    }

    @Override
    public String label() {
        return "picture (png)";
    }

    @Override
    public String about() {
        return "the whole level as a picture";
    }

    @Override
    public Map<Path, byte[]> files(Level level, Path levelFile, Options options, Path out) throws ExportException {
        return Map.of(out, PngExport.toBytes(level, levelFile, options.scale()));
    }
}
