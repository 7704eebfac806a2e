package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.tree.Document;
import dev.ledge.editor.exchange.tree.Numbers;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.LevelFormatException;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;
import java.util.function.LongConsumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;
import tools.jackson.databind.JsonNode;

/** The cells of a layer or chunk in all encodings. Never unpacks more than the cells that there should be. */
final class TiledData {
    private static final String[] ZSTD = {
        "com.github.luben.zstd.ZstdInputStreamNoFinalizer", "io.airlift.compress.v3.zstd.ZstdInputStream"
    };

    /** Bytes that are decoded at a time. */
    private static final int BUFFER = 1 << 16;

    private TiledData() {}

    /**
     * Counts the cells, which is quick beside what is done with each of them.
     *
     * @param holder has the field {@code data}
     * @param layer says how it is encoded
     * @param count how many there should be
     * @throws LevelFormatException if there are fewer or more, or they cannot be decoded
     */
    static void check(Document document, JsonNode holder, JsonNode layer, long count) throws LevelFormatException {
        Numbers numbers = Tree.numbers(holder, "data");
        JsonNode data = Tree.get(holder, "data");
        if (numbers == null && data.isString() && !isCommaSeparated(layer)) {
            decode(document, holder, data.stringValue(), layer, count, (cells, inBlock) -> {});
        } else if (numbers == null) {
            forEach(document, holder, layer, count, gid -> {});
        } else if (numbers.count() != count) {
            throw wrongCount(document, holder, numbers.count(), count);
        }
    }

    /**
     * Gives the gids, row by row.
     *
     * @param holder has the field {@code data}
     * @param layer says how it is encoded
     * @param count how many there should be
     * @throws LevelFormatException if there are fewer or more, or they cannot be decoded
     */
    static void forEach(Document document, JsonNode holder, JsonNode layer, long count, LongConsumer taker)
            throws LevelFormatException {
        Numbers numbers = Tree.numbers(holder, "data");
        JsonNode data = Tree.get(holder, "data");
        if (numbers != null) {
            check(document, holder, layer, count);
            numbers.forEach(taker);
        } else if (data.isString() && isCommaSeparated(layer)) {
            commaSeparated(document, holder, data.stringValue(), count, taker);
        } else if (data.isString()) {
            decode(document, holder, data.stringValue(), layer, count, (cells, inBlock) -> {
                for (int i = 0; i < inBlock; i++) {
                    taker.accept(cells.getInt(i * Integer.BYTES) & 0xFFFF_FFFFL);
                }
            });
        } else if (!data.isMissingNode()) {
            throw document.error(holder, "WRONG-TYPE", "\"data\" must be a list of cells or text that holds them");
        }
    }

    private static LevelFormatException wrongCount(Document document, JsonNode at, long found, long wanted) {
        return document.error(
                at,
                "DATA",
                "the layer has " + (found > wanted ? "more than its " + wanted : found + " of its " + wanted)
                        + " cells; save the map anew in Tiled");
    }

    private static boolean isCommaSeparated(JsonNode layer) {
        return "csv".equals(Tree.text(layer, "encoding"));
    }

    /** Takes some of the cells, four bytes each from the beginning of the buffer on. */
    @FunctionalInterface
    private interface Block {
        void take(ByteBuffer cells, int count);
    }

    private static void decode(Document document, JsonNode holder, String text, JsonNode layer, long count, Block taker)
            throws LevelFormatException {
        String compression = Tree.text(layer, "compression");
        InputStream decoded = Base64.getMimeDecoder().wrap(new AsciiStream(text));
        long taken = 0;
        try (InputStream in = decompressed(document, holder, decoded, compression)) {
            byte[] bytes = new byte[BUFFER];
            ByteBuffer cells = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
            for (int read = BUFFER; read == BUFFER; ) {
                read = in.readNBytes(bytes, 0, BUFFER);
                int inBlock = read / Integer.BYTES;
                boolean isCut = read % Integer.BYTES != 0;
                if (taken + inBlock + (isCut ? 1 : 0) > count) {
                    throw wrongCount(document, holder, count + 1, count);
                }
                if (isCut) {
                    throw new EOFException("it ends in the middle of a cell");
                }
                taker.take(cells, inBlock);
                taken += inBlock;
            }
        } catch (IOException | IllegalArgumentException e) {
            throw document.error(
                    holder,
                    "DATA",
                    "the layer's cells cannot be decoded: " + Excerpt.of(String.valueOf(e.getMessage()))
                            + "; save the map anew in Tiled");
        }
        if (taken != count) {
            throw wrongCount(document, holder, taken, count);
        }
    }

    private static void commaSeparated(Document document, JsonNode holder, String text, long count, LongConsumer taker)
            throws LevelFormatException {
        long taken = 0;
        for (String cell : text.split("[,\\s]+")) {
            if (!cell.isEmpty()) {
                try {
                    taker.accept(Long.parseLong(cell));
                } catch (NumberFormatException e) {
                    throw document.error(holder, "WRONG-TYPE", "a cell in this list is no number");
                }
                if (++taken > count) {
                    break;
                }
            }
        }
        if (taken != count) {
            throw wrongCount(document, holder, taken, count);
        }
    }

    private static InputStream decompressed(Document document, JsonNode at, InputStream in, String compression)
            throws IOException, LevelFormatException {
        if (compression == null) {
            return in;
        }
        return switch (compression) {
            case "zlib" -> new InflaterInputStream(in);
            case "gzip" -> new GZIPInputStream(in);
            case "zstd" -> zstd(document, at, in);
            default ->
                throw document.error(
                        at,
                        "COMPRESSION",
                        "the compression " + Excerpt.quoted(compression)
                                + " is not known; in Tiled choose zlib as the map's tile layer format");
        };
    }

    private static InputStream zstd(Document document, JsonNode at, InputStream in) throws LevelFormatException {
        for (String name : ZSTD) {
            try {
                return (InputStream)
                        Class.forName(name).getConstructor(InputStream.class).newInstance(in);
            } catch (ReflectiveOperationException | LinkageError missing) {
                continue;
            }
        }
        throw document.error(
                at,
                "COMPRESSION",
                "the cells are compressed with zstd, which needs the library com.github.luben:zstd-jni on the class "
                        + "path; or choose zlib in Tiled, under Map, Map Properties, Tile Layer Format");
    }

    /** The characters of a text as bytes, without a copy of it. */
    private static final class AsciiStream extends InputStream {
        private final String text;
        private int next;

        AsciiStream(String text) {
            this.text = text;
        }

        @Override
        public int read() {
            if (next == text.length()) {
                return -1;
            }
            char c = text.charAt(next++);
            return c < 0x80 ? c : '?';
        }

        @Override
        @SuppressWarnings("deprecation") // Takes the low byte of each character, which is all of it here.
        public int read(byte[] buffer, int offset, int length) {
            int count = Math.min(length, text.length() - next);
            if (count <= 0) {
                return length == 0 ? 0 : -1;
            }
            text.getBytes(next, next + count, buffer, offset);
            next += count;
            return count;
        }
    }
}
