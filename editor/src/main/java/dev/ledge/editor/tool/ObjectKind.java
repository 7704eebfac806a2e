package dev.ledge.editor.tool;

/** What the object tool places. */
public enum ObjectKind {
    SPAWN("Spawn"),
    GOAL("Goal"),
    HAZARD("Hazard area"),
    WALKER("Walker"),
    PATROLLER("Patroller"),
    MARKER("Marker"),
    PICKUP("Pickup"),
    ACTOR("Actor"),
    SPRITE("Sprite");

    private final String label;

    ObjectKind(String label) {
        this.label = label;
    }

    /** For people. */
    public String label() {
        return label;
    }
}
