package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.source.ImportReport;
import dev.ledge.editor.exchange.source.SourceLayer;
import dev.ledge.editor.exchange.source.SourceTile;
import dev.ledge.editor.exchange.source.SourceTile.Origin;
import dev.ledge.editor.exchange.tree.Tree;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Decides what the tiles of each layer are: by a rule, else by their own shapes, else by the layer's name. */
final class TileLayers {
    private static final List<String> SOLID_WORDS = List.of(
            "ground",
            "wall",
            "platform",
            "solid",
            "collision",
            "collide",
            "terrain",
            "floor",
            "block",
            "main",
            "world");

    private final List<Rule> rules;
    private final int ownRules;
    private final boolean isGuessing;
    private final ImportReport report;
    /** True if something of the map says what is solid, so that nothing else is. */
    private boolean hasEvidence;

    private boolean hasSolidName;
    private boolean hasUndecorated;

    TileLayers(Mapping mapping, ImportReport report) {
        this.rules = mapping.allRules();
        this.ownRules = mapping.rules().size();
        this.isGuessing = mapping.isGuessing();
        this.report = report;
    }

    /** Looks at what is in use before anything is guessed. */
    void look(SourceLayer.Tiles layer, Set<SourceTile> tiles) {
        boolean isDecoration = Boolean.FALSE.equals(collides(layer.info()));
        hasUndecorated |= !isDecoration;
        hasSolidName |= !isDecoration && hasSolidName(layer.info());
        for (SourceTile tile : tiles) {
            hasEvidence |= !isDecoration && TileShapes.hasShapes(tile) || isSolid(rule(tile, layer.info()));
        }
    }

    /** A rule about ladders or hazards says nothing of the ground. */
    private static boolean isSolid(JsonNode said) {
        return said instanceof ObjectNode fields && fields.has("shape");
    }

    /** Notes that objects say what is solid. */
    void noteSolidObjects() {
        hasEvidence = true;
    }

    private static boolean hasSolidName(SourceLayer.Info info) {
        String name = info.name().toLowerCase(Locale.ROOT);
        return SOLID_WORDS.stream().anyMatch(name::contains);
    }

    private JsonNode rule(SourceTile tile, SourceLayer.Info layer) {
        for (Rule rule : rules) {
            if (rule.fits(tile, layer)) {
                return rule.node().get("tile");
            }
        }
        return null;
    }

    /** What the rules say of a layer as a whole; null if nothing. */
    private Boolean collides(SourceLayer.Info layer) {
        for (Rule rule : rules) {
            Boolean collides = rule.collides(layer);
            if (collides != null) {
                return collides;
            }
        }
        return null;
    }

    /** True if the user's own rules make the layer decoration, whatever its tiles are. */
    boolean isSwitchedOff(SourceLayer.Info layer) {
        for (Rule rule : rules.subList(0, ownRules)) {
            Boolean collides = rule.collides(layer);
            if (collides != null) {
                return !collides;
            }
        }
        return false;
    }

    /** The fields of the tile in a palette that say what it does; empty for decoration. */
    ObjectNode fields(SourceTile tile, SourceLayer.Tiles layer) {
        JsonNode said = rule(tile, layer.info());
        if (said == null) {
            return guess(tile, layer);
        }
        if (!(said instanceof ObjectNode rule)) {
            return Tree.object();
        }
        ObjectNode fields = rule.deepCopy();
        if ("tile".equals(Tree.text(fields, "shape"))) {
            ObjectNode own = shapes(tile, layer);
            fields.remove("shape");
            ObjectNode merged = own.has("shape") || TileShapes.hasShapes(tile)
                    ? own
                    : Tree.object().put("shape", "full");
            merged.setAll(fields);
            return merged;
        }
        return fields;
    }

    private ObjectNode shapes(SourceTile tile, SourceLayer.Tiles layer) {
        double width = tile.look().width() > 0 ? tile.look().width() : layer.cellWidth();
        double height = tile.look().height() > 0 ? tile.look().height() : layer.cellHeight();
        return TileShapes.fields(
                tile,
                width,
                height,
                () -> report.lost("tile whose collision shapes became one convex shape", tile.set() + " " + tile.id()));
    }

    private ObjectNode guess(SourceTile tile, SourceLayer.Tiles layer) {
        Boolean collides = collides(layer.info());
        boolean isDecoration = hasUndecorated && Boolean.FALSE.equals(collides);
        if (TileShapes.hasShapes(tile) && !isDecoration) {
            return shapes(tile, layer);
        }
        if (!isGuessing || hasEvidence || tile.origin() != Origin.TILESET) {
            if (tile.origin() == Origin.SYMBOL) {
                report.lost("symbol that no rule speaks of, taken as decoration", tile.id());
            }
            return Tree.object();
        }
        boolean isSolid = !hasUndecorated || !isDecoration && (!hasSolidName || hasSolidName(layer.info()));
        return isSolid ? Tree.object().put("shape", "full") : Tree.object();
    }
}
