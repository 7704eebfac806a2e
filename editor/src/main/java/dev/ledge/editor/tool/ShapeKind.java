package dev.ledge.editor.tool;

import dev.ledge.editor.document.CellSet;
import dev.ledge.editor.document.CellShapes;

/** What the shape tool draws. */
public enum ShapeKind {
    RECTANGLE("Rectangle", false),
    RECTANGLE_OUTLINE("Rectangle outline", true),
    ELLIPSE("Ellipse", false),
    ELLIPSE_OUTLINE("Ellipse outline", true);

    private final String label;
    private final boolean outline;

    ShapeKind(String label, boolean outline) {
        this.label = label;
        this.outline = outline;
    }

    /** For people. */
    public String label() {
        return label;
    }

    public boolean isOutline() {
        return outline;
    }

    /** The same figure filled if this is an outline, its outline if this is filled. */
    public ShapeKind toggled() {
        return switch (this) {
            case RECTANGLE -> RECTANGLE_OUTLINE;
            case RECTANGLE_OUTLINE -> RECTANGLE;
            case ELLIPSE -> ELLIPSE_OUTLINE;
            case ELLIPSE_OUTLINE -> ELLIPSE;
        };
    }

    /** The cells of the figure that fills a rectangle of cells. */
    CellSet cells(CellSet rectangle) {
        return switch (this) {
            case RECTANGLE -> rectangle;
            case RECTANGLE_OUTLINE -> CellShapes.frame(rectangle);
            case ELLIPSE -> CellShapes.ellipse(rectangle);
            case ELLIPSE_OUTLINE -> CellShapes.outline(CellShapes.ellipse(rectangle));
        };
    }
}
