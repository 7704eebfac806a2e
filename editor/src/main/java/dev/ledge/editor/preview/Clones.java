package dev.ledge.editor.preview;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.world.World;

/** Objects that make one more actor of the kind of another. */
final class Clones {
    private static final String PREFIX = "clone-";

    private Clones() {}

    /** An id that neither an object of the level nor an actor has. */
    static String freshId(World world) {
        int number = 1;
        while (world.level().object(PREFIX + number) != null || world.actors().indexOf(PREFIX + number) >= 0) {
            number++;
        }
        return PREFIX + number;
    }

    /**
     * What makes an actor like another one, as large as that is now. The player's is a plain body with the player's
     * numbers, which nobody steers.
     *
     * @param at its upper left corner, px
     * @throws IllegalArgumentException if the place or the size is beyond a level's limits
     */
    static LevelObject of(World world, int actor, String id, Vec at) {
        Vec size = new Vec(world.actors().width(actor), world.actors().height(actor));
        ObjectCommon plain = ObjectCommon.of(id, at, size);
        if (actor == world.player()) {
            return new Body(plain, null, null, null, world.level().player());
        }
        LevelObject source = world.actors().source(actor);
        if (source instanceof Body body) {
            return new Body(plain, null, null, null, body.actor());
        }
        if (source instanceof Walker walker) {
            return new Walker(
                    plain,
                    walker.speed(),
                    world.actors().facing(actor),
                    walker.turnsAtLedges(),
                    walker.hurts(),
                    walker.stompable(),
                    walker.actor());
        }
        return source.withCommon(plain);
    }
}
