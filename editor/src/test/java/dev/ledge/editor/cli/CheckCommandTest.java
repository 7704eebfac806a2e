package dev.ledge.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CheckCommandTest {
    @TempDir
    private Path folder;

    private CommandLineTester tester;

    @BeforeEach
    void files() {
        tester = new CommandLineTester(folder);
        tester.file("floor.level.json", CliLevels.FLOOR);
        tester.file("walk.run.json", CliLevels.WALK);
    }

    @Test
    void aFolderIsWalkedAndItsRunsArePlayed() {
        tester.file("deeper/down/floor.level.json", CliLevels.FLOOR);
        tester.file("deeper/down/walk.run.json", CliLevels.WALK);
        tester.file(".hidden/broken.level.json", "{");

        assertThat(tester.ledge("check", folder)).isEqualTo(ExitCodes.FINE);

        assertThat(tester.err()).isEmpty();
        assertThat(tester.out()).containsExactly("Checked 2 levels, 0 palettes and 2 runs: 0 errors, 0 warnings.");
    }

    @Test
    void everyErrorOfEveryFileIsReported() {
        Path far = tester.file("far.run.json", CliLevels.WALK.replace("[40, 60]", "[70, 80]"));
        Path broken = tester.file("broken.level.json", CliLevels.FLOOR.replace("\"rock\"\n", "\"rokc\"\n"));
        Path palette = tester.file("a.palette.json", "{\"format\": \"ledge-palette\"}");

        assertThat(tester.ledge("check", folder)).isEqualTo(ExitCodes.FAILURE);

        assertThat(tester.err())
                .anyMatch(line -> line.startsWith(far + ":8:5: error[EXPECTATION]: at tick 20 "))
                .anyMatch(line -> line.startsWith(broken + ":10:14: error[UNKNOWN-TILE]: "))
                .anyMatch(line -> line.startsWith(palette + ":1:1: error[MISSING-FIELD]: "));
        assertThat(tester.out()).hasSize(1);
    }

    @Test
    void aRunThatNamesAPaletteIsReportedAndNotThePalette() {
        Path run = tester.file("walk.run.json", CliLevels.WALK.replace("floor.level.json", "a.palette.json"));
        tester.file("a.palette.json", "{\"format\": \"ledge-palette\", \"version\": 1}");

        assertThat(tester.ledge("check", folder)).isEqualTo(ExitCodes.FAILURE);

        assertThat(tester.err())
                .singleElement()
                .asString()
                .startsWith(run + ":")
                .endsWith("\"a.palette.json\" is a palette, not a level; name another file (at /level)");
    }

    @Test
    void aPathThatLeadsNowhereCountsAsNoFile() {
        Path nowhere = folder.resolve("nosuch");
        Path run = folder.resolve("nosuch.run.json");

        assertThat(tester.ledge("check", nowhere, run)).isEqualTo(ExitCodes.FAILURE);

        assertThat(tester.err())
                .containsExactly(
                        nowhere + ": error[NO-FILE]: there is no such file or folder; mend the name or the path",
                        run + ": error[NO-FILE]: there is no such file or folder; mend the name or the path");
        assertThat(tester.out())
                .containsExactly("Checked 0 levels, 0 palettes and 0 runs: 2 errors, 0 warnings."
                        + " 2 paths could not be looked at.");
    }

    @Test
    void warningsLeaveTheExitCodeAlone() {
        Path level = tester.file(
                "odd.level.json", CliLevels.FLOOR.replace("\"at\": [16, 24]", "\"at\": [16, 30], \"mood\": 1"));

        assertThat(tester.ledge("check", level)).isEqualTo(ExitCodes.FINE);

        assertThat(tester.err())
                .hasSize(2)
                .anyMatch(line -> line.startsWith(level + ":22:54:") && line.contains("warning[UNKNOWN-FIELD]"))
                .anyMatch(line -> line.startsWith(level + ":22:5: warning[BLOCKED-SPAWN]: "));
    }

    @Test
    void aWarningOfAFieldNamesThatFieldsPlace() {
        String tile = "{\"shape\": \"full\", \"solidWhen\": \"off\"}";
        Path level = tester.file(
                "odd.level.json",
                CliLevels.FLOOR
                        .replace("{\"shape\": \"full\"}", tile)
                        .replace("  \"objects\"", "  \"player\": {\"crouchHeight\": 40},\n  \"objects\""));
        String own = "{\"format\": \"ledge-palette\", \"version\": 1, \"tiles\": {\"rock\": " + tile + "}}";
        tester.file("a.palette.json", own);
        Path linked = tester.file(
                "linked.level.json",
                CliLevels.FLOOR.replaceFirst("\"palette\": .*,", "\"palette\": \"a.palette.json\","));

        assertThat(tester.ledge("check", level, linked)).isEqualTo(ExitCodes.FINE);

        assertThat(tester.err())
                .hasSize(3)
                .anyMatch(line -> line.startsWith(level + ":21:30: warning[CROUCH-HEIGHT]: "))
                .anyMatch(line -> line.startsWith(level + ":6:105: warning[NO-GROUP]: "))
                .anyMatch(line -> line.startsWith(linked + ":6:14: warning[NO-GROUP]: "));
    }

    @Test
    void placesWhereAPlayerIsCrushedAreWarnedOf() {
        Path level = tester.file("press.level.json", CliLevels.PRESS);

        assertThat(tester.ledge("check", level)).isEqualTo(ExitCodes.FINE);

        assertThat(tester.err())
                .anyMatch(line -> line.startsWith(level + ":22:5: warning[CRUSH]: a player that waits"));
    }

    @Test
    void whatSeveralPlaysFindIsReportedOnce() {
        tester.file("press.level.json", CliLevels.PRESS);
        tester.file("a.run.json", CliLevels.WALK.replace("floor", "press").replace("right", ""));
        tester.file("b.run.json", CliLevels.WALK.replace("floor", "press").replace("right", ""));

        tester.ledge("check", folder);

        assertThat(tester.err()).filteredOn(line -> line.contains("[CRUSH]")).hasSize(1);
    }

    @Test
    void jsonReportsAllOfIt() {
        tester.file("far.run.json", CliLevels.WALK.replace("[40, 60]", "[70, 80]"));

        assertThat(tester.ledge("check", folder, "--format", "json")).isEqualTo(ExitCodes.FAILURE);

        assertThat(tester.out()).hasSize(1);
        JsonNode result = new JsonMapper().readTree(tester.out().get(0));
        assertThat(result.get("ok").asBoolean()).isFalse();
        assertThat(result.get("levels").asInt()).isEqualTo(1);
        assertThat(result.get("runs").asInt()).isEqualTo(2);
        assertThat(result.get("errors").asInt()).isEqualTo(1);
        JsonNode far = result.get("files").get(0);
        assertThat(far.get("file").asString()).endsWith("far.run.json");
        assertThat(far.get("ok").asBoolean()).isFalse();
        assertThat(far.at("/problems/0/code").asString()).isEqualTo("EXPECTATION");
        assertThat(far.at("/problems/0/line").asInt()).isEqualTo(8);
        assertThat(far.at("/problems/0/pointer").asString()).isEqualTo("/expect/0");
        assertThat(result.at("/files/2/hash").asString()).matches("[0-9a-f]{16}");
    }

    @Test
    void junitHasATestCaseForEveryFile() throws Exception {
        tester.file("far.run.json", CliLevels.WALK.replace("[40, 60]", "[70, 80]"));
        tester.file("odd.run.json", CliLevels.WALK.replace("\"ticks\"", "\"\\u0001<&\": 1, \"ticks\""));
        Path report = folder.resolve("report.xml");

        assertThat(tester.ledge("check", folder, "--junit", report)).isEqualTo(ExitCodes.FAILURE);

        Element root = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(report.toFile())
                .getDocumentElement();
        Element suite = (Element) root.getElementsByTagName("testsuite").item(0);
        assertThat(suite.getAttribute("tests")).isEqualTo("4");
        assertThat(suite.getAttribute("failures")).isEqualTo("1");
        assertThat(root.getElementsByTagName("testcase").getLength()).isEqualTo(4);
        Element failure = (Element) root.getElementsByTagName("failure").item(0);
        assertThat(failure.getAttribute("type")).isEqualTo("EXPECTATION");
        assertThat(failure.getAttribute("message")).contains("at tick 20");
        assertThat(failure.getParentNode().getAttributes().getNamedItem("name").getNodeValue())
                .endsWith("far.run.json");
        assertThat(root.getElementsByTagName("system-out").item(0).getTextContent())
                .contains("UNKNOWN-FIELD");
    }

    @Test
    void whatABadFileKeepsFromBeingCheckedFailsToo() throws Exception {
        tester.file("floor.level.json", CliLevels.FLOOR.replace("\"grid\": 16", "\"grid\": 0"));
        tester.file("a.run.json", CliLevels.WALK);
        Path report = folder.resolve("report.xml");

        assertThat(tester.ledge("check", folder, "--format", "json", "--junit", report))
                .isEqualTo(ExitCodes.FAILURE);

        assertThat(tester.err()).singleElement().asString().contains("/grid");
        JsonNode result = new JsonMapper().readTree(tester.out().get(0));
        assertThat(result.get("errors").asInt()).isEqualTo(1);
        assertThat(result.get("files")).hasSize(3).allSatisfy(file -> {
            assertThat(file.get("ok").asBoolean()).isFalse();
            assertThat(file.at("/problems/0/pointer").asString()).isEqualTo("/grid");
        });
        assertThat(Files.readString(report)).contains("failures=\"3\"");
    }

    @Test
    void nothingToCheckIsSaid() throws Exception {
        Path empty = Files.createDirectory(folder.resolve("empty"));

        assertThat(tester.ledge("check", empty)).isEqualTo(ExitCodes.FINE);

        assertThat(tester.out().get(0)).startsWith("Nothing to check");
    }

    @Test
    void aMissingPathIsAnError() {
        assertThat(tester.ledge("check", folder.resolve("gone"))).isEqualTo(ExitCodes.FAILURE);
        assertThat(tester.err().get(0)).contains("gone: error[NO-FILE]");
    }

    @Test
    void wrongUsageIsExitCodeTwo() {
        assertThat(tester.ledge("check")).isEqualTo(ExitCodes.WRONG_USAGE);
        assertThat(tester.ledge("check", folder, "--format", "yaml")).isEqualTo(ExitCodes.WRONG_USAGE);
    }
}
