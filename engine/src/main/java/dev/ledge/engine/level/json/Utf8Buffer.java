package dev.ledge.engine.level.json;

import java.util.Arrays;

/** Bytes that grow, and what JSON needs to write into them. */
final class Utf8Buffer {
    private static final String HEX = "0123456789abcdef";

    private byte[] bytes = new byte[1 << 12];
    private int size;

    void ascii(char c) {
        ensure(1);
        bytes[size++] = (byte) c;
    }

    void ascii(String text) {
        ensure(text.length());
        for (int i = 0; i < text.length(); i++) {
            bytes[size++] = (byte) text.charAt(i);
        }
    }

    /** Ends the line and indents the next. */
    void newLine(int levels) {
        ensure(1 + 2 * levels);
        bytes[size++] = '\n';
        for (int i = 0; i < 2 * levels; i++) {
            bytes[size++] = ' ';
        }
    }

    void raw(byte[] source, int from, int length) {
        ensure(length);
        System.arraycopy(source, from, bytes, size, length);
        size += length;
    }

    /**
     * A JSON string with its quotes; everything but quote, backslash, control characters and lone surrogates stands for
     * itself.
     */
    void string(String text) {
        ascii('"');
        characters(text);
        ascii('"');
    }

    /** The inside of a JSON string. */
    void characters(String text) {
        // A character has at most six bytes, as an escape.
        ensure(Math.multiplyExact(6, text.length()));
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= ' ' && c < 0x7F && c != '"' && c != '\\') {
                bytes[size++] = (byte) c;
            } else if (c < 0x80) {
                escaped(c);
            } else if (c < 0x800) {
                bytes[size++] = (byte) (0xC0 | c >> 6);
                bytes[size++] = (byte) (0x80 | c & 0x3F);
            } else if (!Character.isSurrogate(c)) {
                bytes[size++] = (byte) (0xE0 | c >> 12);
                bytes[size++] = (byte) (0x80 | c >> 6 & 0x3F);
                bytes[size++] = (byte) (0x80 | c & 0x3F);
            } else if (Character.isHighSurrogate(c)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1))) {
                supplementary(Character.toCodePoint(c, text.charAt(++i)));
            } else {
                unicodeEscape(c);
            }
        }
    }

    private void supplementary(int point) {
        bytes[size++] = (byte) (0xF0 | point >> 18);
        bytes[size++] = (byte) (0x80 | point >> 12 & 0x3F);
        bytes[size++] = (byte) (0x80 | point >> 6 & 0x3F);
        bytes[size++] = (byte) (0x80 | point & 0x3F);
    }

    private void escaped(char c) {
        int letter = switch (c) {
            case '"' -> '"';
            case '\\' -> '\\';
            case '\n' -> 'n';
            case '\t' -> 't';
            case '\r' -> 'r';
            case '\b' -> 'b';
            case '\f' -> 'f';
            default -> 0;
        };
        if (letter == 0) {
            unicodeEscape(c);
        } else {
            bytes[size++] = '\\';
            bytes[size++] = (byte) letter;
        }
    }

    private void unicodeEscape(char c) {
        bytes[size++] = '\\';
        bytes[size++] = 'u';
        for (int shift = 12; shift >= 0; shift -= 4) {
            bytes[size++] = (byte) HEX.charAt(c >> shift & 0xF);
        }
    }

    byte[] toBytes() {
        return Arrays.copyOf(bytes, size);
    }

    private void ensure(int more) {
        int needed = Math.addExact(size, more);
        if (needed > bytes.length) {
            long grown = Math.max(needed, bytes.length * 2L);
            bytes = Arrays.copyOf(bytes, (int) Math.min(grown, Integer.MAX_VALUE - 8));
        }
    }
}
