package dev.ledge.engine.world.internal.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The columns of actors' state are copied whole or for one actor, and hashed in their order. */
class ActorColumnsTest {
    private static ActorColumns columns(double x, long flags, int ticks, byte state) {
        return new ActorColumns(
                new double[][] {{x, x + 1, x + 2}},
                new long[][] {{flags, flags + 1, flags + 2}},
                new int[][] {{ticks, ticks + 1, ticks + 2}},
                new byte[][] {{state, (byte) (state + 1), (byte) (state + 2)}});
    }

    private final ActorColumns source = columns(0.5, 1L << 40, 7, (byte) 3);

    @Test
    void aCopyOfAllHasTheSameHashAndArraysOfItsOwn() {
        ActorColumns copy = source.emptyCopy();
        assertThat(hash(copy)).isNotEqualTo(hash(source));

        copy.copyAll(source, 3);

        assertThat(hash(copy)).isEqualTo(hash(source));
        source.doubles()[0][1] = 9;
        assertThat(copy.doubles()[0][1]).isEqualTo(1.5);
    }

    @Test
    void onlyTheFirstActorsAreCopiedThatAreAskedFor() {
        ActorColumns copy = source.emptyCopy();

        copy.copyAll(source, 2);

        assertThat(copy.doubles()[0]).containsExactly(0.5, 1.5, 0);
        assertThat(copy.longs()[0]).containsExactly(1L << 40, (1L << 40) + 1, 0);
        assertThat(copy.ints()[0]).containsExactly(7, 8, 0);
        assertThat(copy.bytes()[0]).containsExactly(3, 4, 0);
    }

    @Test
    void oneActorIsCopiedToTheIndexOfAnother() {
        ActorColumns other = columns(20, 0, 50, (byte) 60);

        other.copyOne(2, source, 0);

        assertThat(other.doubles()[0]).containsExactly(20, 21, 0.5);
        assertThat(other.longs()[0]).containsExactly(0, 1, 1L << 40);
        assertThat(other.ints()[0]).containsExactly(50, 51, 7);
        assertThat(other.bytes()[0]).containsExactly(60, 61, 3);
    }

    @Test
    void everyQuantityCountsInTheHash() {
        assertThat(hash(columns(1.5, 1L << 40, 7, (byte) 3))).isNotEqualTo(hash(source));
        assertThat(hash(columns(0.5, 1L << 41, 7, (byte) 3))).isNotEqualTo(hash(source));
        assertThat(hash(columns(0.5, 1L << 40, 8, (byte) 3))).isNotEqualTo(hash(source));
        assertThat(hash(columns(0.5, 1L << 40, 7, (byte) 4))).isNotEqualTo(hash(source));
    }

    @Test
    void theSizeGrowsByTheBytesOfEachActor() {
        ActorColumns none = ActorColumns.none();

        assertThat(none.size()).isZero();
        assertThat(source.size()).isEqualTo(4 * 24 + 3 * (8 + 8 + 4 + 1));
    }

    private static long hash(ActorColumns columns) {
        Fnv1a hash = new Fnv1a();
        columns.addTo(hash);
        return hash.value();
    }
}
