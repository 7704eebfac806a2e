package dev.ledge.editor.render.tile;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileType;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** What a tile without a picture is drawn as: a word such as {@code rock} or {@code fern}. */
public final class Material {
    private static final String LOOK = "look";
    private static final double SLIPPERY = 0.5;
    private static final double STICKY = 0.75;

    private Material() {}

    /** By {@code props.look}, else by what the surface does, else by the first word of the name. */
    static String of(Level level, TileType type, Surface surface) {
        String look = lookOf(type);
        if (look != null) {
            return look.toLowerCase(Locale.ROOT);
        }
        if (surface.conveyor() != null && surface.conveyor() != 0) {
            return "belt";
        }
        double deceleration = level.player().get(ActorField.DECELERATION);
        if (surface.deceleration() != null && surface.deceleration() < SLIPPERY * deceleration) {
            return "ice";
        }
        double speed = level.player().get(ActorField.WALK_SPEED);
        if (surface.maxSpeed() != null && surface.maxSpeed() < STICKY * speed && type.shape() != null) {
            return "mud";
        }
        return firstWord(type.name());
    }

    /** The word that a tile is drawn by in place of its name; null if it has none. */
    public static String lookOf(TileType type) {
        return type.props() != null && type.props().get(LOOK) instanceof String word ? word : null;
    }

    /** A tile that is drawn by a word in place of its name; null for its name. */
    public static TileType withLook(TileType type, String word) {
        Map<String, Object> props = type.props() == null ? new LinkedHashMap<>() : new LinkedHashMap<>(type.props());
        if (word == null) {
            props.remove(LOOK);
        } else {
            props.put(LOOK, word);
        }
        return type.withProps(props.isEmpty() ? null : props);
    }

    /** A tile of a level's palette under another name, that looks as before. */
    public static TileType renamed(Level level, TileType type, String name) {
        Surface surface = level.palette().surface(type.surface());
        String before = of(level, type, surface);
        TileType renamed = type.withName(name);
        boolean isSame = type.image() != null || before.isEmpty() || before.equals(of(level, renamed, surface));
        return isSame ? renamed : withLook(renamed, before);
    }

    private static String firstWord(String name) {
        String lower = name == null ? "" : name.toLowerCase(Locale.ROOT);
        int end = 0;
        while (end < lower.length() && Character.isLetter(lower.charAt(end))) {
            end++;
        }
        return lower.substring(0, end);
    }
}
