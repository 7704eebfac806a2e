package dev.ledge.engine.testing;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Physics;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Direction;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.level.object.Marker;
import dev.ledge.engine.level.object.Patroller;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.level.object.Spring;
import dev.ledge.engine.level.object.StaticPolygon;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Mirrors levels and inputs left-right (invariant G7): column 0 becomes the last one, {@code x} becomes the level's
 * width − {@code x}.
 */
public final class LevelMirror {
    private static final String MIRRORED = "~mirrored";
    private static final Flip H = new Flip(Flip.H);

    private final Level level;

    private LevelMirror(Level level) {
        this.level = level;
    }

    /** The mirrored level. */
    public static Level of(Level level) {
        return new LevelMirror(level).mirrored();
    }

    /** The same game played on the mirrored level. */
    public static InputTrack of(InputTrack input) {
        return InputTrack.of(input.changes().stream()
                .map(change -> new InputTrack.Change(change.tick(), buttons(change.buttons())))
                .toList());
    }

    /** Left and right exchanged. */
    public static int buttons(int held) {
        int others = held & ~(Buttons.LEFT.bit() | Buttons.RIGHT.bit());
        return others
                | (Buttons.LEFT.in(held) ? Buttons.RIGHT.bit() : 0)
                | (Buttons.RIGHT.in(held) ? Buttons.LEFT.bit() : 0);
    }

    private Level mirrored() {
        TileTable tiles = TileTable.EMPTY;
        int[] indices = new int[level.tiles().size()];
        for (int i = 1; i < indices.length; i++) {
            TileRef ref = level.tiles().get(i);
            TileRef flipped = new TileRef(ref.tile(), ref.flip().thenH());
            tiles = tiles.with(flipped);
            indices[i] = tiles.indexOf(flipped);
        }
        return level.toBuilder()
                .palette(null, palette())
                .physics(physics())
                .tiles(tiles)
                .layers(level.layers().stream()
                        .map(layer -> layer(layer, indices))
                        .toList())
                .objects(level.objects().stream().map(this::object).toList())
                .build();
    }

    /** Objects have no flip that would turn a conveyor, so they get surfaces of their own. */
    private Palette palette() {
        Map<String, Surface> surfaces = new LinkedHashMap<>(level.palette().surfaces());
        level.palette().surfaces().forEach((name, surface) -> surfaces.put(name + MIRRORED, mirrored(surface)));
        return new Palette(
                surfaces,
                level.palette().tiles(),
                level.palette().props(),
                level.palette().unknown());
    }

    private static Surface mirrored(Surface surface) {
        return new Surface(
                surface.acceleration(),
                surface.turnAcceleration(),
                surface.deceleration(),
                surface.maxSpeed(),
                surface.conveyor() == null ? null : (Double) (-surface.conveyor()),
                surface.maxFallSpeed(),
                surface.gravityScale(),
                surface.props(),
                surface.unknown());
    }

    private Physics physics() {
        Physics physics = level.physics();
        Border border = physics.effectiveBorder();
        return new Physics(
                physics.gravity(),
                physics.maxFallSpeed(),
                physics.tickRate(),
                physics.maxSlope(),
                new Border(border.right(), border.left(), border.top(), border.bottom(), border.unknown()),
                physics.unknown());
    }

    private Layer layer(Layer layer, int[] indices) {
        LayerCommon common = layer.common().withOffset(mirrored(layer.common().offset()));
        if (layer instanceof ImageLayer image) {
            return image.withCommon(common);
        }
        TileLayer tiles = (TileLayer) layer;
        TileGrid.Edit edit =
                TileGrid.empty(tiles.grid().columns(), tiles.grid().rows()).edit();
        for (int row = 0; row < tiles.grid().rows(); row++) {
            for (int column = 0; column < tiles.grid().columns(); column++) {
                int index = tiles.grid().get(column, row);
                if (index != 0) {
                    edit.set(tiles.grid().columns() - 1 - column, row, indices[index]);
                }
            }
        }
        return new TileLayer(common, tiles.collides(), null, Map.of(), edit.build());
    }

    private LevelObject object(LevelObject object) {
        ObjectCommon common = object.common().withAt(at(object));
        if (object instanceof Spawn spawn) {
            return new Spawn(common, mirrored(spawn.velocity()), mirrored(spawn.effectiveFacing()));
        } else if (object instanceof Platform platform) {
            return new Platform(
                    common,
                    mirrored(platform.path()),
                    platform.motion(),
                    mirrored(platform.points()),
                    mirrored(platform.solidFrom()),
                    platform.dropThrough(),
                    surface(platform.surface()),
                    platform.climbable(),
                    platform.hazard(),
                    platform.color(),
                    platform.tile(),
                    platform.changing());
        } else if (object instanceof StaticPolygon polygon) {
            return new StaticPolygon(
                    common,
                    mirrored(polygon.points()),
                    mirrored(polygon.solidFrom()),
                    surface(polygon.surface()),
                    polygon.hazard(),
                    polygon.color());
        } else if (object instanceof Walker walker) {
            return new Walker(
                    common,
                    walker.speed(),
                    mirrored(walker.effectiveFacing()),
                    walker.turnsAtLedges(),
                    walker.hurts(),
                    walker.stompable(),
                    walker.actor());
        } else if (object instanceof Patroller patroller) {
            return new Patroller(common, mirrored(patroller.velocity()));
        } else if (object instanceof Marker marker) {
            String tells = marker.tells();
            return new Marker(common, "left".equals(tells) ? "right" : "right".equals(tells) ? "left" : tells);
        } else if (object instanceof Body body) {
            return new Body(common, mirrored(body.velocity()), body.copies(), body.body(), body.actor());
        } else if (object instanceof Spring spring) {
            return new Spring(common, spring.power(), mirrored(spring.direction()));
        }
        return object.withCommon(common);
    }

    /** A box is given by its left edge, which was its right one; a polygon by a point that goes with the others. */
    private Vec at(LevelObject object) {
        boolean isPolygon = object.outlinePoints() != null;
        double width = isPolygon ? 0 : object.effectiveSize(level).x();
        return new Vec(level.width() - object.at().x() - width, object.at().y());
    }

    private String surface(String name) {
        return name != null && level.palette().surfaces().containsKey(name) ? name + MIRRORED : name;
    }

    private static Vec mirrored(Vec vec) {
        return vec == null ? null : new Vec(0.0 - vec.x(), vec.y());
    }

    private static List<Vec> mirrored(List<Vec> points) {
        if (points == null) {
            return null;
        }
        List<Vec> mirrored = new ArrayList<>();
        points.forEach(point -> mirrored.add(mirrored(point)));
        return mirrored;
    }

    private static Sides mirrored(Sides sides) {
        return sides == null ? null : sides.flipped(H);
    }

    private static Direction mirrored(Direction direction) {
        return direction == Direction.LEFT
                ? Direction.RIGHT
                : direction == Direction.RIGHT ? Direction.LEFT : direction;
    }

    private static Facing mirrored(Facing facing) {
        return facing == Facing.LEFT ? Facing.RIGHT : Facing.LEFT;
    }
}
