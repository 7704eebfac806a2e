package dev.ledge.engine.world.internal.scene;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.testing.TestPalette;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TerrainTest {

    /** 4 × 2 chunks, a floor in the upper ones. */
    private static final Level WIDE =
            TestLevels.empty(100, 40).row(10, "#".repeat(100)).level();

    @Test
    void anEditedCellDerivesItsChunkAndSharesAllOthers() {
        Terrain before = Terrain.of(WIDE, null);
        Terrain after = Terrain.of(TestLevels.painted(WIDE, 40, 35, '#'), before);

        for (int i = 0; i < before.chunks.length; i++) {
            // Column 40, row 35 are in the second chunk of the second row.
            assertThat(after.chunks[i] == before.chunks[i])
                    .as("chunk %d is shared", i)
                    .isEqualTo(i != 4 + 1);
        }
        assertThat(after.type(40, 35).has(CellKind.SOLID)).isTrue();
        assertThat(before.type(40, 35)).isSameAs(CellKind.EMPTY);
        assertThat(after.type(40, 10).has(CellKind.SOLID)).isTrue();
    }

    @Test
    void aNewKindOfTileLeavesTheOldNumbersAsTheyAre() {
        Terrain before = Terrain.of(WIDE, null);
        Terrain after = Terrain.of(TestLevels.painted(WIDE, 0, 0, '='), before);

        assertThat(after.types).isSameAs(before.types);
        assertThat(after.number(99, 10)).isEqualTo(before.number(99, 10));
        assertThat(after.number(0, 0)).isNotEqualTo(after.number(99, 10)).isNotZero();
    }

    @Test
    void whatDoesNotChangeCellsKeepsTheTerrain() {
        Terrain before = Terrain.of(WIDE, null);
        Level decorated = withSecondLayer(WIDE, 3, 3, 'H', false);

        assertThat(Terrain.of(decorated, before)).isSameAs(before);
        assertThat(Terrain.of(WIDE.toBuilder().name("renamed").build(), before)).isSameAs(before);
    }

    @Test
    void onlyTheTopmostCellOfALadderThatNothingClosesCanBeStoodOn() {
        Terrain terrain = Terrain.of(
                TestLevels.empty(20, 12).draw(2, 5, "H#H=").draw(2, 6, "HHHH").level(), null);

        assertThat(terrain.isTopOfLadder(2, 5)).isTrue();
        assertThat(terrain.isTopOfLadder(2, 6)).isFalse();
        assertThat(terrain.isTopOfLadder(3, 6)).isFalse();
        assertThat(terrain.isTopOfLadder(5, 6)).isTrue();
    }

    @Test
    void aPaletteThatChangedMakesAllCellsAnew() {
        Terrain before = Terrain.of(WIDE, null);
        Palette soft = new Palette(Map.of(), Map.of("rock", TestPalette.tile("rock", null)), null, Map.of());
        Terrain after = Terrain.of(WIDE.toBuilder().palette(null, soft).build(), before);

        assertThat(after.types).isNotSameAs(before.types);
        assertThat(after.type(50, 10).has(CellKind.SOLID)).isFalse();
    }

    @Test
    void collidingLayersAreMerged() {
        Level level = withSecondLayer(TestLevels.floor().level(), 5, 10, 'H', true);
        Terrain terrain = Terrain.of(level, null);

        CellKind both = terrain.type(5, 10);
        assertThat(both.has(CellKind.SOLID)).isTrue();
        assertThat(both.has(CellKind.CLIMBABLE)).isTrue();
        assertThat(both.parts).hasSize(2);
        assertThat(terrain.type(6, 10).has(CellKind.CLIMBABLE)).isFalse();
    }

    @Test
    void aLayerThatNoLongerCollidesIsGone() {
        Level merged = withSecondLayer(TestLevels.floor().level(), 5, 5, '#', true);
        Level decorated = withSecondLayer(TestLevels.floor().level(), 5, 5, '#', false);
        Terrain before = Terrain.of(merged, null);
        Terrain after = Terrain.of(decorated, before);

        assertThat(before.type(5, 5).has(CellKind.SOLID)).isTrue();
        assertThat(after.type(5, 5)).isSameAs(CellKind.EMPTY);
        assertThat(after.type(5, 10).has(CellKind.SOLID)).isTrue();
    }

    @Test
    void NU03_positionsLeftOfTheLevelAreInColumnMinusOne() {
        Terrain terrain = Terrain.of(WIDE, null);

        assertThat(terrain.column(-1)).isEqualTo(-1);
        assertThat(terrain.column(-0.001)).isEqualTo(-1);
        assertThat(terrain.column(0)).isZero();
        assertThat(terrain.column(15.999)).isZero();
        assertThat(terrain.column(16)).isEqualTo(1);
        assertThat(terrain.column(-1e12)).isEqualTo(-1);
        assertThat(terrain.column(1e12)).isEqualTo(100);
        assertThat(terrain.row(Double.POSITIVE_INFINITY)).isEqualTo(40);
    }

    @Test
    void outsideTheLevelIsEmpty() {
        Terrain terrain = Terrain.of(TestLevels.map("#").level(), null);

        assertThat(terrain.number(0, 0)).isNotZero();
        assertThat(terrain.number(-1, 0)).isZero();
        assertThat(terrain.number(0, -1)).isZero();
        assertThat(terrain.number(1, 0)).isZero();
        assertThat(terrain.number(0, 1)).isZero();
    }

    @Test
    void cellsNeedNotBeAPowerOfTwo() {
        Level level = TestLevels.empty(30, 30).level().toBuilder().grid(10).build();
        Terrain terrain = Terrain.of(level, null);

        for (int column = 1; column < 30; column++) {
            assertThat(terrain.column(10 * column)).isEqualTo(column);
            assertThat(terrain.column(Math.nextDown(10.0 * column))).isEqualTo(column - 1);
        }
    }

    private static Level withSecondLayer(Level level, int column, int row, char symbol, boolean collides) {
        TileRef ref = TestPalette.symbol(symbol);
        Level grown = level.withTile(ref);
        TileGrid cells = TileGrid.empty(level.columns(), level.rows())
                .with(column, row, grown.tiles().indexOf(ref));
        List<TileLayer> layers = new ArrayList<>();
        layers.add((TileLayer) level.layer("ground"));
        layers.add(new TileLayer(LayerCommon.of("second"), collides, null, Map.of(), cells));
        return grown.toBuilder().layers(layers).build();
    }
}
