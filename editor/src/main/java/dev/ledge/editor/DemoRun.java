package dev.ledge.editor;

import dev.ledge.editor.preview.InputSource;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.level.json.LevelFormatException;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The run that is shown of a level which nobody plays yet: the one that lies beside it and has its name. */
final class DemoRun {
    private DemoRun() {}

    /** The run as input, empty if there is none or it cannot be read. */
    static Optional<InputSource> of(Path level) {
        String name = level.getFileName().toString();
        String suffix = FileKind.LEVEL.suffix();
        if (!name.endsWith(suffix)) {
            return Optional.empty();
        }
        Path file = level.resolveSibling(name.substring(0, name.length() - suffix.length()) + FileKind.RUN.suffix());
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(source(RunReader.read(file).value()));
        } catch (LevelFormatException unreadable) {
            return Optional.empty(); // `ledge check` tells why; the level is played without it.
        }
    }

    private static InputSource source(Run run) {
        InputTrack input = run.effectiveInput();
        return new InputSource() {
            @Override
            public int buttons(long tick) {
                return input.buttonsAt(tick);
            }

            @Override
            public long ticks() {
                return run.effectiveTicks();
            }
        };
    }
}
