package dev.ledge.editor.fault;

import java.nio.file.Path;
import java.util.Locale;

/** Where the program keeps what is the user's and no level's: settings, reports. */
public final class UserFolder {
    /** Names another settings file than the user's own, and with it another folder, for tests and trials. */
    public static final String SETTINGS_PROPERTY = "ledge.settings";

    private UserFolder() {}

    /** The settings of the user who runs the program. */
    public static Path settings() {
        String given = System.getProperty(SETTINGS_PROPERTY);
        return given == null
                ? folder().resolve("settings.json")
                : Path.of(given).toAbsolutePath();
    }

    /** A folder beside the settings, which need not exist yet. */
    public static Path beside(String name) {
        return settings().resolveSibling(name);
    }

    private static Path folder() {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        Path home = Path.of(System.getProperty("user.home", "."));
        if (system.startsWith("windows")) {
            return below(System.getenv("APPDATA"), home, "Ledge");
        }
        if (system.startsWith("mac")) {
            return home.resolve("Library/Application Support/Ledge");
        }
        return below(System.getenv("XDG_CONFIG_HOME"), home.resolve(".config"), "ledge");
    }

    private static Path below(String given, Path otherwise, String name) {
        return (given == null || given.isBlank() ? otherwise : Path.of(given)).resolve(name);
    }
}
