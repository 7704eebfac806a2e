package dev.ledge.editor.action;

import java.util.Locale;

/** What decides between light and dark. */
public enum ThemeChoice {
    SYSTEM("As the system"),
    LIGHT("Light"),
    DARK("Dark");

    private final String label;

    ThemeChoice(String label) {
        this.label = label;
    }

    /** For people. */
    public String label() {
        return label;
    }

    /** The name in settings and commands. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The user's choice. */
    public static ThemeChoice of(Settings settings) {
        return of(settings.get("theme").orElse(""));
    }

    /** The choice of that id; {@link #SYSTEM} if there is none. */
    public static ThemeChoice of(String id) {
        for (ThemeChoice choice : values()) {
            if (choice.id().equals(id)) {
                return choice;
            }
        }
        return SYSTEM;
    }
}
