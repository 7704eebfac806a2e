package dev.ledge.editor.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.Action;
import org.junit.jupiter.api.Test;

class ActionsTest {
    private final Actions actions = new Actions();

    @Test
    void anIdAndAKeyBelongToOneCommand() {
        actions.add(new Command("edit.undo", "Undo", () -> {}).key("ctrl Z"));
        assertThatThrownBy(() -> actions.add(new Command("edit.undo", "Undo again", () -> {})))
                .hasMessageContaining("edit.undo");
        assertThatThrownBy(() -> actions.add(new Command("edit.zap", "Zap", () -> {}).key("ctrl Z")))
                .hasMessageContaining("edit.undo")
                .hasMessageContaining("edit.zap");
        assertThatThrownBy(() -> actions.get("edit.gone")).hasMessageContaining("edit.gone");
    }

    @Test
    void aCommandThatCannotBeUsedDoesNothing() {
        AtomicBoolean possible = new AtomicBoolean();
        AtomicInteger done = new AtomicInteger();
        Command command = actions.add(new Command("a", "A", done::incrementAndGet).when(possible::get));

        assertThat(command.tryRun()).isFalse();
        possible.set(true);
        assertThat(command.tryRun()).isTrue();
        assertThat(done).hasValue(1);
        assertThat(command.isEnabled()).isTrue();
    }

    @Test
    void titleAndStateFollowAtARefresh() {
        AtomicBoolean on = new AtomicBoolean();
        Command command = actions.add(new Command("a", "A", () -> {})
                .titled(() -> on.get() ? "Undo Paint 3 cells" : "Undo")
                .selectedWhen(on::get));
        actions.refresh();
        assertThat(command.title()).isEqualTo("Undo");
        on.set(true);
        actions.refresh();
        assertThat(command.title()).isEqualTo("Undo Paint 3 cells");
        assertThat(command.getValue(Action.SELECTED_KEY)).isEqualTo(true);
    }

    @Test
    void keysAreWrittenAsPeopleReadThem() {
        assertThat(Keys.describe(Keys.parse("ctrl shift Z"))).endsWith("Shift+Z");
        assertThat(Keys.describe(Keys.parse("F5"))).isEqualTo("F5");
        assertThat(Keys.isPlain(Keys.parse("B"))).isTrue();
        assertThat(Keys.isPlain(Keys.parse("shift Z"))).isTrue();
        assertThat(Keys.isPlain(Keys.parse("ctrl Z"))).isFalse();
        assertThat(Keys.isPlain(Keys.parse("F5"))).isFalse();
        assertThatThrownBy(() -> Keys.parse("strg Z")).hasMessageContaining("strg Z");
    }
}
