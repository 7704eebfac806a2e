package dev.ledge.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the commands say is fit for a terminal, a log and a report, and that it could not be said shows in the exit
 * code.
 */
class OutputTest {
    private static final String HOSTILE = "\\u001b[31m\\nforged.json:1:1: error[X]: forged\\u202e" + "z".repeat(9_000);

    @TempDir
    private Path folder;

    private CommandLineTester tester;
    private Path level;
    private Path run;

    @BeforeEach
    void files() {
        tester = new CommandLineTester(folder);
        level = tester.file("floor.level.json", CliLevels.FLOOR);
        run = tester.file("walk.run.json", CliLevels.WALK);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "check FOLDER",
                "check FOLDER --format json",
                "run RUN",
                "run RUN --hash",
                "run RUN --trace -",
                "fmt FOLDER",
                "export LEVEL --to csv -o OUT",
                "--help",
                "check --help",
                "--version"
            })
    void resultsThatCannotBeWrittenShowInTheExitCode(String command) {
        List<String> args = List.of(command.replace("FOLDER", folder.toString())
                .replace("LEVEL", level.toString())
                .replace("RUN", run.toString())
                .replace("OUT", folder.resolve("out.csv").toString())
                .split(" "));
        tester.file("loose.run.json", CliLevels.WALK.replace("  ", "   "));

        assertThat(tester.ledgeInto(new Full(), args.toArray())).isEqualTo(ExitCodes.FAILURE);

        assertThat(tester.err())
                .filteredOn(line -> line.startsWith("standard output: error[UNWRITABLE]: "))
                .hasSize(1);
    }

    @Test
    void aReportOrTraceThatCannotBeWrittenIsReportedWithoutTheNamesOfExceptions() {
        assumeTrue(Files.exists(Path.of("/dev/full")), "there is no /dev/full here");

        assertThat(tester.ledge("check", folder, "--junit", "/dev/full")).isEqualTo(ExitCodes.FAILURE);
        assertThat(tester.err())
                .containsExactly("/dev/full: error[UNWRITABLE]: this cannot be written: the disk is full;"
                        + " make room and try again");
        assertThat(Files.isRegularFile(Path.of("/dev/full"))).isFalse();
        assertThat(tester.ledge("run", run, "--trace", "/dev/full")).isEqualTo(ExitCodes.FAILURE);
        assertThat(tester.err().get(0))
                .startsWith("/dev/full: error[UNWRITABLE]: ")
                .contains("disk is full");
    }

    @Test
    void whatAFileSaysIsOneHarmlessLineInEveryFormat() throws Exception {
        tester.file("odd.level.json", CliLevels.FLOOR.replace("\"grid\"", "\"" + HOSTILE + "\": 1,\n  \"grid\""));
        tester.file("odd.run.json", CliLevels.WALK.replace("\"level\"", "\"" + HOSTILE + "\": 1, \"level\""));
        Path strange = tester.file("a\u001b[31m\nb\u202e.level.json", "{");
        Path report = folder.resolve("report.xml");

        assertThat(tester.ledge("check", folder, "--junit", report)).isEqualTo(ExitCodes.FAILURE);
        assertThat(tester.err()).hasSize(3).allSatisfy(OutputTest::isHarmless);
        isHarmless(tester.out().get(0));
        assertThat(DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(report.toFile()))
                .isNotNull();
        assertThat(Files.readAllLines(report)).allSatisfy(OutputTest::isHarmless);

        tester.ledge("check", folder, "--format", "json");
        assertThat(tester.out()).singleElement().satisfies(OutputTest::isHarmless);
        for (String command : List.of("run", "check", "fmt")) {
            tester.ledge(command, strange);
            assertThat(tester.err()).hasSize(1).allSatisfy(OutputTest::isHarmless);
        }
        assertThat(tester.ledge("run", level, "\u001b[31m\n--nonsense")).isEqualTo(ExitCodes.WRONG_USAGE);
        assertThat(tester.err()).allSatisfy(OutputTest::isHarmless);
    }

    @Test
    void oneFolderThatCannotBeReadKeepsNothingElseFromBeingChecked() throws Exception {
        Path closed = Files.createDirectory(folder.resolve("closed"));
        tester.file("z/bad.level.json", "{");
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("-wx------"));
        try {
            assumeTrue(!Files.isReadable(closed), "this user may read everything");
            for (String command : List.of("check", "fmt")) {
                assertThat(tester.ledge(command, folder)).isEqualTo(ExitCodes.FAILURE);
                assertThat(tester.err())
                        .anyMatch(line -> line.startsWith(closed + ": error[UNREADABLE]: this folder cannot be listed"))
                        .anyMatch(line -> line.contains("bad.level.json:1:2: error[TRUNCATED]"));
            }
        } finally {
            Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
        }
    }

    @Test
    void aFolderThatIsNamedThroughALinkIsWalked() throws Exception {
        Path real = Files.createDirectories(folder.resolve("real"));
        Files.writeString(real.resolve("bad.level.json"), "{");
        Path link = Files.createSymbolicLink(folder.resolve("link"), real);

        assertThat(tester.ledge("check", link)).isEqualTo(ExitCodes.FAILURE);
        assertThat(tester.err()).hasSize(1);
    }

    @Test
    void aPathThatLeadsNowhereIsReportedAsItIs() throws Exception {
        Path dangling = Files.createSymbolicLink(folder.resolve("x.level.json"), folder.resolve("gone"));
        Path longName = folder.resolve("n".repeat(300) + ".level.json");

        assertReason(folder.resolve("gone.level.json"), "there is no such file or folder; mend the name or the path");
        assertReason(folder.resolve("no/such.level.json"), "the folder " + folder.resolve("no") + " does not exist");
        assertReason(level.resolve("in.level.json"), level + " is a file, not a folder");
        assertReason(dangling, "this is a symbolic link to what does not exist");
        assertReason(longName, "the name is too long for this disk");
        assertThat(tester.ledge("export", level, "--to", "png", "-o", level.resolve("sub/out.png")))
                .isEqualTo(ExitCodes.FAILURE);
        assertThat(tester.err().get(0)).contains("error[UNWRITABLE]: ").contains(level + " is a file, not a folder");
    }

    private void assertReason(Path file, String reason) {
        for (String command : List.of("check", "fmt", "run")) {
            assertThat(tester.ledge(command, file)).isEqualTo(ExitCodes.FAILURE);
            assertThat(tester.err())
                    .singleElement()
                    .asString()
                    .contains(": error[")
                    .contains(reason)
                    .doesNotContain("Exception");
        }
    }

    private static void isHarmless(String line) {
        assertThat(line.codePoints()).allMatch(c -> c >= 0x20 && c != 0x7f && (c < 0x80 || c > 0x9f) && c != 0x202e);
        assertThat(line).doesNotContain("z".repeat(200)).doesNotStartWith("forged");
        assertThat(line.length()).isLessThan(3_000);
    }

    /** A disk without room. */
    private static final class Full extends OutputStream {
        @Override
        public void write(int b) throws IOException {
            throw new IOException("No space left on device");
        }
    }
}
