package dev.ledge.editor.exchange.fuzz;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Jazzer's way into one importer, which the property {@code ledge.fuzz.target} names, with any bytes or edited seeds.
 */
public final class ImportFuzzer {
    private static final Importer IMPORTER = Importer.of(System.getProperty("ledge.fuzz.target"));
    private static final Path FOLDER = Path.of(System.getProperty("ledge.fuzz.folder"));
    private static final ImportTrial TRIAL = new ImportTrial(scratch());
    private static final SeedEdits EDITS = edits();
    private static final int INTERVAL = 1024;

    /** Failures with as many frames in common have one cause, most likely. */
    private static final int FRAMES = 3;

    private static final long[] COUNTS = new long[ImportTrial.Outcome.values().length];
    private static int sinceWritten;

    private ImportFuzzer() {}

    /** Where the files are written that are tried: in memory where the system has such a place, a disk is too slow. */
    private static Path scratch() {
        Path memory = Path.of("/dev/shm");
        Path above = Files.isWritable(memory) ? memory : FOLDER;
        try {
            Path scratch = Files.createTempDirectory(above, "ledge-fuzz-");
            scratch.toFile().deleteOnExit();
            return scratch;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static SeedEdits edits() {
        try {
            return new SeedEdits(Path.of(System.getProperty("ledge.fuzz.seeds"), IMPORTER.lowerCase()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Tries one input.
     *
     * @param input a file, or edits of a seed
     */
    public static void fuzzerTestOneInput(byte[] input) {
        byte[] content = EDITS.file(input);
        try {
            COUNTS[TRIAL.of(IMPORTER, content).ordinal()]++;
            if (++sinceWritten == INTERVAL) {
                fuzzerTearDown();
            }
        } catch (Broken | OutOfMemoryError e) {
            keep(content, e);
            throw e;
        }
    }

    /** One file of each kind: the input, and what was seen. */
    private static void keep(byte[] content, Throwable seen) {
        Throwable cause = seen.getCause() == null ? seen : seen.getCause();
        String place = Arrays.stream(cause.getStackTrace())
                .filter(frame -> frame.getClassName().startsWith("dev.ledge."))
                .limit(FRAMES)
                .map(StackTraceElement::toString)
                .collect(Collectors.joining(" ", cause.getClass().getName() + " ", ""));
        Path findings = FOLDER.resolve("findings");
        String name = String.format(Locale.ROOT, "%08x.%s", place.hashCode(), IMPORTER.lowerCase());
        StringWriter text = new StringWriter();
        seen.printStackTrace(new PrintWriter(text));
        try {
            Files.createDirectories(findings);
            if (!Files.exists(findings.resolve(name))) {
                Files.write(findings.resolve(name), content);
                Files.writeString(findings.resolve(name + ".txt"), text.toString());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Jazzer calls it at the end; what was counted is kept now and then, too, as nobody knows when that is. */
    public static void fuzzerTearDown() {
        sinceWritten = 0;
        StringBuilder text = new StringBuilder();
        for (ImportTrial.Outcome outcome : ImportTrial.Outcome.values()) {
            text.append(outcome.name().toLowerCase(Locale.ROOT)).append(' ');
            text.append(COUNTS[outcome.ordinal()]).append('\n');
        }
        try {
            Files.writeString(FOLDER.resolve(IMPORTER.lowerCase() + ".txt"), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
