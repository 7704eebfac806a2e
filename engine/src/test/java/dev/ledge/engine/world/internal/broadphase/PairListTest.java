package dev.ledge.engine.world.internal.broadphase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PairListTest {
    private static final int ACTORS = 200;

    private final PairList pairs = new PairList(ACTORS);

    @Test
    void inWhateverOrderTheyAreFoundTheLowerActorComesFirst() {
        pairs.add(7, 3);

        assertThat(partnersOf(7)).isEmpty();
        assertThat(partnersOf(3)).containsExactly(7);
    }

    @Test
    void partnersAreSortedBeThereFewOrMany() {
        for (int second : shuffled()) {
            pairs.add(0, second);
            if (second % 20 == 0) {
                pairs.add(second, 1);
            }
        }

        assertThat(partnersOf(0)).hasSize(ACTORS - 1).isSorted();
        assertThat(partnersOf(1)).containsExactly(20, 40, 60, 80, 100, 120, 140, 160, 180);
    }

    @Test
    void whatWasTakenIsGone() {
        pairs.add(1, 2);
        partnersOf(1);
        pairs.clear();

        assertThat(pairs.any()).isFalse();
        pairs.add(1, 5);
        assertThat(partnersOf(1)).containsExactly(5);
    }

    private List<Integer> partnersOf(int first) {
        List<Integer> partners = new ArrayList<>();
        int found = pairs.partnersOf(first);
        for (int k = 0; k < found; k++) {
            partners.add(pairs.partner(k));
        }
        return partners;
    }

    private static List<Integer> shuffled() {
        SplittableRandom random = new SplittableRandom(3);
        List<Integer> all = new ArrayList<>();
        for (int actor = 1; actor < ACTORS; actor++) {
            all.add(random.nextInt(all.size() + 1), actor);
        }
        return all;
    }
}
