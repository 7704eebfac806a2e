package dev.ledge.editor.panel;

import java.util.HashMap;
import java.util.Map;

/** Which sections the user opened or closed, by title: they stay so, whatever is selected next. */
final class OpenSections {
    private final Map<String, Boolean> chosen = new HashMap<>();

    /**
     * True if a section is open.
     *
     * @param otherwise whether it is while the user has not said
     */
    boolean isOpen(String title, boolean otherwise) {
        return chosen.getOrDefault(title, otherwise);
    }

    /** The user opened or closed a section. */
    void choose(String title, boolean isOpen) {
        chosen.put(title, isOpen);
    }
}
