package dev.ledge.editor.object;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.level.ActorField;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class NumberSpecTest {
    private final NumberSpec speed = NumberSpec.of(ActorField.JUMP_SPEED);

    @Test
    void numbersAreReadAsPeopleTypeThem() {
        assertThat(speed.parse(" 412,5 ")).isEqualTo(412.5);
        assertThat(speed.parse("1e3")).isEqualTo(1000);
        assertThatThrownBy(() -> speed.parse("fast")).hasMessageContaining("“fast” is not a number");
        assertThatThrownBy(() -> speed.parse("−1")).hasMessageContaining("Jump speed goes from 0");
        assertThatThrownBy(() -> speed.parse("NaN")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void noLimitHasAWord() {
        NumberSpec fall = new NumberSpec("Max fall speed", "px/s", 0, Double.POSITIVE_INFINITY, 2000, "600 px/s", "");
        assertThat(fall.parse("none")).isInfinite();
        assertThat(NumberSpec.format(Double.POSITIVE_INFINITY)).isEqualTo("none");
        assertThatThrownBy(() -> speed.parse("none")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void numbersAreShownShort() {
        assertThat(NumberSpec.format(400)).isEqualTo("400");
        assertThat(NumberSpec.format(0.45)).isEqualTo("0.45");
        assertThat(NumberSpec.format(-0.00001)).isEqualTo("0");
        assertThat(NumberSpec.words("jumpSpeed")).isEqualTo("Jump speed");
    }

    @ParameterizedTest
    @EnumSource(ActorField.class)
    void everyFieldHasASliderAndAnExplanation(ActorField field) {
        NumberSpec spec = NumberSpec.of(field);
        assertThat((spec.sliderMax() - spec.min()) / spec.step()).isBetween(0.9, 300.0);
        assertThat(spec.hint()).endsWith(".").contains("Default: ");
    }
}
