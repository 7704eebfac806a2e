package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A level that is played.
 *
 * @param seed what it was made from; laws that need more chance take it from here
 * @param level at the start
 * @param input the buttons held
 * @param ticks how many steps
 * @param edits what is edited before the step of its tick, in order
 */
record Game(long seed, Level level, InputTrack input, int ticks, List<Timed> edits) {

    /** An edit and its tick. */
    record Timed(int tick, Edit edit) {}

    Game {
        edits = List.copyOf(edits);
    }

    Game withLevel(Level newLevel) {
        return new Game(seed, newLevel, input, ticks, edits);
    }

    Game withInput(List<InputTrack.Change> changes) {
        return new Game(seed, level, InputTrack.of(changes), ticks, edits);
    }

    Game withTicks(int newTicks) {
        return new Game(seed, level, input, newTicks, edits);
    }

    Game withEdits(List<Timed> newEdits) {
        return new Game(seed, level, input, ticks, newEdits);
    }

    /** Simulated minutes. */
    double minutes() {
        return ticks / level.physics().effectiveTickRate() / 60;
    }

    /**
     * Saves {@code name.level.json} and {@code name.run.json}; edits, which a run cannot hold, are in the run's text.
     *
     * @return the run's file
     */
    Path save(Path folder, String name, String about) throws IOException {
        Files.createDirectories(folder);
        Path levelFile = folder.resolve(name + ".level.json");
        LevelWriter.write(LevelWriter.withLegends(level), levelFile);
        String text = edits.isEmpty() ? about : about + " Edits: " + edits;
        Run run = new Run(
                levelFile.getFileName().toString(), text, ticks, input, null, null, Map.of(), Run.IDLE.places());
        Path runFile = folder.resolve(name + ".run.json");
        RunWriter.write(run, runFile);
        return runFile;
    }
}
