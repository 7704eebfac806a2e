package dev.ledge.editor.panel.problem;

import dev.ledge.editor.render.Badge;
import dev.ledge.engine.check.Finding;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import java.util.List;
import java.util.stream.Stream;

/** Where the problems that were found last are in the level as it is now, which may not be checked yet. */
public final class ProblemBadges {
    private ProblemBadges() {}

    /**
     * The marks of all problems that have a place: one at an object goes with it, and goes away with it.
     *
     * @param found what was found last
     * @param checked the level that it was found in
     * @param now the level that is shown
     */
    public static List<Badge> of(List<Finding> found, Level checked, Level now) {
        return found.stream()
                .filter(finding -> finding.area() != null)
                .flatMap(finding -> of(finding, checked, now))
                .toList();
    }

    private static Stream<Badge> of(Finding finding, Level checked, Level now) {
        LevelObject then = finding.objectId() == null ? null : checked.object(finding.objectId());
        LevelObject there = then == null ? null : now.object(then.id());
        if (then == null || then.equals(there)) {
            return Stream.of(at(finding.area()));
        }
        if (there == null || !finding.area().equals(then.bounds(checked))) {
            return Stream.empty(); // What a changed object does elsewhere is not known before it is checked.
        }
        return Stream.of(at(there.bounds(now)));
    }

    private static Badge at(Aabb area) {
        return new Badge(area.centerX(), area.top(), false);
    }
}
