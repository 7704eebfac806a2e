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

    /** The path in a node, or null. */
    String src(LocatedNode node) {
        String src = Values.text(node, problems);
        if (src != null && file != null && checked.add(src)) {
            check(node, src);
        }
        return src;
    }

    private void check(LocatedNode node, String src) {
        try {
            if (!Files.isRegularFile(ProjectRoot.resolve(file, src))) {
                problems.warning(
                        node,
                        Code.MISSING_IMAGE,
                        "there is no picture " + node.describe() + " beside this file; put it there or mend the path");
            }
        } catch (ProjectRoot.PathException e) {
            problems.error(node, e.code(), e.getMessage());
        } catch (IOException e) {
            problems.error(
                    node,
                    Code.UNREADABLE,
                    "the picture " + node.describe() + " cannot be looked for: " + IoReason.reading(e, file));
        }
    }
}
