package dev.ledge.editor.exchange;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Writes a picture as PNG row by row, so that no more than two rows of it need be in memory. */
final class PngStream implements AutoCloseable {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10};
    private static final int DEPTH = 8;
    private static final int TRUECOLOR = 2;
    private static final int CHANNELS = 3;
    private static final int CHUNK = 1 << 16;

    /** Filters of a row: the difference to nothing, to the pixel before, to the pixel above. */
    private static final int FILTERS = 3;

    private final DataOutputStream out;
    private final Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION);
    private final byte[] packed = new byte[CHUNK];
    private final byte[][] filtered;
    private byte[] above;
    private byte[] row;

    /**
     * Begins a picture.
     *
     * @param out where it goes; left open
     * @param width px
     * @param height px, which is how many rows follow
     */
    PngStream(OutputStream out, int width, int height) throws IOException {
        this.out = new DataOutputStream(new BufferedOutputStream(out, CHUNK));
        int bytes = Math.multiplyExact(width, CHANNELS);
        above = new byte[bytes];
        row = new byte[bytes];
        filtered = new byte[FILTERS][bytes + 1];
        for (int filter = 0; filter < FILTERS; filter++) {
            filtered[filter][0] = (byte) filter;
        }
        this.out.write(SIGNATURE);
        byte[] head = new byte[13];
        for (int i = 0; i < 4; i++) {
            head[i] = (byte) (width >>> 24 - 8 * i);
            head[4 + i] = (byte) (height >>> 24 - 8 * i);
        }
        head[8] = DEPTH;
        head[9] = TRUECOLOR;
        chunk("IHDR", head, head.length);
    }

    /**
     * Writes the next row.
     *
     * @param pixels a colour each, 0xRRGGBB
     * @param from the first of them
     */
    void row(int[] pixels, int from) throws IOException {
        for (int i = 0, at = from; i < row.length; i += CHANNELS, at++) {
            row[i] = (byte) (pixels[at] >> 16);
            row[i + 1] = (byte) (pixels[at] >> 8);
            row[i + 2] = (byte) pixels[at];
        }
        byte[] best = filtered[best()];
        deflater.setInput(best);
        while (!deflater.needsInput()) {
            flush();
        }
        byte[] free = above;
        above = row;
        row = free;
    }

    /** The filter that leaves the least: what is near 0 packs best. */
    private int best() {
        long[] sums = new long[FILTERS];
        for (int i = 0; i < row.length; i++) {
            int left = i < CHANNELS ? 0 : row[i - CHANNELS];
            filtered[0][i + 1] = row[i];
            filtered[1][i + 1] = (byte) (row[i] - left);
            filtered[2][i + 1] = (byte) (row[i] - above[i]);
            for (int filter = 0; filter < FILTERS; filter++) {
                sums[filter] += Math.abs(filtered[filter][i + 1]);
            }
        }
        return sums[2] <= sums[1] && sums[2] <= sums[0] ? 2 : sums[1] <= sums[0] ? 1 : 0;
    }

    private void flush() throws IOException {
        int length = deflater.deflate(packed);
        if (length > 0) {
            chunk("IDAT", packed, length);
        }
    }

    private void chunk(String name, byte[] content, int length) throws IOException {
        byte[] type = name.getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(type);
        sum.update(content, 0, length);
        out.writeInt(length);
        out.write(type);
        out.write(content, 0, length);
        out.writeInt((int) sum.getValue());
    }

    /** Writes the end; to be called after the last row. */
    void end() throws IOException {
        deflater.finish();
        while (!deflater.finished()) {
            flush();
        }
        chunk("IEND", new byte[0], 0);
        out.flush();
    }

    /** Lets go of what is not the stream's. */
    @Override
    public void close() {
        deflater.end();
    }
}
