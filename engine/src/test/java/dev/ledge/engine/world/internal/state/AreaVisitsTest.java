package dev.ledge.engine.world.internal.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AreaVisitsTest {
    private final AreaVisits visits = new AreaVisits();

    @Test
    void aVisitIsNewInItsFirstStepAlone() {
        visits.add(1, 7);
        assertThat(visits.isNew(1, 7)).isTrue();
        visits.end();
        visits.add(1, 7);

        assertThat(visits.isNew(1, 7)).isFalse();
        assertThat(visits.isNew(2, 7)).isTrue();
        assertThat(visits.isNew(1, 6)).isTrue();
    }

    @Test
    void aStepOutsideEndsTheVisit() {
        visits.add(1, 7);
        visits.end();
        visits.end();

        assertThat(visits.isNew(1, 7)).isTrue();
    }

    @Test
    void anActorThatIsPutSomewhereComesIntoWhateverIsThere() {
        visits.add(1, 7);
        visits.end();
        visits.forget(1);

        assertThat(visits.isNew(1, 7)).isTrue();
    }

    @Test
    void areasAreListedInTheirOrderAndOnce() {
        for (int area : new int[] {5, 40, 2, 5, 30, 2, 1, 99, 3, 8, 13, 21, 34, 55, 89, 7, 6, 4, 50}) {
            visits.add(1, area);
        }
        List<Integer> listed = new ArrayList<>();
        visits.add(0, 70);
        int count = visits.sort();
        assertThat(visits.actor(0)).isZero();
        for (int k = 1; k < count; k++) {
            assertThat(visits.actor(k)).isEqualTo(1);
            listed.add(visits.area(k));
        }

        assertThat(listed).isSorted().doesNotHaveDuplicates().hasSize(17);
    }

    @Test
    void aCopyHasTheSameVisitsAndTheSameHash() {
        visits.add(0, 3);
        visits.add(2, 1);
        visits.end();
        AreaVisits copy = new AreaVisits();
        copy.add(1, 1);
        copy.copyFrom(visits);

        assertThat(hash(copy)).isEqualTo(hash(visits)).isNotEqualTo(hash(new AreaVisits()));
        assertThat(copy.isNew(0, 3)).isFalse();
        assertThat(copy.sort()).isZero();
    }

    private static long hash(AreaVisits visits) {
        Fnv1a hash = new Fnv1a();
        visits.addTo(hash);
        return hash.value();
    }

    @Test
    void anActorThatHasLeftInTheSameStepEntersAnew() {
        visits.add(1, 6);
        visits.add(1, 7);
        visits.add(1, 8);
        visits.sort();
        visits.leave(1);
        visits.leave(0);
        visits.end();

        assertThat(visits.isNew(1, 6)).isTrue();
        assertThat(visits.isNew(1, 7)).isTrue();
        assertThat(visits.isNew(1, 8)).isFalse();
    }
}
