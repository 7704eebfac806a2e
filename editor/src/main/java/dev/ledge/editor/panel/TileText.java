package dev.ledge.editor.panel;

import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.SolidWhen;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.problem.Excerpt;
import java.util.ArrayList;
import java.util.List;

/** What a tile is, in the words of a designer. */
public final class TileText {
    private TileText() {}

    /** For example {@code one-way from top · drop through · surface ice}. */
    public static String of(TileType type) {
        List<String> words = new ArrayList<>();
        String solid = solid(type);
        if (!solid.isEmpty()) {
            words.add(solid);
        }
        if (type.isClimbable()) {
            words.add("ladder");
        }
        if (type.isHazard()) {
            words.add("kills on touch");
        }
        if (type.isDropThrough()) {
            words.add("down + jump falls through");
        }
        if (type.surface() != null) {
            words.add("surface " + type.surface());
        }
        if (type.changing().crumbles() != null) {
            words.add("crumbles");
        }
        if (type.changing().group() != null) {
            boolean whenOff = type.changing().solidWhen() == SolidWhen.OFF;
            words.add("there while " + Excerpt.of(type.changing().group()) + (whenOff ? " is off" : " is on"));
        }
        return words.isEmpty() ? "decoration" : String.join(" · ", words);
    }

    private static String solid(TileType type) {
        String shape = shape(type.effectiveShape());
        Sides sides = type.effectiveSolidFrom();
        if (shape.isEmpty() || sides.equals(Sides.ALL)) {
            return shape;
        }
        List<String> from = new ArrayList<>();
        for (Side side : Side.values()) {
            if (sides.has(side)) {
                from.add(side.json());
            }
        }
        return from.isEmpty() ? shape + ", never solid" : shape + ", solid from " + String.join(", ", from);
    }

    private static String shape(Shape shape) {
        if (shape instanceof Shape.Full) {
            return "block";
        } else if (shape instanceof Shape.Floor floor) {
            return floor.left() == floor.right() ? "slab" : "floor slope " + degrees(floor.right() - floor.left());
        } else if (shape instanceof Shape.Ceiling ceiling) {
            return ceiling.left() == ceiling.right()
                    ? "hanging slab"
                    : "ceiling slope " + degrees(ceiling.right() - ceiling.left());
        } else if (shape instanceof Shape.Convex) {
            return "polygon";
        }
        return "";
    }

    private static String degrees(double rise) {
        return Math.round(Math.toDegrees(Math.atan(Math.abs(rise)))) + "°";
    }
}
