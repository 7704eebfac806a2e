package dev.ledge.editor.panel;

import dev.ledge.editor.object.ChoiceSpec;
import dev.ledge.editor.object.NumberRange;
import dev.ledge.editor.object.NumberSpec;
import dev.ledge.editor.object.Rows;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** The rows of what is solid in a tile's cell. */
final class TileShapeRows {
    private static final List<Vec> CELL = Shape.FULL.outline();

    private TileShapeRows() {}

    /** What a shape can be; a change from one to another keeps what both have. */
    private enum Kind {
        NOTHING("nothing"),
        FULL("the whole cell"),
        FLOOR("floor"),
        CEILING("ceiling"),
        POLYGON("polygon");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        static Kind of(Shape shape) {
            if (shape instanceof Shape.Full) {
                return FULL;
            } else if (shape instanceof Shape.Floor) {
                return FLOOR;
            } else if (shape instanceof Shape.Ceiling) {
                return CEILING;
            }
            return shape instanceof Shape.Convex ? POLYGON : NOTHING;
        }

        Shape from(Shape old) {
            return switch (this) {
                case NOTHING -> Shape.NONE;
                case FULL -> Shape.FULL;
                case FLOOR, CEILING -> withHeights(this, heights(old), Map.of());
                case POLYGON -> {
                    List<Vec> corners = old.outline().stream().distinct().toList();
                    yield new Shape.Convex(corners.size() < 3 ? CELL : corners);
                }
            };
        }
    }

    /**
     * Adds the rows.
     *
     * @param refused gets in words for people why something typed cannot be
     */
    static void add(Rows<TileType> rows, Consumer<String> refused) {
        rows.choice(
                ChoiceSpec.of("Shape", "What of the cell is solid.", List.of(Kind.values()), kind -> kind.words),
                null,
                type -> Kind.of(type.effectiveShape()),
                (type, kind) -> Kind.of(type.effectiveShape()) == kind
                        ? type
                        : type.withShape(kind.from(type.effectiveShape())));
        rows.onlyIf(
                type -> type.effectiveShape() instanceof Shape.Floor || type.effectiveShape() instanceof Shape.Ceiling);
        rows.pair(
                NumberSpec.ofPair(
                        "Heights",
                        NumberRange.of(Shape.Floor.class, "left"),
                        "",
                        "how high it is at the left and at the right end; two heights make a slope"),
                type -> heights(type.effectiveShape()),
                (type, heights) -> withHeights(type, heights, refused));
        rows.onlyIf(type -> type.effectiveShape() instanceof Shape.Convex);
        rows.text(
                "Corners",
                "Corners of a convex polygon in cells from the top left, such as 0,0 1,0 0.5,1.",
                type -> words(type.effectiveShape().outline()),
                (type, text) -> withCorners(type, text, refused));
        rows.onlyIf(null);
    }

    /** Of a floor or a ceiling its own, of other shapes half a cell. */
    private static Vec heights(Shape shape) {
        if (shape instanceof Shape.Floor floor) {
            return new Vec(floor.left(), floor.right());
        }
        return shape instanceof Shape.Ceiling ceiling ? new Vec(ceiling.left(), ceiling.right()) : new Vec(0.5, 0.5);
    }

    private static Shape withHeights(Kind kind, Vec heights, Map<String, Object> unknown) {
        return kind == Kind.FLOOR
                ? new Shape.Floor(heights.x(), heights.y(), unknown)
                : new Shape.Ceiling(heights.x(), heights.y(), unknown);
    }

    private static TileType withHeights(TileType type, Vec heights, Consumer<String> refused) {
        if (heights.x() == 0 && heights.y() == 0) {
            refused.accept("Heights of 0 and 0 leave nothing solid; choose the shape “" + Kind.NOTHING.words + "”");
            return null;
        }
        Shape old = type.effectiveShape();
        return type.withShape(
                old instanceof Shape.Floor floor
                        ? withHeights(Kind.FLOOR, heights, floor.unknown())
                        : withHeights(Kind.CEILING, heights, ((Shape.Ceiling) old).unknown()));
    }

    private static String words(List<Vec> corners) {
        return corners.stream()
                .map(corner -> NumberSpec.format(corner.x()) + "," + NumberSpec.format(corner.y()))
                .collect(Collectors.joining(" "));
    }

    private static TileType withCorners(TileType type, String text, Consumer<String> refused) {
        List<Vec> corners = new ArrayList<>();
        for (String pair : text.strip().split("\\s+")) {
            String[] numbers = pair.split(",", -1);
            try {
                if (numbers.length != 2) {
                    throw new NumberFormatException(pair);
                }
                corners.add(new Vec(Double.parseDouble(numbers[0]), Double.parseDouble(numbers[1])));
            } catch (NumberFormatException e) {
                refused.accept("Write each corner as two numbers, such as 0.5,1, and spaces between corners");
                return null;
            }
        }
        try {
            Shape.Convex old = (Shape.Convex) type.effectiveShape();
            return TileFault.unless(type.withShape(new Shape.Convex(corners, old.unknown())), null, refused);
        } catch (IllegalArgumentException e) {
            refused.accept("A polygon has 3 to 48 corners, each from 0 to 1 cells");
            return null;
        }
    }
}
