package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Facing;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.world.type.ActorKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Who plays in a level: the actors that its objects make, sorted by id. */
public final class ActorDefs {
    /** The player's id, whatever the spawn's is. */
    public static final String PLAYER = "player";

    private ActorDefs() {}

    /**
     * One actor as the level makes it.
     *
     * @param source the object that makes it
     */
    public record Role(
            String id,
            ActorKind kind,
            LevelObject source,
            Vec at,
            Vec size,
            Vec velocity,
            Facing facing,
            MovementParams profile,
            long flags) {}

    /** Makes the actors of objects of one type. */
    private interface Maker<T extends LevelObject> {
        void add(Level level, T object, MovementParamsPool profiles, List<Role> roles);
    }

    /** By type of object; those that are not listed make no actor. */
    private static final Map<Class<?>, Maker<LevelObject>> MAKERS = new HashMap<>();

    static {
        makes(LevelObject.Spawn.class, ActorDefs::addPlayer);
        makes(LevelObject.Walker.class, ActorDefs::addWalker);
        makes(LevelObject.Patroller.class, ActorDefs::addPatroller);
        makes(LevelObject.Pickup.class, ActorDefs::addPickup);
        makes(LevelObject.Body.class, ActorDefs::addBodies);
    }

    private static <T extends LevelObject> void makes(Class<T> type, Maker<T> maker) {
        MAKERS.put(type, (level, object, profiles, roles) -> maker.add(level, type.cast(object), profiles, roles));
    }

    /** The actors of a level, not yet settled on any ground. */
    public static List<Role> of(Level level) {
        MovementParamsPool profiles = new MovementParamsPool(level.physics().effectiveTickRate());
        List<Role> roles = new ArrayList<>();
        boolean hasPlayer = false;
        for (LevelObject object : level.objects()) {
            Maker<LevelObject> maker = MAKERS.get(object.getClass());
            boolean isStart = ObjectType.isA(object, ObjectType.Role.START);
            // Of several spawns the first is the player's.
            if (maker != null && !(isStart && hasPlayer)) {
                maker.add(level, object, profiles, roles);
                hasPlayer |= isStart;
            }
        }
        roles.sort(Comparator.comparing(Role::id));
        roles.forEach(ActorDefs::requireNumbers);
        return roles;
    }

    /** A level that was not read from a file may hold anything. Cases NU-01, NU-02. */
    private static void requireNumbers(Role role) {
        String who = "actor '" + role.id() + "'";
        Numbers.requireFinite(
                who,
                role.at().x(),
                role.at().y(),
                role.velocity().x(),
                role.velocity().y());
        Numbers.requirePositive("the width of " + who, role.size().x());
        Numbers.requirePositive("the height of " + who, role.size().y());
    }

    private static void addPlayer(Level level, LevelObject.Spawn spawn, MovementParamsPool profiles, List<Role> roles) {
        Vec size = level.player().effectiveSize();
        MovementParams profile = profiles.get(level.player(), size, Double.NaN, false);
        roles.add(new Role(
                PLAYER,
                ActorKind.PLAYER,
                spawn,
                spawn.at(),
                size,
                spawn.effectiveVelocity(),
                spawn.effectiveFacing(),
                profile,
                0));
    }

    private static void addWalker(
            Level level, LevelObject.Walker walker, MovementParamsPool profiles, List<Role> roles) {
        Vec size = walker.effectiveSize(level);
        MovementParams profile = profiles.get(walker.actor(), size, walker.effectiveSpeed(), false);
        long flags = (Boolean.FALSE.equals(walker.hurts()) ? 0 : ActorFlags.HURTS)
                | (Boolean.FALSE.equals(walker.stompable()) ? 0 : ActorFlags.STOMPABLE)
                | (Boolean.FALSE.equals(walker.turnsAtLedges()) ? 0 : ActorFlags.TURNS_AT_LEDGES);
        roles.add(new Role(
                walker.id(),
                ActorKind.WALKER,
                walker,
                walker.at(),
                size,
                Vec.ZERO,
                walker.effectiveFacing(),
                profile,
                flags));
    }

    private static void addPatroller(
            Level level, LevelObject.Patroller patroller, MovementParamsPool profiles, List<Role> roles) {
        Vec size = patroller.effectiveSize(level);
        Vec velocity = patroller.effectiveVelocity();
        Facing facing = velocity.x() < 0 ? Facing.LEFT : Facing.RIGHT;
        MovementParams profile = profiles.get(ActorProfile.DEFAULT, size, Double.NaN, true);
        roles.add(new Role(
                patroller.id(),
                ActorKind.PATROLLER,
                patroller,
                patroller.at(),
                size,
                velocity,
                facing,
                profile,
                ActorFlags.HURTS));
    }

    private static void addPickup(
            Level level, LevelObject.Pickup pickup, MovementParamsPool profiles, List<Role> roles) {
        Vec size = pickup.effectiveSize(level);
        MovementParams profile = profiles.get(pickup.actor(), size, Double.NaN, false);
        roles.add(
                new Role(pickup.id(), ActorKind.PICKUP, pickup, pickup.at(), size, Vec.ZERO, Facing.RIGHT, profile, 0));
    }

    /** A body, or so many of them spread evenly over the object's box, row by row. */
    private static void addBodies(Level level, LevelObject.Body body, MovementParamsPool profiles, List<Role> roles) {
        ActorProfile numbers = body.actor();
        if (body.copies() == null) {
            Vec size = body.effectiveSize(level);
            MovementParams profile = profiles.get(numbers, size, Double.NaN, false);
            roles.add(role(body, body.id(), body.at(), size, profile));
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
            roles.add(role(body, body.id() + "-" + (k + 1), new Vec(x, y), size, profile));
        }
    }

    private static Role role(LevelObject.Body body, String id, Vec at, Vec size, MovementParams profile) {
        Vec velocity = body.effectiveVelocity();
        Facing facing = velocity.x() < 0 ? Facing.LEFT : Facing.RIGHT;
        return new Role(id, ActorKind.BODY, body, at, size, velocity, facing, profile, 0);
    }
}
