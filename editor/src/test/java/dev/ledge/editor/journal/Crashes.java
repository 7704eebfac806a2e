package dev.ledge.editor.journal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** What a program that crashed leaves behind, made without crashing. */
public final class Crashes {
    private Crashes() {}

    /** Leaves the journal of a document that was edited and not saved. */
    public static void leave(Path folder, Document document, Consumer<Document> edits) {
        Journals journals = new Journals(folder, reason -> {
            if (reason != null) {
                throw new AssertionError(reason);
            }
        });
        journals.follow(document);
        edits.accept(document);
        crash(journals, folder);
    }

    /** Ends journals in a folder and leaves what was in it, once all was written. */
    static void crash(Journals journals, Path folder) {
        assertThat(journals.drain(Duration.ofMinutes(1))).isTrue();
        try {
            Map<Path, byte[]> left = new HashMap<>();
            for (Path each : files(folder)) {
                left.put(each, Files.readAllBytes(each));
            }
            journals.close();
            for (Map.Entry<Path, byte[]> each : left.entrySet()) {
                Files.write(each.getKey(), each.getValue());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }
}
