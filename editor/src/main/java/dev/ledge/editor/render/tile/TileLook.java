package dev.ledge.editor.render.tile;

import dev.ledge.editor.render.style.Colors;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileImage;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import java.awt.Color;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What a placed tile looks like, derived once from its type, flip and surface.
 *
 * @param family how it is drawn
 * @param material what it is made of: {@code rock}, {@code ice} and so on; of a decoration, what it shows
 * @param color its own, or the family's
 * @param outline what is solid, flipped, in cell units, y down, clockwise; empty without a shape
 * @param flip how it is turned
 * @param solid the sides that block, flipped
 * @param conveyor −1, 0 or 1: the direction in which it carries
 * @param image its picture, or null
 * @param covers how much of each side of the cell is covered, by the side's ordinal: from and to, 0 to 1
 * @param changing what makes it come and go
 * @param isThereAtFirst whether it is there when the level begins
 */
public record TileLook(
        Family family,
        String material,
        Color color,
        List<Vec> outline,
        Flip flip,
        Sides solid,
        int conveyor,
        TileImage image,
        double[][] covers,
        Changing changing,
        boolean isThereAtFirst) {

    /** Ways to draw a tile. */
    enum Family {
        UNKNOWN,
        PICTURE,
        SOLID,
        ONE_WAY,
        LADDER,
        HAZARD,
        LIQUID,
        DECORATION
    }

    private static final Color ROCK = new Color(0x6B6F7D);
    private static final Color WOOD = new Color(0xB07A3C);
    private static final Color RUNGS = new Color(0xC9A227);
    private static final Color STEEL = new Color(0xC9D1DC);
    private static final Color MAGMA = new Color(0xE2542B);
    private static final Color LEAF = new Color(0x5C9C58);
    private static final Color MISSING = new Color(0xE0569B);
    private static final double MOLTEN = 0.6;
    private static final double NEAR = 1e-6;

    /** The look of a placed tile in a level; a tile that the palette lacks is {@link Family#UNKNOWN}. */
    public static TileLook of(Level level, TileRef ref) {
        TileType type = level.palette().tiles().get(ref.tile());
        if (type == null) {
            return new TileLook(
                    Family.UNKNOWN,
                    ref.tile(),
                    MISSING,
                    flipped(Shape.FULL, ref.flip()),
                    ref.flip(),
                    Sides.ALL,
                    0,
                    null,
                    new double[Side.values().length][2],
                    Changing.NEVER,
                    true);
        }
        Family family = family(type);
        List<Vec> outline = flipped(type.effectiveShape(), ref.flip());
        Surface surface = level.palette().surface(type.surface());
        return new TileLook(
                family,
                Material.of(level, type, surface),
                color(type, family),
                outline,
                ref.flip(),
                type.effectiveSolidFrom().flipped(ref.flip()),
                conveyor(surface, ref.flip()),
                type.image(),
                covers(outline),
                type.changing(),
                isThereAtFirst(level, type.changing()));
    }

    private static boolean isThereAtFirst(Level level, Changing changing) {
        return changing.isTileThere(level.isOnAtFirst(changing.group()));
    }

    /** True if a tile that has this look in one level has it in another of the same palette too. */
    boolean isLookIn(Level level, TileRef ref) {
        TileType type = level.palette().tiles().get(ref.tile());
        return type == null
                || isThereAtFirst(level, type.changing()) == isThereAtFirst
                        && Material.of(level, type, level.palette().surface(type.surface()))
                                .equals(material);
    }

    private static Family family(TileType type) {
        if (type.image() != null && type.image().src() != null) {
            return Family.PICTURE;
        }
        if (type.isHazard()) {
            return Family.HAZARD;
        }
        if (type.isClimbable()) {
            return Family.LADDER;
        }
        if (type.effectiveShape() instanceof Shape.None) {
            return type.surface() == null ? Family.DECORATION : Family.LIQUID;
        }
        return type.effectiveSolidFrom().equals(Sides.ALL) ? Family.SOLID : Family.ONE_WAY;
    }

    private static Color color(TileType type, Family family) {
        boolean isFull = type.effectiveShape() instanceof Shape.Full;
        Color own = switch (family) {
            case ONE_WAY -> WOOD;
            case LADDER -> RUNGS;
            case HAZARD -> isFull ? MAGMA : STEEL;
            case DECORATION -> LEAF;
            case LIQUID -> new Color(0x804C97CF, true);
            default -> ROCK;
        };
        return Colors.parse(type.color(), own);
    }

    private static int conveyor(Surface surface, Flip flip) {
        if (surface.conveyor() == null || surface.conveyor() == 0) {
            return 0;
        }
        int direction = surface.conveyor() > 0 ? 1 : -1;
        return flip.h() ? -direction : direction;
    }

    private static List<Vec> flipped(Shape shape, Flip flip) {
        List<Vec> points = new ArrayList<>();
        for (Vec point : shape.outline()) {
            Vec turned = flip.apply(point);
            if (points.isEmpty() || !isNear(turned, points.get(points.size() - 1))) {
                points.add(turned);
            }
        }
        if (points.size() > 1 && isNear(points.get(0), points.get(points.size() - 1))) {
            points.remove(points.size() - 1);
        }
        double area = 0;
        for (int i = 0; i < points.size(); i++) {
            area += points.get(i).cross(points.get((i + 1) % points.size()));
        }
        if (area < 0) {
            Collections.reverse(points);
        }
        return List.copyOf(points);
    }

    private static boolean isNear(Vec a, Vec b) {
        return Math.abs(a.x() - b.x()) < NEAR && Math.abs(a.y() - b.y()) < NEAR;
    }

    private static double[][] covers(List<Vec> outline) {
        double[][] covers = new double[Side.values().length][2];
        for (Side side : Side.values()) {
            double from = 1;
            double to = 0;
            for (Vec point : outline) {
                if (isOn(point, side)) {
                    double along = along(point, side);
                    from = Math.min(from, along);
                    to = Math.max(to, along);
                }
            }
            covers[side.ordinal()] = from < to ? new double[] {from, to} : new double[] {0, 0};
        }
        return covers;
    }

    /** True for a hazard that lies in a basin, as lava does, rather than stands up like spikes. */
    boolean isMolten() {
        double[] left = covers[Side.LEFT.ordinal()];
        return family == Family.HAZARD && left[1] - left[0] > MOLTEN && covers[Side.BOTTOM.ordinal()][1] > 1 - NEAR;
    }

    /** True if the whole cell is solid. */
    boolean isFull() {
        for (double[] cover : covers) {
            if (cover[0] > NEAR || cover[1] < 1 - NEAR) {
                return false;
            }
        }
        return true;
    }

    /** True if a point of the cell is on a side of it. */
    static boolean isOn(Vec point, Side side) {
        return switch (side) {
            case TOP -> point.y() < NEAR;
            case BOTTOM -> point.y() > 1 - NEAR;
            case LEFT -> point.x() < NEAR;
            case RIGHT -> point.x() > 1 - NEAR;
        };
    }

    private static double along(Vec point, Side side) {
        return side == Side.TOP || side == Side.BOTTOM ? point.x() : point.y();
    }

    /** The side that is opposite. */
    static Side opposite(Side side) {
        return switch (side) {
            case TOP -> Side.BOTTOM;
            case BOTTOM -> Side.TOP;
            case LEFT -> Side.RIGHT;
            case RIGHT -> Side.LEFT;
        };
    }
}
