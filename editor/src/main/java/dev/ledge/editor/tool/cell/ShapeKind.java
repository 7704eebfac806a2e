package dev.ledge.editor.tool.cell;

import dev.ledge.editor.document.CellSet;
import dev.ledge.editor.document.CellShapes;

/** What the shape tool draws. */
public enum ShapeKind {
    RECTANGLE("Rectangle"),
    RECTANGLE_OUTLINE("Rectangle outline"),
    ELLIPSE("Ellipse"),
    ELLIPSE_OUTLINE("Ellipse outline");

    private final String label;

    ShapeKind(String label) {
        this.label = label;
    }

    /** For people. */
    public String label() {
        return label;
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
