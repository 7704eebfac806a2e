package dev.ledge.editor.diff;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Platform;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The platforms that one removed while something rides them in what the other made: that is a conflict, as a level
 * whose objects ride nothing can't be read. Where the removal is taken, what rode stays where it stands.
 */
final class RiddenPlatforms {
    private final Level base;
    private final Level mine;
    private final Level theirs;
    private final Merging merging;

    RiddenPlatforms(Level base, Level mine, Level theirs, Merging merging) {
        this.base = base;
        this.mine = mine;
        this.theirs = theirs;
        this.merging = merging;
    }

    /** The objects with these platforms, or without anything that rides them. */
    List<LevelObject> in(List<LevelObject> merged) {
        Map<String, LevelObject> byId = new TreeMap<>();
        merged.forEach(object -> byId.put(object.id(), object));
        Map<String, List<LevelObject>> riders = merged.stream()
                .filter(object -> isMissing(object.common().rides(), byId))
                .collect(Collectors.groupingBy(object -> object.common().rides(), TreeMap::new, Collectors.toList()));
        if (riders.isEmpty()) {
            return merged;
        }
        riders.forEach((id, those) -> {
            Platform kept = kept(id, those);
            if (kept != null) {
                byId.put(id, kept);
            } else {
                those.forEach(rider ->
                        byId.put(rider.id(), rider.withCommon(rider.common().withRides(null))));
            }
        });
        return new ArrayList<>(byId.values());
    }

    private static boolean isMissing(String platform, Map<String, LevelObject> objects) {
        return platform != null && !(objects.get(platform) instanceof Platform);
    }

    /** The platform, if its removal is not what is taken. */
    private Platform kept(String id, List<LevelObject> riders) {
        Platform own = mine.object(id) instanceof Platform platform ? platform : null;
        Platform other = theirs.object(id) instanceof Platform platform ? platform : null;
        if (own == null && other == null || merging.isAbout(Conflict.Kind.OBJECT, id)) {
            return null;
        }
        LevelObject old = base.object(id);
        String ridden = "ridden by " + Words.name(riders.get(0).id())
                + (riders.size() == 1 ? "" : " and " + (riders.size() - 1) + " more");
        Conflict conflict = new Conflict(
                Conflict.Kind.OBJECT,
                id,
                null,
                null,
                ObjectChange.label(old == null ? own == null ? other : own : old),
                own == null ? gone(mine, id) : ridden,
                other == null ? gone(theirs, id) : ridden);
        return merging.takesTheirs(conflict) ? other : own;
    }

    private static String gone(Level level, String id) {
        return level.object(id) == null ? "removed" : "changed";
    }
}
