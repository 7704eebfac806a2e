package dev.ledge.editor.exchange.ldtk;

import dev.ledge.editor.exchange.carry.Atlas;
import dev.ledge.editor.exchange.carry.CarriedLevel;
import dev.ledge.editor.exchange.progress.Steps;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.json.LevelWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Makes a project of a level: an integer grid of what cells do, a layer of tiles each, and entities. What LDtk has no
 * place for is in a field named {@value CarriedLevel#PROPERTY}.
 */
final class LdtkWriter {
    private static final String VERSION = "1.5.3";
    private static final int TILESET = 1;
    private static final int GRID_LAYER = 2;
    private static final int ENTITY_LAYER = 3;
    private static final int LEVEL_FIELD = 4;
    private static final int PALETTE_FIELD = 5;
    private static final int LEVEL = 6;
    private static final int FIRST_FREE = 10;
    private static final String[] VALUES = {"solid", "one_way", "slope", "ladder", "hazard"};
    private static final String[] COLORS = {"#6b6f7d", "#b07a3c", "#8a8f7a", "#c9a227", "#d04040"};

    private final Level level;
    private Steps steps;
    private String picture;
    private final Atlas atlas;
    private final Map<TileRef, Integer> numbers = new HashMap<>();
    private final Map<String, Integer> entities = new LinkedHashMap<>();
    private int nextUid = FIRST_FREE;

    LdtkWriter(Level level) {
        this.level = LevelWriter.withLegends(level);
        List<TileRef> tiles = new ArrayList<>();
        level.palette().tiles().keySet().forEach(name -> number(TileRef.of(name), tiles));
        for (int i = 1; i < level.tiles().size(); i++) {
            number(stored(level.tiles().get(i)), tiles);
        }
        this.atlas = Atlas.of(tiles, level.grid());
    }

    private void number(TileRef ref, List<TileRef> tiles) {
        if (numbers.putIfAbsent(ref, numbers.size()) == null) {
            tiles.add(ref);
        }
    }

    /** LDtk mirrors, and does not swap x and y: tiles for which that was done are in the picture beside the others. */
    private static TileRef stored(TileRef ref) {
        return ref.flip().d() ? new TileRef(ref.tile(), new Flip(Flip.D)) : TileRef.of(ref.tile());
    }

    Atlas atlas() {
        return atlas;
    }

    /** The same at each export of the same thing, so that a project does not change where its level did not. */
    private static String iid(String what) {
        return UUID.nameUUIDFromBytes(("ledge " + what).getBytes(StandardCharsets.UTF_8))
                .toString();
    }

    /**
     * The project.
     *
     * @param atlasName name of the atlas beside the project
     * @param counted counts the cells that were taken
     */
    ObjectNode project(String atlasName, Steps counted) {
        picture = atlasName;
        steps = counted;
        ObjectNode root = Tree.object();
        ObjectNode header = root.putObject("__header__");
        header.put("fileType", "LDtk Project JSON")
                .put("app", "LDtk")
                .put("doc", "https://ldtk.io/json")
                .put("schema", "https://ldtk.io/files/JSON_SCHEMA.json")
                .put("appAuthor", "Ledge")
                .put("appVersion", VERSION)
                .put("url", "https://ldtk.io");
        ArrayNode layerDefs = Tree.object().putArray("layers");
        ArrayNode instances = Tree.object().putArray("layerInstances");
        layers(layerDefs, instances);
        root.put("iid", iid("project"))
                .put("jsonVersion", VERSION)
                .put("appBuildId", 0)
                .put("identifierStyle", "Free")
                .put("worldLayout", "Free")
                .put("worldGridWidth", 256)
                .put("worldGridHeight", 256)
                .put("defaultLevelWidth", 256)
                .put("defaultLevelHeight", 256)
                .put("defaultPivotX", 0)
                .put("defaultPivotY", 0)
                .put("defaultGridSize", level.grid())
                .put("defaultEntityWidth", level.grid())
                .put("defaultEntityHeight", level.grid())
                .put("bgColor", "#40465B")
                .put("defaultLevelBgColor", "#696A79")
                .put("minifyJson", false)
                .put("externalLevels", false)
                .put("exportTiled", false)
                .put("simplifiedExport", false)
                .put("imageExportMode", "None")
                .put("exportLevelBg", true)
                .put("backupOnSave", false)
                .put("backupLimit", 10)
                .put("levelNamePattern", "Level_%idx")
                .put("dummyWorldIid", iid("world"));
        root.putArray("toc");
        root.putArray("customCommands");
        root.putArray("flags");
        root.putArray("worlds");
        ObjectNode defs = root.putObject("defs");
        defs.set("layers", layerDefs);
        ArrayNode entityDefs = defs.putArray("entities");
        entities.forEach((type, uid) -> entityDefs.add(entityDef(type, uid)));
        defs.putArray("tilesets").add(tileset());
        defs.putArray("enums");
        defs.putArray("externalEnums");
        ArrayNode levelFields = defs.putArray("levelFields");
        levelFields.add(fieldDef(CarriedLevel.PROPERTY, LEVEL_FIELD));
        levelFields.add(fieldDef(CarriedLevel.PALETTE, PALETTE_FIELD));
        root.putArray("levels").add(level(instances));
        root.put("nextUid", nextUid);
        return root;
    }

    private ObjectNode level(ArrayNode instances) {
        ObjectNode node = Tree.object();
        node.put("identifier", level.name() == null ? "Level_0" : identifier(level.name()))
                .put("iid", iid("level"))
                .put("uid", LEVEL)
                .put("worldX", 0)
                .put("worldY", 0)
                .put("worldDepth", 0)
                .put("pxWid", level.columns() * level.grid())
                .put("pxHei", level.rows() * level.grid())
                .put("__bgColor", "#696A79")
                .put("__smartColor", "#ADADB5")
                .put("bgPivotX", 0.5)
                .put("bgPivotY", 0.5)
                .put("useAutoIdentifier", false);
        ArrayNode fields = node.putArray("fieldInstances");
        fields.add(field(CarriedLevel.PROPERTY, LEVEL_FIELD, CarriedLevel.skeleton(level)));
        if (level.palettePath() != null) {
            fields.add(field(
                    CarriedLevel.PALETTE,
                    PALETTE_FIELD,
                    CarriedLevel.palette(level).toString()));
        }
        node.set("layerInstances", instances);
        node.putArray("__neighbours");
        return node;
    }

    /** LDtk's names are of letters, digits and underscores. */
    private static String identifier(String name) {
        String plain = name.replaceAll("[^A-Za-z0-9_]+", "_");
        return plain.isEmpty() || !Character.isLetter(plain.charAt(0)) ? "_" + plain : plain;
    }

    private static ObjectNode field(String name, int uid, String text) {
        ObjectNode field = Tree.object();
        field.put("__identifier", name)
                .put("__type", "String")
                .put("__value", text)
                .put("defUid", uid);
        field.putNull("__tile");
        ObjectNode value = field.putArray("realEditorValues").addObject();
        value.put("id", "V_String").putArray("params").add(text);
        return field;
    }

    private static ObjectNode fieldDef(String name, int uid) {
        ObjectNode def = Tree.object();
        def.put("identifier", name)
                .put("uid", uid)
                .put("__type", "String")
                .put("type", "F_String")
                .put("isArray", false)
                .put("canBeNull", true)
                .put("editorDisplayMode", "Hidden")
                .put("editorDisplayScale", 1)
                .put("editorDisplayPos", "Above")
                .put("editorLinkStyle", "StraightArrow")
                .put("editorAlwaysShow", false)
                .put("editorShowInWorld", false)
                .put("editorCutLongValues", true)
                .put("useForSmartColor", false)
                .put("exportToToc", false)
                .put("searchable", false)
                .put("symmetricalRef", false)
                .put("autoChainRef", false)
                .put("allowOutOfLevelRef", false)
                .put("allowedRefs", "OnlySame");
        def.putArray("allowedRefTags");
        return def;
    }

    private ObjectNode tileset() {
        ObjectNode set = Tree.object();
        set.put("identifier", "Ledge")
                .put("uid", TILESET)
                .put("relPath", picture)
                .put("pxWid", atlas.width())
                .put("pxHei", atlas.height())
                .put("__cWid", atlas.columns())
                .put("__cHei", atlas.rows())
                .put("tileGridSize", level.grid())
                .put("spacing", 0)
                .put("padding", 0);
        set.putNull("embedAtlas");
        set.putArray("tags");
        set.putArray("enumTags");
        set.putArray("savedSelections");
        ArrayNode data = set.putArray("customData");
        for (TileRef ref : atlas.tiles()) {
            ObjectNode tile = Tree.object().put("tile", ref.tile());
            if (ref.flip().d()) {
                tile.put("flip", "d");
            }
            data.addObject().put("tileId", numbers.get(ref)).put("data", tile.toString());
        }
        return set;
    }

    private ObjectNode layerDef(String name, String type, int uid, Layer layer) {
        ObjectNode def = Tree.object();
        def.put("__type", type)
                .put("type", type)
                .put("identifier", name)
                .put("uid", uid)
                .put("gridSize", level.grid())
                .put("displayOpacity", layer == null ? 1 : layer.effectiveOpacity())
                .put("inactiveOpacity", 1)
                .put("guideGridWid", 0)
                .put("guideGridHei", 0)
                .put("hideInList", false)
                .put("hideFieldsWhenInactive", true)
                .put("canSelectWhenInactive", true)
                .put("renderInWorldView", true)
                .put("pxOffsetX", 0)
                .put("pxOffsetY", 0)
                .put(
                        "parallaxFactorX",
                        layer == null ? 0 : parallax(layer.effectiveParallax().x()))
                .put(
                        "parallaxFactorY",
                        layer == null ? 0 : parallax(layer.effectiveParallax().y()))
                .put("parallaxScaling", false)
                .put("tilePivotX", 0)
                .put("tilePivotY", 0)
                .put("useAsyncRender", false);
        for (String list : new String[] {
            "requiredTags", "excludedTags", "uiFilterTags", "intGridValues", "intGridValuesGroups", "autoRuleGroups"
        }) {
            def.putArray(list);
        }
        if (type.equals("Tiles")) {
            def.put("tilesetDefUid", TILESET);
        }
        return def;
    }

    /** LDtk says how far a layer stays behind, and knows −1 to 1. */
    private static double parallax(double factor) {
        return Math.max(-1, Math.min(1, 1 - factor));
    }

    private ObjectNode instance(String name, String type, int uid, Layer layer) {
        ObjectNode node = Tree.object();
        node.put("__identifier", name)
                .put("__type", type)
                .put("__cWid", level.columns())
                .put("__cHei", level.rows())
                .put("__gridSize", level.grid())
                .put("__opacity", layer == null ? 1 : layer.effectiveOpacity())
                .put("__pxTotalOffsetX", 0)
                .put("__pxTotalOffsetY", 0)
                .put("iid", iid("layer " + uid))
                .put("levelId", LEVEL)
                .put("layerDefUid", uid)
                .put("pxOffsetX", 0)
                .put("pxOffsetY", 0)
                .put("visible", layer == null || layer.isVisible())
                .put("seed", 0);
        if (type.equals("Tiles")) {
            node.put("__tilesetDefUid", TILESET).put("__tilesetRelPath", picture);
        }
        for (String list :
                new String[] {"optionalRules", "intGridCsv", "autoLayerTiles", "gridTiles", "entityInstances"}) {
            node.putArray(list);
        }
        return node;
    }

    /** LDtk lists what is drawn last first. */
    private void layers(ArrayNode defs, ArrayNode instances) {
        List<ObjectNode> allDefs = new ArrayList<>();
        List<ObjectNode> all = new ArrayList<>();
        allDefs.add(gridDef());
        all.add(grid());
        for (Layer layer : level.layers()) {
            if (layer instanceof TileLayer tiles) {
                int uid = nextUid++;
                allDefs.add(layerDef("L_" + identifier(layer.id()) + "_" + uid, "Tiles", uid, layer));
                all.add(tiles(tiles, "L_" + identifier(layer.id()) + "_" + uid, uid));
            }
        }
        ObjectNode placed = instance("Entities", "Entities", ENTITY_LAYER, null);
        ArrayNode list = placed.putArray("entityInstances");
        List<ObjectNode> carried = level.hasObjects() ? CarriedLevel.objects(level) : List.of();
        for (int i = 0; i < carried.size(); i++) {
            list.add(entity(level.objects().get(i), carried.get(i)));
        }
        allDefs.add(layerDef("Entities", "Entities", ENTITY_LAYER, null));
        all.add(placed);
        Collections.reverse(allDefs);
        Collections.reverse(all);
        allDefs.forEach(defs::add);
        all.forEach(instances::add);
    }

    private ObjectNode gridDef() {
        ObjectNode def = layerDef("Collisions", "IntGrid", GRID_LAYER, null);
        ArrayNode values = def.putArray("intGridValues");
        for (int i = 0; i < VALUES.length; i++) {
            ObjectNode value = values.addObject();
            value.put("value", i + 1)
                    .put("identifier", VALUES[i])
                    .put("color", COLORS[i])
                    .put("groupUid", 0);
            value.putNull("tile");
        }
        return def;
    }

    /** How many steps a project takes: a cell of each layer, and of the grid of integers. */
    long steps() {
        long layers =
                level.layers().stream().filter(TileLayer.class::isInstance).count();
        return (layers + 1) * level.columns() * level.rows();
    }

    private ObjectNode grid() {
        ObjectNode node = instance("Collisions", "IntGrid", GRID_LAYER, null);
        ArrayNode values = node.putArray("intGridCsv");
        int[] ofTile = new int[level.tiles().size()];
        for (int i = 1; i < ofTile.length; i++) {
            ofTile[i] = value(level.tileType(i));
        }
        for (int row = 0; row < level.rows(); row++) {
            for (int column = 0; column < level.columns(); column++) {
                steps.next();
                int value = 0;
                for (Layer layer : level.layers()) {
                    if (layer instanceof TileLayer tiles && tiles.isColliding()) {
                        int here = ofTile[tiles.grid().get(column, row)];
                        value = here == 0 ? value : here;
                    }
                }
                values.add(value);
            }
        }
        return node;
    }

    private static int value(TileType type) {
        if (type == null) {
            return 0;
        }
        if (type.isHazard()) {
            return 5;
        }
        if (type.isClimbable()) {
            return 4;
        }
        if (type.effectiveShape() instanceof Shape.None) {
            return 0;
        }
        if (type.solidFrom() != null) {
            return 2;
        }
        return type.effectiveShape() instanceof Shape.Full ? 1 : 3;
    }

    private ObjectNode tiles(TileLayer layer, String name, int uid) {
        ObjectNode node = instance(name, "Tiles", uid, layer);
        ArrayNode tiles = node.putArray("gridTiles");
        for (int row = 0; row < level.rows(); row++) {
            for (int column = 0; column < level.columns(); column++) {
                steps.next();
                int index = layer.grid().get(column, row);
                if (index != 0) {
                    TileRef ref = level.tiles().get(index);
                    int number = numbers.get(stored(ref));
                    ObjectNode tile = tiles.addObject();
                    tile.putArray("px").add(column * level.grid()).add(row * level.grid());
                    tile.putArray("src")
                            .add(number % atlas.columns() * atlas.side())
                            .add(number / atlas.columns() * atlas.side());
                    tile.put("f", (ref.flip().h() ? 1 : 0) | (ref.flip().v() ? 2 : 0))
                            .put("t", number)
                            .put("a", 1);
                    tile.putArray("d").add(row * level.columns() + column);
                }
            }
        }
        return node;
    }

    private ObjectNode entity(LevelObject object, ObjectNode carried) {
        int uid = entities.computeIfAbsent(object.type(), type -> {
            nextUid += 2;
            return nextUid - 2;
        });
        Aabb box = object.bounds(level);
        Vec at = LdtkBack.place(carried);
        ObjectNode node = Tree.object();
        node.put("__identifier", "E_" + identifier(object.type()) + "_" + uid);
        node.putArray("__grid").add(cell(at.x())).add(cell(at.y()));
        node.putArray("__pivot").add(0).add(0);
        node.putArray("__tags");
        node.putNull("__tile");
        node.put("__smartColor", "#C9A227")
                .put("iid", iid("object " + object.id()))
                .put("width", Math.max(1, (int) Math.min(Integer.MAX_VALUE, Math.rint(box.width()))))
                .put("height", Math.max(1, (int) Math.min(Integer.MAX_VALUE, Math.rint(box.height()))))
                .put("defUid", uid);
        node.putArray("px").add((int) at.x()).add((int) at.y());
        node.putArray("fieldInstances").add(field(CarriedLevel.PROPERTY, uid + 1, carried.toString()));
        return node;
    }

    private int cell(double px) {
        return (int) Math.floor(px / level.grid());
    }

    private ObjectNode entityDef(String type, int uid) {
        ObjectNode def = Tree.object();
        def.put("identifier", "E_" + identifier(type) + "_" + uid)
                .put("uid", uid)
                .put("exportToToc", false)
                .put("allowOutOfBounds", true)
                .put("width", level.grid())
                .put("height", level.grid())
                .put("resizableX", true)
                .put("resizableY", true)
                .put("keepAspectRatio", false)
                .put("tileOpacity", 1)
                .put("fillOpacity", 0.3)
                .put("lineOpacity", 1)
                .put("hollow", false)
                .put("color", "#C9A227")
                .put("renderMode", "Rectangle")
                .put("showName", true)
                .put("tileRenderMode", "FitInside")
                .put("maxCount", 0)
                .put("limitScope", "PerLevel")
                .put("limitBehavior", "MoveLastOne")
                .put("pivotX", 0)
                .put("pivotY", 0);
        def.putArray("tags");
        def.putArray("nineSliceBorders");
        def.putArray("fieldDefs").add(fieldDef(CarriedLevel.PROPERTY, uid + 1));
        return def;
    }
}
