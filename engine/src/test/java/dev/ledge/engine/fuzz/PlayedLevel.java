package dev.ledge.engine.fuzz;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** The level that runs are played on: small, with something of every kind in it. */
final class PlayedLevel {
    static final String NAME = "played.level.json";

    private PlayedLevel() {}

    static Level read() {
        try (InputStream in = PlayedLevel.class.getResourceAsStream(NAME)) {
            return LevelReader.read(in.readAllBytes(), Path.of(NAME)).requireCurrent();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (LevelFormatException e) {
            throw new AssertionError(e.getMessage(), e);
        }
    }
}
