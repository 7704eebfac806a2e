package dev.ledge.engine.world.internal.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Columns of state are copied whole or for one thing, and hashed in their order. */
class ColumnsTest {
    /** Three things with a quantity of each type. */
    private static final class Things extends Columns {
        final double[] x = doubles();
        final long[] flags = longs();
        final int[] ticks = ints();
        final byte[] state = bytes();
        final boolean[] gone = booleans();

        Things(double firstX, long firstFlags, int firstTicks, int firstState, boolean firstGone) {
            super(3);
            for (int i = 0; i < 3; i++) {
                x[i] = firstX + i;
                flags[i] = firstFlags + i;
                ticks[i] = firstTicks + i;
                state[i] = (byte) (firstState + i);
            }
            gone[0] = firstGone;
        }
    }

    private final Things source = new Things(0.5, 1L << 40, 7, 3, true);

    @Test
    void aCopyOfAllHasTheSameValuesInArraysOfItsOwn() {
        Columns copy = source.emptyCopy();
        assertThat((double[]) copy.arrays().get(0)).containsExactly(0, 0, 0);

        copy.copyAll(source);

        assertThat(copy.arrays()).usingRecursiveComparison().isEqualTo(source.arrays());
        source.x[1] = 9;
        assertThat((double[]) copy.arrays().get(0)).containsExactly(0.5, 1.5, 2.5);
    }

    @Test
    void oneThingIsCopiedToTheIndexOfAnother() {
        Things other = new Things(20, 0, 50, 60, false);

        other.copyOne(2, source, 0);

        assertThat(other.x).containsExactly(20, 21, 0.5);
        assertThat(other.flags).containsExactly(0, 1, 1L << 40);
        assertThat(other.ticks).containsExactly(50, 51, 7);
        assertThat(other.state).containsExactly(60, 61, 3);
        assertThat(other.gone).containsExactly(false, false, true);
    }

    @Test
    void everyQuantityCountsInTheHash() {
        long[] hashes = {
            hash(source),
            hash(new Things(1.5, 1L << 40, 7, 3, true)),
            hash(new Things(0.5, 1L << 41, 7, 3, true)),
            hash(new Things(0.5, 1L << 40, 8, 3, true)),
            hash(new Things(0.5, 1L << 40, 7, 4, true)),
            hash(new Things(0.5, 1L << 40, 7, 3, false))
        };
        assertThat(Arrays.stream(hashes).distinct().count()).isEqualTo(hashes.length);
        assertThat(hash(new Things(0.5, 1L << 40, 7, 3, true))).isEqualTo(hash(source));
    }

    @Test
    void theSizeGrowsByTheBytesOfEachThing() {
        assertThat(new Columns(3).size()).isZero();
        assertThat(source.size()).isEqualTo(5 * 24 + 3 * (8 + 8 + 4 + 1 + 1));
    }

    private static long hash(Columns columns) {
        Fnv1a hash = new Fnv1a();
        columns.addTo(hash);
        return hash.value();
    }
}
