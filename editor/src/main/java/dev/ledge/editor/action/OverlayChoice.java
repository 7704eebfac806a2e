package dev.ledge.editor.action;

import dev.ledge.editor.render.overlay.Overlays;
import java.util.function.Consumer;

/** What the user wants drawn over the preview, now and at the next start. For the event dispatch thread. */
public final class OverlayChoice {
    private static final String KEY = "overlays.shown";

    private final Settings settings;
    private final Consumer<Overlays> onChange;
    private Overlays overlays;

    /** What was chosen last; {@code onChange} takes what is chosen from now on. */
    public OverlayChoice(Settings settings, Consumer<Overlays> onChange) {
        this.settings = settings;
        this.onChange = onChange;
        overlays = Overlays.of(settings.get(KEY).orElse(""));
    }

    public Overlays get() {
        return overlays;
    }

    /** Draws others. */
    public void set(Overlays chosen) {
        overlays = chosen;
        settings.put(KEY, chosen.toString());
        onChange.accept(chosen);
    }
}
