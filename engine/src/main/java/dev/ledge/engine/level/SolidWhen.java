package dev.ledge.engine.level;

import java.util.Locale;

/** When a tile or platform of a group is there. */
public enum SolidWhen implements FileWord {
    /** While its group is on. */
    ON,
    /** While its group is off. */
    OFF;

    @Override
    public String json() {
        return name().toLowerCase(Locale.ROOT);
    }
}
