package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.level.object.StaticPolygon;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ObjectEditsTest {
    private final LevelObject spawn = new Spawn(ObjectCommon.of("s", new Vec(8, 8), null), null, null);
    private final LevelObject goal = new Goal(ObjectCommon.of("g", new Vec(32, 0), new Vec(16, 32)));
    private final LevelObject triangle = new StaticPolygon(
            ObjectCommon.of("t", new Vec(10, 10), null),
            List.of(new Vec(0, 0), new Vec(10, 0), new Vec(10, 20)),
            null,
            null,
            null,
            null);
    private final Level level = TestMaps.level(List.of(spawn, goal, triangle), "...", "...");

    @Test
    void movesThoseThatAreNamed() {
        Level moved = ObjectEdits.move(level, List.of("g", "t", "nobody"), 4, -4);
        assertThat(moved.object("g").at()).isEqualTo(new Vec(36, -4));
        assertThat(moved.object("t").at()).isEqualTo(new Vec(14, 6));
        assertThat(moved.object("s")).isSameAs(spawn);
        assertThat(ObjectEdits.move(level, List.of("g"), 0, 0)).isSameAs(level);
    }

    @Test
    void whatRidesGoesWithItsPlatform() {
        Level moved = ObjectEdits.move(riding(), List.of("lift"), 16, -8);

        assertThat(moved.object("g").at()).isEqualTo(goal.at().plus(new Vec(16, -8)));
        assertThat(ObjectEdits.move(riding(), List.of("lift", "g"), 16, -8))
                .extracting(Level::objects)
                .isEqualTo(moved.objects());
        assertThat(ObjectEdits.move(riding(), List.of("g"), 16, -8).object("lift"))
                .isEqualTo(riding().object("lift"));
    }

    @Test
    void whatRidesKeepsToItsPlatformOfAnotherName() {
        Level named = ObjectEdits.rename(riding(), "lift", "raft");

        assertThat(named.object("lift")).isNull();
        assertThat(named.object("raft")).isInstanceOf(Platform.class);
        assertThat(named.object("g").common().rides()).isEqualTo("raft");
    }

    @Test
    void whatRidesStaysWhenItsPlatformIsDeleted() {
        Level without = ObjectEdits.delete(riding(), List.of("lift"));

        assertThat(without.object("g").common().rides()).isNull();
        assertThat(without.object("g").at()).isEqualTo(goal.at());
    }

    @Test
    void aCopyRidesTheCopyOfItsPlatform() {
        Level level = riding();
        Clipboard.Pasted both = Clipboard.copy(level, Selection.ofObjects(Set.of("g", "lift")), null)
                .pasteObjects(level, new Vec(8, 8), new SplittableRandom(1));
        assertThat(ridden(both)).isNotEqualTo("lift").isIn(both.ids());

        Clipboard goalAlone = Clipboard.copy(level, Selection.ofObject("g"), null);
        assertThat(ridden(goalAlone.pasteObjects(level, new Vec(8, 8), new SplittableRandom(1))))
                .isEqualTo("lift");
        assertThat(ridden(goalAlone.pasteObjects(this.level, new Vec(8, 8), new SplittableRandom(1))))
                .isNull();
    }

    private static String ridden(Clipboard.Pasted pasted) {
        return pasted.ids().stream()
                .map(pasted.level()::object)
                .filter(Goal.class::isInstance)
                .findFirst()
                .orElseThrow()
                .common()
                .rides();
    }

    private Level riding() {
        LevelObject lift = Platform.of("lift", new Vec(0, 0), new Vec(16, 8), Vec.ZERO, new Vec(16, 0));
        LevelObject rider = goal.withCommon(goal.common().withRides("lift"));
        return ObjectEdits.add(level.withObject(rider), List.of(lift));
    }

    @Test
    void resizingStretchesAnOutline() {
        Level resized = ObjectEdits.resize(level, "t", new Aabb(10, 10, 30, 20));
        LevelObject now = resized.object("t");
        assertThat(now.bounds(resized)).isEqualTo(new Aabb(10, 10, 30, 20));
        assertThat(now.outlinePoints()).containsExactly(new Vec(0, 0), new Vec(20, 0), new Vec(20, 10));
    }

    @Test
    void aSpawnIsMovedInsteadOfResized() {
        Level resized = ObjectEdits.resize(level, "s", new Aabb(0, 0, 50, 50));
        assertThat(resized.object("s").at()).isEqualTo(Vec.ZERO);
        assertThat(resized.object("s").common().size()).isNull();
    }

    @Test
    void deletes() {
        Level rest = ObjectEdits.delete(level, List.of("g", "t"));
        assertThat(rest.objects()).containsExactly(spawn);
        assertThat(ObjectEdits.spawn(rest)).isSameAs(spawn);
        assertThat(ObjectEdits.spawn(ObjectEdits.delete(rest, List.of("s")))).isNull();
    }

    @Test
    void pastedObjectsHaveNewIdsAndThereIsOneSpawn() {
        Clipboard clipboard = Clipboard.copy(level, Selection.ofObjects(List.of("g", "s")), "ground");
        Clipboard.Pasted pasted = clipboard.pasteObjects(level, new Vec(16, 0), new SplittableRandom(1));
        assertThat(pasted.ids()).hasSize(1);
        LevelObject copy = pasted.level().object(pasted.ids().iterator().next());
        assertThat(copy.type()).isEqualTo("goal");
        assertThat(copy.at()).isEqualTo(new Vec(48, 0));
        assertThat(pasted.level().objects()).hasSize(4);
    }
}
