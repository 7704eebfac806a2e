package dev.ledge.engine.level.json;

import java.util.Arrays;

/**
 * Finds lines, columns and bytes for offsets in UTF-16 units, which the parser counts in. Remembers the state at the
 * start of every block, so that a hundred problems in one line of 200 MB are still told at once.
 */
final class TextIndex {
    private static final int BLOCK_SHIFT = 14;

    private final byte[] bytes;
    private final int start;
    private final int[] units;
    private final int[] lines;
    private final int[] columns;

    /**
     * @param bytes well-formed UTF-8
     * @param start where the text begins, after a byte order mark
     */
    TextIndex(byte[] bytes, int start) {
        this.bytes = bytes;
        this.start = start;
        int blocks = ((bytes.length - start) >> BLOCK_SHIFT) + 1;
        units = new int[blocks];
        lines = new int[blocks];
        columns = new int[blocks];
        Cursor cursor = new Cursor(0);
        for (int block = 0; block < blocks; block++) {
            units[block] = cursor.unit;
            lines[block] = cursor.line;
            columns[block] = cursor.column;
            int end = Math.min(bytes.length, start + ((block + 1) << BLOCK_SHIFT));
            while (cursor.at < end) {
                cursor.next();
            }
        }
    }

    TextPosition position(int unit) {
        Cursor cursor = seek(unit);
        return new TextPosition(cursor.line + 1, cursor.column + 1);
    }

    /** The offset of the byte with which the character at an offset in UTF-16 units begins. */
    int byteOffset(int unit) {
        return seek(unit).at;
    }

    private Cursor seek(int unit) {
        int block = Arrays.binarySearch(units, unit);
        Cursor cursor = new Cursor(Math.max(0, block >= 0 ? block : -block - 2));
        while (cursor.at < bytes.length && (cursor.unit < unit || Utf8.isContinuation(bytes[cursor.at]))) {
            cursor.next();
        }
        return cursor;
    }

    /** Walks bytes; all counts are of what lies before {@code at}. */
    private final class Cursor {
        private int at;
        private int unit;
        private int line;
        private int column;

        Cursor(int block) {
            at = start + (block << BLOCK_SHIFT);
            unit = units[block];
            line = lines[block];
            column = columns[block];
        }

        void next() {
            int value = bytes[at++];
            if (value == '\n') {
                unit++;
                line++;
                column = 0;
            } else if (!Utf8.isContinuation(value)) {
                unit += (value & 0xF8) == 0xF0 ? 2 : 1;
                column++;
            }
        }
    }
}
