package dev.ledge.engine.world.reference;

import dev.ledge.engine.geometry.Vec;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;

/**
 * Rounds the numbers of other makers' scenes to those that level designers choose: then faces touch edge to edge and
 * come to each other exactly as a tick ends.
 */
final class GridSceneMaker extends RandomSceneMaker {
    private static final double HALF = 8;
    private static final double SPEED = 30;
    private static final List<LongFunction<Scene>> MAKERS = List.of(
            SceneMaker::of,
            WideSceneMaker::of,
            PlayedSceneMaker::of,
            MovesSceneMaker::of,
            SlopesSceneMaker::of,
            SlopesSceneMaker::of,
            FickleSceneMaker::of,
            FeelSceneMaker::of,
            LaddersSceneMaker::of);

    private final Scene arbitrary;

    private GridSceneMaker(Scene scene, long seed) {
        super(seed);
        arbitrary = scene;
    }

    static Scene of(long seed) {
        return of(MAKERS, seed);
    }

    /** The same with others than those makers. */
    static Scene of(List<LongFunction<Scene>> makers, long seed) {
        return first(seed, k -> {
            long next = seed + ((long) k << 32);
            return new GridSceneMaker(makers.get((int) (next % makers.size())).apply(next), next).tried();
        });
    }

    @Override
    Scene make() {
        Scene s = arbitrary;
        w = Math.max(HALF, rounded(s.w(), HALF / 2));
        h = Math.max(HALF, rounded(s.h(), HALF / 2));
        x = rounded(s.x(), HALF);
        y = rounded(s.y() + s.h(), HALF) - h;
        s.solids().forEach(solid -> solids.add(solid.id() == null ? solid : rounded(solid)));
        double vx = rounded(s.vx(), SPEED);
        double vy = rounded(s.vy(), SPEED);
        List<Pad> pads = s.pads().stream().map(GridSceneMaker::rounded).toList();
        List<Zone> zones = s.zones().stream().map(GridSceneMaker::rounded).toList();
        return new Scene(
                w,
                h,
                x,
                y,
                vx,
                vy,
                s.falls(),
                s.slows(),
                s.escape(),
                s.rate(),
                s.current(),
                s.isAbove(),
                s.buttons(),
                solids,
                s.skills(),
                pads,
                zones);
    }

    private static double rounded(double value, double unit) {
        return Math.rint(value / unit) * unit;
    }

    private static double length(double value) {
        return Math.max(HALF, rounded(value, HALF));
    }

    private static Solid rounded(Solid s) {
        List<Vec> path = new ArrayList<>(List.of(Vec.ZERO));
        for (Vec point : s.path().subList(1, s.path().size())) {
            Vec next = new Vec(rounded(point.x(), HALF), rounded(point.y(), HALF));
            path.add(next.equals(path.get(path.size() - 1)) ? next.plus(new Vec(0, HALF)) : next);
        }
        int parts = Math.max(1, s.heights().size() - 1);
        return new Solid(
                s.id(),
                rounded(s.x(), HALF),
                rounded(s.y(), HALF),
                parts * length(s.w() / parts),
                length(s.h()),
                path,
                s.speed() == 0 ? 0 : Math.max(SPEED, rounded(s.speed(), SPEED)),
                s.mode(),
                s.pause(),
                s.belt(),
                s.faces(),
                heights(s, length(s.w() / parts)),
                s.hangs(),
                s.fickle(),
                s.climbable());
    }

    /** Rounded, and no steeper than can be walked on. */
    private static List<Double> heights(Solid s, double width) {
        List<Double> heights = new ArrayList<>();
        for (double height : s.heights()) {
            double last = heights.isEmpty() ? height : heights.get(heights.size() - 1);
            heights.add(rounded(Math.max(last - width, Math.min(last + width, height)), HALF));
        }
        return heights;
    }

    private static Pad rounded(Pad p) {
        return new Pad(
                rounded(p.x(), HALF), rounded(p.y(), HALF), length(p.w()), length(p.h()), p.power(), p.to(), p.rides());
    }

    private static Zone rounded(Zone z) {
        return new Zone(
                rounded(z.x(), HALF),
                rounded(z.y(), HALF),
                length(z.w()),
                length(z.h()),
                z.kind(),
                z.rides(),
                z.group(),
                z.sets());
    }
}
