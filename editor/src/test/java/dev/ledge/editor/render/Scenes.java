package dev.ledge.editor.render;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.LevelFormatException;
import java.nio.file.Path;
import java.util.List;

/** Small levels for tests of what is painted and played: 16 px a cell, drawn with a palette of a few tiles. */
public final class Scenes {
    private static final String PALETTE = """
            {"surfaces": {"ice": {"deceleration": 60}, "belt": {"conveyor": 60}},
             "tiles": {
              "rock": {"shape": "full", "color": "#6b6f7d"},
              "turf": {"shape": "full", "color": "#6f9f4e"},
              "rock-45": {"shape": {"floor": [0, 1]}, "color": "#6b6f7d"},
              "slab": {"shape": {"floor": [0.5, 0.5]}, "color": "#6b6f7d"},
              "ice": {"shape": "full", "surface": "ice", "color": "#9ed3e8"},
              "belt": {"shape": "full", "surface": "belt", "color": "#4d5766"},
              "plank": {"shape": "full", "solidFrom": ["top"], "dropThrough": true, "color": "#c18f55"},
              "door": {"shape": "full", "solidFrom": ["left"], "color": "#7b8fd4"},
              "ladder": {"climbable": true, "color": "#d6a84a"},
              "spikes": {"shape": {"polygon": [[0, 1], [0.2, 0.5], [0.8, 0.5], [1, 1]]}, "hazard": true},
              "lava": {"shape": {"floor": [0.75, 0.75]}, "hazard": true, "color": "#e8703a"},
              "water": {"surface": "ice", "color": "#4c97cf80"},
              "fern": {"color": "#5c9c58"},
              "glass": {"color": "#3366ff"},
              "picture": {"image": {"src": "img/tiles.png", "at": [0, 0], "size": [2, 2]}}
             }}""";
    private static final String LEGEND = """
            {"#": "rock", "T": "turf", "/": "rock-45", "\\\\": {"tile": "rock-45", "flip": "h"}, "_": "slab",
             "i": "ice", "b": "belt", "d": {"tile": "belt", "flip": "h"}, "=": "plank", "|": "door", "H": "ladder",
             "^": "spikes", "L": "lava", "w": "water", "f": "fern", "g": "glass", "p": "picture"}""";

    private Scenes() {}

    /** A level with one layer, {@code ground}, of these rows, as wide as the first, and objects as in a file. */
    public static Level level(List<String> rows, String... objects) {
        return level(Path.of("test.level.json"), "", rows, objects);
    }

    /** A level of some columns with a floor, its top 64 px below that of the level, and objects as in a file. */
    public static Level floor(int columns, String... objects) {
        String air = " ".repeat(columns);
        return level(List.of(air, air, air, air, "#".repeat(columns), air), objects);
    }

    /**
     * A level with objects.
     *
     * @param file where its paths start
     * @param layersBefore as in a file, each followed by a comma
     */
    public static Level level(Path file, String layersBefore, List<String> rows, String... objects) {
        String text = "{\"format\": \"ledge-level\", \"version\": 1, \"grid\": 16, \"size\": ["
                + rows.get(0).length() + ", "
                + rows.size() + "], \"palette\": " + PALETTE + ", \"layers\": [" + layersBefore
                + layer("ground", true, rows) + "], \"objects\": [" + String.join(", ", objects) + "]}";
        try {
            return LevelReader.read(text, file).value();
        } catch (LevelFormatException e) {
            throw new IllegalArgumentException(e.problems().toString(), e);
        }
    }

    /** A tile layer as in a file; rows of at most 32 cells. */
    public static String layer(String id, boolean collides, List<String> rows) {
        StringBuilder cells = new StringBuilder();
        for (int row = 0; row < rows.size(); row++) {
            cells.append(row == 0 ? "" : ", ").append("\"0,").append(row).append("\": \"");
            cells.append(rows.get(row).replace(' ', '.').replace("\\", "\\\\")).append('"');
        }
        return "{\"id\": \"" + id + "\", \"kind\": \"tiles\", \"collides\": " + collides + ", \"legend\": " + LEGEND
                + ", \"cells\": {" + cells + "}}";
    }
}
