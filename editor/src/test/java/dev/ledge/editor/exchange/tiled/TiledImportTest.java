package dev.ledge.editor.exchange.tiled;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.exchange.Collision;
import dev.ledge.editor.exchange.TestPicture;
import dev.ledge.editor.exchange.convert.Imported;
import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Custom;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.Pickup;
import dev.ledge.engine.level.object.Sprite;
import dev.ledge.engine.level.object.StaticPolygon;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TiledImportTest extends TiledImportCase {
    @Test
    void flipsAreThoseOfTiled() throws Exception {
        String cells = (1L | 0x8000_0000L) + "," + (1L | 0x4000_0000L) + "," + (1L | 0x2000_0000L) + ","
                + (1L | 0xE000_0000L) + "," + (1L | 0x1000_0000L) + ",1";
        Level level = read("m.tmx", map(SET + layer("<data encoding=\"csv\">" + cells + "</data>")))
                .level();
        TileLayer layer = (TileLayer) level.layers().get(0);
        List<Integer> flips = new java.util.ArrayList<>();
        for (int i = 0; i < 6; i++) {
            flips.add(level.tiles().get(layer.grid().get(i % 3, i / 3)).flip().bits());
        }

        assertThat(flips).containsExactly(Flip.H, Flip.V, Flip.D, 7, 0, 0);
    }

    @Test
    void collisionShapesBecomeShapes() throws Exception {
        Level level = read("m.tmx", map(SET + layer("<data encoding=\"csv\">1,2,3,0,0,0</data>")))
                .level();

        assertThat(level.palette().tiles().get("set-0").shape()).isEqualTo(Shape.FULL);
        assertThat(level.palette().tiles().get("set-1").solidFrom()).isEqualTo(Sides.TOP_ONLY);
        TileType hill = level.palette().tiles().get("set-2");
        assertThat(hill.shape()).isEqualTo(new Shape.Floor(0, 1));
        assertThat(hill.props()).containsEntry("class", "hill");
    }

    @Test
    void picturesAreCopiedAndCutAsTheTilesetSays() throws Exception {
        TestPicture.write(folder.resolve("maps/set.png"), 32, 32);
        Imported imported = read("m.tmx", map(SET + layer("<data encoding=\"csv\">0,0,0,0,0,4</data>")));
        imported.write(imported.file());

        assertThat(folder.resolve("levels/img/set.png")).hasSameBinaryContentAs(folder.resolve("maps/set.png"));
        TileType type = imported.level().palette().tiles().get("set-3");
        assertThat(type.image().src()).isEqualTo("img/set.png");
        assertThat(type.image().at()).isEqualTo(new Vec(16, 16));
        assertThat(type.image().size()).isEqualTo(new Vec(16, 16));
    }

    @Test
    void tilesetsAndTemplatesInFilesOfTheirOwnAreFound() throws Exception {
        file("set.tsx", SET.replace(" firstgid=\"1\"", ""));
        file("other.tsj", """
                {"type": "tileset", "name": "other", "tilewidth": 16, "tileheight": 16, "columns": 0,
                 "tiles": [{"id": 0, "type": "ladder", "image": "l.png", "imagewidth": 16, "imageheight": 16}]}""");
        file("coin.tx", """
                <template><tileset firstgid="1" source="other.tsj"/><object name="coin" type="coin" gid="1" width="16"
                 height="16"><properties><property name="worth" type="int" value="5"/></properties></object>
                </template>""");
        String map = map("<tileset firstgid=\"1\" source=\"set.tsx\"/><tileset firstgid=\"5\" source=\"other.tsj\"/>"
                + layer("<data encoding=\"csv\">1,5,0,0,0,0</data>")
                + "<objectgroup name=\"o\"><object id=\"7\" template=\"coin.tx\" x=\"16\" y=\"32\"/></objectgroup>");
        Level level = read("m.tmx", map).level();

        assertThat(Collision.of(level)).isEqualTo("#H.\n...\n");
        LevelObject coin = level.object("t7");
        assertThat(coin).isInstanceOf(Pickup.class);
        assertThat(coin.at()).isEqualTo(new Vec(16, 16));
        assertThat(coin.common().props()).containsKey("worth");
    }

    @Test
    void objectsOfEveryFormAreTakenOver() throws Exception {
        String map = map(SET + layer("<data encoding=\"csv\">1,0,0,0,0,0</data>") + """
                <group name="g" offsetx="10"><objectgroup name="things">
                 <object id="1" name="door" type="Door" x="1" y="2" width="3" height="4"/>
                 <object id="2" x="0" y="0" width="8" height="8"><ellipse/></object>
                 <object id="3" x="5" y="5"><point/></object>
                 <object id="4" x="5" y="5"><polygon points="0,0 5,0 5,-5"/></object>
                 <object id="5" x="0" y="0"><polyline points="0,0 5,0"/></object>
                 <object id="6" gid="1" x="0" y="16" width="16" height="16" rotation="45"/>
                 <object id="8" x="0" y="0" width="9" height="9"><text>hello</text></object>
                </objectgroup></group>
                <objectgroup name="Collision">
                 <object id="9" x="0" y="20" width="30" height="5"/>
                 <object id="10" type="platform" x="0" y="10"><polyline points="0,0 10,0 20,5"/></object>
                 <object id="11" x="0" y="0"><polygon points="0,0 10,10 10,0 0,10"/></object>
                </objectgroup>""");
        Imported imported = read("m.tmx", map);
        Level level = imported.level();

        assertThat(level.object("t1").type()).isEqualTo("Door");
        assertThat(level.object("t1").at()).isEqualTo(new Vec(11, 2));
        assertThat(((Custom) level.object("t2")).fields()).containsEntry("ellipse", true);
        assertThat(level.object("t3").common().size()).isNull();
        assertThat(((Custom) level.object("t4")).fields()).containsKey("points");
        assertThat(((Custom) level.object("t5")).fields()).containsKey("polyline");
        Sprite sprite = (Sprite) level.object("t6");
        assertThat(sprite.at()).isEqualTo(new Vec(10, 0));
        assertThat(sprite.common().props().get("rotation")).hasToString("45");
        assertThat(level.object("t8").common().props()).containsKey("text");
        assertThat(((StaticPolygon) level.object("t9")).points()).hasSize(4);
        assertThat(((StaticPolygon) level.object("t10-2")).solidFrom()).isEqualTo(Sides.TOP_ONLY);
        assertThat(level.object("t11")).isInstanceOf(Custom.class);
        assertThat(imported.report().lostLines())
                .anyMatch(line -> line.contains("turned picture"))
                .anyMatch(line -> line.contains("text, kept in props"))
                .anyMatch(line -> line.contains("crosses itself") && line.contains("object 11 in Collision"));
    }

    @Test
    void anOldFileOfJsonHasItsPropertiesInObjects() throws Exception {
        String json = """
                {"width": 2, "height": 1, "tilewidth": 16, "tileheight": 16, "properties": {"a": "b"}, "version": 1,
                 "layers": [{"type": "tilelayer", "name": "L", "width": 2, "height": 1, "data": [1, 2]}],
                 "tilesets": [{"firstgid": 1, "name": "old", "tilewidth": 16, "tileheight": 16,
                   "tileproperties": {"0": {"collides": "true"}, "1": {"collides": "false"}}}]}
                """;
        Level level = read("m.json", json).level();

        assertThat(Collision.of(level)).isEqualTo("#.\n");
        assertThat(level.props()).containsEntry("a", "b");
    }

    @Test
    void tilesLargerThanCellsAreDrawnBySprites() throws Exception {
        TestPicture.write(folder.resolve("maps/tree.png"), 32, 48);
        String set = """
                <tileset firstgid="1" name="trees" tilewidth="32" tileheight="48" columns="0"><tile id="0" type="solid">
                <image source="tree.png" width="32" height="48"/></tile></tileset>""";
        Level level = read("m.tmx", map(set + layer("<data encoding=\"csv\">0,0,0,0,1,0</data>")))
                .level();

        assertThat(Collision.of(level)).isEqualTo("...\n.#.\n");
        LevelObject tree = level.object("s1");
        assertThat(tree.at()).isEqualTo(new Vec(16, -16));
        assertThat(tree.common().size()).isEqualTo(new Vec(32, 48));
    }

    @Test
    void cellsThatAreNotSquareAreDivided() throws Exception {
        String map = """
                <map width="2" height="1" tilewidth="32" tileheight="16"><tileset firstgid="1" name="wide"
                tilewidth="32" tileheight="16" columns="1"><image source="w.png" width="32" height="16"/>
                <tile id="0"><objectgroup><object id="1" x="0" y="16">
                <polygon points="0,0 32,-16 32,0"/></object></objectgroup></tile></tileset>
                <layer name="L" width="2" height="1"><data encoding="csv">1,2147483649</data></layer></map>""";
        Level level = read("m.tmx", map).level();

        assertThat(level.grid()).isEqualTo(16);
        assertThat(Collision.of(level)).isEqualTo("////\n");
        assertThat(level.palette().tiles().get("wide-0.0.0").shape()).isEqualTo(new Shape.Floor(0, 0.5));
        assertThat(level.palette().tiles().get("wide-0.1.0").shape()).isEqualTo(new Shape.Floor(0.5, 1));
        TileLayer cells = (TileLayer) level.layers().get(0);
        assertThat(level.tiles().get(cells.grid().get(2, 0)).tile()).isEqualTo("wide-0.1.0");
    }

    @Test
    void imageLayersKeepTheirPlaceAndParallax() throws Exception {
        TestPicture.write(folder.resolve("maps/sky.png"), 4, 4);
        Level level = read("m.tmx", map(SET + """
                <imagelayer name="sky" offsetx="5" parallaxx="0.5" repeatx="1" opacity="0.25"><image source="sky.png"/>
                </imagelayer>""" + layer("<data encoding=\"csv\">1,0,0,0,0,0</data>")))
                .level();
        ImageLayer sky = (ImageLayer) level.layers().get(0);

        assertThat(sky.src()).isEqualTo("img/sky.png");
        assertThat(sky.repeat()).isEqualTo("x");
        assertThat(sky.effectiveOffset()).isEqualTo(new Vec(5, 0));
        assertThat(sky.effectiveParallax()).isEqualTo(new Vec(0.5, 1));
        assertThat(sky.effectiveOpacity()).isEqualTo(0.25);
    }

    @Test
    void ownRulesComeFirst() throws Exception {
        Path rules = file("r.mapping.json", """
                {"format": "ledge-mapping", "version": 1, "rules": [
                  {"tileset": "set", "id": "0-1", "tile": {"climbable": true}},
                  {"object": "Door", "as": {"type": "goal"}}]}""");
        Path map = file(
                "m.tmx",
                map(SET + layer("<data encoding=\"csv\">1,2,3,0,0,0</data>")
                        + "<objectgroup name=\"o\"><object id=\"1\" type=\"Door\" x=\"1\" y=\"2\" width=\"3\" "
                        + "height=\"4\"/></objectgroup>"));
        Level level = read(map, Mapping.read(rules)).level();

        assertThat(Collision.of(level)).isEqualTo("HH/\n...\n");
        assertThat(level.object("t1")).isInstanceOf(Goal.class);
    }

    @Test
    void aRuleThatCannotBeIsReportedAndTheObjectKept() throws Exception {
        Path rules = file("r.mapping.json", """
                {"format": "ledge-mapping", "version": 1, "rules": [
                  {"object": "Door", "as": {"type": "walker", "speed": -5}}]}""");
        Path map = file(
                "m.tmx",
                map(SET
                        + "<objectgroup name=\"o\"><object id=\"1\" type=\"Door\" x=\"1\" y=\"2\" width=\"3\" "
                        + "height=\"4\"/></objectgroup>"));
        Imported imported = read(map, Mapping.read(rules));

        assertThat(imported.level().object("t1").type()).isEqualTo("source-walker");
        assertThat(imported.report().lostLines()).anyMatch(line -> line.contains("cannot be as asked"));
    }

    @Test
    void picturesOfAnInfiniteMapMoveWithItsCells() throws Exception {
        TestPicture.write(folder.resolve("maps/sky.png"), 4, 4);
        String content = SET + """
                <imagelayer id="2" name="Sky" offsetx="3"><image source="sky.png"/></imagelayer>
                <layer id="1" name="L" width="3" height="2"><data encoding="csv">
                <chunk x="-2" y="-1" width="2" height="1">1,1</chunk></data></layer>""";
        Level level = read("m.tmx", map(content).replace("<map ", "<map infinite=\"1\" "))
                .level();

        assertThat(level.layers().get(0)).isInstanceOf(ImageLayer.class);
        assertThat(((ImageLayer) level.layers().get(0)).effectiveOffset()).isEqualTo(new Vec(35, 16));
    }

    @Test
    void whatALayerOfObjectsSaysIsKept() throws Exception {
        Imported imported = read("m.tmx", map("""
                <objectgroup id="2" name="Foes" class="Living" visible="0">
                 <properties><property name="team" value="red"/></properties>
                 <object id="7" type="Bat" x="1" y="2" width="8" height="8"/></objectgroup>"""));

        assertThat(imported.level().object("t7").common().props()).containsEntry("objectLayer", "Foes");
        assertThat(imported.level().props())
                .containsEntry("objectLayers", Map.of("Foes", Map.of("class", "Living", "team", "red")));
        assertThat(imported.report().lostLines())
                .containsExactly("1 × object in a hidden layer, which is kept (object 7 in Foes)");
    }

    @Test
    void whatAMapAndItsTilesetsSayBesideTilesIsKeptOrTold() throws Exception {
        String one = "<data encoding=\"csv\">1,0,0,0,0,0</data>";
        String content = SET.replace("<image ", """
                <properties><property name="mood" value="dark"/></properties>
                <wangsets><wangset name="w" type="edge"/></wangsets><image\s""") + layer(one);
        Imported imported = read(
                "m.tmx",
                map(content).replace("<map ", "<map class=\"Cave\" parallaxoriginx=\"5\" renderorder=\"left-up\" "));

        assertThat(imported.level().props())
                .containsEntry("class", "Cave")
                .containsEntry("parallaxoriginx", "5")
                .containsEntry("renderorder", "left-up");
        assertThat(imported.report().lostLines())
                .contains(
                        "1 × property of a tileset, which is left out (set: mood)",
                        "1 × tileset with terrains, which are left out (set)");
    }

    @Test
    void anObjectWithAPictureKeepsItWhateverItBecomes() throws Exception {
        TestPicture.write(folder.resolve("maps/set.png"), 32, 32);
        Level level = read("m.tmx", map(SET + """
                <objectgroup id="2" name="O"><object id="7" type="coin" gid="2147483652" x="0" y="16" width="16"
                 height="16"/></objectgroup>""")).level();

        assertThat(level.object("t7")).isInstanceOf(Pickup.class);
        assertThat(level.object("t7").common().props())
                .containsEntry("tile", "set-3")
                .containsEntry("flip", "h");
        assertThat(level.palette().tiles().get("set-3").image()).isNotNull();
    }

    @Test
    void theGridOfAMapWithoutCellsIsItsOwn() throws Exception {
        String content = map("<objectgroup id=\"2\"><object id=\"1\" x=\"0\" y=\"0\"/></objectgroup>");

        assertThat(read("m.tmx", content.replace("=\"16\"", "=\"32\"")).level().grid())
                .isEqualTo(32);
    }

    @Test
    void whatTiledLearntLaterIsTold() throws Exception {
        Imported imported = read("m.tmx", map("""
                <objectgroup id="2" name="O"><object id="1" x="0" y="0" width="8" height="4" opacity="0.5"><capsule/>
                </object></objectgroup>"""));

        assertThat(imported.report().lostLines())
                .containsExactly(
                        "1 × capsule, taken as its box (object 1 in O)",
                        "1 × object with an opacity, which objects have not (object 1 in O)");
    }

    @Test
    void eachCellOfAnIsometricMapIsOneSquare() throws Exception {
        String cells = "<data encoding=\"csv\">1,0,1,\n0,1,0</data>";
        Imported imported = read(
                "m.tmx",
                map(SET + layer(cells))
                        .replace("orthogonal", "isometric")
                        .replace(
                                "width=\"3\" height=\"2\" tilewidth=\"16\"",
                                "width=\"3\" height=\"2\" tilewidth=\"32\""));

        assertThat(Collision.of(imported.level())).isEqualTo("#.#\n.#.\n");
        assertThat(imported.level().props()).containsEntry("orientation", "isometric");
        assertThat(imported.report().lostLines())
                .contains("1 × map that is isometric, taken over as squares (the map)");
    }

    @Test
    void tilesThatNothingUsesAreNamedByTheirTileset() throws Exception {
        String pictures = """
                <tileset firstgid="5" name="pictures" tilewidth="16" tileheight="16" tilecount="2" columns="0">
                 <tile id="0"><image source="set.png" width="16" height="16"/></tile>
                 <tile id="7" type="door"><image source="set.png" width="16" height="16"/></tile></tileset>""";
        String old = "<tileset firstgid=\"20\" name=\"old\" tilewidth=\"16\" tileheight=\"16\" spacing=\"2\">"
                + "<image source=\"set.png\" width=\"52\" height=\"34\"/></tileset>";
        String placed = "<objectgroup name=\"O\"><object id=\"1\" gid=\"20\" x=\"0\" y=\"16\"/></objectgroup>";
        String cells = layer("<data encoding=\"csv\">0,0,0,1,1,5</data>");

        Imported imported = read("m.tmx", map(SET + pictures + old + cells + placed));

        assertThat(imported.report().lostLines())
                .contains("1 × tile of the tileset set that nothing uses, left out")
                .contains("2 × tile of the tileset set that nothing uses, left out with what is said of it (1, 2)")
                .contains("1 × tile of the tileset pictures that nothing uses, left out with what is said of it (7)")
                .contains("5 × tile of the tileset old that nothing uses, left out");
    }

    /** A layer of ladders is no reason to take the ground for decoration. */
    @Test
    void groundIsGuessedBesideALayerOfLadders() throws Exception {
        String plain = "<tileset firstgid=\"1\" name=\"p\" tilewidth=\"16\" tileheight=\"16\" tilecount=\"2\"/>";
        String tiles = layer("<data encoding=\"csv\">0,0,0,1,1,1</data>");
        String ladders = tiles.replaceAll("name=\"[^\"]*\"", "name=\"Ladders\"").replace("0,0,0,1,1,1", "0,2,0,0,0,0");

        assertThat(Collision.of(read("m.tmx", map(plain + tiles + ladders)).level()))
                .isEqualTo(".H.\n###\n");
    }

    /** Each of them would have to be read within the one before. */
    @Test
    void collisionShapesThatArePicturesOfOtherTilesAreLeftOut() throws Exception {
        StringBuilder tiles = new StringBuilder();
        for (int i = 0; i < 20_000; i++) {
            tiles.append("<tile id=\"" + i + "\"><objectgroup><object id=\"1\" gid=\"" + (i + 2)
                    + "\" x=\"0\" y=\"16\"/></objectgroup></tile>");
        }
        String set = "<tileset firstgid=\"1\" name=\"s\" tilewidth=\"16\" tileheight=\"16\">" + tiles + "</tileset>";
        Imported imported = read("m.tmx", map(set + layer("<data encoding=\"csv\">0,0,0,1,0,0</data>")));

        assertThat(imported.report().lostLines()).contains("1 × collision shape that is a picture, left out (s 0)");
    }
}
