package dev.ledge.editor.preview;

/** Buttons by tick, for a play without a person: a winning run shown as a demo. */
public interface InputSource {

    /** The buttons held in the step from {@code tick} on, bits of {@link dev.ledge.engine.world.type.Buttons}. */
    int buttons(long tick);

    /** After how many ticks it starts again. */
    long ticks();
}
