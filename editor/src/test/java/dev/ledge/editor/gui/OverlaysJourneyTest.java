package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.editor.render.overlay.Overlay;
import dev.ledge.editor.render.overlay.Overlays;
import dev.ledge.engine.geometry.Aabb;
import java.awt.Color;
import java.awt.Point;
import java.nio.file.Files;
import javax.swing.JMenuItem;
import org.junit.jupiter.api.Test;

/** What explains the physics is chosen from a menu, drawn over the preview, and there again at the next start. */
class OverlaysJourneyTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";
    private static final double ALIKE = 60;

    private PreviewPanel preview;

    private void open() throws Exception {
        start(newLevel(SPAWN).toString());
        preview = Components.named("preview", PreviewPanel.class);
        user.key("F5");
        Edt.waitUntil("it is played", () -> session().tick() > 5);
        user.key("F7");
        Edt.waitUntil("it is held", () -> session().playhead().isPaused());
    }

    private static Color ink(String id) {
        return Overlays.ALL.stream()
                .filter(overlay -> overlay.id().equals(id))
                .map(Overlay::color)
                .findFirst()
                .orElseThrow();
    }

    /** Pixels on the screen around the player's feet that have the colour of an overlay. */
    private int inked(String id) {
        user.settle();
        Color ink = ink(id);
        Aabb box = Edt.get(() -> session().playerBox());
        Point feet = Edt.get(() -> new Point((int) preview.view().toScreenX(box.centerX()), (int)
                preview.view().toScreenY(box.bottom())));
        int found = 0;
        for (int y = -14; y <= 5; y++) {
            for (int x = -6; x <= 6; x++) {
                Color there = user.pixel(preview, new Point(feet.x + x, feet.y + y));
                double far = Math.hypot(
                        Math.hypot(there.getRed() - ink.getRed(), there.getGreen() - ink.getGreen()),
                        there.getBlue() - ink.getBlue());
                found += far < ALIKE ? 1 : 0;
            }
        }
        return found;
    }

    @Test
    void aKeyOpensTheChoiceAndClicksSwitchSeveral() throws Exception {
        open();
        user.key("ESCAPE");
        waitForFocus(canvas);
        assertThat(inked("contacts")).isZero();

        user.key("V");
        user.click(Components.named("overlay.contacts", JMenuItem.class));
        user.click(Components.named("overlay.surface", JMenuItem.class));
        assertThat(Components.isShowing("overlay.surface"))
                .as("the menu stays open")
                .isTrue();
        user.key("ESCAPE");
        Edt.waitUntil("it is closed", () -> !Components.isShowing("overlay.surface"));

        assertThat(Edt.get(() -> frame.overlays().get().list()))
                .extracting(Overlay::id)
                .containsExactlyInAnyOrder("contacts", "surface");
        assertThat(inked("contacts")).isGreaterThan(10);
        assertThat(inked("surface")).isGreaterThan(10);
        assertThat(Files.readString(project.resolve("settings.json"))).contains("contacts");
    }

    @Test
    void theChoiceBringsThePanelsBackThatItLiesOver() throws Exception {
        start(newLevel(SPAWN).toString());
        user.key("TAB");
        Edt.waitUntil("the panels are hidden", () -> !Components.isShowing("preview"));
        user.key("V");
        JMenuItem first = Components.named("overlay.contacts", JMenuItem.class);
        preview = Components.named("preview", PreviewPanel.class);
        assertThat(Edt.get(() -> first.getLocationOnScreen().x))
                .isBetween(
                        Edt.get(() -> preview.getLocationOnScreen().x),
                        Edt.get(() -> preview.getLocationOnScreen().x + preview.getWidth()));
    }

    @Test
    void theLettersOfWhatExplainsAreNotTheGames() throws Exception {
        open();
        waitForFocus(preview);
        String tool = Edt.get(() -> frame.tools().tool().id());
        user.key("V");
        Edt.waitUntil("the choice is open", () -> Components.isShowing("overlay.surface"));
        user.key("ESCAPE");
        Edt.waitUntil("it is closed", () -> !Components.isShowing("overlay.surface"));
        waitForFocus(preview);
        user.key("I");
        Edt.waitUntil("the state inspector is open", () -> Components.isShowing("state"));
        user.key("C");
        Edt.waitUntil("two feels are compared", () -> Components.isShowing("feel-bar"));
        user.key("B");
        user.settle();
        assertThat(Edt.get(() -> frame.tools().tool().id()))
                .as("other letters are")
                .isEqualTo(tool);
        assertThat(Edt.get(() -> session().isPlaying())).isTrue();
        assertThat(Edt.get(preview::isFocusOwner)).isTrue();
    }

    @Test
    void theyAreThereAgainAtTheNextStart() throws Exception {
        Files.writeString(project.resolve("settings.json"), "{\"overlays.shown\": \"contacts,no-legend\"}");
        open();

        assertThat(Edt.get(() -> frame.overlays().get().hasLegend())).isFalse();
        assertThat(inked("contacts")).isGreaterThan(10);
    }

    @Test
    void aMomentThatIsGoneBackToShowsWhatItTouched() throws Exception {
        Files.writeString(project.resolve("settings.json"), "{\"overlays.shown\": \"swept\"}");
        open();
        int kept = 15; // Every so many ticks the state is kept, so that no step would be needed to be back there.
        Edt.run(() -> {
            while (session().tick() < 40) {
                session().stepTick();
            }
            session().playhead().seek(2 * kept);
        });

        assertThat(Edt.get(() ->
                        session().world().inspection().before(session().world().player())))
                .isNotNull();
    }
}
