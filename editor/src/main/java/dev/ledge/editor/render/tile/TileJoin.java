package dev.ledge.editor.render.tile;

import dev.ledge.engine.level.Side;

/**
 * The join of a tile with what lies on one side of its cell.
 *
 * @param exposed parts of that side that are seen as an edge, as pairs from and to, 0 to 1; empty if none is
 * @param isSoft true where another material touches, so that a faint line parts them
 */
record TileJoin(double[] exposed, boolean isSoft) {
    private static final double NEAR = 1e-6;
    private static final TileJoin COVERED = new TileJoin(new double[0], false);
    private static final TileJoin SOFT = new TileJoin(new double[0], true);
    private static final TileJoin OPEN = new TileJoin(new double[] {0, 1}, false);

    /** The join of {@code tile} with {@code neighbour}, null for an empty cell, which lies on {@code side} of it. */
    static TileJoin of(TileLook tile, TileLook neighbour, Side side) {
        if (tile.family() == TileLook.Family.SOLID) {
            return solid(tile, neighbour, side);
        }
        return neighbour != null && isJoined(tile, neighbour, side) ? COVERED : OPEN;
    }

    private static TileJoin solid(TileLook tile, TileLook neighbour, Side side) {
        double[] mine = tile.covers()[side.ordinal()];
        if (mine[0] >= mine[1]) {
            return COVERED;
        }
        if (neighbour == null || neighbour.family() != TileLook.Family.SOLID && !neighbour.isMolten()) {
            return new TileJoin(mine, false);
        }
        double[] theirs = neighbour.covers()[TileLook.opposite(side).ordinal()];
        if (theirs[0] <= mine[0] + NEAR && theirs[1] >= mine[1] - NEAR) {
            return ground(tile.material()).equals(ground(neighbour.material())) ? COVERED : SOFT;
        }
        if (theirs[0] >= theirs[1]) {
            return new TileJoin(mine, false);
        }
        if (theirs[0] <= mine[0] + NEAR) {
            return new TileJoin(new double[] {theirs[1], mine[1]}, false);
        }
        if (theirs[1] >= mine[1] - NEAR) {
            return new TileJoin(new double[] {mine[0], theirs[0]}, false);
        }
        return new TileJoin(new double[] {mine[0], theirs[0], theirs[1], mine[1]}, false);
    }

    /** Turf is earth with grass on it. */
    private static String ground(String material) {
        return material.equals("turf") || material.equals("grass") ? "dirt" : material;
    }

    private static boolean isJoined(TileLook tile, TileLook neighbour, Side side) {
        boolean isLike = neighbour.family() == tile.family();
        return switch (tile.family()) {
            case ONE_WAY ->
                isLike && neighbour.solid().equals(tile.solid())
                        || neighbour.family() == TileLook.Family.SOLID && (side == Side.LEFT || side == Side.RIGHT);
            case LADDER -> isLike;
            case HAZARD ->
                neighbour.family() == TileLook.Family.SOLID
                        || isLike && neighbour.material().equals(tile.material());
            default -> isLike && neighbour.material().equals(tile.material());
        };
    }

    boolean isCovered() {
        return exposed.length == 0;
    }
}
