package dev.ledge.engine.testing;

import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.run.Runner;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * What runs come to: a line a run with its name and the world's hash at every 60th tick and at the last. Nothing in it
 * depends on the JVM.
 */
public final class HashTable {
    private static final int EVERY = 60;

    private HashTable() {}

    /** The line of a run: {@code name tick:hash tick:hash …}. */
    public static String line(Path file) throws LevelFormatException {
        Run run = RunReader.read(file).requireCurrent();
        StringBuilder line = new StringBuilder(LevelFiles.name(file));
        int ticks = run.effectiveTicks();
        Runner.play(LevelReader.read(RunReader.levelOf(run, file)).requireCurrent(), run, ticks, world -> {
            if (world.tick() % EVERY == 0 || world.tick() == ticks) {
                line.append(' ').append(world.tick()).append(':').append(Run.formatHash(world.hash()));
            }
        });
        return line.toString();
    }

    /** The lines of runs, each with a final line feed. */
    public static String of(List<Path> runs) throws LevelFormatException {
        StringBuilder table = new StringBuilder();
        for (Path run : runs) {
            table.append(line(run)).append('\n');
        }
        return table.toString();
    }

    /** Prints the table of the runs that are named; for JVMs that a test starts. */
    public static void main(String[] runs) throws LevelFormatException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        for (String run : runs) {
            out.print(line(Path.of(run)) + "\n");
        }
        out.flush();
    }
}
