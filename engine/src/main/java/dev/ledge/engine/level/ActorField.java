package dev.ledge.engine.level;

/**
 * A number or switch of an {@link ActorProfile}, in the order of the file format, with what an inspector needs to show it. Switches are 0 or 1.
 */
public enum ActorField {
    RADIUS(
            "radius",
            Double.NaN,
            0,
            1e6,
            64,
            "px",
            "circle for actor-against-actor repel; half the smaller side if not given"),
    WALK_SPEED("walkSpeed", 120, 0, 1e6, 600, "px/s", "top speed on the ground, along the surface"),
    ACCELERATION("acceleration", 1200, 0, 1e9, 6000, "px/s²", "how fast walking speeds up"),
    TURN_ACCELERATION(
            "turnAcceleration",
            Double.NaN,
            0,
            1e9,
            6000,
            "px/s²",
            "how fast a turn is made; as acceleration if not given"),
    DECELERATION("deceleration", 1200, 0, 1e9, 6000, "px/s²", "how fast it stops when no direction is held"),
    AIR_SPEED("airSpeed", 120, 0, 1e6, 600, "px/s", "top speed that steering reaches in flight"),
    AIR_ACCELERATION("airAcceleration", 600, 0, 1e9, 6000, "px/s²", "how fast steering acts in flight"),
    AIR_DECELERATION("airDeceleration", 0, 0, 1e9, 6000, "px/s²", "how fast flight slows when no direction is held"),
    JUMP_SPEED("jumpSpeed", 400, 0, 1e6, 1000, "px/s", "take-off speed"),
    JUMP_CUT("jumpCut", 0.45, 0, 1, 1, "×", "an early release multiplies the rising speed by this, once"),
    COYOTE_TIME("coyoteTime", 0.1, 0, 60, 0.5, "s", "a jump still works this long after walking off a ledge"),
    JUMP_BUFFER("jumpBuffer", 0.1, 0, 60, 0.5, "s", "a jump pressed this long before landing is not lost"),
    CLIMB_SPEED("climbSpeed", 60, 0, 1e6, 300, "px/s", "speed on ladders"),
    CORNER_CORRECTION(
            "cornerCorrection", 4, 0, 1e6, 16, "px", "a head that clips a corner by this much is moved aside"),
    STEP_HEIGHT("stepHeight", 0, 0, 1e6, 32, "px", "solids up to this high are stepped onto"),
    CRUSH_ESCAPE("crushEscape", 4, 0, 1e6, 16, "px", "an actor about to be crushed is moved aside by up to this much"),
    REPEL("repel", 0, 0, 1e6, 600, "px/s", "speed that a full overlap of two actors' circles gives each"),
    REPEL_CAP("repelCap", 120, 0, 1e6, 600, "px/s", "repelling never lifts a speed above this"),
    WORLD_COLLISION("worldCollision", true, "touches tiles, polygons and platforms"),
    APPLY_GRAVITY("applyGravity", true, "falls"),
    APPLY_FRICTION("applyFriction", true, "slows down without input"),
    STANDABLE("standable", false, "other actors can stand on it");

    private final String json;
    private final double defaultValue;
    private final double min;
    private final double max;
    private final double sliderMax;
    private final String unit;
    private final boolean isSwitch;
    private final String explanation;

    ActorField(String json, double defaultValue, double min, double max, double sliderMax, String unit, String text) {
        this.json = json;
        this.defaultValue = defaultValue;
        this.min = min;
        this.max = max;
        this.sliderMax = sliderMax;
        this.unit = unit;
        this.isSwitch = false;
        this.explanation = text;
    }

    ActorField(String json, boolean defaultValue, String explanation) {
        this.json = json;
        this.defaultValue = defaultValue ? 1 : 0;
        this.min = 0;
        this.max = 1;
        this.sliderMax = 1;
        this.unit = "";
        this.isSwitch = true;
        this.explanation = explanation;
    }

    /** The name in files. */
    public String json() {
        return json;
    }

    /** NaN if the default follows from other fields. */
    public double defaultValue() {
        return defaultValue;
    }

    /** Smallest legal value. */
    public double min() {
        return min;
    }

    /** Largest legal value. */
    public double max() {
        return max;
    }

    /** Where a slider's sensible range ends. */
    public double sliderMax() {
        return sliderMax;
    }

    public String unit() {
        return unit;
    }

    /** True for the switches, false for numbers. */
    public boolean isSwitch() {
        return isSwitch;
    }

    /** One line for people. */
    public String explanation() {
        return explanation;
    }
}
