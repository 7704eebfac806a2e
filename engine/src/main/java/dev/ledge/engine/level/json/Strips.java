package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.JsonKind;
import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.Severity;
import java.util.HashSet;
import java.util.Set;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** The strips of one layer while they are read. */
final class Strips {
    private static final int STRIP = TileGrid.CHUNK;

    private final Legend legend;
    private final JsonParser parser;
    private final Reading reading;
    private final char[] cells = new char[STRIP];
    /** Symbols that have been reported: once for each is enough. */
    private final Set<String> unknownSymbols = new HashSet<>();

    private TileGrid.Edit edit;
    private int columns;
    private int rows;
    /** Where each strip's key stands, + 1, by strip and row; 0 means not seen. */
    private int[] keys;

    /** @param parser at the object that has them */
    Strips(Legend legend, JsonParser parser, Reading reading) {
        this.legend = legend;
        this.parser = parser;
        this.reading = reading;
    }

    /** An empty grid with the strips in it. */
    TileGrid read(TileGrid empty) {
        columns = empty.columns();
        rows = empty.rows();
        keys = new int[empty.chunksAcross() * rows];
        edit = empty.edit();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            strip(parser.currentName());
        }
        return edit.build();
    }

    private void strip(String key) {
        int comma = key.indexOf(',');
        int column = comma < 0 ? -1 : index(key, 0, comma);
        int row = comma < 0 ? -1 : index(key, comma + 1, key.length());
        boolean isFine = isPlace(key, column, row) && isNew(key, column, row);
        parser.nextToken();
        if (!isFine) {
            parser.skipChildren();
        } else if (reading.is(parser, JsonKind.STRING)) {
            cells(parser.getString(), column, row);
        }
    }

    private boolean isPlace(String key, int column, int row) {
        if (column < 0 || row < 0 || column % STRIP != 0) {
            reading.error(
                    parser,
                    Code.BAD_STRIP,
                    "the key " + Excerpt.quoted(key) + " must be \"column,row\" with a column that is a multiple of "
                            + STRIP + ", such as \"0,0\" or \"32,5\"");
            return false;
        }
        if (column >= columns || row >= rows) {
            reading.error(
                    parser,
                    Code.STRIP_OUTSIDE,
                    "the strip " + Excerpt.quoted(key) + " lies outside the level of " + columns + "×" + rows
                            + " cells; enlarge the level's \"size\" or take the strip away");
            return false;
        }
        return true;
    }

    private boolean isNew(String key, int column, int row) {
        int slot = column / STRIP * rows + row;
        if (keys[slot] != 0) {
            reading.duplicate(parser, key, keys[slot] - 1);
            return false;
        }
        keys[slot] = reading.offset(parser) + 1;
        return true;
    }

    /** A number of up to five digits as the writer writes it, or −1. */
    private static int index(String key, int from, int to) {
        if (to <= from || to - from > 5 || key.charAt(from) == '0' && to - from > 1) {
            return -1;
        }
        int value = 0;
        for (int i = from; i < to; i++) {
            int digit = key.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            value = value * 10 + digit;
        }
        return value;
    }

    private void cells(String text, int column, int row) {
        int most = Math.min(STRIP, columns - column);
        int count = legend.cellWidth() == 1 && text.length() <= most ? narrow(text) : -1;
        if (count < 0) {
            count = wide(text, most);
        }
        if (count > 0) {
            edit.setStrip(column, row, cells, count);
        }
    }

    /** Decodes cells of one UTF-16 unit each. Returns their number, or −1 if any needs a closer look. */
    private int narrow(String text) {
        for (int i = 0; i < text.length(); i++) {
            int index = legend.index(text.charAt(i));
            if (index == Legend.UNKNOWN) {
                return -1;
            }
            cells[i] = (char) index;
        }
        return text.length();
    }

    /** Decodes cells of any number of characters, where a character may have two UTF-16 units. */
    private int wide(String text, int most) {
        int width = legend.cellWidth();
        int characters = text.codePointCount(0, text.length());
        int count = characters / width;
        if (characters % width != 0) {
            reading.error(
                    parser,
                    Code.STRIP_TOO_LONG,
                    "the strip has " + characters + " characters, which is not a multiple of \"cellWidth\", " + width
                            + "; its last cell is cut");
            return 0;
        }
        if (count > most) {
            boolean outside = most < STRIP && count <= STRIP;
            reading.error(
                    parser,
                    outside ? Code.STRIP_OUTSIDE : Code.STRIP_TOO_LONG,
                    outside
                            ? "the strip has " + count + " cells, but the level ends after " + most
                                    + " of them; enlarge the level's \"size\" or shorten the strip"
                            : "the strip has " + count + " cells, more than " + STRIP + "; begin the next strip after "
                                    + STRIP);
            return 0;
        }
        for (int i = 0, at = 0; i < count; i++) {
            int end = text.offsetByCodePoints(at, width);
            String symbol = text.substring(at, end);
            int index = legend.index(symbol);
            if (index == Legend.UNKNOWN) {
                unknown(symbol, at);
            }
            cells[i] = (char) Math.max(0, index);
            at = end;
        }
        return count;
    }

    private void unknown(String symbol, int at) {
        if (unknownSymbols.add(symbol)) {
            reading.add(
                    Severity.ERROR,
                    reading.source().offsetInText(reading.offset(parser), at),
                    reading.pointer(parser),
                    Code.UNKNOWN_SYMBOL,
                    "the symbol " + Excerpt.quoted(symbol)
                            + " is not in the layer's legend; add it there or use another ("
                            + "\".\" is the empty cell)");
        }
    }
}
