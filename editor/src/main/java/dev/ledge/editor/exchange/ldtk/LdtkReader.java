package dev.ledge.editor.exchange.ldtk;

import dev.ledge.editor.exchange.source.ImportContext;
import dev.ledge.editor.exchange.source.Picture;
import dev.ledge.editor.exchange.source.SourceLayer;
import dev.ledge.editor.exchange.source.SourceLayer.Info;
import dev.ledge.editor.exchange.source.SourceMap;
import dev.ledge.editor.exchange.tree.Document;
import dev.ledge.editor.exchange.tree.JsonTree;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.problem.LevelFormatException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads LDtk's projects: each of their levels is a map. */
final class LdtkReader {
    private final Document document;
    private final ImportContext context;
    private final LdtkDefs defs;

    private LdtkReader(Document document, ImportContext context) {
        this.document = document;
        this.context = context;
        this.defs = new LdtkDefs(document, context);
    }

    /**
     * The levels of a project, in its order.
     *
     * @throws LevelFormatException if it cannot be used
     */
    static List<SourceMap> maps(Document document, ImportContext context) throws LevelFormatException {
        JsonNode root = document.root();
        if (!root.has("defs")) {
            throw document.error(
                    root,
                    "WRONG-FORMAT",
                    "this is a level of an LDtk project without the project; open the .ldtk file");
        }
        LdtkTables.noteProject(root, context.report());
        LdtkReader reader = new LdtkReader(document, context);
        List<SourceMap> maps = new ArrayList<>();
        for (JsonNode level : Tree.list(root, "levels")) {
            maps.add(reader.map(level, ""));
        }
        for (JsonNode world : Tree.list(root, "worlds")) {
            String name = Tree.list(root, "worlds").size() > 1 ? Tree.text(world, "identifier") + "-" : "";
            for (JsonNode level : Tree.list(world, "levels")) {
                maps.add(reader.map(level, name));
            }
        }
        reader.defs.nameUnused();
        if (maps.isEmpty()) {
            throw document.error(root, "MISSING-FIELD", "the project has no levels, so there is nothing to import");
        }
        return maps;
    }

    private SourceMap map(JsonNode level, String world) throws LevelFormatException {
        Document own = document;
        JsonNode content = level;
        String external = Tree.text(level, "externalRelPath");
        if (external != null && !Tree.get(level, "layerInstances").isArray()) {
            Path file = context.resolve(document.file(), external, "level file");
            if (file != null) {
                own = JsonTree.read(file);
                content = own.root();
            }
        }
        double width = Tree.number(level, "pxWid", 0);
        double height = Tree.number(level, "pxHei", 0);
        if (width < 0 || height < 0) {
            throw own.error(level, "OUT-OF-RANGE", "a level cannot be smaller than nothing");
        }
        List<SourceLayer> layers = new ArrayList<>();
        background(level, layers);
        List<JsonNode> instances = Tree.list(content, "layerInstances");
        Collections.reverse(instances); // LDtk lists what is drawn last first.
        for (JsonNode instance : instances) {
            new LdtkLayer(own, context, defs, instance).addTo(layers);
        }
        String name = Tree.text(level, "identifier");
        ObjectNode props = props(level);
        LdtkTables.noteFields(level, context.report());
        LdtkTables.LEVEL.take(content, props, String.valueOf(name), context.report());
        String label = world + (name == null ? "level" : name);
        return new SourceMap(label, width, height, 0, layers, props, SourceMap.Unused.NOTHING);
    }

    private ObjectNode props(JsonNode level) {
        ObjectNode props = LdtkLayer.fields(level);
        for (String field : List.of("worldX", "worldY", "worldDepth", "__bgColor")) {
            JsonNode value = Tree.get(level, field);
            if (value.isValueNode() && !value.isMissingNode()) {
                props.set(field.replace("__", ""), value);
            }
        }
        return props;
    }

    /** True if the background does not lie as it is. */
    private static boolean isFitted(JsonNode level) {
        JsonNode place = Tree.get(level, "__bgPos");
        Vec scale = Tree.pair(place, "scale");
        List<JsonNode> cut = Tree.list(place, "cropRect");
        boolean isCut = cut.size() == 4 && (Tree.number(cut.get(0), 0) != 0 || Tree.number(cut.get(1), 0) != 0);
        boolean isUnscaled = scale == null
                ? !List.of("Cover", "CoverDirty", "Contain", "Repeat")
                        .contains(String.valueOf(Tree.text(level, "bgPos")))
                : scale.equals(new Vec(1, 1));
        return isCut || !isUnscaled;
    }

    private void background(JsonNode level, List<SourceLayer> layers) {
        String src = Tree.text(level, "bgRelPath");
        if (src != null) {
            Picture picture = context.picture(document.file(), src, null);
            Vec corner = Tree.pair(Tree.get(level, "__bgPos"), "topLeftPx");
            layers.add(new SourceLayer.Image(
                    new Info(
                            "background",
                            null,
                            Tree.object(),
                            true,
                            false,
                            1,
                            new Vec(1, 1),
                            corner == null ? Vec.ZERO : corner),
                    picture,
                    null));
            if (isFitted(level)) {
                context.report().lost("background picture that is scaled or cut, drawn whole at its own size", src);
            }
        }
    }
}
