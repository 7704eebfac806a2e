package dev.ledge.editor.notice;

import java.io.File;
import java.nio.file.Path;

/** A file's name as a shell takes it for one word, so that a command that is shown can be copied. */
public final class ShellWord {
    private ShellWord() {}

    /** {@return a path, in quotes if it has anything that a shell may take for something else} */
    public static String of(Path file) {
        return of(file.toString(), File.separatorChar == '\\');
    }

    static String of(String path, boolean isWindows) {
        if (path.matches(isWindows ? "[\\p{L}\\p{N}._:/\\\\-]+" : "[\\p{L}\\p{N}._/][\\p{L}\\p{N}._/-]*")) {
            return path;
        }
        return isWindows ? '"' + path + '"' : "'" + path.replace("'", "'\\''") + "'";
    }
}
