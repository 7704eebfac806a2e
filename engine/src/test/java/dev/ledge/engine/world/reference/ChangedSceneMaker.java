package dev.ledge.engine.world.reference;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.object.Motion;
import java.util.List;

/** What those makers share that change a scene of {@link WideSceneMaker}: the same body, among some of its solids. */
abstract class ChangedSceneMaker extends RandomSceneMaker {
    static final int TICKS = 90;

    final Scene wide;

    /** Makes a maker of what it changes and its own seed. */
    @FunctionalInterface
    interface Change {
        ChangedSceneMaker of(Scene wide, long seed);
    }

    ChangedSceneMaker(Scene wide, long seed) {
        super(seed);
        this.wide = wide;
        w = wide.w();
        h = wide.h();
        x = wide.x();
        y = wide.y();
    }

    /** The first changed scene of a seed, which each kind of change multiplies by another factor. */
    static Scene of(long seed, int factor, Change change) {
        return of(WideSceneMaker.of(seed), seed, factor, change);
    }

    /** The same of another scene than a wide one. */
    static Scene of(Scene wide, long seed, int factor, Change change) {
        return first(seed, k -> change.of(wide, seed * factor + k).tried());
    }

    /** Keeps the first solid, and one of so many of the others. */
    final void keepSome(int of) {
        for (Solid solid : wide.solids()) {
            if (solids.isEmpty() || chance(of)) {
                solids.add(solid);
            }
        }
    }

    /**
     * A platform that goes to and fro, or once, to any side.
     *
     * @param farthest how far beyond 20 px its path may go, px
     * @param still one of so many stands still
     * @param belts speeds, px/s, of which one of four has one
     */
    final Solid platform(
            String id,
            double left,
            double top,
            double width,
            double height,
            int farthest,
            int still,
            double[] speeds,
            double... belts) {
        double far = 20 + random.nextInt(farthest);
        double angle = random.nextInt(8) * Math.PI / 4 + (chance(2) ? 0 : random.nextDouble());
        Vec way = new Vec(Math.rint(far * Math.cos(angle)), Math.rint(far * Math.sin(angle)));
        boolean stays = chance(still);
        return new Solid(
                id,
                left,
                top,
                width,
                height,
                stays ? List.of(Vec.ZERO) : List.of(Vec.ZERO, way),
                stays ? 0 : speeds[random.nextInt(speeds.length)],
                stays ? Motion.Mode.STILL : chance(3) ? Motion.Mode.ONCE : Motion.Mode.PINGPONG,
                0,
                belts.length > 0 && chance(4) ? belts[random.nextInt(belts.length)] : 0,
                false);
    }
}
