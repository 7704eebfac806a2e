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

    /** Two things with a quantity that few things have. */
    private static final class Rarities extends Columns {
        final int[] first = rare(ints());
        final int[] second = ints();

        Rarities(int value) {
            super(2);
            first[1] = value;
            second[1] = 7;
            if (value != 0) {
                useRare();
            }
        }
    }

    @Test
    void aRareQuantityIsCopiedOnceItIsUsed() {
        Rarities used = new Rarities(5);
        Columns copy = used.emptyCopy();

        copy.copyAll(new Rarities(0));
        assertThat(copy.arrays()).containsExactly(new int[2], new int[] {0, 7});
        copy.copyAll(used);
        assertThat(copy.arrays()).containsExactly(new int[] {0, 5}, new int[] {0, 7});
        copy.copyAll(new Rarities(0));
        assertThat(copy.arrays()).containsExactly(new int[2], new int[] {0, 7});

        Rarities restored = new Rarities(0);
        restored.copyOne(1, used, 1);
        restored.copyAll(new Rarities(0));
        assertThat(restored.first).containsExactly(0, 0);
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
