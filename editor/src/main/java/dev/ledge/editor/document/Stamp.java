package dev.ledge.editor.document;

import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.TileRef;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** A block of placed tiles to paint with. An empty cell of it leaves what is there. Immutable. */
public final class Stamp {

    private final int columns;
    private final int rows;
    private final TileRef[] cells;

    private Stamp(int columns, int rows, TileRef[] cells) {
        this.columns = columns;
        this.rows = rows;
        this.cells = cells;
    }

    /** One tile. */
    public static Stamp of(TileRef ref) {
        return new Stamp(1, 1, new TileRef[] {Objects.requireNonNull(ref)});
    }

    /**
     * A block of tiles.
     *
     * @param cells row by row, null where the stamp has nothing; copied
     * @throws IllegalArgumentException if there are not columns × rows of them, or none
     */
    public static Stamp of(int columns, int rows, TileRef[] cells) {
        if (columns < 1 || rows < 1 || cells.length != columns * rows) {
            throw new IllegalArgumentException(
                    "a stamp of " + columns + "×" + rows + " from " + cells.length + " cells");
        }
        return new Stamp(columns, rows, cells.clone());
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    /** The placed tile in a cell of the stamp, or null. */
    public TileRef get(int column, int row) {
        return cells[row * columns + column];
    }

    /** True if it is one tile. */
    public boolean isSingle() {
        return cells.length == 1 && cells[0] != null;
    }

    /** The first tile in it, or null if it is empty. */
    public TileRef first() {
        for (TileRef ref : cells) {
            if (ref != null) {
                return ref;
            }
        }
        return null;
    }

    /** The names of its tiles. */
    Set<String> tiles() {
        Set<String> tiles = new TreeSet<>();
        for (TileRef ref : cells) {
            if (ref != null) {
                tiles.add(ref.tile());
            }
        }
        return tiles;
    }

    /** A tile of it that is not among those; null if all are. */
    public String missing(Set<String> tiles) {
        for (TileRef ref : cells) {
            if (ref != null && !tiles.contains(ref.tile())) {
                return ref.tile();
            }
        }
        return null;
    }

    /** With another name for one of its tiles. */
    public Stamp renamed(String from, String to) {
        TileRef[] renamed = cells.clone();
        for (int i = 0; i < renamed.length; i++) {
            if (renamed[i] != null && renamed[i].tile().equals(from)) {
                renamed[i] = new TileRef(to, renamed[i].flip());
            }
        }
        return new Stamp(columns, rows, renamed);
    }

    /** Mirrored left-right, tiles included. */
    public Stamp flippedH() {
        Stamp result = blank(columns, rows);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                result.put(columns - 1 - column, row, turn(get(column, row), Flip::thenH));
            }
        }
        return result;
    }

    /** Mirrored top-bottom, tiles included. */
    public Stamp flippedV() {
        Stamp result = blank(columns, rows);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                result.put(column, rows - 1 - row, turn(get(column, row), Flip::thenV));
            }
        }
        return result;
    }

    /** A quarter turn clockwise, tiles included. */
    public Stamp rotatedClockwise() {
        Stamp result = blank(rows, columns);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                result.put(rows - 1 - row, column, turn(get(column, row), Flip::thenRotateClockwise));
            }
        }
        return result;
    }

    private static Stamp blank(int columns, int rows) {
        return new Stamp(columns, rows, new TileRef[columns * rows]);
    }

    private void put(int column, int row, TileRef ref) {
        cells[row * columns + column] = ref;
    }

    private static TileRef turn(TileRef ref, UnaryOperator<Flip> turn) {
        return ref == null ? null : new TileRef(ref.tile(), turn.apply(ref.flip()));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Stamp that && columns == that.columns && Arrays.equals(cells, that.cells);
    }

    @Override
    public int hashCode() {
        return 31 * columns + Arrays.hashCode(cells);
    }
}
