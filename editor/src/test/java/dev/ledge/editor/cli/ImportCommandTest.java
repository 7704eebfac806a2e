package dev.ledge.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.ledge.engine.level.json.LevelReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ImportCommandTest {
    private static final String MAP = """
            <map width="2" height="1" tilewidth="16" tileheight="16"><tileset firstgid="1" name="s" tilewidth="16"
             tileheight="16" columns="1"><image source="gone.png" width="16" height="16"/></tileset>
            <layer name="L" width="2" height="1">
            <data encoding="csv">0,1</data></layer></map>""";

    @TempDir
    private Path folder;

    private CommandLineTester ledge;

    @BeforeEach
    void setUp() {
        ledge = new CommandLineTester(folder);
    }

    private String err() {
        return String.join("\n", ledge.err());
    }

    private String out() {
        return String.join("\n", ledge.out());
    }

    @Test
    void writesTheLevelAndSaysWhatBecameOfTheMap() throws Exception {
        Path out = folder.resolve("deep/x.level.json");

        assertThat(ledge.ledge("import", ledge.file("m.tmx", MAP), "-o", out)).isEqualTo(ExitCodes.FINE);

        assertThat(LevelReader.read(out).value().columns()).isEqualTo(2);
        assertThat(out()).startsWith(out.toString()).contains("1 × cell that something can collide with");
        assertThat(err()).contains("m.tmx: warning[NO-EQUAL]: 1 × picture that is not there (gone.png)");
    }

    @Test
    void theMappingBesideTheLevelIsUsedAgain() throws Exception {
        Path out = folder.resolve("x.level.json");
        ledge.file("x.mapping.json", """
                {"format": "ledge-mapping", "version": 1, "rules": [{"tileset": "s", "tile": {"hazard": true}}]}""");

        ledge.ledge("import", ledge.file("m.tmx", MAP), "-o", out);

        assertThat(LevelReader.read(out).value().palette().tiles().get("s-0").isHazard())
                .isTrue();
    }

    @Test
    void aBadFileOrMappingIsAFailureWithItsPlace() {
        Path out = folder.resolve("x.level.json");

        assertThat(ledge.ledge("import", ledge.file("m.tmx", "<map>\n<oops"), "-o", out))
                .isEqualTo(ExitCodes.FAILURE);
        assertThat(err()).matches("(?s).*m\\.tmx:2:\\d+: error\\[SYNTAX]: .*").doesNotContain("Exception");
        Path rules =
                ledge.file("r.json", "{\"format\": \"ledge-mapping\", \"version\": 1,\n\"rules\": [{\"tiel\": {}}]}");
        assertThat(ledge.ledge("import", ledge.file("m.tmx", MAP), "--mapping", rules, "-o", out))
                .isEqualTo(ExitCodes.FAILURE);
        assertThat(err()).contains("r.json:2:11: error[UNKNOWN-FIELD]").contains("tile");
        assertThat(out).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {"{'layers': [1, 2|TRUNCATED", "{'layers': [1, 2}|SYNTAX", "{'layers': nul}|SYNTAX"})
    void brokenJsonIsToldWithoutTheParsersInside(String text, String code) {
        Path map = ledge.file("m.tmj", text.replace('\'', '"'));
        Path rules = ledge.file("r.json", text.replace('\'', '"'));

        assertThat(ledge.ledge("import", map, "-o", folder.resolve("x.level.json")))
                .isEqualTo(ExitCodes.FAILURE);
        assertThat(err())
                .matches("(?s).*m\\.tmj:1:\\d+: error\\[" + code + "]: .*")
                .contains("; ");
        assertThat(err()).doesNotContain("Source", "marker", "REDACTED");

        ledge.ledge("import", ledge.file("m.tmx", MAP), "--mapping", rules, "-o", folder.resolve("x.level.json"));
        assertThat(err()).contains("r.json:1:").contains("error[" + code).doesNotContain("Source", "marker");
    }

    @ParameterizedTest
    @MethodSource
    void whatNoLevelCanHaveIsToldOfTheMap(String fields, String said) {
        Path map = ledge.file(
                "m.tmj",
                "{'orientation': 'orthogonal', 'width': 1, 'height': 1, 'tilewidth': 16, 'tileheight': 16,\n'layers': ["
                                .replace('\'', '"')
                        + "{\"type\": \"tilelayer\", \"name\": \"a\", \"width\": 1, \"height\": 1, \"data\": [0]}, "
                        + fields.replace('\'', '"') + "}");

        assertThat(ledge.ledge("import", map, "-o", folder.resolve("x.level.json")))
                .isEqualTo(ExitCodes.FAILURE);
        assertThat(err()).contains("m.tmj" + said).doesNotContain("x.level.json");
    }

    static Stream<Arguments> whatNoLevelCanHaveIsToldOfTheMap() {
        String deep = "{'name': 'p', 'type': 'class', 'value': " + "{'a': ".repeat(110) + "1" + "}".repeat(111);
        String objects = "{'type': 'objectgroup', 'name': 'o', 'objects': [{'id': 7, 'name': 'tür', 'x': ";
        return Stream.of(
                arguments("{}], 'properties': [" + deep + "]", ": error[TOO-LARGE]: property \"p\": values are nested"),
                arguments(
                        objects + "0, 'y': 0, 'properties': [" + deep + "]}]}]",
                        ": error[TOO-LARGE]: object \"tür\" (t7), property \"p\": values are nested"),
                arguments(
                        objects + "0, 'y': 0, 'properties': [{'name': 'k', 'type': 'class', 'value': {'"
                                + "k".repeat(10_001) + "': 1}}]}]}]",
                        ": error[TOO-LARGE]: object \"tür\" (t7), property \"k\": a key has more"),
                arguments(
                        objects + "1e13, 'y': 0}]}]", ": error[OUT-OF-RANGE]: object t7: element 0 of \"at\" must be"),
                arguments(
                        "{}],\n\n'properties': " + "[".repeat(300) + "]".repeat(300),
                        ":4:214: error[TOO-LARGE]: the file is nested deeper"));
    }

    @Test
    void aWarningOfALevelIsToldOfTheMap() {
        Path map = ledge.file(
                "m.tmx", MAP.replace("</map>", "<objectgroup><object id='7' class='c'/></objectgroup></map>"));
        Path rules = ledge.file(
                "r.json",
                "{\"format\": \"ledge-mapping\", \"version\": 1, \"rules\": "
                        + "[{\"class\": \"c\", \"as\": {\"type\": \"hazard\", \"zap\": 3}}]}");

        ledge.ledge("import", map, "--mapping", rules, "-o", folder.resolve("x.level.json"));

        assertThat(err()).contains("m.tmx: warning[UNKNOWN-FIELD]: object t7: the field \"zap\"");
    }

    @Test
    void aFileThatIsOneLevelHasNoneOfAName() {
        ledge.ledge(
                "import", ledge.file("x.txt", "##\n##\n"), "--level", "nosuch", "-o", folder.resolve("x.level.json"));

        assertThat(err()).contains("this file is one level").doesNotContain("null");
    }

    @Test
    void whatIsNoMapIsRefusedAndNamed() {
        Path out = folder.resolve("x.level.json");

        assertThat(ledge.ledge("import", ledge.file("t.tsx", "<tileset tilewidth='16'/>"), "-o", out))
                .isEqualTo(ExitCodes.FAILURE);
        assertThat(err()).contains("t.tsx: error[WRONG-FORMAT]: this is a tileset and no map");
        assertThat(ledge.ledge("import", ledge.file("f.tmx", "<foo/>"), "-o", out))
                .isEqualTo(ExitCodes.FAILURE);
        assertThat(err()).contains("this is a foo and no map");
        assertThat(ledge.ledge("import", folder, "-o", out)).isEqualTo(ExitCodes.FAILURE);
        assertThat(err()).contains("this is a folder, not a file");
        assertThat(Files.exists(out)).isFalse();
    }

    @Test
    void wrongUseIsSaid() {
        Path map = ledge.file("m.tmx", MAP);

        assertThat(ledge.ledge("import", map)).isEqualTo(ExitCodes.WRONG_USAGE);
        assertThat(ledge.ledge("import", map, "-o", map)).isEqualTo(ExitCodes.WRONG_USAGE);
        assertThat(ledge.ledge("import", folder.resolve("none.tmx"), "-o", folder.resolve("x.level.json")))
                .isEqualTo(ExitCodes.FAILURE);
        assertThat(Files.exists(folder.resolve("x.level.json"))).isFalse();
    }
}
