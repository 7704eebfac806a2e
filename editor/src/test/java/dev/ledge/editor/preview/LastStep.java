package dev.ledge.editor.preview;

import dev.ledge.engine.world.type.Buttons;

/** What the last step of a session was made with. */
public final class LastStep {
    private LastStep() {}

    /** The buttons that were held in it, bits of {@link Buttons}; none before the first step. */
    public static int buttons(PreviewSession session) {
        return session.current().recording().buttons(Math.max(0, session.tick() - 1));
    }
}
