package dev.ledge.engine.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import org.junit.jupiter.api.Test;

class TestLevelsTest {

    @Test
    void aDrawingBecomesCellsSpawnAndGoal() {
        Level level = TestLevels.map("""
                ..P..G
                .\\
                ######
                """).level();

        assertThat(level.columns()).isEqualTo(6);
        assertThat(level.rows()).isEqualTo(3);
        assertThat(ref(level, 1, 1)).isEqualTo(new TileRef("rock-45", new Flip(Flip.H)));
        assertThat(ref(level, 5, 2)).isEqualTo(TileRef.of("rock"));
        assertThat(ref(level, 0, 0)).isNull();
        assertThat(level.object("spawn").at()).isEqualTo(new Vec(34, -8));
        assertThat(level.object("goal5-0").at()).isEqualTo(new Vec(80, 0));
    }

    @Test
    void theCataloguesFloorHasItsTopAt160() {
        Level level = TestLevels.floor().spawn(24, 160).level();

        assertThat(ref(level, 0, 10)).isEqualTo(TileRef.of("rock"));
        assertThat(ref(level, 19, 10)).isEqualTo(TileRef.of("rock"));
        assertThat(level.object("spawn").at()).isEqualTo(new Vec(18, 136));
    }

    @Test
    void paintingChangesOneCell() {
        Level level = TestLevels.empty(2, 2).level();

        Level painted = TestLevels.painted(level, 1, 1, '=');

        assertThat(ref(painted, 1, 1)).isEqualTo(TileRef.of("plank"));
        assertThat(ref(level, 1, 1)).isNull();
    }

    @Test
    void anUnknownSymbolIsNamed() {
        assertThatThrownBy(() -> TestLevels.map("?")).hasMessageContaining("'?'");
    }

    private static TileRef ref(Level level, int column, int row) {
        return level.tiles().get(((TileLayer) level.layer("ground")).grid().get(column, row));
    }
}
