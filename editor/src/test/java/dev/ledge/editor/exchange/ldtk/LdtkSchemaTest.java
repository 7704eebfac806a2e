package dev.ledge.editor.exchange.ldtk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.exchange.progress.Steps;
import dev.ledge.engine.level.json.LevelReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What is written for LDtk is what LDtk's own schema asks for; skipped where that file is not there. */
class LdtkSchemaTest {
    private final List<String> faults = new ArrayList<>();
    private JsonNode schema;

    private static Path find() {
        for (Path above = Path.of("").toAbsolutePath(); above != null; above = above.getParent()) {
            Path file = above.resolve("shared/interop/ldtk/JSON_SCHEMA.json");
            if (Files.isRegularFile(file)) {
                return file;
            }
        }
        return null;
    }

    @Test
    void theProjectIsValid() throws Exception {
        Path file = find();
        assumeTrue(file != null, "LDtk's schema is not here");
        schema = new JsonMapper().readTree(file.toFile());
        Path demo = Path.of("../levels/demo/demo.level.json");
        JsonNode project = new JsonMapper()
                .readTree(new LdtkWriter(LevelReader.read(demo).value())
                        .project("demo.png", new Steps(0, Progress.NONE))
                        .toString());

        check(project, schema.at("/LdtkJsonRoot"), "");

        assertThat(faults).isEmpty();
        ((ObjectNode) project).remove("levels");
        check(project, schema.at("/LdtkJsonRoot"), "");
        assertThat(faults).contains(": no levels");
    }

    /** The part of JSON Schema that LDtk uses. */
    private void check(JsonNode value, JsonNode rule, String at) {
        if (rule.has("$ref")) {
            check(value, schema.at(rule.get("$ref").asString().substring(1)), at);
        }
        if (rule.has("type") && !isOneOf(value, rule.get("type"))) {
            faults.add(at + ": " + value.getNodeType() + " is not " + rule.get("type"));
        }
        if (rule.has("enum")) {
            boolean isKnown = false;
            for (JsonNode known : rule.get("enum")) {
                isKnown |= known.equals(value);
            }
            if (!isKnown) {
                faults.add(at + ": " + value + " is not one of " + rule.get("enum"));
            }
        }
        if (rule.has("oneOf")) {
            int before = faults.size();
            boolean fits = false;
            for (JsonNode one : rule.get("oneOf")) {
                int start = faults.size();
                check(value, one, at);
                fits |= faults.size() == start;
            }
            if (fits) {
                faults.subList(before, faults.size()).clear();
            }
        }
        if (value.isObject()) {
            for (JsonNode required : rule.path("required")) {
                if (!value.has(required.asString())) {
                    faults.add(at + ": no " + required.asString());
                }
            }
            value.properties().forEach(entry -> {
                JsonNode property = rule.path("properties").path(entry.getKey());
                if (property.isObject()) {
                    check(entry.getValue(), property, at + "/" + entry.getKey());
                } else if (rule.path("additionalProperties").equals(JsonNodeFactory.instance.booleanNode(false))) {
                    faults.add(at + ": " + entry.getKey() + " is not known");
                }
            });
        }
        if (value.isArray() && rule.has("items")) {
            for (int i = 0; i < value.size(); i++) {
                check(value.get(i), rule.get("items"), at + "/" + i);
            }
        }
    }

    private static boolean isOneOf(JsonNode value, JsonNode types) {
        if (types.isString()) {
            return is(value, types.asString());
        }
        for (JsonNode type : types) {
            if (is(value, type.asString())) {
                return true;
            }
        }
        return false;
    }

    private static boolean is(JsonNode value, String type) {
        return switch (type) {
            case "integer" -> value.isNumber() && value.doubleValue() == Math.rint(value.doubleValue());
            case "number" -> value.isNumber();
            case "string" -> value.isString();
            case "boolean" -> value.isBoolean();
            case "array" -> value.isArray();
            case "object" -> value.isObject();
            default -> value.isNull();
        };
    }
}
