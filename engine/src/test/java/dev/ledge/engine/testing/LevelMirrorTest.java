package dev.ledge.engine.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.StaticPolygon;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LevelMirrorTest {

    @Test
    void cellsAndTheirShapesAreMirrored() {
        Level mirrored = LevelMirror.of(TestLevels.map("""
                /.[.
                ####
                """).level());

        assertThat(tile(mirrored, 3, 0)).isEqualTo(new TileRef("rock-45", new Flip(Flip.H)));
        assertThat(tile(mirrored, 1, 0)).isEqualTo(new TileRef("door", new Flip(Flip.H)));
        assertThat(tile(mirrored, 0, 0)).isNull();
    }

    @Test
    void objectsAreWhereTheirRightSidesWere() {
        Level mirrored = LevelMirror.of(TestLevels.empty(10, 10)
                .spawn(30, 80)
                .once("lift", 16, 40, 32, 8, 64, 0, 60)
                .polygon("ramp", Sides.of(Side.LEFT), 100, 80, 130, 80, 130, 60)
                .level());

        assertThat(mirrored.object("spawn").at()).isEqualTo(new Vec(160 - 36, 56));
        Platform lift = (Platform) mirrored.object("lift");
        assertThat(lift.at()).isEqualTo(new Vec(160 - 48, 40));
        assertThat(lift.path()).containsExactly(Vec.ZERO, new Vec(-64, 0));
        StaticPolygon ramp = (StaticPolygon) mirrored.object("ramp");
        assertThat(ramp.bounds(mirrored).left()).isEqualTo(30);
        assertThat(ramp.solidFrom()).isEqualTo(Sides.of(Side.RIGHT));
    }

    @Test
    void whatIsMirroredTwiceIsTheSame() {
        for (var file : LevelFiles.levels().subList(0, 20)) {
            Level level = LevelFiles.read(file);
            Level twice = LevelMirror.of(LevelMirror.of(level));

            assertThat(twice.objects())
                    .extracting(LevelObject::at)
                    .isEqualTo(level.objects().stream().map(LevelObject::at).toList());
            assertThat(tiles(twice)).isEqualTo(tiles(level));
        }
    }

    @Test
    void leftIsRight() {
        assertThat(LevelMirror.buttons(Buttons.parse("left up jump"))).isEqualTo(Buttons.parse("right up jump"));
        assertThat(LevelMirror.buttons(Buttons.parse("left right"))).isEqualTo(Buttons.parse("left right"));
    }

    private static TileRef tile(Level level, int column, int row) {
        return tiles(level).get(row * level.columns() + column);
    }

    /** All cells of all layers, row by row. */
    private static List<TileRef> tiles(Level level) {
        List<TileRef> tiles = new ArrayList<>();
        for (Layer layer : level.layers()) {
            if (layer instanceof TileLayer tileLayer) {
                for (int row = 0; row < level.rows(); row++) {
                    for (int column = 0; column < level.columns(); column++) {
                        tiles.add(level.tiles().get(tileLayer.grid().get(column, row)));
                    }
                }
            }
        }
        return tiles;
    }
}
