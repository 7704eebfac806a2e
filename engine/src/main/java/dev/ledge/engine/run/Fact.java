package dev.ledge.engine.run;

import dev.ledge.engine.level.FileWord;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.type.ActorState;
import java.util.Locale;

/**
 * Something that an expectation can say about an actor at a tick. A dead actor's facts are those of its last position.
 */
public enum Fact implements FileWord {
    /** Is alive. */
    ALIVE(Kind.SWITCH, (actors, i) -> actors.alive(i) && actors.present(i)),
    /** Has reached a goal. */
    WON(Kind.SWITCH, (actors, i) -> actors.won(i)),
    /** {@code state} is {@code ground}. */
    GROUNDED(Kind.SWITCH, (actors, i) -> actors.state(i) == ActorState.GROUND),
    /** {@code state} is {@code climb}. */
    CLIMBING(Kind.SWITCH, (actors, i) -> actors.state(i) == ActorState.CLIMB),
    /** Was held between opposing contacts in the step. */
    WEDGED(Kind.SWITCH, (actors, i) -> actors.wedged(i)),
    /** Is inside something since an edit. */
    EMBEDDED(Kind.SWITCH, (actors, i) -> actors.embedded(i)),
    /** Has its crouch height. */
    CROUCHING(Kind.SWITCH, (actors, i) -> actors.crouching(i)),
    /** What it is doing, by the name in files. */
    STATE(Kind.TEXT, (actors, i) -> actors.state(i).json()),
    /** What it stands on, as in a trace; null is nothing. */
    ON(Kind.TEXT, (actors, i) -> actors.on(i)),
    /** Left edge, px. */
    X(Kind.NUMBER, (actors, i) -> actors.x(i)),
    /** Top edge, px. */
    Y(Kind.NUMBER, (actors, i) -> actors.y(i)),
    /** Left edge, px. */
    LEFT(Kind.NUMBER, (actors, i) -> actors.x(i)),
    /** Right edge, px. */
    RIGHT(Kind.NUMBER, (actors, i) -> actors.x(i) + actors.width(i)),
    /** Top edge, px. */
    TOP(Kind.NUMBER, (actors, i) -> actors.y(i)),
    /** Bottom edge, px. */
    FEET(Kind.NUMBER, (actors, i) -> actors.y(i) + actors.height(i)),
    /** px/s. */
    VX(Kind.NUMBER, (actors, i) -> actors.vx(i)),
    /** px/s. */
    VY(Kind.NUMBER, (actors, i) -> actors.vy(i));

    /** What sort of value a fact has. */
    public enum Kind {
        /** True or false. */
        SWITCH,
        /** Compared exactly. */
        TEXT,
        /** Compared with a tolerance, or with a range. */
        NUMBER
    }

    /** Reads the fact of an actor. */
    @FunctionalInterface
    private interface Reading {
        Object of(Actors actors, int i);
    }

    private final Kind kind;
    private final Reading reading;
    private final String json = name().toLowerCase(Locale.ROOT);

    Fact(Kind kind, Reading reading) {
        this.kind = kind;
        this.reading = reading;
    }

    /** {@return what its values are} */
    public Kind kind() {
        return kind;
    }

    /** {@return the name in files} */
    @Override
    public String json() {
        return json;
    }

    /** The value now: a {@link Boolean}, a {@link String} or null, or a {@link Double}, by {@link #kind()}. */
    Object read(Actors actors, int actor) {
        return reading.of(actors, actor);
    }
}
