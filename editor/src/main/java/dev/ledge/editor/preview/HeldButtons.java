package dev.ledge.editor.preview;

import dev.ledge.engine.world.type.Buttons;

/** The buttons that a user holds; one that is let go before a tick still acts in one. */
final class HeldButtons {
    private int held;
    private int tapped;

    void hold(Buttons button, boolean down) {
        if (down) {
            held |= button.bit();
            tapped |= button.bit();
        } else {
            held &= ~button.bit();
        }
    }

    /** Lets one go as if it had not been held. */
    void withdraw(Buttons button) {
        held &= ~button.bit();
        tapped &= ~button.bit();
    }

    /** Lets all go. */
    void release() {
        held = Buttons.NONE;
        tapped = Buttons.NONE;
    }

    boolean has(Buttons button) {
        return (held & button.bit()) != 0;
    }

    boolean isAny() {
        return (held | tapped) != Buttons.NONE;
    }

    /** What acts in the next step. */
    int take() {
        int acting = held | tapped;
        tapped = Buttons.NONE;
        return acting;
    }
}
