package dev.ledge.editor.action.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.notice.Notices;
import dev.ledge.editor.notice.StatusLine;
import dev.ledge.engine.problem.Excerpt;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LevelPickTest {
    private final Notices notices = new Notices();
    private final StatusLine status = new StatusLine();

    @TempDir
    Path folder;

    @Test
    void aProjectAsLargeAsADiskIsLookedThroughBesideTheWindow() {
        Workspace workspace = SayingWorkspace.of(notices, status);
        LevelPick pick = Edt.get(() -> new LevelPick(workspace, level -> {}, -1));
        Edt.run(() -> {
            pick.ofProject(folder);
            assertThat(status.text()).isEqualTo("Looking for levels in " + Excerpt.name(folder) + " …");
            pick.giveUp();
        });
        assertThat(Edt.get(status::text)).isEmpty();
    }
}
