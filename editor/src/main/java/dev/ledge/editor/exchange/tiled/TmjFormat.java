package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.progress.Steps;
import dev.ledge.editor.exchange.tree.Numbers;
import java.io.IOException;
import java.io.OutputStream;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.POJONode;

/** A map of Tiled's, as JSON, with a picture of the tiles beside it. */
public final class TmjFormat extends TiledExport {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    @Override
    public String id() {
        return "tmj";
    }

    @Override
    public String label() {
        return "Tiled map, JSON (tmj)";
    }

    @Override
    public String about() {
        return "a map of Tiled's, as JSON";
    }

    @Override
    void write(JsonNode map, OutputStream out, Steps steps) throws IOException {
        try (JsonGenerator json = MAPPER.createGenerator(out)) {
            write(map, json, steps);
        } catch (JacksonIOException e) {
            throw e.getCause();
        }
        out.write('\n');
    }

    private static void write(JsonNode node, JsonGenerator json, Steps steps) {
        if (node.isObject()) {
            json.writeStartObject();
            node.properties().forEach(entry -> {
                json.writeName(entry.getKey());
                write(entry.getValue(), json, steps);
            });
            json.writeEndObject();
        } else if (node.isArray()) {
            json.writeStartArray();
            node.forEach(element -> write(element, json, steps));
            json.writeEndArray();
        } else if (node instanceof POJONode pojo && pojo.getPojo() instanceof Numbers cells) {
            json.writeStartArray();
            cells.forEach(gid -> {
                steps.next();
                json.writeNumber(gid);
            });
            json.writeEndArray();
        } else {
            json.writeTree(node);
        }
    }
}
