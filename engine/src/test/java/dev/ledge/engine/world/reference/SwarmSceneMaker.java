package dev.ledge.engine.world.reference;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.object.Motion;
import java.util.List;

/** Makes random scenes in which three to five boxes of any size, some of them one-ways, come fast from all sides. */
final class SwarmSceneMaker extends RandomSceneMaker {
    private static final double MIDDLE_X = 640;
    private static final int FLOOR_ROW = 30;
    private static final double FLOOR = FLOOR_ROW * Scene.GRID;
    private static final double[] SPEEDS = {60, 120, 240, 360, 480, 600, 900, 1200};
    private static final double LONGER = 1.1;
    private static final double[] RATES = {30, 60, 60, 120};

    private final List<String> ids = ids(6);

    private SwarmSceneMaker(long seed) {
        super(seed);
    }

    static Scene of(long seed) {
        SwarmSceneMaker maker = new SwarmSceneMaker(seed);
        return first(seed, k -> maker.tried());
    }

    @Override
    Scene make() {
        w = 4 + random.nextInt(40);
        h = 4 + random.nextInt(60);
        x = MIDDLE_X + random.nextInt(16) + random.nextDouble();
        y = FLOOR - h;
        boolean falls = !chance(4);
        boolean stands = falls && chance(2);
        double rate = RATES[random.nextInt(RATES.length)];
        if (stands || chance(3)) {
            solids.add(Solid.tiles(10, FLOOR_ROW, 60, 2, chance(4) ? Scene.BELT : 0));
        }
        if (!stands) {
            y -= random.nextInt(80) + random.nextDouble();
        }
        int boxes = 3 + random.nextInt(3);
        for (int i = 0; i < boxes; i++) {
            box(ids.get(i), rate);
        }
        double vx = chance(3) ? 0 : between(-300, 300);
        double vy = stands || chance(3) ? 0 : between(-400, 300);
        double escape = chance(3) ? 4 : 0;
        return new Scene(w, h, x, y, vx, vy, falls, chance(2), escape, rate, 0, false, List.of(), solids);
    }

    /** A box, or a plank or a post, that comes at the body from one side, from near or far. */
    private void box(String id, double rate) {
        double pw = chance(3) ? 2 + random.nextInt(6) : 8 + random.nextInt(100);
        double ph = chance(3) ? 2 + random.nextInt(6) : 8 + random.nextInt(100);
        double speed = SPEEDS[random.nextInt(SPEEDS.length)];
        double gap = (chance(2) ? 5 : speed / 3) * random.nextDouble();
        double px = x - pw + between(0.1, 0.9) * (pw + w);
        double py = y - ph + between(0.1, 0.9) * (ph + h);
        // A way that takes no longer than a tick would be a leap.
        double far = Math.max(gap + 20 + random.nextInt(200), LONGER * speed / rate);
        double aside = chance(2) ? 0 : Math.rint(between(-0.7, 0.7) * far);
        int side = random.nextInt(4);
        Vec from = beside(side, px, py, pw, ph, gap);
        solids.add(new Solid(
                id,
                from.x(),
                from.y(),
                pw,
                ph,
                List.of(Vec.ZERO, towards(side, far, aside)),
                speed,
                chance(3) ? Motion.Mode.ONCE : Motion.Mode.PINGPONG,
                0,
                0,
                chance(5)));
    }
}
