package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import java.util.List;
import org.junit.jupiter.api.Test;

class CellEditsTest {
    private static final TileRef A = TileRef.of("a");
    private static final TileRef B = TileRef.of("b");
    private static final Stamp STAMP_A = Stamp.of(A);

    @Test
    void paintsAStampAndLosesWhatIsOutside() {
        Stamp block = Stamp.of(2, 2, new TileRef[] {A, B, null, A});
        Level level = CellEdits.paint(TestMaps.level("...", ".c.", "..."), "ground", 1, 0, block);
        assertThat(TestMaps.drawing(level)).containsExactly(".ab", ".ca", "...");
        assertThat(TestMaps.drawing(CellEdits.paint(level, "ground", 2, 2, block)))
                .containsExactly(".ab", ".ca", "..a");
    }

    @Test
    void nothingPaintedIsTheLevelItself() {
        Level level = TestMaps.level("a..");
        assertThat(CellEdits.paint(level, "ground", 0, 0, STAMP_A)).isSameAs(level);
        assertThat(CellEdits.paint(level, "ground", 9, 9, STAMP_A)).isSameAs(level);
        assertThat(CellEdits.erase(level, "ground", CellSet.rectangle(1, 0, 2, 1)))
                .isSameAs(level);
    }

    @Test
    void aStrokeHasNoGaps() {
        Level level = stroke(TestMaps.level(".....", ".....", "....."), STAMP_A, 0, 0, 4, 2);
        assertThat(TestMaps.drawing(level)).containsExactly("aa...", "..aa.", "....a");
    }

    @Test
    void theStampsPatternHangsOnWhereTheStrokeBegan() {
        Stamp pair = Stamp.of(2, 1, new TileRef[] {A, B});
        Level level = TestMaps.level("........");
        Level across = CellEdits.stroke(level, "ground", pair, 0, 0, 1, 0, 4, 0);
        assertThat(TestMaps.drawing(across)).containsExactly("ababa...");
    }

    @Test
    void aStrokeCopiesTheChunksItTouchesAndSharesTheRest() {
        Level level = LevelEdits.blank(4096, 4096, 16, null, TestMaps.PALETTE);
        level = CellEdits.paint(level, "ground", CellSet.rectangle(0, 0, 4096, 4096), STAMP_A, 0, 0);
        Level edited = CellEdits.stroke(level, "ground", Stamp.of(B), 0, 0, 10, 10, 50, 10);
        TileGrid before = ((TileLayer) level.layer("ground")).grid();
        TileGrid after = ((TileLayer) edited.layer("ground")).grid();
        assertThat(after.countUnsharedChunks(before)).isEqualTo(2);
        assertThat(CellEdits.countChanged(level, edited, "ground")).isEqualTo(41);
    }

    @Test
    void erasesAlongALine() {
        Level level = CellEdits.eraseLine(TestMaps.level("aaaa", "aaaa"), "ground", 0, 0, 3, 0);
        assertThat(TestMaps.drawing(level)).containsExactly("....", "aaaa");
    }

    @Test
    void floodsTheCellsThatHangTogether() {
        Level level = TestMaps.level("..a..", "..a..", "aaa..");
        Level flooded = CellEdits.flood(level, "ground", 4, 2, Stamp.of(B));
        assertThat(TestMaps.drawing(flooded)).containsExactly("..abb", "..abb", "aaabb");
        assertThat(CellEdits.flood(level, "ground", 9, 9, Stamp.of(B))).isSameAs(level);
    }

    @Test
    void placesTilesOneAfterTheOther() {
        Level level = CellEdits.place(
                TestMaps.level("c.."),
                "ground",
                List.of(
                        new CellEdits.Placement(0, 0, A),
                        new CellEdits.Placement(1, 0, A),
                        new CellEdits.Placement(1, 0, B)));
        assertThat(TestMaps.drawing(level)).containsExactly("ab.");
    }

    @Test
    void copiesWhatIsThere() {
        Level level = TestMaps.level("a.b", "...");
        Stamp stamp = CellEdits.copy(level, "ground", CellSet.rectangle(0, 0, 3, 2));
        assertThat(stamp.get(0, 0)).isEqualTo(A);
        assertThat(stamp.get(1, 0)).isNull();
        assertThat(stamp.get(2, 0)).isEqualTo(B);
        assertThat(CellEdits.copy(level, "ground", CellSet.rectangle(0, 1, 3, 1)))
                .isNull();
    }

    @Test
    void turnsCellsInPlaceWithTheirTiles() {
        CellSet cells = CellSet.rectangle(0, 0, 3, 1);
        CellEdits.Turned turned = CellEdits.turn(TestMaps.level("ab."), "ground", cells, Stamp::flippedH);
        assertThat(TestMaps.drawing(turned.level())).containsExactly(".ba");
        assertThat(TestMaps.tile(turned.level(), 2, 0)).isEqualTo(new TileRef("a", new Flip(Flip.H)));
        assertThat(turned.cells()).isEqualTo(cells);
        assertThat(turned.fits()).isTrue();
    }

    @Test
    void aTurnSaysWhetherTheTilesFitAndWhereTheyAre() {
        Level level = TestMaps.level("a.b", "...");
        CellSet row = CellSet.rectangle(0, 0, 3, 1);
        CellEdits.Turned low = CellEdits.turn(level, "ground", row, Stamp::rotatedClockwise);
        assertThat(low.fits()).isFalse();
        assertThat(TestMaps.drawing(low.level())).containsExactly("a..", "...");
        CellEdits.Turned empty = CellEdits.turn(level, "ground", CellSet.rectangle(0, 1, 3, 1), Stamp::flippedV);
        assertThat(empty).isEqualTo(new CellEdits.Turned(level, CellSet.rectangle(0, 1, 3, 1), true));
        CellEdits.Turned right = CellEdits.turn(level, "ground", CellSet.rectangle(2, 0, 1, 2), stamp -> stamp);
        assertThat(right.cells()).isEqualTo(CellSet.rectangle(2, 0, 1, 2));
    }

    @Test
    void aLayerWithoutCellsIsRefused() {
        assertThatThrownBy(() -> CellEdits.paint(TestMaps.level("."), "sky", 0, 0, STAMP_A))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("sky");
    }

    private static Level stroke(Level level, Stamp stamp, int column, int row, int toColumn, int toRow) {
        return CellEdits.stroke(level, "ground", stamp, column, row, column, row, toColumn, toRow);
    }
}
