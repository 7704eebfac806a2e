package dev.ledge.editor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.fault.UserFolder;
import dev.ledge.editor.gui.Components;
import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.gui.GuiTest;
import dev.ledge.editor.preview.PreviewSession;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who has the program alone, in a folder without levels and without settings, sees a game that is played. */
class FirstStartTest extends GuiTest {
    @TempDir
    private Path nothing;

    @Test
    void theProgramsOwnDemoIsPlaying() {
        System.setProperty(
                UserFolder.SETTINGS_PROPERTY, nothing.resolve("settings.json").toString());

        assertThat(Launch.open(Optional.empty(), nothing)).isEmpty();

        EditorFrame frame = Components.window(EditorFrame.class, "of the editor", found -> true);
        PreviewSession session = Edt.get(() -> frame.preview().session());
        Edt.waitUntil("the player walks", () -> session.isDemo() && hasWalked(session));
        assertThat(Edt.get(() -> frame.document().isModified())).isFalse();
    }

    private static boolean hasWalked(PreviewSession session) {
        int player = session.world().player();
        return session.world().actors().x(player) > 90; // It starts at 50.;
    }
}
