package dev.ledge.engine.level;

/**
 * What makes a tile or platform appear and disappear during play. Components are null where the file left them out.
 *
 * @param crumbles what happens when an actor stands on it; null means nothing
 * @param group name of the group that it belongs to, or null
 * @param solidWhen while its group is on or off it is there; null means on for tiles, always for platforms
 */
public record Changing(Crumbles crumbles, String group, SolidWhen solidWhen) {
    /** What never changes. */
    public static final Changing NEVER = new Changing(null, null, null);

    /** {@return true if nothing of it ever changes} */
    public boolean isNever() {
        // Not equals, which takes long the first time and is asked for each object that is read.
        return crumbles == null && group == null && solidWhen == null;
    }

    /**
     * {@return this with another way to crumble}
     *
     * @param newCrumbles null for none
     */
    public Changing withCrumbles(Crumbles newCrumbles) {
        return new Changing(newCrumbles, group, solidWhen);
    }

    /**
     * {@return this in another group}
     *
     * @param newGroup its name, or null for none
     */
    public Changing withGroup(String newGroup) {
        return new Changing(crumbles, newGroup, solidWhen);
    }

    /**
     * {@return this, there at other times}
     *
     * @param newSolidWhen null for the default
     */
    public Changing withSolidWhen(SolidWhen newSolidWhen) {
        return new Changing(crumbles, group, newSolidWhen);
    }

    /**
     * {@return true if a tile of this is there}
     *
     * @param isOn whether its group is on
     */
    public boolean isTileThere(boolean isOn) {
        return group == null || isOn == (solidWhen != SolidWhen.OFF);
    }

    /**
     * {@return true if a platform of this is there}
     *
     * @param isOn whether its group is on
     */
    public boolean isPlatformThere(boolean isOn) {
        return group == null || solidWhen == null || isOn == (solidWhen == SolidWhen.ON);
    }
}
