package dev.ledge.editor.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Nothing is dropped silently: whatever field of a documented format is changed, the imported level changes or the
 * report names it. Fields that only the other program needs are listed here, each of them.
 */
class SilentDropTest {
    /** A map with one of everything; fields go where a comment stands. */
    private static final String TILED = """
            {"type": "map", "version": "1.10", "orientation": "orthogonal", "width": 3, "height": 1,
             "tilewidth": 16, "tileheight": 16, "infinite": false,
             "tilesets": [{"firstgid": 1, "name": "set", "tilewidth": 16, "tileheight": 16,
                "tilecount": 4, "columns": 2,
               "image": "set.png", "imagewidth": 32, "imageheight": 32,
               "tiles": [{"id": 3, "objectgroup": {"type": "objectgroup", "objects": [
                  {"id": 1, "x": 0, "y": 0, "width": 16, "height": 16/*shape*/}]/*shapes*/}/*tile*/}]/*tileset*/},
              {"firstgid": 9, "name": "pics", "tilewidth": 16, "tileheight": 16, "tilecount": 1, "columns": 0,
               "tiles": [{"id": 0, "image": "set.png", "imagewidth": 32, "imageheight": 32/*pic*/}]}],
             "layers": [
              {"type": "group", "name": "G", "id": 9, "layers": [
                {"type": "tilelayer", "id": 1, "name": "L", "width": 3, "height": 1,
                  "data": [4, 9, 3]/*layer*/}]/*group*/},
              {"type": "objectgroup", "id": 2, "name": "O", "objects": [
                {"id": 1, "x": 0, "y": 0, "width": 8, "height": 4/*object*/},
                {"id": 2, "x": 0, "y": 16, "width": 16, "height": 16, "gid": 4/*picture*/},
                {"id": 3, "x": 0, "y": 8, "width": 16, "height": 16, "gid": 4}]/*objects*/},
              {"type": "imagelayer", "id": 3, "name": "I", "image": "sky.png"/*image*/}]/*map*/}""";

    /** Where, which field, and a value other than its default. */
    private static final String TILED_FIELDS = """
            map backgroundcolor "#112233"
            map class "Cave"
            map hexsidelength 7
            map orientation "isometric"
            map parallaxoriginx 5
            map parallaxoriginy 5
            map properties [{"name": "p", "type": "int", "value": 3}]
            map renderorder "left-up"
            map staggeraxis "x"
            map staggerindex "even"
            map skewx 8
            map skewy 8
            map tilewidth 32
            map tileheight 32
            map width 4
            map height 2
            map future {"a": [1, "b"]}
            layer class "Ground"
            layer locked true
            layer mode "add"
            layer name "Other"
            layer offsetx 3
            layer offsety 3
            layer opacity 0.5
            layer parallaxx 0.5
            layer parallaxy 0.5
            layer properties [{"name": "p", "type": "bool", "value": true}]
            layer tintcolor "#ff0000"
            layer visible false
            layer x 1
            layer y 1
            layer future 1
            group class "Ground"
            group locked true
            group mode "add"
            group name "Other"
            group offsetx 3
            group offsety 3
            group opacity 0.5
            group parallaxx 0.5
            group parallaxy 0.5
            group properties [{"name": "p", "type": "bool", "value": true}]
            group tintcolor "#ff0000"
            group visible false
            group future 1
            objects class "Foes"
            objects color "#00ff00"
            objects draworder "index"
            objects mode "add"
            objects name "Other"
            objects offsetx 3
            objects offsety 3
            objects opacity 0.5
            objects parallaxx 0.5
            objects parallaxy 0.5
            objects properties [{"name": "p", "type": "bool", "value": true}]
            objects tintcolor "#ff0000"
            objects visible false
            objects future 1
            image class "Sky"
            image locked true
            image mode "add"
            image name "Other"
            image offsetx 3
            image offsety 3
            image x 3
            image y 3
            image opacity 0.5
            image parallaxx 0.5
            image parallaxy 0.5
            image properties [{"name": "p", "type": "bool", "value": true}]
            image repeatx true
            image repeaty true
            image tintcolor "#ff0000"
            image transparentcolor "#000000"
            image visible false
            image image "none.png"
            image future 1
            tileset backgroundcolor "#112233"
            tileset class "Ground"
            tileset columns 4
            tileset fillmode "preserve-aspect-fit"
            tileset grid {"orientation": "isometric", "width": 8, "height": 8}
            tileset image "none.png"
            tileset margin 1
            tileset name "Other"
            tileset objectalignment "top"
            tileset properties [{"name": "p", "type": "bool", "value": true}]
            tileset spacing 1
            tileset terrains [{"name": "grass", "tile": 0}]
            tileset tilecount 1
            tileset tileheight 8
            tileset tileoffset {"x": 1, "y": 2}
            tileset tilerendersize "grid"
            tileset tilewidth 8
            tileset transformations {"hflip": true}
            tileset transparentcolor "#000000"
            tileset wangsets [{"name": "w"}]
            tileset future 1
            tile animation [{"tileid": 0, "duration": 100}]
            tile class "Rock"
            tile type "Rock"
            tile probability 0.5
            tile properties [{"name": "p", "type": "bool", "value": true}]
            tile terrain [0, 0, 0, 0]
            tile future 1
            pic imagewidth 16
            pic width 8
            pic x 4
            pic image "none.png"
            shapes class "Solid"
            shapes properties [{"name": "p", "type": "bool", "value": true}]
            shapes future 1
            shape name "edge"
            shape type "Solid"
            shape properties [{"name": "friction", "type": "float", "value": 0.5}]
            shape ellipse true
            shape capsule true
            shape rotation 10
            shape width 8
            shape future 1
            object capsule true
            object ellipse true
            object height 5
            object id 7
            object name "door"
            object opacity 0.5
            object point true
            object polygon [{"x": 0, "y": 0}, {"x": 8, "y": 0}, {"x": 8, "y": 8}]
            object polyline [{"x": 0, "y": 0}, {"x": 8, "y": 0}, {"x": 8, "y": 8}]
            object properties [{"name": "p", "type": "object", "value": 2}]
            object properties [{"name": "p", "type": "list", "value": [{"type": "int", "value": 1}]}]
            object properties [{"name": "p", "type": "class", "propertytype": "T", "value": {"a": 1}}]
            object rotation 10
            object template "none.tx"
            object text {"text": "Hi", "bold": true}
            object type "Door"
            object visible false
            object width 9
            object x 1
            object y 1
            object future {"a": 1}
            picture gid 2147483652
            picture gid 5
            picture type "Door"
            """;

    /**
     * What Tiled keeps for itself: versions, counters, how cells are packed, and sizes of pictures it has looked up.
     */
    private static final Set<String> TILED_OWN = Set.of();

    private static final String LDTK = """
            {"jsonVersion": "1.5.3", "defs": {
              "layers": [{"uid": 1, "identifier": "Grid", "__type": "IntGrid",
                "intGridValues": [{"value": 1, "identifier": "rock"}]/*layerDef*/},
                {"uid": 2, "identifier": "Entities", "__type": "Entities"}],
              "tilesets": [{"uid": 9, "identifier": "Set", "relPath": "set.png", "tileGridSize": 16, "pxWid": 32}],
              "entities": [], "enums": [], "externalEnums": [], "levelFields": []/*defs*/},
             "levels": [{"identifier": "A", "pxWid": 32, "pxHei": 32, "fieldInstances": [], "layerInstances": [
              {"__identifier": "Entities", "__type": "Entities", "__cWid": 2, "__cHei": 2, "__gridSize": 16,
               "layerDefUid": 2,
               "__opacity": 1, "entityInstances": [{"__identifier": "Foe", "iid": "a-b-c", "px": [16, 16],
                "__pivot": [0, 0], "__grid": [1, 1], "width": 16, "height": 16, "fieldInstances": [
                  {"__identifier": "f", "__type": "Int", "__value": 1/*FieldInstance*/}]/*EntityInstance*/}]},
              {"__identifier": "Grid", "__type": "IntGrid", "__cWid": 2, "__cHei": 2, "__gridSize": 16, "__opacity": 1,
               "layerDefUid": 1, "__tilesetDefUid": 9, "intGridCsv": [0, 0, 1, 1],
               "autoLayerTiles": [{"px": [0, 16], "src": [0, 0], "f": 0, "t": 0, "a": 1/*Tile*/}]/*LayerInstance*/}
              ]/*Level*/}]/*LdtkJsonRoot*/}""";

    /** What LDtk derives, counts, or keeps for its own editor. */
    private static final Set<String> LDTK_OWN = Set.of(
            "Level __smartColor",
            "Level useAutoIdentifier",
            "Level bgColor", // __bgColor is what it comes to
            "Level __bgPos", // of a picture that is not there
            "Level externalRelPath", // where the layers are elsewhere
            "LayerInstance __tilesetRelPath", // that of the tileset
            "LayerInstance levelId",
            "LayerInstance pxOffsetX", // __pxTotalOffsetX is what it comes to
            "LayerInstance pxOffsetY",
            "LayerInstance optionalRules",
            "LayerInstance seed",
            "LayerInstance intGrid", // where there is no intGridCsv
            "EntityInstance __grid", // px in cells
            "EntityInstance __smartColor",
            "EntityInstance __worldX",
            "EntityInstance __worldY",
            "EntityInstance defUid",
            "FieldInstance __type", // of values that say so themselves
            "FieldInstance __tile",
            "FieldInstance defUid",
            "FieldInstance realEditorValues",
            "Tile d");

    @TempDir
    private Path folder;

    @BeforeEach
    void makePictures() throws IOException {
        for (String name : new String[] {"set.png", "sky.png"}) {
            TestPicture.write(folder.resolve(name), 32, 32);
        }
    }

    /** The level and its report as text. */
    private String read(String name, String content) throws Exception {
        Path file = Files.writeString(folder.resolve(name), content.replaceAll("/\\*\\w+\\*/", ""));
        ImportRequest request = new ImportRequest(Mapping.standard(), folder.resolve("out/x.level.json"));
        Imported imported;
        try {
            imported = LevelImport.read(file, request).get(0);
        } catch (LevelFormatException refused) {
            return refused.getMessage();
        }
        return new String(LevelWriter.toBytes(imported.level()), StandardCharsets.UTF_8)
                + String.join("\n", imported.report().lostLines());
    }

    @Test
    void everyFieldOfTiledIsInTheLevelOrInTheReport() throws Exception {
        String plain = read("m.tmj", TILED);
        List<String> dropped = new ArrayList<>();
        for (String line : TILED_FIELDS.lines().toList()) {
            String[] row = line.split(" ", 3);
            String changed = TILED.replace("/*" + row[0] + "*/", ", \"" + row[1] + "\": " + row[2]);
            assertThat(changed).as(line).isNotEqualTo(TILED);
            if (read("m.tmj", changed).equals(plain)) {
                dropped.add(line);
            }
        }

        assertThat(dropped).isEmpty();
    }

    @Test
    void whatTiledKeepsForItselfIsNotKept() throws Exception {
        String own = ", \"tiledversion\": \"9.9\", \"nextlayerid\": 99, \"nextobjectid\": 99, \"compressionlevel\": 9";

        assertThat(read("m.tmj", TILED.replace("/*map*/", own))).isEqualTo(read("m.tmj", TILED));
    }

    /** The same in XML, where what nobody knows can be an element, too. */
    @Test
    void everyElementOfTiledIsInTheLevelOrInTheReport() throws Exception {
        String map = """
                <map version="1.10" orientation="orthogonal" width="1" height="1" tilewidth="16"
                 tileheight="16"><!--map-->
                 <tileset firstgid="1" name="set" tilewidth="16" tileheight="16" tilecount="4"
                  columns="2"><!--tileset-->
                  <image source="set.png" width="32" height="32"><!--image--></image>
                  <tile id="0"><!--tile--><objectgroup><!--shapes--><object id="1" x="0" y="0" width="16" height="16"
                   ><!--shape--></object></objectgroup></tile></tileset>
                 <group id="5" name="G"><!--group-->
                  <layer id="1" name="L" width="1" height="1"><!--layer--><data encoding="csv">1</data></layer></group>
                 <objectgroup id="2" name="O"><!--objects-->
                  <object id="1" x="0" y="0" width="4" height="4"><!--object-->
                  </object></objectgroup>
                 <imagelayer id="3" name="I"><!--pictures--><image source="sky.png"/></imagelayer>
                </map>""";
        String plain = read("m.tmx", map);
        List<String> dropped = new ArrayList<>();
        for (String place : "map tileset tile shapes shape group layer objects object pictures".split(" ")) {
            for (String element : new String[] {
                "<future><deep/></future>", "<properties><property name=\"p\" value=\"v\"/></properties>"
            }) {
                String changed = map.replace("<!--" + place + "-->", element);
                assertThat(changed).isNotEqualTo(map);
                if (read("m.tmx", changed).equals(plain)) {
                    dropped.add(place + ' ' + element);
                }
            }
        }
        for (Map.Entry<String, String> one : Map.of(
                        "tile", "<animation><frame tileid=\"1\" duration=\"9\"/></animation>",
                        "tileset", "<wangsets><wangset name=\"w\"/></wangsets>",
                        "objects", "<object id=\"9\" x=\"1\" y=\"1\"><text wrap=\"1\">Hi</text></object>",
                        "object",
                                "<properties><property name=\"p\" type=\"list\"><item type=\"int\" value=\"7\"/>"
                                        + "</property></properties>",
                        "shape", "<ellipse/>")
                .entrySet()) {
            if (read("m.tmx", map.replace("<!--" + one.getKey() + "-->", one.getValue()))
                    .equals(plain)) {
                dropped.add(one.toString());
            }
        }

        assertThat(dropped).isEmpty();
        assertThat(read("m.tmx", map.replace("<!--map-->", "<editorsettings><export target=\"x\"/></editorsettings>")))
                .isEqualTo(plain);
    }

    /** Every field that LDtk's own schema has for what a level is made of. */
    @Test
    void everyFieldOfLdtkIsInTheLevelOrInTheReport() throws Exception {
        Path file = null;
        for (Path above = Path.of("").toAbsolutePath(); above != null && file == null; above = above.getParent()) {
            Path schema = above.resolve("shared/interop/ldtk/JSON_SCHEMA.json");
            file = Files.isRegularFile(schema) ? schema : null;
        }
        assumeTrue(file != null, "LDtk's schema is not here");
        JsonNode types = new JsonMapper().readTree(file.toFile()).get("otherTypes");
        String plain = read("p.ldtk", LDTK);
        List<String> dropped = new ArrayList<>();
        for (String type : List.of("Level", "LayerInstance", "EntityInstance", "FieldInstance", "Tile")) {
            List<String> fields = types.get(type)
                    .get("properties")
                    .propertyStream()
                    .map(Map.Entry::getKey)
                    .collect(Collectors.toCollection(ArrayList::new));
            fields.add("future");
            for (String field : fields) {
                String changed = LDTK.replace("/*" + type + "*/", ", \"" + field + "\": " + value(type, field));
                if (read("p.ldtk", changed).equals(plain)) {
                    dropped.add(type + ' ' + field);
                }
            }
        }
        dropped.removeAll(LDTK_OWN);

        assertThat(dropped).isEmpty();
        for (String row : new String[] {
            "defs \"entities\": [{\"identifier\": \"Foe\"}]",
            "defs \"enums\": [{\"identifier\": \"E\"}]",
            "defs \"levelFields\": [{\"identifier\": \"f\"}]",
            "layerDef \"autoRuleGroups\": [{}]",
            "layerDef \"parallaxFactorX\": 0.5",
            "LdtkJsonRoot \"toc\": [{\"identifier\": \"Foe\"}]",
            "LdtkJsonRoot \"tutorialDesc\": \"words\"",
            "LdtkJsonRoot \"future\": 1"
        }) {
            String[] parts = row.split(" ", 2);
            assertThat(read("p.ldtk", LDTK.replace("/*" + parts[0] + "*/", ", " + parts[1])))
                    .as(row)
                    .isNotEqualTo(plain);
        }
    }

    /** A value that differs from the one in the file, and can be read. */
    private static String value(String type, String field) {
        return switch (field) {
            case "intGridCsv" -> "[1, 1, 1, 1]";
            case "intGrid" -> "[{\"coordId\": 0, \"v\": 0}]";
            case "autoLayerTiles", "gridTiles" -> "[{\"px\": [16, 16], \"src\": [16, 0], \"f\": 0, \"t\": 1}]";
            case "entityInstances" -> "[{\"__identifier\": \"Foe\"}]";
            case "layerInstances" -> "[]";
            case "fieldInstances" -> "[{\"__identifier\": \"g\", \"__type\": \"Int\", \"__value\": 2}]";
            case "__tile" -> "{\"tilesetUid\": 9, \"x\": 0, \"y\": 0, \"w\": 16, \"h\": 16}";
            case "__value" -> "2";
            case "px" -> "[0, 0]";
            case "src" -> "[16, 16]";
            case "__pivot" -> "[1, 1]";
            case "__tags" -> "[\"tag\"]";
            case "__neighbours" -> "[{\"dir\": \"n\", \"levelIid\": \"b\"}]";
            case "externalRelPath" -> "\"none.ldtkl\"";
            case "bgRelPath" -> "\"sky.png\"";
            case "__type" -> type.equals("LayerInstance") ? "\"Tiles\"" : "\"Float\"";
            case "visible", "useAutoIdentifier" -> "false";
            case "__gridSize" -> "8";
            case "__opacity", "a" -> "0.5";
            case "iid", "identifier", "__identifier", "bgPos", "__tilesetRelPath" -> "\"other\"";
            case "worldX", "worldY", "worldDepth", "uid", "bgPivotX", "bgPivotY" -> "3";
            case "__cWid", "__cHei" -> "1";
            case "pxWid", "pxHei" -> "64";
            case "overrideTilesetUid", "__tilesetDefUid" -> "8";
            case "layerDefUid" -> "7";
            case "f", "t" -> "3";
            default -> "5";
        };
    }
}
