package dev.ledge.editor.render.style;

import com.formdev.flatlaf.extras.FlatSVGIcon;
import java.awt.Color;
import java.awt.Component;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.swing.CellRendererPane;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.UIManager;
import javax.swing.plaf.IconUIResource;

/**
 * The editor's icons: vector drawings, crisp at every scale, whose greys and accents follow the light or dark theme,
 * and which are as their words in what is selected.
 */
public final class Icons {
    /** Side of an icon in menus and panels, in user-space pixels. */
    public static final int SMALL = 16;

    /** Side of an icon in the toolbar, in user-space pixels. */
    public static final int TOOLBAR = 20;

    private static final String FOLDER = "dev/ledge/editor/icons/";
    private static final String SELECTED = "ledge.selected";
    private static final List<String> SELECTED_WORDS =
            List.of("List.selectionForeground", "Table.selectionForeground", "ComboBox.selectionForeground");
    private static final Map<String, FlatSVGIcon> LOADED = new ConcurrentHashMap<>();

    private Icons() {}

    /** The icon of that name, {@value #SMALL} pixels wide and high. */
    public static Icon of(String name) {
        return of(name, SMALL);
    }

    /** The icon of that name, as large as asked. */
    public static Icon of(String name, int side) {
        return LOADED.computeIfAbsent(name + '@' + side, key -> {
            FlatSVGIcon icon = new FlatSVGIcon(path(name), side, side);
            icon.setColorFilter(new FlatSVGIcon.ColorFilter(Icons::color));
            return icon;
        });
    }

    /**
     * Says whether a label is in a row that is selected now: its icon then has the one colour of its words, as its own
     * colours are made for the background of rows that are not.
     */
    public static void setSelected(JComponent label, boolean selected) {
        label.putClientProperty(SELECTED, selected);
    }

    /** Has the windows for choosing files show these icons too, which do not go dark in a selected row. */
    public static void showInFileChoosers() {
        // FlatLaf scales what is an ImageIcon, which it cannot do with a drawing.
        UIManager.put("FileView.fileIcon", new IconUIResource(of("new")));
        for (String place : List.of("directory", "computer", "hardDrive", "floppyDrive")) {
            UIManager.put("FileView." + place + "Icon", new IconUIResource(of("folder")));
        }
    }

    /** The colour of a stroke of an icon on a component. */
    private static Color color(Component on, Color own) {
        if (on instanceof JMenuItem item && item.isEnabled() && isChosen(item)) {
            return withAlphaOf(own, UIManager.getColor("MenuItem.selectionForeground"));
        }
        boolean isSelected = isSelectedCell(on)
                || on instanceof JComponent row && Boolean.TRUE.equals(row.getClientProperty(SELECTED));
        return isSelected ? withAlphaOf(own, on.getForeground()) : own;
    }

    /** True for a row that Swing paints itself, as in a window for choosing files, and that is selected. */
    private static boolean isSelectedCell(Component on) {
        return on.getParent() instanceof CellRendererPane
                && SELECTED_WORDS.stream().map(UIManager::getColor).anyMatch(on.getForeground()::equals);
    }

    private static boolean isChosen(JMenuItem item) {
        return item.isArmed() || item instanceof JMenu && item.isSelected();
    }

    private static Color withAlphaOf(Color own, Color color) {
        return new Color(color.getRed(), color.getGreen(), color.getBlue(), own.getAlpha());
    }

    /** Where the drawing of that name is among the resources, for window icons. */
    public static String path(String name) {
        return FOLDER + name + ".svg";
    }
}
