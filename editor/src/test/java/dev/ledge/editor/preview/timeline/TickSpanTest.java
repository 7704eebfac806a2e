package dev.ledge.editor.preview.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TickSpanTest {
    private final TickSpan span = new TickSpan(60, 480);

    @Test
    void allOfAShortPlayIsSeen() {
        assertThat(span.first(480, 480)).isZero();
        assertThat(span.length()).isEqualTo(480);
    }

    @Test
    void theTickThatIsShownIsAtTwoThirdsUntilTheEndIsSeen() {
        assertThat(span.first(1000, 5000)).isEqualTo(680);
        assertThat(span.first(100, 5000)).isZero();
        assertThat(span.first(5000, 5000)).isEqualTo(4520);
    }

    @Test
    void theWheelKeepsItWithinItsLimits() {
        span.turn(-100, 5000);
        assertThat(span.length()).isEqualTo(60);
        span.turn(1, 5000);
        assertThat(span.length()).isEqualTo(75);
        span.turn(100, 300);
        assertThat(span.length()).as("of a short play as many as at first").isEqualTo(480);
        span.turn(100, 5000);
        assertThat(span.length()).isEqualTo(5000);
    }
}
