package dev.ledge.engine.world.reference;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.TakeOff;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.world.type.Buttons;
import java.util.List;

/**
 * Makes the scenes of {@link WideSceneMaker} into ones in which somebody jumps against the corners of boxes above it.
 */
final class CornersSceneMaker extends ChangedSceneMaker {
    /** Mean time for which buttons are held, ticks. */
    private static final int HOLD = 9;

    private CornersSceneMaker(Scene wide, long seed) {
        super(wide, seed);
    }

    static Scene of(long seed) {
        return of(seed, 71, CornersSceneMaker::new);
    }

    @Override
    Scene make() {
        keepSome(3);
        int boxes = 1 + random.nextInt(3);
        for (int i = 0; i < boxes; i++) {
            box("c" + i);
        }
        Feel feel = new Feel(1, 1, 0, 0, 0, 0, TakeOff.ADD, false, false, 2 + random.nextInt(8));
        Skills skills = Skills.NONE.with(feel);
        List<Integer> buttons = buttons(random, TICKS, Buttons.JUMP.bit(), HOLD, this::any);
        return wide.with(0, buttons, solids, skills, List.of());
    }

    /** One above the body, of which it is not wholly below. */
    private void box(String id) {
        double width = 8 + random.nextInt(40);
        double deep = between(0.5, 12);
        double left = chance(2) ? x + w - deep : x - width + deep;
        double bottom = y - random.nextInt(60) - random.nextDouble();
        double height = 8 + random.nextInt(20);
        boolean stays = chance(2);
        Vec way = new Vec(0, chance(2) ? 60 : -60);
        solids.add(new Solid(
                id,
                left,
                bottom - height,
                width,
                height,
                stays ? List.of(Vec.ZERO) : List.of(Vec.ZERO, way),
                stays ? 0 : 15 + random.nextInt(120),
                stays ? Motion.Mode.STILL : Motion.Mode.PINGPONG,
                0,
                0,
                false));
    }

    private int any() {
        int held = chance(3) ? leftOrRight(random) : 0;
        return held | (chance(2) ? Buttons.JUMP.bit() : 0);
    }
}
