package dev.ledge.editor.panel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PlayerPresetTest {
    /** What the levels' runs show of a feel is what the preset gives. */
    @ParameterizedTest
    @CsvSource({"CELESTE, feel-celeste", "MEAT_BOY, feel-meat-boy"})
    void theLevelThatShowsItHasIt(PlayerPreset preset, String name) throws Exception {
        Level level = LevelReader.read(Path.of("../levels/edge-cases/" + name + ".level.json"))
                .value();
        assertThat(preset.in(level).player()).isEqualTo(level.player());
        assertThat(preset.isIn(level)).isTrue();
    }

    @ParameterizedTest
    @EnumSource(PlayerPreset.class)
    void itJumpsOverAsManyTilesInAnyGrid(PlayerPreset preset) {
        JumpReach small = JumpReach.of(preset.in(level(8)));
        JumpReach large = JumpReach.of(preset.in(level(32)));
        assertThat(large.height()).isCloseTo(small.height(), within(1e-9));
        assertThat(large.reach()).isCloseTo(small.reach(), within(1e-9));
    }

    @Test
    void aNumberOfOnesOwnIsNoPreset() {
        Level level = PlayerPreset.CELESTE.in(level(16));
        Level own = level.toBuilder()
                .player(level.player().with(ActorField.JUMP_SPEED, 400))
                .build();
        assertThat(PlayerPreset.CELESTE.isIn(level)).isTrue();
        assertThat(PlayerPreset.MEAT_BOY.isIn(level)).isFalse();
        assertThat(PlayerPreset.CELESTE.isIn(own)).isFalse();
    }

    private static Level level(int grid) {
        return new Level.Builder().grid(grid).size(10, 10).build();
    }
}
