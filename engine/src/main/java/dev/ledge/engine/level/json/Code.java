package dev.ledge.engine.level.json;

/** What can be wrong with a level, palette or run file; {@link #id()} is stable and appears in diagnostics. */
public enum Code {
    NO_FILE("the file does not exist or is a folder"),
    UNREADABLE("the file cannot be read from the disk"),
    UNWRITABLE("the file cannot be written to the disk"),
    NOT_CANONICAL("the file is not in canonical form"),
    TOO_LARGE("a limit is passed: bytes, cells, objects, nesting, or the length of a text or number"),
    ENCODING("the file is not UTF-8"),
    SYNTAX("not valid JSON"),
    TRUNCATED("the file ends in the middle"),
    TRAILING("something follows the end of the JSON value"),
    DUPLICATE_KEY("an object has a key twice"),
    NOT_FINITE("NaN, an infinity, or a number that is too large to be one"),
    WRONG_FORMAT("another kind of file"),
    VERSION("the version is missing or is not a version of this format"),
    NEWER_VERSION("the file was made by a newer version of Ledge"),
    MISSING_FIELD("a field that is needed is missing"),
    WRONG_TYPE("a value is of the wrong kind"),
    OUT_OF_RANGE("a number is outside its range"),
    UNKNOWN_WORD("a word is not one of those that are possible there"),
    UNKNOWN_FIELD("a field that this version does not know; it is kept (warning)"),
    BAD_ID("an id has other characters than [A-Za-z0-9_-] or is not 1 to 32 long"),
    DUPLICATE_ID("an id is there twice"),
    RESERVED_ID("an actor is called as the player's own actor"),
    COPY_ID("a copy of an actor gets the id of another object"),
    MISSING_PALETTE("the palette file does not exist"),
    BAD_PATH("a path is absolute or has a character that paths in files do not have"),
    PATH_OUTSIDE("a path leads out of the project"),
    MISSING_IMAGE("a picture does not exist (warning)"),
    UNKNOWN_TILE("a tile that the palette does not have"),
    UNKNOWN_SURFACE("a surface that the palette does not have"),
    UNKNOWN_LAYER("an object's layer that the level does not have (warning)"),
    BAD_COLOR("a colour is not #rrggbb or #rrggbbaa (warning)"),
    BAD_SYMBOL("a legend's symbol has the wrong width or is the one of the empty cell"),
    UNKNOWN_SYMBOL("a cell's symbol is not in the legend"),
    BAD_STRIP("a strip's key is not \"column,row\" with a column that is a multiple of 32"),
    STRIP_TOO_LONG("a strip has more than 32 cells, or its last cell is cut"),
    STRIP_OUTSIDE("a strip lies or ends outside the level"),
    FEW_POINTS("a polygon has too few points"),
    SELF_CROSSING("a polygon crosses or touches itself"),
    NOT_CONVEX("a tile's polygon is not convex"),
    SHORT_PATH("a path has fewer than two points"),
    PATH_START("a path does not start at [0, 0]"),
    NO_SPAWN("the level has no spawn (warning)"),
    TWO_SPAWNS("the level has more than one spawn (warning)"),
    OUTSIDE_LEVEL("an object lies wholly outside the level (warning)");

    private final String explanation;

    Code(String explanation) {
        this.explanation = explanation;
    }

    /** The id in diagnostics, such as {@code DUPLICATE-KEY}. */
    public String id() {
        return name().replace('_', '-');
    }

    /** One line for people. */
    public String explanation() {
        return explanation;
    }
}
