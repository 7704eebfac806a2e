package dev.ledge.editor.object;

import dev.ledge.editor.render.object.ObjectSight;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Direction;
import dev.ledge.engine.level.object.Spring;
import java.util.List;

/** An area that throws actors that enter it. */
final class SpringKind extends ObjectKind<Spring> {
    /** A jump of the default player reaches 400 px/s. */
    private static final double SENSIBLE = 1200;

    SpringKind() {
        super(Spring.class, "Spring", Placing.AREA);
    }

    @Override
    public Spring create(ObjectCommon common, TileRef tile) {
        return new Spring(common, null, null);
    }

    @Override
    public void paint(ObjectSight sight, Spring spring) {
        SpringPainter.paint(sight.g(), sight.box(), spring.effectiveDirection(), sight.sinceActed());
    }

    @Override
    public void rows(Rows<Spring> rows) {
        rows.section("Spring", true);
        rows.number(
                NumberSpec.of(
                        "Power",
                        NumberRange.of(Spring.class, "power"),
                        SENSIBLE,
                        Spring.DEFAULT_POWER,
                        "speed that it gives along its direction; no fall is faster than the level allows"),
                o -> o.power() != null,
                Spring::effectivePower,
                (o, power) -> new Spring(o.common(), power, o.direction()));
        rows.choice(
                ChoiceSpec.of(
                        "Direction",
                        "Where it throws; the speed across that is kept.",
                        List.of(Direction.values()),
                        Direction::json),
                o -> o.direction() != null,
                Spring::effectiveDirection,
                (o, direction) -> new Spring(o.common(), o.power(), direction));
    }
}
