package dev.ledge.engine.level.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class IdsTest {
    @Test
    void newIdsAreFiveCharactersWithoutLookAlikesAndNeverTaken() {
        Set<String> taken = new HashSet<>();
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 10_000; i++) {
            String id = Ids.random(random, taken);

            assertThat(id).matches("[abcdefghjkmnpqrstuvwxyz23456789]{5}");
            assertThat(taken.add(id)).isTrue();
        }
    }

    @Test
    void anyIdOfOneTo32LettersDigitsAndDashesIsRead() {
        assertThat(Ids.isValid("A")).isTrue();
        assertThat(Ids.isValid("_-09azAZ")).isTrue();
        assertThat(Ids.isValid("x".repeat(32))).isTrue();
        assertThat(Ids.isValid("x".repeat(33))).isFalse();
        assertThat(Ids.isValid("")).isFalse();
        assertThat(Ids.isValid("a b")).isFalse();
        assertThat(Ids.isValid("ä")).isFalse();
        assertThat(Ids.isValid("a\n")).isFalse();
    }
}
