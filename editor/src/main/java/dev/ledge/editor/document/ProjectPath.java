package dev.ledge.editor.document;

import dev.ledge.engine.file.ProjectRoot;
import java.io.IOException;
import java.nio.file.Path;

/** Paths as they stand in files. */
public final class ProjectPath {
    /** Why a file has no path, for people. */
    public static final String OUTSIDE = "It is not in the project of the level, and a level can name no file outside.";

    private ProjectPath() {}

    /**
     * How a file names another one; null if the path may not be followed from there, as into another project.
     *
     * @param target a real path
     * @param from the file that names it, whether it exists or not
     */
    public static String of(Path target, Path from) throws IOException {
        try {
            Path folder = from.toAbsolutePath().normalize().getParent().toRealPath();
            String path = folder.relativize(target).toString().replace('\\', '/');
            return ProjectRoot.resolve(from, path).equals(target) ? path : null;
        } catch (ProjectRoot.PathException | IllegalArgumentException unreachable) {
            // Other drives and other projects alike.
            return null;
        }
    }
}
