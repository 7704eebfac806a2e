package dev.ledge.engine.world.internal.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import org.junit.jupiter.api.Test;

class ContactSetTest {
    private final ContactSet planes = new ContactSet();

    @Test
    void whatStandsStillIsTouchedWhereItWasMetAndNowhereElse() {
        planes.add(wall(), 0, 0, 10, 20, 0.5);

        assertThat(planes.isTouched(0, 10, 20, 0.25)).isTrue();
        assertThat(planes.isTouched(0, 10, 25, 0.25)).isFalse();
        assertThat(planes.isLevelWith(0, 10, 25, 0.25)).isTrue();
        assertThat(planes.isLevelWith(0, 11, 25, 0.25)).isFalse();
        assertThat(planes.isStill(0)).isTrue();
    }

    @Test
    void whatMovesIsTouchedByWhoKeepsUpWithIt() {
        planes.add(wall(), 4, 0, 10, 20, 0.5);

        assertThat(planes.isTouched(0, 11, 20, 0.25)).isTrue();
        assertThat(planes.isTouched(0, 11, 30, 0.25)).isTrue();
        assertThat(planes.isTouched(0, 10, 20, 0.25)).isFalse();
        assertThat(planes.isStill(0)).isFalse();
        assertThat(planes.push(0)).isEqualTo(4);
    }

    @Test
    void aDisplacementIsMeasuredAgainstThatOfThePlaneInTheSameTime() {
        planes.add(wall(), 4, 0, 10, 20, 1);

        assertThat(planes.clearance(0, 2, 7, 0.5)).isZero();
        assertThat(planes.clearance(0, -1, 0, 0.5)).isCloseTo(-3, within(1e-12));
        assertThat(planes.clearance(0, 3, 0, 0.5)).isCloseTo(1, within(1e-12));
    }

    @Test
    void aSupportIsTouchedWhereItIs() {
        planes.addSupport(0, -1, 1, 2, 0, 3, 10, 20, 1);
        planes.refine(3, 4);

        assertThat(planes.isTouched(planes.last(), 10, 20, 1)).isTrue();
        assertThat(planes.isTouched(planes.last(), 10, 21.5, 0.5)).isTrue();
        assertThat(planes.isTouched(planes.last(), 10, 20, 0.5)).isFalse();
        assertThat(planes.kind(0)).isEqualTo(1);
        assertThat(planes.major(0)).isEqualTo(2);
        assertThat(planes.minor(0)).isEqualTo(3);
        assertThat(planes.part(0)).isEqualTo(4);
        assertThat(planes.push(0)).isEqualTo(-3);
    }

    @Test
    void whatIsHitAgainAtTheSamePlaceIsAmongThem() {
        planes.add(wall(), 0, 0, 10, 20, 1);

        assertThat(planes.isAmong(wall(), 0, 0, 10, 20, 0.5)).isTrue();
        assertThat(planes.isAmong(wall(), 0, 0, 10, 30, 0.5)).isFalse();
        assertThat(planes.isAmong(wallAtTheRight(), 0, 0, 10, 20, 0.5)).isFalse();
        assertThat(planes.isAmong(wall(), 1, 0, 10, 20, 0.5)).isFalse();
    }

    @Test
    void ofTooManyTheFirstIsForgotten() {
        for (int i = 0; i <= ContactSet.MOST; i++) {
            planes.add(wall(), i, 0, i, 20, 1);
        }

        assertThat(planes.last()).isEqualTo(ContactSet.MOST - 1);
        assertThat(planes.push(0)).isEqualTo(1);
        assertThat(planes.isTouched(0, 1, 20, 1)).isTrue();
        assertThat(planes.push(planes.last())).isEqualTo(ContactSet.MOST);
    }

    /** A wall at the left. */
    private static Sweep wall() {
        return met(-10);
    }

    private static Sweep wallAtTheRight() {
        return met(10);
    }

    private static Sweep met(double dx) {
        Sweep sweep = new Sweep();
        sweep.begin(10, 20, 12, 24, dx, 0);
        sweep.outline(Outline.box(4, 100, Outline.ALL), dx < 0 ? 0 : 26, -20);
        assertThat(sweep.hit()).isTrue();
        return sweep;
    }
}
