package dev.ledge.editor.exchange.source;

import dev.ledge.engine.file.ProjectRoot;
import dev.ledge.engine.problem.Excerpt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * What readers share: the file that is imported, the project that its paths must not leave, and the report.
 *
 * @param file the map
 * @param report what has no equal
 * @param pictures those that were looked for
 */
public record ImportContext(Path file, ImportReport report, Map<Object, Picture> pictures) {
    /**
     * For a new import.
     *
     * @param file the map
     */
    public ImportContext(Path file) {
        this(file, new ImportReport(), new HashMap<>());
    }

    /**
     * {@return the same with another report}
     *
     * @param other the report
     */
    public ImportContext withReport(ImportReport other) {
        return new ImportContext(file, other, pictures);
    }

    /**
     * {@return the file that a path leads to, or null where there is none that may be read, which the report says}
     *
     * @param base the file that has the path
     * @param path as it has it
     * @param noun what it should be, for people
     */
    public Path resolve(Path base, String path, String noun) {
        String name = Excerpt.of(path);
        try {
            Path folder = file.toAbsolutePath().normalize().getParent();
            Path target = base.toAbsolutePath().normalize().resolveSibling(path.replace('\\', '/'));
            boolean isRelative = !path.startsWith("/") && !path.matches("[A-Za-z][A-Za-z0-9+.-]*:.*");
            String relative = isRelative
                    ? folder.relativize(target.normalize()).toString().replace('\\', '/')
                    : path;
            Path found = ProjectRoot.resolve(file, relative);
            if (Files.isRegularFile(found)) {
                report.read(found);
                return found;
            }
            report.lost(noun + " that is not there", name);
        } catch (ProjectRoot.PathException e) {
            report.lost(noun + " outside the project, which is not read", name);
        } catch (IOException | InvalidPathException e) {
            report.lost(noun + " that cannot be read", name);
        }
        return null;
    }

    /**
     * {@return a picture; the report says if it may not be read}
     *
     * @param base the file that names it
     * @param src as it names it
     * @param transparent colour that is seen through, or null
     */
    public Picture picture(Path base, String src, String transparent) {
        return pictures.computeIfAbsent(
                new Wanted(base, src, transparent),
                wanted -> new Picture(src, resolve(base, src, "picture"), transparent));
    }

    private record Wanted(Path base, String src, String transparent) {}
}
