package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.editor.exchange.format.ImportSource;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.editor.exchange.source.ImportReport;
import dev.ledge.editor.exchange.source.SourceMap;
import dev.ledge.engine.problem.LevelFormatException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Maps as their reader left them.
 *
 * @param context with the report of the reading
 * @param maps one a level
 * @param legend rules that the file itself has; those of the user come before them
 */
public record ReadMaps(ImportContext context, List<SourceMap> maps, List<Rule> legend) implements ImportSource {
    /** Takes copies. */
    public ReadMaps {
        maps = List.copyOf(maps);
        legend = List.copyOf(legend);
    }

    @Override
    public List<Imported> levels(ImportRequest request, Progress progress) throws LevelFormatException {
        Mapping mapping = request.mapping().withLast(legend);
        ImportReport converting = new ImportReport();
        List<Imported> levels = new ArrayList<>();
        List<Path> targets = request.targets(maps.stream().map(SourceMap::name).toList());
        for (SourceMap map : maps) {
            double done = (double) levels.size() / maps.size();
            levels.add(Converter.convert(
                    map,
                    mapping,
                    targets.get(levels.size()),
                    context.withReport(converting),
                    progress.part(done, done + 1.0 / maps.size())));
        }
        // Readers look at cells, and report what they are, no sooner than the cells are asked for.
        ImportReport all = context.report().plus(converting);
        return levels.stream().map(level -> level.withReport(all)).toList();
    }
}
