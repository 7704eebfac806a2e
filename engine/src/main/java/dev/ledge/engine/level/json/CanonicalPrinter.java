package dev.ledge.engine.level.json;

import java.util.Arrays;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.PrettyPrinter;

/**
 * Lays out JSON as Ledge's files have it: two spaces a level, LF, a container either with a member a line or wholly in
 * one line. Of one text, as it knows the containers that are open.
 */
final class CanonicalPrinter implements PrettyPrinter {
    /** Which of the open containers have a member a line, by their depth from 1 on. */
    private boolean[] lines = new boolean[16];

    private int depth;
    private boolean isNextInLines;

    /** The next container has a member a line; those that are not announced are in one. */
    void nextInLines() {
        isNextInLines = true;
    }

    /** From here on the members of the innermost container have a line each. */
    void breakLines() {
        lines[depth] = true;
    }

    private void start(JsonGenerator out, char open) {
        if (++depth == lines.length) {
            lines = Arrays.copyOf(lines, 2 * depth);
        }
        lines[depth] = isNextInLines;
        isNextInLines = false;
        out.writeRaw(open);
    }

    private void end(JsonGenerator out, int members, char close) {
        boolean isInLines = lines[depth--];
        if (members > 0 && isInLines) {
            newLine(out);
        }
        out.writeRaw(close);
    }

    private void beforeFirst(JsonGenerator out) {
        if (lines[depth]) {
            newLine(out);
        }
    }

    private void separate(JsonGenerator out) {
        out.writeRaw(',');
        if (lines[depth]) {
            newLine(out);
        } else {
            out.writeRaw(' ');
        }
    }

    private void newLine(JsonGenerator out) {
        out.writeRaw('\n');
        for (int i = 0; i < 2 * depth; i++) {
            out.writeRaw(' ');
        }
    }

    @Override
    public void writeStartObject(JsonGenerator out) {
        start(out, '{');
    }

    @Override
    public void writeEndObject(JsonGenerator out, int entries) {
        end(out, entries, '}');
    }

    @Override
    public void writeStartArray(JsonGenerator out) {
        start(out, '[');
    }

    @Override
    public void writeEndArray(JsonGenerator out, int values) {
        end(out, values, ']');
    }

    @Override
    public void beforeObjectEntries(JsonGenerator out) {
        beforeFirst(out);
    }

    @Override
    public void beforeArrayValues(JsonGenerator out) {
        beforeFirst(out);
    }

    @Override
    public void writeObjectEntrySeparator(JsonGenerator out) {
        separate(out);
    }

    @Override
    public void writeArrayValueSeparator(JsonGenerator out) {
        separate(out);
    }

    @Override
    public void writeObjectNameValueSeparator(JsonGenerator out) {
        out.writeRaw(':');
        out.writeRaw(' ');
    }

    @Override
    public void writeRootValueSeparator(JsonGenerator out) {
        throw new IllegalStateException("a file has one value");
    }
}
