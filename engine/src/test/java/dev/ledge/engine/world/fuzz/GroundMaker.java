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

    private final Dice dice;
    private final int columns;
    private final int rows;
    private final TileGrid.Edit cells;
    private final List<String> kinds = new ArrayList<>();
    private TileTable tiles;

    GroundMaker(Dice dice, int columns, int rows, TileTable tiles) {
        this.dice = dice;
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
        if (dice.chance(probability)) {
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
        if (dice.chance(0.85)) {
            floor(rows - dice.between(1, 3));
        }
        int blocks = dice.between(0, 6);
        for (int i = 0; i < blocks; i++) {
            int width = dice.between(1, 8);
            int height = dice.chance(0.5) ? 1 : dice.between(1, 4);
            block(dice.between(-1, columns - 1), dice.between(0, rows - 1), width, height, anyTile(0.3));
        }
        if (kinds.contains(GamePalette.SLOPE)) {
            int hills = dice.between(1, 4);
            for (int i = 0; i < hills; i++) {
                hill(dice.between(0, columns - 1), dice.between(2, rows - 1), dice.between(1, 4));
            }
        }
        if (kinds.contains(GamePalette.LADDER)) {
            int ladders = dice.between(1, 2);
            for (int i = 0; i < ladders; i++) {
                TileRef ladder = TileRef.of(dice.any(GamePalette.CLIMBABLE));
                block(
                        dice.between(0, columns - 1),
                        dice.between(1, rows - 1),
                        dice.between(1, 2),
                        dice.between(1, 7),
                        ladder);
            }
        }
        int singles = dice.chance(0.3) ? 0 : dice.between(1, columns * rows / 8);
        for (int i = 0; i < singles; i++) {
            put(dice.between(0, columns - 1), dice.between(0, rows - 1), anyTile(1));
        }
    }

    private void floor(int row) {
        int column = 0;
        while (column < columns) {
            int width = dice.between(3, columns);
            block(column, row, width, 2, anyTile(0.15));
            column += width + (dice.chance(0.6) ? dice.between(1, 3) : 0);
        }
    }

    /** Rock mostly, another kind with the probability given. */
    private TileRef anyTile(double odd) {
        if (!dice.chance(odd)) {
            return TileRef.of(GamePalette.ROCK);
        }
        Flip flip = dice.chance(0.5) ? Flip.NONE : dice.chance(0.6) ? H : new Flip(dice.between(0, 7));
        return new TileRef(dice.any(kinds), flip);
    }

    /** Up and down again, 45° or 26.6°, with a flat top perhaps, filled below. */
    private void hill(int column, int row, int height) {
        boolean gentle = dice.chance(0.4);
        int at = column;
        int run = gentle ? 2 : 1;
        boolean up = dice.chance(0.85);
        boolean down = dice.chance(0.85);
        if (up) {
            for (int i = 0; i < height; i++, at += run) {
                step(at, row - i, gentle, false);
                block(at, row - i + 1, run, i, TileRef.of(GamePalette.ROCK));
            }
        }
        int top = dice.any(0, 0, 1, 3);
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
