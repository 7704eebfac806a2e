package dev.ledge.editor.window;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import com.formdev.flatlaf.fonts.inter.FlatInterFont;
import dev.ledge.editor.action.ThemeChoice;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.render.style.Icons;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Light and dark, and the look that both share. */
public final class Themes {
    /** For the event dispatch thread. */
    private static ThemeChoice chosen = ThemeChoice.SYSTEM;

    private Themes() {}

    /**
     * Puts on the look for the first time; call before the first component is made.
     *
     * @param darkLastTime what the system was like when the program ran last, until it can be asked
     */
    public static void begin(ThemeChoice choice, boolean darkLastTime) {
        FlatInterFont.installLazy();
        FlatLaf.setPreferredFontFamily(FlatInterFont.FAMILY);
        FlatLaf.registerCustomDefaultsSource("dev.ledge.editor.themes");
        Icons.showInFileChoosers();
        wear(choice == ThemeChoice.DARK || choice == ThemeChoice.SYSTEM && darkLastTime);
    }

    /** Changes between light and dark; with {@link ThemeChoice#SYSTEM} as soon as the system has answered. */
    public static void change(ThemeChoice choice) {
        boolean asks = choice == ThemeChoice.SYSTEM;
        change(choice, asks ? CompletableFuture.supplyAsync(SystemTheme::isDark) : new CompletableFuture<>());
    }

    /**
     * Changes between light and dark.
     *
     * @param systemIsDark the answer of the system, which counts only if nothing else has been chosen when it comes
     */
    public static void change(ThemeChoice choice, CompletableFuture<Optional<Boolean>> systemIsDark) {
        chosen = choice;
        if (choice != ThemeChoice.SYSTEM) {
            changeTo(choice == ThemeChoice.DARK);
            return;
        }
        systemIsDark.thenAccept(dark -> dark.ifPresent(value -> EventThread.post(() -> {
            if (chosen == ThemeChoice.SYSTEM) {
                changeTo(value);
            }
        })));
    }

    private static void changeTo(boolean dark) {
        if (dark != FlatLaf.isLafDark()) {
            wear(dark);
            FlatLaf.updateUI();
        }
    }

    private static void wear(boolean dark) {
        if (dark) {
            FlatDarkLaf.setup();
        } else {
            FlatLightLaf.setup();
        }
    }
}
