package dev.ledge.engine.world.internal.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import org.junit.jupiter.api.Test;

class ActorFlagsTest {
    @Test
    void eachFlagHasABitOfItsOwn() throws IllegalAccessException {
        long seen = 0;
        for (Field field : ActorFlags.class.getDeclaredFields()) {
            long bits = field.getType() == long.class ? field.getLong(null) : 0;
            if (Long.bitCount(bits) == 1) {
                assertThat(seen & bits).as(field.getName()).isZero();
                seen |= bits;
            }
        }
        assertThat(seen).isNotZero();
    }
}
