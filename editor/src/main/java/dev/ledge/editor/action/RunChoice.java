package dev.ledge.editor.action;

import java.nio.file.Path;

/** The runs of the open level, and the one that is chosen among them, as the commands see them. */
public interface RunChoice {

    /** Shows the list, chooses one of the open level and plays it. */
    void show(Path run);

    /** True if one is chosen that can get another name. */
    boolean canRename();

    /** Shows the list, and lets the user type another name for the chosen one. */
    void rename();

    /** True if one is chosen that has to end exactly as it once did, and does not. */
    boolean canAcceptEnd();

    /** Lets the chosen one end from now on as it does in the level as it is. */
    void acceptEnd();
}
