package dev.ledge.editor.tool;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Spring;
import dev.ledge.engine.level.Switch;
import dev.ledge.engine.level.TileRef;

/** What the object tool places. */
public enum ObjectKind {
    SPAWN("Spawn", null),
    GOAL("Goal", null),
    HAZARD("Hazard area", null),
    WALKER("Walker", new Vec(12, 14)),
    PATROLLER("Patroller", new Vec(12, 12)),
    MARKER("Marker", null),
    PICKUP("Pickup", new Vec(8, 8)),
    ACTOR("Actor", new Vec(12, 12)),
    SPRING("Spring", null),
    SWITCH("Switch", null),
    SPRITE("Sprite", null);

    /** Of a new patroller, px/s: one that stood still would look broken. */
    private static final Vec PATROL = new Vec(40, 0);

    private final String label;
    private final Vec size;

    ObjectKind(String label, Vec size) {
        this.label = label;
        this.size = size;
    }

    /** For people. */
    public String label() {
        return label;
    }

    /** True if it is dragged out as a box, false if it is put on the ground as it is. */
    public boolean isArea() {
        return switch (this) {
            case GOAL, HAZARD, MARKER, SPRING, SWITCH, SPRITE -> true;
            default -> false;
        };
    }

    /** Size of a new one in pixels; null for areas and for the spawn, which is as large as the player. */
    Vec size() {
        return size;
    }

    /**
     * A new object.
     *
     * @param tile what a sprite shows, or null
     */
    LevelObject create(ObjectCommon common, TileRef tile) {
        return switch (this) {
            case SPAWN -> new LevelObject.Spawn(common, null, null);
            case GOAL -> new LevelObject.Goal(common);
            case HAZARD -> new LevelObject.HazardArea(common);
            case WALKER -> new LevelObject.Walker(common, null, null, null, null, null, ActorProfile.DEFAULT);
            case PATROLLER -> new LevelObject.Patroller(common, PATROL);
            case MARKER -> new LevelObject.Marker(common, "turn");
            case PICKUP -> new LevelObject.Pickup(common, ActorProfile.DEFAULT);
            case ACTOR -> new LevelObject.Body(common, null, null, null, ActorProfile.DEFAULT);
            case SPRING -> new Spring(common, null, null);
            case SWITCH -> new Switch(common, "red", null, null);
            case SPRITE ->
                new LevelObject.Sprite(
                        common,
                        tile == null ? null : tile.tile(),
                        tile == null || tile.flip().bits() == 0 ? null : tile.flip());
        };
    }
}
