package dev.ledge.engine.check;

import dev.ledge.engine.level.Level;
import java.util.Collection;
import java.util.Optional;

/**
 * What a merge of two versions of a level has left: the level has one version of each thing that both changed, and its
 * property {@value #PROPERTY} has both: in words, and, as the editor needs them to settle the conflicts, as levels.
 */
public final class UnsettledConflicts {
    /** The level's property: a list with an entry for each conflict. */
    public static final String PROPERTY = "conflicts";

    private UnsettledConflicts() {}

    /**
     * {@return what is to be reported of a level}
     *
     * @param level the level
     */
    static Optional<Finding> of(Level level) {
        if (level.props() == null || !(level.props().get(PROPERTY) instanceof Collection<?> list) || list.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(Finding.ofField(
                "CONFLICT",
                list.size() == 1
                        ? "a merge has left a conflict, of which the level has one version"
                        : "a merge has left " + list.size() + " conflicts, of which the level has one version each",
                "settle them in the editor, Level ▸ Settle merge conflicts; or by hand, and remove \"" + PROPERTY
                        + "\" from its props",
                "props",
                PROPERTY));
    }
}
