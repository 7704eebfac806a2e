package dev.ledge.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No command writes over a file that it reads. */
class OverwritingTest {
    @TempDir
    private Path folder;

    private CommandLineTester tester;

    @BeforeEach
    void files() throws IOException {
        tester = new CommandLineTester(folder);
        tester.file("rock.palette.json", """
                {"format": "ledge-palette", "version": 1,
                 "tiles": {"rock": {"shape": "full", "image": {"src": "rock.png"}}}}
                """);
        String floor = CliLevels.FLOOR.replaceFirst("\"palette\": .*,", "\"palette\": \"rock.palette.json\",");
        tester.file("floor.level.json", floor);
        tester.file("walk.run.json", CliLevels.WALK);
        tester.file("other.run.json", CliLevels.WALK);
        tester.file("floor/broken.run.json", "{");
        tester.file("bad.level.json", floor.replace("\"grid\": 16", "\"grid\": -1"));
        tester.file("map.txt", "--\n##\n");
        tester.file("map.json", "{}");
        tester.file("rock.png", "no picture, but named by the palette");
        tester.file(
                "layers.level.json",
                floor.replace(
                        "\"layers\": [",
                        "\"layers\": [{\"id\": \"sky\", \"kind\": \"image\", \"src\": \"sky.png\"},"
                                + " {\"id\": \"back\", \"kind\": \"tiles\", \"legend\": {\"#\": \"rock\"},"
                                + " \"cells\": {\"0,0\": \"#\"}},"));
        tester.file("sky.png", "no picture either");
        Files.createSymbolicLink(folder.resolve("out.ground.csv"), folder.resolve("layers.level.json"));
        tester.file("tiled.tmx", """
                <map version="1.10" orientation="orthogonal" width="1" height="1" tilewidth="16" tileheight="16">
                 <tileset firstgid="1" source="set.tsx"/>
                 <layer id="1" name="ground" width="1" height="1"><data encoding="csv">1</data></layer>
                </map>
                """);
        tester.file("set.tsx", """
                <tileset name="set" tilewidth="16" tileheight="16" tilecount="1" columns="1">
                 <image source="set.png" width="16" height="16"/>
                </tileset>
                """);
        tester.file("set.png", "named by the tileset");
        Files.createDirectory(folder.resolve("a"));
        Files.createSymbolicLink(folder.resolve("link"), folder);
        Files.createSymbolicLink(folder.resolve("link.xml"), folder.resolve("floor.level.json"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run @walk.run.json --trace @walk.run.json",
                "run @walk.run.json --trace @floor.level.json",
                "run @walk.run.json --trace @a/../floor.level.json",
                "run @walk.run.json --trace @link/floor.level.json",
                "run @walk.run.json --trace @link.xml",
                "run @walk.run.json --trace @rock.palette.json",
                "run @walk.run.json --input @other.run.json --trace @link/other.run.json",
                "run @floor.level.json --trace @rock.palette.json",
                "check @walk.run.json --junit @walk.run.json",
                "check @walk.run.json --junit @link.xml",
                "check @walk.run.json --junit @rock.palette.json",
                "check @floor.level.json --junit @walk.run.json",
                "check @floor.level.json --junit @floor/broken.run.json",
                "check @bad.level.json --junit @rock.palette.json",
                "check @ --junit @link/floor.level.json",
                "export @floor.level.json --to csv -o @link.xml",
                "export @floor.level.json --to csv -o @rock.palette.json",
                "export @floor.level.json --to png -o @rock.png",
                "export @layers.level.json --to png -o @link/sky.png",
                "export @layers.level.json --to csv -o @out.csv",
                "import @tiled.tmx -o @set.tsx",
                "import @tiled.tmx -o @link/set.png",
                "import @map.txt -o @link/map.txt",
                "import @map.txt --mapping @map.json -o @a/../map.json",
                "diff @floor.level.json @bad.level.json --png @link.xml",
                "diff @floor.level.json @bad.level.json --png @link/bad.level.json",
                "diff @floor.level.json @bad.level.json --png @rock.palette.json",
                "diff @floor.level.json @bad.level.json --png @walk.run.json --run @walk.run.json"
            })
    void outputOverAFileThatIsReadIsRefused(String command) throws IOException {
        Map<Path, String> before = contents();

        assertThat(tester.ledge((Object[]) command.replace("@", folder + "/").split(" ")))
                .isEqualTo(ExitCodes.WRONG_USAGE);

        assertThat(tester.err().get(0))
                .matches("(--trace|--junit|-o|--png) would overwrite .*, which (this command reads|.* names);"
                        + " name another file");
        assertThat(contents()).isEqualTo(before);
    }

    /** A run reads no picture. */
    @Test
    void aPictureIsSaidToBeNamedNotToBeRead() {
        assertThat(tester.ledge("run", folder + "/walk.run.json", "--trace", folder + "/rock.png"))
                .isEqualTo(ExitCodes.WRONG_USAGE);

        assertThat(tester.err().get(0))
                .matches(
                        "--trace would overwrite .*rock\\.png, which .*rock\\.palette\\.json names; name another file");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run @walk.run.json --trace @other.run.json",
                "run @walk.run.json --trace @bad.level.json",
                "check @walk.run.json --junit @map.json",
                "export @floor.level.json --to csv -o @walk.run.json"
            })
    void anOutputThatIsNotReadIsOverwritten(String command) throws IOException {
        Map<Path, String> before = contents();

        assertThat(tester.ledge((Object[]) command.replace("@", folder + "/").split(" ")))
                .isEqualTo(ExitCodes.FINE);

        assertThat(contents()).isNotEqualTo(before);
    }

    @Test
    void twoNamesOfOneFileAreOneFile() throws IOException {
        Path other = Files.createLink(folder.resolve("hard.jsonl"), folder.resolve("floor.level.json"));

        assertThat(tester.ledge("run", folder.resolve("walk.run.json"), "--trace", other))
                .isEqualTo(ExitCodes.WRONG_USAGE);
    }

    private Map<Path, String> contents() throws IOException {
        Map<Path, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                contents.put(file, Files.readString(file));
            }
        }
        return contents;
    }
}
