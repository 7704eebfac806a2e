package dev.ledge.editor.panel.history;

import dev.ledge.engine.level.Level;

/** What a state of the level is compared with. */
enum Comparison {
    EDIT("What this edit changed"),
    SINCE("From here to now"),
    SAVED("From the saved level to here");

    private final String label;

    Comparison(String label) {
        this.label = label;
    }

    Level before(HistoryState state, Level saved) {
        return switch (this) {
            case EDIT -> state.before();
            case SINCE -> state.level();
            case SAVED -> saved;
        };
    }

    Level after(HistoryState state, Level now) {
        return this == SINCE ? now : state.level();
    }

    @Override
    public String toString() {
        return label;
    }
}
