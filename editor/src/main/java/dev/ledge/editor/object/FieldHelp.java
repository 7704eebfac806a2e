package dev.ledge.editor.object;

import dev.ledge.editor.key.ButtonKeys;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.type.Buttons;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** What the inspector says of an actor's fields beside the engine's own line: keys of the player, and each choice. */
public final class FieldHelp {
    private static final Map<String, String> TAKE_OFF = Map.of(
            "add", "jumps and falls take along the speed of what carries it",
            "upward", "jumps take it along, falls do not",
            "none", "neither takes anything along");

    /** What is about falling, jumping and climbing, which nobody does who is seen from above. */
    private static final Set<ActorField> SIDE_ON = EnumSet.of(
            ActorField.AIR_SPEED,
            ActorField.AIR_ACCELERATION,
            ActorField.AIR_DECELERATION,
            ActorField.JUMP_SPEED,
            ActorField.JUMP_CUT,
            ActorField.COYOTE_TIME,
            ActorField.JUMP_BUFFER,
            ActorField.CLIMB_SPEED,
            ActorField.STEP_HEIGHT,
            ActorField.FALL_GRAVITY,
            ActorField.APEX_GRAVITY,
            ActorField.APEX_SPEED,
            ActorField.AIR_JUMPS,
            ActorField.AIR_JUMP_SPEED,
            ActorField.WALL_SLIDE_SPEED,
            ActorField.WALL_JUMP,
            ActorField.WALL_JUMP_TIME,
            ActorField.CROUCH_HEIGHT,
            ActorField.CROUCH_SPEED,
            ActorField.DROP_THROUGH_BY,
            ActorField.TAKE_OFF);

    private FieldHelp() {}

    /** True if a field does anything in a level: some mean nothing where it is seen from above. */
    public static boolean acts(ActorField field, Level level) {
        return !level.physics().isTopDown() || !SIDE_ON.contains(field);
    }

    /** The number of an actor, with the keys that try it in its explanation. */
    public static NumberSpec spec(ActorField field) {
        NumberSpec spec = NumberSpec.of(field);
        String keys = keys(field);
        return keys.isEmpty() ? spec : spec.explained(spec.explanation() + " (the player’s keys: " + keys + ")");
    }

    /** The keys with which a field is tried while playing; empty if none are its own. */
    private static String keys(ActorField field) {
        return switch (field) {
            case WALK_SPEED -> ButtonKeys.both(Buttons.LEFT, Buttons.RIGHT);
            case JUMP_SPEED -> ButtonKeys.of(Buttons.JUMP);
            case CLIMB_SPEED -> ButtonKeys.both(Buttons.UP, Buttons.DOWN);
            case RUN_SPEED -> "hold " + ButtonKeys.of(Buttons.RUN);
            case AIR_JUMPS -> ButtonKeys.of(Buttons.JUMP) + " in the air";
            case WALL_SLIDE_SPEED ->
                "hold " + ButtonKeys.both(Buttons.LEFT, Buttons.RIGHT).replace(" and ", " or ") + " towards it";
            case WALL_JUMP -> ButtonKeys.of(Buttons.JUMP) + " at a wall";
            case DASH_SPEED -> ButtonKeys.of(Buttons.DASH) + " with a direction";
            case CROUCH_HEIGHT -> "hold " + ButtonKeys.of(Buttons.DOWN);
            default -> "";
        };
    }

    /** What one of a field's words does, for people; empty for words that say all themselves. */
    public static String word(ActorField field, String word) {
        return switch (field) {
            case TAKE_OFF -> TAKE_OFF.getOrDefault(word, "");
            case DROP_THROUGH_BY -> dropThroughBy(word);
            default -> "";
        };
    }

    private static String dropThroughBy(String word) {
        return switch (word) {
            case "jump" -> "hold " + ButtonKeys.of(Buttons.DOWN) + " and press " + ButtonKeys.of(Buttons.JUMP);
            case "down" -> "press " + ButtonKeys.of(Buttons.DOWN) + " alone";
            default -> "";
        };
    }
}
