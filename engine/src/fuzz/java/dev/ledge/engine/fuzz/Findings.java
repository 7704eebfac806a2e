package dev.ledge.engine.fuzz;

import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Keeps inputs that broke an invariant, one of each kind, as files that can be tried again: the input, the buttons as a
 * run, and what was seen.
 */
final class Findings {
    private final Path folder;
    private final String suffix;

    Findings(Path folder, String suffix) {
        this.folder = folder;
        this.suffix = suffix;
    }

    /** {@return true for the first failure of its kind} */
    boolean isNew(Throwable seen) {
        return !Files.exists(folder.resolve(name(Signature.of(seen)) + ".txt"));
    }

    private static String name(String signature) {
        return String.format("%08x", signature.hashCode());
    }

    void save(byte[] content, InputTrack buttons, Throwable seen) {
        StringWriter trace = new StringWriter();
        seen.printStackTrace(new PrintWriter(trace));
        save(name(Signature.of(seen)), content, buttons, trace.toString());
    }

    void save(String name, byte[] content, InputTrack buttons, String seen) {
        try {
            Files.createDirectories(folder);
            Files.write(folder.resolve(name + suffix), content);
            Files.writeString(folder.resolve(name + ".txt"), seen);
            if (!buttons.changes().isEmpty()) {
                RunWriter.write(Run.IDLE.withInput(buttons), folder.resolve(name + ".input.run.json"));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
