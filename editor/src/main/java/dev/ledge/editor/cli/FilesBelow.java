package dev.ledge.editor.cli;

import dev.ledge.engine.file.IoReason;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Problem;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The files that a command's paths mean: files as they are named, and what Ledge's files there are below folders.
 *
 * @param files each once: in the order of the paths, those of a folder by name
 * @param problems the folders that could not be listed; what is in them is missing from the files
 */
record FilesBelow(List<Path> files, List<Problem> problems) {
    FilesBelow {
        files = List.copyOf(files);
        problems = List.copyOf(problems);
    }

    /** Walks the folders. Hidden ones and links to folders are passed over, unless they are named themselves. */
    static FilesBelow of(List<Path> paths) {
        Set<Path> files = new LinkedHashSet<>();
        List<Problem> problems = new ArrayList<>();
        for (Path path : paths) {
            if (Files.isDirectory(path)) {
                List<Path> found = new ArrayList<>();
                collect(path, found, problems);
                found.sort(null);
                files.addAll(found);
            } else {
                files.add(path);
            }
        }
        return new FilesBelow(List.copyOf(files), problems);
    }

    private static void collect(Path folder, List<Path> found, List<Problem> problems) {
        List<Path> entries = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
            stream.forEach(entries::add);
        } catch (IOException e) {
            problems.add(unlisted(folder, e));
        } catch (DirectoryIteratorException e) {
            problems.add(unlisted(folder, e.getCause()));
        }
        entries.sort(null);
        for (Path entry : entries) {
            if (Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)) {
                if (!entry.getFileName().toString().startsWith(".")) {
                    collect(entry, found, problems);
                }
            } else if (FileKind.of(entry).isPresent() && !Files.isDirectory(entry)) {
                found.add(entry);
            }
        }
    }

    private static Problem unlisted(Path folder, IOException e) {
        return Problem.ofFile(
                Code.UNREADABLE,
                folder.toString(),
                "this folder cannot be listed, so nothing in it was looked at: " + IoReason.reading(e, folder));
    }
}
