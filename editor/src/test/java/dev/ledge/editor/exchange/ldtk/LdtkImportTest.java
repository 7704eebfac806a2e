package dev.ledge.editor.exchange.ldtk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.exchange.Collision;
import dev.ledge.editor.exchange.LevelImport;
import dev.ledge.editor.exchange.TestPicture;
import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.editor.render.object.ObjectLook;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileImage;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Sprite;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LdtkImportTest {
    private static final String DEFS = """
            "defs": {"layers": [{"uid": 1, "intGridValues": [{"value": 1, "identifier": "walls", "color": "#112233"},
              {"value": 2, "identifier": "ladder", "color": "#445566"},
              {"value": 3, "identifier": null, "color": "#000000"}]}],
             "tilesets": [{"uid": 9, "identifier": "Set", "relPath": "set.png", "tileGridSize": 16, "pxWid": 64,
              "enumTags": [{"enumValueId": "Spiky", "tileIds": [3]}]}]}""";
    private static final String LEVEL = """
            {"identifier": "%s", "pxWid": 32, "pxHei": 32, "worldX": 7, "fieldInstances": [], "layerInstances": [
              {"__identifier": "Entities", "__type": "Entities", "__cWid": 2, "__cHei": 2, "__gridSize": 16,
               "__opacity": 1, "entityInstances": [
                {"__identifier": "Player", "iid": "a-b-c", "px": [16, 32], "__pivot": [0.5, 1], "__grid": [1, 1],
                 "width": 16, "height": 24, "fieldInstances": []},
                {"__identifier": "Lift", "iid": "d", "px": [0, 0], "__pivot": [0, 0], "__grid": [0, 0], "width": 16,
                 "height": 8, "fieldInstances": [{"__identifier": "way", "__type": "Array<Point>",
                 "__value": [{"cx": 1, "cy": 0}]}]}]},
              {"__identifier": "Tiles", "__type": "Tiles", "__cWid": 2, "__cHei": 2, "__gridSize": 16, "__opacity": 0.5,
               "__tilesetDefUid": 9, "gridTiles": [{"px": [0, 0], "src": [0, 0], "f": 1, "t": 0},
                {"px": [0, 0], "src": [16, 0], "f": 0, "t": 1}, {"px": [5, 0], "src": [16, 0], "f": 0, "t": 1}]},
              {"__identifier": "Grid", "__type": "IntGrid", "__cWid": 2, "__cHei": 2, "__gridSize": 16, "__opacity": 1,
               "layerDefUid": 1, "intGridCsv": [0, 2, 1, 3]}]}""";

    @TempDir
    private Path folder;

    private List<Imported> read(String json, Mapping mapping) throws Exception {
        Path file = Files.writeString(folder.resolve("p.ldtk"), json);
        return LevelImport.read(file, new ImportRequest(mapping, folder.resolve("out.level.json")));
    }

    private static String project(String levels) {
        return "{\"jsonVersion\": \"1.5.3\", " + DEFS + ", " + levels + "}";
    }

    @Test
    void theGridIsSolidAndTilesAreStacked() throws Exception {
        Level level = read(project("\"levels\": [" + LEVEL.formatted("A") + "]"), Mapping.standard())
                .get(0)
                .level();

        assertThat(Collision.of(level)).isEqualTo(".H\n##\n");
        assertThat(level.layers().stream().map(Layer::label).collect(Collectors.toList()))
                .containsExactly("Grid", "Tiles", "Tiles 2");
        assertThat(level.objects()).filteredOn(Sprite.class::isInstance).hasSize(1);
        assertThat(level.palette().tiles().get("walls").color()).isEqualTo("#112233");
        assertThat(level.props()).containsKey("worldX");
    }

    @Test
    void levelsOfOneNameAreNoOneFile() throws Exception {
        String levels = String.join(",", List.of(LEVEL.formatted("A"), LEVEL.formatted("B"), LEVEL.formatted("b")));
        String twice = LEVEL.formatted("ä".repeat(300)) + "," + LEVEL.formatted("ä".repeat(300));

        assertThat(read(project("\"levels\": [" + levels + "," + twice + "]"), Mapping.standard()))
                .extracting(level -> level.file().getFileName().toString())
                .containsExactly(
                        "out.level.json",
                        "out-B.level.json",
                        "out-b-2.level.json",
                        "out-" + "ä".repeat(60) + ".level.json",
                        "out-" + "ä".repeat(60) + "-2.level.json");
    }

    @Test
    void entitiesHaveTheirPivotAndPaths() throws Exception {
        String rules = """
                {"format": "ledge-mapping", "version": 1, "rules": [
                  {"object": "Lift", "as": {"type": "platform", "path": "way", "motion": {"speed": 40}}}]}""";
        Mapping mapping = Mapping.read(Files.writeString(folder.resolve("m.json"), rules));
        Level level = read(project("\"levels\": [" + LEVEL.formatted("A") + "]"), mapping)
                .get(0)
                .level();

        assertThat(level.player().effectiveSize()).isEqualTo(new Vec(16, 24));
        assertThat(level.object("abc").at()).isEqualTo(new Vec(8, 8));
        Platform lift = (Platform) level.object("d");
        assertThat(lift.path()).containsExactly(Vec.ZERO, new Vec(16, 0));
        assertThat(lift.effectiveMotion().effectiveSpeed()).isEqualTo(40);
    }

    @Test
    void levelsOfWorldsAndOfOtherFilesGetNames() throws Exception {
        Files.writeString(folder.resolve("B.ldtkl"), LEVEL.formatted("B"));
        String other = """
                {"identifier": "B", "pxWid": 32, "pxHei": 32, "externalRelPath": "B.ldtkl", "layerInstances": null}""";
        List<Imported> levels = read(
                project("\"levels\": [], \"worlds\": [{\"identifier\": \"W\", \"levels\": [" + LEVEL.formatted("A")
                        + "," + other + "]}]"),
                Mapping.standard());

        assertThat(levels).extracting(Imported::name).containsExactly("A", "B");
        assertThat(levels.get(1).file()).hasFileName("out-B.level.json");
        assertThat(Collision.of(levels.get(1).level())).isEqualTo(".H\n##\n");
    }

    @Test
    void valuesOfOldFilesAreCountedFromZero() throws Exception {
        String old = LEVEL.formatted("A").replace("\"intGridCsv\": [0, 2, 1, 3]", """
                "intGrid": [{"coordId": 1, "v": 1}, {"coordId": 2, "v": 0}]""");

        assertThat(Collision.of(read(project("\"levels\": [" + old + "]"), Mapping.standard())
                        .get(0)
                        .level()))
                .isEqualTo(".H\n#.\n");
    }

    @Test
    void valuesWithoutANumberAreCountedInTheirList() throws Exception {
        String old = project("\"levels\": [" + LEVEL.formatted("A") + "]").replaceAll("\"value\": \\d, ", "");

        assertThat(Collision.of(read(old, Mapping.standard()).get(0).level())).isEqualTo(".H\n##\n");
    }

    @Test
    void picturesThatAreLeftOutOrCutAreTold() throws Exception {
        String level = LEVEL.formatted("A")
                .replace(
                        "\"worldX\": 7",
                        "\"bgRelPath\": \"b.png\", \"bgPos\": \"%s\", \"__bgPos\": {\"topLeftPx\": [0, 0], "
                                + "\"scale\": [%s, 1], \"cropRect\": [0, 0, 8, 8]}")
                .replace(
                        "\"iid\": \"a-b-c\"",
                        "\"__tile\": {\"tilesetUid\": 9, \"x\": 0, \"y\": 0, \"w\": 16, \"h\": 16}");

        assertThat(read(project("\"levels\": [" + level.formatted("Unscaled", "1") + "]"), Mapping.standard())
                        .get(0)
                        .report()
                        .lostLines())
                .contains("1 × picture of an entity, which cannot be had (Player at 16,32)")
                .noneMatch(line -> line.contains("scaled"));
        assertThat(read(project("\"levels\": [" + level.formatted("Cover", "2") + "]"), Mapping.standard())
                        .get(0)
                        .report()
                        .lostLines())
                .contains("1 × background picture that is scaled or cut, drawn whole at its own size (b.png)");
    }

    @Test
    void picturesOfEntitiesAreDrawn() throws Exception {
        TestPicture.write(folder.resolve("set.png"), 64, 64);
        String tile = "\"__tile\": {\"tilesetUid\": 9, \"x\": 16, \"y\": 0, \"w\": 16, \"h\": 16}, ";
        String old = "\"__tile\": {\"tilesetUid\": 9, \"srcRect\": [32, 0, 16, 24]}, ";
        String level = LEVEL.formatted("A")
                .replace("\"iid\": \"a-b-c\"", tile + "\"iid\": \"a-b-c\"")
                .replace("\"iid\": \"d\"", old + "\"iid\": \"d\"")
                .replace("\"Player\"", "\"Ghost\"")
                .replace("\"Lift\"", "\"MovingPlatform\"");

        Imported imported =
                read(project("\"levels\": [" + level + "]"), Mapping.standard()).get(0);

        LevelObject ghost = imported.level().object("abc");
        assertThat(ghost.type()).isEqualTo("Ghost");
        TileImage image = imported.level()
                .palette()
                .tiles()
                .get(String.valueOf(ghost.common().props().get("tile")))
                .image();
        assertThat(image.at()).isEqualTo(new Vec(16, 0));
        assertThat(image.size()).isEqualTo(new Vec(16, 16));
        assertThat(ObjectLook.of(imported.level(), ghost)).isNotNull();
        assertThat(((Platform) imported.level().object("d")).tile()).isEqualTo("Set-32.0.16.24");
        assertThat(imported.report().lostLines())
                .contains("2 × picture of an entity that does not fill its box in LDtk, stretched "
                        + "(Ghost at 16,32, MovingPlatform at 0,0)");
    }

    @Test
    void tilesThatNothingUsesAreNamedByTheirTileset() throws Exception {
        TestPicture.write(folder.resolve("set.png"), 64, 64);
        String tile = "\"__tile\": {\"tilesetUid\": 9, \"x\": 20, \"y\": 0, \"w\": 20, \"h\": 16}, ";
        String json = project("\"levels\": [" + LEVEL.formatted("A") + "]")
                .replace("\"pxWid\": 64", "\"__cWid\": 4, \"__cHei\": 4")
                .replace("\"iid\": \"d\"", tile + "\"iid\": \"d\"");

        // Used are 0 and 1 by the layer, 1 and 2 by the entity.
        assertThat(read(json, Mapping.standard()).get(0).report().lostLines())
                .contains("12 × tile of the tileset Set that nothing uses, left out")
                .contains("1 × tile of the tileset Set that nothing uses, left out with what is said of it (3)");
    }

    @Test
    void picturesThatAreCutIntoNineAreNamed() throws Exception {
        TestPicture.write(folder.resolve("set.png"), 64, 64);
        String tile = "\"defUid\": 5, \"__tile\": {\"tilesetUid\": 9, \"x\": 0, \"y\": 0, \"w\": 16, \"h\": 16}, ";
        String entity = "\"entities\": [{\"uid\": 5, \"tileRenderMode\": \"NineSlice\"}], ";
        String json = project("\"levels\": [" + LEVEL.formatted("A") + "]")
                .replace("\"iid\": \"a-b-c\"", tile + "\"iid\": \"a-b-c\"")
                .replace("\"defs\": {", "\"defs\": {" + entity);

        assertThat(read(json, Mapping.standard()).get(0).report().lostLines())
                .contains("1 × picture of an entity that is cut into nine in LDtk, stretched (Player at 16,32)");
    }
}
