package dev.ledge.engine.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.problem.Severity;
import dev.ledge.engine.run.Failure;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.run.Runner;
import dev.ledge.engine.testing.HostileText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever a file holds, each message is one line, short, and does nothing but show itself: every text of some files is
 * made hostile in turn.
 */
class HostileTextTest {
    private static final int LONGEST = 1_500;

    private static final String LEVEL = """
            {"format": "ledge-level", "version": 1, "name": "n", "grid": 16, "size": [40, 10],
             "palette": {"cell": 16, "surfaces": {"ice": {"friction": 0.1}},
               "tiles": {"rock": {"shape": "full", "surface": "ice", "color": "#112233", "image": {"src": "a.png"}}}},
             "physics": {"border": {"left": "wall"}}, "player": {"size": [12, 24], "jumpSpeed": 400},
             "layers": [{"id": "ground", "kind": "tiles", "name": "g", "cellWidth": 1, "legend": {"#": "rock"},
                 "collides": true, "offset": [1, 1], "cells": {"0,8": "####", "32,8": "########"}},
               {"id": "sky", "kind": "image", "src": "sky.png", "repeat": "x"}],
             "objects": [{"id": "start", "type": "spawn", "at": [16, 100], "facing": "left", "layer": "ground", \
            "mood": "m"},
               {"id": "lift", "type": "platform", "at": [10, 90], "size": [32, 8], "path": [[0, 0], [9, 0]],
                 "motion": {"mode": "loop", "ease": "sine"}, "solidFrom": ["top"], "surface": "ice", "tile": "rock"},
               {"id": "turn", "type": "marker", "at": [90, 90], "size": [8, 8], "tells": "turn"},
               {"id": "crowd", "type": "actor", "at": [90, 9], "size": [8, 8], "copies": 3, "body": [2, 2]},
               {"id": "odd", "type": "lamp", "at": [1, 1], "props": {"a": "b"}},
               {"id": "pic", "type": "sprite", "at": [1, 1], "tile": "rock", "flip": "h"}],
             "props": {"x": "y"}}
            """;

    private static final String RUN = """
            {"format": "ledge-run", "version": 1, "level": "a.level.json", "about": "x", "ticks": 9,
             "input": [[0, "right"], [3, "right jump"]],
             "expect": [{"at": 3, "player": {"alive": true, "on": "tile:1,1", "state": "climb"}},
               {"at": 3, "actor": "crowd-1", "is": {"alive": false, "state": "ground"}},
               {"event": "landed", "actor": "crowd-2", "by": "lift", "count": 7},
               {"event": "died", "cause": "crush"},
               {"same": "x", "actor": "crowd-3", "from": 2, "to": 4}],
             "hash": "0123456789abcdef"}
            """;

    private static final Pattern TEXT = Pattern.compile("\"[^\"\\\\]*\"");

    private final Set<String> codes = new TreeSet<>();

    @TempDir
    private Path folder;

    @Test
    void nothingThatAFileSaysActsOnTheReaderOfTheMessages() throws Exception {
        Level sound = LevelReader.read(LEVEL, folder.resolve("a.level.json")).value();
        Files.writeString(folder.resolve("a.level.json"), LEVEL);
        String palette = LEVEL.substring(LEVEL.indexOf("{\"cell\""), LEVEL.indexOf(",\n \"physics\""))
                .replace("{\"cell\"", "{\"format\": \"ledge-palette\", \"version\": 1, \"cell\"");

        each(LEVEL, text -> {
            Path file = folder.resolve("b.level.json");
            Level level = noted(LevelReader.read(text, file));
            Files.writeString(file, text);
            Locator.locate(Checker.check(level), file).forEach(this::harmless);
        });
        each(palette, text -> noted(PaletteReader.read(text, folder.resolve("b.palette.json"))));
        each(RUN, text -> {
            Path file = folder.resolve("b.run.json");
            Run run = noted(RunReader.read(text, file));
            RunReader.levelOf(run, file);
            for (Failure failure : Runner.play(sound, run).failures()) {
                harmless(new Problem(
                        Severity.ERROR, "EXPECTATION", file.toString(), 1, 1, failure.pointer(), failure.message()));
            }
        });

        assertThat(codes)
                .contains("BAD-COLOR", "BAD-ID", "BAD-PATH", "BAD-STRIP", "BAD-SYMBOL", "DUPLICATE-KEY", "EXPECTATION")
                .contains("MISSING-FIELD", "SHIFTED-LAYER", "SYNTAX", "UNKNOWN-FIELD", "UNKNOWN-LAYER")
                .contains("UNKNOWN-SURFACE", "UNKNOWN-SYMBOL", "UNKNOWN-TILE", "UNKNOWN-WORD")
                .contains("WRONG-FORMAT", "WRONG-TYPE");
    }

    private interface Reading {
        void read(String text) throws LevelFormatException, IOException;
    }

    private <T> T noted(Loaded<T> loaded) {
        loaded.warnings().forEach(this::harmless);
        return loaded.value();
    }

    /** Reads a file with each of its texts and keys made hostile: in quotes, twice over, without its quotes. */
    private void each(String original, Reading reading) throws IOException {
        Matcher at = TEXT.matcher(original);
        while (at.find()) {
            String before = original.substring(0, at.start());
            String after = original.substring(at.end());
            read(before + inJson(HostileText.ALL) + after, reading);
            // Half a character ends the reading where it stands in a key.
            String hostile = inJson(HostileText.ALL.replace("\ud800", ""));
            read(before + hostile + after, reading);
            boolean isKey = after.startsWith(":");
            read(
                    before + (isKey ? hostile + ": 1, " + hostile : "{" + hostile + ": " + hostile + "}") + after,
                    reading);
            read(before + "\u202eoops" + "z".repeat(9_000) + after, reading);
        }
    }

    private static String inJson(String text) {
        StringBuilder json = new StringBuilder("\"");
        text.chars().forEach(c -> json.append(c == 'z' ? "z" : String.format("\\u%04x", c)));
        return json.append('"').toString();
    }

    private void read(String text, Reading reading) throws IOException {
        try {
            reading.read(text);
        } catch (LevelFormatException e) {
            e.problems().forEach(this::harmless);
            assertThat(e.getMessage().codePoints()).allMatch(HostileText::isHarmless);
        }
    }

    private void harmless(Problem problem) {
        codes.add(problem.code());
        String line = problem.toString();
        assertThat(line.codePoints()).as(line).allMatch(HostileText::isHarmless);
        assertThat(line.length()).as(line).isLessThan(LONGEST);
        assertThat(problem.message()).as(line).doesNotContain("z".repeat(200));
    }
}
