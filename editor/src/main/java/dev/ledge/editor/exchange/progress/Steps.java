package dev.ledge.editor.exchange.progress;

/** Counts small steps of long work, and reports now and then how many are done. */
public final class Steps {
    private static final int INTERVAL = 1 << 14;

    private final double all;
    private final Progress progress;
    private long done;

    /**
     * Begins to count.
     *
     * @param all how many there will be
     * @param progress gets it
     */
    public Steps(long all, Progress progress) {
        this.all = Math.max(1, all);
        this.progress = progress;
    }

    /** Another step is done. */
    public void next() {
        if (++done % INTERVAL == 0) {
            progress.at(Math.min(1, done / all));
        }
    }
}
