package dev.ledge.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.geometry.Aabb;
import org.junit.jupiter.api.Test;

class TrailTest {
    @Test
    void itPartsFromAnotherAtTheFirstTickAtWhichTheyDiffer() {
        Trail one = new Trail(new double[] {1, 2, 3}, new double[] {0, 0, 0});
        assertThat(one.partsFrom(new Trail(new double[] {1, 2, 3, 4}, new double[] {0, 0, 0, 0})))
                .isEqualTo(-1);
        assertThat(one.partsFrom(new Trail(new double[] {1, 2, 3}, new double[] {0, 5, 0})))
                .isEqualTo(1);
        assertThat(one.partsFrom(Trail.EMPTY)).isEqualTo(-1);
    }

    @Test
    void itsBoundsHoldAllBoxes() {
        assertThat(new Trail(new double[] {4, -2, 3}, new double[] {1, 9, 5}).bounds())
                .isEqualTo(new Aabb(-2, 1, 4, 9));
        Trail.Builder sized = new Trail.Builder(2);
        sized.add(new Aabb(0, 0, 12, 24), Trail.Step.GROUND);
        sized.add(new Aabb(4, 12, 16, 24), Trail.Step.GROUND);
        assertThat(sized.build().bounds()).isEqualTo(new Aabb(0, 0, 16, 24));
        assertThat(Trail.EMPTY.bounds()).isNull();
    }

    @Test
    void aBuilderGrows() {
        Trail.Builder builder = new Trail.Builder(1);
        for (int i = 0; i < 500; i++) {
            builder.add(new Aabb(i - 6, -i - 12, i + 6, -i + 12), Trail.Step.AIR);
        }
        Trail trail = builder.build();
        assertThat(trail.length()).isEqualTo(500);
        assertThat(trail.x(499)).isEqualTo(499);
        assertThat(trail.step(0)).isEqualTo(Trail.Step.AIR);
        assertThat(trail.box(499)).isEqualTo(new Aabb(493, -511, 505, -487));
    }

    @Test
    void bothCoordinatesAreNeeded() {
        assertThatThrownBy(() -> new Trail(new double[1], new double[2])).isInstanceOf(IllegalArgumentException.class);
    }
}
