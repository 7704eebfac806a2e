package dev.ledge.editor.action;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Shows what can be shown in the window, and says what is. For the event dispatch thread. */
public final class ViewSwitches {
    private final Map<ViewPart, Switch> switches = new EnumMap<>(ViewPart.class);
    private final Runnable onChange;

    private record Switch(BooleanSupplier isOn, Consumer<Boolean> show) {}

    /** Without any part yet; {@code onChange} is run after each change. */
    public ViewSwitches(Runnable onChange) {
        this.onChange = onChange;
    }

    /** Adds a part that knows itself whether it is shown. */
    public void add(ViewPart part, BooleanSupplier isShown, Consumer<Boolean> show) {
        switches.put(part, new Switch(isShown, show));
    }

    /** Adds a part that is as the user left it, in this window or an earlier one; shown at the very first. */
    public void add(ViewPart part, Settings settings, String key, Consumer<Boolean> show) {
        add(part, () -> !settings.get(key).filter("false"::equals).isPresent(), shown -> {
            settings.put(key, Boolean.toString(shown));
            show.accept(shown);
        });
    }

    public boolean isShown(ViewPart part) {
        return switches.get(part).isOn.getAsBoolean();
    }

    /** Shows a part, or hides it. */
    public void show(ViewPart part, boolean shown) {
        switches.get(part).show.accept(shown);
        onChange.run();
    }

    /** Shows a part that is hidden, or hides it. */
    public void toggle(ViewPart part) {
        show(part, !isShown(part));
    }
}
