package dev.ledge.engine.level.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import dev.ledge.engine.level.TileType;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SymbolsTest {
    private static final Palette PALETTE = palette();

    private static Palette palette() {
        Map<String, TileType> tiles = new LinkedHashMap<>();
        add(tiles, "rock", Shape.FULL, null, false, false);
        add(tiles, "ice", Shape.FULL, null, false, false);
        add(tiles, "plank", Shape.FULL, Sides.TOP_ONLY, false, false);
        add(tiles, "ladder", null, null, true, false);
        add(tiles, "spikes", Shape.FULL, null, false, true);
        add(tiles, "slope", new Shape.Floor(0, 1), null, false, false);
        return new Palette(Map.of(), tiles, null, Map.of());
    }

    private static void add(
            Map<String, TileType> tiles, String name, Shape shape, Sides sides, boolean climbable, boolean hazard) {
        tiles.put(
                name,
                new TileType(name, shape, sides, climbable, hazard, null, null, null, null, null, null, Map.of()));
    }

    /** A level with one layer in which every one of the placed tiles is painted. */
    private static Level painted(List<TileRef> refs, Map<String, TileRef> legend, Integer cellWidth) {
        int columns = 200;
        TileGrid.Edit edit = TileGrid.empty(columns, refs.size() / columns + 1).edit();
        for (int i = 0; i < refs.size(); i++) {
            edit.set(i % columns, i / columns, i + 1);
        }
        TileGrid grid = edit.build();
        return new LevelBuilder()
                .size(grid.columns(), grid.rows())
                .palette(null, PALETTE)
                .tiles(TileTable.of(refs))
                .layers(List.of(new TileLayer(LayerCommon.of("a"), null, cellWidth, legend, grid)))
                .build();
    }

    private static Map<String, TileRef> legend(Level level) {
        return ((TileLayer) LevelWriter.withLegends(level).layers().get(0)).legend();
    }

    @Test
    void aTileLooksLikeWhatItIs() {
        List<TileRef> refs = new ArrayList<>();
        PALETTE.tiles().keySet().forEach(name -> refs.add(TileRef.of(name)));

        assertThat(legend(painted(refs, Map.of(), null)))
                .containsOnly(
                        entry("#", TileRef.of("rock")),
                        entry("!", TileRef.of("ice")),
                        entry("=", TileRef.of("plank")),
                        entry("H", TileRef.of("ladder")),
                        entry("^", TileRef.of("spikes")),
                        entry("/", TileRef.of("slope")));
    }

    @Test
    void symbolsThatAreThereStayUsedOrNot() {
        Map<String, TileRef> legend = new LinkedHashMap<>();
        legend.put("#", TileRef.of("ice"));
        legend.put("x", TileRef.of("rock"));

        assertThat(legend(painted(List.of(TileRef.of("plank"), TileRef.of("rock")), legend, null)))
                .containsOnly(
                        entry("#", TileRef.of("ice")), entry("x", TileRef.of("rock")), entry("=", TileRef.of("plank")));
    }

    @Test
    void erasedTilesGetNone() {
        Level level = painted(List.of(TileRef.of("rock"), TileRef.of("ice")), Map.of(), null);
        TileLayer layer = (TileLayer) level.layers().get(0);

        assertThat(legend(level.withLayer(layer.withGrid(layer.grid().with(1, 0, 0)))))
                .containsOnlyKeys("#");
    }

    @Test
    void moreTilesThanAsciiHasGetLettersAndCellWidthStays() throws Exception {
        List<TileRef> refs = new ArrayList<>();
        Map<String, TileType> tiles = new LinkedHashMap<>();
        for (int i = 0; i < 1000; i++) {
            add(tiles, "t" + i, Shape.FULL, null, false, false);
            refs.add(new TileRef("t" + i, new Flip(i % 8)));
        }
        Level level = painted(refs, Map.of(), null).toBuilder()
                .palette(null, new Palette(null, tiles, null, Map.of()))
                .build();

        byte[] bytes = LevelWriter.toBytes(level);
        Level read = LevelReader.read(bytes, Path.of("levels", "x.level.json")).value();

        assertThat(read.hasSameContent(LevelWriter.withLegends(level))).isTrue();
        assertThat(new String(bytes, StandardCharsets.UTF_8)).doesNotContain("cellWidth");
        assertThat(legend(level).keySet())
                .allMatch(symbol -> symbol.length() == 1)
                .doesNotContain(".", "\"", "\\");
    }

    @Test
    void widerCellsGetWiderSymbols() {
        assertThat(legend(painted(List.of(TileRef.of("rock")), Map.of(), 2))).containsOnlyKeys("##");
    }
}
