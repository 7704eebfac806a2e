package dev.ledge.editor.action.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.editor.notice.Notices;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How the open level names a picture that was chosen. */
@OnEventThread
class PictureChooserTest {
    @TempDir
    private Path folder;

    private final Notices notices = new Notices();
    private Path project;

    @BeforeEach
    void make() throws IOException {
        project = folder.resolve("project");
        Files.createDirectories(project.resolve(".git"));
        Files.createDirectories(project.resolve("levels/img"));
        picture(project.resolve("levels/img/sky.png"));
        picture(project.resolve("dusk.png"));
        picture(folder.resolve("far.png"));
    }

    private static void picture(Path file) throws IOException {
        ImageIO.write(new BufferedImage(2, 2, BufferedImage.TYPE_INT_RGB), "png", file.toFile());
    }

    private Optional<String> path(Path level, Path picture) {
        return PictureChooser.path(SayingWorkspace.of(notices, null), level, picture);
    }

    @Test
    void itIsNamedFromTheLevelsFolder() {
        Path level = project.resolve("levels/a.level.json");
        assertThat(path(level, project.resolve("levels/img/sky.png"))).contains("img/sky.png");
        assertThat(path(level, project.resolve("levels/../dusk.png"))).contains("../dusk.png");
    }

    @Test
    void aProjectBehindALinkIsTheSame() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), project.resolve("levels"));
        assertThat(path(link.resolve("a.level.json"), project.resolve("dusk.png")))
                .contains("../dusk.png");
        assertThat(path(project.resolve("levels/a.level.json"), link.resolve("img/sky.png")))
                .contains("img/sky.png");
        assertThat(notices.list()).isEmpty();
    }

    @Test
    void whatCannotBeNamedIsExplained() throws IOException {
        Path level = project.resolve("levels/a.level.json");
        assertThat(path(level, folder.resolve("far.png"))).isEmpty();
        assertThat(notices.list().toString()).contains("“far.png” was not added", "outside the project");
        assertThat(path(level, project.resolve("none.png"))).isEmpty();
        assertThat(notices.list().toString()).contains("“none.png” was not added");
        Files.writeString(project.resolve("notes.txt"), "none");
        assertThat(path(level, project.resolve("notes.txt"))).isEmpty();
        assertThat(notices.list().toString()).contains("is no picture");
    }
}
