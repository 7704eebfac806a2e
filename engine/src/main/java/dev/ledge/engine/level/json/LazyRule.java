package dev.ledge.engine.level.json;

/** Says which values of a document are left unparsed, so that a million of them need not be in memory at once. */
@FunctionalInterface
interface LazyRule {

    /** Everything is parsed at once. */
    LazyRule NONE = (parent, key, kind) -> false;

    /** True if what is under {@code key} of {@code parent}, an object or array, is to be left unparsed. */
    boolean isLazy(LocatedNode parent, String key, LocatedNode.Kind kind);
}
