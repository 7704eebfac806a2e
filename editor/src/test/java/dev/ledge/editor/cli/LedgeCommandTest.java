package dev.ledge.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.exchange.Formats;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LedgeCommandTest {
    @TempDir
    private Path folder;

    private CommandLineTester tester;

    @BeforeEach
    void begin() {
        tester = new CommandLineTester(folder);
    }

    @ParameterizedTest
    @ValueSource(strings = {"edit", "run", "check", "fmt", "export"})
    void everyCommandReportsItsVersionAndHelps(String command) {
        assertThat(tester.ledge(command, "--version")).isZero();
        assertThat(tester.out()).singleElement().asString().startsWith("ledge ");
        assertThat(tester.ledge(command, "--help")).isZero();
        assertThat(tester.out().get(0)).startsWith("Usage: ledge " + command);
    }

    @ParameterizedTest
    @ValueSource(strings = {"edit", "run", "check", "fmt", "export", "import"})
    void anEmptyNameIsNotTheFolderThatItRunsIn(String command) {
        assertThat(tester.ledge(command, "")).isEqualTo(ExitCodes.WRONG_USAGE);
        assertThat(tester.err().get(0)).contains("this name is empty; give that of a file, or . for this folder");
    }

    @Test
    void aNameThatBeginsWithAnAtIsAName() {
        Path list = tester.file(
                "list.txt", tester.file("x.level.json", CliLevels.FLOOR).toString());

        assertThat(tester.ledge("check", "@" + list)).isEqualTo(ExitCodes.FAILURE);
        assertThat(tester.err().get(0)).contains("@" + list);
    }

    @Test
    void helpOfExportNamesEveryFormat() {
        assertThat(tester.ledge("export", "--help")).isZero();
        String help = String.join(" ", tester.out()).replaceAll("\\s+", " ");
        assertThat(Formats.EXPORTS)
                .allSatisfy(format -> assertThat(help).contains(format.id() + ": " + format.about()));
    }

    @Test
    void wantOfMemoryIsReportedAsThat() {
        Path level = tester.file("x.level.json", CliLevels.FLOOR);

        assertThat(tester.ledgeWith(
                        file -> {
                            throw new OutOfMemoryError("Java heap space");
                        },
                        "edit",
                        level))
                .isEqualTo(ExitCodes.FAILURE);

        assertThat(tester.err())
                .singleElement()
                .asString()
                .startsWith("ledge: error[MEMORY]: this needs more memory than the ")
                .contains("-Xmx");
    }

    @Test
    void aWordThatIsNoCommandIsWrongUsage() {
        assertThat(tester.ledge("chekc")).isEqualTo(ExitCodes.WRONG_USAGE);
        assertThat(tester.err().get(0)).isEqualTo("'chekc' is neither a command nor a file");
    }
}
