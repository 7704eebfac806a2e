package dev.ledge.editor.window;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Asks the desktop whether it is dark, in the way that each system has for it. */
final class SystemTheme {
    private static final int PATIENCE_SECONDS = 2;

    private SystemTheme() {}

    /** Whether the system is dark, empty if unknown; takes as long as starting a program. */
    static Optional<Boolean> isDark() {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        if (system.startsWith("windows")) {
            return ask(
                            "reg",
                            "query",
                            "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize",
                            "/v",
                            "AppsUseLightTheme")
                    .map(answer -> answer.strip().endsWith("0x0"));
        }
        if (system.startsWith("mac")) {
            // There is no such value while the system is light, and the question fails.
            return Optional.of(ask("defaults", "read", "-g", "AppleInterfaceStyle")
                    .map(answer -> answer.contains("Dark"))
                    .orElse(false));
        }
        return ask("gsettings", "get", "org.gnome.desktop.interface", "color-scheme")
                .map(answer -> answer.contains("dark"));
    }

    private static Optional<String> ask(String... command) {
        try {
            Process process = new ProcessBuilder(List.of(command))
                    .redirectErrorStream(true)
                    .start();
            process.getOutputStream().close();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return Optional.empty();
            }
            String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return process.exitValue() == 0 ? Optional.of(answer) : Optional.empty();
        } catch (IOException noSuchProgram) {
            return Optional.empty(); // A desktop without it has no such setting.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
