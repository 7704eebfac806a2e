package dev.ledge.editor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.action.Settings;
import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.fault.UserFolder;
import dev.ledge.editor.gui.Components;
import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.gui.GuiTest;
import dev.ledge.editor.preview.PreviewSession;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who has the program alone, in a folder without levels, sees a game that is played. */
class FirstStartTest extends GuiTest {
    @TempDir
    private Path nothing;

    private EditorFrame frame;

    @BeforeEach
    void start() {
        Path kept = nothing.resolve("settings.json");
        System.setProperty(UserFolder.SETTINGS_PROPERTY, kept.toString());
        new Settings(kept).noteRecent(nothing.resolve("gone.level.json"));
        assertThat(Launch.open(Optional.empty(), nothing)).isEmpty();
        frame = Components.window(EditorFrame.class, "of the editor", found -> true);
        LevelCanvas canvas = Components.named("canvas", LevelCanvas.class);
        Edt.waitUntil("the canvas has the focus", canvas::isFocusOwner);
    }

    @Test
    void theProgramsOwnDemoIsPlaying() {
        PreviewSession session = Edt.get(() -> frame.preview().session());
        Edt.waitUntil("the player walks", () -> session.isDemo() && hasWalked(session));
        assertThat(Edt.get(() -> frame.document().isModified())).isFalse();
    }

    @Test
    void itIsOfferedToBeSavedUnderItsName() {
        user.key("ctrl S");
        JFileChooser chooser = Components.named("file-chooser", JFileChooser.class);
        assertThat(Edt.get(() -> chooser.getSelectedFile().getName())).isEqualTo("demo.level.json");
        assertThat(Edt.get(() -> chooser.getFileFilter().getDescription())).isEqualTo("Levels (*.level.json)");
        assertThat(Edt.get(() -> chooser.accept(new File("demo-win.run.json")))).isFalse();
        assertThat(Edt.get(() -> chooser.accept(new File("other.level.json")))).isTrue();
        user.key("ESCAPE");
        Edt.waitUntil("it is closed", frame::isFocused);
    }

    @Test
    void aFolderWithoutLevelsIsCalledThat() {
        Edt.run(frame.files()::goToLevel);
        JLabel words = Components.named("quick-pick.nothing", JLabel.class);
        assertThat(Edt.get(words::getText)).isEqualTo("There are no levels in this folder yet.");
    }

    private static boolean hasWalked(PreviewSession session) {
        int player = session.world().player();
        return session.world().actors().x(player) > 90; // It starts at 50.
    }
}
