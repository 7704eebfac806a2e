package dev.ledge.engine.level.json;

import dev.ledge.engine.level.Facing;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Motion;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.json.CanonicalWriter.Layout;

/** Writes objects, one a line. */
final class ObjectWriter {
    private ObjectWriter() {}

    static void write(LevelObject object, CanonicalWriter out) {
        ObjectCommon common = object.common();
        out.beginObject(Layout.INLINE)
                .field("id", common.id())
                .field("type", object.type())
                .field("at", common.at())
                .field("size", common.size())
                .field("name", common.name())
                .field("props", common.props())
                .field("z", common.z())
                .field("layer", common.layer());
        typed(object, out);
        out.fields(common.unknown()).end();
    }

    private static void typed(LevelObject object, CanonicalWriter out) {
        if (object instanceof LevelObject.Spawn spawn) {
            out.field("velocity", spawn.velocity());
            facing(spawn.facing(), out);
        } else if (object instanceof LevelObject.Platform platform) {
            platform(platform, out);
        } else if (object instanceof LevelObject.StaticPolygon polygon) {
            out.field("points", polygon.points());
            PaletteWriter.sides(out, polygon.solidFrom());
            out.field("surface", polygon.surface())
                    .field("hazard", polygon.hazard())
                    .field("color", polygon.color());
        } else if (object instanceof LevelObject.Walker walker) {
            out.field("speed", walker.speed());
            facing(walker.facing(), out);
            out.field("turnsAtLedges", walker.turnsAtLedges())
                    .field("hurts", walker.hurts())
                    .field("stompable", walker.stompable());
            LevelWriter.profile(walker.actor(), out);
        } else if (object instanceof LevelObject.Patroller patroller) {
            out.field("velocity", patroller.velocity());
        } else if (object instanceof LevelObject.Marker marker) {
            out.field("tells", marker.tells());
        } else if (object instanceof LevelObject.Pickup pickup) {
            LevelWriter.profile(pickup.actor(), out);
        } else if (object instanceof LevelObject.Body body) {
            out.field("velocity", body.velocity());
            LevelWriter.profile(body.actor(), out);
            out.field("copies", body.copies()).field("body", body.body());
        } else if (object instanceof LevelObject.Sprite sprite) {
            out.field("tile", sprite.tile());
            Flip flip = sprite.flip();
            out.field("flip", flip == null ? null : flip.json());
        } else if (object instanceof LevelObject.Custom custom) {
            out.fields(custom.fields());
        }
    }

    private static void facing(Facing facing, CanonicalWriter out) {
        out.field("facing", facing == null ? null : facing.json());
    }

    private static void platform(LevelObject.Platform platform, CanonicalWriter out) {
        PaletteWriter.sides(out, platform.solidFrom());
        out.field("path", platform.path());
        motion(platform.motion(), out);
        out.field("points", platform.points())
                .field("dropThrough", platform.dropThrough())
                .field("surface", platform.surface())
                .field("climbable", platform.climbable())
                .field("hazard", platform.hazard())
                .field("color", platform.color())
                .field("tile", platform.tile());
    }

    private static void motion(Motion motion, CanonicalWriter out) {
        if (motion != null) {
            out.key("motion")
                    .beginObject(Layout.INLINE)
                    .field("mode", motion.mode() == null ? null : motion.mode().json())
                    .field("speed", motion.speed())
                    .field("wait", motion.pause())
                    .field("start", motion.start())
                    .field("ease", motion.ease() == null ? null : motion.ease().json())
                    .field("when", motion.when() == null ? null : motion.when().json())
                    .fields(motion.unknown())
                    .end();
        }
    }
}
