package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.level.object.Patroller;
import dev.ledge.engine.level.object.Pickup;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.world.type.ActorKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Definitions of the actors that a level's objects make, sorted by id. */
public final class ActorDefs {
    /** The player's id, whatever the spawn's is. */
    public static final String PLAYER = "player";

    private ActorDefs() {}

    /**
     * One actor as the level makes it.
     *
     * @param source the object that makes it
     */
    public record ActorDef(
            String id,
            ActorKind kind,
            LevelObject source,
            Vec at,
            Vec size,
            Vec velocity,
            Facing facing,
            MovementParams profile,
            long flags) {
        /** Id of the platform that it begins on, wherever that is then; null if it begins where it is. */
        public String rides() {
            return source instanceof Spawn ? source.common().rides() : null;
        }
    }

    /** Makes the actors of objects of one type. */
    private interface Maker<T extends LevelObject> {
        void add(Level level, T object, MovementParamsPool profiles, List<ActorDef> defs);
    }

    /** By type of object; those that are not listed make no actor. */
    private static final Map<Class<?>, Maker<LevelObject>> MAKERS = new HashMap<>();

    static {
        makes(Spawn.class, ActorDefs::addPlayer);
        makes(Walker.class, ActorDefs::addWalker);
        makes(Patroller.class, ActorDefs::addPatroller);
        makes(Pickup.class, ActorDefs::addPickup);
        makes(Body.class, ActorDefs::addBodies);
    }

    private static <T extends LevelObject> void makes(Class<T> type, Maker<T> maker) {
        MAKERS.put(type, (level, object, profiles, defs) -> maker.add(level, type.cast(object), profiles, defs));
    }

    /** The actors of a level, not yet placed on ground. */
    public static List<ActorDef> of(Level level) {
        MovementParamsPool profiles = new MovementParamsPool(level.physics().effectiveTickRate());
        List<ActorDef> defs = new ArrayList<>();
        boolean hasPlayer = false;
        for (LevelObject object : level.objects()) {
            Maker<LevelObject> maker = MAKERS.get(object.getClass());
            boolean isStart = object.isA(ObjectType.Role.START);
            // Of several spawns the first is the player's.
            if (maker != null && !(isStart && hasPlayer)) {
                maker.add(level, object, profiles, defs);
                hasPlayer |= isStart;
            }
        }
        defs.sort(Comparator.comparing(ActorDef::id));
        defs.forEach(ActorDefs::requireNumbers);
        return defs;
    }

    /** Checks numbers, as a level that was not read from a file may contain any. Cases NU-01, NU-02. */
    private static void requireNumbers(ActorDef def) {
        String name = "actor '" + def.id() + "'";
        Numbers.requireFinite(
                name,
                def.at().x(),
                def.at().y(),
                def.velocity().x(),
                def.velocity().y());
        Numbers.requirePositive("the width of " + name, def.size().x());
        Numbers.requirePositive("the height of " + name, def.size().y());
    }

    private static void addPlayer(Level level, Spawn spawn, MovementParamsPool profiles, List<ActorDef> defs) {
        Vec size = level.player().effectiveSize();
        MovementParams profile = profiles.get(level.player(), size, Double.NaN, false);
        Vec velocity = spawn.effectiveVelocity();
        Facing facing = spawn.effectiveFacing();
        defs.add(new ActorDef(PLAYER, ActorKind.PLAYER, spawn, spawn.at(), size, velocity, facing, profile, 0));
    }

    private static void addWalker(Level level, Walker walker, MovementParamsPool profiles, List<ActorDef> defs) {
        Vec size = walker.effectiveSize(level);
        MovementParams profile = profiles.get(walker.actor(), size, walker.effectiveSpeed(), false);
        long flags = (Boolean.FALSE.equals(walker.hurts()) ? 0 : ActorFlags.HURTS)
                | (Boolean.FALSE.equals(walker.stompable()) ? 0 : ActorFlags.STOMPABLE)
                | (Boolean.FALSE.equals(walker.turnsAtLedges()) ? 0 : ActorFlags.TURNS_AT_LEDGES);
        Facing facing = walker.effectiveFacing();
        Vec at = walker.at();
        defs.add(new ActorDef(walker.id(), ActorKind.WALKER, walker, at, size, Vec.ZERO, facing, profile, flags));
    }

    private static void addPatroller(
            Level level, Patroller patroller, MovementParamsPool profiles, List<ActorDef> defs) {
        Vec size = patroller.effectiveSize(level);
        Vec velocity = patroller.effectiveVelocity();
        MovementParams profile = profiles.get(ActorProfile.DEFAULT, size, Double.NaN, true);
        String id = patroller.id();
        defs.add(ahead(id, ActorKind.PATROLLER, patroller, patroller.at(), size, velocity, profile, ActorFlags.HURTS));
    }

    private static void addPickup(Level level, Pickup pickup, MovementParamsPool profiles, List<ActorDef> defs) {
        Vec size = pickup.effectiveSize(level);
        MovementParams profile = profiles.get(pickup.actor(), size, Double.NaN, false);
        defs.add(new ActorDef(
                pickup.id(), ActorKind.PICKUP, pickup, pickup.at(), size, Vec.ZERO, Facing.RIGHT, profile, 0));
    }

    /** A body, or so many of them spread evenly over the object's box, row by row. */
    private static void addBodies(Level level, Body body, MovementParamsPool profiles, List<ActorDef> defs) {
        ActorProfile numbers = body.actor();
        if (body.copies() == null) {
            Vec size = body.effectiveSize(level);
            MovementParams profile = profiles.get(numbers, size, Double.NaN, false);
            defs.add(body(body, body.id(), body.at(), size, profile));
            return;
        }
        Vec box = body.effectiveSize(level);
        Vec size = body.body() == null ? ActorProfile.DEFAULT_SIZE : body.body();
        MovementParams profile = profiles.get(numbers, size, Double.NaN, false);
        int copies = body.copies();
        int columns = Math.max(1, (int) Math.ceil(Math.sqrt(copies * box.x() / box.y())));
        int rows = (copies + columns - 1) / columns;
        for (int k = 0; k < copies; k++) {
            double x = body.at().x() + (k % columns + 0.5) * box.x() / columns - size.x() / 2;
            double y = body.at().y() + (k / columns + 0.5) * box.y() / rows - size.y() / 2;
            defs.add(body(body, body.id() + "-" + (k + 1), new Vec(x, y), size, profile));
        }
    }

    private static ActorDef body(Body body, String id, Vec at, Vec size, MovementParams profile) {
        return ahead(id, ActorKind.BODY, body, at, size, body.effectiveVelocity(), profile, 0);
    }

    /** One that looks where it goes. */
    private static ActorDef ahead(
            String id,
            ActorKind kind,
            LevelObject source,
            Vec at,
            Vec size,
            Vec velocity,
            MovementParams profile,
            long flags) {
        Facing facing = velocity.x() < 0 ? Facing.LEFT : Facing.RIGHT;
        return new ActorDef(id, kind, source, at, size, velocity, facing, profile, flags);
    }
}
