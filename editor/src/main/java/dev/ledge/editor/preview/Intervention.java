package dev.ledge.editor.preview;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.world.World;
import java.util.Objects;

/**
 * What a hand does to an actor of the running game, between two steps: part of what a play records beside the buttons,
 * so that the same is done again wherever the play is simulated again. One whose actor is not there, as an edit of the
 * level took it away, does nothing.
 */
public sealed interface Intervention {

    /** It is done before the step from this tick, 0 or more. */
    int tick();

    /** Id of the actor. */
    String actor();

    /** The same in a level where everything has moved. */
    default Intervention moved(Vec by) {
        return this;
    }

    /** Does it to a world that is at its tick. */
    default void act(World world) {
        int index = world.actors().indexOf(actor());
        if (index >= 0) {
            act(world, index);
        }
    }

    /** Does it to an actor by its index. */
    void act(World world, int index);

    /** True if it makes an earlier one of the same tick void: the last of a drag counts. */
    default boolean replaces(Intervention earlier) {
        return getClass() == earlier.getClass() && tick() == earlier.tick() && actor().equals(earlier.actor());
    }

    /**
     * An actor is put somewhere.
     *
     * @param x left edge, px
     * @param y top edge, px
     * @param velocity px/s, with which it goes on from there; null for its own
     */
    record Placed(int tick, String actor, double x, double y, Vec velocity) implements Intervention {
        @Override
        public void act(World world, int index) {
            if (!world.actors().present(index)) {
                return;
            }
            world.place(index, x, y);
            if (velocity != null) {
                world.setVelocity(index, velocity.x(), velocity.y());
            }
        }

        /** The same elsewhere. */
        @Override
        public Placed moved(Vec by) {
            return new Placed(tick, actor, x + by.x(), y + by.y(), velocity);
        }
    }

    /**
     * An actor is given another size, its feet and middle staying where they are, until it comes back from the dead.
     *
     * @param width px, 0.001 to 16,384
     * @param height px, 0.001 to 16,384
     */
    record Sized(int tick, String actor, double width, double height) implements Intervention {
        @Override
        public void act(World world, int index) {
            world.resize(index, width, height);
        }
    }

    /**
     * An actor is added to the game; the level does not have it.
     *
     * @param object what makes the actor, and only it
     */
    record Cloned(int tick, LevelObject object) implements Intervention {
        public Cloned {
            Objects.requireNonNull(object);
        }

        @Override
        public String actor() {
            return object.id();
        }

        @Override
        public Cloned moved(Vec by) {
            return new Cloned(tick, object.movedTo(object.at().plus(by)));
        }

        /** The level under the world has it by then, see {@link Playback}; there is nothing else to do. */
        @Override
        public void act(World world, int index) {}
    }

    /** An actor is taken out of the game. */
    record Removed(int tick, String actor) implements Intervention {
        @Override
        public void act(World world, int index) {
            world.remove(index);
        }
    }
}
