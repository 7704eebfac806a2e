package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.testing.AllocationRounds;
import dev.ledge.engine.testing.OtherJvm;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * A step allocates nothing once the world has grown its buffers, to the byte. Played by the interpreter, which
 * optimises no allocation away, and in which no compiler that changes its mind leaves some bytes of its own.
 */
class AllocationTest {

    @Test
    void roundsAfterTheFirstAllocateNothing() throws Exception {
        String printed = OtherJvm.run(List.of(OtherJvm.java(), "-Xint"), AllocationRounds.class, List.of());

        Map<String, List<Long>> rounds = printed.lines()
                .map(line -> line.split(" "))
                .collect(Collectors.toMap(words -> words[0], AllocationTest::afterTheFirst));
        assertThat(rounds)
                .containsOnlyKeys("hills", "platforms", "crowd", "saves", "unsteady", "unsteady-saves", "riding");
        assertThat(rounds)
                .allSatisfy((scene, bytes) ->
                        assertThat(bytes).as(scene).isNotEmpty().containsOnly(0L));
    }

    private static List<Long> afterTheFirst(String[] words) {
        return Arrays.stream(words).skip(2).map(Long::valueOf).toList();
    }
}
