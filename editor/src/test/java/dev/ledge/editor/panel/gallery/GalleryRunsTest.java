package dev.ledge.editor.panel.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.panel.gallery.GalleryLevel.GalleryRun;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.run.LevelRuns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GalleryRunsTest {
    private static final Path SEEDS = Path.of("../levels/seeds");

    @Test
    void theSameRunsAreFoundAsByTheCheck() throws IOException {
        GalleryRuns runs = new GalleryRuns();
        LevelRuns check = new LevelRuns();
        int all = 0;
        for (Path level : levels()) {
            List<Path> found =
                    runs.of(level).stream().map(one -> one.file().getFileName()).toList();
            assertThat(found)
                    .isEqualTo(check.of(level).stream()
                            .map(one -> one.file().getFileName())
                            .toList());
            all += found.size();
        }
        assertThat(all).isGreaterThan(20);
    }

    private static List<Path> levels() throws IOException {
        try (Stream<Path> files = Files.list(SEEDS)) {
            return files.filter(file ->
                            FileKind.of(file).filter(FileKind.LEVEL::equals).isPresent())
                    .toList();
        }
    }

    @Test
    void aLevelIsFoundByWhatItsRunsSayTheyShow(@TempDir Path folder) throws IOException {
        Path told = Files.writeString(folder.resolve("one.level.json"), "{}");
        Path silent = Files.writeString(folder.resolve("two.level.json"), "{}");
        Files.writeString(folder.resolve("a.run.json"), run("one", "rides the Cart \\\"sideways\\\"; then up"));
        Files.writeString(folder.resolve("b.run.json"), run("one", "falls"));
        GalleryShelf shelf =
                new GalleryShelf(List.of(new GalleryShelf.Item(told, "x"), new GalleryShelf.Item(silent, "x")), null);
        Map<Path, String> about = shelf.about();
        assertThat(about.get(told)).contains("rides the Cart").endsWith("falls");
        assertThat(about.get(silent)).isEmpty();
        assertThat(shelf.matching("cart FALLS", about))
                .extracting(GalleryShelf.Item::name)
                .containsExactly("one");
        assertThat(shelf.matching("cart", Map.of())).isEmpty();
        assertThat(shelf.matching("rockets", about)).isEmpty();
    }

    private static String run(String level, String about) {
        return "{\"level\": \"" + level + ".level.json\", \"about\": \"" + about + "\"}";
    }

    @Test
    void aLevelIsReadWithItsRunsAndWhenTheirExpectationsComeTrue() throws IOException {
        Path file = levels().stream()
                .filter(level -> !new GalleryRuns().of(level).isEmpty())
                .findFirst()
                .orElseThrow();
        GalleryLevel level = GalleryLevel.read(new GalleryShelf.Item(file, "seeds"));
        assertThat(level.isWhole()).isFalse();
        GalleryLevel whole = level.withRuns(new GalleryRuns(), () -> false);
        assertThat(whole.runs())
                .isNotEmpty()
                .allSatisfy(run -> assertThat(run.times())
                        .hasSameSizeAs(run.run().effectiveExpect())
                        .allSatisfy(entry -> assertThat(entry.holds()).isTrue()));
        assertThat(whole.runs()).extracting(GalleryRun::name).noneMatch(name -> name.endsWith(".json"));
        assertThat(level.withRuns(new GalleryRuns(), () -> true)).isNull();
    }

    @Test
    void theWordsThatAreTypedNarrowTheListInAnyOrder() {
        GalleryShelf shelf = new GalleryShelf(
                List.of(
                        new GalleryShelf.Item(Path.of("a/big-lift.level.json"), "edge-cases"),
                        new GalleryShelf.Item(Path.of("b/lift.level.json"), "mine")),
                null);
        assertThat(shelf.matching("", Map.of())).hasSize(2);
        assertThat(shelf.matching("EDGE lift", Map.of()))
                .extracting(GalleryShelf.Item::name)
                .containsExactly("big-lift");
        assertThat(shelf.matching("none", Map.of())).isEmpty();
    }
}
