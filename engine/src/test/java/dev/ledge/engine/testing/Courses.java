package dev.ledge.engine.testing;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.world.type.Buttons;
import java.util.List;
import java.util.Map;

/**
 * Long levels in which everything happens again and again: 45° and 26° hills, ledges, ladders, ice, mud, belts, low
 * ceilings, moving platforms, harmless walkers and a player; and scripted buttons.
 */
public final class Courses {

    /** Cells along a segment. */
    public static final int SEGMENT = 32;

    private static final int ROWS = 20;
    private static final int CELL = 16;

    /** The lowest rows of a segment; the last is the floor. */
    private static final List<String> DRAWING = List.of(
            ".............H===...............",
            ".............H..................",
            ".............H..................",
            "..===........H........===.......",
            ".............H...........7..9...",
            "....../\\.....H..12##34..........",
            "...../##\\....H12######34..__....",
            "####IIII########UUUU####>>>><<<<");

    private Courses() {}

    /**
     * A course with a player at its left end.
     *
     * @param segments number of segments of {@link #SEGMENT} cells
     * @param platforms number of moving platforms, spread over the course
     * @param walkers number of walkers, spread over the course
     */
    public static Level course(int segments, int platforms, int walkers) {
        TestLevels levels = TestLevels.empty(segments * SEGMENT, ROWS);
        for (int segment = 0; segment < segments; segment++) {
            for (int row = 0; row < DRAWING.size(); row++) {
                levels.draw(segment * SEGMENT, ROWS - DRAWING.size() + row, DRAWING.get(row));
            }
        }
        double width = segments * SEGMENT * CELL;
        for (int i = 0; i < platforms; i++) {
            levels.object(platform(i, (i + 0.5) * width / platforms));
        }
        for (int i = 0; i < walkers; i++) {
            levels.object(walker(i, (i + 0.5) * width / walkers));
        }
        return levels.spawn(24, (ROWS - 1) * CELL).level();
    }

    /** Sideways, up and down, and around a corner in turn. */
    private static Platform platform(int i, double x) {
        List<Vec> path = switch (i % 3) {
            case 0 -> List.of(Vec.ZERO, new Vec(96, 0));
            case 1 -> List.of(Vec.ZERO, new Vec(0, -112));
            default -> List.of(Vec.ZERO, new Vec(64, 0), new Vec(64, -64));
        };
        Motion.Ease ease = i % 2 == 0 ? Motion.Ease.LINEAR : Motion.Ease.SINE;
        Motion motion = new Motion(null, 40.0 + 10 * (i % 4), 0.25, 0.1 * i, ease, null, Map.of());
        return TestLevels.platform("platform%03d".formatted(i), x, (ROWS - 4) * CELL, 40, 8, path, motion);
    }

    private static Walker walker(int i, double x) {
        return new Walker(
                ObjectCommon.of("walker%03d".formatted(i), new Vec(x, (ROWS - 12) * CELL), new Vec(12, 14)),
                70.0 + 10 * (i % 5),
                null,
                i % 2 == 0,
                false,
                false,
                null);
    }

    /**
     * The scripted buttons of a tick: mostly to the right, with jumps long and short, stops, turns and climbs; the same
     * in every run.
     */
    public static int buttons(long tick) {
        long beat = tick / 20;
        long random = (beat * 0x9E3779B97F4A7C15L) >>> 60;
        int held = random == 0 ? 0 : random <= 3 ? Buttons.LEFT.bit() : Buttons.RIGHT.bit();
        if (random % 3 == 1 && tick % 20 < 3 + random) {
            held |= Buttons.JUMP.bit();
        }
        if (random == 5 || random == 6) {
            held |= Buttons.UP.bit();
        }
        if (random == 9) {
            held |= Buttons.DOWN.bit();
        }
        return held;
    }
}
