package dev.ledge.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class FmtCommandTest {
    private static final String CANONICAL = """
            {
              "format": "ledge-palette",
              "version": 1,
              "tiles": {
                "rock": {"shape": "full", "color": "#6b6f7d"}
              }
            }
            """;
    private static final String LOOSE =
            "{\"version\":1,\n\"format\":\"ledge-palette\",\"tiles\":{\"rock\":{\"color\":\"#6b6f"
                    + "7d\",\"shape\":\"full\"}}}";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private int fmt(Object... args) {
        String[] words = new String[args.length];
        for (int i = 0; i < args.length; i++) {
            words[i] = args[i].toString();
        }
        return new CommandLine(new FmtCommand())
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(words);
    }

    private Path file(String name, String content) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, content);
    }

    @Test
    void rewritesAndNamesWhatItChanged() throws IOException {
        Path loose = file("a.palette.json", LOOSE);
        Path canonical = file("b.palette.json", CANONICAL);

        assertThat(fmt(loose, canonical)).isEqualTo(ExitCodes.FINE);

        assertThat(loose).hasContent(CANONICAL);
        assertThat(canonical).hasContent(CANONICAL);
        assertThat(out.toString().trim()).isEqualTo(loose.toString());
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void checkOnlyReports() throws IOException {
        Path loose = file("a.palette.json", LOOSE);

        assertThat(fmt("--check", loose)).isEqualTo(ExitCodes.FAILURE);

        assertThat(loose).hasContent(LOOSE);
        assertThat(err.toString()).startsWith(loose + ":1:1: error[NOT-CANONICAL]: ");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void checkOfCanonicalFilesIsSilent() throws IOException {
        file("b.palette.json", CANONICAL);

        assertThat(fmt("--check", folder)).isEqualTo(ExitCodes.FINE);

        assertThat(out + err.toString()).isEmpty();
    }

    @Test
    void foldersAreWalkedButHiddenOnesAreNot() throws IOException {
        Path deep = file("x/y/a.palette.json", LOOSE);
        Path hidden = file(".git/a.palette.json", LOOSE);
        Path other = file("notes.json", "{");

        assertThat(fmt(folder)).isEqualTo(ExitCodes.FINE);

        assertThat(deep).hasContent(CANONICAL);
        assertThat(hidden).hasContent(LOOSE);
        assertThat(other).hasContent("{");
    }

    @Test
    void aBadFileFailsAndTheOthersAreDone() throws IOException {
        Path bad = file("a.palette.json", "{\"format\": \"ledge-palette\", \"version\": 1, \"tiles\": []}");
        Path loose = file("b.palette.json", LOOSE);

        assertThat(fmt(folder)).isEqualTo(ExitCodes.FAILURE);

        assertThat(err.toString()).startsWith(bad + ":1:52: error[WRONG-TYPE]: ");
        assertThat(loose).hasContent(CANONICAL);
    }

    @Test
    void aNewerVersionIsRefusedAndKept() throws IOException {
        String newer = LOOSE.replace("\"version\":1", "\"version\":2");
        Path file = file("a.palette.json", newer);

        assertThat(fmt(file)).isEqualTo(ExitCodes.FAILURE);

        assertThat(file).hasContent(newer);
        assertThat(err.toString()).contains("error[NEWER-VERSION]");
    }

    @Test
    void noPathIsWrongUsageAndAMissingFileIsNot() {
        assertThat(fmt()).isEqualTo(ExitCodes.WRONG_USAGE);
        assertThat(fmt(folder.resolve("none.level.json"))).isEqualTo(ExitCodes.FAILURE);
        assertThat(err.toString()).contains("error[NO-FILE]");
    }

    @Test
    void theLevelsOfTheProjectAreCanonical() {
        assertThat(fmt("--check", Path.of("..", "levels"))).isEqualTo(ExitCodes.FINE);
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void runsAndLevelsAreFormattedToo() throws IOException {
        Path run = file("x.run.json", "{\"version\": 1, \"format\": \"ledge-run\", \"ticks\": 60.0}");
        Path level =
                file("x.level.json", "{\"version\": 1, \"format\": \"ledge-level\", \"size\": [1, 1], \"grid\": 16}");

        assertThat(fmt(run, level)).isEqualTo(ExitCodes.FINE);

        assertThat(run).hasContent("{\n  \"format\": \"ledge-run\",\n  \"version\": 1,\n  \"ticks\": 60\n}\n");
        assertThat(level)
                .hasContent("{\n  \"format\": \"ledge-level\",\n  \"version\": 1,\n  \"grid\": "
                        + "16,\n  \"size\": [1, 1]\n}\n");
    }
}
