package dev.ledge.editor.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Trail;
import dev.ledge.editor.view.Trails;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import java.awt.Color;
import java.util.List;
import org.junit.jupiter.api.Test;

class TrailPainterTest {
    private static final double CLOSE = 90;

    private final Level level = Scenes.level(List.of("      ", "      ", "      ", "      "));

    private Canvas draw(Trails trails) {
        Canvas canvas = Canvas.of(level, 1);
        return canvas.paint(g -> new TrailPainter(g, canvas.view, Theme.LIGHT).paint(trails));
    }

    private static Trail.Builder trail() {
        return new Trail.Builder(8);
    }

    private static Aabb box(double x, double y) {
        return new Aabb(x - 2, y - 2, x + 2, y + 2);
    }

    @Test
    void aTrailIsColouredByWhatTheActorDoes() {
        Trail.Builder now = trail();
        now.add(box(8, 8), Trail.Step.GROUND);
        now.add(box(24, 8), Trail.Step.GROUND);
        now.add(box(40, 24), Trail.Step.AIR);
        now.add(box(40, 48), Trail.Step.CLIMB);
        now.add(box(56, 48), Trail.Step.WEDGED);
        Canvas canvas = draw(new Trails(Trail.EMPTY, now.build(), -1));

        assertThat(Canvas.distance(canvas.at(16, 8), TrailPainter.GROUND)).isLessThan(CLOSE);
        assertThat(Canvas.distance(canvas.at(32, 16), TrailPainter.AIR)).isLessThan(CLOSE);
        assertThat(Canvas.distance(canvas.at(40, 36), TrailPainter.CLIMB)).isLessThan(CLOSE);
        assertThat(Canvas.distance(canvas.at(50, 48), TrailPainter.WEDGED)).isLessThan(CLOSE);
    }

    @Test
    void aTrailDoesNotGoAcrossARespawn() {
        Trail.Builder now = trail();
        now.add(box(8, 8), Trail.Step.GROUND);
        now.add(box(16, 8), Trail.Step.GROUND);
        now.add(box(16, 8), Trail.Step.DEAD);
        now.add(box(80, 56), Trail.Step.GROUND);
        now.add(box(84, 56), Trail.Step.GROUND);
        Canvas canvas = draw(new Trails(Trail.EMPTY, now.build(), -1));

        assertThat(canvas.at(48, 32)).isEqualTo(Color.BLACK);
        assertThat(Canvas.distance(canvas.at(82, 56), TrailPainter.GROUND)).isLessThan(CLOSE);
        assertThat(Canvas.distance(canvas.at(16, 8), Theme.LIGHT.danger()))
                .as("a cross where it died")
                .isLessThan(CLOSE);
    }

    /** Thousands of them would take longer to draw than there is time between two pictures. */
    @Test
    void silhouettesOfALongTrailAreFartherApart() {
        assertThat(draw(toAndFro(100)).at(75, 35)).isNotEqualTo(Color.BLACK);
        Canvas canvas = draw(toAndFro(7000)); // One in 40 ticks.
        assertThat(canvas.at(75, 35)).isEqualTo(Color.BLACK);
        assertThat(canvas.at(25, 35)).isNotEqualTo(Color.BLACK);
    }

    /** On the left in one of forty ticks. */
    private static Trails toAndFro(int ticks) {
        Trail.Builder now = trail();
        for (int tick = 0; tick < ticks; tick++) {
            double x = tick % 40 == 0 ? 20 : 70;
            now.add(new Aabb(x - 6, 34, x + 6, 46), Trail.Step.GROUND);
        }
        return new Trails(Trail.EMPTY, now.build(), -1);
    }

    @Test
    void whatSaysNothingOfStatesIsDrawnTooButNotAcrossAJump() {
        Trail before = new Trail(new double[] {8, 12, 16, 80, 84}, new double[] {8, 8, 8, 56, 56});
        Canvas canvas = draw(Trails.of(before, new Trail(new double[] {9}, new double[] {30})));

        assertThat(canvas.at(12, 8)).isNotEqualTo(Color.BLACK);
        assertThat(canvas.at(82, 56)).isNotEqualTo(Color.BLACK);
        assertThat(canvas.at(48, 32)).isEqualTo(Color.BLACK);
    }

    @Test
    void theOldTrailIsDrawnOnlyWhereTheTwoPart() {
        Trail.Builder now = trail();
        now.add(box(8, 8), Trail.Step.AIR);
        now.add(box(20, 8), Trail.Step.AIR);
        Trail same = new Trail(new double[] {8, 20, 40}, new double[] {8, 8, 8});
        Canvas canvas = draw(Trails.of(same, now.build()));
        assertThat(canvas.at(34, 8)).isEqualTo(Color.BLACK);

        Trail other = new Trail(new double[] {8, 20, 40}, new double[] {8, 40, 40});
        Canvas parted = draw(Trails.of(other, now.build()));
        assertThat(parted.at(34, 40)).isNotEqualTo(Color.BLACK);
    }

    @Test
    void aFlagStandsWhereItWins() {
        Trail.Builder now = trail();
        now.add(box(40, 40), Trail.Step.GROUND);
        now.win();
        now.add(box(44, 40), Trail.Step.GROUND);
        now.win();
        Trail trail = now.build();
        assertThat(trail.wonAt()).isZero();
        Canvas canvas = draw(new Trails(Trail.EMPTY, trail, -1));
        assertThat(Canvas.distance(canvas.at(44, 28), Theme.LIGHT.good())).isLessThan(CLOSE);
    }

    @Test
    void aSilhouetteIsAsHighAsTheActorWasThen() {
        Trail.Builder now = trail();
        for (int tick = 0; tick <= 20; tick++) {
            boolean crouches = tick >= 10;
            double x = 4 + 3 * tick;
            now.add(new Aabb(x, crouches ? 36 : 24, x + 12, 48), Trail.Step.GROUND);
        }
        Canvas canvas = draw(new Trails(Trail.EMPTY, now.build(), -1));

        assertThat(canvas.at(10, 26)).as("standing").isNotEqualTo(Color.BLACK);
        assertThat(canvas.at(69, 40)).as("crouching").isNotEqualTo(Color.BLACK);
        assertThat(canvas.at(69, 32)).as("above who crouches").isEqualTo(Color.BLACK);
        assertThat(canvas.at(69, 52)).as("in the floor").isEqualTo(Color.BLACK);
    }
}
