package dev.ledge.engine.world.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;

/**
 * Puts one or two bodies on, above or below the player of scenes in which somebody dashes, crouches, uses walls and
 * springs, climbs or drops; all of them can be stood on.
 */
final class HeadsSceneMaker extends ChangedSceneMaker {
    private static final String[] IDS = {"aa", "zz", "ab", "zy"};
    private static final List<LongFunction<Scene>> MAKERS =
            List.of(MovesSceneMaker::of, MovesSceneMaker::of, FeelSceneMaker::of, LaddersSceneMaker::of);

    private HeadsSceneMaker(Scene scene, long seed) {
        super(scene, seed);
    }

    static Crowd of(long seed) {
        for (int k = 0; ; k++) {
            long next = seed * 1013 + k;
            Scene scene = MAKERS.get((int) (seed % MAKERS.size())).apply(next);
            if (scene.isAbove() || !scene.falls() || scene.current() != 0) {
                continue;
            }
            Crowd crowd = new HeadsSceneMaker(scene, next).crowd();
            if (crowd != null && new SlowCrowd(crowd).undecided() == null) {
                return crowd;
            }
        }
    }

    @Override
    Scene make() {
        solids.addAll(wide.solids());
        return wide;
    }

    /** Null if somebody would start in something. */
    private Crowd crowd() {
        make();
        Scene base = wide;
        List<Person> people = new ArrayList<>();
        int first = random.nextInt(IDS.length);
        int count = 1 + random.nextInt(2);
        boolean isBelow = chance(2);
        for (int k = 0; k < count; k++) {
            double above = y;
            double aside = x;
            double width = w;
            boolean stands = chance(2) || k == 0 && isBelow;
            w = 8 + random.nextInt(20);
            h = 6 + random.nextInt(20);
            x = aside + Math.rint(between(-0.9 * w, 0.9 * width)) + (chance(3) ? random.nextDouble() : 0);
            y = above - h - (stands ? 0 : 40 * random.nextDouble());
            if (k == 0 && isBelow) {
                // In place of the player, the body on its head.
                x = aside;
                y = above + wide.h() - h;
                Scene lifted = lifted(y - wide.h());
                if (lifted == null) {
                    return null;
                }
                base = lifted;
            }
            if (!isFree()) {
                return null;
            }
            double vx = chance(2) ? 0 : between(-120, 120);
            double vy = stands || chance(2) ? 0 : between(-300, 200);
            people.add(new Person(IDS[(first + k) % IDS.length], w, h, x, y, vx, vy, !chance(4)));
            if (k == 0 && isBelow) {
                y = base.y();
                w = wide.w();
                h = wide.h();
            }
        }
        return new Crowd(base, people);
    }

    /** The same with the player higher; null if it would start in something. */
    private Scene lifted(double top) {
        double[] was = {w, h, x, y};
        w = wide.w();
        h = wide.h();
        x = wide.x();
        y = top;
        boolean isFree = isFree();
        w = was[0];
        h = was[1];
        x = was[2];
        y = was[3];
        Scene s = wide;
        return !isFree
                ? null
                : new Scene(
                        s.w(),
                        s.h(),
                        s.x(),
                        top,
                        s.vx(),
                        0,
                        true,
                        s.slows(),
                        s.escape(),
                        s.rate(),
                        0,
                        false,
                        s.buttons(),
                        s.solids(),
                        s.skills(),
                        s.pads(),
                        s.zones());
    }
}
