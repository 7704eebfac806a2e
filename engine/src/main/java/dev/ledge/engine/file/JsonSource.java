package dev.ledge.engine.file;

import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.PlacedText;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.problem.Severity;
import dev.ledge.engine.problem.TextPosition;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Locale;

/** The text of a JSON file, known to be UTF-8 and within the limits, and how its user calls it. */
public final class JsonSource implements PlacedText {

    /** Most bytes in a file: 256 MiB. */
    public static final int MAX_BYTES = 256 << 20;

    /** What Java puts in the place of bytes that are not UTF-8; a text may also have it. */
    private static final char REPLACEMENT = '\uFFFD';

    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private final String file;
    private final byte[] bytes;
    private final String text;
    private TextIndex index;

    private JsonSource(String file, byte[] bytes, String text) {
        this.file = file;
        this.bytes = bytes;
        this.text = text;
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

    /**
     * Reads a file that problems call by another name; see {@link #read(Path)}.
     *
     * @param file where it is
     * @param name how problems name it
     * @return the source
     * @throws LevelFormatException if it cannot be used
     */
    public static JsonSource read(Path file, String name) throws LevelFormatException {
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
        String text = new String(bytes, start, bytes.length - start, StandardCharsets.UTF_8);
        if (text.indexOf('\0') >= 0 || text.indexOf(REPLACEMENT) >= 0) {
            checkStrictly(bytes, start, file);
        }
        return new JsonSource(file, bytes, text);
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

    @Override
    public String file() {
        return file;
    }

    /** {@return the file's bytes as they were read, for reading alone} */
    public ByteBuffer content() {
        return ByteBuffer.wrap(bytes).asReadOnlyBuffer();
    }

    /** {@return the file's text, without a byte order mark} */
    public String text() {
        return text;
    }

    @Override
    public TextPosition position(int offset) {
        if (index == null) {
            index = new TextIndex(text);
        }
        return index.position(offset);
    }

    /**
     * {@return where a character of a JSON text stands, in UTF-16 units}
     *
     * @param quote offset of the text's opening quote
     * @param index of the character in UTF-16 units of the text's value
     */
    public int offsetInText(int quote, int index) {
        int at = quote + 1;
        for (int seen = 0; seen < index; seen++) {
            at += text.charAt(at) != '\\' ? 1 : text.charAt(at + 1) == 'u' ? 6 : 2;
        }
        return at;
    }

    private static boolean startsWithMark(byte[] bytes) {
        return bytes.length >= 3
                && bytes[0] == BYTE_ORDER_MARK[0]
                && bytes[1] == BYTE_ORDER_MARK[1]
                && bytes[2] == BYTE_ORDER_MARK[2];
    }

    /** A NUL is refused, too: in a text file it means that this is UTF-16. */
    private static void checkStrictly(byte[] bytes, int start, String file) throws LevelFormatException {
        int nul = start;
        while (nul < bytes.length && bytes[nul] != 0) {
            nul++;
        }
        ByteBuffer in = ByteBuffer.wrap(bytes, start, nul - start);
        CharBuffer decoded = CharBuffer.allocate(nul - start);
        boolean isMalformed =
                StandardCharsets.UTF_8.newDecoder().decode(in, decoded, true).isError();
        if (isMalformed || nul < bytes.length) {
            throw notUtf8(bytes[in.position()], in.position(), decoded.flip().toString(), file);
        }
    }

    private static LevelFormatException notUtf8(byte found, int index, String before, String file) {
        TextPosition at = new TextIndex(before).position(before.length());
        String message = "byte " + index + " (0x" + String.format(Locale.ROOT, "%02X", found)
                + ") is not UTF-8; save the file with the encoding UTF-8";
        return new LevelFormatException(
                new Problem(Severity.ERROR, Code.ENCODING.id(), file, at.line(), at.column(), "", message));
    }

    private static LevelFormatException tooLarge(String file, long size) {
        return fail(
                Code.TOO_LARGE,
                file,
                "the file has " + size + " bytes, more than the " + MAX_BYTES
                        + " that are possible; make it smaller, or divide it");
    }

    private static LevelFormatException fail(Code code, String file, String message) {
        return new LevelFormatException(Problem.ofFile(code, file, message));
    }
}
