package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import java.util.Arrays;
import java.util.TreeSet;

/** The groups that a level has, by name: those that it lists, and those of its tiles, platforms and switches. */
public final class Groups {
    public final int count;
    public final String[] names;
    /** Whether each is on when the level begins. */
    public final boolean[] on;

    public Groups(Level level, Terrain terrain) {
        TreeSet<String> found = new TreeSet<>(level.groups().keySet());
        for (LevelObject object : level.objects()) {
            String group = object.group();
            if (group != null) {
                found.add(group);
            }
        }
        terrain.addGroups(found);
        names = found.toArray(new String[0]);
        count = names.length;
        on = new boolean[count];
        for (int i = 0; i < count; i++) {
            on[i] = level.isOnAtFirst(names[i]);
        }
    }

    /** Index of a group by name, −1 if there is none. */
    public int indexOf(String name) {
        int found = name == null ? -1 : Arrays.binarySearch(names, name);
        return found < 0 ? -1 : found;
    }
}
