package dev.ledge.editor.tool;

/** What the shape tool draws. */
public enum ShapeKind {
    RECTANGLE("Rectangle"),
    ELLIPSE("Ellipse");

    private final String label;

    ShapeKind(String label) {
        this.label = label;
    }

    /** For people. */
    public String label() {
        return label;
    }
}
