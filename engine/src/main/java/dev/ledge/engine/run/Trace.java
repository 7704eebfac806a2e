package dev.ledge.engine.run;

import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.Platforms;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Event;
import java.io.OutputStream;
import tools.jackson.core.JsonEncoding;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/** Writes what a world does as JSON Lines, one line a tick; numbers read back to the same bits. */
public final class Trace implements Runner.Watcher, AutoCloseable {
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
            .rootValueSeparator((String) null)
            .build();
    private static final String[] SIDES = {"floor", "ceiling", "left", "right"};

    private final JsonGenerator json;

    /**
     * A trace.
     *
     * @param out where the lines go, UTF-8; the caller closes it
     */
    public Trace(OutputStream out) {
        json = JSON.createGenerator(ObjectWriteContext.empty(), out, JsonEncoding.UTF8);
    }

    /**
     * Writes the line of the world's tick.
     *
     * @throws tools.jackson.core.exc.JacksonIOException if the stream fails
     */
    @Override
    public void watch(World world) {
        json.writeStartObject();
        json.writeNumberProperty("tick", world.tick());
        writeActors(world.actors());
        writePlatforms(world.platforms());
        json.writeArrayPropertyStart("events");
        for (int i = 0; i < world.eventCount(); i++) {
            writeEvent(world.event(i));
        }
        json.writeEndArray();
        json.writeStringProperty("hash", Run.formatHash(world.hash()));
        json.writeEndObject();
        json.writeRaw('\n');
    }

    private void writeActors(Actors actors) {
        json.writeArrayPropertyStart("actors");
        for (int i = 0; i < actors.count(); i++) {
            if (actors.present(i)) {
                writeActor(actors, i);
            }
        }
        json.writeEndArray();
    }

    private void writeActor(Actors actors, int i) {
        json.writeStartObject();
        json.writeStringProperty("id", actors.id(i));
        writeNumber("x", actors.x(i));
        writeNumber("y", actors.y(i));
        writeShortest("w", actors.width(i));
        writeShortest("h", actors.height(i));
        writeNumber("vx", actors.vx(i));
        writeNumber("vy", actors.vy(i));
        json.writeStringProperty("state", actors.state(i).json());
        json.writeStringProperty("facing", actors.facing(i).json());
        json.writeBooleanProperty("alive", actors.alive(i));
        json.writeBooleanProperty("won", actors.won(i));
        json.writeBooleanProperty("wedged", actors.wedged(i));
        json.writeBooleanProperty("embedded", actors.embedded(i));
        if (actors.canCrouch(i)) {
            json.writeBooleanProperty("crouching", actors.crouching(i));
        }
        json.writeStringProperty("on", actors.on(i));
        json.writeArrayPropertyStart("touch");
        int touch = actors.touch(i);
        for (int side = 0; side < SIDES.length; side++) {
            if ((touch & 1 << side) != 0) {
                json.writeString(SIDES[side]);
            }
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void writeShortest(String name, double value) {
        if (Numbers.isWhole(value)) {
            json.writeNumberProperty(name, (long) value);
        } else {
            writeNumber(name, value);
        }
    }

    /** A zero without a sign, as the hash has it, so that this can be made of what is read in a line. */
    private void writeNumber(String name, double value) {
        json.writeNumberProperty(name, value + 0.0);
    }

    private void writePlatforms(Platforms platforms) {
        json.writeArrayPropertyStart("platforms");
        for (int i = 0; i < platforms.count(); i++) {
            json.writeStartObject();
            json.writeStringProperty("id", platforms.id(i));
            writeNumber("x", platforms.x(i));
            writeNumber("y", platforms.y(i));
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void writeEvent(Event event) {
        json.writeStartObject();
        json.writeStringProperty("type", event.type().json());
        for (EventField field : EventField.values()) {
            String value = field.read(event);
            if (value != null) {
                if (field == EventField.ON) {
                    json.writeBooleanProperty(field.json(), event.on());
                } else {
                    json.writeStringProperty(field.json(), value);
                }
            }
        }
        if (event.pair() != null) {
            for (PairNumbers numbers : PairNumbers.values()) {
                numbers.write(json, event.pair());
            }
        }
        json.writeEndObject();
    }

    /** The vectors of a pair, in the order of {@link Event#pair()}. */
    private enum PairNumbers {
        OVERLAP("overlap"),
        A_VELOCITY("aVelocity"),
        B_VELOCITY("bVelocity"),
        A_OLD("aOld"),
        B_OLD("bOld"),
        A_POSITION("aPosition"),
        B_POSITION("bPosition");

        private final String json;

        PairNumbers(String json) {
            this.json = json;
        }

        void write(JsonGenerator generator, double[] pair) {
            generator.writeArrayPropertyStart(json);
            generator.writeNumber(pair[2 * ordinal()] + 0.0);
            generator.writeNumber(pair[2 * ordinal() + 1] + 0.0);
            generator.writeEndArray();
        }
    }

    /** Flushes what was written; the stream stays open. */
    @Override
    public void close() {
        json.close();
    }
}
