package dev.ledge.engine.world.reference;

import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

/**
 * Makes the scenes of {@link WideSceneMaker} into ones with two or three bodies more, on each other's heads, above them
 * or beside them, of which somebody plays one more often than not.
 */
final class CrowdSceneMaker extends ChangedSceneMaker {
    /** Mean time for which buttons are held, ticks. */
    private static final int HOLD = 9;
    /** Names of bodies, before and after that of the player. */
    private static final String[] IDS = {"aa", "zz", "ab", "zy"};

    private CrowdSceneMaker(Scene wide, long seed) {
        super(wide, seed);
    }

    static Crowd of(long seed) {
        for (int k = 0; ; k++) {
            Scene wide = WideSceneMaker.of(seed * 1009 + k);
            if (!wide.falls() || wide.current() != 0) {
                continue;
            }
            Crowd crowd = new CrowdSceneMaker(wide, seed * 61 + k).crowd();
            if (crowd != null && new SlowCrowd(crowd).undecided() == null) {
                return crowd;
            }
        }
    }

    @Override
    Scene make() {
        keepSome(2);
        IntSupplier any = () -> leftOrRight(random) | (chance(4) ? Buttons.JUMP.bit() : 0);
        int ticks = chance(3) ? 0 : TICKS;
        return wide.with(0, buttons(random, ticks, 0, HOLD, any), solids, Skills.NONE, List.of());
    }

    /** Null if somebody would start in something. */
    private Crowd crowd() {
        Scene base = make();
        List<Person> people = new ArrayList<>();
        int first = random.nextInt(IDS.length);
        int count = 1 + random.nextInt(2);
        for (int k = 0; k < count; k++) {
            double above = y;
            double aside = x;
            double width = w;
            w = 6 + random.nextInt(20);
            h = 6 + random.nextInt(24);
            boolean stands = chance(2);
            x = aside + Math.rint(between(-0.9 * w, 0.9 * width)) + (chance(3) ? random.nextDouble() : 0);
            y = above - h - (stands ? 0 : 40 * random.nextDouble());
            if (!isFree()) {
                return null;
            }
            double vx = chance(2) ? 0 : between(-120, 120);
            double vy = stands || chance(2) ? 0 : between(-300, 200);
            people.add(new Person(IDS[(first + k) % IDS.length], w, h, x, y, vx, vy, !chance(4)));
        }
        return new Crowd(base, people);
    }
}
