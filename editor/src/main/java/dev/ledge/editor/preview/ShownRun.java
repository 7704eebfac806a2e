package dev.ledge.editor.preview;

import dev.ledge.engine.run.Run;
import java.util.function.Supplier;

/** A run that is played once to its end, and what becomes of it when other input is put in. Event thread only. */
public final class ShownRun {
    private final Supplier<Recording> recording;
    private Run run;
    private Run changed;

    ShownRun(Supplier<Recording> recording) {
        this.recording = recording;
    }

    /** Shows a run; null for none. */
    void show(Run next) {
        run = next;
        changed = null;
    }

    /** Its input is changed: what is played is a play of its own from now on. */
    void change() {
        if (run != null) {
            changed = run;
        }
        run = null;
    }

    /** The run that is shown, null if none is. */
    public Run run() {
        return run;
    }

    /** The run that was shown until its input was changed, as it is kept; null if what is played is no run's. */
    public Run changed() {
        return changed;
    }

    /** That run with the input as it was changed to; null if there is none. */
    public Run withChangedInput() {
        return changed == null ? null : changed.withInput(recording.get().input(0, changed.effectiveTicks()));
    }

    /** The changed input is kept in the run now. */
    public void inputKept(Run kept) {
        changed = kept;
    }
}
