package dev.ledge.engine.run;

import dev.ledge.engine.file.AtomicFile;
import dev.ledge.engine.level.json.CanonicalWriter;
import dev.ledge.engine.level.json.CanonicalWriter.Layout;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.world.type.Buttons;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Writes run files in their one canonical form: the input in one line, an expectation a line. */
public final class RunWriter {
    private final CanonicalWriter out = new CanonicalWriter();

    private RunWriter() {}

    /**
     * {@return the run's file in UTF-8}
     *
     * @param run the run
     */
    public static byte[] toBytes(Run run) {
        return new RunWriter().write(run);
    }

    /**
     * Saves a run atomically.
     *
     * @param run the run
     * @param file where it goes
     * @throws IOException with the reason in words for people if the file could not be written; it is then as it was
     */
    public static void write(Run run, Path file) throws IOException {
        AtomicFile.write(file, toBytes(run));
    }

    /**
     * {@return an expectation as a line of a run file; {@link RunReader#readExpectation} reads it}
     *
     * @param expectation what must come true
     */
    public static String text(Expectation expectation) {
        RunWriter writer = new RunWriter();
        writer.expectation(expectation);
        return new String(writer.out.toBytes(), StandardCharsets.UTF_8).strip();
    }

    private byte[] write(Run run) {
        out.beginObject(Layout.LINES);
        out.field("format", FileKind.RUN.format());
        out.field("version", FileKind.VERSION);
        out.field("level", run.levelPath());
        out.field("about", run.about());
        out.field("ticks", run.ticks());
        out.field("start", run.start());
        if (run.input() != null) {
            out.key("input").beginArray(Layout.INLINE);
            run.input().changes().forEach(this::change);
            out.end();
        }
        if (run.expect() != null) {
            out.key("expect").beginArray(Layout.LINES);
            run.expect().forEach(this::expectation);
            out.end();
        }
        if (run.hash() != null) {
            out.field("hash", Run.formatHash(run.hash()));
        }
        out.fields(run.unknown());
        out.end();
        return out.toBytes();
    }

    private void change(InputTrack.Change change) {
        out.beginArray(Layout.INLINE)
                .value(change.tick())
                .value(Buttons.format(change.buttons()))
                .end();
    }

    private void expectation(Expectation expectation) {
        out.beginObject(Layout.INLINE);
        if (expectation instanceof Expectation.State state) {
            when(state.when());
            state(state);
        } else if (expectation instanceof Expectation.Happens happens) {
            out.field("event", happens.type().json());
            happens.details().forEach((field, value) -> detail(field, value, out));
            when(happens.when());
            if (happens.count() != null) {
                range(
                        "count",
                        happens.count().min(),
                        happens.count().max(),
                        happens.count().isRange());
            }
        } else if (expectation instanceof Expectation.Same same) {
            out.field("same", same.fact().json());
            out.field("actor", same.actor());
            when(same.when());
            out.field("within", same.within());
        }
        out.fields(expectation.unknown());
        out.end();
    }

    private void state(Expectation.State state) {
        if (state.actor() == null) {
            out.key("player");
        } else {
            out.field("actor", state.actor()).key("is");
        }
        out.beginObject(Layout.INLINE);
        for (Map.Entry<Fact, Matcher> fact : state.facts().entrySet()) {
            out.key(fact.getKey().json());
            wanted(fact.getValue());
        }
        out.fields(state.unknownFacts());
        out.end();
    }

    private void wanted(Matcher expected) {
        if (expected instanceof Matcher.Exactly exactly) {
            out.value(exactly.value());
        } else if (expected instanceof Matcher.Near near) {
            out.value(near.value());
        } else if (expected instanceof Matcher.Between between) {
            out.value(List.of(between.min(), between.max()));
        }
    }

    private void when(When when) {
        ticks("at", when.at());
        ticks("from", when.from());
        ticks("to", when.to());
    }

    private void ticks(String name, Ticks ticks) {
        if (ticks != null) {
            range(name, ticks.first(), ticks.last(), ticks.isRange());
        }
    }

    private void range(String name, int first, int last, boolean isRange) {
        if (isRange) {
            out.key(name).beginArray(Layout.INLINE).value(first).value(last).end();
        } else {
            out.field(name, first);
        }
    }

    private static void detail(EventField field, String value, CanonicalWriter out) {
        if (field == EventField.ON) {
            out.field(field.json(), Boolean.valueOf(value));
        } else {
            out.field(field.json(), value);
        }
    }
}
