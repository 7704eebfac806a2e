package dev.ledge.editor.cli;

import dev.ledge.editor.cli.CheckResult.Checked;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.run.Outcome;
import dev.ledge.engine.run.Run;
import java.util.Locale;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What the commands print as JSON: one line each, in ASCII so that every console can show it. */
final class CommandJson {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private CommandJson() {}

    /** The result of a check. */
    static String of(CheckResult result) {
        ObjectNode json = MAPPER.createObjectNode().put("ok", result.isFine());
        for (FileKind kind : FileKind.values()) {
            json.put(word(kind) + "s", result.count(kind));
        }
        json.put("errors", result.errors()).put("warnings", result.warnings());
        ArrayNode files = json.putArray("files");
        result.files().forEach(checked -> file(files.addObject(), checked));
        return MAPPER.writeValueAsString(json);
    }

    /** The summary of a play. */
    static String of(Outcome outcome) {
        ObjectNode json = MAPPER.createObjectNode();
        play(json, outcome);
        return MAPPER.writeValueAsString(json.put("ticksPerSecond", outcome.ticksPerSecond()));
    }

    private static void file(ObjectNode json, Checked checked) {
        json.put("file", checked.file().toString())
                .put("kind", word(checked.kind()))
                .put("ok", checked.failures().isEmpty());
        if (checked.outcome() != null) {
            play(json, checked.outcome());
        }
        ArrayNode problems = json.putArray("problems");
        checked.problems().forEach(problem -> problem(problems.addObject(), problem));
        checked.repeated().forEach(problem -> problem(problems.addObject(), problem));
    }

    private static void play(ObjectNode json, Outcome outcome) {
        json.put("ticks", outcome.ticks())
                .put("alive", outcome.alive())
                .put("won", outcome.won())
                .put("deaths", outcome.deaths())
                .put("hash", Run.formatHash(outcome.hash()));
    }

    private static void problem(ObjectNode json, Problem problem) {
        json.put("severity", problem.severity().word())
                .put("code", problem.code())
                .put("file", problem.file());
        if (problem.hasPlace()) {
            json.put("line", problem.line()).put("column", problem.column());
        }
        json.put("pointer", problem.pointer()).put("message", problem.message());
    }

    /** What kind of thing was checked. */
    static String word(FileKind kind) {
        return kind == null ? "path" : kind.name().toLowerCase(Locale.ROOT);
    }
}
