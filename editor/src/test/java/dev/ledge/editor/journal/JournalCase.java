package dev.ledge.editor.journal;

import dev.ledge.editor.document.Document;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.json.LevelWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A folder of journals, and a level whose edits are written there. */
abstract class JournalCase {
    static final Duration LONG = Duration.ofMinutes(1);

    @TempDir
    Path home;

    Path folder;
    Path file;
    Journals journals;
    final List<String> troubles = new CopyOnWriteArrayList<>();

    @BeforeEach
    void begin() {
        folder = home.resolve("settings/journal");
        file = home.resolve("a.level.json");
        journals = new Journals(folder, reason -> troubles.add(String.valueOf(reason)));
    }

    Document opened(Level level) throws Exception {
        LevelWriter.write(level, file);
        Document document = Document.open(file);
        journals.follow(document);
        return document;
    }

    static Level painted(Level level, int column, String tile) {
        return level.withCell("ground", column, 0, TileRef.of(tile));
    }

    List<Path> written() throws Exception {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    List<Recovery> left() {
        return new Journals(folder, troubles::add).left().recoveries();
    }
}
