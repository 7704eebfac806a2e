package dev.ledge.editor.bench;

import dev.ledge.editor.preview.PreviewPanel;
import java.awt.Graphics;
import java.util.function.LongSupplier;
import javax.swing.JComponent;

/**
 * Sees each picture of the preview that is painted: a child that draws nothing, over all of it. A picture counts if it
 * shows another tick than the one before.
 */
@SuppressWarnings("serial")
final class Pictures extends JComponent {
    private static final double NANOS_PER_MILLI = 1e6;
    private static final double NANOS = 1e9;

    private final transient LongSupplier shown;
    private transient Runnable each = () -> {};
    private long tick = Long.MIN_VALUE;
    private long first;
    private long last;
    private long longest;
    private int count;

    private Pictures(LongSupplier shown) {
        this.shown = shown;
        setOpaque(false);
    }

    /** Looks at a preview from now on; on the event thread. */
    static Pictures of(PreviewPanel preview) {
        Pictures pictures = new Pictures(() -> preview.session().tick());
        pictures.setBounds(0, 0, preview.getWidth(), preview.getHeight());
        preview.add(pictures);
        return pictures;
    }

    /** Is run for every picture, on the event thread. */
    void setEach(Runnable action) {
        each = action;
    }

    /** Counts anew; on the event thread, as all of this. */
    void restart() {
        first = System.nanoTime();
        last = first;
        longest = 0;
        count = 0;
    }

    @Override
    protected void paintComponent(Graphics g) {
        each.run();
        long now = System.nanoTime();
        long ticks = shown.getAsLong();
        if (ticks == tick) {
            return;
        }
        tick = ticks;
        longest = Math.max(longest, now - last);
        last = now;
        count++;
    }

    /** Pictures a second since {@link #restart}. */
    double perSecond() {
        return count / ((System.nanoTime() - first) / NANOS);
    }

    /** The longest time without a new picture since {@link #restart}, also the one that lasts, ms. */
    double longestGapMillis() {
        return Math.max(longest, System.nanoTime() - last) / NANOS_PER_MILLI;
    }
}
