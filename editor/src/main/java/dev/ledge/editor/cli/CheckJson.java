package dev.ledge.editor.cli;

import dev.ledge.editor.cli.CheckResult.Checked;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.level.json.Problem;
import dev.ledge.engine.run.Outcome;
import dev.ledge.engine.run.Run;
import java.io.StringWriter;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;

/** A check's results as one line of JSON, in ASCII so that every console can show it. */
final class CheckJson {
    private static final JsonFactory JSON =
            JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private CheckJson() {}

    static String of(CheckResult result) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            json.writeBooleanProperty("ok", result.isFine());
            for (FileKind kind : FileKind.values()) {
                json.writeNumberProperty(word(kind) + "s", result.count(kind));
            }
            json.writeNumberProperty("errors", result.errors());
            json.writeNumberProperty("warnings", result.warnings());
            json.writeArrayPropertyStart("files");
            result.files().forEach(checked -> file(json, checked));
            json.writeEndArray();
            json.writeEndObject();
        }
        return text.toString();
    }

    private static void file(JsonGenerator json, Checked checked) {
        json.writeStartObject();
        json.writeStringProperty("file", checked.file().toString());
        json.writeStringProperty("kind", word(checked.kind()));
        json.writeBooleanProperty("ok", checked.errors().isEmpty());
        if (checked.outcome() != null) {
            Outcome outcome = checked.outcome();
            json.writeNumberProperty("ticks", outcome.ticks());
            json.writeBooleanProperty("alive", outcome.alive());
            json.writeBooleanProperty("won", outcome.won());
            json.writeNumberProperty("deaths", outcome.deaths());
            json.writeStringProperty("hash", Run.formatHash(outcome.hash()));
        }
        json.writeArrayPropertyStart("problems");
        checked.problems().forEach(problem -> problem(json, problem));
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void problem(JsonGenerator json, Problem problem) {
        json.writeStartObject();
        json.writeStringProperty("severity", problem.severity().word());
        json.writeStringProperty("code", problem.code());
        json.writeStringProperty("file", problem.file());
        if (problem.hasPlace()) {
            json.writeNumberProperty("line", problem.line());
            json.writeNumberProperty("column", problem.column());
        }
        json.writeStringProperty("pointer", problem.pointer());
        json.writeStringProperty("message", problem.message());
        json.writeEndObject();
    }

    /** What kind of thing was checked. */
    static String word(FileKind kind) {
        return kind == null ? "folder" : kind.name().toLowerCase(Locale.ROOT);
    }
}
