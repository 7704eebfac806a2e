package dev.ledge.editor.view;

/**
 * A run as it was played, and the same buttons in the level as it is now.
 *
 * @param before where the actor was when it was played
 * @param now where it is in the level as it is now; shorter while it is still being simulated
 * @param partAt the first tick at which the two are not at the same place, −1 for none
 */
public record Trails(Trail before, Trail now, int partAt) {

    public static final Trails NONE = new Trails(Trail.EMPTY, Trail.EMPTY, -1);

    /** Compares the two. */
    public static Trails of(Trail before, Trail now) {
        return new Trails(before, now, now.partsFrom(before));
    }
}
