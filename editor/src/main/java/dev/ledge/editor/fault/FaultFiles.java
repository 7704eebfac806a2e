package dev.ledge.editor.fault;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The reports of faults as files in a folder of the user's, the latest few of them. */
public final class FaultFiles {
    /** So many are kept; an older one goes for each new one. */
    public static final int MOST = 20;

    private static final String PREFIX = "fault-";
    private static final String SUFFIX = ".txt";
    private static final int MOST_AT_ONCE = 100;
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

    private final Path folder;

    /** The reports of a folder, which need not exist yet. */
    public FaultFiles(Path folder) {
        this.folder = folder;
    }

    /** The user's own. */
    public static FaultFiles ofUser() {
        return new FaultFiles(UserFolder.beside("reports"));
    }

    /** Keeps a report; empty if it cannot be written, as nothing is left to report that to. */
    public Optional<Path> keep(FaultReport report) {
        try {
            Files.createDirectories(folder);
            Path file = write(report.text().getBytes(StandardCharsets.UTF_8), report.when());
            forgetOldest();
            return Optional.of(file);
        } catch (IOException | RuntimeException unwritable) {
            return Optional.empty();
        }
    }

    private Path write(byte[] text, Instant when) throws IOException {
        for (int i = 0; i < MOST_AT_ONCE; i++) {
            Path file = folder.resolve(String.format("%s%s-%02d%s", PREFIX, STAMP.format(when), i, SUFFIX));
            try {
                return Files.write(file, text, StandardOpenOption.CREATE_NEW);
            } catch (FileAlreadyExistsException taken) {
                continue; // By another report of the same second.
            }
        }
        throw new IOException("too many reports within a second");
    }

    /** All reports, the oldest first. */
    public List<Path> list() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> {
                        String name = file.getFileName().toString();
                        return name.startsWith(PREFIX) && name.endsWith(SUFFIX);
                    })
                    .sorted()
                    .toList();
        }
    }

    private void forgetOldest() throws IOException {
        List<Path> all = list();
        for (Path old : all.subList(0, Math.max(0, all.size() - MOST))) {
            Files.deleteIfExists(old);
        }
    }
}
