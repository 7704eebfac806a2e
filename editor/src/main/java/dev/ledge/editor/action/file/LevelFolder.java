package dev.ledge.editor.action.file;

import dev.ledge.engine.level.json.FileKind;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds levels in folders. */
public final class LevelFolder {
    private static final int DEEPEST = 8;
    private static final Set<String> PASSED_OVER = Set.of("target", "node_modules", "build");
    private static final String DEMO = "levels/demo";
    private static final int HIGHEST = 4;

    private LevelFolder() {}

    /**
     * The levels below a folder, by path; hidden folders and those of build tools are passed over.
     *
     * @throws IOException if the folder cannot be read
     */
    public static List<Path> below(Path folder) throws IOException {
        return below(folder, () -> {});
    }

    /** The same, with something that is run at each folder and file, and may throw to end it. */
    static List<Path> below(Path folder, Runnable atEach) throws IOException {
        return below(folder, FileKind.LEVEL, atEach);
    }

    /** The same of another kind of file. */
    static List<Path> below(Path folder, FileKind kind, Runnable atEach) throws IOException {
        // A link is passed over, but not the one that was asked for.
        Path root = Files.isSymbolicLink(folder) ? folder.toRealPath() : folder;
        List<Path> found = new ArrayList<>();
        Files.walkFileTree(
                root, EnumSet.noneOf(java.nio.file.FileVisitOption.class), DEEPEST, new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(Path inner, BasicFileAttributes attributes) {
                        atEach.run();
                        String name = inner.getFileName() == null
                                ? ""
                                : inner.getFileName().toString();
                        boolean over = !inner.equals(root) && (name.startsWith(".") || PASSED_OVER.contains(name));
                        return over ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                        atEach.run();
                        if (FileKind.of(file).filter(kind::equals).isPresent()) {
                            found.add(file);
                        }
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFileFailed(Path file, IOException unreadable) throws IOException {
                        return passOver(file, unreadable);
                    }

                    @Override
                    public FileVisitResult postVisitDirectory(Path inner, IOException unreadable) throws IOException {
                        return passOver(inner, unreadable);
                    }

                    private FileVisitResult passOver(Path file, IOException unreadable) throws IOException {
                        if (unreadable != null && file.equals(root)) {
                            throw unreadable;
                        }
                        return FileVisitResult.CONTINUE; // The others can still be chosen from.
                    }
                });
        if (!root.equals(folder)) {
            found.replaceAll(file -> folder.resolve(root.relativize(file)));
        }
        found.sort(null);
        return found;
    }

    /** True if the name is a level's. */
    public static boolean isLevel(Path file) {
        return FileKind.of(file).filter(FileKind.LEVEL::equals).isPresent();
    }

    /** The demo level of the project that a folder is in, if there is one. */
    public static Optional<Path> demo(Path start) {
        Path folder = start.toAbsolutePath().normalize();
        for (int i = 0; i < HIGHEST && folder != null; i++, folder = folder.getParent()) {
            Path demo = folder.resolve(DEMO);
            if (Files.isDirectory(demo)) {
                try {
                    Optional<Path> first = below(demo).stream().findFirst();
                    if (first.isPresent()) {
                        return first;
                    }
                } catch (IOException unreadable) {
                    continue; // As good as none.
                }
            }
        }
        return Optional.empty();
    }

    /** True if a level is of the project that {@link #demo} found a level in. */
    public static boolean isOfDemosProject(Path level, Path demo) {
        Path folder = demo.getParent();
        while (!folder.endsWith(DEMO)) {
            folder = folder.getParent();
        }
        Path project = folder.getParent().getParent();
        return level.toAbsolutePath().normalize().startsWith(project);
    }
}
