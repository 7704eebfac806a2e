package dev.ledge.editor.feel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.json.LevelReader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FeelTest {
    /** What the levels' runs show of a feel is what it gives. */
    @ParameterizedTest
    @CsvSource({"Celeste-like, feel-celeste", "Super Meat Boy-like, feel-meat-boy"})
    void theLevelThatShowsItHasIt(String feelName, String name) throws Exception {
        Feel feel = Feel.OWN.stream()
                .filter(one -> one.name().equals(feelName))
                .findFirst()
                .orElseThrow();
        Level level = LevelReader.read(Path.of("../levels/edge-cases/" + name + ".level.json"))
                .value();
        assertThat(feel.in(level).player()).isEqualTo(level.player());
        assertThat(feel.isIn(level)).isTrue();
    }

    @Test
    void itJumpsOverAsManyTilesInAnyGrid() {
        for (Feel feel : List.of(Feel.CELESTE, Feel.MEAT_BOY, Feel.of("own", Feel.CELESTE.in(level(16))))) {
            JumpReach small = JumpReach.of(feel.in(level(8)));
            JumpReach large = JumpReach.of(feel.in(level(32)));
            assertThat(large.height()).isCloseTo(small.height(), within(1e-9));
            assertThat(large.reach()).isCloseTo(small.reach(), within(1e-9));
        }
    }

    @Test
    void aNumberOfOnesOwnIsNoneOfThem() {
        Level level = Feel.CELESTE.in(level(16));
        Level own = level.toBuilder()
                .player(level.player().with(ActorField.JUMP_SPEED, 400))
                .build();
        assertThat(Feel.CELESTE.isIn(level)).isTrue();
        assertThat(Feel.MEAT_BOY.isIn(level)).isFalse();
        assertThat(Feel.CELESTE.isIn(own)).isFalse();
        assertThat(Feel.OPEN.in(own)).isSameAs(own);
    }

    @Test
    void ledgesOwnIsWhatALevelHasThatSaysNothing() {
        Level bare = level(16);
        assertThat(Feel.LEDGE.isIn(bare)).isTrue();
        assertThat(Feel.LEDGE.in(Feel.CELESTE.in(bare)).hasSameContent(bare)).isTrue();
    }

    static Level level(int grid) {
        return new LevelBuilder().grid(grid).size(10, 10).build();
    }
}
