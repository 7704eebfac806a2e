package dev.ledge.engine.problem;

/** What can be wrong with a level, palette or run file; {@link #id()} is stable and appears in diagnostics. */
public enum Code {
    /** The file does not exist or is a folder. */
    NO_FILE("the file does not exist or is a folder"),
    /** The file cannot be read from the disk. */
    UNREADABLE("the file cannot be read from the disk"),
    /** The file cannot be written to the disk. */
    UNWRITABLE("the file cannot be written to the disk"),
    /** The file is not in canonical form. */
    NOT_CANONICAL("the file is not in canonical form"),
    /** A limit is passed: bytes, cells, objects, nesting, or the length of a text or number. */
    TOO_LARGE("a limit is passed: bytes, cells, objects, nesting, or the length of a text or number"),
    /** Java was given too little memory for it. */
    MEMORY("Java was given too little memory for it"),
    /** The file holds nothing of what is to be written. */
    NOTHING("the file holds nothing of what is to be written"),
    /** The file is not UTF-8. */
    ENCODING("the file is not UTF-8"),
    /** Not valid JSON. */
    SYNTAX("not valid JSON"),
    /** The file ends in the middle. */
    TRUNCATED("the file ends in the middle"),
    /** Something follows the end of the JSON value. */
    TRAILING("something follows the end of the JSON value"),
    /** An object has a key twice. */
    DUPLICATE_KEY("an object has a key twice"),
    /** NaN, an infinity, or a number that is too large to be one. */
    NOT_FINITE("NaN, an infinity, or a number that is too large to be one"),
    /** Another kind of file. */
    WRONG_FORMAT("another kind of file"),
    /** The version is missing or is not a version of this format. */
    VERSION("the version is missing or is not a version of this format"),
    /** The file was made by a newer version of Ledge. */
    NEWER_VERSION("the file was made by a newer version of Ledge"),
    /** A field that is needed is missing. */
    MISSING_FIELD("a field that is needed is missing"),
    /** A value is of the wrong kind. */
    WRONG_TYPE("a value is of the wrong kind"),
    /** A number is outside its range. */
    OUT_OF_RANGE("a number is outside its range"),
    /** A word is not one of those that are possible there. */
    UNKNOWN_WORD("a word is not one of those that are possible there"),
    /** A field that this version does not know; it is kept; a warning. */
    UNKNOWN_FIELD("a field that this version does not know; it is kept (warning)"),
    /** An id has other characters than [A-Za-z0-9_-] or is not 1 to 32 long. */
    BAD_ID("an id has other characters than [A-Za-z0-9_-] or is not 1 to 32 long"),
    /** An id is there twice. */
    DUPLICATE_ID("an id is there twice"),
    /** An actor is called as the player's own actor. */
    RESERVED_ID("an actor is called as the player's own actor"),
    /** A copy of an actor gets the id of another object. */
    COPY_ID("a copy of an actor gets the id of another object"),
    /** The palette file does not exist. */
    MISSING_PALETTE("the palette file does not exist"),
    /** A path is absolute or has a character that paths in files do not have. */
    BAD_PATH("a path is absolute or has a character that paths in files do not have"),
    /** A path leads out of the project. */
    PATH_OUTSIDE("a path leads out of the project"),
    /** A picture does not exist; a warning. */
    MISSING_IMAGE("a picture does not exist (warning)"),
    /** A tile that the palette does not have. */
    UNKNOWN_TILE("a tile that the palette does not have"),
    /** A surface that the palette does not have. */
    UNKNOWN_SURFACE("a surface that the palette does not have"),
    /** An object's layer that the level does not have; a warning. */
    UNKNOWN_LAYER("an object's layer that the level does not have (warning)"),
    /** An object rides a platform that the level does not have. */
    UNKNOWN_PLATFORM("an object rides a platform that the level does not have"),
    /** A colour is not #rrggbb or #rrggbbaa; a warning. */
    BAD_COLOR("a colour is not #rrggbb or #rrggbbaa (warning)"),
    /** A legend's symbol has the wrong width or is the one of the empty cell. */
    BAD_SYMBOL("a legend's symbol has the wrong width or is the one of the empty cell"),
    /** A cell's symbol is not in the legend. */
    UNKNOWN_SYMBOL("a cell's symbol is not in the legend"),
    /** A strip's key is not \"column,row\" with a column that is a multiple of 32. */
    BAD_STRIP("a strip's key is not \"column,row\" with a column that is a multiple of 32"),
    /** A strip has more than 32 cells, or its last cell is cut. */
    STRIP_TOO_LONG("a strip has more than 32 cells, or its last cell is cut"),
    /** A strip lies or ends outside the level. */
    STRIP_OUTSIDE("a strip lies or ends outside the level"),
    /** A polygon has too few points. */
    FEW_POINTS("a polygon has too few points"),
    /** A polygon crosses or touches itself. */
    SELF_CROSSING("a polygon crosses or touches itself"),
    /** A tile's polygon is not convex. */
    NOT_CONVEX("a tile's polygon is not convex"),
    /** A path has fewer than two points. */
    SHORT_PATH("a path has fewer than two points"),
    /** A path does not start at [0, 0]. */
    PATH_START("a path does not start at [0, 0]"),
    /** The level has no spawn; a warning. */
    NO_SPAWN("the level has no spawn (warning)"),
    /** The level has more than one spawn; a warning. */
    TWO_SPAWNS("the level has more than one spawn (warning)"),
    /** An object lies wholly outside the level; a warning. */
    OUTSIDE_LEVEL("an object lies wholly outside the level (warning)");

    private final String explanation;

    Code(String explanation) {
        this.explanation = explanation;
    }

    /** {@return the id in diagnostics, such as {@code DUPLICATE-KEY}} */
    public String id() {
        return name().replace('_', '-');
    }

    /** {@return one line for people} */
    public String explanation() {
        return explanation;
    }
}
