package dev.ledge.editor.action.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LevelFolderTest {
    @TempDir
    private Path folder;

    @Test
    void levelsAreFoundBelowAndBuildFoldersPassedOver() throws IOException {
        Path b = touch("levels/b.level.json");
        Path a = touch("levels/caves/a.level.json");
        touch("levels/a.palette.json");
        touch("target/copy.level.json");
        touch(".git/x.level.json");
        assertThat(LevelFolder.below(folder)).containsExactly(b, a);
    }

    @Test
    void theDemoIsFoundFromInsideTheProject() throws IOException {
        Path demo = touch("levels/demo/demo.level.json");
        Path inside = Files.createDirectories(folder.resolve("editor/target"));
        assertThat(LevelFolder.demo(inside)).contains(demo);
        assertThat(LevelFolder.demo(folder)).contains(demo);
    }

    @Test
    void thereNeedNotBeADemo() throws IOException {
        Files.createDirectories(folder.resolve("levels/demo"));
        assertThat(LevelFolder.demo(folder)).isEmpty();
    }

    private Path touch(String path) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, "{}");
    }
}
