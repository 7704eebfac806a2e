package dev.ledge.editor.action;

import com.formdev.flatlaf.ui.FlatCheckBoxMenuItemUI;
import com.formdev.flatlaf.ui.FlatMenuItemRenderer;
import com.formdev.flatlaf.ui.FlatMenuItemUI;
import dev.ledge.editor.key.KeyNames;
import java.awt.Font;
import java.awt.event.KeyEvent;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.KeyStroke;
import javax.swing.plaf.ComponentUI;

/** How menus write keys: as {@link KeyNames} does, not with Java's names. The theme names both classes. */
public final class MenuKeys {
    private MenuKeys() {}

    /** An item. */
    public static final class ItemUI extends FlatMenuItemUI {
        /** Called by Swing. */
        public static ComponentUI createUI(JComponent item) {
            return new ItemUI();
        }

        @Override
        protected FlatMenuItemRenderer createRenderer() {
            return new Renderer(menuItem, checkIcon, arrowIcon, acceleratorFont, acceleratorDelimiter);
        }
    }

    /** An item that is a switch. */
    public static final class SwitchUI extends FlatCheckBoxMenuItemUI {
        /** Called by Swing. */
        public static ComponentUI createUI(JComponent item) {
            return new SwitchUI();
        }

        @Override
        protected FlatMenuItemRenderer createRenderer() {
            return new Renderer(menuItem, checkIcon, arrowIcon, acceleratorFont, acceleratorDelimiter);
        }
    }

    private static final class Renderer extends FlatMenuItemRenderer {
        Renderer(JMenuItem item, Icon check, Icon arrow, Font font, String delimiter) {
            super(item, check, arrow, font, delimiter);
        }

        @Override
        protected String getTextForAccelerator(KeyStroke stroke) {
            String text = super.getTextForAccelerator(stroke);
            String javas = KeyEvent.getKeyText(stroke.getKeyCode());
            return text.endsWith(javas)
                    ? text.substring(0, text.length() - javas.length()) + KeyNames.of(stroke.getKeyCode())
                    : text;
        }
    }
}
