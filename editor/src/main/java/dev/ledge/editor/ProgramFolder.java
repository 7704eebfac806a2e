package dev.ledge.editor;

import java.net.URISyntaxException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;

/** Where the program itself is: the folder of its jar, or of its classes. */
final class ProgramFolder {
    private ProgramFolder() {}

    /** The folder, empty if it can't be known. */
    static Optional<Path> of() {
        try {
            CodeSource source = ProgramFolder.class.getProtectionDomain().getCodeSource();
            return source == null
                    ? Optional.empty()
                    : Optional.ofNullable(Path.of(source.getLocation().toURI()).getParent());
        } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException nowhere) {
            return Optional.empty();
        }
    }
}
