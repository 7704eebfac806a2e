package dev.ledge.editor.exchange.tiled;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.maps.ImageResolver;
import com.badlogic.gdx.maps.MapLayer;
import com.badlogic.gdx.maps.MapObject;
import com.badlogic.gdx.maps.tiled.TiledMap;
import com.badlogic.gdx.maps.tiled.TiledMapTileLayer;
import com.badlogic.gdx.maps.tiled.TiledMapTileLayer.Cell;
import com.badlogic.gdx.maps.tiled.TiledMapTileSet;
import com.badlogic.gdx.maps.tiled.TmxMapLoader;
import com.badlogic.gdx.utils.Array;
import com.badlogic.gdx.utils.XmlReader;
import dev.ledge.editor.exchange.Formats;
import dev.ledge.editor.exchange.LevelExport;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.object.StaticPolygon;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** What libGDX's own loader makes of a map that was exported: the same cells, objects and properties. */
class GdxLoaderTest {
    private static final int ROTATE_90 = 1;

    @TempDir
    private Path folder;

    /** A picture that is in no graphics card. */
    private static final class NoPicture extends Texture {
        private static final int SIDE = 16;

        @Override
        public int getWidth() {
            return SIDE;
        }

        @Override
        public int getHeight() {
            return SIDE;
        }
    }

    /** The loader without a graphics card: the pictures of tiles are empty. */
    private static final class Loader extends TmxMapLoader {
        Loader() {
            super(FileHandle::new);
        }

        TiledMap read(Path file) {
            Parameters parameters = new Parameters();
            parameters.flipY = false;
            return load(file.toString(), parameters);
        }

        @Override
        protected Array<FileHandle> getDependencyFileHandles(FileHandle map) {
            return new Array<>();
        }

        @Override
        protected void addStaticTiles(
                FileHandle map,
                ImageResolver resolver,
                TiledMapTileSet set,
                XmlReader.Element element,
                Array<XmlReader.Element> tiles,
                String name,
                int first,
                int width,
                int height,
                int spacing,
                int margin,
                int offsetX,
                int offsetY,
                String source,
                int imageWidth,
                int imageHeight,
                FileHandle image) {
            for (int i = 0; i < element.getIntAttribute("tilecount"); i++) {
                addStaticTiledMapTile(set, new TextureRegion(new NoPicture()), first + i, offsetX, offsetY);
            }
        }
    }

    @Test
    void itReadsTheSameCellsObjectsAndProperties() throws Exception {
        Path file = Path.of("../levels/demo/demo.level.json");
        Level level = LevelReader.read(file).value();
        level = level.withCell(firstTiles(level).id(), 1, 1, new TileRef(someTile(level), new Flip(Flip.H | Flip.D)))
                .withCell(firstTiles(level).id(), 2, 1, new TileRef(someTile(level), new Flip(Flip.D)))
                .withCell(firstTiles(level).id(), 3, 1, new TileRef(someTile(level), new Flip(7)))
                .withCell(firstTiles(level).id(), 4, 1, new TileRef(someTile(level), new Flip(Flip.V | Flip.D)));
        Path out = folder.resolve("map.tmx");
        LevelExport.write(
                level, file, Formats.export("tmx").orElseThrow(), ExportFormat.Options.DEFAULT, out, Progress.NONE);

        TiledMap map = new Loader().read(out);

        Map<String, LevelObject> left = new HashMap<>();
        level.objects().forEach(object -> left.put(object.id(), object));
        int layers = 0;
        for (MapLayer layer : map.getLayers()) {
            if (layer instanceof TiledMapTileLayer cells) {
                String id = cells.getProperties().get("ledge", String.class);
                sameCells(level, (TileLayer) level.layer(id), cells, map);
                layers++;
            }
            for (MapObject object : layer.getObjects()) {
                sameObject(level, left, object);
            }
        }
        assertThat(layers).isEqualTo((int)
                level.layers().stream().filter(TileLayer.class::isInstance).count());
        assertThat(left).isEmpty();
        assertThat(map.getProperties().get("tilewidth", Integer.class)).isEqualTo(level.grid());
    }

    private static TileLayer firstTiles(Level level) {
        return (TileLayer) level.layers().stream()
                .filter(TileLayer.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    private static String someTile(Level level) {
        return level.palette().tiles().keySet().iterator().next();
    }

    private static void sameCells(Level level, TileLayer expected, TiledMapTileLayer cells, TiledMap map) {
        assertThat(cells.getWidth()).isEqualTo(level.columns());
        assertThat(cells.getHeight()).isEqualTo(level.rows());
        assertThat(cells.getProperties().get("collides", Boolean.class)).isEqualTo(expected.isColliding());
        assertThat(cells.isVisible()).isEqualTo(((Layer) expected).isVisible());
        for (int row = 0; row < level.rows(); row++) {
            for (int column = 0; column < level.columns(); column++) {
                TileRef wanted = level.tiles().get(expected.grid().get(column, row));
                Cell cell = cells.getCell(column, row);
                String place = expected.id() + " " + column + "," + row;
                assertThat(cell == null).as(place).isEqualTo(wanted == null);
                if (wanted != null) {
                    assertThat(cell.getTile().getProperties().get("type", String.class))
                            .as(place)
                            .isEqualTo(wanted.tile());
                    assertThat(flip(cell)).as(place).isEqualTo(wanted.flip().bits());
                }
            }
        }
    }

    /** libGDX turns where Tiled swaps x and y: a quarter to the left and a flip. */
    private static int flip(Cell cell) {
        int flips = (cell.getFlipHorizontally() ? Flip.H : 0) | (cell.getFlipVertically() ? Flip.V : 0);
        if (cell.getRotation() == 0) {
            return flips;
        }
        if (cell.getRotation() == ROTATE_90) {
            return Flip.D | Flip.V;
        }
        return flips == 0 ? Flip.D | Flip.H : flips == Flip.H ? Flip.D | Flip.H | Flip.V : Flip.D;
    }

    private static void sameObject(Level level, Map<String, LevelObject> left, MapObject object) {
        String carried = object.getProperties().get("ledge", String.class);
        String id = new JsonMapper().readTree(carried).get("id").asString();
        LevelObject wanted = left.remove(id);
        assertThat(wanted).as(id).isNotNull();
        Aabb box = wanted.bounds(level);
        assertThat(object.getProperties().get("type", String.class)).as(id).isEqualTo(wanted.type());
        boolean isBox = object.getProperties().containsKey("width")
                && object.getProperties().get("width", Float.class) > 0
                && !object.getProperties().containsKey("gid");
        if (isBox && !(wanted instanceof StaticPolygon)) {
            assertThat((double) object.getProperties().get("x", Float.class))
                    .as(id)
                    .isCloseTo(box.left(), org.assertj.core.data.Offset.offset(1e-3));
            assertThat((double) object.getProperties().get("y", Float.class))
                    .as(id)
                    .isCloseTo(box.top(), org.assertj.core.data.Offset.offset(1e-3));
            assertThat((double) object.getProperties().get("width", Float.class))
                    .as(id)
                    .isCloseTo(box.width(), org.assertj.core.data.Offset.offset(1e-3));
        }
    }
}
