package dev.ledge.editor;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.Menus;
import dev.ledge.editor.action.command.TileCommands;
import dev.ledge.editor.panel.palette.PalettePanel;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.tool.ToolContext;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JPopupMenu;

/** The palette with what can be done to its tiles. */
final class PaletteTools {
    private PaletteTools() {}

    static PalettePanel panel(ToolContext context, Supplier<LevelRenderer> pictures, Actions actions) {
        JButton add = new JButton(actions.get("tile.new"));
        add.setName("palette.new");
        add.setHideActionText(true);
        add.putClientProperty("JButton.buttonType", "toolBarButton");
        add.getAccessibleContext().setAccessibleName(actions.get("tile.new").title());
        return new PalettePanel(context, pictures, add, () -> menu(actions));
    }

    private static JPopupMenu menu(Actions actions) {
        JPopupMenu menu = new Menus(actions).popup(TileCommands.MENU);
        menu.setName("palette.menu");
        return menu;
    }
}
