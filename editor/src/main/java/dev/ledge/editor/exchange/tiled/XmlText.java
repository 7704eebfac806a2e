package dev.ledge.editor.exchange.tiled;

import dev.ledge.editor.exchange.progress.Steps;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** XML on its way into a stream, which is as long as it likes; what cannot be written comes out unchecked. */
final class XmlText {
    private static final int FULL = 1 << 16;
    private static final Pattern UNWRITABLE =
            Pattern.compile("[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\p{Cs}\\uFFFE\\uFFFF]");

    private final OutputStream out;
    private final Steps steps;
    private final StringBuilder text = new StringBuilder(FULL + 1024);

    XmlText(OutputStream out, Steps steps) {
        this.out = out;
        this.steps = steps;
    }

    /** A text with marks in place of what XML has no way at all to write. */
    static String writable(String text) {
        return UNWRITABLE.matcher(text).replaceAll("\uFFFD");
    }

    /** Counts what is written of cells. */
    Steps steps() {
        return steps;
    }

    XmlText append(String more) {
        text.append(more);
        flushIfFull();
        return this;
    }

    XmlText append(char more) {
        text.append(more);
        return this;
    }

    XmlText append(long number) {
        text.append(number);
        flushIfFull();
        return this;
    }

    /** Not after a single character, which may be half of one that has two. */
    private void flushIfFull() {
        if (text.length() >= FULL) {
            flush();
        }
    }

    /** Writes what is left. */
    void flush() {
        try {
            out.write(text.toString().getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        text.setLength(0);
    }
}
