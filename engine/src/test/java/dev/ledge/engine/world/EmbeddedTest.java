package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.type.Buttons;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * An actor that an edit encloses leaves a block of cells as it leaves the same block in one piece. Cases ED-01, ED-02,
 * G1.
 */
class EmbeddedTest {
    private static final int GRID = 16;

    @ParameterizedTest
    @CsvSource({"3, 2", "3, 3", "4, 4", "5, 3"})
    void ED01_aBlockOfCellsIsLeftAsTheSameBlockInOnePiece(int columns, int rows) {
        for (double x = 6 * GRID - 5.5; x < (6 + columns) * GRID + 6; x += 1.5) {
            Level before = ground().spawn(x, 160).level();
            Level cells = ground().fill(6, 10 - rows, columns, rows, '#')
                    .spawn(x, 160)
                    .level();
            double left = 6 * GRID;
            double top = (10 - rows) * GRID;
            double right = left + columns * GRID;
            Level piece = ground().polygon("block", Sides.ALL, left, top, right, top, right, 160, left, 160)
                    .spawn(x, 160)
                    .level();
            ActorArrays inCells = left(before, cells);
            ActorArrays inPiece = left(before, piece);
            assertThat(inCells.has(0, ActorFlags.EMBEDDED))
                    .as("embedded from %s", x)
                    .isFalse();
            assertThat(inCells.x[0]).as("x from %s", x).isCloseTo(inPiece.x[0], within(1e-6));
            assertThat(inCells.y[0]).as("y from %s", x).isCloseTo(inPiece.y[0], within(1e-6));
        }
    }

    @Test
    void G1_cellsAreAsDeepAsTheSameBlockInOnePiece() {
        World cells = new World(
                TestLevels.empty(20, 20).fill(3, 4, 7, 5, '#').spawn(24, 300).level());
        World piece = new World(TestLevels.empty(20, 20)
                .polygon("block", Sides.ALL, 48, 64, 160, 64, 160, 144, 48, 144)
                .spawn(24, 300)
                .level());
        for (double size : new double[] {3, 12, 24, 70}) {
            for (double x = 30; x < 170; x += 1.75) {
                for (double y = 30; y < 150; y += 2.25) {
                    Aabb box = new Aabb(x, y, x + size, y + 1.5 * size);
                    assertThat(cells.queries().depth(box))
                            .as("%s", box)
                            .isCloseTo(piece.queries().depth(box), within(1e-9));
                }
            }
        }
    }

    private static TestLevels ground() {
        return TestLevels.empty(20, 16).fill(0, 10, 20, 6, '#');
    }

    private static ActorArrays left(Level before, Level after) {
        World world = new World(before);
        world.step(Buttons.NONE);
        world.edit(after);
        for (int tick = 0; tick < 90; tick++) {
            world.step(Buttons.NONE);
        }
        return world.sim.actors;
    }
}
