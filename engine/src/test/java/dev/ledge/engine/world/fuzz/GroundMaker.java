package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import java.util.ArrayList;
import java.util.List;

/** Random cells: floors with gaps, blocks, hills, ladders, and single tiles of every kind and flip. */
final class GroundMaker {
    private static final Flip H = new Flip(Flip.H);

    private final SeededRandom random;
    private final int columns;
    private final int rows;
    private final TileGrid.Edit cells;
    private final List<String> kinds = new ArrayList<>();
    private TileTable tiles;

    GroundMaker(SeededRandom random, int columns, int rows, TileTable tiles) {
        this.random = random;
        this.columns = columns;
        this.rows = rows;
        this.tiles = tiles;
        this.cells = TileGrid.empty(columns, rows).edit();
        kinds.add(GamePalette.ROCK);
        choose(0.5, List.of(GamePalette.SLOPE, GamePalette.LOW, GamePalette.HIGH));
        choose(0.35, GamePalette.ODD);
        choose(0.4, GamePalette.ONE_WAY);
        choose(0.3, GamePalette.SURFACED);
        choose(0.12, GamePalette.HAZARDS);
        choose(0.3, GamePalette.CLIMBABLE);
    }

    private void choose(double probability, List<String> group) {
        if (random.chance(probability)) {
            kinds.addAll(group);
        }
    }

    TileTable tiles() {
        return tiles;
    }

    TileGrid grid() {
        return cells.build();
    }

    /** Everything mixed. */
    void fill() {
        if (random.chance(0.85)) {
            floor(rows - random.between(1, 3));
        }
        int blocks = random.between(0, 6);
        for (int i = 0; i < blocks; i++) {
            int width = random.between(1, 8);
            int height = random.chance(0.5) ? 1 : random.between(1, 4);
            block(random.between(-1, columns - 1), random.between(0, rows - 1), width, height, anyTile(0.3));
        }
        if (kinds.contains(GamePalette.SLOPE)) {
            int hills = random.between(1, 4);
            for (int i = 0; i < hills; i++) {
                hill(random.between(0, columns - 1), random.between(2, rows - 1), random.between(1, 4));
            }
        }
        if (kinds.contains(GamePalette.LADDER)) {
            int ladders = random.between(1, 2);
            for (int i = 0; i < ladders; i++) {
                TileRef ladder = TileRef.of(random.any(GamePalette.CLIMBABLE));
                block(
                        random.between(0, columns - 1),
                        random.between(1, rows - 1),
                        random.between(1, 2),
                        random.between(1, 7),
                        ladder);
            }
        }
        int singles = random.chance(0.3) ? 0 : random.between(1, columns * rows / 8);
        for (int i = 0; i < singles; i++) {
            put(random.between(0, columns - 1), random.between(0, rows - 1), anyTile(1));
        }
    }

    private void floor(int row) {
        int column = 0;
        while (column < columns) {
            int width = random.between(3, columns);
            block(column, row, width, 2, anyTile(0.15));
            column += width + (random.chance(0.6) ? random.between(1, 3) : 0);
        }
    }

    /** Rock mostly, another kind with the probability given. */
    private TileRef anyTile(double odd) {
        if (!random.chance(odd)) {
            return TileRef.of(GamePalette.ROCK);
        }
        Flip flip = random.chance(0.5) ? Flip.NONE : random.chance(0.6) ? H : new Flip(random.between(0, 7));
        return new TileRef(random.any(kinds), flip);
    }

    /** Up and down again, 45° or 26.6°, with a flat top perhaps, filled below. */
    private void hill(int column, int row, int height) {
        boolean gentle = random.chance(0.4);
        int at = column;
        int run = gentle ? 2 : 1;
        boolean up = random.chance(0.85);
        boolean down = random.chance(0.85);
        if (up) {
            for (int i = 0; i < height; i++, at += run) {
                step(at, row - i, gentle, false);
                block(at, row - i + 1, run, i, TileRef.of(GamePalette.ROCK));
            }
        }
        int top = random.any(0, 0, 1, 3);
        block(at, row - height + 1, top, height, TileRef.of(GamePalette.ROCK));
        at += top;
        if (down) {
            for (int i = height - 1; i >= 0; i--, at += run) {
                step(at, row - i, gentle, true);
                block(at, row - i + 1, run, i, TileRef.of(GamePalette.ROCK));
            }
        }
    }

    private void step(int column, int row, boolean gentle, boolean down) {
        Flip flip = down ? H : Flip.NONE;
        if (gentle) {
            put(column, row, new TileRef(down ? GamePalette.HIGH : GamePalette.LOW, flip));
            put(column + 1, row, new TileRef(down ? GamePalette.LOW : GamePalette.HIGH, flip));
        } else {
            put(column, row, new TileRef(GamePalette.SLOPE, flip));
        }
    }

    private void block(int column, int row, int width, int height, TileRef tile) {
        for (int r = row; r < row + height; r++) {
            for (int c = column; c < column + width; c++) {
                put(c, r, tile);
            }
        }
    }

    void put(int column, int row, TileRef tile) {
        if (column >= 0 && row >= 0 && column < columns && row < rows) {
            tiles = tiles.with(tile);
            cells.set(column, row, tiles.indexOf(tile));
        }
    }
}
