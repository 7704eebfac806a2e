package dev.ledge.editor.exchange.ldtk;

import dev.ledge.editor.exchange.source.FieldTable;
import dev.ledge.editor.exchange.source.ImportReport;
import dev.ledge.editor.exchange.tree.Tree;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * The fields of LDtk's objects. Definitions say how its own editor behaves, but for what the reader asks for; those of
 * entities, enumerations and rules are named, as a level has no place for them.
 */
final class LdtkTables {
    static final FieldTable LEVEL = new FieldTable(
            "a level",
            Set.of(
                    "identifier",
                    "pxWid",
                    "pxHei",
                    "worldX",
                    "worldY",
                    "worldDepth",
                    "__bgColor",
                    "bgColor",
                    "bgRelPath",
                    "__bgPos",
                    "layerInstances",
                    "fieldInstances",
                    "externalRelPath",
                    "__header__",
                    "__smartColor",
                    "useAutoIdentifier"),
            Set.of("iid", "uid", "__neighbours", "bgPos", "bgPivotX", "bgPivotY"));

    static final FieldTable LAYER = new FieldTable(
            "a layer",
            Set.of(
                    "__identifier",
                    "__type",
                    "__cWid",
                    "__cHei",
                    "__gridSize",
                    "__opacity",
                    "__pxTotalOffsetX",
                    "__pxTotalOffsetY",
                    "__tilesetDefUid",
                    "__tilesetRelPath",
                    "layerDefUid",
                    "levelId",
                    "pxOffsetX",
                    "pxOffsetY",
                    "visible",
                    "overrideTilesetUid",
                    "intGrid",
                    "intGridCsv",
                    "autoLayerTiles",
                    "gridTiles",
                    "entityInstances",
                    "optionalRules",
                    "seed"),
            Set.of("iid"));

    static final FieldTable ENTITY = new FieldTable(
            "an entity",
            Set.of(
                    "__identifier",
                    "__grid",
                    "__pivot",
                    "__tile",
                    "__smartColor",
                    "__worldX",
                    "__worldY",
                    "iid",
                    "defUid",
                    "px",
                    "width",
                    "height",
                    "fieldInstances"),
            Set.of("__tags"));

    private static final FieldTable FIELD = new FieldTable(
            "an entity's or level's field",
            Set.of("__identifier", "__type", "__value", "__tile", "defUid", "realEditorValues"),
            Set.of());

    static final FieldTable TILE = new FieldTable("a painted tile", Set.of("px", "src", "f", "t", "d", "a"), Set.of());

    private static final FieldTable PROJECT = new FieldTable(
            "a project",
            Set.of(
                    "__header__",
                    "__FORCED_REFS",
                    "appBuildId",
                    "backupLimit",
                    "backupOnSave",
                    "backupRelPath",
                    "bgColor",
                    "defaultEntityHeight",
                    "defaultEntityWidth",
                    "defaultGridSize",
                    "defaultLevelBgColor",
                    "defaultLevelHeight",
                    "defaultLevelWidth",
                    "defaultPivotX",
                    "defaultPivotY",
                    "defs",
                    "dummyWorldIid",
                    "exportLevelBg",
                    "exportPng",
                    "exportTiled",
                    "externalLevels",
                    "flags",
                    "identifierStyle",
                    "iid",
                    "imageExportMode",
                    "jsonVersion",
                    "levelNamePattern",
                    "levels",
                    "minifyJson",
                    "nextUid",
                    "pngFilePattern",
                    "simplifiedExport",
                    "worldGridHeight",
                    "worldGridWidth",
                    "worldLayout",
                    "worlds"),
            Set.of());

    private static final FieldTable WORLD = new FieldTable(
            "a world",
            Set.of(
                    "defaultLevelHeight",
                    "defaultLevelWidth",
                    "identifier",
                    "iid",
                    "levels",
                    "worldGridHeight",
                    "worldGridWidth",
                    "worldLayout"),
            Set.of());

    private LdtkTables() {}

    /** Names what nobody knows of the fields of an entity or level. */
    static void noteFields(JsonNode owner, ImportReport report) {
        Tree.list(owner, "fieldInstances")
                .forEach(field -> FIELD.take(field, null, String.valueOf(Tree.text(field, "__identifier")), report));
    }

    /** Names what a project has beside its levels. */
    static void noteProject(JsonNode root, ImportReport report) {
        PROJECT.take(root, null, "the project", report);
        Tree.list(root, "worlds")
                .forEach(world -> WORLD.take(world, null, String.valueOf(Tree.text(world, "identifier")), report));
        JsonNode defs = Tree.get(root, "defs");
        for (String kind : List.of("entities", "enums", "externalEnums", "levelFields")) {
            for (JsonNode definition : Tree.list(defs, kind)) {
                report.lost(
                        "definition in a project (" + kind + "), which is left out",
                        String.valueOf(Tree.text(definition, "identifier")));
            }
        }
        for (JsonNode layer : Tree.list(defs, "layers")) {
            String name = String.valueOf(Tree.text(layer, "identifier"));
            if (!Tree.list(layer, "autoRuleGroups").isEmpty()) {
                report.lost("layer with rules, whose tiles are taken over and not the rules", name);
            }
            boolean isScaled = Tree.flag(layer, "parallaxScaling", true)
                    && (Tree.number(layer, "parallaxFactorX", 0) != 0 || Tree.number(layer, "parallaxFactorY", 0) != 0);
            if (isScaled) {
                report.lost("layer that is scaled by its parallax, drawn at its own size", name);
            }
        }
    }
}
