package dev.ledge.editor.window;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import com.formdev.flatlaf.util.ColorFunctions;
import dev.ledge.editor.action.ThemeChoice;
import dev.ledge.editor.gui.Edt;
import dev.ledge.editor.gui.OffEventThread;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@OffEventThread(because = "the system's answer is an event of its own")
class ThemesTest {

    @BeforeEach
    @AfterEach
    void light() {
        Edt.run(FlatLightLaf::setup);
    }

    @Test
    void theSystemIsFollowedWhenItAnswers() {
        CompletableFuture<Optional<Boolean>> answer = new CompletableFuture<>();
        choose(ThemeChoice.SYSTEM, answer);
        assertThat(isDark()).isFalse();
        answer.complete(Optional.of(true));
        assertThat(isDark()).isTrue();
    }

    @Test
    void whatWasChosenSinceIsNotUndoneByALateAnswer() {
        CompletableFuture<Optional<Boolean>> answer = new CompletableFuture<>();
        choose(ThemeChoice.SYSTEM, answer);
        choose(ThemeChoice.DARK, new CompletableFuture<>());
        answer.complete(Optional.of(false));
        assertThat(isDark()).isTrue();
    }

    /** Small words want 4.5 : 1 (WCAG 2.1, 1.4.3); units and explanations are small. */
    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    void dimWordsAndChosenOnesCanBeRead(ThemeChoice theme) {
        Edt.run(() -> Themes.begin(theme, false));
        assertThat(contrast("Label.disabledForeground", "Panel.background")).isGreaterThan(4.5);
        assertThat(contrast("List.selectionForeground", "List.selectionBackground"))
                .isGreaterThan(4.5);
        assertThat(contrast("MenuItem.selectionForeground", "MenuItem.selectionBackground"))
                .isGreaterThan(4.5);
    }

    private static double contrast(String one, String other) {
        double a = ColorFunctions.luma(UIManager.getColor(one));
        double b = ColorFunctions.luma(UIManager.getColor(other));
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static void choose(ThemeChoice choice, CompletableFuture<Optional<Boolean>> answer) {
        Edt.run(() -> Themes.change(choice, answer));
    }

    private static boolean isDark() {
        return Edt.get(FlatLaf::isLafDark);
    }
}
