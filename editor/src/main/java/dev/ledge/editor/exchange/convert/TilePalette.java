package dev.ledge.editor.exchange.convert;

import dev.ledge.editor.exchange.source.SourceTile;
import dev.ledge.editor.exchange.source.SourceTile.Look;
import dev.ledge.editor.exchange.source.SourceTile.Origin;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.geometry.Vec;
import java.awt.Color;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The palette that an import makes: a kind of tile for everything that is painted, and for what draws objects. */
final class TilePalette {
    private static final String UNSEEN = "#00000000";

    private final PictureStore pictures;
    private final ObjectNode tiles = Tree.object();
    private final Map<Key, String> names = new HashMap<>();

    /** What makes two painted tiles the same kind. */
    private record Key(SourceTile tile, String fields, Part part, boolean isSeen) {}

    /**
     * One of the cells that a tile is divided into.
     *
     * @param column from 0
     * @param row from 0
     * @param columns how many
     * @param rows how many
     */
    record Part(int column, int row, int columns, int rows) {
        static final Part WHOLE = new Part(0, 0, 1, 1);
    }

    TilePalette(PictureStore pictures) {
        this.pictures = pictures;
    }

    /** The kinds of tile by name. */
    ObjectNode tiles() {
        return tiles;
    }

    /** True if the tile has a picture that can be had. */
    boolean hasPicture(SourceTile tile) {
        return pictures.src(tile.look().picture()) != null;
    }

    /** The name of the kind that only draws a tile. */
    String look(SourceTile tile) {
        return name(tile, Tree.object(), Part.WHOLE, true);
    }

    /**
     * The name of a kind of tile.
     *
     * @param fields what it does
     * @param part which part of it
     * @param isSeen false for one that something else draws
     */
    String name(SourceTile tile, ObjectNode fields, Part part, boolean isSeen) {
        Key key = new Key(tile, fields.toString(), part, isSeen);
        String name = names.get(key);
        if (name == null) {
            name = free(tile, part);
            names.put(key, name);
            tiles.set(name, kind(tile, fields, part, isSeen));
        }
        return name;
    }

    private String free(SourceTile tile, Part part) {
        boolean hasName = tile.origin() == Origin.INT_GRID && tile.className() != null;
        String id = tile.origin() == Origin.SYMBOL && !tile.id().matches("[A-Za-z0-9]")
                ? "u" + Integer.toHexString(tile.id().codePointAt(0))
                : tile.id();
        String plain = (hasName ? tile.className() : tile.set() + "-" + id)
                .replaceAll("[^\\p{L}\\p{N}_.-]+", "-")
                .replaceAll("^-+", "");
        String base = plain.length() > 60 ? plain.substring(plain.length() - 60) : plain;
        if (!part.equals(Part.WHOLE)) {
            base += "." + part.column() + "." + part.row();
        }
        String name = base.isEmpty() ? "tile" : base;
        for (int i = 2; tiles.has(name); i++) {
            name = base + "-" + i;
        }
        return name;
    }

    private ObjectNode kind(SourceTile tile, ObjectNode fields, Part part, boolean isSeen) {
        ObjectNode kind = Tree.object();
        fields.properties().forEach(entry -> {
            boolean isPart = entry.getKey().equals("shape") && !part.equals(Part.WHOLE);
            JsonNode value = isPart
                    ? TileShapes.part(entry.getValue(), part.column(), part.row(), part.columns(), part.rows())
                    : entry.getValue();
            if (value != null && !entry.getKey().equals("object")) {
                kind.set(entry.getKey(), value);
            }
        });
        Look look = tile.look();
        String src = isSeen ? pictures.src(look.picture()) : null;
        if (!isSeen) {
            kind.put("color", UNSEEN);
        } else if (src == null) {
            kind.put("color", look.color() == null ? color(tile) : look.color());
        } else {
            kind.set("image", image(src, look, part));
        }
        kind.put("category", tile.set());
        ObjectNode props = tile.props().deepCopy();
        if (tile.className() != null) {
            props.put("class", tile.className());
        }
        if (tile.origin() == Origin.INT_GRID) {
            props.put("intGrid", Integer.parseInt(tile.id()));
        } else if (tile.origin() == Origin.SYMBOL) {
            props.put("symbol", tile.id());
        }
        if (!props.isEmpty()) {
            kind.set("props", props);
        }
        return kind;
    }

    private static ObjectNode image(String src, Look look, Part part) {
        ObjectNode image = Tree.object();
        image.put("src", src);
        boolean isAll = look.x() == 0 && look.y() == 0 && look.width() <= 0;
        if (!isAll && look.x() >= 0 && look.y() >= 0) {
            double width = look.width() / part.columns();
            double height = look.height() / part.rows();
            image.set("at", Tree.point(new Vec(look.x() + part.column() * width, look.y() + part.row() * height)));
            image.set("size", Tree.point(new Vec(width, height)));
        }
        return image;
    }

    /** A colour of its own for a tile without a picture, the same at each import. */
    private static String color(SourceTile tile) {
        int hash = (tile.set() + '/' + tile.id()).hashCode() * 0x9E3779B9;
        Color color = Color.getHSBColor((hash >>> 16) / 65_536f, 0.35f, 0.6f + (hash & 0xFF) / 1024f);
        return String.format(Locale.ROOT, "#%06x", color.getRGB() & 0xFFFFFF);
    }
}
