package dev.ledge.editor.tool;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;

/**
 * The running game, as the hand tool reaches into it. What it does belongs to the play and not to the document: going
 * back in time takes it back, and undo does not. All places are in pixels of the level.
 */
public interface GameHand {

    /** No game: there is nothing to take hold of. */
    GameHand NONE = new GameHand() {};

    /** The id of the actor that the buttons steer, null if there is none. */
    default String player() {
        return null;
    }

    /** The id of the actor on top at a place, missed by {@code reach} at most; null if there is none. */
    default String at(Vec place, double reach) {
        return null;
    }

    /** Where an actor is drawn; null if it is not in the game. */
    default Aabb box(String actor) {
        return null;
    }

    /** The actor that is worked on: the one that was pointed at last, at first the player; null if it is gone. */
    default String chosen() {
        return null;
    }

    /** Works on an actor from now on. */
    default void choose(String actor) {}

    /** Takes hold of an actor; false if it is not in the game, or dead. */
    default boolean take(String actor, Vec pointer) {
        return false;
    }

    /** The pointer moves what is held. */
    default void move(Vec pointer) {}

    /** Lets go of what is held, in the motion that the pointer had. */
    default void letGo() {}

    /** Puts what is held back; false if nothing is held. */
    default boolean cancel() {
        return false;
    }

    /** The actor that is held, null for none. */
    default String held() {
        return null;
    }

    /** How fast it would be if it were let go now, px/s. */
    default Vec thrown() {
        return Vec.ZERO;
    }

    /** Puts an actor elsewhere, its middle at a place; false if it is not in the game, or dead. */
    default boolean put(String actor, Vec middle) {
        return false;
    }

    /** Adds an actor like another one, its middle at a place; its id, or null if it cannot be added. */
    default String addClone(String actor, Vec middle) {
        return null;
    }

    /** Takes an actor out of the game; false if it is not in it, or the player. */
    default boolean remove(String actor) {
        return false;
    }

    /** Gives an actor another size, px, 0.001 to 16,384; false if it is not in the game, or dead. */
    default boolean resize(String actor, double width, double height) {
        return false;
    }

    /** The size that the level gives an actor, px; null if it is not in the game. */
    default Vec sizeInLevel(String actor) {
        return null;
    }

    /** Offers what else can be done at a place. */
    default void ask(Vec at) {}

    /** The place at which {@link #ask} offers something now; null if it does not. */
    default Vec asked() {
        return null;
    }
}
