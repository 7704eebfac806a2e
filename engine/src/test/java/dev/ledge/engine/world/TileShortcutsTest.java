package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.testing.Courses;
import dev.ledge.engine.testing.TestLevels;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The short ways do to the last bit what the sweep does. */
class TileShortcutsTest {

    private static final String SYMBOLS = "......####=/\\1234_79HIU><[]o";
    private static final int COLUMNS = 24;
    private static final int ROWS = 14;

    @Test
    void randomLevelsGoTheSameWay() {
        for (int seed = 0; seed < 120; seed++) {
            Level level = randomLevel(new SplittableRandom(seed));
            assertSameWay("seed " + seed, level, seed, 240);
        }
    }

    @Test
    void aCourseOfEverythingGoesTheSameWay() {
        assertSameWay("course", Courses.course(4, 6, 12), 0, 900);
    }

    private static void assertSameWay(String name, Level level, int seed, int ticks) {
        World shortcuts = new World(level);
        World swept = new World(level);
        swept.sim.shortcuts.enable(false);
        swept.sim.ledgeProbe.askCells(false);
        for (int tick = 0; tick < ticks; tick++) {
            int buttons = Courses.buttons(tick + 1000L * seed);
            shortcuts.step(buttons);
            swept.step(buttons);

            assertThat(shortcuts.fullHash()).as("%s, tick %d", name, tick).isEqualTo(swept.fullHash());
        }
    }

    /** Ground of all kinds with long flat stretches, and an actor at both speeds. */
    private static Level randomLevel(SplittableRandom random) {
        TestLevels levels = TestLevels.empty(COLUMNS, ROWS).row(ROWS - 1, "#".repeat(COLUMNS));
        for (int row = 3; row < ROWS - 1; row++) {
            int column = random.nextInt(4);
            while (column < COLUMNS) {
                int length = 1 + random.nextInt(6);
                if (random.nextInt(3) == 0) {
                    String symbol = String.valueOf(SYMBOLS.charAt(random.nextInt(SYMBOLS.length())));
                    levels.draw(column, row, symbol.repeat(Math.min(length, COLUMNS - column)));
                }
                column += length + 1;
            }
        }
        for (int i = 0; i < 6; i++) {
            Vec at = new Vec(random.nextDouble() * 360, random.nextInt(4) * 8);
            levels.object(new Walker(
                    ObjectCommon.of("walker" + i, at, new Vec(6 + random.nextInt(20), 6 + random.nextInt(20))),
                    20.0 + random.nextInt(400),
                    null,
                    random.nextBoolean(),
                    false,
                    false,
                    null));
        }
        return levels.spawn(20 + random.nextInt(300), 40).level();
    }
}
