package dev.ledge.editor.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What can wait begins after the first paint, in its order and once, and at once where none is expected. */
class FirstPaintTest {
    private final List<String> done = new ArrayList<>();

    @AfterEach
    void end() {
        FirstPaint.done();
    }

    @Test
    void workBeginsAtOnceWhereNoWindowIsOnItsWay() {
        FirstPaint.then(() -> done.add("a"));

        assertThat(done).containsExactly("a");
    }

    @Test
    void workWaitsForThePaintThatIsExpected() {
        FirstPaint.expect();
        FirstPaint.then(() -> done.add("a"));
        FirstPaint.then(() -> done.add("b"));
        assertThat(done).isEmpty();

        FirstPaint.done();
        assertThat(done).containsExactly("a", "b");

        FirstPaint.done();
        FirstPaint.then(() -> done.add("c"));
        assertThat(done).containsExactly("a", "b", "c");
    }

    @Test
    void whatWorkAsksForBeginsAtOnceAfterThePaint() {
        FirstPaint.expect();
        FirstPaint.then(() -> FirstPaint.then(() -> done.add("inner")));

        FirstPaint.done();

        assertThat(done).containsExactly("inner");
    }
}
