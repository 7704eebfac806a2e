package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.levelview.LevelView;
import dev.ledge.editor.panel.history.HistoryWindow;
import java.awt.Color;
import java.awt.Component;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JList;
import javax.swing.JTextArea;
import org.junit.jupiter.api.Test;

/** The history says and shows what each edit changed, and leads back to it. */
class HistoryJourneyTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";

    private HistoryWindow open() {
        user.key("ctrl shift H");
        HistoryWindow window = Components.window(HistoryWindow.class, "of the history", found -> true);
        Edt.waitUntil("the history has the focus", window::isFocused);
        return window;
    }

    private void paint(int column) {
        chooseTile("rock");
        user.click(canvas, cell(column, 8), User.LEFT);
    }

    private String words() {
        return Edt.get(() -> Components.named("history.words", JTextArea.class).getText());
    }

    @Test
    void eachEditIsShownBeforeAndAfterAndCanBeGoneBackTo() throws Exception {
        start(newLevel(SPAWN).toString());
        paint(4);
        paint(9);
        paint(14);
        open();
        JList<?> list = Components.named("history.list", JList.class);
        assertThat(Edt.get(() -> list.getModel().getSize())).isEqualTo(4);
        Edt.waitUntil("it says what the last edit did", () -> words().contains("14,8"));
        LevelView before = Components.named("history.before", LevelView.class);
        LevelView after = Components.named("history.after", LevelView.class);
        assertThat(at(before, 14)).isNotEqualTo(at(after, 14));

        user.key("DOWN");
        Edt.waitUntil("it says what the edit before did", () -> words().contains("9,8"));
        assertThat(at(before, 9)).isNotEqualTo(at(after, 9));

        user.click(Components.named("history.go-to", JButton.class));
        Edt.waitUntil("the last edit is undone", () -> tileName(14, 8).isEmpty());
        assertThat(tileName(9, 8)).isEqualTo("rock");
        assertThat(Edt.get(() -> list.getModel().getSize()))
                .as("it can be gone forward to")
                .isEqualTo(4);

        user.key("UP");
        user.key("ENTER");
        Edt.waitUntil("it is there again", () -> tileName(14, 8).equals("rock"));
        user.key("ESCAPE");
        Edt.waitUntil("the canvas has the keyboard again", canvas::isFocusOwner);
    }

    /** The window is no larger than the screen, whatever the letters ask for. */
    @Test
    void whatDiffersCanBeReadAtTwiceTheScale() throws Exception {
        start(newLevel(SPAWN).toString());
        paint(4);
        try {
            Edt.run(() -> UIScale.setZoomFactor(2));
            open();
            JTextArea words = Components.named("history.words", JTextArea.class);
            Edt.waitUntil("it has its place", () -> words.getVisibleRect().height > 100);
            Component before = Components.named("history.before", LevelView.class);
            assertThat(Edt.<Integer>get(before::getHeight)).isGreaterThan(100);
        } finally {
            Edt.run(() -> UIScale.setZoomFactor(1));
        }
    }

    @Test
    void theTrailOfTheLastPlayIsShownInBoth() throws Exception {
        start(newLevel(SPAWN).toString());
        user.key("F5");
        user.hold(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it is far", () -> session().playerBox().left() > 300);
        user.letGo(KeyEvent.VK_RIGHT);
        user.key("ESCAPE");
        Edt.waitUntil("play is left", () -> !session().isPlaying());
        chooseTile("rock");
        user.click(canvas, cell(11, 21), User.LEFT);
        open();
        Edt.waitUntil("it says what the edit did", () -> words().contains("11,21"));
        LevelView before = Components.named("history.before", LevelView.class);
        LevelView after = Components.named("history.after", LevelView.class);
        BufferedImage plain = user.picture(before);
        JComboBox<?> runs = Components.named("history.run", JComboBox.class);
        Edt.run(() -> runs.setSelectedIndex(1));
        for (int i = 0; i < 200 && !differs(plain, user.picture(before)); i++) {
            Thread.sleep(20);
        }
        Point beyond = Edt.get(() -> before.toScreen(13 * 16, 340));
        assertThat(colors(user.picture(before), beyond)).as("it went on there").isGreaterThan(0);
        Point at = Edt.get(() -> before.toScreen(13 * 16, 340));
        assertThat(colors(user.picture(after), at)).as("it is stopped there").isZero();
    }

    private static boolean differs(BufferedImage one, BufferedImage other) {
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                if (one.getRGB(x, y) != other.getRGB(x, y)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int colors(BufferedImage picture, Point at) {
        int count = 0;
        for (int y = Math.max(0, at.y - 40); y < Math.min(picture.getHeight(), at.y + 40); y++) {
            int rgb = at.x < picture.getWidth() ? picture.getRGB(at.x, y) : 0;
            count += new Color(rgb).equals(new Color(0x2FBF71)) ? 1 : 0;
        }
        return count;
    }

    private Color at(LevelView view, int column) {
        Point there = Edt.get(() -> view.toScreen(column * 16 + 8, 8 * 16 + 8));
        return user.pixel(view, there);
    }
}
