package dev.ledge.editor.action.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import dev.ledge.testing.faults.Faults;
import dev.ledge.testing.faults.FaultyFileSystem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
    void aLinkToAFolderIsLookedThrough() throws IOException {
        touch("project/caves/a.level.json");
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("project"));
        assertThat(LevelFolder.below(link)).containsExactly(link.resolve("caves/a.level.json"));
    }

    /** Of those of the system itself, such as are below /proc, some begin to be listed and are not to the end. */
    @Test
    void aFolderThatCannotBeReadIsPassedOverUnlessItIsTheOneThatWasAskedFor() throws IOException {
        Path hall = touch("hall.level.json");
        touch("caves/cave.level.json");
        Faults faults = new Faults();
        Path faulty = FaultyFileSystem.wrap(folder, faults);
        faults.stop();
        LevelFolder.below(faulty);
        List<Faults.Call> calls = faults.calls();
        int passedOver = 0;
        for (int n = 0; n < calls.size(); n++) {
            faults.failAt(n + 1, Faults.Kind.ERROR);
            if (calls.get(n).file().endsWith("caves")) {
                assertThat(LevelFolder.below(faulty))
                        .as("%s", calls.get(n))
                        .map(FaultyFileSystem::unwrap)
                        .contains(hall);
                passedOver++;
            } else if (calls.get(n).operation() == Faults.Operation.LIST) {
                assertThatIOException().as("%s", calls.get(n)).isThrownBy(() -> LevelFolder.below(faulty));
            }
        }
        assertThat(passedOver).isGreaterThan(2);
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
