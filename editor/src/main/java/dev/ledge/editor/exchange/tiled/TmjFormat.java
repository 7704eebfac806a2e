package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.carry.AtlasFile;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.exchange.progress.Steps;
import dev.ledge.editor.exchange.tree.Numbers;
import dev.ledge.engine.file.FileContent;
import dev.ledge.engine.level.Level;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.exc.JacksonIOException;
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
    public Map<Path, FileContent> files(Level level, Path levelFile, Options options, Path out, Progress progress) {
        TiledWriter writer = new TiledWriter(level);
        AtlasFile picture = AtlasFile.of(writer.atlas(), level, levelFile, out, progress.part(0, 0.1));
        Map<Path, FileContent> files = new LinkedHashMap<>();
        Steps steps = new Steps(writer.steps(), progress.part(0.1, 1));
        files.put(picture.file(), stream -> stream.write(picture.content()));
        files.put(out, stream -> {
            try (JsonGenerator json = MAPPER.createGenerator(stream)) {
                write(writer.map(picture.name(), steps), json, steps);
            } catch (JacksonIOException e) {
                throw e.getCause();
            }
            stream.write('\n');
        });
        return files;
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
