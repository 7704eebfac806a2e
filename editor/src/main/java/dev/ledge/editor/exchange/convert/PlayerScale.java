package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.source.ImportReport;
import dev.ledge.editor.exchange.source.SourceLayer;
import dev.ledge.editor.exchange.source.SourceMap;
import dev.ledge.editor.exchange.source.SourceObject;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Limits;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/**
 * The player of an imported level, and the numbers that go with the size of its cells.
 *
 * @param size the player's, px: what the player starts as in the map, where that is one for a player; else one that
 *     fits
 * @param scale how much larger than usual a cell is
 */
record PlayerScale(Vec size, double scale) {
    private static final double GRAVITY = 1200;
    private static final double FALL_SPEED = 600;

    static PlayerScale of(SourceMap map, List<Rule> rules, double scale) {
        for (SourceLayer layer : map.layers()) {
            if (layer instanceof SourceLayer.Objects placed) {
                for (SourceObject object : placed.objects()) {
                    Optional<ObjectNode> fields = ObjectConverter.fields(rules, object, placed.info());
                    boolean isSpawn = fields.isPresent() && "spawn".equals(Tree.text(fields.get(), "type"));
                    if (isSpawn && isPlayerSized(object.size(), scale)) {
                        return new PlayerScale(object.size(), scale);
                    }
                }
            }
        }
        return new PlayerScale(ActorProfile.DEFAULT_SIZE.times(scale), scale);
    }

    private static boolean isPlayerSized(Vec size, double scale) {
        double cell = scale * MapGrid.USUAL;
        return Math.min(size.x(), size.y()) >= cell / 4 && Math.max(size.x(), size.y()) <= cell * 4;
    }

    /** Writes into a level what differs from what a level without it has. */
    void write(ObjectNode level, ImportReport report) {
        if (scale != 1) {
            writeScaled(level, report);
        } else if (!size.equals(ActorProfile.DEFAULT_SIZE)) {
            level.putObject("player").set("size", Tree.point(size));
        }
    }

    /** The usual numbers, as many cells a second as in cells of the usual size. */
    private void writeScaled(ObjectNode level, ImportReport report) {
        ObjectNode physics = level.putObject("physics");
        physics.set("gravity", Tree.number(GRAVITY * scale));
        physics.set("maxFallSpeed", Tree.number(FALL_SPEED * scale));
        ObjectNode player = level.putObject("player");
        double width = Math.max(Limits.MIN_SIZE, size.x());
        player.set("size", Tree.point(new Vec(width, Math.max(Limits.MIN_SIZE, size.y()))));
        Map<String, Integer> speeds = new LinkedHashMap<>();
        speeds.put("walkSpeed", 120);
        speeds.put("acceleration", 1200);
        speeds.put("deceleration", 1200);
        speeds.put("airSpeed", 120);
        speeds.put("airAcceleration", 600);
        speeds.put("jumpSpeed", 400);
        speeds.put("climbSpeed", 60);
        speeds.forEach((field, value) -> player.set(field, Tree.number(value * scale)));
        report.taken(String.format(Locale.ROOT, "set of the player's numbers, scaled to the grid by %.4g", scale), 1);
    }
}
