package dev.ledge.editor.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.StaticPolygon;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.InflaterInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Files by other people, which are not in this repository: what is solid after the import is what a count of its own,
 * made here, finds in the file. Skipped where the files are not there.
 */
class InteropTest {
    private static final Path FILES = find();

    @TempDir
    private Path folder;

    /** A folder of that name beside the project, or beside the folder of a work tree of it. */
    private static Path find() {
        Path here = Path.of("").toAbsolutePath();
        for (Path above = here; above != null; above = above.getParent()) {
            Path files = above.resolve("shared/interop");
            if (Files.isDirectory(files)) {
                return files;
            }
        }
        return here.resolve("interop");
    }

    private static Path file(String name) {
        Path file = FILES.resolve(name);
        assumeTrue(Files.isRegularFile(file), "the files of other projects are not here: " + FILES);
        return file;
    }

    private List<Imported> read(String name) throws Exception {
        Path out = folder.resolve("out/level.level.json");
        List<Imported> levels = LevelImport.read(file(name), new ImportRequest(Mapping.standard(), out));
        for (Imported level : levels) {
            level.write(level.file());
            assertThat(LevelReader.read(level.file())
                            .value()
                            .hasSameContent(dev.ledge.engine.level.json.LevelWriter.withLegends(level.level())))
                    .isTrue();
        }
        return levels;
    }

    @ParameterizedTest
    @CsvSource({
        "tiled/csvmap.tmx, Kachelebene 1",
        "tiled/flipped.tmx, Layer1",
        "litiengine/test-map.tmx, Tile Layer 1",
        "litiengine/test-mapobject.tmx, Tile Layer 1",
        "litiengine/test-infinite-map.tmx, Tile Layer 1;Tile Layer 2",
        "tiny-platformer/level.tmx, background",
        "tiny-platformer/level.json, background",
        "arcade/level_1.json, Platforms",
        "arcade/test_map_1.json, Platforms",
        "melonjs/desert-infinite.tmj, Ground",
    })
    void everyCellOfTheSolidLayersIsSolid(String name, String layers) throws Exception {
        Map<List<Integer>, Boolean> solid = new HashMap<>();
        Path file = file(name);
        for (String layer : layers.split(";")) {
            if (name.endsWith(".tmx")) {
                xmlCells(file, layer).forEach(cell -> solid.put(cell, true));
            } else {
                jsonCells(file, layer).forEach(cell -> solid.put(cell, true));
            }
        }

        Imported level = read(name).get(0);
        List<List<Integer>> found = new ArrayList<>(cells(level, '#'));
        found.addAll(cells(level, '/'));

        assertThat(found).containsExactlyInAnyOrderElementsOf(solid.keySet());
    }

    @Test
    void arcadesLaddersAreClimbed() throws Exception {
        Imported level = read("arcade/map_with_ladders.json").get(0);
        Path file = file("arcade/map_with_ladders.json");

        assertThat(cells(level, 'H')).containsExactlyInAnyOrderElementsOf(jsonCells(file, "Ladders"));
        List<List<Integer>> platforms = new ArrayList<>(cells(level, '#'));
        platforms.addAll(cells(level, '/'));
        assertThat(platforms).containsExactlyInAnyOrderElementsOf(jsonCells(file, "Platforms"));
        Platform moving = (Platform) level.level().object("t2");
        assertThat(moving.path()).hasSize(3);
        assertThat(moving.effectiveMotion().effectiveSpeed()).isEqualTo(60);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ldtk/Typical_2D_platformer_example.ldtk", "ldtk/0.9.3/Typical_2D_platformer_example.ldtk"})
    void ldtksPlatformerHasItsWallsAndLadders(String name) throws Exception {
        JsonNode root = new JsonMapper().readTree(file(name).toFile());
        List<Imported> levels = read(name);

        assertThat(levels).hasSize(root.get("levels").size());
        for (int i = 0; i < levels.size(); i++) {
            JsonNode grid = layer(root.get("levels").get(i), "Collisions");
            assertThat(cells(levels.get(i), '#')).containsExactlyInAnyOrderElementsOf(values(grid, 1, 3));
            assertThat(cells(levels.get(i), 'H')).containsExactlyInAnyOrderElementsOf(values(grid, 2));
        }
    }

    @Test
    void levelsInFilesOfTheirOwnAreFound() throws Exception {
        List<Imported> levels = read("ldtk/SeparateLevelFiles.ldtk");

        assertThat(levels).hasSize(3);
        for (int i = 0; i < 3; i++) {
            JsonNode root = new JsonMapper()
                    .readTree(file("ldtk/SeparateLevelFiles/World_Level_" + i + ".ldtkl")
                            .toFile());
            JsonNode grid = layer(root, "IntGrid");
            assertThat(cells(levels.get(i), '#')).containsExactlyInAnyOrderElementsOf(values(grid, 1, 2, 3, 4));
        }
    }

    @Test
    void melonJsBothFilesHaveTheSameOutlines() throws Exception {
        List<LevelObject> xml = read("melonjs/map1.tmx").get(0).level().objects();
        List<LevelObject> json = read("melonjs/map1.json").get(0).level().objects();

        assertThat(xml.stream().filter(StaticPolygon.class::isInstance).toList())
                .hasSizeGreaterThanOrEqualTo(19)
                .isEqualTo(json.stream().filter(StaticPolygon.class::isInstance).toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tiled/sandbox.tmx",
                "ldtk/Entities.ldtk",
                "ldtk/AutoLayers_1_basic.ldtk",
                "melonjs/map1.tmx",
                "melonjs/map1.json"
            })
    void theOthersAreReadToo(String name) throws Exception {
        assertThat(read(name)).isNotEmpty();
    }

    private static JsonNode layer(JsonNode level, String name) {
        for (JsonNode layer : level.get("layerInstances")) {
            if (layer.get("__identifier").asString().equals(name)) {
                return layer;
            }
        }
        throw new AssertionError("no layer " + name);
    }

    private static List<List<Integer>> values(JsonNode layer, Integer... wanted) {
        List<List<Integer>> cells = new ArrayList<>();
        int width = layer.get("__cWid").asInt();
        JsonNode values = layer.get("intGridCsv");
        for (int i = 0; i < values.size(); i++) {
            if (List.of(wanted).contains(values.get(i).asInt())) {
                cells.add(List.of(i % width, i / width));
            }
        }
        return cells;
    }

    private static List<List<Integer>> cells(Imported level, char symbol) {
        List<List<Integer>> cells = new ArrayList<>();
        String[] rows = Collision.of(level.level()).split("\n");
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                if (rows[row].charAt(column) == symbol) {
                    cells.add(List.of(column, row));
                }
            }
        }
        return cells;
    }

    private static List<List<Integer>> jsonCells(Path file, String name) throws Exception {
        for (JsonNode layer : new JsonMapper().readTree(file.toFile()).get("layers")) {
            if (layer.get("name").asString().equals(name)) {
                boolean isZlib = layer.path("compression").asString("").equals("zlib");
                if (layer.has("chunks")) {
                    List<List<Integer>> cells = new ArrayList<>();
                    for (JsonNode chunk : layer.get("chunks")) {
                        cells.addAll(cells(
                                decode(chunk.get("data"), false),
                                chunk.get("width").asInt(),
                                chunk.get("x").asInt(),
                                chunk.get("y").asInt()));
                    }
                    return cells;
                }
                return cells(
                        decode(layer.get("data"), isZlib), layer.get("width").asInt(), 0, 0);
            }
        }
        throw new AssertionError("no layer " + name);
    }

    private static List<Long> decode(JsonNode data, boolean isZlib) throws Exception {
        if (data.isString()) {
            return decode(data.asString(), isZlib);
        }
        List<Long> gids = new ArrayList<>();
        data.forEach(gid -> gids.add(gid.asLong()));
        return gids;
    }

    private static List<Long> decode(String base64, boolean isZlib) throws Exception {
        InputStream in = new ByteArrayInputStream(Base64.getDecoder().decode(base64.replaceAll("\\s", "")));
        ByteBuffer bytes = ByteBuffer.wrap((isZlib ? new InflaterInputStream(in) : in).readAllBytes())
                .order(ByteOrder.LITTLE_ENDIAN);
        List<Long> gids = new ArrayList<>();
        while (bytes.hasRemaining()) {
            gids.add(bytes.getInt() & 0xFFFF_FFFFL);
        }
        return gids;
    }

    private static List<List<Integer>> xmlCells(Path file, String name) throws Exception {
        Element map = DocumentBuilderFactory.newDefaultInstance()
                .newDocumentBuilder()
                .parse(file.toFile())
                .getDocumentElement();
        List<Element> layers = children(map, "layer");
        int left = 0;
        int top = 0;
        for (Element layer : layers) {
            for (Element chunk : children(children(layer, "data").get(0), "chunk")) {
                left = Math.min(left, Integer.parseInt(chunk.getAttribute("x")));
                top = Math.min(top, Integer.parseInt(chunk.getAttribute("y")));
            }
        }
        List<List<Integer>> cells = new ArrayList<>();
        for (Element layer : layers) {
            if (layer.getAttribute("name").equals(name)) {
                Element data = children(layer, "data").get(0);
                List<Element> chunks = children(data, "chunk");
                for (Element chunk : chunks) {
                    cells.addAll(cells(
                            commaSeparated(chunk.getTextContent()),
                            Integer.parseInt(chunk.getAttribute("width")),
                            Integer.parseInt(chunk.getAttribute("x")) - left,
                            Integer.parseInt(chunk.getAttribute("y")) - top));
                }
                if (chunks.isEmpty()) {
                    boolean isZlib = data.getAttribute("compression").equals("zlib");
                    List<Long> gids = data.getAttribute("encoding").equals("csv")
                            ? commaSeparated(data.getTextContent())
                            : decode(data.getTextContent(), isZlib);
                    cells.addAll(cells(gids, Integer.parseInt(layer.getAttribute("width")), 0, 0));
                }
            }
        }
        return cells;
    }

    private static List<Long> commaSeparated(String text) {
        List<Long> gids = new ArrayList<>();
        for (String gid : text.trim().split("\\s*,\\s*")) {
            gids.add(Long.parseLong(gid));
        }
        return gids;
    }

    private static List<Element> children(Element parent, String name) {
        List<Element> found = new ArrayList<>();
        for (Node child = parent.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element element && element.getTagName().equals(name)) {
                found.add(element);
            }
        }
        return found;
    }

    private static List<List<Integer>> cells(List<Long> gids, int width, int left, int top) {
        List<List<Integer>> cells = new ArrayList<>();
        for (int i = 0; i < gids.size(); i++) {
            if (gids.get(i) != 0) {
                cells.add(List.of(left + i % width, top + i / width));
            }
        }
        return cells;
    }
}
