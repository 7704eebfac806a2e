package dev.ledge.editor.render;

import com.formdev.flatlaf.extras.FlatSVGIcon;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.swing.Icon;

/**
 * The editor's icons: vector drawings, crisp at every scale, whose greys and accents follow the light or dark theme.
 */
public final class Icons {
    /** Side of an icon in menus and panels, in user-space pixels. */
    public static final int SMALL = 16;

    /** Side of an icon in the toolbar, in user-space pixels. */
    public static final int TOOLBAR = 20;

    private static final String FOLDER = "dev/ledge/editor/icons/";
    private static final Map<String, FlatSVGIcon> LOADED = new ConcurrentHashMap<>();

    private Icons() {}

    /** The icon of that name, {@value #SMALL} pixels wide and high. */
    public static Icon of(String name) {
        return of(name, SMALL);
    }

    /** The icon of that name, as large as asked. */
    public static Icon of(String name, int side) {
        return LOADED.computeIfAbsent(name + '@' + side, key -> new FlatSVGIcon(path(name), side, side));
    }

    /** Where the drawing of that name is among the resources, for window icons. */
    public static String path(String name) {
        return FOLDER + name + ".svg";
    }
}
