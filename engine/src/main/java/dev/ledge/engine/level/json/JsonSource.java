package dev.ledge.engine.level.json;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** The text of a JSON file, known to be UTF-8 and within the limits, and how its user calls it. */
public final class JsonSource {

    /** Most bytes in a file: 256 MiB. */
    public static final int MAX_BYTES = 256 << 20;

    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private final String file;
    private final byte[] bytes;
    private final int start;
    private final boolean ascii;
    private TextIndex index;

    private JsonSource(String file, byte[] bytes, int start) {
        this.file = file;
        this.bytes = bytes;
        this.start = start;
        this.ascii = Utf8.asciiEnd(bytes, start) == bytes.length;
    }

    /**
     * Reads a file. Its size is looked at first; a byte order mark is passed over.
     *
     * @param file how problems name it
     * @return the source
     * @throws LevelFormatException if it is missing, cannot be read, is too large or is not UTF-8
     */
    public static JsonSource read(Path file) throws LevelFormatException {
        return read(file, file.toString());
    }

    /** Reads a file that problems call by another name; see {@link #read(Path)}. */
    static JsonSource read(Path file, String name) throws LevelFormatException {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            if (attributes.isDirectory()) {
                throw fail(Code.NO_FILE, name, "this is a folder, not a file; name a file in it");
            }
            if (!attributes.isRegularFile()) {
                throw fail(Code.NO_FILE, name, "this is a device, not a file; name a file");
            }
            if (attributes.size() > MAX_BYTES) {
                throw tooLarge(name, attributes.size());
            }
            return of(Files.readAllBytes(file), name);
        } catch (NoSuchFileException e) {
            throw fail(Code.NO_FILE, name, IoReason.reading(e, file));
        } catch (IOException e) {
            throw fail(Code.UNREADABLE, name, "the file cannot be read: " + IoReason.reading(e, file));
        }
    }

    /**
     * Takes a file's content.
     *
     * @param bytes not changed from now on
     * @param file how problems name it
     * @return the source
     * @throws LevelFormatException if it is too large or not UTF-8
     */
    public static JsonSource of(byte[] bytes, String file) throws LevelFormatException {
        if (bytes.length > MAX_BYTES) {
            throw tooLarge(file, bytes.length);
        }
        int start = startsWithMark(bytes) ? BYTE_ORDER_MARK.length : 0;
        int invalid = Utf8.firstInvalid(bytes, start);
        if (invalid >= 0) {
            throw notUtf8(bytes, start, invalid, file);
        }
        return new JsonSource(file, bytes, start);
    }

    /**
     * Takes a file's content as text; see {@link #of(byte[], String)}.
     *
     * @param text content of the file
     * @param file how problems name it
     * @return the source
     * @throws LevelFormatException if it cannot be used, with everything that is wrong
     */
    public static JsonSource of(String text, String file) throws LevelFormatException {
        return of(text.getBytes(StandardCharsets.UTF_8), file);
    }

    /**
     * Parses all of it into a tree; see {@link #parse(Problems, LazyRule)}.
     *
     * @param problems collects what is wrong
     * @return the whole document
     * @throws LevelFormatException if it cannot be used, with everything that is wrong
     */
    public LocatedNode parse(Problems problems) throws LevelFormatException {
        return parse(problems, LazyRule.NONE);
    }

    /**
     * Parses strict JSON into a tree of values that know their places.
     *
     * @param problems gets duplicate keys and numbers that are none; the tree has the first of two equal keys
     * @param lazy which values to leave unparsed for now
     * @throws LevelFormatException with all problems so far if it is not JSON
     */
    LocatedNode parse(Problems problems, LazyRule lazy) throws LevelFormatException {
        return new TreeParser(this, problems, lazy).parseDocument();
    }

    /** {@return how its user calls the file} */
    public String file() {
        return file;
    }

    /** {@return the file's bytes as they were read, for reading alone} */
    public ByteBuffer content() {
        return ByteBuffer.wrap(bytes).asReadOnlyBuffer();
    }

    byte[] bytes() {
        return bytes;
    }

    /** Where the text begins in {@link #bytes()}. */
    int start() {
        return start;
    }

    /** Line and column of an offset in UTF-16 units. */
    TextPosition position(int offset) {
        return index().position(offset);
    }

    /** The index in {@link #bytes()} of an offset in UTF-16 units. */
    int byteOffset(int offset) {
        return ascii ? start + offset : index().byteOffset(offset);
    }

    /**
     * Where a character of a text stands, in UTF-16 units.
     *
     * @param text offset of the text's opening quote
     * @param index of the character in UTF-16 units of the text's value
     */
    int offsetInText(int text, int index) {
        int at = byteOffset(text) + 1;
        int unit = text + 1;
        for (int seen = 0; seen < index; ) {
            int lead = bytes[at] & 0xFF;
            int length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
            int units = length == 4 ? 2 : 1;
            seen += units;
            if (lead == '\\') {
                length = bytes[at + 1] == 'u' ? 6 : 2;
                units = length;
            }
            at += length;
            unit += units;
        }
        return unit;
    }

    private TextIndex index() {
        if (index == null) {
            index = new TextIndex(bytes, start);
        }
        return index;
    }

    private static boolean startsWithMark(byte[] bytes) {
        return bytes.length >= 3
                && bytes[0] == BYTE_ORDER_MARK[0]
                && bytes[1] == BYTE_ORDER_MARK[1]
                && bytes[2] == BYTE_ORDER_MARK[2];
    }

    private static LevelFormatException notUtf8(byte[] bytes, int start, int invalid, String file) {
        int line = 1;
        int column = 1;
        for (int i = start; i < invalid; i++) {
            if (bytes[i] == '\n') {
                line++;
                column = 1;
            } else if (!Utf8.isContinuation(bytes[i])) {
                column++;
            }
        }
        String message = "byte " + invalid + " (0x" + String.format(java.util.Locale.ROOT, "%02X", bytes[invalid])
                + ") is not UTF-8; save the file with the encoding UTF-8";
        return new LevelFormatException(
                new Problem(Severity.ERROR, Code.ENCODING.id(), file, line, column, "", message));
    }

    private static LevelFormatException tooLarge(String file, long size) {
        return fail(
                Code.TOO_LARGE,
                file,
                "the file has " + size + " bytes, more than the " + MAX_BYTES
                        + " that are possible; divide the level into several");
    }

    private static LevelFormatException fail(Code code, String file, String message) {
        return new LevelFormatException(Problem.ofFile(code, file, message));
    }
}
