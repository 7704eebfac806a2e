package dev.ledge.engine.level.json;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/**
 * Checks that the pictures that a file names are inside the project, and tells of those that are missing; each name
 * once.
 */
final class Pictures {
    private final Path file;
    private final Problems problems;
    private final Set<String> checked = new HashSet<>();

    /** @param file what paths are relative to, or null to take them as they are */
    Pictures(Path file, Problems problems) {
        this.file = file;
        this.problems = problems;
    }

    /** Takes what is wrong with a picture. */
    @FunctionalInterface
    interface Report {
        void add(Severity severity, Code code, String message);
    }

    /** The path in a node, or null. */
    String src(LocatedNode node) {
        String src = Values.text(node, problems);
        if (src != null) {
            check(
                    src,
                    node.describe(),
                    (severity, code, message) ->
                            problems.add(severity, node.source(), node.offset(), node.pointer(), code, message));
        }
        return src;
    }

    /** Checks a path, which messages show as given. */
    void check(String src, String shown, Report report) {
        if (file == null || !checked.add(src)) {
            return;
        }
        try {
            if (!Files.isRegularFile(ProjectRoot.resolve(file, src))) {
                report.add(
                        Severity.WARNING,
                        Code.MISSING_IMAGE,
                        "there is no picture " + shown + " beside this file; put it there or mend the path");
            }
        } catch (ProjectRoot.PathException e) {
            report.add(Severity.ERROR, e.code(), e.getMessage());
        } catch (IOException e) {
            report.add(
                    Severity.ERROR,
                    Code.UNREADABLE,
                    "the picture " + shown + " cannot be looked for: " + IoReason.reading(e, file));
        }
    }
}
