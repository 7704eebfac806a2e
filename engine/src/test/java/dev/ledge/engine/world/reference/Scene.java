package dev.ledge.engine.world.reference;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Motion;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.testing.TestLevels;
import java.util.List;
import java.util.Map;

/**
 * One body without friction among boxes.
 *
 * @param w width of the body, px
 * @param h its height, px
 * @param x its left edge at the start, px
 * @param y its top edge at the start, px
 * @param vx its velocity at the start, px/s
 * @param vy downwards, px/s
 * @param falls true if gravity acts on it
 * @param solids what is around it
 */
record Scene(double w, double h, double x, double y, double vx, double vy, boolean falls, List<Solid> solids) {
    static final int GRID = 16;
    static final int COLUMNS = 80;
    static final int ROWS = 60;
    static final double GRAVITY = 1200;
    static final double FASTEST_FALL = 600;
    static final double TICKS_A_SECOND = 60;
    static final String BODY = "body";
    /** Speed of the belts of {@code TestPalette}, px/s. */
    static final double BELT = 60;

    Scene {
        solids = List.copyOf(solids);
    }

    /** The same as a level of the engine's. */
    Level level() {
        TestLevels levels = TestLevels.empty(COLUMNS, ROWS).openBorders();
        for (Solid solid : solids) {
            if (solid.id() == null) {
                char symbol = solid.belt() > 0 ? '>' : solid.belt() < 0 ? '<' : '#';
                levels.fill(
                        (int) (solid.x() / GRID),
                        (int) (solid.y() / GRID),
                        (int) (solid.w() / GRID),
                        (int) (solid.h() / GRID),
                        symbol);
            } else if (solid.speed() == 0) {
                levels.still(solid.id(), solid.x(), solid.y(), solid.w(), solid.h());
            } else {
                Motion.Mode mode = solid.returns() ? Motion.Mode.PINGPONG : Motion.Mode.ONCE;
                Motion motion = new Motion(mode, solid.speed(), null, null, null, null, Map.of());
                List<Vec> path = List.of(Vec.ZERO, new Vec(solid.dx(), solid.dy()));
                levels.object(
                        TestLevels.platform(solid.id(), solid.x(), solid.y(), solid.w(), solid.h(), path, motion));
            }
        }
        ActorProfile profile = ActorProfile.DEFAULT
                .with(ActorField.APPLY_FRICTION, 0)
                .with(ActorField.APPLY_GRAVITY, falls ? 1 : 0)
                .with(ActorField.CRUSH_ESCAPE, 0)
                .with(ActorField.CORNER_CORRECTION, 0);
        return levels.object(new LevelObject.Body(
                        ObjectCommon.of(BODY, new Vec(x, y), new Vec(w, h)), new Vec(vx, vy), null, null, profile))
                .level();
    }
}
