package dev.ledge.engine.world.reference;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.object.Motion;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes random scenes with more kinds of motion at once than {@link SceneMaker}: several platforms on paths with turns
 * and pauses, which collide; belts on platforms; currents; one-ways; friction; gaps hardly larger than the body; other
 * tick rates.
 */
final class WideSceneMaker extends RandomSceneMaker {
    private static final double MIDDLE_X = 640;
    private static final int FLOOR_ROW = 30;
    private static final double FLOOR = FLOOR_ROW * Scene.GRID;
    private static final double[] SPEEDS = {15, 30, 60, 90, 120, 150, 240, 300, 480, 600};
    private static final double[] BELTS = {-120, -60, -30, 30, 60, 90};
    private static final double[] RATES = {60, 60, 60, 30, 50, 64, 120};
    private static final int MOST_PLATFORMS = 4;

    private final List<String> ids = ids(6);

    private WideSceneMaker(long seed) {
        super(~seed);
    }

    static Scene of(long seed) {
        WideSceneMaker maker = new WideSceneMaker(seed);
        return first(seed, k -> maker.tried());
    }

    @Override
    Scene make() {
        w = 8 + random.nextInt(17);
        h = 8 + random.nextInt(25);
        x = MIDDLE_X + random.nextInt(16) + (chance(3) ? random.nextDouble() : 0);
        y = FLOOR - h;
        boolean falls = random.nextInt(5) > 0;
        boolean stands = falls && random.nextInt(3) > 0;
        if (chance(3)) {
            solids.add(Solid.tiles(10, FLOOR_ROW, 60, 2, chance(2) ? 0 : chance(2) ? Scene.BELT : -Scene.BELT));
        } else if (stands) {
            carrier();
        }
        if (!stands) {
            y -= random.nextInt(60) + (chance(2) ? 0 : random.nextDouble());
        }
        if (chance(3)) {
            still();
        }
        int platforms = 1 + random.nextInt(MOST_PLATFORMS);
        for (int i = 0; i < platforms; i++) {
            if (chance(4)) {
                companion();
            } else {
                pusher();
            }
        }
        double vx = chance(3) ? 0 : between(-150, 150);
        double vy = stands || chance(3) ? 0 : between(-300, 200);
        double current = chance(8) ? (chance(2) ? Scene.BELT : -Scene.BELT) : 0;
        double escape = chance(4) ? 4 : 0;
        double rate = RATES[random.nextInt(RATES.length)];
        return new Scene(w, h, x, y, vx, vy, falls, chance(4), escape, rate, current, false, List.of(), solids);
    }

    /** What the body stands on at first. */
    private void carrier() {
        double left = x - 10 - random.nextInt(60);
        double length = x + w - left + 10 + random.nextInt(100);
        double thick = 6 + random.nextInt(14);
        double belt = chance(3) ? BELTS[random.nextInt(BELTS.length)] : 0;
        add(left, FLOOR, length, thick, anywhere(), belt, chance(4));
    }

    /** A wall, a ceiling or a floor of tiles or of a platform that stands still. */
    private void still() {
        int column = (int) (x / Scene.GRID);
        switch (random.nextInt(4)) {
            case 0 -> solids.add(Solid.tiles(column - 2 - random.nextInt(4), FLOOR_ROW - 12, 1, 12, 0));
            case 1 -> solids.add(Solid.tiles(column + 3 + random.nextInt(4), FLOOR_ROW - 12, 1, 12, 0));
            case 2 -> solids.add(Solid.tiles(20, FLOOR_ROW - 4 - random.nextInt(3), 40, 1, 0));
            default -> {
                double gap = chance(2) ? random.nextInt(4) : random.nextDouble();
                add(x + w + gap, y - 40 + random.nextInt(60), 10 + random.nextInt(20), 40, List.of(Vec.ZERO), 0, false);
            }
        }
    }

    /** A box that comes at the body from one side. */
    private void pusher() {
        double pw = 8 + random.nextInt(60);
        double ph = 8 + random.nextInt(60);
        double gap = random.nextInt(40) + (chance(3) ? random.nextDouble() : 0);
        double px = x - pw + 3 + random.nextInt((int) (pw + w - 6));
        double py = y - ph + 3 + random.nextInt((int) (ph + h - 6));
        double far = 30 + random.nextInt(160);
        double aside = chance(2) ? 0 : Math.rint(between(-0.7, 0.7) * far);
        int side = random.nextInt(4);
        Vec from = beside(side, px, py, pw, ph, gap);
        Vec way = towards(side, far, aside);
        List<Vec> path = new ArrayList<>(List.of(Vec.ZERO, way));
        if (chance(4)) {
            path.add(way.plus(anywhere().get(1)));
        }
        add(from.x(), from.y(), pw, ph, path, chance(5) ? BELTS[random.nextInt(BELTS.length)] : 0, chance(8));
    }

    /** A box that goes as another one does, beside it or at the other side of the body. */
    private void companion() {
        List<Solid> others = solids.stream().filter(solid -> solid.speed() != 0).toList();
        if (others.isEmpty() || solids.size() >= ids.size()) {
            return;
        }
        Solid other = others.get(random.nextInt(others.size()));
        double room = chance(2) ? random.nextInt(6) : chance(2) ? 0 : random.nextDouble();
        boolean isBeside = chance(2);
        double px = isBeside
                ? (chance(2) ? other.x() + other.w() + w + room : other.x() - other.w() - w - room)
                : other.x();
        double py =
                isBeside ? other.y() : chance(2) ? other.y() + other.h() + h + room : other.y() - other.h() - h - room;
        double speed = chance(2) ? other.speed() : speed();
        solids.add(new Solid(
                ids.get(solids.size()),
                px,
                py,
                other.w(),
                other.h(),
                other.path(),
                speed,
                other.mode(),
                other.pause(),
                0,
                false));
    }

    private List<Vec> anywhere() {
        double angle = random.nextInt(8) * Math.PI / 4 + (chance(2) ? 0 : random.nextDouble());
        double far = 30 + random.nextInt(160);
        return List.of(Vec.ZERO, new Vec(Math.rint(far * Math.cos(angle)), Math.rint(far * Math.sin(angle))));
    }

    private void add(double px, double py, double pw, double ph, List<Vec> path, double belt, boolean oneWay) {
        Motion.Mode mode = path.size() == 1
                ? Motion.Mode.STILL
                : chance(3) ? Motion.Mode.ONCE : chance(4) ? Motion.Mode.LOOP : Motion.Mode.PINGPONG;
        double speed = path.size() == 1 ? 0 : speed();
        double pause = chance(5) ? random.nextInt(4) * 0.1 : 0;
        solids.add(new Solid(ids.get(solids.size()), px, py, pw, ph, path, speed, mode, pause, belt, oneWay));
    }

    private double speed() {
        return chance(2) ? SPEEDS[random.nextInt(SPEEDS.length)] : between(10, 500);
    }

    @Override
    boolean isFree() {
        return super.isFree() && solids.size() <= ids.size();
    }
}
