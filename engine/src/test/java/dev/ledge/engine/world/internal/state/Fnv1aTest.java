package dev.ledge.engine.world.internal.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class Fnv1aTest {

    private static final long BASIS = 0xcbf29ce484222325L;

    private final Fnv1a hash = new Fnv1a();

    @Test
    void nothingIsTheBasis() {
        assertThat(hash.value()).isEqualTo(BASIS);
    }

    @Test
    void wordsAreFnv1aFromTheLowestByteOn() {
        // The text "abcdefgh".
        hash.add(0x6867666564636261L);

        assertThat(hash.value()).isEqualTo(0x25da8c1836a8d66dL);
        hash.reset();
        assertThat(hash.value()).isEqualTo(BASIS);
    }

    @Test
    void bothZeroesAreOne() {
        hash.add(0.0);
        long plus = hash.value();
        hash.reset();
        hash.add(-0.0);

        assertThat(hash.value()).isEqualTo(plus);
    }

    @Test
    void theOrderCounts() {
        hash.add(1L);
        hash.add(2L);
        long one = hash.value();
        hash.reset();
        hash.add(2L);
        hash.add(1L);

        assertThat(hash.value()).isNotEqualTo(one);
    }
}
