package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.MotionPath;
import dev.ledge.engine.level.object.Platform;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Definitions of a level's platforms, without their state: flat arrays sorted by id. Immutable. */
public final class PlatformDefs {
    public final int count;
    public final String[] ids;
    public final Platform[] sources;
    /** Where a platform's path begins. */
    public final double[] homeX;

    public final double[] homeY;
    public final double[] start;
    public final MotionPath[] tracks;
    public final boolean[] whenRidden;
    /** Null if no side of it blocks. */
    public final Outline[] outlines;
    /** The whole shape, whatever blocks. */
    public final Outline[] shapes;

    /** True if it blocks from above along all of its upper edge, which is flat, and has no slanted face. */
    public final boolean[] isFlat;

    public final int[] surfaces;
    public final boolean[] dropThrough;
    public final boolean[] climbable;
    public final boolean[] hazards;
    public final boolean anyClimbable;
    public final boolean anyHazard;
    /** What makes each appear and disappear. */
    public final Changing[] changing;

    public final boolean anyCrumbling;

    public PlatformDefs(Level level, List<Platform> source, Surfaces palette) {
        count = source.size();
        ids = new String[count];
        sources = source.toArray(new Platform[0]);
        homeX = new double[count];
        homeY = new double[count];
        start = new double[count];
        tracks = new MotionPath[count];
        whenRidden = new boolean[count];
        outlines = new Outline[count];
        shapes = new Outline[count];
        isFlat = new boolean[count];
        surfaces = new int[count];
        dropThrough = new boolean[count];
        climbable = new boolean[count];
        hazards = new boolean[count];
        changing = new Changing[count];
        for (int i = 0; i < count; i++) {
            Platform platform = sources[i];
            Motion motion = platform.effectiveMotion();
            ids[i] = platform.id();
            homeX[i] = platform.at().x();
            homeY[i] = platform.at().y();
            start[i] = motion.effectiveStart();
            tracks[i] = new MotionPath(motion, platform.effectivePath());
            whenRidden[i] = motion.effectiveWhen() == Motion.When.RIDDEN;
            climbable[i] = Boolean.TRUE.equals(platform.climbable());
            hazards[i] = Boolean.TRUE.equals(platform.hazard());
            dropThrough[i] = Boolean.TRUE.equals(platform.dropThrough());
            surfaces[i] = palette.use(platform.surface());
            outlines[i] = outline(level, platform, sides(platform));
            shapes[i] = outline(level, platform, Outline.ALL);
            isFlat[i] = outlines[i] != null && outlines[i].isFlatOnTop();
            changing[i] = platform.changing();
        }
        anyClimbable = IntStream.range(0, count).anyMatch(i -> climbable[i]);
        anyHazard = IntStream.range(0, count).anyMatch(i -> hazards[i]);
        anyCrumbling = Arrays.stream(changing).anyMatch(one -> one.crumbles() != null);
    }

    /** The blocking sides: a moving ladder blocks from above only, as one of tiles. */
    private static int sides(Platform platform) {
        boolean ladder = Boolean.TRUE.equals(platform.climbable()) && platform.solidFrom() == null;
        return ladder ? Outline.TOP : platform.effectiveSolidFrom().bits();
    }

    private static Outline outline(Level level, Platform platform, int sides) {
        if (sides == 0) {
            return null;
        }
        List<Vec> points = platform.points();
        if (points != null && !points.isEmpty()) {
            return Outline.of(points, sides);
        }
        Vec size = platform.effectiveSize(level);
        return Outline.box(size.x(), size.y(), sides);
    }

    /** Index of a platform by id, −1 if there is none, as there is for null. */
    public int indexOf(String id) {
        for (int i = 0; id != null && i < count; i++) {
            if (ids[i].equals(id)) {
                return i;
            }
        }
        return -1;
    }
}
