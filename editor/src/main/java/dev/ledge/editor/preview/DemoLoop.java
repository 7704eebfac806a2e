package dev.ledge.editor.preview;

import dev.ledge.engine.world.type.Buttons;

/** What is shown while no one plays: a run over and over again, if there is one. */
final class DemoLoop {
    /** Time for which a run that is over is looked at before it starts again, s. */
    private static final double REST = 1.5;

    private InputSource source;
    private boolean isOn;

    /** Shows a run, or none if it is null. */
    void set(InputSource newSource) {
        source = newSource;
        isOn = newSource != null;
    }

    /** Shows the run that there is, or does not show it. */
    void turn(boolean on) {
        isOn = on && source != null;
    }

    boolean isOn() {
        return isOn;
    }

    /** The buttons held in the step from a tick. */
    int buttons(long tick) {
        return tick < source.ticks() ? source.buttons(tick) : Buttons.NONE;
    }

    /** True if it has been shown to its end. */
    boolean isOver(long tick, double dt) {
        return tick >= source.ticks() + Math.round(REST / dt);
    }
}
