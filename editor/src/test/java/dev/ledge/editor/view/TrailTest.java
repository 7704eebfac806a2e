package dev.ledge.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
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
    void itsBoundsHoldAllPlaces() {
        assertThat(new Trail(new double[] {4, -2, 3}, new double[] {1, 9, 5}).bounds())
                .isEqualTo(new Aabb(-2, 1, 4, 9));
        assertThat(Trail.EMPTY.bounds()).isNull();
    }

    @Test
    void aBuilderGrows() {
        Trail.Builder builder = new Trail.Builder(new Vec(12, 24), 1);
        for (int i = 0; i < 500; i++) {
            builder.add(i, -i, Trail.Step.AIR);
        }
        Trail trail = builder.build();
        assertThat(trail.length()).isEqualTo(500);
        assertThat(trail.x(499)).isEqualTo(499);
        assertThat(trail.step(0)).isEqualTo(Trail.Step.AIR);
        assertThat(trail.size()).isEqualTo(new Vec(12, 24));
    }

    @Test
    void bothCoordinatesAreNeeded() {
        assertThatThrownBy(() -> new Trail(new double[1], new double[2])).isInstanceOf(IllegalArgumentException.class);
    }
}
