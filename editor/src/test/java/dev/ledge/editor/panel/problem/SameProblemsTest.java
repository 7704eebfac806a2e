package dev.ledge.editor.panel.problem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.cli.LedgeCommand;
import dev.ledge.editor.document.Document;
import dev.ledge.engine.check.Finding;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.run.LevelRuns;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The editor's list of problems and {@code ledge check} say the same of a level and its runs, in the same words. */
class SameProblemsTest {
    private static final Path LEVELS = Path.of("../levels");

    private final LevelRuns runs = new LevelRuns();

    @TempDir
    private Path folder;

    @Test
    void ofEveryLevelOfTheProject() throws Exception {
        Map<String, List<String>> told = check(LEVELS);
        Set<String> played = new TreeSet<>();
        for (Path level : below(LEVELS, ".level.json")) {
            List<String> expected = new ArrayList<>(told.getOrDefault(level.toString(), List.of()));
            for (LevelRuns.RunFile run : runs.of(level)) {
                played.add(run.file().toString());
                expected.addAll(told.getOrDefault(run.file().toString(), List.of()));
            }
            assertThat(inEditor(level)).as(level.toString()).isEqualTo(expected);
        }
        assertThat(played)
                .as("every run belongs to its level")
                .hasSameElementsAs(
                        below(LEVELS, ".run.json").stream().map(Path::toString).toList());
    }

    @Test
    void ofALevelThatIsNamedAloneWithARunBesideIt() throws Exception {
        Path level = Files.writeString(folder.resolve("gap.level.json"), PRESS);
        Files.writeString(folder.resolve("gap-walk.run.json"), WALK);
        Files.writeString(folder.resolve("other.run.json"), WALK.replace("gap", "nothing"));

        List<String> editor = inEditor(level);

        assertThat(editor)
                .anyMatch(line -> line.contains("CRUSH") && line.contains("the player of gap-walk.run.json"))
                .anyMatch(line -> line.startsWith("error EXPECTATION"))
                .anyMatch(line -> line.contains("UNKNOWN-FIELD"))
                .filteredOn(line -> line.contains("UNKNOWN-LAYER"))
                .hasSize(1);
        assertThat(check(level).values().stream().flatMap(List::stream)).containsExactlyElementsOf(editor);
        assertThat(check(folder).values().stream().flatMap(List::stream)).containsAll(editor);
    }

    @Test
    void ofALevelThatANewerVersionMade() throws Exception {
        Path level =
                Files.writeString(folder.resolve("gap.level.json"), PRESS.replace("\"version\": 1", "\"version\": 9"));
        assertThat(check(level).get(level.toString()))
                .isEqualTo(inEditor(level))
                .hasSize(1);
    }

    @Test
    void whatAReaderNoticedGoesAwayWhenItIsMendedAndIsNotReportedAgainMeanwhile() throws Exception {
        Path level = Files.writeString(folder.resolve("gap.level.json"), PRESS);
        Document document = Document.open(level);
        assertThat(lines(document)).anyMatch(line -> line.contains("UNKNOWN-FIELD"));

        Level mended = document.level().withoutObject("odd");
        document.edit("Delete lamp", mended);

        assertThat(lines(document)).noneMatch(line -> line.contains("UNKNOWN-FIELD"));
        document.saveAs(document.file());
        assertThat(check(level).values().stream().flatMap(List::stream)).containsExactlyElementsOf(lines(document));
    }

    private static final String PRESS = """
            {"format": "ledge-level", "version": 1, "grid": 16, "size": [24, 10],
             "palette": {"tiles": {"rock": {"shape": "full"}}},
             "layers": [{"id": "ground", "kind": "tiles", "legend": {"#": "rock"}, \
            "cells": {"0,9": "########################"}}],
             "objects": [{"id": "start", "type": "spawn", "at": [64, 120]},
               {"id": "press", "type": "platform", "at": [300, 48], "size": [64, 48], "path": [[0, 0], [0, 90]],
                "motion": {"mode": "pingpong", "speed": 240, "wait": 12}},
               {"id": "odd", "type": "marker", "at": [1, 1], "size": [8, 8], "tells": "turn", "layer": "nowhere", \
            "mood": 1}]}
            """;

    private static final String WALK = """
            {"format": "ledge-run", "version": 1, "level": "gap.level.json", "ticks": 900,
             "input": [[0, "right"], [140, ""]],
             "expect": [{"at": 3, "player": {"alive": false}}]}
            """;

    private static List<Path> below(Path folder, String suffix) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(suffix))
                    .sorted()
                    .toList();
        }
    }

    private List<String> inEditor(Path level) throws LevelFormatException {
        return lines(Document.open(level));
    }

    private List<String> lines(Document document) {
        return ProblemsCheck.of(document, runs).stream()
                .map(finding -> line(finding.isError() ? "error" : "warning", finding))
                .toList();
    }

    private static String line(String severity, Finding finding) {
        return severity + " " + finding.code() + " " + finding.message();
    }

    /** What the command line finds, by file. */
    private static Map<String, List<String>> check(Path path) {
        PrintStream before = System.out;
        PrintStream errors = System.err;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
        try {
            LedgeCommand.run(file -> Optional.empty(), "check", "--format", "json", path.toString());
        } finally {
            System.setOut(before);
            System.setErr(errors);
        }
        Map<String, List<String>> told = new LinkedHashMap<>();
        for (JsonNode file : new JsonMapper().readTree(out.toByteArray()).get("files")) {
            for (JsonNode problem : file.get("problems")) {
                told.computeIfAbsent(problem.get("file").asString(), none -> new ArrayList<>())
                        .add(problem.get("severity").asString() + " "
                                + problem.get("code").asString() + " "
                                + problem.get("message").asString());
            }
        }
        return told;
    }
}
