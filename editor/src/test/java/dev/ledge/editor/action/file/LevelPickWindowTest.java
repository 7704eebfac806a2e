package dev.ledge.editor.action.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLightLaf;
import dev.ledge.editor.EditorFrame;
import dev.ledge.editor.action.QuickPick;
import dev.ledge.editor.action.Settings;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.gui.Components;
import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.gui.GuiTest;
import dev.ledge.editor.notice.Notice;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JButton;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Levels and palettes that are found late, in a real window. */
class LevelPickWindowTest extends GuiTest {
    @TempDir
    private Path folder;

    private static final String LEVEL = """
            {"format": "ledge-level", "version": 1, "grid": 16, "size": [8, 4], "palette": {"tiles": {}}, "layers": []}
            """;

    private EditorFrame open() throws Exception {
        Path open = Files.writeString(folder.resolve("open.level.json"), LEVEL);
        Edt.run(FlatLightLaf::setup);
        Document document = Document.open(open);
        return show(() -> new EditorFrame(new Settings(folder.resolve("settings.json")), document));
    }

    @Test
    void palettesThatAreFoundLateOpenNoListByThemselves() throws Exception {
        Files.createDirectory(folder.resolve(".git"));
        Files.writeString(
                folder.resolve("a.palette.json"), "{\"format\": \"ledge-palette\", \"version\": 1, \"tiles\": {}}");
        EditorFrame frame = open();
        PaletteFiles palettes = Edt.get(() -> new PaletteFiles(frame, frame.files(), -1));

        Edt.run(() -> {
            palettes.use();
            palettes.use();
        });

        Edt.waitUntil("it is told", () -> !frame.notices().list().isEmpty());
        assertThat(Edt.get(
                        () -> frame.notices().list().stream().map(Notice::title).toList()))
                .containsExactly("1 palette file is in this project beside the level’s own");
        assertThat(Edt.get(() -> QuickPick.isOpen(frame))).isFalse();
        user.click(Components.named("banner.show", JButton.class));
        Components.named("quick-pick.query", JTextField.class);
        user.key("ENTER");
        Edt.waitUntil(
                "it is taken",
                () -> "a.palette.json".equals(frame.document().level().palettePath()));
    }

    @Test
    void levelsThatAreFoundWhileAListIsOpenWaitForIt() throws Exception {
        Path caves = Files.createDirectory(folder.resolve("caves"));
        Files.writeString(caves.resolve("cave.level.json"), LEVEL);
        EditorFrame frame = open();
        user.key("ctrl shift P");
        JTextField commands = Components.named("quick-pick.query", JTextField.class);

        Edt.run(() -> new LevelPick(frame, level -> {}).ofFolder(caves));

        Edt.waitUntil("it is told", () -> frame.notices().of("list").isPresent());
        assertThat(Edt.get(
                        () -> frame.notices().list().stream().map(Notice::title).toList()))
                .containsExactly("1 level is in “caves”");
        assertThat(Edt.get(() -> QuickPick.isOpen(frame))).isTrue();
        user.key("ESCAPE");
        Edt.waitUntil("the commands are gone", () -> !commands.isShowing());
        user.click(Components.named("banner.show", JButton.class));
        JTextField levels = Components.named("quick-pick.query", JTextField.class);
        assertThat(Edt.get(() -> levels.getAccessibleContext().getAccessibleName()))
                .isEqualTo("Go to a level of caves");
        assertThat(Edt.get(() -> frame.notices().list())).isEmpty();
    }
}
