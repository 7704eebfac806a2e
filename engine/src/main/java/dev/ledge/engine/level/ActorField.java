package dev.ledge.engine.level;

import java.util.List;

/**
 * A number or switch of an {@link ActorProfile}, in the order of the file format, with what an inspector needs to show
 * it. What is not a number is kept as one, see {@link Kind}.
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
    STANDABLE("standable", false, "other actors can stand on it"),
    /** Gravity while falling, as a multiple. */
    FALL_GRAVITY("fallGravity", 1, 0, 1000, 4, "×", "gravity while falling, as a multiple"),
    /** Gravity near the top of a jump while jump is held, as a multiple. */
    APEX_GRAVITY(
            "apexGravity",
            1,
            0,
            1000,
            4,
            "×",
            "gravity while jump is held and it is slower than the apex speed, upwards or downwards"),
    /** Up to this speed upwards or downwards apexGravity acts, px/s. */
    APEX_SPEED("apexSpeed", 0, 0, 1e6, 200, "px/s", "below this speed upwards or downwards apex gravity acts"),
    /** Top speed on the ground and in flight while run is held, px/s; 0 is off. */
    RUN_SPEED("runSpeed", 0, 0, 1e6, 600, "px/s", "top speed on the ground and in flight while run is held; 0 is off"),
    /** Jumps in the air, a whole number. */
    AIR_JUMPS("airJumps", "jumps in the air, given back by ground, ladders and wall jumps", 100, 5),
    /** Speed of a jump in the air; as jumpSpeed if not given, px/s. */
    AIR_JUMP_SPEED(
            "airJumpSpeed", Double.NaN, 0, 1e6, 1000, "px/s", "speed of a jump in the air; as jumpSpeed if not given"),
    /** Fastest fall along a wall that is pressed against, px/s; infinite is off. */
    WALL_SLIDE_SPEED(
            Kind.LIMIT,
            "wallSlideSpeed",
            0,
            1e6,
            300,
            "px/s",
            "fastest fall while the direction towards a wall is held"),
    /** Velocity of a jump off a wall: away from it and up, a pair, px/s; infinite is off. */
    WALL_JUMP(Kind.PAIR, "wallJump", 0, 1e6, 600, "px/s", "speed of a jump off a wall: away from it and up"),
    /** After a wall jump steering does nothing for this long, s. */
    WALL_JUMP_TIME("wallJumpTime", 0.1, 0, 60, 0.5, "s", "after a wall jump steering does nothing for this long"),
    /** Speed of a dash, px/s; 0 is off. */
    DASH_SPEED("dashSpeed", 0, 0, 1e6, 600, "px/s", "speed of a dash in the direction held; 0 is off"),
    /** How long a dash lasts, s. */
    DASH_TIME("dashTime", 0.15, 0, 60, 0.5, "s", "how long a dash lasts, without gravity and steering"),
    /** Height while down is held on the ground, px; 0 is off. */
    CROUCH_HEIGHT("crouchHeight", 0, 0, 16384, 64, "px", "height while down is held on the ground; 0 is off"),
    /** Top speed while crouching, px/s. */
    CROUCH_SPEED("crouchSpeed", 60, 0, 1e6, 300, "px/s", "top speed while crouching"),
    /** What drops through a platform that lets through, one of the words of {@link DropThroughBy}. */
    DROP_THROUGH_BY(
            "dropThroughBy", DropThroughBy.WORDS, "what drops through: a press of jump while down is held, or of down"),
    /** What of its support's velocity an actor inherits, one of the words of {@link TakeOff}. */
    TAKE_OFF("takeOff", TakeOff.WORDS, "what is taken along of the speed of what carries it, on jumps and on falls");

    /** What values of a field are. */
    public enum Kind {
        /** A number. */
        NUMBER,
        /** A whole number. */
        WHOLE,
        /** A number, or infinity: no limit, {@code null} in files. */
        LIMIT,
        /** Two numbers, or none, {@code null} in files. */
        PAIR,
        /** 0 or 1. */
        SWITCH,
        /** The number of one of {@link #words()}. */
        WORD
    }

    private final Kind kind;
    private final String json;
    private final double defaultValue;
    private final double min;
    private final double max;
    private final double sliderMax;
    private final String unit;
    private final List<String> words;
    private final String explanation;

    ActorField(
            Kind kind,
            String json,
            double defaultValue,
            double min,
            double max,
            double sliderMax,
            String unit,
            List<String> words,
            String explanation) {
        this.kind = kind;
        this.json = json;
        this.defaultValue = defaultValue;
        this.min = min;
        this.max = max;
        this.sliderMax = sliderMax;
        this.unit = unit;
        this.words = words;
        this.explanation = explanation;
    }

    ActorField(String json, double defaultValue, double min, double max, double sliderMax, String unit, String text) {
        this(Kind.NUMBER, json, defaultValue, min, max, sliderMax, unit, List.of(), text);
    }

    /** One that is off by default, when it is infinite. */
    ActorField(Kind kind, String json, double min, double max, double sliderMax, String unit, String text) {
        this(kind, json, Double.POSITIVE_INFINITY, min, max, sliderMax, unit, List.of(), text);
    }

    ActorField(String json, String text, int max, int sliderMax) {
        this(Kind.WHOLE, json, 0, 0, max, sliderMax, "", List.of(), text);
    }

    ActorField(String json, List<String> words, String text) {
        this(Kind.WORD, json, 0, 0, words.size() - 1.0, words.size() - 1.0, "", words, text);
    }

    ActorField(String json, boolean defaultValue, String text) {
        this(Kind.SWITCH, json, defaultValue ? 1 : 0, 0, 1, 1, "", List.of(), text);
    }

    /** {@return what its values are} */
    public Kind kind() {
        return kind;
    }

    /** {@return the name in files} */
    public String json() {
        return json;
    }

    /** {@return the default; NaN if it follows from other fields, infinite if it is off} */
    public double defaultValue() {
        return defaultValue;
    }

    /** {@return smallest legal value} */
    public double min() {
        return min;
    }

    /** {@return largest legal value, but for infinity, which a {@link Kind#LIMIT} may be, too} */
    public double max() {
        return max;
    }

    /** {@return where a slider's sensible range ends} */
    public double sliderMax() {
        return sliderMax;
    }

    /** {@return the unit, for people; empty for what has none} */
    public String unit() {
        return unit;
    }

    /** {@return true for the switches, false for all else} */
    public boolean isSwitch() {
        return kind == Kind.SWITCH;
    }

    /** {@return true if it may be off, which is infinite here and {@code null} in files} */
    public boolean mayBeOff() {
        return kind == Kind.LIMIT || kind == Kind.PAIR;
    }

    /** {@return what it may be, in files and in the order of their numbers; empty unless it is a word} */
    public List<String> words() {
        return words;
    }

    /** {@return one line for people} */
    public String explanation() {
        return explanation;
    }
}
