package dev.ledge.editor.exchange.format;

import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.exchange.source.SourceMap;
import dev.ledge.engine.problem.LevelFormatException;
import java.util.List;

/**
 * What was read of a file: levels can be made of it again and again, as their mapping changes. For one thread at a
 * time.
 */
public interface ImportSource {
    /** {@return the maps of the file, one a level; none where a mapping has no say in what becomes of them} */
    List<SourceMap> maps();

    /**
     * Makes the levels.
     *
     * @param request what is to become of the maps
     * @param progress gets how far it is
     * @return at least one level, nothing of which is on the disk yet, each with a report that is not shared with an
     *     earlier call
     * @throws LevelFormatException if there cannot be such levels
     */
    List<Imported> levels(ImportRequest request, Progress progress) throws LevelFormatException;
}
