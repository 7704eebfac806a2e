package dev.ledge.editor.cli;

import dev.ledge.engine.level.json.FileKind;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds the files that a command's paths mean: files as they are named, and what Ledge's files there are below folders. */
final class FilesBelow {
    private FilesBelow() {}

    /**
     * All files, each once: in the order of the paths, those of a folder by name. Hidden folders and links to folders are passed over.
     *
     * @throws IOException if a folder cannot be listed
     */
    static List<Path> of(List<Path> paths) throws IOException {
        Set<Path> files = new LinkedHashSet<>();
        for (Path path : paths) {
            if (Files.isDirectory(path)) {
                List<Path> found = new ArrayList<>();
                Files.walkFileTree(path, collector(path, found));
                found.sort(null);
                files.addAll(found);
            } else {
                files.add(path);
            }
        }
        return List.copyOf(files);
    }

    private static FileVisitor<Path> collector(Path start, List<Path> found) {
        return new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                boolean isHidden =
                        !folder.equals(start) && folder.getFileName().toString().startsWith(".");
                return isHidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (FileKind.of(file).isPresent() && Files.isRegularFile(file)) {
                    found.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        };
    }
}
