package dev.ledge.engine.level;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.object.Body;
import java.util.List;
import org.junit.jupiter.api.Test;

class SortedObjectsTest {
    private static LevelObject object(String id) {
        return Body.of(id, Vec.ZERO, null);
    }

    private final List<LevelObject> list = SortedObjects.of(List.of(object("c"), object("a"), object("e")));

    private static List<String> ids(List<LevelObject> objects) {
        return objects.stream().map(LevelObject::id).toList();
    }

    @Test
    void theyAreSortedAndFoundByTheirIds() {
        assertThat(ids(list)).containsExactly("a", "c", "e");
        assertThat(SortedObjects.indexOf(list, "a")).isZero();
        assertThat(SortedObjects.indexOf(list, "e")).isEqualTo(2);
        assertThat(SortedObjects.indexOf(list, "")).isEqualTo(-1);
        assertThat(SortedObjects.indexOf(list, "d")).isEqualTo(-3);
        assertThat(SortedObjects.indexOf(list, "f")).isEqualTo(-4);
    }

    @Test
    void aNewOneComesToItsPlaceAndAKnownOneIsReplaced() {
        assertThat(ids(SortedObjects.with(list, object("d")))).containsExactly("a", "c", "d", "e");

        LevelObject other = Body.of("c", new Vec(1, 2), null);
        List<LevelObject> replaced = SortedObjects.with(list, other);
        assertThat(ids(replaced)).containsExactly("a", "c", "e");
        assertThat(replaced.get(1)).isSameAs(other);
        assertThat(ids(list)).containsExactly("a", "c", "e");
    }

    @Test
    void oneThatIsNotThereIsNotRemoved() {
        assertThat(ids(SortedObjects.without(list, "c"))).containsExactly("a", "e");
        assertThat(SortedObjects.without(list, "d")).isSameAs(list);
    }
}
