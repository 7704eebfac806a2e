package dev.ledge.editor.action;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.gui.GuiTest;
import java.awt.Font;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JMenuItem;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keys in menus are written as they are on the keyboard, not with Java's names for them. */
class MenuKeysTest extends GuiTest {
    @ParameterizedTest
    @CsvSource({"OPEN_BRACKET,[", "CLOSE_BRACKET,]", "BACK_SLASH,\\", "COMMA,','", "PAGE_UP,PgUp"})
    void theCharacterOnTheKey(String key, String name) {
        KeyStroke stroke = KeyStroke.getKeyStroke(key);
        assertThat(Keys.describe(stroke)).isEqualTo(name);
        Edt.run(() -> {
            assertThat(width(new JMenuItem("Loop"), stroke)).isEqualTo(written(name));
            assertThat(width(new JCheckBoxMenuItem("Loop"), stroke)).isEqualTo(written(name));
        });
    }

    /** How wide a key is written in an item, px more than a B. */
    private static int width(JMenuItem item, KeyStroke stroke) {
        item.setAccelerator(KeyStroke.getKeyStroke("B"));
        int before = item.getPreferredSize().width;
        item.setAccelerator(stroke);
        return item.getPreferredSize().width - before;
    }

    private static int written(String name) {
        JMenuItem item = new JMenuItem();
        Font font = UIManager.getFont("MenuItem.acceleratorFont");
        return item.getFontMetrics(font).stringWidth(name)
                - item.getFontMetrics(font).stringWidth("B");
    }
}
