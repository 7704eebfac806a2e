package dev.ledge.editor.gui;

import dev.ledge.editor.panel.gallery.GalleryShelf;
import dev.ledge.editor.panel.gallery.GalleryWindow;
import dev.ledge.editor.preview.PreviewPanel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** Levels are looked at with their runs playing, found by their names, and opened. */
class GalleryTest extends EditorTest {
    private void open() throws Exception {
        start(newLevel("{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}")
                .toString());
        user.key("ctrl shift G");
        Components.window(GalleryWindow.class, "gallery", found -> true);
        Edt.waitUntil("the levels are listed", () -> list().getModel().getSize() > 100);
    }

    private JList<?> list() {
        return Components.named("gallery.list", JList.class);
    }

    private void search(String words) {
        user.click(Components.named("gallery.search", JTextField.class));
        user.key("ctrl A");
        user.type(words);
    }

    @Test
    void expectationsComeTrueWhileTheRunPlays() throws Exception {
        open();
        search("ai-01-patroller-300 edge");
        Edt.waitUntil("two are left", () -> list().getModel().getSize() <= 2);
        Edt.waitUntil("it is seen", () -> Components.isShowing("gallery.preview"));
        Edt.waitUntil(
                "it plays",
                () -> Components.named("gallery.preview", PreviewPanel.class)
                                .session()
                                .tick()
                        > 5);
        JLabel count = Components.named("gallery.count", JLabel.class);
        Edt.run(() -> {
            var session =
                    Components.named("gallery.preview", PreviewPanel.class).session();
            session.playhead().seek(session.shownRun().run().effectiveTicks());
        });
        Edt.waitUntil("all have come true", () -> count.getText().matches("(\\d+) of \\1 came true"));
    }

    @Test
    void aLevelIsFoundByWhatItShows() throws Exception {
        open();
        search("53 ticks on the pad");
        Edt.waitUntil(
                "it and its mirror image are left", () -> list().getModel().getSize() == 2);
        Edt.waitUntil("it is seen", () -> Components.isShowing("gallery.preview"));
    }

    @Test
    void aLevelIsOpenedFromIt() throws Exception {
        open();
        search("feel-celeste");
        Edt.waitUntil(
                "it is found",
                () -> list().getModel().getSize() > 0
                        && ((GalleryShelf.Item) list().getModel().getElementAt(0))
                                .name()
                                .startsWith("feel-celeste"));
        AbstractButton button = Components.named("gallery.open", AbstractButton.class);
        Edt.waitUntil("it can be opened", button::isEnabled);
        String name = Edt.get(() -> ((GalleryShelf.Item) list().getSelectedValue()).name());
        user.click(button);
        Edt.waitUntil(
                "it is open",
                () -> frame.document().file() != null
                        && frame.document().file().getFileName().toString().startsWith(name));
        Edt.waitUntil("the gallery is closed", () -> !Components.isShowing("gallery.list"));
    }

    @Test
    void whereTheLevelsAreNotThereItSaysSo() throws Exception {
        start(newLevel().toString());
        Path broken = Files.writeString(project.resolve("levels/broken.level.json"), "{");
        GalleryShelf shelf =
                new GalleryShelf(List.of(new GalleryShelf.Item(broken, "levels")), "Ledge's own levels are not here");
        show(() -> new GalleryWindow(frame, () -> shelf, file -> {}));
        JTextArea remark = Components.named("gallery.remark", JTextArea.class);
        Edt.waitUntil("it says so", () -> remark.isShowing() && remark.getText().contains("not here"));
        Edt.waitUntil(
                "and why a level is not shown",
                () -> Components.isShowing("gallery.message")
                        && Components.named("gallery.message", JLabel.class)
                                .getText()
                                .contains("can't be shown"));
    }
}
