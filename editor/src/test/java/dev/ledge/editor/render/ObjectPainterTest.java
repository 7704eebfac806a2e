package dev.ledge.editor.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.render.object.ObjectPainter;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileRef;
import java.awt.Color;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ObjectPainterTest {
    private static final List<String> ROOM = List.of("      ", "      ", "      ", "      ");

    private final LevelRenderer renderer = new LevelRenderer(new TileImages(() -> null), ObjectKinds.FIGURES);

    private static Level with(String fields) {
        return Scenes.level(ROOM, "{\"id\": \"thing\", \"at\": [32, 16], " + fields + "}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"type\": \"spawn\"",
                "\"type\": \"goal\", \"size\": [16, 32]",
                "\"type\": \"hazard\", \"size\": [32, 16]",
                "\"type\": \"marker\", \"size\": [16, 16], \"tells\": \"left\"",
                "\"type\": \"walker\", \"size\": [16, 16]",
                "\"type\": \"walker\", \"size\": [16, 16], \"hurts\": false, \"stompable\": false",
                "\"type\": \"patroller\", \"size\": [16, 16], \"velocity\": [-30, 0]",
                "\"type\": \"pickup\", \"size\": [10, 10]",
                "\"type\": \"actor\", \"size\": [12, 12]",
                "\"type\": \"actor\", \"size\": [48, 32], \"copies\": 20, \"body\": [8, 8]",
                "\"type\": \"sprite\", \"size\": [16, 16], \"tile\": \"fern\"",
                "\"type\": \"polygon\", \"points\": [[0, 0], [32, 8], [20, 30]]",
                "\"type\": \"polygon\", \"points\": [[0, 0], [20, 30], [32, 8]], \"solidFrom\": "
                        + "[\"top\"], \"hazard\": true",
                "\"type\": \"polygon\", \"points\": [[0, 0], [40, 20]]",
                "\"type\": \"platform\", \"size\": [32, 8], \"motion\": {\"mode\": \"still\"}",
                "\"type\": \"platform\", \"size\": [32, 8], \"motion\": {\"mode\": \"still\"}, "
                        + "\"solidFrom\": [\"top\"]",
                "\"type\": \"platform\", \"size\": [32, 16], \"motion\": {\"mode\": \"still\"}, "
                        + "\"solidFrom\": [\"left\"],"
                        + " \"hazard\": true, \"surface\": \"belt\"",
                "\"type\": \"platform\", \"size\": [16, 32], \"motion\": {\"mode\": \"still\"}, \"climbable\": true",
                "\"type\": \"platform\", \"size\": [40, 16], \"motion\": {\"mode\": \"still\"}, \"tile\": \"turf\"",
                "\"type\": \"platform\", \"points\": [[0, 0], [30, 0], [15, 20]], \"motion\": {\"mode\": \"still\"}",
                "\"type\": \"teleporter\", \"size\": [32, 32], \"to\": \"elsewhere\""
            })
    void everyObjectCanBeSeen(String fields) {
        Level level = with(fields);
        Level empty = Scenes.level(ROOM);
        for (double zoom : new double[] {1 / 16.0, 0.5, 2, 16}) {
            int[] seen = Canvas.of(level, zoom).paint(renderer, level).pixels();
            int[] without = Canvas.of(empty, zoom).paint(renderer, empty).pixels();
            assertThat(seen).as("at %s", zoom).isNotEqualTo(without);
        }
    }

    @Test
    void aMovedPlatformLooksTheSameElsewhere() {
        String fields =
                "\"type\": \"platform\", \"size\": [32, 8], \"color\": \"#cc2222\", \"motion\": {\"mode\": \"still\"}";
        Level level = with(fields);
        Color there = Canvas.of(level, 2).paint(renderer, level).at(48, 19);
        Level moved = level.withObject(level.object("thing").movedTo(new Vec(16, 40)));

        assertThat(Canvas.of(moved, 2).paint(renderer, moved).at(32, 43)).isEqualTo(there);
    }

    @Test
    void theSideThatBlocksIsDrawnStrongly() {
        String fields =
                "\"type\": \"polygon\", \"points\": [[0, 0], [32, 0], [32, 32], [0, 32]], \"color\": \"#a8432f\","
                        + " \"solidFrom\": [\"top\"]";
        Level level = with(fields);
        Canvas canvas = Canvas.of(level, 2).paint(renderer, level);
        Color top = canvas.at(48, 17);
        Color middle = canvas.at(48, 32);

        assertThat(Canvas.distance(top, middle)).isGreaterThan(60);
    }

    @Test
    void wingsFlap() {
        Level level = with("\"type\": \"patroller\", \"size\": [16, 16]");
        Canvas now = Canvas.of(level, 2);
        Canvas later = Canvas.of(level, 2);
        renderer.paintTile(now.picture.createGraphics(), level, TileRef.of("fern"), 0, 0, 1);
        ObjectPainter painter = renderer.objectPainter();
        now.paint(g -> painter.paint(
                LevelRenderer.inLevelPixels(g, now.view),
                level,
                level.object("thing"),
                Vec.ZERO,
                Theme.LIGHT,
                0,
                true));
        later.paint(g -> painter.paint(
                LevelRenderer.inLevelPixels(g, later.view),
                level,
                level.object("thing"),
                Vec.ZERO,
                Theme.LIGHT,
                0.2,
                true));

        assertThat(now.pixels()).isNotEqualTo(later.pixels());
    }
}
