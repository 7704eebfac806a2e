package dev.ledge.editor.preview;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.world.type.Buttons;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.JPanel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@OnEventThread
class GameKeysTest {
    private long nanos;
    private final PreviewSession session =
            new PreviewSession(new Document(Scenes.level(List.of("  ", "##")), null, false), () -> nanos);
    private final AtomicInteger left = new AtomicInteger();
    private final GameKeys keys = new GameKeys(session, left::incrementAndGet);

    private static KeyEvent event(int id, int key, int modifiers) {
        char typed = key >= KeyEvent.VK_A && key <= KeyEvent.VK_Z ? (char) key : KeyEvent.CHAR_UNDEFINED;
        return new KeyEvent(new JPanel(), id, 0, modifiers, key, typed);
    }

    private KeyEvent press(int key, int modifiers) {
        KeyEvent event = event(KeyEvent.KEY_PRESSED, key, modifiers);
        keys.keyPressed(event);
        return event;
    }

    @ParameterizedTest
    @CsvSource({
        "37, LEFT",
        "65, LEFT",
        "39, RIGHT",
        "68, RIGHT",
        "38, UP",
        "87, UP",
        "40, DOWN",
        "83, DOWN",
        "32, JUMP",
        "90, JUMP",
        "16, RUN",
        "88, DASH"
    })
    void arrowsLettersAndSpaceAreButtons(int key, Buttons button) {
        session.play();
        assertThat(press(key, 0).isConsumed()).isTrue();
        assertThat(acting()).isEqualTo(button.bit());

        keys.keyReleased(event(KeyEvent.KEY_RELEASED, key, 0));
        assertThat(acting()).isEqualTo(Buttons.NONE);
    }

    @Test
    void aButtonIsHeldUntilTheLastOfItsKeysIsLetGo() {
        session.play();
        press(KeyEvent.VK_D, 0);
        press(KeyEvent.VK_RIGHT, 0);
        keys.keyReleased(event(KeyEvent.KEY_RELEASED, KeyEvent.VK_D, 0));
        assertThat(acting()).isEqualTo(Buttons.RIGHT.bit());
        keys.keyReleased(event(KeyEvent.KEY_RELEASED, KeyEvent.VK_RIGHT, 0));
        assertThat(acting()).isEqualTo(Buttons.NONE);
    }

    @Test
    void aKeyThatIsLetGoElsewhereHoldsNothing() {
        session.play();
        press(KeyEvent.VK_D, 0);
        session.releaseAll();
        press(KeyEvent.VK_RIGHT, 0);
        keys.keyReleased(event(KeyEvent.KEY_RELEASED, KeyEvent.VK_RIGHT, 0));
        acting();
        assertThat(acting()).isEqualTo(Buttons.NONE);
    }

    @Test
    void editingKeepsItsKeys() {
        assertThat(press(KeyEvent.VK_RIGHT, 0).isConsumed()).isFalse();
        assertThat(acting()).isEqualTo(Buttons.NONE);
    }

    @Test
    void commandsStillWorkWhilePlaying() {
        session.play();
        assertThat(press(KeyEvent.VK_Z, InputEvent.CTRL_DOWN_MASK).isConsumed()).isFalse();
        assertThat(press(KeyEvent.VK_F7, 0).isConsumed()).isFalse();
        assertThat(press(KeyEvent.VK_B, 0).isConsumed())
                .as("a letter is no tool")
                .isTrue();
        assertThat(acting()).isEqualTo(Buttons.NONE);
    }

    @Test
    void escapeLeaves() {
        press(KeyEvent.VK_ESCAPE, 0);
        assertThat(left).hasValue(0);
        session.play();
        press(KeyEvent.VK_ESCAPE, 0);
        assertThat(left).hasValue(1);
    }

    @Test
    void theShiftOfACommandIsNoPartOfARun() {
        session.play();
        press(KeyEvent.VK_RIGHT, 0);
        acting();
        acting();
        press(KeyEvent.VK_SHIFT, InputEvent.SHIFT_DOWN_MASK);
        assertThat(acting()).isEqualTo(Buttons.RIGHT.bit() | Buttons.RUN.bit());
        acting();
        keys.leaveToCommand();
        assertThat(session.recorder().played().ticks()).isEqualTo(2);
        assertThat(session.recorder().last(1).ticks()).isEqualTo(2);
        assertThat(acting()).as("it is let go").isEqualTo(Buttons.RIGHT.bit());
        assertThat(session.recorder().played().ticks()).isEqualTo(5);
    }

    @Test
    void aShiftThatIsPlayedWithStaysInTheRun() {
        session.play();
        press(KeyEvent.VK_SHIFT, InputEvent.SHIFT_DOWN_MASK);
        acting();
        press(KeyEvent.VK_RIGHT, InputEvent.SHIFT_DOWN_MASK);
        acting();
        keys.leaveToCommand();
        assertThat(session.recorder().played().ticks()).isEqualTo(2);

        keys.keyReleased(event(KeyEvent.KEY_RELEASED, KeyEvent.VK_SHIFT, 0));
        press(KeyEvent.VK_SHIFT, InputEvent.SHIFT_DOWN_MASK);
        for (int i = 0; i < 80; i++) {
            acting();
        }
        keys.leaveToCommand();
        assertThat(session.recorder().played().ticks())
                .as("for longer than a command takes")
                .isEqualTo(82);
    }

    @Test
    void theShiftOfACommandDoesNotPlayOn() {
        session.play();
        press(KeyEvent.VK_RIGHT, 0);
        for (int i = 0; i < 9; i++) {
            acting();
        }
        session.playhead().scrub(4);
        press(KeyEvent.VK_SHIFT, InputEvent.SHIFT_DOWN_MASK);
        assertThat(session.playhead().isPaused()).isTrue();
        keys.leaveToCommand();
        assertThat(session.recorder().played().ticks()).isEqualTo(9);
        press(KeyEvent.VK_RIGHT, 0);
        assertThat(session.playhead().isPaused()).isFalse();
        assertThat(acting()).isEqualTo(Buttons.RIGHT.bit());
    }

    /** The buttons that act in the next step. */
    private int acting() {
        long tick = session.tick();
        while (session.tick() == tick) {
            nanos += 5_000_000;
            session.advance();
        }
        return LastStep.buttons(session);
    }
}
