package dev.ledge.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.testing.faults.Faults;
import dev.ledge.testing.faults.FaultyFileSystem;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/**
 * Commands that write files while the disk fails, at whatever operation: an exit code that is true, a message, and no
 * file in pieces.
 */
class FaultyDiskTest {
    private static final String LEVEL = "{\"format\": \"ledge-level\", \"version\": 1, \"grid\": 16, \"size\": [3, 2],"
            + " \"palette\": {\"tiles\": {\"rock\": {\"shape\": \"full\"}}}, \"layers\": ["
            + "{\"id\": \"front\", \"kind\": \"tiles\", \"cells\": {}},"
            + "{\"id\": \"ground\", \"kind\": \"tiles\", \"legend\": {\"#\": \"rock\"}, "
            + "\"cells\": {\"0,1\": \"###\"}}]}";

    private final Faults faults = new Faults();

    @TempDir
    private Path folder;

    private StringWriter err = new StringWriter();

    /** Runs a command whose files are all on the disk that fails. */
    private int run(Object command, Object... args) {
        err = new StringWriter();
        return new CommandLine(command)
                .registerConverter(Path.class, text -> FaultyFileSystem.wrap(Path.of(text), faults))
                .setOut(new PrintWriter(new StringWriter(), true))
                .setErr(new PrintWriter(err, true))
                .execute(Arrays.stream(args).map(Object::toString).toArray(String[]::new));
    }

    @ParameterizedTest
    @EnumSource
    void fmtLeavesTheOldOrTheNewFile(Faults.Kind kind) throws IOException {
        Path file = folder.resolve("a.level.json");
        Files.writeString(file, LEVEL);
        assertThat(run(new FmtCommand(), file)).isZero();
        String canonical = Files.readString(file);
        boolean happened = true;
        for (long n = 1; happened; n++) {
            Files.writeString(file, LEVEL);
            faults.failAt(n, kind);
            int exit = run(new FmtCommand(), file);
            happened = faults.happened();
            String what = kind + " at " + n + ": " + faults.calls();
            faults.stop();
            if (exit == 0) {
                assertThat(file).as(what).hasContent(canonical);
            } else {
                assertThat(Files.readString(file)).as(what).isIn(LEVEL, canonical);
                assertThat(err.toString()).as(what).contains("a.level.json").doesNotContain("null", "Exception");
            }
            checkLeft(kind, what);
        }
    }

    @ParameterizedTest
    @EnumSource
    void anExportIsWholeOrIsNot(Faults.Kind kind) throws IOException {
        Path level = Files.writeString(folder.resolve("a.level.json"), LEVEL);
        for (String format : new String[] {"csv", "png"}) {
            Path out = folder.resolve("out." + format);
            Object[] args = {level, "--to", format, "-o", out};
            assertThat(run(new ExportCommand(), args)).isZero();
            byte[] whole = Files.readAllBytes(out);
            boolean happened = true;
            for (long n = 1; happened; n++) {
                Files.writeString(out, "old");
                Files.deleteIfExists(folder.resolve("out.ground.csv"));
                faults.failAt(n, kind);
                int exit = run(new ExportCommand(), args);
                happened = faults.happened();
                String what = kind + " at " + n + ": " + faults.calls();
                faults.stop();
                byte[] found = Files.readAllBytes(out);
                if (exit == 0) {
                    assertThat(found).as(what).isEqualTo(whole);
                } else {
                    assertThat(Arrays.equals(found, whole)
                                    || Arrays.equals(found, "old".getBytes(StandardCharsets.UTF_8)))
                            .as(what)
                            .isTrue();
                    assertThat(err.toString())
                            .as(what)
                            .contains(folder.toString())
                            .doesNotContain("null", "Exception");
                }
                checkLeft(kind, what);
            }
        }
    }

    /** At whatever operation the program is killed, the map that is there names the picture that was made for it. */
    @ParameterizedTest
    @ValueSource(strings = {"tmx", "tmj", "ldtk"})
    void aMapThatIsKilledNeverNamesAPictureOfAnother(String format) throws IOException {
        Path level = folder.resolve("a.level.json");
        Path out = folder.resolve("out." + format);
        Object[] args = {level, "--to", format, "-o", out};
        Files.writeString(level, LEVEL.replace("\"full\"", "\"full\", \"color\": \"#112233\""));
        assertThat(run(new ExportCommand(), args)).isZero();
        Path newPicture = picture();
        byte[] newMap = Files.readAllBytes(out);
        byte[] newPixels = Files.readAllBytes(newPicture);
        Files.writeString(level, LEVEL.replace("\"full\"", "\"full\", \"color\": \"#ddccbb\""));
        assertThat(run(new ExportCommand(), args)).isZero();
        Path oldPicture = picture();
        byte[] oldMap = Files.readAllBytes(out);
        byte[] oldPixels = Files.readAllBytes(oldPicture);
        assertThat(newPicture).doesNotExist().isNotEqualTo(oldPicture);
        Files.writeString(level, LEVEL.replace("\"full\"", "\"full\", \"color\": \"#112233\""));
        boolean happened = true;
        int kept = 0;
        for (long n = 1; happened; n++) {
            faults.failAt(n, Faults.Kind.GONE);
            run(new ExportCommand(), args);
            happened = faults.happened();
            String what = "killed at " + n + ": " + faults.calls();
            faults.stop();
            if (Arrays.equals(Files.readAllBytes(out), oldMap)) {
                kept++;
                assertThat(oldPicture).as(what).hasBinaryContent(oldPixels);
            } else {
                assertThat(out).as(what).hasBinaryContent(newMap);
                assertThat(newPicture).as(what).hasBinaryContent(newPixels);
            }
            checkLeft(Faults.Kind.GONE, what);
            Files.write(out, oldMap);
            Files.write(oldPicture, oldPixels);
        }
        assertThat(kept).isPositive();
        assertThat(run(new ExportCommand(), args)).isZero();
        assertThat(picture()).isEqualTo(newPicture);
    }

    /** The only picture there is. */
    private Path picture() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            List<Path> pictures =
                    all.filter(file -> file.toString().endsWith(".png")).toList();
            assertThat(pictures).hasSize(1);
            return pictures.get(0);
        }
    }

    /** A temporary file stays only where the disk no longer lets it be deleted. */
    private void checkLeft(Faults.Kind kind, String what) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            List<Path> left =
                    all.filter(file -> file.toString().endsWith(".tmp")).toList();
            if (kind != Faults.Kind.GONE) {
                assertThat(left).as(what).isEmpty();
            }
            left.forEach(file -> file.toFile().delete());
        }
    }

    @Test
    void theDiskIsTheOneThatFails() throws IOException {
        Path file = Files.writeString(folder.resolve("a.level.json"), LEVEL);
        faults.failAt(1, Faults.Kind.GONE);
        assertThat(run(new FmtCommand(), file)).isNotZero();
        assertThat(faults.happened()).isTrue();
    }
}
