package dev.ledge.editor.journal;

/**
 * A further line of a journal: what changed since the line before.
 *
 * @param name of the edit, as undo names it
 * @param time ms since 1970
 * @param gestures number of gestures since the level was saved
 * @param patch what changed
 */
record JournalEntry(String name, long time, int gestures, PatchData patch) {}
