package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.editor.exchange.format.ImportSource;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.exchange.source.SourceMap;
import dev.ledge.engine.problem.LevelFormatException;
import java.util.List;

/**
 * A file that Ledge wrote: its levels come back as they were, and a mapping has no say.
 *
 * @param reader makes the levels
 */
public record OwnLevels(Reader reader) implements ImportSource {
    /** Makes levels of what was carried along. */
    @FunctionalInterface
    public interface Reader {
        /**
         * {@return the levels}
         *
         * @param request where they go
         * @throws LevelFormatException if what was carried along cannot be read any more
         */
        List<Imported> levels(ImportRequest request) throws LevelFormatException;
    }

    @Override
    public List<SourceMap> maps() {
        return List.of();
    }

    @Override
    public List<Imported> levels(ImportRequest request, Progress progress) throws LevelFormatException {
        progress.at(0);
        List<Imported> levels = reader.levels(request);
        progress.at(1);
        return levels;
    }
}
