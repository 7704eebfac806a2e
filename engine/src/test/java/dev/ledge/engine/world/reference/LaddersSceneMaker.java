package dev.ledge.engine.world.reference;

import dev.ledge.engine.world.type.Buttons;
import java.util.List;

/** Makes the scenes of {@link WideSceneMaker} into ones in which somebody climbs ladders that stand still or move. */
final class LaddersSceneMaker extends ChangedSceneMaker {
    /** Mean time for which buttons are held, ticks. */
    private static final int HOLD = 9;

    private static final double[] SPEEDS = {15, 30, 60, 90, 120, 180, 240};

    private LaddersSceneMaker(Scene wide, long seed) {
        super(wide, seed);
    }

    static Scene of(long seed) {
        return of(seed, 67, LaddersSceneMaker::new);
    }

    /** The same in other surroundings than those of wide scenes. */
    static Scene in(Scene other, long seed) {
        return of(other, seed, 67, LaddersSceneMaker::new);
    }

    @Override
    Scene make() {
        keepSome(3);
        int ladders = 1 + random.nextInt(3);
        for (int i = 0; i < ladders; i++) {
            if (chance(2)) {
                cells();
            } else {
                platform("l" + i);
            }
        }
        return wide.with(0, buttons(random, TICKS, 0, HOLD, this::any), solids, Skills.NONE, List.of());
    }

    /** A column of cells, or a broader one, where no others are. */
    private void cells() {
        int column = (int) (x / Scene.GRID) - 1 + random.nextInt(3);
        int row = (int) (y / Scene.GRID) - 5 + random.nextInt(6);
        Solid ladder = Solid.tiles(column, row, 1 + random.nextInt(2), 2 + random.nextInt(7), 0);
        for (Solid other : solids) {
            // Ladders one upon the other are one.
            double room = other.climbable() ? Scene.GRID : 0;
            boolean isApart = other.x() >= ladder.x() + ladder.w() + room
                    || ladder.x() >= other.x() + other.w() + room
                    || topOver(other, ladder) >= ladder.y() + ladder.h() + room
                    || ladder.y() >= other.y() + other.h() + room;
            if (other.id() == null && !isApart) {
                return;
            }
        }
        solids.add(ladder.asLadder());
    }

    /** Top edge of a solid in the columns of another. */
    private static double topOver(Solid solid, Solid other) {
        return solid.y() + solid.highest(other.x() - solid.x(), other.x() + other.w() - solid.x());
    }

    private void platform(String id) {
        double width = 8 + random.nextInt(40);
        double height = 20 + random.nextInt(120);
        double left = x + w / 2 - width * between(-0.3, 1.3);
        double top = y + h - height * between(0, 1.2);
        Solid ladder = platform(id, left, top, width, height, 120, 6, SPEEDS);
        solids.add(ladder.asLadder());
    }

    private int any() {
        int held = chance(5) ? Buttons.JUMP.bit() : 0;
        held |= chance(2) ? leftOrRight(random) : 0;
        int upright = random.nextInt(5);
        return held | (upright < 3 ? Buttons.UP.bit() : upright < 4 ? Buttons.DOWN.bit() : 0);
    }
}
