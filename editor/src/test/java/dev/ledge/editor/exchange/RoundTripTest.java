package dev.ledge.editor.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Custom;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Sprite;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What is written for other programs and read again is the same level, byte for byte. */
class RoundTripTest {
    /** Of the repository's levels each such one is tried, as drawing the tiles of all takes a while. */
    private static final int EACH = 11;

    @TempDir
    private Path folder;

    /** The level as it comes back; its paths start where those of the first did. */
    private Imported there(Level level, Path levelFile, String format) throws Exception {
        Path out = folder.resolve("map." + format);
        ExportFormat writer = Formats.export(format).orElseThrow();
        LevelExport.write(level, levelFile, writer, ExportFormat.Options.DEFAULT, out, Progress.NONE);
        return LevelImport.read(out, new ImportRequest(Mapping.standard(), levelFile))
                .get(0);
    }

    private void check(Level level, Path levelFile, String format) throws Exception {
        String wanted = new String(LevelWriter.toBytes(level), StandardCharsets.UTF_8);
        Imported back = there(level, levelFile, format);

        assertThat(new String(LevelWriter.toBytes(back.level()), StandardCharsets.UTF_8))
                .as(levelFile + " as " + format)
                .isEqualTo(wanted);
        assertThat(back.report().lostLines()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"tmj", "tmx", "ldtk"})
    void levelsOfTheRepositoryComeBack(String format) throws Exception {
        List<Path> levels;
        try (Stream<Path> files = Files.walk(Path.of("../levels"))) {
            levels = files.filter(file -> file.toString().endsWith(".level.json"))
                    .sorted()
                    .toList();
        }
        assertThat(levels).hasSizeGreaterThan(50);
        for (int i = 0; i < levels.size(); i += EACH) {
            check(LevelReader.read(levels.get(i)).value(), levels.get(i), format);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"tmj", "tmx", "ldtk"})
    void whatOtherFilesCannotHoldComesBack(String format) throws Exception {
        String odd = "a\\u0001b\\ufffe\\uffff\\ud83d\\ude00";
        Path file = folder.resolve("odd.level.json");
        Files.writeString(file, """
                {"format": "ledge-level", "version": 1, "grid": 16, "size": [3, 1], "name": "ODD",
                  "palette": {"tiles": {"ODD": {"props": {"x": "ODD"}}, "rock": {}}},
                  "layers": [{"id": "a", "kind": "tiles", "name": "ODD", "legend": {"#": "ODD", "r": "rock"},
                    "cells": {"0,0": "r#"}}],
                  "objects": [{"id": "o", "type": "goal", "at": [0, 0], "size": [1, 1],
                    "props": {"ODD": ["ODD", "\\ud800c\\ud800\\udc00\\udc00"]}}]}
                """.replace("ODD", odd));

        check(LevelReader.read(file).value(), file, format);
    }

    @Test
    void aLevelThatIsAddedInLdtkIsReported() throws Exception {
        Path file = Path.of("../levels/demo/demo.level.json");
        there(LevelReader.read(file).value(), file, "ldtk");
        Path map = folder.resolve("map.ldtk");
        ObjectNode tree = (ObjectNode) new JsonMapper().readTree(map.toFile());
        ObjectNode added = (ObjectNode) tree.get("levels").get(0).deepCopy();
        added.put("identifier", "Added").putArray("fieldInstances");
        tree.withArray("levels").add(added);
        Files.write(map, new JsonMapper().writeValueAsBytes(tree));

        Imported back = LevelImport.read(map, new ImportRequest(Mapping.standard(), file))
                .get(0);
        assertThat(back.report().lostLines()).singleElement().asString().contains("not written by Ledge", "Added");
    }

    @ParameterizedTest
    @ValueSource(strings = {"tmj", "ldtk"})
    void whatRodeAPlatformThatWasDeletedThereStays(String format) throws Exception {
        Path file = Path.of("../levels/edge-cases/ri-01-hazard-comes.level.json");
        Level level = LevelReader.read(file).value();
        List<String> riders = level.objects().stream()
                .filter(object -> object.common().rides() != null)
                .map(LevelObject::id)
                .toList();
        there(level, file, format);
        Path map = folder.resolve("map." + format);
        JsonNode tree = new JsonMapper().readTree(map.toFile());
        for (JsonNode list : tree.findValues(format.equals("tmj") ? "objects" : "entityInstances")) {
            for (int i = list.size() - 1; i >= 0; i--) {
                if (list.get(i).toString().contains("\\\"type\\\":\\\"platform\\\"")) {
                    ((ArrayNode) list).remove(i);
                }
            }
        }
        Files.writeString(map, tree.toString());
        Imported back = LevelImport.read(map, new ImportRequest(Mapping.standard(), file))
                .get(0);
        assertThat(back.level().objects()).noneMatch(Platform.class::isInstance);
        assertThat(back.level().objects()).extracting(LevelObject::id).containsAll(riders);
        assertThat(back.report().lostLines()).anyMatch(line -> line.contains("platform that is gone"));
    }

    @Test
    void whatWasCopiedThereWithItsPlatformRidesTheCopy() throws Exception {
        Path file = folder.resolve("lift.level.json");
        Files.writeString(file, """
                {"format": "ledge-level", "version": 1, "grid": 16, "size": [20, 10], "objects": [
                  {"id": "lift", "type": "platform", "at": [16, 32], "size": [32, 8], "path": [[0, 0], [32, 0]]},
                  {"id": "thorn", "type": "hazard", "at": [16, 16], "size": [16, 16], "rides": "lift"}]}
                """);
        there(LevelReader.read(file).value(), file, "tmj");
        Path map = folder.resolve("map.tmj");
        JsonNode tree = new JsonMapper().readTree(map.toFile());
        for (JsonNode list : tree.findValues("objects")) {
            int count = list.toString().contains("hazard") ? list.size() : 0;
            for (int i = 0; i < count; i++) {
                boolean rides = list.get(i).toString().contains("hazard");
                for (int far : rides ? new int[] {64, 128, 64} : new int[] {64, 64}) {
                    ObjectNode copy = (ObjectNode) list.get(i).deepCopy();
                    copy.put("x", copy.get("x").asDouble() + far);
                    ((ArrayNode) list).add(copy);
                }
            }
        }
        Files.writeString(map, tree.toString());
        Level back = LevelImport.read(map, new ImportRequest(Mapping.standard(), file))
                .get(0)
                .level();
        assertThat(back.object("thorn").common().rides()).isEqualTo("lift");
        assertThat(back.object("thorn-2").common().rides()).isEqualTo("lift-2");
        assertThat(back.object("thorn-3").common().rides()).as("copied alone").isEqualTo("lift");
        assertThat(back.object("thorn-4").common().rides()).isEqualTo("lift-3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"tmj", "tmx", "ldtk"})
    void randomLevelsComeBack(String format) throws Exception {
        Path file = Path.of("../levels/demo/demo.level.json");
        Level demo = LevelReader.read(file).value();
        List<String> names = List.copyOf(demo.palette().tiles().keySet());
        Random random = new Random(7);
        for (int round = 0; round < 40; round++) {
            Level level = demo.toBuilder()
                    .name(round % 3 == 0 ? null : "odd \"name\" <&> \n\u00e4\u2603")
                    .objects(List.of())
                    .build();
            for (int i = random.nextInt(60); i > 0; i--) {
                String layer = level.layers()
                        .get(random.nextInt(level.layers().size()))
                        .id();
                if (level.layer(layer) instanceof TileLayer) {
                    String name = random.nextInt(9) == 0 ? "gone" : names.get(random.nextInt(names.size()));
                    level = level.withCell(
                            layer,
                            random.nextInt(level.columns()),
                            random.nextInt(level.rows()),
                            new TileRef(name, new Flip(random.nextInt(8))));
                }
            }
            for (int i = random.nextInt(20); i > 0; i--) {
                Vec at = new Vec(random.nextGaussian() * 500, random.nextInt(300));
                level = level.withObject(
                        switch (random.nextInt(4)) {
                            case 0 -> Body.of("o" + i, at, new Vec(1 + random.nextDouble(), 5));
                            case 1 -> Platform.of("o" + i, at, new Vec(32, 8), Vec.ZERO, new Vec(1.5, 0));
                            case 2 ->
                                new Custom(
                                        ObjectCommon.of("o" + i, at, null),
                                        "thing <" + i + ">",
                                        Map.of("list", List.of(1, "two", true)));
                            default ->
                                new Sprite(
                                        ObjectCommon.of("o" + i, at, new Vec(10, 20)),
                                        names.get(0),
                                        new Flip(random.nextInt(8)));
                        });
            }
            if (!level.tiles().equals(demo.tiles()) && hasUnknown(level)) {
                continue; // A level that names tiles which its palette lacks cannot be read from a file either.
            }
            // What the file says of it, as a level in memory may say the same in several ways.
            check(LevelReader.read(LevelWriter.toBytes(level), file).value(), file, format);
        }
    }

    private static boolean hasUnknown(Level level) {
        return level.tiles().indexOf(new TileRef("gone", Flip.NONE)) >= 0
                || Stream.of(1, 2, 3, 4, 5, 6, 7)
                        .anyMatch(bits -> level.tiles().indexOf(new TileRef("gone", new Flip(bits))) >= 0);
    }

    @Test
    void whatWasChangedThereIsChangedHere() throws Exception {
        Path file = Path.of("../levels/demo/demo.level.json");
        Level demo = LevelReader.read(file).value();
        Path out = folder.resolve("map.tmj");
        LevelExport.write(
                demo, file, Formats.export("tmj").orElseThrow(), ExportFormat.Options.DEFAULT, out, Progress.NONE);
        var map = (ObjectNode) new JsonMapper().readTree(out.toFile());
        JsonNode objects = map.get("layers").get(map.get("layers").size() - 1).get("objects");
        var first = (ObjectNode) objects.get(0);
        first.put("x", first.get("x").asDouble() + 16);
        Files.writeString(out, map.toString());

        Level back = LevelImport.read(out, new ImportRequest(Mapping.standard(), file))
                .get(0)
                .level();

        LevelObject before = demo.objects().get(0);
        assertThat(back.object(before.id()))
                .isEqualTo(before.movedTo(before.at().plus(new Vec(16, 0))));
    }

    @Test
    void awayFromItsPaletteTheLevelHasItInItself() throws Exception {
        Path file = Path.of("../levels/demo/demo.level.json");
        Level demo = LevelReader.read(file).value();
        Path out = folder.resolve("map.tmx");
        LevelExport.write(
                demo, file, Formats.export("tmx").orElseThrow(), ExportFormat.Options.DEFAULT, out, Progress.NONE);

        Level back = LevelImport.read(
                        out, new ImportRequest(Mapping.standard(), folder.resolve("levels/x/x.level.json")))
                .get(0)
                .level();

        assertThat(back.palettePath()).isNull();
        assertThat(back.palette().tiles()).isEqualTo(demo.palette().tiles());
    }

    @Test
    void geometryForGamesIsMerged() throws Exception {
        Level level = LevelReader.read("""
                        {"format": "ledge-level", "version": 1, "grid": 16, "size": [4, 2], "palette": {"tiles": {
                          "rock": {"shape": "full"}, "stone": {"shape": "full", "color": "#112233"},
                          "hill": {"shape": {"floor": [0, 1]}}}},
                         "layers": [{"id": "g", "kind": "tiles", "legend": {"#": "rock", "s": "stone", "/": "hill"},
                           "cells": {"0,0": "#s./", "0,1": "##"}}],
                         "objects": [{"id": "p", "type": "platform", "at": [1, 2], "size": [3, 4],
                           "path": [[0, 0], [5, 0]]}]}
                        """, Path.of("x.level.json")).value();
        Path out = folder.resolve("x.json");
        LevelExport.write(
                level, null, Formats.export("runtime").orElseThrow(), ExportFormat.Options.DEFAULT, out, Progress.NONE);
        JsonNode root = new JsonMapper().readTree(out.toFile());

        assertThat(root.get("rectangles")).hasSize(1);
        assertThat(root.get("rectangles").get(0).get("width").asInt()).isEqualTo(32);
        assertThat(root.get("rectangles").get(0).get("height").asInt()).isEqualTo(32);
        assertThat(root.get("polygons").get(0).get("points")).hasToString("[[48,16],[64,0],[64,16]]");
        assertThat(root.get("objects").get(0).get("path")).hasToString("[[0,0],[5,0]]");
    }
}
