package dev.ledge.editor.exchange.convert;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class TileShapesTest {
    private static List<Vec> points(double... numbers) {
        List<Vec> points = new java.util.ArrayList<>();
        for (int i = 0; i < numbers.length; i += 2) {
            points.add(new Vec(numbers[i], numbers[i + 1]));
        }
        return points;
    }

    private static String shape(double... numbers) {
        return TileShapes.shape(TileShapes.hull(points(numbers))).toString();
    }

    @Test
    void outlinesOnTheGroundAreFloors() {
        assertThat(shape(0, 0, 1, 0, 1, 1, 0, 1)).isEqualTo("\"full\"");
        assertThat(shape(0, 1, 1, 0, 1, 1)).isEqualTo("{\"floor\":[0,1]}");
        assertThat(shape(0, 0.5, 1, 0.5, 1, 1, 0, 1)).isEqualTo("{\"floor\":[0.5,0.5]}");
        assertThat(shape(0, 0, 1, 0, 0, 0.25)).isEqualTo("{\"ceiling\":[0.25,0]}");
    }

    @Test
    void othersArePolygons() {
        assertThat(shape(0.25, 0.25, 0.75, 0.25, 0.5, 0.75)).startsWith("{\"polygon\":");
        assertThat(shape(0.5, 0, 1, 0, 1, 1, 0.5, 1)).startsWith("{\"polygon\":");
    }

    @Test
    void partsOfAShapeAreCutOutOfIt() {
        var slope = new JsonMapper().readTree("{\"floor\":[0,1]}");

        assertThat(TileShapes.part(slope, 0, 0, 2, 2)).isNull();
        assertThat(TileShapes.part(slope, 0, 1, 2, 2)).hasToString("{\"floor\":[0,1]}");
        assertThat(TileShapes.part(slope, 1, 0, 2, 2)).hasToString("{\"floor\":[0,1]}");
        assertThat(TileShapes.part(slope, 1, 1, 2, 2)).hasToString("\"full\"");
    }
}
