package dev.ledge.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class RunCommandTest {
    private static final JsonMapper JSON = new JsonMapper();

    @TempDir
    private Path folder;

    private CommandLineTester tester;
    private Path level;
    private Path walk;

    @BeforeEach
    void files() {
        tester = new CommandLineTester(folder);
        level = tester.file("floor.level.json", CliLevels.FLOOR);
        walk = tester.file("walk.run.json", CliLevels.WALK);
    }

    @Test
    void playsARunAndSumsItUpInALineOfJson() {
        assertThat(tester.ledge("run", walk)).isEqualTo(ExitCodes.FINE);

        assertThat(tester.err()).isEmpty();
        assertThat(tester.out()).hasSize(1);
        assertThat(tester.out().get(0))
                .matches("\\{\"ticks\":20,\"alive\":true,\"won\":false,\"deaths\":0,\"hash\":\"[0-9a-f]{16}\","
                        + "\"ticksPerSecond\":[1-9][0-9]*}");
    }

    @Test
    void aDisappointedExpectationIsReportedAtItsPlaceWithTickWantedAndSeen() {
        Path run = tester.file("far.run.json", CliLevels.WALK.replace("[40, 60]", "[70, 80]"));

        assertThat(tester.ledge("run", run)).isEqualTo(ExitCodes.FAILURE);

        assertThat(tester.err()).hasSize(1);
        assertThat(tester.err().get(0))
                .startsWith(run + ":8:5: error[EXPECTATION]: at tick 20 player x: expected from 70 to 80, was ");
        assertThat(summary().get("ticks").asInt()).isEqualTo(20);
    }

    @Test
    void aWrongHashIsAFailureToo() {
        Path run = tester.file(
                "hash.run.json", CliLevels.WALK.replace("\n  ]", "\n  ],\n  \"hash\": \"0123456789abcdef\""));

        assertThat(tester.ledge("run", run)).isEqualTo(ExitCodes.FAILURE);

        assertThat(tester.err().get(0))
                .startsWith(run + ":11:11: error[EXPECTATION]: expected the hash 0123456789abcdef");
    }

    @Test
    void aLevelIsPlayedForSixHundredTicksWithoutButtons() {
        assertThat(tester.ledge("run", level)).isEqualTo(ExitCodes.FINE);

        assertThat(summary().get("ticks").asInt()).isEqualTo(600);
    }

    @Test
    void aLevelCanBePlayedWithAnotherRunsButtons() throws IOException {
        Path trace = folder.resolve("trace.jsonl");
        Path homeless = tester.file("homeless.run.json", CliLevels.WALK.replace("floor.level.json", "gone.level.json"));

        assertThat(tester.ledge("run", level, "--input", homeless, "--trace", trace))
                .isEqualTo(ExitCodes.FINE);

        List<String> lines = Files.readAllLines(trace);
        assertThat(lines).hasSize(21);
        assertThat(JSON.readTree(lines.get(20)).at("/actors/0/x").asDouble()).isBetween(40.0, 60.0);
    }

    @Test
    void ticksCutsAPlayShortOrMakesItLonger() {
        assertThat(tester.ledge("run", walk, "--ticks", 7)).isEqualTo(ExitCodes.FINE);
        assertThat(summary().get("ticks").asInt()).isEqualTo(7);
        assertThat(tester.err().get(0)).startsWith(walk + ":8:5: warning[UNJUDGED]: 2 of the expectations");

        assertThat(tester.ledge("run", walk, "--ticks", 70)).isEqualTo(ExitCodes.FINE);
        assertThat(summary().get("ticks").asInt()).isEqualTo(70);

        assertThat(tester.ledge("run", walk, "--ticks", 0)).isEqualTo(ExitCodes.FINE);
        assertThat(summary().get("ticks").asInt()).isZero();
    }

    @Test
    void howARunEndsIsNotJudgedAtAnotherTick() throws Exception {
        Path exact = walk.resolveSibling("exact.run.json");
        Files.writeString(exact, Files.readString(walk).replaceFirst("\\{", "{\"hash\": \"131962c02fba3dbe\", "));
        assertThat(tester.ledge("run", exact, "--ticks", 70)).isEqualTo(ExitCodes.FINE);
        assertThat(tester.err().get(0)).contains("warning[UNJUDGED]", "play as many as it has");
    }

    @Test
    void aTraceOnStandardOutputHasItAlone() {
        assertThat(tester.ledge("run", walk, "--trace", "-")).isEqualTo(ExitCodes.FINE);

        assertThat(tester.out()).hasSize(21).allMatch(line -> line.startsWith("{\"tick\":") && line.endsWith("\"}"));
        assertThat(tester.err()).hasSize(1);
        assertThat(JSON.readTree(tester.err().get(0)).get("ticks").asInt()).isEqualTo(20);
    }

    @Test
    void aTraceLineIsWrittenAsTheFormatSays() {
        tester.ledge("run", walk, "--trace", "-", "--ticks", 1);

        String hash = JSON.readTree(tester.out().get(0)).get("hash").asString();
        assertThat(tester.out().get(0))
                .isEqualTo(
                        "{\"tick\":0,\"actors\":[{\"id\":\"player\",\"x\":16.0,\"y\":24.0,\"w\":12,\"h\":24,\"vx\":0.0,"
                                + "\"vy\":0.0,\"state\":\"ground\",\"facing\":\"right\",\"alive\":true,\"won\":false,"
                                + "\"wedged\":false,\"embedded\":false,\"on\":\"tile:1,3\",\"touch\":[\"floor\"]}],"
                                + "\"platforms\":[],\"events\":[],\"hash\":\"" + hash + "\"}");
        assertThat(hash).matches("[0-9a-f]{16}");
    }

    @Test
    void theHashAloneComesBeforeTheSummary() {
        assertThat(tester.ledge("run", walk, "--hash")).isEqualTo(ExitCodes.FINE);

        assertThat(tester.out()).hasSize(2);
        assertThat(tester.out().get(0)).isEqualTo(summary().get("hash").asString());
    }

    @Test
    void theSamePlayGivesTheSameHash() {
        tester.ledge("run", walk);
        String first = summary().get("hash").asString();
        tester.ledge("run", level, "--input", walk);

        assertThat(summary().get("hash").asString()).isEqualTo(first);
    }

    @Test
    void badFilesAreReportedWithTheirPlace() {
        Path broken = tester.file("broken.run.json", CliLevels.WALK.replace("right", "rihgt"));
        Path newer = tester.file(
                "newer.level.json", CliLevels.FLOOR.replace("\"version\": 1,\n  \"grid", "\"version\": 2,\n  \"grid"));
        Path homeless = tester.file("homeless.run.json", CliLevels.WALK.replace("floor.level.json", "gone.level.json"));
        Path nowhere =
                tester.file("nowhere.run.json", CliLevels.WALK.replace("  \"level\": \"floor.level.json\",\n", ""));

        assertFails(broken, ":6:17: error[UNKNOWN-WORD]: 'rihgt' is not a button");
        assertFails(newer, ":3:14: error[NEWER-VERSION]: ");
        assertFails(homeless, ":4:12: error[NO-FILE]: there is no level \"gone.level.json\"");
        assertFails(nowhere, ":1:1: error[MISSING-FIELD]: ");
        assertFails(folder.resolve("nothing.level.json"), ": error[NO-FILE]: ");
        assertFails(folder, ": error[NO-FILE]: this is a folder");
    }

    @Test
    void aLevelOutsideTheProjectIsRefused() {
        Path run =
                tester.file("a/b/run.run.json", CliLevels.WALK.replace("floor.level.json", "../../floor.level.json"));

        assertFails(run, ":4:12: error[PATH-OUTSIDE]: ");
    }

    @Test
    void aKindThatNoSuffixGivesIsGivenByTheFormat() {
        assertThat(tester.ledge("run", tester.file("walk.json", CliLevels.WALK)))
                .isEqualTo(ExitCodes.FINE);
        assertThat(summary().get("ticks").asInt()).isEqualTo(20);
        assertThat(tester.ledge("run", tester.file("floor.json", CliLevels.FLOOR)))
                .isEqualTo(ExitCodes.FINE);
        assertThat(summary().get("ticks").asInt()).isEqualTo(600);
    }

    @Test
    void aTraceThatCannotBeWrittenIsReportedAndNothingIsOverwritten() {
        assertThat(tester.ledge("run", walk, "--trace", folder.resolve("no/such/folder")))
                .isEqualTo(ExitCodes.FAILURE);
        assertThat(tester.err().get(0)).contains(": error[UNWRITABLE]: ");

        assertThat(tester.ledge("run", walk, "--trace", walk)).isEqualTo(ExitCodes.WRONG_USAGE);
        assertThat(walk).hasContent(CliLevels.WALK);
    }

    @Test
    void wrongUsageIsExitCodeTwo() {
        assertThat(tester.ledge("run")).isEqualTo(ExitCodes.WRONG_USAGE);
        assertThat(tester.ledge("run", walk, "--ticks", "many")).isEqualTo(ExitCodes.WRONG_USAGE);
        assertThat(tester.ledge("run", walk, "--ticks", -1)).isEqualTo(ExitCodes.WRONG_USAGE);
        assertThat(tester.ledge("run", walk, "--nonsense")).isEqualTo(ExitCodes.WRONG_USAGE);
        assertThat(tester.out()).isEmpty();
    }

    private void assertFails(Path file, String diagnostic) {
        assertThat(tester.ledge("run", file)).isEqualTo(ExitCodes.FAILURE);
        assertThat(tester.err().get(0)).startsWith(file + diagnostic);
        assertThat(tester.out()).isEmpty();
    }

    private JsonNode summary() {
        return JSON.readTree(tester.out().get(tester.out().size() - 1));
    }
}
