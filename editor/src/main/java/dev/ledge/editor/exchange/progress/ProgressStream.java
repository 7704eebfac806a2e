package dev.ledge.editor.exchange.progress;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Reports how much of a file was read; cancelled work ends at its next read. */
public final class ProgressStream extends FilterInputStream {
    private final long size;
    private final Progress progress;
    private long done;

    /**
     * Watches a stream.
     *
     * @param in the stream
     * @param size its length, bytes
     * @param progress gets it
     */
    public ProgressStream(InputStream in, long size, Progress progress) {
        super(in);
        this.size = Math.max(1, size);
        this.progress = progress;
    }

    @Override
    public int read() throws IOException {
        int read = super.read();
        note(read < 0 ? 0 : 1);
        return read;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int read = super.read(buffer, offset, length);
        note(Math.max(0, read));
        return read;
    }

    private void note(int read) {
        done += read;
        progress.at(Math.min(1, (double) done / size));
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
