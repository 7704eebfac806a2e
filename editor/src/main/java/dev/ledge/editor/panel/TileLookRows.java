package dev.ledge.editor.panel;

import dev.ledge.editor.object.NumberRange;
import dev.ledge.editor.object.NumberSpec;
import dev.ledge.editor.object.Rows;
import dev.ledge.editor.render.tile.Material;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.TileImage;
import dev.ledge.engine.level.TileType;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;

/** The rows of what a tile looks like and where the palette panel shows it. */
final class TileLookRows {
    private static final Pattern DIGITS = Pattern.compile("[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8}");

    /** What a size may be where there is one. */
    private static final NumberRange SIZE = NumberRange.of(TileImage.class, "size");

    private TileLookRows() {}

    static void add(Rows<TileType> rows, ToolContext context) {
        rows.text(
                "Category",
                "The heading in the palette under which it is shown; empty for none.",
                type -> orEmpty(type.category()),
                (type, text) -> type.withCategory(orNull(text)));
        rows.text(
                "Drawn as",
                "As if this were its name, where it has no picture: rock, brick, wood, turf, dirt, sand, mud, ice; what"
                        + " is not solid: fern, grass, flower, bush, mushroom, lamp, sign, … Empty for its own.",
                type -> orEmpty(Material.lookOf(type)),
                (type, text) -> Material.withLook(type, orNull(text)));
        rows.text(
                "Colour",
                "#rrggbb, or #rrggbbaa with opacity; what is drawn where it has no picture. Empty for none.",
                type -> orEmpty(type.color()),
                (type, text) -> withColor(type, orNull(text), context));
        rows.text(
                "Picture",
                "A picture's file, as a path from the palette's; empty for none.",
                type -> type.image() == null ? "" : type.image().src(),
                (type, text) -> withPicture(type, orNull(text), context));
        rows.onlyIf(type -> type.image() != null);
        rows.pair(
                NumberSpec.ofPair(
                        "Part at",
                        NumberRange.of(TileImage.class, "at"),
                        "",
                        "top-left corner of the part of the picture that it shows"),
                type -> type.image() == null || type.image().at() == null
                        ? Vec.ZERO
                        : type.image().at(),
                (type, at) -> withPart(type, at, type.image().size()));
        rows.pair(
                NumberSpec.ofPair("Part size", SIZE.from(0), "", "width and height of that part; 0 for one cell"),
                type -> type.image() == null || type.image().size() == null
                        ? Vec.ZERO
                        : type.image().size(),
                (type, size) ->
                        withPart(type, type.image().at(), size(type.image().size(), size)));
        rows.onlyIf(null);
    }

    private static TileType withColor(TileType type, String text, ToolContext context) {
        String color = text != null && DIGITS.matcher(text).matches() ? "#" + text : text;
        return TileFault.unless(type.withColor(color), null, context::status);
    }

    private static TileType withPicture(TileType type, String src, ToolContext context) {
        if (src == null) {
            return type.withImage(null);
        }
        Path level = context.document().place();
        if (level == null) {
            context.status("Save the level first: the paths of pictures begin where it is");
            return null;
        }
        String palette = context.document().level().palettePath();
        Path file = palette == null ? level : level.resolveSibling(palette).normalize();
        TileImage old = type.image();
        TileImage image = old == null
                ? new TileImage(src, null, null, Map.of())
                : new TileImage(src, old.at(), old.size(), old.unknown());
        return TileFault.unless(type.withImage(image), file.toAbsolutePath().getParent(), context::status);
    }

    private static TileType withPart(TileType type, Vec at, Vec size) {
        TileImage old = type.image();
        return type.withImage(new TileImage(old.src(), at, size, old.unknown()));
    }

    /** The size with what was typed: of a part that has none yet the other side follows, and 0 is all of it. */
    private static Vec size(Vec old, Vec typed) {
        if (old == null) {
            double side = Math.max(typed.x(), typed.y());
            return side == 0 ? null : SIZE.nearest(new Vec(side, side));
        }
        return typed.x() == 0 || typed.y() == 0 ? null : SIZE.nearest(typed);
    }

    private static String orEmpty(String text) {
        return text == null ? "" : text;
    }

    private static String orNull(String text) {
        return text.isBlank() ? null : text.strip();
    }
}
