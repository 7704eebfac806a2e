package dev.ledge.editor.panel;

import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Crumbles;
import dev.ledge.engine.level.LevelObject.Platform;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.SolidWhen;
import dev.ledge.engine.level.Within;
import java.util.Arrays;
import java.util.List;

/** The rows of what makes a platform come and go. */
final class ChangingForm {
    private static final String ALWAYS = "always";
    private static final Within AFTER = Limits.of(Crumbles.class).range("after");
    private static final double SENSIBLE = 10;

    private ChangingForm() {}

    static void add(Form form, ObjectLens<Platform> lens) {
        form.toggle(
                "Crumbles",
                "Goes some time after somebody has stood on it, and comes back later.",
                level -> changing(lens.get(level)).crumbles() != null,
                lens.write((o, on) -> o.withChanging(changing(o).withCrumbles(on ? Crumbles.DEFAULT : null))));
        form.number(
                seconds("Gone after", Crumbles.DEFAULT_AFTER, "from when somebody first stands on it"),
                level -> crumbles(lens.get(level)).after() != null,
                level -> crumbles(lens.get(level)).effectiveAfter(),
                lens.write((o, s) -> crumbling(
                        o, new Crumbles(s, crumbles(o).back(), crumbles(o).unknown()))));
        form.number(
                seconds("Back after", Crumbles.DEFAULT_BACK, "how long it is gone; null in the file is for ever"),
                level -> crumbles(lens.get(level)).back() != null,
                level -> Math.min(AFTER.max(), crumbles(lens.get(level)).effectiveBack()),
                lens.write((o, s) -> crumbling(
                        o, new Crumbles(crumbles(o).after(), s, crumbles(o).unknown()))));
        form.text(
                "Group",
                "Its clock runs only while this group is on; empty for none.",
                lens.read(o -> changing(o).group() == null ? "" : changing(o).group()),
                lens.write((o, group) -> o.withChanging(changing(o).withGroup(nameOrNull(group)))));
        form.choice(
                "Solid when",
                "While its group is on or off, or whatever its group is.",
                List.of(ALWAYS, SolidWhen.ON.json(), SolidWhen.OFF.json()),
                when -> when,
                lens.read(o -> changing(o).solidWhen() == null
                        ? ALWAYS
                        : changing(o).solidWhen().json()),
                lens.write((o, when) -> o.withChanging(changing(o).withSolidWhen(named(when)))));
    }

    private static NumberSpec seconds(String name, double fallback, String explanation) {
        return new NumberSpec(
                name,
                AFTER.unit(),
                AFTER.min(),
                AFTER.max(),
                SENSIBLE,
                NumberSpec.format(fallback) + " " + AFTER.unit(),
                explanation);
    }

    private static SolidWhen named(String json) {
        return Arrays.stream(SolidWhen.values())
                .filter(when -> when.json().equals(json))
                .findFirst()
                .orElse(null);
    }

    private static Changing changing(Platform platform) {
        return platform.changing();
    }

    private static Crumbles crumbles(Platform platform) {
        Crumbles given = platform.changing().crumbles();
        return given == null ? Crumbles.DEFAULT : given;
    }

    private static Platform crumbling(Platform platform, Crumbles crumbles) {
        return platform.withChanging(platform.changing().withCrumbles(crumbles));
    }

    /** A name that is blank is none. */
    static String nameOrNull(String name) {
        return name.isBlank() ? null : name.trim();
    }
}
