package dev.ledge.editor.panel.problem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.render.Badge;
import dev.ledge.engine.check.Finding;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Spawn;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Problems are marked where they are, also before a level that was changed is checked again. */
class ProblemBadgesTest {
    private final Level checked = new LevelBuilder()
            .size(20, 10)
            .objects(List.of(new Spawn(ObjectCommon.of("start", new Vec(40, 40), null), null, null)))
            .build();
    private final LevelObject spawn = checked.object("start");
    private final Finding atSpawn = finding("start", spawn.bounds(checked));
    private final Finding elsewhere = finding("start", new Aabb(100, 20, 110, 30));
    private final Finding ofNoObject = finding(null, new Aabb(200, 20, 210, 30));

    private static Finding finding(String object, Aabb area) {
        return new Finding("CODE", "what", null, object, null, List.of(), area, null, null);
    }

    private List<Badge> badges(Level now, Finding... found) {
        return ProblemBadges.of(List.of(found), checked, now);
    }

    @Test
    void whatDidNotChangeIsMarkedWhereItWasFound() {
        assertThat(badges(checked, elsewhere, ofNoObject)).containsExactly(mark(100, 20), mark(200, 20));
        assertThat(badges(checked, finding("start", null))).isEmpty();
    }

    private static Badge mark(double left, double top) {
        return new Badge(left + 5, top, false);
    }

    @Test
    void theMarkOfAnObjectGoesWithIt() {
        Badge before = badges(checked, atSpawn).get(0);
        Level moved = checked.withObject(spawn.movedTo(new Vec(56, 32)));
        assertThat(badges(moved, atSpawn, ofNoObject))
                .containsExactly(new Badge(before.x() + 16, before.y() - 8, false), mark(200, 20));
        assertThat(badges(moved, elsewhere)).as("what it does elsewhere").isEmpty();
        assertThat(badges(checked.withoutObject("start"), atSpawn)).isEmpty();
    }
}
