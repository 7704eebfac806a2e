package dev.ledge.engine.world.type;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A number of an actor's state, for a view that shows all of it. Every number that can change what happens next has
 * one, and some follow from others. Switches are 0 or 1, choices the index of a word.
 */
public enum ActorValue {
    /** Left edge. */
    LEFT(Group.PLACE, "left", "px", "Left edge"),
    /** Top edge. */
    TOP(Group.PLACE, "top", "px", "Top edge"),
    /** Right edge. */
    RIGHT(Group.PLACE, "right", "px", "Right edge"),
    /** Bottom edge. */
    FEET(Group.PLACE, "feet", "px", "Bottom edge"),
    /** Width. */
    WIDTH(Group.PLACE, "width", "px", "Width"),
    /** Height. */
    HEIGHT(Group.PLACE, "height", "px", "Height"),
    /** Height when it does not crouch. */
    STANDING_HEIGHT(Group.PLACE, "standing height", "px", "Height when it does not crouch"),
    /** How far the last step took it to the right. */
    MOVED_X(Group.PLACE, "moved x", "px", "How far the last step took it to the right"),
    /** How far the last step took it downwards. */
    MOVED_Y(Group.PLACE, "moved y", "px", "How far the last step took it downwards"),
    /** Velocity to the right, on the ground relative to the support. */
    VX(Group.VELOCITY, "vx", "px/s", "Velocity to the right, on the ground relative to the support"),
    /** Velocity downwards, on the ground along the slope. */
    VY(Group.VELOCITY, "vy", "px/s", "Velocity downwards, on the ground along the slope"),
    /** Velocity to the right in the world, with that of the support. */
    WORLD_VX(Group.VELOCITY, "world vx", "px/s", "Velocity to the right in the world, with that of the support"),
    /** Velocity downwards in the world, with that of the support. */
    WORLD_VY(Group.VELOCITY, "world vy", "px/s", "Velocity downwards in the world, with that of the support"),
    /** Speed along the ground, positive to the right. */
    SPEED(Group.VELOCITY, "walking speed", "px/s", "Speed along the ground, positive to the right"),
    /** Top speed on the ground where it is. */
    TOP_SPEED(Group.VELOCITY, "top speed", "px/s", "Top speed on the ground where it is"),
    /** Velocity that overlapping actors give it to the right. */
    REPEL_X(Group.VELOCITY, "repel vx", "px/s", "Velocity that overlapping actors give it to the right"),
    /** Velocity that overlapping actors give it downwards. */
    REPEL_Y(Group.VELOCITY, "repel vy", "px/s", "Velocity that overlapping actors give it downwards"),
    /** What it is doing. */
    STATE(Group.SUPPORT, Kind.CHOICE, "state", "", "What it is doing"),
    /** Kind of what it stands on or hangs on. */
    SUPPORT(Group.SUPPORT, Kind.CHOICE, "support", "", "Kind of what it stands on or hangs on"),
    /** Column of the supporting tile, else index of the support. */
    SUPPORT_MAJOR(
            Group.SUPPORT, Kind.COUNT, "support index", "", "Column of the supporting tile, else index of the support"),
    /** Row of the supporting tile. */
    SUPPORT_MINOR(Group.SUPPORT, Kind.COUNT, "support row", "", "Row of the supporting tile"),
    /** Which of the tiles in the supporting cell. */
    SUPPORT_PART(Group.SUPPORT, Kind.COUNT, "support part", "", "Which of the tiles in the supporting cell"),
    /** Normal of the ground, to the right. */
    NORMAL_X(Group.SUPPORT, "ground normal x", "", "Normal of the ground, to the right"),
    /** Normal of the ground, downwards; −1 is level. */
    NORMAL_Y(Group.SUPPORT, "ground normal y", "", "Normal of the ground, downwards; −1 is level"),
    /** Velocity of the support to the right, as far as it acts. */
    SUPPORT_VX(Group.SUPPORT, "support vx", "px/s", "Velocity of the support to the right, as far as it acts"),
    /** Velocity of the support that it fell off last, for a late jump. */
    LEFT_VX(Group.SUPPORT, "left support vx", "px/s", "Velocity of the support that it fell off last, for a late jump"),
    /** Sides with a contact in the last step. */
    TOUCH(Group.SUPPORT, Kind.SIDES, "touched sides", "", "Sides with a contact in the last step"),
    /** Top speed of steering in this flight. */
    AIR_CAP(Group.FLIGHT, "air cap", "px/s", "Top speed of steering in this flight"),
    /** Top speed of steering in this flight while run is held. */
    RUN_CAP(Group.FLIGHT, "run cap", "px/s", "Top speed of steering in this flight while run is held"),
    /** Upward velocity that the jump took from the support, 0 or less. */
    LIFT(
            Group.FLIGHT,
            "inherited lift",
            "px/s",
            "Upward velocity that the jump took from the support, or a late one takes, 0 or less"),
    /** Jumps in the air since it stood or climbed last. */
    AIR_JUMPS_USED(Group.FLIGHT, Kind.COUNT, "air jumps used", "", "Jumps in the air since it stood or climbed last"),
    /** Where its left edge was when it fell through ground last. */
    DROP_X(Group.FLIGHT, "dropped at", "px", "Where its left edge was when it fell through ground last"),
    /** Height of the ground that it fell through last. */
    DROP_Y(Group.FLIGHT, "dropped height", "px", "Height of the ground that it fell through last"),
    /** Index of the platform that it falls through, −1 for none. */
    DROP_PLATFORM(
            Group.FLIGHT,
            Kind.COUNT,
            "dropped platform",
            "",
            "Index of the platform that it falls through, −1 for none"),
    /** Index of the platform that it fell through before that one in the same drop, −1 for none. */
    DROP_BEFORE(
            Group.FLIGHT,
            Kind.COUNT,
            "platform dropped before",
            "",
            "Index of the platform that it fell through before that one in the same drop, −1 for none"),
    /** Index of the polygon that it is pressed through, −1 for none. */
    DROP_POLYGON(
            Group.FLIGHT,
            Kind.COUNT,
            "dropped polygon",
            "",
            "Index of the polygon that it is pressed through, −1 for none"),
    /** Steps in which a jump still counts after the ground was lost. */
    COYOTE_LEFT(
            Group.TIMERS,
            Kind.COUNT,
            "coyote left",
            "ticks",
            "Steps in which a jump still counts after the ground was lost"),
    /** Steps for which a press of jump is remembered. */
    BUFFER_LEFT(Group.TIMERS, Kind.COUNT, "buffer left", "ticks", "Steps for which a press of jump is remembered"),
    /** Steps since jump was pressed. */
    SINCE_JUMP(Group.TIMERS, Kind.TIMER, "since jump pressed", "ticks", "Steps since jump was pressed"),
    /** Steps since the ground was lost. */
    SINCE_GROUND(Group.TIMERS, Kind.TIMER, "since ground", "ticks", "Steps since the ground was lost"),
    /** Steps in which the dropped ground lets through. */
    DROP_TICKS(Group.TIMERS, Kind.COUNT, "drop left", "ticks", "Steps in which the dropped ground lets through"),
    /** Steps that the dash still lasts. */
    DASH_TICKS(Group.TIMERS, Kind.COUNT, "dash left", "ticks", "Steps that the dash still lasts"),
    /** Steps without steering after a wall jump. */
    LOCK_TICKS(Group.TIMERS, Kind.COUNT, "wall lock left", "ticks", "Steps without steering after a wall jump"),
    /** Steps since its death. */
    DEAD_TICKS(Group.TIMERS, Kind.COUNT, "dead for", "ticks", "Steps since its death"),
    /** Steps since it turned. */
    SINCE_TURN(Group.TIMERS, Kind.TIMER, "since turn", "ticks", "Steps since it turned"),
    /** Is alive. */
    ALIVE(Group.CONDITION, "alive", "Is alive"),
    /** Is in the world. */
    PRESENT(Group.CONDITION, "present", "Is in the world"),
    /** Has reached a goal. */
    WON(Group.CONDITION, "won", "Has reached a goal"),
    /** Opposing contacts took all of its motion in the last step. */
    WEDGED(Group.CONDITION, "wedged", "Opposing contacts took all of its motion in the last step"),
    /** An edit has left it inside something. */
    EMBEDDED(Group.CONDITION, "embedded", "An edit has left it inside something"),
    /** Looks to the left. */
    FACES_LEFT(Group.CONDITION, "faces left", "Looks to the left"),
    /** Has its crouch height. */
    CROUCHES(Group.CONDITION, "crouches", "Has its crouch height"),
    /** Run is held and acts. */
    RUNS(Group.CONDITION, "runs", "Run is held and acts"),
    /** A marker has stopped it. */
    STOPPED(Group.CONDITION, "stopped", "A marker has stopped it"),
    /** Is moved by what it stands on. */
    RIDES(Group.CONDITION, "rides", "Is moved by what it stands on"),
    /** Something was in the way of its last walk. */
    HELD_BACK(Group.CONDITION, "held back", "Something was in the way of its last walk"),
    /** A platform presses it through what is not solid from all sides. */
    PRESSED(Group.CONDITION, "pressed", "Pressed through tiles that are not solid from all sides"),
    /** Letting jump go still cuts the rise. */
    CAN_CUT(Group.MEMORY, "can cut", "Letting jump go still cuts the rise"),
    /** Fell off its ground and may still jump. */
    COYOTE(Group.MEMORY, "coyote", "Fell off its ground and may still jump"),
    /** Jumped off a ladder and does not grab yet. */
    CLIMB_LOCK(Group.MEMORY, "climb lock", "Jumped off a ladder and does not grab yet"),
    /** The dash of this flight is used up. */
    DASHED(Group.MEMORY, "dashed", "The dash of this flight is used up"),
    /** A jump has ended the dash. */
    DASH_ENDS(Group.MEMORY, "dash ends", "A jump or a spring has ended the dash"),
    /** Jump was down in the last step. */
    JUMP_HELD(Group.MEMORY, "jump was held", "Jump was down in the last step"),
    /** Dash was down in the last step. */
    DASH_HELD(Group.MEMORY, "dash was held", "Dash was down in the last step"),
    /** Down was down in the last step. */
    DOWN_HELD(Group.MEMORY, "down was held", "Down was down in the last step"),
    /** Collides with the world. */
    WORLD_COLLISION(Group.BEHAVIOUR, "world collision", "Collides with the world"),
    /** Gravity acts on it. */
    GRAVITY(Group.BEHAVIOUR, "gravity", "Gravity acts on it"),
    /** Slows down by itself. */
    FRICTION(Group.BEHAVIOUR, "friction", "Slows down by itself"),
    /** Others can stand on its head. */
    STANDABLE(Group.BEHAVIOUR, "standable", "Others can stand on its head"),
    /** Hurts the player. */
    HURTS(Group.BEHAVIOUR, "hurts", "Hurts the player"),
    /** Dies when the player jumps on it. */
    STOMPABLE(Group.BEHAVIOUR, "stompable", "Dies when the player jumps on it"),
    /** Turns where the ground ends. */
    TURNS_AT_LEDGES(Group.BEHAVIOUR, "turns at ledges", "Turns where the ground ends"),
    /** Something pushed it. */
    PUSHED(Group.STEP, "pushed", "Something pushed it"),
    /** Something pushed it in the step before. */
    WAS_PUSHED(Group.STEP, "was pushed", "Something pushed it in the step before"),
    /** Was wedged in the step before. */
    WAS_WEDGED(Group.STEP, "was wedged", "Was wedged in the step before"),
    /** A push was blocked. */
    CRUSH_CANDIDATE(Group.STEP, "crush candidate", "A push was blocked"),
    /** The blocked push was up or down. */
    CRUSH_VERTICAL(Group.STEP, "crush vertical", "The blocked push was up or down"),
    /** Was crushed. */
    CRUSHED(Group.STEP, "crushed", "Was crushed"),
    /** Touched a hazard. */
    HIT_HAZARD(Group.STEP, "hit hazard", "Touched a hazard"),
    /** Touched an enemy. */
    HIT_ENEMY(Group.STEP, "hit enemy", "Touched an enemy"),
    /** Jumped on an enemy. */
    STOMPED(Group.STEP, "stomped", "Jumped on an enemy"),
    /** Touched its floor. */
    HIT_FLOOR(Group.STEP, "hit floor", "Touched its floor"),
    /** Was moved. */
    MOVED(Group.STEP, "moved", "Was moved"),
    /** Its support was searched where it is now. */
    SUPPORT_CHECKED(Group.STEP, "support checked", "Its support was searched where it is now"),
    /** Its support was searched before those of others that may stand on it. */
    SUPPORTED(Group.STEP, "supported", "Its support was searched before that of others"),
    /** May be inside something. */
    MAY_OVERLAP(Group.STEP, "may overlap", "May be inside something"),
    /** Waits to be pushed out of something. */
    ESCAPE_PENDING(Group.STEP, "escape pending", "Waits to be pushed out of something"),
    /** Was tried to be pushed out, while others wait. */
    ESCAPE_TRIED(Group.STEP, "escape tried", "Was tried to be pushed out, while others wait"),
    /** Rest of the way out of what it is in, to the right. */
    ESCAPE_X(Group.STEP, "escape x", "px", "Rest of the way out of what it is in, to the right"),
    /** Rest of the way out of what it is in, downwards. */
    ESCAPE_Y(Group.STEP, "escape y", "px", "Rest of the way out of what it is in, downwards"),
    /** Rank of that way, 0 the best. */
    ESCAPE_RANK(Group.STEP, Kind.COUNT, "escape rank", "", "Rank of that way, 0 the best");

    /** A heading under which values belong together. */
    public enum Group {
        /** Where it is, and how large. */
        PLACE,
        /** How it moves. */
        VELOCITY,
        /** What it stands on. */
        SUPPORT,
        /** What holds until it lands. */
        FLIGHT,
        /** What runs out or counts up. */
        TIMERS,
        /** What is true of it. */
        CONDITION,
        /** What it remembers of buttons and moves. */
        MEMORY,
        /** What the level or the game has switched. */
        BEHAVIOUR,
        /** What the last step found. */
        STEP
    }

    /** How a value is to be read. */
    public enum Kind {
        /** Any number. */
        NUMBER,
        /** A whole number. */
        COUNT,
        /** Steps since something happened; very large if it never did. */
        TIMER,
        /** 0 or 1. */
        SWITCH,
        /** The index of a word. */
        CHOICE,
        /** Bits of {@link ContactSide}. */
        SIDES
    }

    /** From so many steps on a {@link Kind#TIMER} means never. */
    public static final int NEVER = Integer.MAX_VALUE / 2;

    private static final List<String> NO_YES = List.of("no", "yes");
    private static final List<String> STATES =
            Arrays.stream(ActorState.values()).map(ActorState::json).toList();
    private static final List<String> SUPPORTS = List.of("nothing", "tile", "polygon", "platform", "actor", "border");

    private final Group group;
    private final Kind kind;
    private final String label;
    private final String unit;
    private final String explanation;

    /** A {@link Kind#SWITCH}. */
    ActorValue(Group group, String label, String explanation) {
        this(group, Kind.SWITCH, label, "", explanation);
    }

    /** A {@link Kind#NUMBER}. */
    ActorValue(Group group, String label, String unit, String explanation) {
        this(group, Kind.NUMBER, label, unit, explanation);
    }

    ActorValue(Group group, Kind kind, String label, String unit, String explanation) {
        this.group = group;
        this.kind = kind;
        this.label = label;
        this.unit = unit;
        this.explanation = explanation;
    }

    /** {@return the heading that it belongs under} */
    public Group group() {
        return group;
    }

    /** {@return how it is to be read} */
    public Kind kind() {
        return kind;
    }

    /** {@return its name for people} */
    public String label() {
        return label;
    }

    /** {@return its unit, empty if it has none} */
    public String unit() {
        return unit;
    }

    /** {@return what it means, without a full stop} */
    public String explanation() {
        return explanation;
    }

    /**
     * {@return the word for a value of a {@link Kind#CHOICE}, {@link Kind#SWITCH} or {@link Kind#SIDES}; null for other
     * kinds and other values}
     *
     * @param value the value
     */
    public String word(double value) {
        int index = (int) value;
        if (index < 0 || index != value) {
            return null;
        }
        return switch (kind) {
            case SWITCH -> wordOf(NO_YES, index);
            case CHOICE -> wordOf(this == STATE ? STATES : SUPPORTS, index);
            case SIDES -> sides(index);
            case TIMER -> index >= NEVER ? "never" : null;
            case NUMBER, COUNT -> null;
        };
    }

    private static String wordOf(List<String> words, int index) {
        return index < words.size() ? words.get(index) : null;
    }

    private static String sides(int bits) {
        StringBuilder words = new StringBuilder();
        for (ContactSide side : ContactSide.values()) {
            if (side.in(bits)) {
                words.append(words.isEmpty() ? "" : " ").append(side.name().toLowerCase(Locale.ROOT));
            }
        }
        return words.isEmpty() ? "none" : words.toString();
    }
}
