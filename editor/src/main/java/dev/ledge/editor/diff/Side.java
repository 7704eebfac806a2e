package dev.ledge.editor.diff;

/** Whose change to take where two changed the same thing. */
public enum Side {
    /** The one that the merge is made for: what is open in the editor, what is on this branch. */
    MINE,
    /** The other one. */
    THEIRS
}
