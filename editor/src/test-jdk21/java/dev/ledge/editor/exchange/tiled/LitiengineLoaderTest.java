package dev.ledge.editor.exchange.tiled;

import static org.assertj.core.api.Assertions.assertThat;

import de.gurkenlabs.litiengine.environment.tilemap.IMap;
import de.gurkenlabs.litiengine.environment.tilemap.IMapObject;
import de.gurkenlabs.litiengine.environment.tilemap.ITile;
import de.gurkenlabs.litiengine.environment.tilemap.ITileLayer;
import de.gurkenlabs.litiengine.resources.Resources;
import dev.ledge.editor.exchange.Formats;
import dev.ledge.editor.exchange.LevelExport;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.gui.GuiScreen;
import dev.ledge.editor.gui.OffEventThread;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.object.StaticPolygon;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/**
 * What LITIENGINE's own loader makes of a map that was exported: the same cells, objects and properties. It needs JDK
 * 21 or newer; on older ones this folder is not built.
 */
@Tag("gui")
@ExtendWith(GuiScreen.class)
@OffEventThread(because = "it needs a screen for the loader alone, and makes no component")
class LitiengineLoaderTest {
    private static final Offset<Double> ROUNDING = Offset.offset(1e-3);

    @TempDir
    private Path folder;

    @Test
    void itReadsTheSameCellsObjectsAndProperties() throws Exception {
        Path file = Path.of("../levels/demo/demo.level.json");
        Level level = LevelReader.read(file).value();
        TileLayer first = (TileLayer) level.layers().stream()
                .filter(TileLayer.class::isInstance)
                .findFirst()
                .orElseThrow();
        String tile = level.palette().tiles().keySet().iterator().next();
        for (int flip = 0; flip < 8; flip++) {
            level = level.withCell(first.id(), flip, 1, new TileRef(tile, new Flip(flip)));
        }
        Path out = folder.resolve("map.tmx");
        LevelExport.write(
                level, file, Formats.export("tmx").orElseThrow(), ExportFormat.Options.DEFAULT, out, Progress.NONE);

        IMap map = Resources.maps().get(out.toUri().toURL());

        assertThat(map.getWidth()).isEqualTo(level.columns());
        assertThat(map.getHeight()).isEqualTo(level.rows());
        assertThat(map.getTileWidth()).isEqualTo(level.grid());
        assertThat(map.getTileLayers()).hasSize((int)
                level.layers().stream().filter(TileLayer.class::isInstance).count());
        for (ITileLayer layer : map.getTileLayers()) {
            sameCells(level, (TileLayer) level.layer(layer.getStringValue("ledge")), layer);
        }
        Map<String, LevelObject> left = new HashMap<>();
        level.objects().forEach(object -> left.put(object.id(), object));
        for (IMapObject object : map.getMapObjects()) {
            sameObject(level, left, object);
        }
        assertThat(left).isEmpty();
    }

    private static void sameCells(Level level, TileLayer expected, ITileLayer layer) {
        assertThat(layer.getBoolValue("collides")).isEqualTo(expected.isColliding());
        for (int row = 0; row < level.rows(); row++) {
            for (int column = 0; column < level.columns(); column++) {
                TileRef wanted = level.tiles().get(expected.grid().get(column, row));
                ITile tile = layer.getTile(column, row);
                String place = expected.id() + " " + column + "," + row;
                assertThat(tile == null || tile.getTilesetEntry() == null)
                        .as(place)
                        .isEqualTo(wanted == null);
                if (wanted != null) {
                    assertThat(tile.getTilesetEntry().getType()).as(place).isEqualTo(wanted.tile());
                    assertThat(flip(tile)).as(place).isEqualTo(wanted.flip().bits());
                }
            }
        }
    }

    private static int flip(ITile tile) {
        return (tile.isFlippedHorizontally() ? Flip.H : 0)
                | (tile.isFlippedVertically() ? Flip.V : 0)
                | (tile.isFlippedDiagonally() ? Flip.D : 0);
    }

    private static void sameObject(Level level, Map<String, LevelObject> left, IMapObject object) {
        String id = new JsonMapper()
                .readTree(object.getStringValue("ledge"))
                .get("id")
                .asString();
        LevelObject wanted = left.remove(id);
        assertThat(wanted).as(id).isNotNull();
        assertThat(object.getType()).as(id).isEqualTo(wanted.type());
        boolean isBox = object.getWidth() > 0 && object.getGridId() == 0;
        if (isBox && !(wanted instanceof StaticPolygon)) {
            Aabb box = wanted.bounds(level);
            assertThat((double) object.getX()).as(id).isCloseTo(box.left(), ROUNDING);
            assertThat((double) object.getY()).as(id).isCloseTo(box.top(), ROUNDING);
            assertThat((double) object.getWidth()).as(id).isCloseTo(box.width(), ROUNDING);
            assertThat((double) object.getHeight()).as(id).isCloseTo(box.height(), ROUNDING);
        }
    }
}
