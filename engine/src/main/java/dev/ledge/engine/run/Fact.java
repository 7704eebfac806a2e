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
    ALIVE(Kind.SWITCH),
    /** Has reached a goal. */
    WON(Kind.SWITCH),
    /** {@code state} is {@code ground}. */
    GROUNDED(Kind.SWITCH),
    /** {@code state} is {@code climb}. */
    CLIMBING(Kind.SWITCH),
    /** Was held between opposing contacts in the step. */
    WEDGED(Kind.SWITCH),
    /** Is inside something since an edit. */
    EMBEDDED(Kind.SWITCH),
    /** What it is doing, by the name in files. */
    STATE(Kind.TEXT),
    /** What it stands on, as in a trace; null is nothing. */
    ON(Kind.TEXT),
    /** Left edge, px. */
    X(Kind.NUMBER),
    /** Top edge, px. */
    Y(Kind.NUMBER),
    /** Left edge, px. */
    LEFT(Kind.NUMBER),
    /** Right edge, px. */
    RIGHT(Kind.NUMBER),
    /** Top edge, px. */
    TOP(Kind.NUMBER),
    /** Bottom edge, px. */
    FEET(Kind.NUMBER),
    /** px/s. */
    VX(Kind.NUMBER),
    /** px/s. */
    VY(Kind.NUMBER);

    /** What sort of value a fact has. */
    public enum Kind {
        /** True or false. */
        SWITCH,
        /** Compared exactly. */
        TEXT,
        /** Compared with a tolerance, or with a range. */
        NUMBER
    }

    private final Kind kind;
    private final String json = name().toLowerCase(Locale.ROOT);

    Fact(Kind kind) {
        this.kind = kind;
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
        return switch (this) {
            case ALIVE -> actors.alive(actor) && actors.present(actor);
            case WON -> actors.won(actor);
            case GROUNDED -> actors.state(actor) == ActorState.GROUND;
            case CLIMBING -> actors.state(actor) == ActorState.CLIMB;
            case WEDGED -> actors.wedged(actor);
            case EMBEDDED -> actors.embedded(actor);
            case STATE -> actors.state(actor).json();
            case ON -> actors.on(actor);
            case X, LEFT -> actors.x(actor);
            case Y, TOP -> actors.y(actor);
            case RIGHT -> actors.x(actor) + actors.width(actor);
            case FEET -> actors.y(actor) + actors.height(actor);
            case VX -> actors.vx(actor);
            case VY -> actors.vy(actor);
        };
    }
}
