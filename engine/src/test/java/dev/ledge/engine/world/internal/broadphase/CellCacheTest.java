package dev.ledge.engine.world.internal.broadphase;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.Terrain;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CellCacheTest {
    private static final int COLUMNS = 120;
    private static final int ROWS = 40;
    private static final String CELLS = "#########=/\\_H......................................";

    private final SplittableRandom random = new SplittableRandom(5);
    private final CompiledLevel scene = scene();
    private final Terrain terrain = scene.terrain;
    private final CellCache known = new CellCache(scene, 2);

    @Test
    void whatIsRememberedOfAFloorIsWhatIsThere() {
        int open = 0;
        int ledges = 0;
        for (int k = 0; k < 200_000; k++) {
            int actor = random.nextInt(2);
            int floor = 1 + random.nextInt(ROWS - 1);
            int top = Math.max(0, floor - 1 - actor);
            int column = random.nextInt(COLUMNS - 5);
            // Some steps along it, so that most is known already.
            for (int step = 0; step < 4; step++) {
                int c0 = column + step;
                int c1 = Math.min(COLUMNS - 1, c0 + random.nextInt(3));
                boolean isOpen = known.isOpenFlatTop(actor, c0, top, c1, floor);
                long tops = known.flatTops(actor, c0, c1, c0, c1);

                assertThat(isOpen).isEqualTo(isFlat(c0, c1, floor) && isEmpty(c0, top, c1, floor - 1));
                if (tops >= 0) {
                    assertThat(tops).isEqualTo(terrain.flatTops(c0, c1, floor));
                    assertThat(terrain.inTheWay(c0, c1, floor)).isEqualTo(tops);
                    assertThat(isEmpty(c0, top, c1, floor - 1)).isTrue();
                    ledges += isOpen || tops == 0 ? 0 : 1;
                }
                open += isOpen ? 1 : 0;
            }
        }
        assertThat(open).isGreaterThan(1000);
        assertThat(ledges).isGreaterThan(1000);
    }

    @Test
    void whatIsWiderThanLookedAtIsNotKnown() {
        known.isOpenFlatTop(0, 10, 4, 12, 5);

        assertThat(known.isOpenFlatTop(0, 10, 4, 10 + CellCache.MAX_COLUMNS, 5)).isFalse();
        assertThat(known.flatTops(0, 10, 10 + CellCache.MAX_COLUMNS, 10, 11)).isEqualTo(-1);
    }

    @Test
    void cellsAreSealedAsTheirTypesAre() {
        for (int row = -1; row <= ROWS; row++) {
            for (int column = -1; column <= COLUMNS; column++) {
                for (int side = 1; side <= 8; side <<= 1) {
                    assertThat(terrain.isSealed(column, row, side))
                            .isEqualTo((terrain.type(column, row).sealed & side) != 0);
                }
            }
        }
    }

    private boolean isFlat(int c0, int c1, int floor) {
        return terrain.flatTops(c0, c1, floor) == (1L << (c1 - c0 + 1)) - 1;
    }

    private boolean isEmpty(int c0, int r0, int c1, int r1) {
        for (int row = r0; row <= r1; row++) {
            if (terrain.solids(c0, c1, row) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Cells at random, in strips. */
    private CompiledLevel scene() {
        TestLevels levels = TestLevels.empty(COLUMNS, ROWS);
        for (int row = 0; row < ROWS; row++) {
            StringBuilder cells = new StringBuilder();
            while (cells.length() < COLUMNS) {
                String cell = CELLS.charAt(random.nextInt(CELLS.length())) + "";
                cells.append(cell.repeat(1 + random.nextInt(6)));
            }
            levels.row(row, cells.substring(0, COLUMNS));
        }
        return new CompiledLevel(levels.level(), null);
    }
}
