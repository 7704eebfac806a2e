package dev.ledge.engine.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.ledge.engine.problem.Code;
import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectRootTest {
    @TempDir
    private Path temporary;

    private Path project;
    private Path level;

    @BeforeEach
    void makeProject() throws IOException {
        project = Files.createDirectories(temporary.toRealPath().resolve("project"));
        Files.createDirectories(project.resolve("levels/deep"));
        level = project.resolve("levels/deep/x.level.json");
    }

    private Code refused(String path) {
        return catchThrowableOfType(ProjectRoot.PathException.class, () -> ProjectRoot.resolve(level, path))
                .code();
    }

    @Test
    void isTheNearestFolderWithGit() throws IOException {
        Files.createDirectory(project.resolve(".git"));
        assertThat(ProjectRoot.of(level)).isEqualTo(project);

        // A submodule and a second working tree have a file of that name.
        Files.createFile(project.resolve("levels/.git"));
        assertThat(ProjectRoot.of(level)).isEqualTo(project.resolve("levels"));
    }

    @Test
    void withoutGitItIsTheParentOfTheLevelsFolder() throws Exception {
        assertThat(ProjectRoot.of(level)).isEqualTo(project.resolve("levels"));
        assertThat(ProjectRoot.resolve(level, "../a.palette.json")).isEqualTo(project.resolve("levels/a.palette.json"));
        assertThat(refused("../../a.palette.json")).isEqualTo(Code.PATH_OUTSIDE);
    }

    @Test
    void pathsInsideAreResolvedAndOthersAreRefused() throws Exception {
        Files.createDirectory(project.resolve(".git"));

        assertThat(ProjectRoot.resolve(level, "../../img/a.png")).isEqualTo(project.resolve("img/a.png"));
        assertThat(ProjectRoot.resolve(level, "./a.png")).isEqualTo(project.resolve("levels/deep/a.png"));
        assertThat(refused("../../../a.png")).isEqualTo(Code.PATH_OUTSIDE);
        assertThat(refused("../../../project-2/a.png")).isEqualTo(Code.PATH_OUTSIDE);
        assertThat(refused("none/../../../../a.png")).isEqualTo(Code.PATH_OUTSIDE);
        assertThat(refused("/etc/passwd")).isEqualTo(Code.BAD_PATH);
        assertThat(refused("C:/a.png")).isEqualTo(Code.BAD_PATH);
        assertThat(refused("file:///a.png")).isEqualTo(Code.BAD_PATH);
        assertThat(refused("..\\a.png")).isEqualTo(Code.BAD_PATH);
        assertThat(refused("a\u0000.png")).isEqualTo(Code.BAD_PATH);
        assertThat(refused("")).isEqualTo(Code.BAD_PATH);
    }

    @Test
    void symbolicLinksAreFollowedFirst() throws Exception {
        Files.createDirectory(project.resolve(".git"));
        Path outside = Files.createDirectory(temporary.resolve("outside"));
        Files.createSymbolicLink(project.resolve("levels/deep/out"), outside);
        Files.createSymbolicLink(project.resolve("levels/deep/lost.png"), outside.resolve("none.png"));
        Files.createSymbolicLink(project.resolve("levels/deep/in"), project);

        assertThat(refused("out/a.png")).isEqualTo(Code.PATH_OUTSIDE);
        assertThat(refused("lost.png")).isEqualTo(Code.PATH_OUTSIDE);
        assertThat(ProjectRoot.resolve(level, "in/a.png")).isEqualTo(project.resolve("a.png"));
    }

    @Test
    void linksInACircleAreNoPlace() throws Exception {
        Files.createSymbolicLink(project.resolve("levels/deep/itself.png"), Path.of("itself.png"));
        Files.createSymbolicLink(project.resolve("levels/deep/one"), Path.of("two"));
        Files.createSymbolicLink(project.resolve("levels/deep/two"), Path.of("one"));

        for (String path : List.of("itself.png", "one", "two/a.png", "one/../two")) {
            assertThatThrownBy(() -> ProjectRoot.resolve(level, path))
                    .as(path)
                    .isInstanceOf(FileSystemLoopException.class);
        }
    }
}
