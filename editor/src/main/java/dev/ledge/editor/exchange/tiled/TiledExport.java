package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.carry.AtlasFile;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.exchange.progress.Steps;
import dev.ledge.engine.file.FileContent;
import dev.ledge.engine.level.Level;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** A map of Tiled's, with a picture of the tiles beside it. */
abstract class TiledExport implements ExportFormat {
    @Override
    public final Map<Path, FileContent> files(
            Level level, Path levelFile, Options options, Path out, Progress progress) {
        TiledWriter writer = new TiledWriter(level);
        AtlasFile picture = AtlasFile.of(writer.atlas(), level, levelFile, out, progress.part(0, 0.1));
        Map<Path, FileContent> files = new LinkedHashMap<>();
        Steps steps = new Steps(writer.steps(), progress.part(0.1, 1));
        files.put(picture.file(), stream -> stream.write(picture.content()));
        files.put(out, stream -> write(writer.map(picture.name(), steps), stream, steps));
        return files;
    }

    /** Writes the map; counts a step for each cell. */
    abstract void write(JsonNode map, OutputStream out, Steps steps) throws IOException;
}
