package dev.ledge.engine.problem;

/** What can be wrong with a level, palette or run file; {@link #id()} is stable and appears in diagnostics. */
public enum Code {
    /** The file does not exist or is a folder. */
    NO_FILE,
    /** The file cannot be read from the disk. */
    UNREADABLE,
    /** The file cannot be written to the disk. */
    UNWRITABLE,
    /** The file is not in canonical form. */
    NOT_CANONICAL,
    /** A limit is passed: bytes, cells, objects, nesting, or the length of a text or number. */
    TOO_LARGE,
    /** Java was given too little memory for it. */
    MEMORY,
    /** The file holds nothing of what is to be written. */
    NOTHING,
    /** The file is not UTF-8. */
    ENCODING,
    /** Not valid JSON. */
    SYNTAX,
    /** The file ends in the middle. */
    TRUNCATED,
    /** Something follows the end of the JSON value. */
    TRAILING,
    /** An object has a key twice. */
    DUPLICATE_KEY,
    /** NaN, an infinity, or a number that is too large to be one. */
    NOT_FINITE,
    /** Another kind of file. */
    WRONG_FORMAT,
    /** The version is missing or is not a version of this format. */
    VERSION,
    /** The file was made by a newer version of Ledge. */
    NEWER_VERSION,
    /** A field that is needed is missing. */
    MISSING_FIELD,
    /** A value is of the wrong kind. */
    WRONG_TYPE,
    /** A number is outside its range. */
    OUT_OF_RANGE,
    /** A word is not one of those that are possible there. */
    UNKNOWN_WORD,
    /** A field that this version does not know; it is kept; a warning. */
    UNKNOWN_FIELD,
    /** An id has other characters than [A-Za-z0-9_-] or is not 1 to 32 long. */
    BAD_ID,
    /** An id is there twice. */
    DUPLICATE_ID,
    /** An actor is called as the player's own actor. */
    RESERVED_ID,
    /** A copy of an actor gets the id of another object. */
    COPY_ID,
    /** The palette file does not exist. */
    MISSING_PALETTE,
    /** A path is absolute or has a character that paths in files do not have. */
    BAD_PATH,
    /** A path leads out of the project. */
    PATH_OUTSIDE,
    /** A picture does not exist; a warning. */
    MISSING_IMAGE,
    /** A tile that the palette does not have. */
    UNKNOWN_TILE,
    /** A surface that the palette does not have. */
    UNKNOWN_SURFACE,
    /** An object's layer that the level does not have; a warning. */
    UNKNOWN_LAYER,
    /** An object rides a platform that the level does not have. */
    UNKNOWN_PLATFORM,
    /** A colour is not #rrggbb or #rrggbbaa; a warning. */
    BAD_COLOR,
    /** A legend's symbol has the wrong width or is the one of the empty cell. */
    BAD_SYMBOL,
    /** A cell's symbol is not in the legend. */
    UNKNOWN_SYMBOL,
    /** A strip's key is not \"column,row\" with a column that is a multiple of 32. */
    BAD_STRIP,
    /** A strip has more than 32 cells, or its last cell is cut. */
    STRIP_TOO_LONG,
    /** A strip lies or ends outside the level. */
    STRIP_OUTSIDE,
    /** A polygon has too few points. */
    FEW_POINTS,
    /** A polygon crosses or touches itself. */
    SELF_CROSSING,
    /** A tile's polygon is not convex. */
    NOT_CONVEX,
    /** A path has fewer than two points. */
    SHORT_PATH,
    /** A path does not start at [0, 0]. */
    PATH_START,
    /** The level has no spawn; a warning. */
    NO_SPAWN,
    /** The level has more than one spawn; a warning. */
    TWO_SPAWNS,
    /** An object lies wholly outside the level; a warning. */
    OUTSIDE_LEVEL;

    /** {@return the id in diagnostics, such as {@code DUPLICATE-KEY}} */
    public String id() {
        return name().replace('_', '-');
    }
}
