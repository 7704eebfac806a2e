package dev.ledge.editor.render.tile;

import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.TileRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The looks of all placed tiles of a level by their index, and the joins of any two of them. Grows with the level's
 * tile table.
 */
public final class TileLooks {
    private static final Side[] SIDES = Side.values();
    private static final int INDEX_BITS = 16;

    private final Palette palette;
    private ActorProfile player;
    private Map<String, Boolean> groups;
    private final List<TileRef> refs = new ArrayList<>();
    private final List<TileLook> looks = new ArrayList<>();
    private final List<TileJoin> joins = new ArrayList<>();
    private final Map<List<Object>, Integer> joinIds = new HashMap<>();
    private final Map<Long, Integer> joinsOfPairs = new HashMap<>();
    private long lastPair = -1;
    private int lastJoin;

    public TileLooks(Level level) {
        palette = level.palette();
        player = level.player();
        groups = level.groups();
        refs.add(null);
        looks.add(null);
        grow(level);
    }

    /** True if these are the looks of a level too, after they were grown by what is new in it. */
    public boolean grow(Level level) {
        if (level.palette() != palette && !level.palette().equals(palette)) {
            return false;
        }
        int known = Math.min(refs.size(), level.tiles().size());
        for (int i = 1; i < known; i++) {
            if (!refs.get(i).equals(level.tiles().get(i))) {
                return false;
            }
        }
        if (!looksTheSame(level)) {
            return false;
        }
        for (int i = known; i < level.tiles().size(); i++) {
            refs.add(level.tiles().get(i));
            looks.add(TileLook.of(level, level.tiles().get(i)));
        }
        return true;
    }

    /**
     * What a surface is like depends on who walks on it, and what is there first on the groups; but hardly ever does a
     * number of the player or a group change a look.
     */
    private boolean looksTheSame(Level level) {
        if (level.player().equals(player) && level.groups().equals(groups)) {
            return true;
        }
        for (int i = 1; i < refs.size(); i++) {
            if (!looks.get(i).isLookIn(level, refs.get(i))) {
                return false;
            }
        }
        player = level.player();
        groups = level.groups();
        return true;
    }

    /** True if one of the tiles is not there when the level begins. */
    public boolean hasAbsent() {
        return looks.stream().anyMatch(look -> look != null && !look.isThereAtFirst());
    }

    /** The look of an index, null for the empty cell. */
    TileLook look(int index) {
        return looks.get(index);
    }

    TileJoin join(int id) {
        return joins.get(id);
    }

    /** The number of a tile's join with the one on a side of it; equal joins have one number, 0 to 511. */
    int joinId(int tile, int neighbour, Side side) {
        long pair = ((long) side.ordinal() << INDEX_BITS | tile) << INDEX_BITS | neighbour;
        if (pair != lastPair) {
            lastPair = pair;
            lastJoin = joinsOfPairs.computeIfAbsent(pair, p -> newJoin(tile, neighbour, side));
        }
        return lastJoin;
    }

    private int newJoin(int tile, int neighbour, Side side) {
        TileJoin join = TileJoin.of(looks.get(tile), looks.get(neighbour), side);
        List<Object> key = new ArrayList<>();
        for (double part : join.exposed()) {
            key.add(part);
        }
        key.add(join.isSoft());
        return joinIds.computeIfAbsent(key, k -> {
            joins.add(join);
            return joins.size() - 1;
        });
    }

    /** The joins of a tile that goes on in all directions. */
    TileJoin[] joinedToItself(int tile) {
        TileJoin[] all = new TileJoin[SIDES.length];
        for (Side side : SIDES) {
            all[side.ordinal()] = join(joinId(tile, tile, side));
        }
        return all;
    }
}
