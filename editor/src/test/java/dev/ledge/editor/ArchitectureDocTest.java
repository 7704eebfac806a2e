package dev.ledge.editor;

import dev.ledge.testing.docs.DrawnPart;
import dev.ledge.testing.docs.PackageMap;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The editor's picture in {@code engine/docs/architecture.md} is that of the code. */
class ArchitectureDocTest {
    private static final Path DOCUMENT = Path.of("../engine/docs/architecture.md");

    private final PackageMap packages = PackageMap.of("dev.ledge.editor", Path.of("src/main/java"));

    @Test
    void thePackagesAreDrawnAsTheyUseEachOther() throws IOException {
        DrawnPart.hold(DOCUMENT, "editor packages", packages.picture());
    }

    @Test
    void thePackagesSayWhatTheyAreFor() throws IOException {
        DrawnPart.hold(DOCUMENT, "editor purposes", packages.table());
    }
}
