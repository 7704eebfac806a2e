package dev.ledge.editor.feel;

import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.file.AtomicFile;
import dev.ledge.engine.file.JsonSource;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.problem.Problems;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The feels that were saved beside a palette, {@code default.feels.json} beside {@code default.palette.json}: by name,
 * each with the grid, physics and player of a level's file. What this program does not know in it stays there.
 */
public final class FeelFile {
    private static final String SUFFIX = ".feels.json";
    private static final String FORMAT = "ledge-feels";
    private static final String FEELS = "feels";
    private static final String[] PARTS = {"grid", "physics", "player"};

    private final Path file;

    private FeelFile(Path file) {
        this.file = file;
    }

    /**
     * The file for a level.
     *
     * @param levelFile where the level is
     * @return beside its palette; beside the level if the palette is in it
     */
    public static FeelFile of(Level level, Path levelFile) {
        Path beside = level.palettePath() == null ? levelFile : levelFile.resolveSibling(Path.of(level.palettePath()));
        String name = beside.getFileName().toString();
        for (FileKind kind : FileKind.values()) {
            if (name.endsWith(kind.suffix())) {
                name = name.substring(0, name.length() - kind.suffix().length());
            }
        }
        return new FeelFile(beside.resolveSibling(name + SUFFIX).normalize());
    }

    /** Where it is. */
    public Path path() {
        return file;
    }

    /**
     * The feels in it, none if there is no such file.
     *
     * @throws IOException with the reason for people if there is one that can't be used
     */
    public List<Feel> read() throws IOException {
        List<Feel> feels = new ArrayList<>();
        if (!Files.exists(file)) {
            return feels;
        }
        for (var entry : tree().path(FEELS).properties()) {
            feels.add(feel(entry.getKey(), entry.getValue()));
        }
        return feels;
    }

    /**
     * Adds a feel, in place of one with its name.
     *
     * @throws IOException with the reason for people if the file can't be read or written; it is then as it was
     */
    public void save(Feel feel) throws IOException {
        ObjectNode root = Files.exists(file)
                ? tree()
                : Json.MAPPER.createObjectNode().put("format", FORMAT).put("version", FileKind.VERSION);
        Level level =
                feel.in(new LevelBuilder().grid((int) feel.tile()).size(1, 1).build());
        JsonNode written = Json.MAPPER.readTree(new String(LevelWriter.toBytes(level), StandardCharsets.UTF_8));
        ObjectNode parts = Json.MAPPER.createObjectNode();
        for (String part : PARTS) {
            if (written.has(part)) {
                parts.set(part, written.get(part));
            }
        }
        ObjectNode feels = root.path(FEELS) instanceof ObjectNode there ? there : root.putObject(FEELS);
        feels.set(feel.name(), parts);
        String text = Json.MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
        AtomicFile.write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private ObjectNode tree() throws IOException {
        try {
            JsonNode root = new Reading(JsonSource.read(file), new Problems(), null).readAll(Json.READER);
            if (!(root instanceof ObjectNode object)
                    || !FORMAT.equals(root.path("format").asString(""))) {
                throw new IOException(file.getFileName() + " is not a file of feels: its \"format\" is not \"" + FORMAT
                        + "\"; move it away, or mend it");
            }
            if (!object.path(FEELS).isMissingNode() && !object.path(FEELS).isObject()) {
                throw new IOException(file.getFileName() + ": \"feels\" is to be an object of feels by name");
            }
            return object;
        } catch (LevelFormatException e) {
            Problem problem = e.firstError();
            String place = problem.hasPlace() ? ", line " + problem.line() + ", column " + problem.column() : "";
            throw new IOException(file.getFileName() + place + ": " + problem.message(), e);
        }
    }

    /** What a feel's parts mean is what they mean in a level. */
    private Feel feel(String name, JsonNode parts) throws IOException {
        ObjectNode level = Json.MAPPER
                .createObjectNode()
                .put("format", FileKind.LEVEL.format())
                .put("version", FileKind.VERSION);
        level.putArray("size").add(1).add(1);
        level.putArray("layers");
        for (String part : PARTS) {
            if (parts.has(part)) {
                level.set(part, parts.get(part));
            }
        }
        try {
            return Feel.of(
                    name,
                    LevelReader.readDetached(Json.MAPPER.writeValueAsString(level), file)
                            .value());
        } catch (LevelFormatException e) {
            throw new IOException(
                    file.getFileName() + ", feel “" + name + "”: "
                            + e.firstError().message(),
                    e);
        }
    }

    /** Not made before there is a file: whether there is one is asked on the event thread, as each level is opened. */
    private static final class Json {
        private static final JsonMapper MAPPER = JsonMapper.builder()
                .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .build();

        private static final ObjectReader READER = MAPPER.readerFor(JsonNode.class);
    }
}
