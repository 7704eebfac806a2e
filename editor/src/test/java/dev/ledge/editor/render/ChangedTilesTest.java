package dev.ledge.editor.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.world.World;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The player stands on a tile that crumbles, of column 2 and row 3, from the start. */
class ChangedTilesTest {
    private static final String LEVEL = "{\"format\": \"ledge-level\", \"version\": 1, \"grid\": 16, \"size\": [8, 6],"
            + " \"palette\": {\"tiles\": {\"brick\": {\"shape\": \"full\", \"crumbles\": {\"after\": 0.1}}}},"
            + " \"layers\": [{\"id\": \"a\", \"kind\": \"tiles\", \"legend\": {\"c\": \"brick\"},"
            + " \"cells\": {\"0,3\": \"..cc\"}}],"
            + " \"objects\": [{\"id\": \"start\", \"type\": \"spawn\", \"at\": [33, 24]}]}";

    @Test
    void tilesThatShakeOrAreGoneAreDrawnApartFromTheLevel() throws Exception {
        Level level = LevelReader.read(LEVEL, Path.of("small.level.json")).value();
        World world = new World(level);
        ChangedTiles changed = new ChangedTiles();

        Level shaking = changed.withoutThem(world);
        assertThat(tile(shaking, 2)).isZero();
        assertThat(tile(shaking, 3)).isEqualTo(tile(level, 3)).isNotZero();
        assertThat(changed.withoutThem(world)).isSameAs(shaking);
        for (int k = 0; k < 10; k++) {
            world.step(0);
        }
        assertThat(tile(changed.withoutThem(world), 2)).isZero();
    }

    @Test
    void aLevelOfWhichNothingHasChangedIsDrawnAsItIs() throws Exception {
        Level level =
                LevelReader.read(LEVEL, Path.of("small.level.json")).value().withoutObject("start");

        assertThat(new ChangedTiles().withoutThem(new World(level))).isSameAs(level);
    }

    private static int tile(Level level, int column) {
        return ((TileLayer) level.layer("a")).grid().get(column, 3);
    }

    @Test
    void whatIsGoneIsDrawnInItsCellAlone() throws Exception {
        Level level = LevelReader.read(LEVEL, Path.of("small.level.json")).value();
        World world = new World(level);
        for (int k = 0; k < 30; k++) {
            world.step(0);
        }
        Canvas canvas = Canvas.of(level, 4);
        WorldRenderer renderer = new WorldRenderer(new LevelRenderer(new TileImages(() -> null), ObjectKinds.FIGURES));
        canvas.paint(g -> renderer.paint(g, world, canvas.view, 512, 384, RenderOptions.playing(Theme.LIGHT)));

        // The sky has one colour in a row.
        assertThat(canvas.at(40, 47)).as("above").isEqualTo(canvas.at(10, 47));
        assertThat(canvas.at(31, 56)).as("beside").isEqualTo(canvas.at(10, 56));
        assertThat(canvas.at(40, 56)).as("faint").isNotEqualTo(canvas.at(10, 56));
    }
}
