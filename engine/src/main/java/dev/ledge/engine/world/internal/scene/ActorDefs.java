package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Facing;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.world.type.ActorKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

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

    /** The actors of a level, not yet settled on any ground. */
    public static List<Role> of(Level level) {
        MovementParamsPool profiles = new MovementParamsPool(level.physics().effectiveTickRate());
        List<Role> roles = new ArrayList<>();
        boolean player = false;
        for (LevelObject object : level.objects()) {
            if (object instanceof LevelObject.Spawn spawn && !player) {
                player = true;
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
            } else if (object instanceof LevelObject.Walker walker) {
                roles.add(walker(level, walker, profiles));
            } else if (object instanceof LevelObject.Patroller patroller) {
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
            } else if (object instanceof LevelObject.Pickup pickup) {
                Vec size = pickup.effectiveSize(level);
                MovementParams profile = profiles.get(pickup.actor(), size, Double.NaN, false);
                roles.add(new Role(
                        pickup.id(), ActorKind.PICKUP, pickup, pickup.at(), size, Vec.ZERO, Facing.RIGHT, profile, 0));
            } else if (object instanceof LevelObject.Body body) {
                addBodies(level, body, profiles, roles);
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

    private static Role walker(Level level, LevelObject.Walker walker, MovementParamsPool profiles) {
        Vec size = walker.effectiveSize(level);
        MovementParams profile = profiles.get(walker.actor(), size, walker.effectiveSpeed(), false);
        long flags = (Boolean.FALSE.equals(walker.hurts()) ? 0 : ActorFlags.HURTS)
                | (Boolean.FALSE.equals(walker.stompable()) ? 0 : ActorFlags.STOMPABLE)
                | (Boolean.FALSE.equals(walker.turnsAtLedges()) ? 0 : ActorFlags.TURNS_AT_LEDGES);
        return new Role(
                walker.id(),
                ActorKind.WALKER,
                walker,
                walker.at(),
                size,
                Vec.ZERO,
                walker.effectiveFacing(),
                profile,
                flags);
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
