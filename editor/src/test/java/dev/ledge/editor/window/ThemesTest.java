package dev.ledge.editor.window;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import dev.ledge.editor.action.ThemeChoice;
import java.awt.EventQueue;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ThemesTest {

    @BeforeEach
    @AfterEach
    void light() throws Exception {
        EventQueue.invokeAndWait(FlatLightLaf::setup);
    }

    @Test
    void theSystemIsFollowedWhenItAnswers() throws Exception {
        CompletableFuture<Optional<Boolean>> answer = new CompletableFuture<>();
        choose(ThemeChoice.SYSTEM, answer);
        assertThat(isDark()).isFalse();
        answer.complete(Optional.of(true));
        assertThat(isDark()).isTrue();
    }

    @Test
    void whatWasChosenSinceIsNotUndoneByALateAnswer() throws Exception {
        CompletableFuture<Optional<Boolean>> answer = new CompletableFuture<>();
        choose(ThemeChoice.SYSTEM, answer);
        choose(ThemeChoice.DARK, new CompletableFuture<>());
        answer.complete(Optional.of(false));
        assertThat(isDark()).isTrue();
    }

    private static void choose(ThemeChoice choice, CompletableFuture<Optional<Boolean>> answer) throws Exception {
        EventQueue.invokeAndWait(() -> Themes.change(choice, answer));
    }

    private static boolean isDark() throws Exception {
        boolean[] dark = new boolean[1];
        EventQueue.invokeAndWait(() -> dark[0] = FlatLaf.isLafDark());
        return dark[0];
    }
}
