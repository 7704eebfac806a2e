package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.exchange.tree.Numbers;
import dev.ledge.engine.level.Level;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.POJONode;

/** A map of Tiled's, as JSON, with a picture of the tiles beside it. */
public final class TmjFormat implements ExportFormat {
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
    public Map<Path, byte[]> files(Level level, Path levelFile, Options options, Path out) {
        Path picture = ExportFormat.withSuffix(out, "png");
        TiledWriter writer = new TiledWriter(level, picture.getFileName().toString());
        Map<Path, byte[]> files = new LinkedHashMap<>();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = MAPPER.createGenerator(bytes)) {
            write(writer.map(), json);
        }
        bytes.write('\n');
        files.put(out, bytes.toByteArray());
        files.put(picture, writer.atlas().draw(level, levelFile));
        return files;
    }

    private static void write(JsonNode node, JsonGenerator json) {
        if (node.isObject()) {
            json.writeStartObject();
            node.properties().forEach(entry -> {
                json.writeName(entry.getKey());
                write(entry.getValue(), json);
            });
            json.writeEndObject();
        } else if (node.isArray()) {
            json.writeStartArray();
            node.forEach(element -> write(element, json));
            json.writeEndArray();
        } else if (node instanceof POJONode pojo && pojo.getPojo() instanceof Numbers cells) {
            json.writeStartArray();
            cells.forEach(json::writeNumber);
            json.writeEndArray();
        } else {
            json.writeTree(node);
        }
    }
}
