package dev.ledge.engine.world.internal.state;

import dev.ledge.engine.world.internal.scene.Groups;

/** Which groups of a level are on now. */
public final class GroupStates {
    private Groups groups;
    private boolean[] on;

    public GroupStates(Groups groups) {
        this.groups = groups;
        on = groups.on.clone();
    }

    /** True if a group is on; unknown groups are. */
    public boolean isOn(String name) {
        int group = groups.indexOf(name);
        return group < 0 || on[group];
    }

    /** Switches a group. True if that changed it. */
    public boolean set(String name, boolean isOn) {
        int group = groups.indexOf(name);
        if (group < 0 || on[group] == isOn) {
            return false;
        }
        on[group] = isOn;
        return true;
    }

    /** Sets all groups as when the level begins. */
    public void reset() {
        System.arraycopy(groups.on, 0, on, 0, on.length);
    }

    /** Copies another state by name; other groups keep theirs. */
    public void copyFrom(GroupStates other) {
        if (groups == other.groups) {
            System.arraycopy(other.on, 0, on, 0, on.length);
            return;
        }
        for (int i = 0; i < other.groups.count; i++) {
            int group = groups.indexOf(other.groups.names[i]);
            if (group >= 0) {
                on[group] = other.on[i];
            }
        }
    }

    /** Adapts to the groups of another version of the level; new ones are as when the level begins. */
    public void bind(Groups now) {
        if (now == groups) {
            return;
        }
        GroupStates before = copy(null);
        groups = now;
        on = now.on.clone();
        copyFrom(before);
    }

    /** A copy that can be kept while this goes on. */
    public GroupStates copy(GroupStates reuse) {
        GroupStates copy = reuse != null && reuse.groups == groups ? reuse : new GroupStates(groups);
        copy.copyFrom(this);
        return copy;
    }

    /** Adds whether each group is on, by name. */
    public void addTo(Fnv1a hash) {
        for (boolean isOn : on) {
            hash.add(isOn ? 1L : 0L);
        }
    }
}
