package dev.ledge.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.object.Body;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ledge diff} and {@code ledge merge}, the latter as git itself calls it. */
class GitMergeTest {
    private static final String LEVEL = """
            {
              "format": "ledge-level",
              "version": 1,
              "grid": 16,
              "size": [4, 2],
              "palette": "p.palette.json",
              "layers": [
                {"id": "ground", "kind": "tiles",
                  "legend": {
                    "#": "rock"
                  },
                  "cells": {
                    "0,0": "",
                    "0,1": "####"
                  }
                }
              ],
              "objects": [
                {"id": "start", "type": "spawn", "at": [0, 0]}
              ]
            }
            """;

    @TempDir
    private Path folder;

    private CommandLineTester ledge;
    private Path level;

    @BeforeEach
    void setUp() throws IOException {
        ledge = new CommandLineTester(folder);
        ledge.file("p.palette.json", """
                {"format": "ledge-palette", "version": 1,
                 "tiles": {"rock": {"shape": "full"}, "ice": {"shape": "full"}}}""");
        level = ledge.file("levels/x.level.json", LEVEL.replace("p.palette.json", "../p.palette.json"));
    }

    private String git(int expected, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(
                List.of("git", "-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"));
        command.addAll(List.of(arguments));
        Path out = Files.createTempFile(folder.getParent(), "git", ".txt");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        String said = Files.readString(out, StandardCharsets.UTF_8);
        assertThat(process.exitValue()).as(said).isEqualTo(expected);
        return said;
    }

    private void repository() throws Exception {
        git(0, "init", "-q", "-b", "main");
        String java = Path.of(System.getProperty("java.home"), "bin/java").toString();
        git(0, "config", "merge.ledge.name", "Ledge levels");
        git(
                0,
                "config",
                "merge.ledge.driver",
                "'" + java + "' -cp '" + System.getProperty("java.class.path")
                        + "' dev.ledge.editor.Main merge %O %A %B %P");
        ledge.file(".gitattributes", "*.level.json merge=ledge\n");
        git(0, "add", "-A");
        git(0, "commit", "-qm", "base");
    }

    private void change(Level changed, String message) throws Exception {
        LevelWriter.write(changed, level);
        git(0, "commit", "-qam", message);
    }

    private Level read() throws Exception {
        return LevelReader.read(level).value();
    }

    @Test
    void gitMergesTwoEditsOfOneStrip() throws Exception {
        repository();
        Level base = read();
        git(0, "checkout", "-qb", "other");
        Level theirs = base.withCell("ground", 0, 1, TileRef.of("ice"));
        change(theirs.withObject(Body.of("crate", new Vec(32, 0), null)), "theirs");
        git(0, "checkout", "-q", "main");
        Level mine = base.withCell("ground", 3, 1, null);
        change(mine.withObject(base.object("start").movedTo(new Vec(16, 0))), "mine");

        git(0, "merge", "-q", "other");

        Level merged = read();
        Level wanted = mine.withObject(base.object("start").movedTo(new Vec(16, 0)))
                .withCell("ground", 0, 1, TileRef.of("ice"))
                .withObject(Body.of("crate", new Vec(32, 0), null));
        assertThat(merged.hasSameContent(LevelWriter.withLegends(wanted))).isTrue();
        assertThat(Files.readAllBytes(level)).isEqualTo(LevelWriter.toBytes(merged));
    }

    @Test
    void gitRebasesToo() throws Exception {
        repository();
        Level base = read();
        git(0, "checkout", "-qb", "other");
        change(base.withCell("ground", 1, 0, TileRef.of("rock")), "theirs");
        git(0, "checkout", "-q", "main");
        change(base.withCell("ground", 2, 0, TileRef.of("rock")), "mine");
        git(0, "checkout", "-q", "other");

        git(0, "rebase", "-q", "main");

        assertThat(Files.readString(level)).contains("\"0,0\": \".##\"");
    }

    @Test
    void gitKeepsAConflictOpen() throws Exception {
        repository();
        Level base = read();
        git(0, "checkout", "-qb", "other");
        change(base.withCell("ground", 1, 1, TileRef.of("ice")), "theirs");
        git(0, "checkout", "-q", "main");
        change(base.withCell("ground", 1, 1, null), "mine");

        String said = git(1, "merge", "other");

        assertThat(said)
                .contains("levels/x.level.json: error[CONFLICT]: ")
                .contains("layer ground, cell 1,1")
                .contains("ice");
        assertThat(git(0, "status", "--short")).contains("UU levels/x.level.json");
        assertThat(Files.readString(level))
                .contains("\"0,1\": \"#.##\"")
                .contains("\"what\": \"layer ground, cell 1,1\"")
                .contains("\"ours\": \"empty\"", "\"theirs\": \"ice\"", "\"base\": \"rock\"");
        assertThat(ledge.ledge("check", level)).isEqualTo(ExitCodes.FINE);
        assertThat(String.join("\n", ledge.err())).contains("warning[CONFLICT]");
    }

    @Test
    void whatAnEarlierMergeNotedIsNoPartOfTheNext() throws Exception {
        Level base = read();
        Path started = folder.resolve("base.level.json");
        LevelWriter.write(base, started);
        Path theirs = folder.resolve("theirs.level.json");
        LevelWriter.write(base.withCell("ground", 1, 1, TileRef.of("ice")), theirs);
        Path ours = folder.resolve("ours.level.json");
        LevelWriter.write(base.withCell("ground", 1, 1, null), ours);
        assertThat(ledge.ledge("merge", started, ours, theirs)).isEqualTo(ExitCodes.FAILURE);
        String once = Files.readString(ours);
        assertThat(once).contains("\"conflicts\"");

        assertThat(ledge.ledge("merge", started, ours, theirs)).isEqualTo(ExitCodes.FAILURE);
        assertThat(ours).hasContent(once);
        assertThat(ledge.ledge("merge", ours, ours, started)).isEqualTo(ExitCodes.FINE);
        assertThat(ours).content().doesNotContain("conflicts");
    }

    @Test
    void mergeSaysWhatIsWrongWithAFile() throws Exception {
        Path bad = ledge.file("bad.level.json", "{\"format\": \"ledge-level\",\n oops");

        assertThat(ledge.ledge("merge", level, bad, level)).isEqualTo(ExitCodes.FAILURE);
        assertThat(String.join("\n", ledge.err())).contains("bad.level.json:2:").contains("error[");
        assertThat(bad).hasContent("{\"format\": \"ledge-level\",\n oops");
    }

    @Test
    void itSaysSoOfTheLevelThatGitMerges() throws Exception {
        Path bad = ledge.file(".merge_file_1", "{\"format\": \"ledge-level\",\n oops");
        String name = "levels/x.level.json";

        assertThat(ledge.ledge("merge", level, bad, level, name)).isEqualTo(ExitCodes.FAILURE);
        assertThat(ledge.err())
                .singleElement()
                .asString()
                .startsWith(name + ":2:")
                .doesNotContain("version");
        assertThat(ledge.ledge("merge", level, level, bad, name)).isEqualTo(ExitCodes.FAILURE);
        assertThat(ledge.err())
                .singleElement()
                .asString()
                .startsWith(name + ":2:")
                .contains("]: in the version to be merged: ");
        assertThat(ledge.ledge("merge", bad, level, level, name)).isEqualTo(ExitCodes.FAILURE);
        assertThat(ledge.err())
                .singleElement()
                .asString()
                .startsWith(name + ":2:")
                .contains("]: in the version that both started from: ");
    }

    @Test
    void diffSaysWhatChangedAndDrawsIt() throws Exception {
        Level base = read();
        Path other = folder.resolve("levels/y.level.json");
        LevelWriter.write(
                base.withCell("ground", 1, 1, TileRef.of("ice"))
                        .withObject(base.object("start").movedTo(new Vec(16, 0))),
                other);
        Path png = folder.resolve("d.png");

        assertThat(ledge.ledge("diff", level, other, "--png", png)).isEqualTo(ExitCodes.FAILURE);
        assertThat(ledge.out()).hasSize(3).anyMatch(line -> line.startsWith("layer ground: cell 1,1"));
        assertThat(ImageIO.read(png.toFile()).getWidth()).isEqualTo(64 + 8 + 64);
        Path run = ledge.file("levels/x.run.json", """
                {"format": "ledge-run", "version": 1, "level": "x.level.json", "ticks": 20,
                 "input": [[0, "right"]]}""");
        Path trails = folder.resolve("t.png");
        assertThat(ledge.ledge("diff", level, other, "--png", trails, "--run", run))
                .isEqualTo(ExitCodes.FAILURE);
        BufferedImage plain = ImageIO.read(png.toFile());
        BufferedImage drawn = ImageIO.read(trails.toFile());
        assertThat(differs(plain, drawn, 0, 64)).isTrue();
        assertThat(differs(plain, drawn, 72, 136)).isTrue();
        assertThat(ledge.ledge("diff", level, other, "--run", run)).isEqualTo(ExitCodes.WRONG_USAGE);
        assertThat(ledge.ledge("diff", level, level)).isEqualTo(ExitCodes.FINE);
        assertThat(ledge.out()).isEmpty();
        assertThat(ledge.ledge("diff", level, folder.resolve("none.level.json")))
                .isEqualTo(ExitCodes.FAILURE);
        assertThat(ledge.ledge("diff", level)).isEqualTo(ExitCodes.WRONG_USAGE);
    }

    private static boolean differs(BufferedImage a, BufferedImage b, int left, int right) {
        for (int x = left; x < right; x++) {
            for (int y = 0; y < a.getHeight(); y++) {
                if (a.getRGB(x, y) != b.getRGB(x, y)) {
                    return true;
                }
            }
        }
        return false;
    }
}
