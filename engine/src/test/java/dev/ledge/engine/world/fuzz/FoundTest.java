package dev.ledge.engine.world.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.testing.LevelFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What random games have found once, kept as {@code levels/edge-cases/found-*}: tried again under the laws that nothing
 * else tries on saved runs.
 */
class FoundTest {
    /** The law of shifts takes how far from the game's seed. */
    private static final int SHIFTS = 20;

    @TestFactory
    Stream<DynamicTest> whatWasFoundOnceIsTheSameWhereverItLies() {
        return found().map(file -> dynamicTest(LevelFiles.name(file), () -> {
            for (int seed = 0; seed < SHIFTS; seed++) {
                Game game = game(file, seed);
                assertThat(isOpen(game.level()) ? new ShiftLaw().judge(game) : null)
                        .isNull();
            }
        }));
    }

    @TestFactory
    Stream<DynamicTest> whatWasFoundOnceIsTheSameHoweverItWasPutTogether() {
        return found().map(file -> dynamicTest(
                LevelFiles.name(file),
                () -> assertThat(new InsertionLaw().judge(game(file, 1))).isNull()));
    }

    private static Stream<Path> found() {
        List<Path> runs = LevelFiles.runs().stream()
                .filter(file -> LevelFiles.name(file).startsWith("edge-cases/found-"))
                .toList();
        assertThat(runs).isNotEmpty();
        return runs.stream();
    }

    private static Game game(Path file, long seed) throws LevelFormatException {
        Run run = RunReader.read(file).requireCurrent();
        Level level = LevelFiles.read(RunReader.levelOf(run, file));
        return new Game(seed, level, run.effectiveInput(), run.effectiveTicks(), List.of());
    }

    private static boolean isOpen(Level level) {
        Border border = level.physics().effectiveBorder();
        return Stream.of(border.left(), border.right(), border.top(), border.bottom())
                .allMatch(kind -> kind == Border.Kind.OPEN);
    }
}
