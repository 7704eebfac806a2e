package dev.ledge.engine.world.type;

import dev.ledge.engine.level.FileWord;
import java.util.Locale;

/** What can happen in a step. */
public enum EventType implements FileWord {
    /** Came from the air onto ground, {@code by} which. */
    LANDED,
    /** Went from ground into the air, by a jump or otherwise. */
    LEFT_GROUND,
    /** Took off, of which kind: off the ground, in the air, off a wall. */
    JUMPED,
    /** Began to dash. */
    DASHED,
    /** Began to touch something beside it. */
    WALL,
    /** Began to touch something above it. */
    CEILING,
    /** Began to climb. */
    GRABBED_LADDER,
    /** Ended climbing. */
    LEFT_LADDER,
    /** Let itself fall through what it stood on. */
    DROPPED_THROUGH,
    /** Began to be held between opposing contacts; alive. */
    WEDGED,
    /** Was crushed by a platform, {@code by} which and along which axis. */
    CRUSHED,
    /** Lost its life, of which cause. */
    DIED,
    /** Came back at the spawn. */
    RESPAWNED,
    /** Began to be pushed by a platform. */
    PUSHED,
    /** An enemy turned round. */
    TURNED,
    /** A pickup was taken. */
    COLLECTED,
    /** Reached a goal. */
    WON,
    /** Was thrown by a spring, {@code by} which. */
    SPRUNG,
    /** Came into a switch, {@code by} which, and switched a group. */
    SWITCHED,
    /** A tile or platform has crumbled, {@code by} which; happens to no actor. */
    CRUMBLED,
    /** A tile or platform that had crumbled is back, {@code by} which; happens to no actor. */
    RESTORED,
    /** Two actors overlap or touch; emitted in every step, once a pair. */
    PAIR;

    private final String json = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** {@return the name in files, for example {@code left-ground}} */
    @Override
    public String json() {
        return json;
    }
}
