package dev.ledge.editor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.panel.gallery.GalleryShelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GalleryShelvesTest {
    @TempDir
    private Path folder;

    private Path level(String name) throws IOException {
        Path file = folder.resolve(name + ".level.json");
        Files.createDirectories(file.getParent());
        return Files.writeString(file, "{}");
    }

    @Test
    void ledgesOwnAreFoundFromInsideItsSourcesAndTheProjectsAfterThem() throws IOException {
        level("ledge/levels/edge-cases/b");
        level("ledge/levels/seeds/a");
        level("ledge/levels/demo/demo");
        level("mine/hills/one");
        Path inside = Files.createDirectories(folder.resolve("ledge/editor/target"));

        GalleryShelf shelf = GalleryShelves.of(List.of(inside), folder.resolve("mine"));

        assertThat(shelf.remark()).isNull();
        assertThat(shelf.levels()).extracting(GalleryShelf.Item::name).containsExactly("b", "a", "demo", "one");
        assertThat(shelf.levels())
                .extracting(GalleryShelf.Item::folder)
                .containsExactly("edge-cases", "seeds", "demo", "hills");
    }

    @Test
    void aProjectThatIsLedgeItselfIsListedOnce() throws IOException {
        level("ledge/levels/edge-cases/b");
        Path root = folder.resolve("ledge");
        assertThat(GalleryShelves.of(List.of(root), root).levels()).hasSize(1);
    }

    @Test
    void withoutTheSourcesItSaysSo() throws IOException {
        level("mine/one");
        GalleryShelf shelf = GalleryShelves.of(List.of(folder.resolve("elsewhere")), folder.resolve("mine"));
        assertThat(shelf.levels()).extracting(GalleryShelf.Item::name).containsExactly("one");
        assertThat(shelf.remark()).contains("sources").contains("your project");
        assertThat(GalleryShelves.of(List.of(), folder.resolve("none")).remark())
                .contains("no levels yet");
    }
}
