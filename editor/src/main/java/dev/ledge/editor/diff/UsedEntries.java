package dev.ledge.editor.diff;

import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import dev.ledge.engine.level.TileType;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The tiles and surfaces that one removed from a level's own palette while what the other made uses them: that is a
 * conflict, as a level that uses what its palette lacks can't be read. Where the removal is taken, cells of such a tile
 * are emptied, and what had the surface has none.
 */
final class UsedEntries {
    private final Level base;
    private final Level mine;
    private final Level theirs;
    private final Merging merging;

    UsedEntries(Level base, Level mine, Level theirs, Merging merging) {
        this.base = base;
        this.mine = mine;
        this.theirs = theirs;
        this.merging = merging;
    }

    /**
     * The level with these entries, or without anything that uses them; a palette in a file of its own merges there.
     */
    Level in(Level merged) {
        if (merged.palettePath() != null) {
            return merged;
        }
        Level level = merged;
        for (String name : missingTiles(level)) {
            TileType kept = kept("tiles", name, palette -> palette.tiles().get(name));
            level = kept == null
                    ? TileUses.without(level, name)
                    : with(level, level.palette().withTile(kept));
        }
        for (String name : missingSurfaces(level)) {
            Surface kept = kept("surfaces", name, palette -> palette.surfaces().get(name));
            level = kept == null
                    ? SurfaceUses.renamed(level, name, null)
                    : with(level, level.palette().withSurface(name, kept));
        }
        return level;
    }

    /** The entry, if its removal is not what is taken. */
    private <T> T kept(String map, String name, Function<Palette, T> entry) {
        T own = entry.apply(mine.palette());
        T other = entry.apply(theirs.palette());
        String field = FieldChange.name(List.of("palette", map, name));
        boolean isDecided = merging.conflicts().stream().anyMatch(conflict -> field.equals(conflict.field()));
        if (isDecided) {
            return null;
        }
        Conflict conflict = new Conflict(
                Conflict.Kind.LEVEL,
                null,
                field,
                null,
                entry.apply(base.palette()) == null ? "absent" : "there",
                own == null ? "removed" : "used",
                other == null ? "removed" : "used");
        return merging.takesTheirs(conflict) ? other : own;
    }

    private Set<String> missingTiles(Level level) {
        Set<String> missing = new TreeSet<>();
        TileTable table = level.tiles();
        boolean[] suspects = TileUses.indices(level, name -> isMissing(name, level));
        for (Layer layer : level.layers()) {
            if (layer instanceof TileLayer cells) {
                cells.legend().values().stream()
                        .map(TileRef::tile)
                        .filter(name -> isMissing(name, level))
                        .forEach(missing::add);
                TileUses.forEachCell(
                        cells.grid(),
                        suspects,
                        (column, row) -> missing.add(
                                table.get(cells.grid().get(column, row)).tile()));
            }
        }
        for (LevelObject object : level.objects()) {
            if (object.tile() != null && isMissing(object.tile(), level)) {
                missing.add(object.tile());
            }
        }
        return missing;
    }

    /** One that a side has, so that there is something to decide. */
    private boolean isMissing(String tile, Level level) {
        return !level.palette().tiles().containsKey(tile)
                && (mine.palette().tiles().containsKey(tile)
                        || theirs.palette().tiles().containsKey(tile));
    }

    private Set<String> missingSurfaces(Level level) {
        Set<String> missing = new TreeSet<>();
        level.palette().tiles().values().forEach(type -> addSurface(type.surface(), level, missing));
        level.objects().forEach(object -> addSurface(object.surface(), level, missing));
        return missing;
    }

    private void addSurface(String name, Level level, Set<String> missing) {
        if (name == null || level.palette().hasSurface(name)) {
            return;
        }
        if (mine.palette().surfaces().containsKey(name)
                || theirs.palette().surfaces().containsKey(name)) {
            missing.add(name);
        }
    }

    private static Level with(Level level, Palette palette) {
        return level.toBuilder().palette(null, palette).build();
    }
}
