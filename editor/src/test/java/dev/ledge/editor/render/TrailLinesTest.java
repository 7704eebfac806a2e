package dev.ledge.editor.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.editor.view.Trail;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;

/** How much of a trail is drawn: what is seen, and no more than there is time for between two pictures. */
class TrailLinesTest {
    private static final int LONG = 100_000;

    private final Viewport view = new Viewport();

    TrailLinesTest() {
        view.setViewSize(400, 200, 1);
    }

    @Test
    void whatIsOutOfSightIsNotDrawn() {
        List<Line2D> pieces = all(lines(LONG, tick -> 100 * tick, tick -> 50));
        assertThat(pieces).hasSize(5);
        assertThat(length(pieces)).isCloseTo(408, within(1e-6)); // To 8 px past the edge.
    }

    @Test
    void ofAPieceThatCrossesTheViewOnlyThatIsDrawn() {
        List<Line2D> pieces = all(lines(101, tick -> tick % 2 == 0 ? -1e6 : 1e6, tick -> 70));
        assertThat(pieces).hasSize(100).allSatisfy(piece -> {
            assertThat(Math.abs(piece.getX2() - piece.getX1())).isCloseTo(416, within(1e-6));
            assertThat(piece.getY1()).isCloseTo(70, within(1e-6));
        });
    }

    @Test
    void pointsThatAreOneOnTheScreenAreDrawnOnce() {
        assertThat(all(lines(LONG, tick -> 10 + tick / 1000.0, tick -> 50))).hasSizeBetween(190, 201);
        assertThat(all(lines(LONG, tick -> 10, tick -> 50)).size()).isLessThanOrEqualTo(1);
    }

    @Test
    void theNewestOfALongTrailIsBoldAndTheRestFine() {
        TrailLines lines = lines(LONG, tick -> tick % 2 == 0 ? 100 : 198, tick -> tick < LONG / 2 ? 50 : 60);
        assertThat(pieces(lines.bold())).hasSize(200);
        assertThat(pieces(lines.bold())).allMatch(piece -> piece.getY1() == 60);
        assertThat(pieces(lines.fine())).hasSize(10_000 - 200);
    }

    @Test
    void aTrailOfAMinuteIsBold() {
        TrailLines lines = lines(3600, tick -> 100 + tick % 100, tick -> 50 + tick % 100);
        assertThat(lines.fine()).isEmpty();
    }

    @Test
    void noLineGoesWhereItJumpsAfterItStood() {
        double[] xs = {50, 50, 50, 50, 300, 310};
        TrailLines lines = new TrailLines(new Trail(xs, new double[xs.length]), view);
        assertThat(length(all(lines))).isEqualTo(10);
    }

    private TrailLines lines(int ticks, IntToDoubleFunction x, IntToDoubleFunction y) {
        Trail.Builder trail = new Trail.Builder(ticks);
        for (int tick = 0; tick < ticks; tick++) {
            double left = x.applyAsDouble(tick);
            double top = y.applyAsDouble(tick);
            trail.add(new Aabb(left, top, left, top), Trail.Step.GROUND);
        }
        return new TrailLines(trail.build(), view);
    }

    private static List<Line2D> all(TrailLines lines) {
        List<Line2D> all = pieces(lines.bold());
        all.addAll(pieces(lines.fine()));
        return all;
    }

    private static List<Line2D> pieces(Map<Trail.Step, Path2D> paths) {
        List<Line2D> pieces = new ArrayList<>();
        for (Path2D path : paths.values()) {
            double[] at = new double[6];
            double x = 0;
            double y = 0;
            for (PathIterator i = path.getPathIterator(null); !i.isDone(); i.next()) {
                if (i.currentSegment(at) == PathIterator.SEG_LINETO) {
                    pieces.add(new Line2D.Double(x, y, at[0], at[1]));
                }
                x = at[0];
                y = at[1];
            }
        }
        return pieces;
    }

    private static double length(List<Line2D> pieces) {
        return pieces.stream()
                .mapToDouble(piece -> piece.getP1().distance(piece.getP2()))
                .sum();
    }
}
