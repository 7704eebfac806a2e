package dev.ledge.editor.outside;

import dev.ledge.engine.level.Level;

/** What could not be merged of a level, while its user settles it. */
public interface Conflicts extends AutoCloseable {

    /** The level with the conflicts settled; what was edited here since stays. */
    void take(Level settled);

    /** Takes all of the other version. */
    void takeTheirs();

    /** Keeps all of this version. */
    void keepOurs();

    /** The difference was closed. */
    void closed();

    @Override
    void close();
}
