package dev.ledge.editor.panel;

import dev.ledge.engine.level.Direction;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.Spring;
import dev.ledge.engine.level.Within;
import java.util.List;

/** The rows of springs. */
final class SpringForm {
    private static final Within POWER = Limits.of(Spring.class).range("power");

    /** A jump of the default player reaches 400 px/s. */
    private static final double SENSIBLE = 1200;

    private SpringForm() {}

    static void add(Form form, ObjectLens<Spring> lens) {
        form.number(
                new NumberSpec(
                        "Power",
                        POWER.unit(),
                        POWER.min(),
                        POWER.max(),
                        SENSIBLE,
                        NumberSpec.format(Spring.DEFAULT_POWER) + " " + POWER.unit(),
                        "speed that it gives along its direction; no fall is faster than the level allows"),
                level -> lens.get(level).power() != null,
                level -> lens.get(level).effectivePower(),
                lens.write((o, power) -> new Spring(o.common(), power, o.direction())));
        form.choice(
                "Direction",
                "Where it throws; the speed across that is kept.",
                List.of(Direction.values()),
                Direction::json,
                lens.read(Spring::effectiveDirection),
                lens.write((o, direction) -> new Spring(o.common(), o.power(), direction)));
    }
}
