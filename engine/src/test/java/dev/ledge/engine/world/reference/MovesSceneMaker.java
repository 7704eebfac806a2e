package dev.ledge.engine.world.reference;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.object.Direction;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes the scenes of {@link WideSceneMaker} into ones in which somebody dashes, crouches, slides along walls and jumps
 * off them, beside walls and below roofs that move as well, among springs that ride platforms or stand still.
 */
final class MovesSceneMaker extends ChangedSceneMaker {
    /** Mean time for which buttons are held, ticks. */
    private static final int HOLD = 8;

    private static final double[] SPEEDS = {15, 30, 60, 90, 120, 180, 240};
    private static final double[] DASHES = {160, 240, 300, 450};

    private final List<Pad> pads = new ArrayList<>();
    private double lowHeight;

    private MovesSceneMaker(Scene wide, long seed) {
        super(wide, seed);
    }

    static Scene of(long seed) {
        return of(seed, 31, MovesSceneMaker::new);
    }

    /** The same in other surroundings than those of wide scenes. */
    static Scene in(Scene other, long seed) {
        return of(other, seed, 31, MovesSceneMaker::new);
    }

    @Override
    Scene make() {
        // Fewer of those that push, or no body lives long enough to do anything.
        for (Solid solid : wide.solids()) {
            if (solid.id() == null || solids.isEmpty() || chance(2)) {
                solids.add(solid);
            }
        }
        lowHeight = Math.max(4, Math.rint(wide.h() * between(0.3, 0.8)));
        int walls = random.nextInt(3);
        for (int i = 0; i < walls; i++) {
            wall("w" + i);
        }
        if (chance(3)) {
            roof();
        }
        int springs = random.nextInt(3);
        for (int i = 0; i < springs; i++) {
            spring();
        }
        List<Integer> buttons = buttons(random, TICKS, 0, HOLD, this::any);
        Skills skills = new Skills(
                chance(4) ? 0 : DASHES[random.nextInt(DASHES.length)],
                3 + random.nextInt(12),
                chance(3) ? Double.POSITIVE_INFINITY : 20 + random.nextInt(120),
                chance(4) ? 0 : 40 + random.nextInt(80),
                150 + random.nextInt(200),
                random.nextInt(10),
                chance(4) ? 0 : lowHeight,
                Feel.PLAIN);
        double current = chance(3) ? wide.current() : 0;
        return wide.with(current, buttons, solids, skills, pads);
    }

    /** A high wall beside the body that goes up, down, or to and fro. */
    private void wall(String id) {
        double width = 8 + random.nextInt(30);
        double height = 60 + random.nextInt(200);
        double gap = chance(2) ? 0 : random.nextInt(50);
        double x = chance(2) ? wide.x() + wide.w() + gap : wide.x() - width - gap;
        double y = wide.y() + wide.h() / 2 - height * between(0.1, 0.9);
        add(id, x, y, width, height, way());
    }

    /** Something above a body that crouches, and may be too low for one that stands. */
    private void roof() {
        double gap = between(0, wide.h());
        double x = wide.x() - 60 + random.nextInt(160);
        double y = wide.y() + wide.h() - lowHeight - gap - 20;
        add("roof", x, y, 20 + random.nextInt(120), 20, way());
    }

    private Vec way() {
        double far = 20 + random.nextInt(120);
        return switch (random.nextInt(6)) {
            case 0 -> Vec.ZERO;
            case 1 -> new Vec(far, 0);
            case 2 -> new Vec(-far, 0);
            case 3 -> new Vec(0, far);
            case 4 -> new Vec(0, -far);
            default -> new Vec(Math.rint(between(-far, far)), Math.rint(between(-far, far)));
        };
    }

    private void add(String id, double x, double y, double w, double h, Vec way) {
        boolean stays = way.equals(Vec.ZERO);
        solids.add(new Solid(
                id,
                x,
                y,
                w,
                h,
                stays ? List.of(Vec.ZERO) : List.of(Vec.ZERO, way),
                stays ? 0 : SPEEDS[random.nextInt(SPEEDS.length)],
                stays ? Motion.Mode.STILL : chance(3) ? Motion.Mode.ONCE : Motion.Mode.PINGPONG,
                0,
                0,
                false));
    }

    private void spring() {
        int on = random.nextInt(solids.size() + 1) - 1;
        boolean rides = on >= 0 && solids.get(on).id() != null;
        double w = 6 + random.nextInt(30);
        double h = 6 + random.nextInt(30);
        double x = wide.x() + random.nextInt(160) - 80 + random.nextDouble();
        double y = wide.y() + wide.h() - h + random.nextInt(40) - 30 + random.nextDouble();
        Direction to = Direction.values()[random.nextInt(Direction.values().length)];
        pads.add(new Pad(x, y, w, h, 100 + random.nextInt(450), to, rides ? on : -1));
    }

    private int any() {
        int held = leftOrRight(random);
        held |= random.nextInt(3) == 0 ? Buttons.JUMP.bit() : 0;
        held |= random.nextInt(3) == 0 ? Buttons.DASH.bit() : 0;
        int upright = random.nextInt(6);
        return held | (upright == 0 ? Buttons.UP.bit() : upright < 3 ? Buttons.DOWN.bit() : 0);
    }
}
