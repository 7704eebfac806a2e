package dev.ledge.editor.object;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Physics;
import dev.ledge.engine.level.object.Motion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

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
        NumberSpec fall = NumberSpec.of("Max fall speed", NumberRange.of(Physics.class, "maxFallSpeed"), 2000, 600, "");
        assertThat(fall.parse("none")).isInfinite();
        assertThat(NumberSpec.format(Double.POSITIVE_INFINITY)).isEqualTo("none");
        assertThatThrownBy(() -> speed.parse("none")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aNumberIsShortenedToTheDigitsThatThereIsRoomFor() {
        assertThat(NumberSpec.shortened(0.123456789, text -> text.length() <= 6))
                .isEqualTo("0.1235");
        assertThat(NumberSpec.shortened(-1234567, text -> text.length() <= 7)).isEqualTo("-1.23e6");
        assertThat(NumberSpec.shortened(99999.7, text -> text.length() <= 6)).isEqualTo("1e5");
        assertThat(NumberSpec.shortened(400, text -> text.length() <= 3)).isEqualTo("400");
        assertThat(NumberSpec.shortened(400, text -> false)).isEqualTo("400");
        assertThat(NumberSpec.shortened(Double.POSITIVE_INFINITY, text -> false))
                .isEqualTo("none");
    }

    @Test
    void whatIsCopiedFromTheHelpCanBeTyped() {
        assertThat(speed.hint()).endsWith("Default: 400 px/s. From 0 to 1\u00a0000\u00a0000 px/s.");
        assertThat(NumberSpec.of(ActorField.ACCELERATION).hint())
                .endsWith("From 0 to 1\u00a0000\u00a0000\u00a0000 px/s².");
        assertThat(speed.parse("1\u00a0000\u00a0000")).isEqualTo(1e6);
        assertThat(speed.parse("1 234.5")).isEqualTo(1234.5);
        assertThat(speed.parse("120 px/s")).isEqualTo(120);
        assertThatThrownBy(() -> speed.parse("120 px")).hasMessageContaining("not a number");
        assertThatThrownBy(() -> speed.parse(" ")).hasMessage("A number is missing");
        assertThatThrownBy(() -> speed.parse("1 23")).hasMessageContaining("not a number");
        assertThatThrownBy(() -> speed.parse("1e999")).hasMessageContaining("goes from 0 to");
        assertThatThrownBy(() -> speed.parse("4f")).hasMessageContaining("not a number");
    }

    @Test
    void onlyWhatMoreTypingCannotMendIsRefusedAtOnce() {
        NumberSpec rate = NumberSpec.of("Rate", new NumberRange(2, 50, "/s", false, false), 40, 10, "rate");
        assertThat(rate.isBeyond("1")).isFalse(); // May become 10.
        assertThat(rate.isBeyond("-")).isFalse();
        assertThat(rate.isBeyond("-1")).isTrue();
        assertThat(rate.isBeyond("51")).isTrue();
        assertThat(rate.isBeyond("50")).isFalse();
    }

    @Test
    void sliderAndArrowsGoByRoundNumbersWhateverTheLimits() {
        NumberSpec motion = NumberSpec.of("Speed", NumberRange.of(Motion.class, "speed"), 300, 60, "speed");
        assertThat(motion.at(motion.position(60))).isEqualTo(60);
        assertThat(motion.at(0)).isEqualTo(1e-6);
        assertThat(motion.at(motion.positions())).isEqualTo(300);
        NumberSpec place = NumberSpec.ofPair("At", NumberRange.of(ObjectCommon.class, "at"), "", "place");
        assertThat(place.step()).isEqualTo(1);
        NumberSpec jumps = NumberSpec.of(ActorField.AIR_JUMPS);
        assertThat(jumps.positions()).isEqualTo(5);
        assertThat(jumps.at(2)).isEqualTo(2);
        assertThatThrownBy(() -> jumps.parse("1.5")).hasMessage("Air jumps is a whole number from 0 to 100");
        assertThat(NumberSpec.of(ActorField.COYOTE_TIME).at(30)).isEqualTo(0.15);
    }

    @Test
    void numbersAreShownShort() {
        assertThat(NumberSpec.format(400)).isEqualTo("400");
        assertThat(NumberSpec.format(999_999)).isEqualTo("999999");
        assertThat(NumberSpec.format(90_000)).isEqualTo("90000");
        assertThat(NumberSpec.format(100_000)).isEqualTo("1e5");
        assertThat(NumberSpec.format(1e6)).isEqualTo("1e6");
        assertThat(NumberSpec.format(-2.5e12)).isEqualTo("-2.5e12");
        assertThat(NumberSpec.format(1_234_567)).isEqualTo("1234567");
        assertThat(NumberSpec.format(0.45)).isEqualTo("0.45");
        assertThat(NumberSpec.format(0)).isEqualTo("0");
        assertThat(NumberSpec.format(-0.0)).isEqualTo("0");
        assertThat(NumberSpec.format(0.0025)).isEqualTo("0.0025");
        assertThat(NumberSpec.format(1e-6)).isEqualTo("1e-6");
        assertThat(NumberSpec.format(-0.000125)).isEqualTo("-1.25e-4");
        assertThat(NumberSpec.format(0.1 + 0.2)).isEqualTo("0.3");
        assertThat(NumberSpec.words("jumpSpeed")).isEqualTo("Jump speed");
    }

    @ParameterizedTest
    @ValueSource(
            doubles = {
                1e-6,
                -1e-6,
                1.5e-9,
                5e-324,
                0.00012345,
                0.1,
                123.456789,
                1234567.891,
                1e15,
                123456789012345.0,
                9e99
            })
    void whatIsShownIsReadAsTheSameNumber(double number) {
        NumberSpec any = NumberSpec.ofPair("Any", new NumberRange(-1e100, 1e100, "", false, false), "", "any");
        assertThat(any.parse(NumberSpec.format(number))).isEqualTo(number);
        assertThat(NumberSpec.format(number)).hasSizeLessThan(18);
    }

    @Test
    void theArrowKeysCountInRoundNumbers() {
        NumberSpec time = NumberSpec.of("Time", new NumberRange(0, 1, "s", false, false), 1, 0.1, "time");
        assertThat(time.step()).isEqualTo(0.01);
        assertThat(time.count(0.29, 1)).isEqualTo(0.3);
        assertThat(time.count(0.123456, 1)).isEqualTo(0.13);
        assertThat(time.count(0.5, -10)).isEqualTo(0.4);
        assertThat(time.count(0.995, 10)).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(ActorField.class)
    void everyFieldHasASliderAndAnExplanation(ActorField field) {
        NumberSpec spec = NumberSpec.of(field);
        assertThat((spec.sliderMax() - spec.range().min()) / spec.step()).isBetween(0.9, 300.0);
        assertThat(spec.hint()).endsWith(".").contains("Default: ");
    }
}
