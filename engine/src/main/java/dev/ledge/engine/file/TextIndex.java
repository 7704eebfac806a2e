package dev.ledge.engine.file;

import dev.ledge.engine.problem.TextPosition;

/**
 * Finds lines and columns for offsets in UTF-16 units. Remembers them at the start of every block, so that a hundred
 * problems in one line of 200 MB are still reported at once.
 */
final class TextIndex {
    private static final int BLOCK_SHIFT = 14;

    private final String text;
    private final int[] lines;
    private final int[] columns;

    TextIndex(String text) {
        this.text = text;
        int blocks = (text.length() >> BLOCK_SHIFT) + 1;
        lines = new int[blocks];
        columns = new int[blocks];
        TextPosition at = new TextPosition(1, 1);
        for (int block = 0; block < blocks; block++) {
            lines[block] = at.line();
            columns[block] = at.column();
            int from = block << BLOCK_SHIFT;
            at = walk(at, from, Math.min(text.length(), from + (1 << BLOCK_SHIFT)));
        }
    }

    /** The place at an offset; at one beyond the end that of the end, as parsers count on where a text is cut off. */
    TextPosition position(int offset) {
        int within = Math.min(offset, text.length());
        int block = within >> BLOCK_SHIFT;
        return walk(new TextPosition(lines[block], columns[block]), block << BLOCK_SHIFT, within);
    }

    /** The place at one offset, from that at another before it. */
    private TextPosition walk(TextPosition start, int from, int to) {
        int line = start.line();
        int column = start.column();
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (c == '\n') {
                line++;
                column = 1;
            } else if (!Character.isLowSurrogate(c)) {
                column++;
            }
        }
        return new TextPosition(line, column);
    }
}
