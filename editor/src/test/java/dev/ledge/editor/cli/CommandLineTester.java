package dev.ledge.editor.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Runs the whole command line in a folder of a test, and keeps what it said. */
final class CommandLineTester {
    private final Path folder;
    private String out = "";
    private String err = "";

    CommandLineTester(Path folder) {
        this.folder = folder;
    }

    /** A file in the folder. */
    Path file(String name, String content) {
        try {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            return Files.writeString(file, content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Runs {@code ledge} with these arguments; returns the exit code. */
    int ledge(Object... args) {
        return ledgeInto(null, args);
    }

    /** The same with standard output going elsewhere, null to keep it. */
    int ledgeInto(OutputStream elsewhere, Object... args) {
        return ledge(
                elsewhere,
                file -> {
                    throw new AssertionError("the editor was opened");
                },
                args);
    }

    /** Runs {@code ledge} with something in the editor's place. */
    int ledgeWith(EditorLauncher editor, Object... args) {
        return ledge(null, editor, args);
    }

    private int ledge(OutputStream elsewhere, EditorLauncher editor, Object... args) {
        PrintStream oldOut = System.out;
        PrintStream oldErr = System.err;
        ByteArrayOutputStream newOut = new ByteArrayOutputStream();
        ByteArrayOutputStream newErr = new ByteArrayOutputStream();
        System.setOut(new PrintStream(elsewhere == null ? newOut : elsewhere, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(newErr, true, StandardCharsets.UTF_8));
        try {
            return LedgeCommand.run(
                    editor, Arrays.stream(args).map(Object::toString).toArray(String[]::new));
        } finally {
            System.setOut(oldOut);
            System.setErr(oldErr);
            out = newOut.toString(StandardCharsets.UTF_8);
            err = newErr.toString(StandardCharsets.UTF_8);
        }
    }

    List<String> out() {
        return out.lines().toList();
    }

    List<String> err() {
        return err.lines().toList();
    }
}
