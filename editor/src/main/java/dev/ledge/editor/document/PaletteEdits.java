package dev.ledge.editor.document;

import dev.ledge.editor.diff.SurfaceUses;
import dev.ledge.editor.diff.TileUses;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileType;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** Edits of which tiles and surfaces a level's palette has, level to level; what the level made of them goes along. */
public final class PaletteEdits {
    private static final Pattern NUMBER = Pattern.compile("-\\d+$");

    private PaletteEdits() {}

    /** A name that the palette does not have: that of another tile, numbered. */
    public static String freshName(Palette palette, String like) {
        String stem = NUMBER.matcher(like).replaceFirst("");
        int number = 2;
        while (palette.tiles().containsKey(stem + "-" + number)) {
            number++;
        }
        return stem + "-" + number;
    }

    /**
     * Adds a tile like another one, right behind it.
     *
     * @param like name of that tile; null for a solid one at the end
     * @param name a name that the palette does not have
     */
    public static Level add(Level level, String like, String name) {
        Map<String, TileType> tiles = new LinkedHashMap<>();
        level.palette().tiles().forEach((old, type) -> {
            tiles.put(old, type);
            if (old.equals(like)) {
                tiles.put(name, type.withName(name));
            }
        });
        tiles.putIfAbsent(name, TileType.of(name, Shape.FULL));
        return withTiles(level, tiles);
    }

    /**
     * Gives a tile another name, here and wherever the level uses it.
     *
     * @param renamed the tile, of a name that the palette does not have
     */
    public static Level rename(Level level, String from, TileType renamed) {
        Map<String, TileType> tiles = new LinkedHashMap<>();
        level.palette().tiles().values().forEach(type -> {
            TileType one = type.name().equals(from) ? renamed : type;
            tiles.put(one.name(), one);
        });
        return withTiles(TileUses.renamed(level, from, renamed.name()), tiles);
    }

    /** The number of cells that removing a tile empties. */
    public static int countCells(Level level, String name) {
        return TileUses.countCells(level, name);
    }

    /**
     * The number of objects with a tile's picture, which removing it takes from platforms, and a picture alone with it.
     */
    public static int countObjects(Level level, String name) {
        return TileUses.countObjects(level, name);
    }

    /** Takes a tile away: its cells are emptied, platforms of its look have none, pictures of it alone are gone. */
    public static Level remove(Level level, String name) {
        Map<String, TileType> tiles = new LinkedHashMap<>(level.palette().tiles());
        tiles.remove(name);
        return withTiles(TileUses.without(level, name), tiles);
    }

    /**
     * Gives a surface another name, here and wherever the level uses it.
     *
     * @param to a name that no surface of the palette has
     */
    public static Level renameSurface(Level level, String from, String to) {
        Map<String, Surface> surfaces = new LinkedHashMap<>();
        level.palette().surfaces().forEach((name, surface) -> surfaces.put(name.equals(from) ? to : name, surface));
        return withSurfaces(SurfaceUses.renamed(level, from, to), surfaces);
    }

    /** The number of tiles with that surface. */
    public static int countTilesOn(Level level, String surface) {
        return SurfaceUses.countTiles(level, surface);
    }

    /** The number of objects with that surface. */
    public static int countObjectsOn(Level level, String surface) {
        return SurfaceUses.countObjects(level, surface);
    }

    /** Takes a surface away: what had it has the normal one. */
    public static Level removeSurface(Level level, String name) {
        Map<String, Surface> surfaces = new LinkedHashMap<>(level.palette().surfaces());
        surfaces.remove(name);
        return withSurfaces(SurfaceUses.renamed(level, name, null), surfaces);
    }

    private static Level withSurfaces(Level level, Map<String, Surface> surfaces) {
        Palette old = level.palette();
        Palette changed = new Palette(surfaces, old.hasTiles() ? old.tiles() : null, old.props(), old.unknown());
        return level.toBuilder().palette(level.palettePath(), changed).build();
    }

    private static Level withTiles(Level level, Map<String, TileType> tiles) {
        Palette old = level.palette();
        Palette changed = new Palette(old.hasSurfaces() ? old.surfaces() : null, tiles, old.props(), old.unknown());
        return level.toBuilder().palette(level.palettePath(), changed).build();
    }
}
