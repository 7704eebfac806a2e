package dev.ledge.editor.exchange;

import dev.ledge.editor.exchange.format.ExportException;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.engine.file.FileContent;
import dev.ledge.engine.level.Level;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

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
    public Set<Choice> choices() {
        return EnumSet.allOf(Choice.class);
    }

    @Override
    public Map<Path, FileContent> files(Level level, Path levelFile, Options options, Path out, Progress progress)
            throws ExportException {
        PngExport picture = new PngExport(level, levelFile, options.scale(), options.layers(), options.hasObjects());
        return Map.of(out, stream -> picture.write(stream, progress));
    }
}
