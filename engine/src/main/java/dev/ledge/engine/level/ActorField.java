package dev.ledge.engine.level;

/**
 * A number or switch of an {@link ActorProfile}, in the order of the file format, with what an inspector needs to show
 * it. Switches are 0 or 1.
 */
public enum ActorField {
    /** Circle for actor-against-actor repel; half the smaller side if not given, px. */
    RADIUS(
            "radius",
            Double.NaN,
            0,
            1e6,
            64,
            "px",
            "circle for actor-against-actor repel; half the smaller side if not given"),
    /** Top speed on the ground, along the surface, px/s. */
    WALK_SPEED("walkSpeed", 120, 0, 1e6, 600, "px/s", "top speed on the ground, along the surface"),
    /** How fast walking speeds up, px/s². */
    ACCELERATION("acceleration", 1200, 0, 1e9, 6000, "px/s²", "how fast walking speeds up"),
    /** How fast a turn is made; as acceleration if not given, px/s². */
    TURN_ACCELERATION(
            "turnAcceleration",
            Double.NaN,
            0,
            1e9,
            6000,
            "px/s²",
            "how fast a turn is made; as acceleration if not given"),
    /** How fast it stops when no direction is held, px/s². */
    DECELERATION("deceleration", 1200, 0, 1e9, 6000, "px/s²", "how fast it stops when no direction is held"),
    /** Top speed that steering reaches in flight, px/s. */
    AIR_SPEED("airSpeed", 120, 0, 1e6, 600, "px/s", "top speed that steering reaches in flight"),
    /** How fast steering acts in flight, px/s². */
    AIR_ACCELERATION("airAcceleration", 600, 0, 1e9, 6000, "px/s²", "how fast steering acts in flight"),
    /** How fast flight slows when no direction is held, px/s². */
    AIR_DECELERATION("airDeceleration", 0, 0, 1e9, 6000, "px/s²", "how fast flight slows when no direction is held"),
    /** Take-off speed, px/s. */
    JUMP_SPEED("jumpSpeed", 400, 0, 1e6, 1000, "px/s", "take-off speed"),
    /** An early release multiplies the rising speed by this, once. */
    JUMP_CUT("jumpCut", 0.45, 0, 1, 1, "×", "an early release multiplies the rising speed by this, once"),
    /** A jump still works this long after walking off a ledge, s. */
    COYOTE_TIME("coyoteTime", 0.1, 0, 60, 0.5, "s", "a jump still works this long after walking off a ledge"),
    /** A jump pressed this long before landing is not lost, s. */
    JUMP_BUFFER("jumpBuffer", 0.1, 0, 60, 0.5, "s", "a jump pressed this long before landing is not lost"),
    /** Speed on ladders, px/s. */
    CLIMB_SPEED("climbSpeed", 60, 0, 1e6, 300, "px/s", "speed on ladders"),
    /** A head that clips a corner by this much is moved aside, px. */
    CORNER_CORRECTION(
            "cornerCorrection", 4, 0, 1e6, 16, "px", "a head that clips a corner by this much is moved aside"),
    /** Solids up to this high are stepped onto, px. */
    STEP_HEIGHT("stepHeight", 0, 0, 1e6, 32, "px", "solids up to this high are stepped onto"),
    /** An actor about to be crushed is moved aside by up to this much, px. */
    CRUSH_ESCAPE("crushEscape", 4, 0, 1e6, 16, "px", "an actor about to be crushed is moved aside by up to this much"),
    /** Speed that a full overlap of two actors' circles gives each, px/s. */
    REPEL("repel", 0, 0, 1e6, 600, "px/s", "speed that a full overlap of two actors' circles gives each"),
    /** Repelling never lifts a speed above this, px/s. */
    REPEL_CAP("repelCap", 120, 0, 1e6, 600, "px/s", "repelling never lifts a speed above this"),
    /** Touches tiles, polygons and platforms; a switch. */
    WORLD_COLLISION("worldCollision", true, "touches tiles, polygons and platforms"),
    /** Falls; a switch. */
    APPLY_GRAVITY("applyGravity", true, "falls"),
    /** Slows down without input; a switch. */
    APPLY_FRICTION("applyFriction", true, "slows down without input"),
    /** Other actors can stand on it; a switch. */
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

    /** {@return the name in files} */
    public String json() {
        return json;
    }

    /** {@return the default; NaN if it follows from other fields} */
    public double defaultValue() {
        return defaultValue;
    }

    /** {@return smallest legal value} */
    public double min() {
        return min;
    }

    /** {@return largest legal value} */
    public double max() {
        return max;
    }

    /** {@return where a slider's sensible range ends} */
    public double sliderMax() {
        return sliderMax;
    }

    /** {@return the unit, for people; empty for switches} */
    public String unit() {
        return unit;
    }

    /** {@return true for the switches, false for numbers} */
    public boolean isSwitch() {
        return isSwitch;
    }

    /** {@return one line for people} */
    public String explanation() {
        return explanation;
    }
}
