package dev.ledge.engine.world.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class ButtonsTest {

    @Test
    void namesAreReadAndWrittenInOneOrder() {
        int held = Buttons.parse(" jump  right ");

        assertThat(held).isEqualTo(Buttons.RIGHT.bit() | Buttons.JUMP.bit());
        assertThat(Buttons.format(held)).isEqualTo("right jump");
    }

    @Test
    void everyCombinationSurvivesTheRoundTrip() {
        for (int held = 0; held < 32; held++) {
            assertThat(Buttons.parse(Buttons.format(held))).isEqualTo(held);
        }
        assertThat(Buttons.format(Buttons.NONE)).isEmpty();
    }

    @Test
    void eachHasItsOwnBit() {
        assertThat(Buttons.UP.in(Buttons.UP.bit() | Buttons.LEFT.bit())).isTrue();
        assertThat(Buttons.DOWN.in(Buttons.UP.bit() | Buttons.LEFT.bit())).isFalse();
    }

    @Test
    void anUnknownNameIsNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Buttons.parse("left fire"))
                .withMessageContaining("'fire'");
    }
}
