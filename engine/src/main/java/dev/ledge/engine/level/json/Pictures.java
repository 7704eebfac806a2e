package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.file.IoReason;
import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.problem.Code;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import tools.jackson.core.JsonParser;

/**
 * Checks that the pictures that a file names are inside the project, and reports those that are missing; each name
 * once.
 */
final class Pictures {
    private final Path file;
    private final Set<String> checked = new HashSet<>();

    /** @param file what paths are relative to, or null to take them as they are */
    Pictures(Path file) {
        this.file = file;
    }

    /** Checks the path that the parser is at. */
    void check(String src, JsonParser parser, Reading reading) {
        if (file == null || !checked.add(src)) {
            return;
        }
        String shown = reading.describe(parser);
        try {
            if (!Files.isRegularFile(ProjectRoot.resolve(file, src))) {
                reading.warning(
                        parser,
                        Code.MISSING_IMAGE,
                        "there is no picture " + shown + " beside this file; put it there or mend the path");
            }
        } catch (ProjectRoot.PathException e) {
            reading.error(parser, e.code(), e.getMessage());
        } catch (IOException e) {
            reading.error(
                    parser,
                    Code.UNREADABLE,
                    "the picture " + shown + " cannot be looked for: " + IoReason.reading(e, file));
        }
    }
}
