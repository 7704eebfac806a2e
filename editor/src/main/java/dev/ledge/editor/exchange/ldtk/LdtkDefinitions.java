package dev.ledge.editor.exchange.ldtk;

import dev.ledge.editor.exchange.carry.CarriedLevel;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.level.Layer;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What LDtk asks of a project beside its levels: the project's own settings, and definitions of layers, entities and
 * fields, mostly as its editor sets them for new ones.
 */
final class LdtkDefinitions {
    /** The number of the one tileset. */
    static final int TILESET = 1;

    private static final String VERSION = "1.5.3";
    private static final String[] VALUES = {"solid", "one_way", "slope", "ladder", "hazard"};
    private static final String[] COLORS = {"#6b6f7d", "#b07a3c", "#8a8f7a", "#c9a227", "#d04040"};

    private final int grid;

    /**
     * For a project.
     *
     * @param grid side of its cells, px
     */
    LdtkDefinitions(int grid) {
        this.grid = grid;
    }

    /** LDtk's names are of letters, digits and underscores. */
    static String identifier(String name) {
        String plain = name.replaceAll("[^A-Za-z0-9_]+", "_");
        return plain.isEmpty() || !Character.isLetter(plain.charAt(0)) ? "_" + plain : plain;
    }

    /** The same at each export of the same thing, so that a project does not change where its level did not. */
    static String iid(String what) {
        return UUID.nameUUIDFromBytes(("ledge " + what).getBytes(StandardCharsets.UTF_8))
                .toString();
    }

    static ObjectNode field(String name, int uid, String text) {
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

    /** A project without definitions and levels. */
    ObjectNode project() {
        ObjectNode root = Tree.object();
        ObjectNode header = root.putObject("__header__");
        header.put("fileType", "LDtk Project JSON")
                .put("app", "LDtk")
                .put("doc", "https://ldtk.io/json")
                .put("schema", "https://ldtk.io/files/JSON_SCHEMA.json")
                .put("appAuthor", "Ledge")
                .put("appVersion", VERSION)
                .put("url", "https://ldtk.io");
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
                .put("defaultGridSize", grid)
                .put("defaultEntityWidth", grid)
                .put("defaultEntityHeight", grid)
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
        return root;
    }

    static ObjectNode fieldDef(String name, int uid) {
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

    ObjectNode layerDef(String name, String type, int uid, Layer layer) {
        ObjectNode def = Tree.object();
        def.put("__type", type)
                .put("type", type)
                .put("identifier", name)
                .put("uid", uid)
                .put("gridSize", grid)
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

    ObjectNode gridDef(int uid) {
        ObjectNode def = layerDef("Collisions", "IntGrid", uid, null);
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

    ObjectNode entityDef(String type, int uid) {
        ObjectNode def = Tree.object();
        def.put("identifier", "E_" + identifier(type) + "_" + uid)
                .put("uid", uid)
                .put("exportToToc", false)
                .put("allowOutOfBounds", true)
                .put("width", grid)
                .put("height", grid)
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
