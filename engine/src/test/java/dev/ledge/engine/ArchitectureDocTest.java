package dev.ledge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.testing.docs.DrawnPart;
import dev.ledge.testing.docs.PackageMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The pictures of {@code docs/architecture.md} are those of the code. */
class ArchitectureDocTest {
    private static final Path DOCUMENT = Path.of("docs/architecture.md");
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Path PIPELINE = SOURCES.resolve("dev/ledge/engine/world/internal/step/StepPipeline.java");

    private final PackageMap packages = PackageMap.of("dev.ledge.engine", SOURCES);

    @Test
    void thePackagesAreDrawnAsTheyUseEachOther() throws IOException {
        DrawnPart.hold(DOCUMENT, "engine packages", packages.picture());
    }

    @Test
    void thePackagesSayWhatTheyAreFor() throws IOException {
        DrawnPart.hold(DOCUMENT, "engine purposes", packages.table());
    }

    @Test
    void theStepIsDrawnInItsOrder() throws IOException {
        String source = Files.readString(PIPELINE);
        Matcher step = Pattern.compile("public void step\\(.*?\\{(.*?)\\n    }", Pattern.DOTALL)
                .matcher(source);
        assertThat(step.find()).isTrue();
        List<String> phases = Pattern.compile("(\\w+)\\([^)]*\\);")
                .matcher(step.group(1))
                .results()
                .map(call -> call.group(1))
                .toList();
        assertThat(phases).hasSizeGreaterThan(5);
        StringBuilder drawn = new StringBuilder("| phase | what happens |\n|---|---|\n");
        for (String phase : phases) {
            drawn.append("| `")
                    .append(phase)
                    .append("` | ")
                    .append(purpose(source, phase))
                    .append(" |\n");
        }
        DrawnPart.hold(DOCUMENT, "step", drawn.toString());
    }

    private static String purpose(String source, String method) {
        return Pattern.compile("/\\*\\*((?:(?!\\*/).)*)\\*/\\s+private void " + method + "\\(", Pattern.DOTALL)
                .matcher(source)
                .results()
                .findFirst()
                .map(ArchitectureDocTest::text)
                .orElseThrow(() -> new AssertionError("the phase " + method + " says nothing"));
    }

    private static String text(MatchResult javadoc) {
        return javadoc.group(1).replaceAll("\\s*\\n\\s*\\*\\s*", " ").strip();
    }
}
