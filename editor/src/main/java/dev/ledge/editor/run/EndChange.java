package dev.ledge.editor.run;

/**
 * How a run ends that does not end exactly as it must.
 *
 * @param from the first tick at which it is not as it was when it ended so, or
 *     {@link dev.ledge.engine.run.Failure#NO_TICK} if that is not known
 * @param words for people, a sentence without its stop
 */
public record EndChange(int from, String words) {}
