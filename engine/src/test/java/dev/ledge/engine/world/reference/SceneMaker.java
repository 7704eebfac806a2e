package dev.ledge.engine.world.reference;

import dev.ledge.engine.geometry.Vec;
import java.util.List;

/** Makes random scenes in which the body is about to be hit. */
final class SceneMaker extends RandomSceneMaker {
    private static final double MIDDLE_X = 640;
    private static final int FLOOR_ROW = 30;
    private static final double FLOOR = FLOOR_ROW * Scene.GRID;
    private static final double MOST_SPEED = 300;
    private static final double LEAST_SPEED = 20;
    private static final double RATE = 60;

    private final List<String> ids = ids(4);

    private SceneMaker(long seed) {
        super(seed);
    }

    static Scene of(long seed) {
        SceneMaker maker = new SceneMaker(seed);
        return first(seed, k -> maker.tried());
    }

    @Override
    Scene make() {
        w = 8 + random.nextInt(17);
        h = 8 + random.nextInt(25);
        x = MIDDLE_X + random.nextInt(16);
        y = FLOOR - h;
        boolean falls = random.nextInt(4) > 0;
        boolean stands = falls && random.nextInt(3) > 0;
        double vx = chance(3) ? 0 : between(-120, 120);
        double vy = stands ? 0 : chance(3) ? 0 : between(-300, 150);
        if (stands && chance(3)) {
            // A platform carries.
            add(x - 20 - random.nextInt(40), FLOOR, 120 + random.nextInt(60), 8 + random.nextInt(10), chance(2));
        } else if (stands || chance(2)) {
            double belt = chance(3) ? (chance(2) ? Scene.BELT : -Scene.BELT) : 0;
            solids.add(Solid.tiles(10, FLOOR_ROW, 60, 2, belt));
        }
        if (!stands) {
            y -= random.nextInt(60);
        }
        if (chance(4)) {
            // A wall, or a ceiling.
            boolean isLeft = chance(2);
            int column = (int) (x / Scene.GRID) + (isLeft ? -3 - random.nextInt(4) : 4 + random.nextInt(4));
            solids.add(Solid.tiles(column, FLOOR_ROW - 12, 1, 12, 0));
        } else if (chance(6)) {
            solids.add(Solid.tiles(20, FLOOR_ROW - 5 - random.nextInt(3), 40, 1, 0));
        }
        int pushers = 1 + random.nextInt(3) / 2;
        for (int i = 0; i < pushers; i++) {
            pusher();
        }
        return new Scene(w, h, x, y, vx, vy, falls, false, 0, RATE, 0, false, List.of(), solids);
    }

    /** A box that comes at the body from one side. */
    private void pusher() {
        double pw = 8 + random.nextInt(60);
        double ph = 8 + random.nextInt(60);
        double gap = random.nextInt(30);
        double alongX = x - pw + 3 + random.nextInt((int) (pw + w - 6));
        double alongY = y - ph + 3 + random.nextInt((int) (ph + h - 6));
        double speed = speed();
        double aside = chance(2) ? 0 : between(-0.5, 0.5);
        double far = 40 + random.nextInt(160);
        int side = random.nextInt(4);
        Vec from = beside(side, alongX, alongY, pw, ph, gap);
        Vec way = towards(side, far, aside * far);
        solids.add(Solid.along(ids.get(solids.size()), from.x(), from.y(), pw, ph, way.x(), way.y(), speed, chance(2)));
    }

    private void add(double px, double py, double pw, double ph, boolean returns) {
        double angle = random.nextInt(8) * Math.PI / 4 + (chance(2) ? 0 : random.nextDouble());
        double far = 40 + random.nextInt(160);
        double dx = Math.rint(far * Math.cos(angle));
        double dy = Math.rint(far * Math.sin(angle));
        solids.add(Solid.along(ids.get(solids.size()), px, py, pw, ph, dx, dy, speed(), returns));
    }

    private double speed() {
        double speed = between(LEAST_SPEED, MOST_SPEED);
        return chance(2) ? Math.rint(speed / 30) * 30 + 30 : speed;
    }
}
