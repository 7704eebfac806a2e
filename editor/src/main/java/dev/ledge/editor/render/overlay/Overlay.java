package dev.ledge.editor.render.overlay;

import java.awt.Color;

/** One thing that is drawn over a running world to explain its physics. It has no state. */
public abstract class Overlay {
    private final String id;
    private final String title;
    private final String explanation;
    private final Color color;

    /**
     * An overlay.
     *
     * @param id permanent, for settings and commands
     * @param title what menus and the legend say
     * @param explanation one line on what is drawn, for tooltips
     * @param color of all it draws
     */
    Overlay(String id, String title, String explanation, Color color) {
        this.id = id;
        this.title = title;
        this.explanation = explanation;
        this.color = color;
    }

    public final String id() {
        return id;
    }

    public final String title() {
        return title;
    }

    public final String explanation() {
        return explanation;
    }

    public final Color color() {
        return color;
    }

    /** Draws it over a world. */
    abstract void paint(OverlayScene scene);

    /** Draws a small sample of it for the legend, in a square of the screen. */
    abstract void sample(Pen pen, double x, double y, double side);
}
