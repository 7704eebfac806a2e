package dev.ledge.engine.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.testing.LevelFiles;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunFileTest {
    private static final String CANONICAL = """
            {
              "format": "ledge-run",
              "version": 1,
              "level": "cave.level.json",
              "about": "every kind of expectation",
              "ticks": 240,
              "input": [[0, "right"], [120, "right jump"], [126, "left"], [200, ""]],
              "expect": [
                {"at": 120, "player": {"alive": true, "right": [143.9, 144.1], "wedged": true}},
                {"at": [3, 5], "actor": "bat", "is": {"on": null, "state": "air", "x": 0.001, "vx": -0.5}},
                {"from": 0, "to": 240, "player": {"feet": [0, 160.05]}},
                {"player": {"won": false}},
                {"event": "crushed", "count": 0},
                {"event": "landed", "actor": "player", "at": [10, 14], "count": [1, 1]},
                {"event": "pair", "b": "player", "a": "bat", "from": 7},
                {"same": "x", "from": 180, "to": 240, "within": 0.01},
                {"same": "vy", "actor": "bat", "from": [1, 2]}
              ],
              "hash": "9f0c2b7e11d04c55"
            }
            """;

    @Test
    void loadingAndSavingACanonicalFileChangesNoByte() throws LevelFormatException {
        Loaded<Run> loaded = read(CANONICAL);

        assertThat(loaded.warnings()).isEmpty();
        assertThat(written(loaded.value())).isEqualTo(CANONICAL);
    }

    @Test
    void anExpectationIsReadAndWrittenByItself() throws LevelFormatException {
        for (Expectation expectation : read(CANONICAL).value().effectiveExpect()) {
            String text = RunWriter.text(expectation);
            assertThat(CANONICAL).contains("    " + text);
            assertThat(RunReader.readExpectation(text)).isEqualTo(expectation);
        }
        assertThatThrownBy(() -> RunReader.readExpectation("{\"at\": 3, \"player\": {\"alive\": 7}}"))
                .isInstanceOf(LevelFormatException.class)
                .hasMessageContaining("alive");
        assertThatThrownBy(() -> RunReader.readExpectation("jump")).isInstanceOf(LevelFormatException.class);
    }

    @Test
    void whatAFileLeavesOutStaysOut() throws LevelFormatException {
        String least = """
                {
                  "format": "ledge-run",
                  "version": 1
                }
                """;

        assertThat(written(read(least).value())).isEqualTo(least);
    }

    @Test
    void anotherLayoutIsBroughtIntoForm() throws LevelFormatException {
        Run run = read("""
                {"expect":[{"to":2.0,"player":{"x":1.50}}],"input":[[0,"jump  \
                right"]],"version":1,"format":"ledge-run"}""").value();

        assertThat(written(run)).isEqualTo("""
                {
                  "format": "ledge-run",
                  "version": 1,
                  "input": [[0, "right jump"]],
                  "expect": [
                    {"to": 2, "player": {"x": 1.5}}
                  ]
                }
                """);
    }

    @Test
    void unknownFieldsAreKeptAndWarnedOf() throws LevelFormatException {
        String text = """
                {
                  "format": "ledge-run",
                  "version": 1,
                  "expect": [
                    {"at": 1, "player": {"x": 1, "mood": "good"}, "weight": [1, 2.5]}
                  ],
                  "author": {"name": "Ann", "age": null}
                }
                """;
        Loaded<Run> loaded = read(text);

        assertThat(written(loaded.value())).isEqualTo(text);
        assertThat(loaded.warnings())
                .extracting(Problem::pointer)
                .containsExactly("/expect/0/player/mood", "/expect/0/weight", "/author");
        assertThat(loaded.warnings()).noneMatch(Problem::isError);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "ticks": -1                                             | 5:12 | /ticks              | from 0 to
            "ticks": 1.5                                            | 5:12 | /ticks              | whole number
            "ticks": "9"                                            | 5:12 | /ticks              | must be a number
            "input": [[3, ""], [3, "left"]]                         | 5:22 | /input/1            | after tick 3
            "input": [[0, "lft"]]                                   | 5:17 | /input/0/1          | 'lft' is not a button
            "input": [[0]]                                          | 5:13 | /input/0            | 1 values
            "hash": "12"                                            | 5:11 | /hash               | 16 hexadecimal digits
            "expect": {}                                            | 5:13 | /expect             | must be a list
            "expect": [{"at": 1}]                                   | 5:14 | /expect/0           | nothing is expected
            "expect": [{"event": "landet"}]                         | 5:24 | /expect/0/event     | mean "landed"
            "expect": [{"event": "landed", "count": [2, 1]}]        | 5:43 | /expect/0/count     | upside down
            "expect": [{"event": "landed", "cause": "fell"}]        | 5:43 | /expect/0/cause     | has no "cause"
            "expect": [{"event": "died", "cause": "hazrd"}]         | 5:41 | /expect/0/cause     | did you mean "hazard"
            "expect": [{"event": "crushed", "axis": "x"}]           | 5:43 | /expect/0/axis      | horizontal, not "x"
            "expect": [{"event": "wall", "side": "top"}]            | 5:40 | /expect/0/side      | one of left, right
            "expect": [{"event": "jumped", "kind": "coyote"}]       | 5:42 | /expect/0/kind      | one of air, wall
            "expect": [{"same": "alive"}]                           | 5:23 | /expect/0/same      | one of x, y
            "expect": [{"at": 1, "from": 2, "player": {}}]          | 5:14 | /expect/0           | take one away
            "expect": [{"from": 5, "to": 2, "player": {}}]          | 5:32 | /expect/0/to        | before "from"
            "expect": [{"player": {"x": true}}]                     | 5:31 | /expect/0/player/x  | must be a number
            "expect": [{"player": {"alive": 1}}]                    | 5:35 | /expect/0/player/alive | true or false
            "expect": [{"player": {"state": "grund"}}]              | 5:35 | /expect/0/player/state | mean "ground"
            "expect": [{"actor": "bat"}]                            | 5:14 | /expect/0/is        | "is"
            "expect": [{"event": "won", "player": {}}]              | 5:14 | /expect/0           | more than one
            "ticks": 1e999                                          | 5:12 | /ticks              | too large
            """)
    void mistakesAreLocated(String field, String place, String pointer, String words) {
        String text = "{\n  \"format\": \"ledge-run\",\n  \"version\": 1,\n  \"level\": \"a\",\n  " + field + "\n}\n";

        List<Problem> errors = errors(text);

        assertThat(errors).hasSize(1);
        assertThat(errors.get(0).toString()).startsWith("some.run.json:" + place + ": error[");
        assertThat(errors.get(0).pointer()).isEqualTo(pointer);
        assertThat(errors.get(0).message()).contains(words);
    }

    @Test
    void severalMistakesAreReportedAtOnce() {
        assertThat(errors("""
                {"format": "ledge-run", "version": 1, "ticks": [], "hash": 1, "expect": [{"at": -1, \
                "player": {"x": ""}}]}"""))
                .extracting(Problem::pointer)
                .containsExactly("/ticks", "/hash", "/expect/0/at", "/expect/0/player/x");
    }

    @Test
    void otherFormatsAndNewerVersionsAreRefused() {
        assertThat(errors("{\"format\": \"ledge-level\", \"version\": 1}")
                        .get(0)
                        .code())
                .isEqualTo("WRONG-FORMAT");
        assertThatThrownBy(() ->
                        read("{\"format\": \"ledge-run\", \"version\": 2}").requireCurrent())
                .isInstanceOf(LevelFormatException.class)
                .hasMessageContaining("error[NEWER-VERSION]");
        assertThat(errors("{\"format\": \"ledge-run\", \"version\": 0}").get(0).code())
                .isEqualTo("VERSION");
        assertThat(errors("{}")).extracting(Problem::code).containsOnly("MISSING-FIELD");
        assertThat(errors("[]")).extracting(Problem::code).containsExactly("WRONG-FORMAT");
    }

    @Test
    void anExpectationBeyondTheEndIsWarnedOf() throws LevelFormatException {
        Loaded<Run> loaded = read("""
                {"format": "ledge-run", "version": 1, "ticks": 5, "expect": [{"at": 6, "player": {"x": 1}}]}""");

        assertThat(loaded.warnings()).extracting(Problem::pointer).containsExactly("/expect/0");
    }

    @Test
    void expectationsKnowTheirPlaces() throws LevelFormatException {
        SourceLocations places = read(CANONICAL).value().places();

        assertThat(places.of("/expect/1")).isEqualTo(new SourceLocations.Place(10, 5));
        assertThat(places.of("/hash")).isEqualTo(new SourceLocations.Place(19, 11));
    }

    @Test
    void allRunsOfTheProjectAreCanonical() throws Exception {
        for (Path file : LevelFiles.runs()) {
            Loaded<Run> loaded = RunReader.read(file);

            assertThat(loaded.warnings()).as(file.toString()).isEmpty();
            assertThat(written(loaded.value())).as(file.toString()).isEqualTo(Files.readString(file));
        }
    }

    @Test
    void aMissingFileIsNamed() {
        assertThatThrownBy(() -> RunReader.read(Path.of("no", "such.run.json")))
                .isInstanceOf(LevelFormatException.class)
                .hasMessageContaining("such.run.json: error[NO-FILE]");
    }

    private static Loaded<Run> read(String text) throws LevelFormatException {
        return RunReader.read(text, Path.of("some.run.json"));
    }

    private static String written(Run run) {
        return new String(RunWriter.toBytes(run), StandardCharsets.UTF_8);
    }

    private static List<Problem> errors(String text) {
        try {
            throw new AssertionError("no error in " + text + ": " + read(text));
        } catch (LevelFormatException e) {
            return e.problems();
        }
    }
}
