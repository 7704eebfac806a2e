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
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Makes a project of a level: an integer grid of what cells do, a layer of tiles each, and entities. What LDtk has no
 * place for is in a field named {@value CarriedLevel#PROPERTY}.
 */
final class LdtkWriter {
    private static final int GRID_LAYER = 2;
    private static final int ENTITY_LAYER = 3;
    private static final int LEVEL_FIELD = 4;
    private static final int PALETTE_FIELD = 5;
    private static final int LEVEL = 6;
    private static final int FIRST_FREE = 10;

    private final Level level;
    private final LdtkDefinitions definitions;
    private Steps steps;
    private String picture;
    private final Atlas atlas;
    private final Map<TileRef, Integer> numbers = new HashMap<>();
    private final Map<String, Integer> entities = new LinkedHashMap<>();
    private int nextUid = FIRST_FREE;

    LdtkWriter(Level level) {
        this.level = LevelWriter.withLegends(level);
        this.definitions = new LdtkDefinitions(level.grid());
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

    /**
     * The project.
     *
     * @param atlasName name of the atlas beside the project
     * @param counted counts the cells that were taken
     */
    ObjectNode project(String atlasName, Steps counted) {
        picture = atlasName;
        steps = counted;
        ArrayNode layerDefs = Tree.object().putArray("layers");
        ArrayNode instances = Tree.object().putArray("layerInstances");
        layers(layerDefs, instances);
        ObjectNode root = definitions.project();
        ObjectNode defs = root.putObject("defs");
        defs.set("layers", layerDefs);
        ArrayNode entityDefs = defs.putArray("entities");
        entities.forEach((type, uid) -> entityDefs.add(definitions.entityDef(type, uid)));
        defs.putArray("tilesets").add(tileset());
        defs.putArray("enums");
        defs.putArray("externalEnums");
        ArrayNode levelFields = defs.putArray("levelFields");
        levelFields.add(LdtkDefinitions.fieldDef(CarriedLevel.PROPERTY, LEVEL_FIELD));
        levelFields.add(LdtkDefinitions.fieldDef(CarriedLevel.PALETTE, PALETTE_FIELD));
        root.putArray("levels").add(level(instances));
        root.put("nextUid", nextUid);
        return root;
    }

    private ObjectNode level(ArrayNode instances) {
        ObjectNode node = Tree.object();
        node.put("identifier", level.name() == null ? "Level_0" : LdtkDefinitions.identifier(level.name()))
                .put("iid", LdtkDefinitions.iid("level"))
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
        fields.add(LdtkDefinitions.field(CarriedLevel.PROPERTY, LEVEL_FIELD, CarriedLevel.skeleton(level)));
        if (level.palettePath() != null) {
            fields.add(
                    LdtkDefinitions.field(CarriedLevel.PALETTE, PALETTE_FIELD, Tree.json(CarriedLevel.palette(level))));
        }
        node.set("layerInstances", instances);
        node.putArray("__neighbours");
        return node;
    }

    private ObjectNode tileset() {
        ObjectNode set = Tree.object();
        set.put("identifier", "Ledge")
                .put("uid", LdtkDefinitions.TILESET)
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
            data.addObject().put("tileId", numbers.get(ref)).put("data", Tree.json(tile));
        }
        return set;
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
                .put("iid", LdtkDefinitions.iid("layer " + uid))
                .put("levelId", LEVEL)
                .put("layerDefUid", uid)
                .put("pxOffsetX", 0)
                .put("pxOffsetY", 0)
                .put("visible", layer == null || layer.isVisible())
                .put("seed", 0);
        if (type.equals("Tiles")) {
            node.put("__tilesetDefUid", LdtkDefinitions.TILESET).put("__tilesetRelPath", picture);
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
        allDefs.add(definitions.gridDef(GRID_LAYER));
        all.add(grid());
        for (Layer layer : level.layers()) {
            if (layer instanceof TileLayer tiles) {
                int uid = nextUid++;
                String name = "L_" + LdtkDefinitions.identifier(layer.id()) + "_" + uid;
                allDefs.add(definitions.layerDef(name, "Tiles", uid, layer));
                all.add(tiles(tiles, name, uid));
            }
        }
        ObjectNode placed = instance("Entities", "Entities", ENTITY_LAYER, null);
        ArrayNode list = placed.putArray("entityInstances");
        List<ObjectNode> carried = level.hasObjects() ? CarriedLevel.objects(level) : List.of();
        for (int i = 0; i < carried.size(); i++) {
            list.add(entity(level.objects().get(i), carried.get(i)));
        }
        allDefs.add(definitions.layerDef("Entities", "Entities", ENTITY_LAYER, null));
        all.add(placed);
        Collections.reverse(allDefs);
        Collections.reverse(all);
        allDefs.forEach(defs::add);
        all.forEach(instances::add);
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
        node.put("__identifier", "E_" + LdtkDefinitions.identifier(object.type()) + "_" + uid);
        node.putArray("__grid").add(cell(at.x())).add(cell(at.y()));
        node.putArray("__pivot").add(0).add(0);
        node.putArray("__tags");
        node.putNull("__tile");
        node.put("__smartColor", "#C9A227")
                .put("iid", LdtkDefinitions.iid("object " + object.id()))
                .put("width", Math.max(1, (int) Math.min(Integer.MAX_VALUE, Math.rint(box.width()))))
                .put("height", Math.max(1, (int) Math.min(Integer.MAX_VALUE, Math.rint(box.height()))))
                .put("defUid", uid);
        node.putArray("px").add((int) at.x()).add((int) at.y());
        node.putArray("fieldInstances").add(LdtkDefinitions.field(CarriedLevel.PROPERTY, uid + 1, Tree.json(carried)));
        return node;
    }

    private int cell(double px) {
        return (int) Math.floor(px / level.grid());
    }
}
