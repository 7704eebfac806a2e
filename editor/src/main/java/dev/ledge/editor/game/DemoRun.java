package dev.ledge.editor.game;

import dev.ledge.editor.preview.InputSource;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.run.Expectation;
import dev.ledge.engine.run.Fact;
import dev.ledge.engine.run.Matcher;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.world.type.EventType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The run that is shown of a level before it is played: one beside it whose name begins with the level's, the first
 * that wins if there is one ({@code demo-win.run.json} for {@code demo.level.json}).
 */
final class DemoRun {
    /** No more runs than this are read. */
    private static final int MOST = 40;

    private DemoRun() {}

    /** The run as input, empty if there is none or it cannot be read. */
    static Optional<InputSource> of(Path level) {
        String name = level.getFileName().toString();
        String suffix = FileKind.LEVEL.suffix();
        if (!name.endsWith(suffix)) {
            return Optional.empty();
        }
        Run first = null;
        for (Path file : runsBeside(level, name.substring(0, name.length() - suffix.length()))) {
            Run run = runOf(level, file);
            if (run != null && wins(run)) {
                return Optional.of(InputSource.of(run));
            }
            first = first == null ? run : first;
        }
        return Optional.ofNullable(first).map(InputSource::of);
    }

    private static List<Path> runsBeside(Path level, String name) {
        Path folder = level.toAbsolutePath().getParent();
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> isRun(file.getFileName().toString(), name))
                    .sorted()
                    .limit(MOST)
                    .toList();
        } catch (IOException unlistable) {
            return List.of(); // The level is played without a run.
        }
    }

    private static boolean isRun(String file, String level) {
        return file.equals(level + FileKind.RUN.suffix())
                || file.startsWith(level + '-') && file.endsWith(FileKind.RUN.suffix());
    }

    /** The run in a file if it is one of that level, else null. */
    private static Run runOf(Path level, Path file) {
        try {
            Run run = RunReader.read(file).value();
            return Files.isSameFile(RunReader.levelOf(run, file), level) ? run : null;
        } catch (LevelFormatException | IOException unreadable) {
            return null; // `ledge check` reports why; the level is played without it.
        }
    }

    private static boolean wins(Run run) {
        return run.effectiveExpect().stream().anyMatch(DemoRun::isWin);
    }

    private static boolean isWin(Expectation expectation) {
        if (expectation instanceof Expectation.Happens happens) {
            return happens.type() == EventType.WON && happens.effectiveCount().min() > 0;
        }
        Matcher won =
                expectation instanceof Expectation.State state ? state.facts().get(Fact.WON) : null;
        return won != null && won.accepts(true);
    }
}
