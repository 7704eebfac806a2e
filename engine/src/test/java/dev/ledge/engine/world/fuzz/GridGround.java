package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import java.util.List;

/**
 * Cells as level designers draw them: ground without gaps that goes up and down in slopes of both angles and in steps,
 * perhaps a ceiling that does so too, planks, ladders, and a few odd tiles.
 */
final class GridGround {
    private static final int V = Flip.V;
    private static final TileRef ROCK = TileRef.of(GamePalette.ROCK);
    private static final List<String> ODD =
            List.of("slab", "ramp", "beam", "shell", "door", "grate", "spikes", "water", "diamond", GamePalette.SLOPE);

    private final SeededRandom random;
    private final int columns;
    private final int rows;
    private final TileGrid.Edit cells;
    /** The row of the ground's top in each column. */
    private final int[] tops;

    private TileTable tiles = TileTable.EMPTY;

    GridGround(SeededRandom random, int columns, int rows) {
        this.random = random;
        this.columns = columns;
        this.rows = rows;
        this.cells = TileGrid.empty(columns, rows).edit();
        this.tops = new int[columns];
    }

    TileTable tiles() {
        return tiles;
    }

    TileGrid grid() {
        return cells.build();
    }

    int top(int column) {
        return tops[column];
    }

    void fill() {
        several(0.3, 2, () -> row(GamePalette.PLANK, 6));
        several(0.2, 2, () -> row(GamePalette.ROCK, 4));
        if (random.chance(0.4)) {
            profile(true);
        }
        profile(false);
        several(0.3, 2, this::surface);
        several(0.25, 2, this::ladder);
        several(0.3, 4, () -> put(anyColumn(), anyRow(), new TileRef(random.any(ODD), new Flip(random.between(0, 1)))));
    }

    private void several(double probability, int most, Runnable draw) {
        int count = random.chance(probability) ? random.between(1, most) : 0;
        for (int i = 0; i < count; i++) {
            draw.run();
        }
    }

    private int anyColumn() {
        return random.between(0, columns - 1);
    }

    private int anyRow() {
        return random.between(1, rows - 2);
    }

    private void row(String tile, int most) {
        int column = anyColumn();
        int row = anyRow();
        int width = random.between(1, most);
        for (int c = column; c < column + width; c++) {
            put(c, row, TileRef.of(tile));
        }
    }

    private void surface() {
        String tile = random.any("ice", "mud", "belt");
        int column = anyColumn();
        int last = Math.min(columns, column + random.between(1, 6));
        for (int c = column; c < last; c++) {
            // Slopes stay what they are; a belt has one of its own.
            if (tiles.get(cells.get(c, tops[c])).equals(ROCK)) {
                put(c, tops[c], TileRef.of(tile));
            }
        }
    }

    private void ladder() {
        int column = anyColumn();
        String tile = random.any(GamePalette.LADDER, GamePalette.LADDER, "rope");
        int height = random.between(1, 5);
        for (int i = 1; i <= height; i++) {
            put(column, tops[column] - i, TileRef.of(tile));
        }
    }

    /** The ground, or a ceiling, from left to right; both have half of the rows. */
    private void profile(boolean isCeiling) {
        int most = rows / 2 - 1;
        int height = random.between(1, most);
        int column = 0;
        while (column < columns) {
            int part = random.between(0, 6);
            int length = random.between(1, 3);
            if (part == 0) {
                // A step.
                height = random.between(1, most);
            } else if (part <= 2) {
                for (int i = 0; i < length; i++) {
                    column(column++, height, null, isCeiling);
                }
            } else {
                boolean isUp = part % 2 == 1;
                for (int i = 0; i < length && (isUp ? height < most : height > 1); i++) {
                    int low = isUp ? height : height - 1;
                    column = slope(column, low, isUp, part >= 5, isCeiling);
                    height = isUp ? low + 1 : low;
                }
            }
        }
    }

    private int slope(int column, int low, boolean isUp, boolean isGentle, boolean isCeiling) {
        if (!isGentle) {
            column(column, low, tile(GamePalette.SLOPE, isUp, isCeiling), isCeiling);
            return column + 1;
        }
        String first = isUp ? GamePalette.LOW : GamePalette.HIGH;
        String second = isUp ? GamePalette.HIGH : GamePalette.LOW;
        column(column, low, tile(first, isUp, isCeiling), isCeiling);
        column(column + 1, low, tile(second, isUp, isCeiling), isCeiling);
        return column + 2;
    }

    private static TileRef tile(String name, boolean isUp, boolean isCeiling) {
        return new TileRef(name, new Flip((isUp ? 0 : Flip.H) | (isCeiling ? V : 0)));
    }

    /** Rock so high, and a slope on it. */
    private void column(int column, int height, TileRef slope, boolean isCeiling) {
        for (int i = 0; i < height; i++) {
            put(column, isCeiling ? i : rows - 1 - i, ROCK);
        }
        if (slope != null) {
            put(column, isCeiling ? height : rows - 1 - height, slope);
        }
        if (!isCeiling && column < columns) {
            tops[column] = rows - height - (slope == null ? 0 : 1);
        }
    }

    private void put(int column, int row, TileRef tile) {
        if (column >= 0 && row >= 0 && column < columns && row < rows) {
            tiles = tiles.with(tile);
            cells.set(column, row, tiles.indexOf(tile));
        }
    }
}
