package dev.ledge.engine.world.reference;

import dev.ledge.engine.level.TakeOff;
import dev.ledge.engine.world.type.Buttons;
import java.util.List;

/**
 * Makes the scenes of {@link WideSceneMaker} into ones that are seen from above, with rafts, some of them belts, among
 * what pushes, and often a player that walks, runs and dashes.
 */
final class AboveSceneMaker extends ChangedSceneMaker {
    /** Mean time for which buttons are held, ticks. */
    private static final int HOLD = 9;

    private static final double[] SPEEDS = {15, 30, 60, 90, 120, 180, 240, 360};
    private static final double[] BELTS = {-120, -60, 60, 90};
    private static final double[] DASHES = {80, 160, 240, 450};

    private AboveSceneMaker(Scene wide, long seed) {
        super(wide, seed);
    }

    static Scene of(long seed) {
        return of(seed, 59, AboveSceneMaker::new);
    }

    @Override
    Scene make() {
        List<String> ids = ids(10);
        keepSome(2);
        if (chance(3)) {
            wall();
        }
        int rafts = 1 + random.nextInt(3);
        for (int i = 0; i < rafts; i++) {
            raft("a" + ids.get(i));
        }
        boolean isPlayed = !chance(3);
        List<Integer> buttons = buttons(random, isPlayed ? TICKS : 0, 0, HOLD, this::any);
        Feel feel = new Feel(1, 1, 0, chance(2) ? 0 : 60 + random.nextInt(200), 0, 0, TakeOff.ADD, false, false, 0);
        double dash = chance(3) ? 0 : DASHES[random.nextInt(DASHES.length)];
        Skills skills = new Skills(
                dash, 2 + random.nextInt(12), Double.POSITIVE_INFINITY, 0, 0, 0, 0, isPlayed ? feel : Feel.PLAIN);
        return wide.fromAbove(buttons, solids, skills);
    }

    /** Cells beside, above or below the body. */
    private void wall() {
        int column = (int) (x / Scene.GRID);
        int row = (int) (y / Scene.GRID);
        switch (random.nextInt(4)) {
            case 0 -> solids.add(Solid.tiles(column - 2 - random.nextInt(4), row - 5, 1, 12, 0));
            case 1 -> solids.add(Solid.tiles(column + 3 + random.nextInt(4), row - 5, 1, 12, 0));
            case 2 -> solids.add(Solid.tiles(column - 5, row - 2 - random.nextInt(4), 12, 1, 0));
            default -> solids.add(Solid.tiles(column - 5, row + 4 + random.nextInt(4), 12, 1, 0));
        }
    }

    private void raft(String id) {
        double width = 20 + random.nextInt(120);
        double height = 20 + random.nextInt(120);
        double left = x + w / 2 - width * between(-0.3, 1.3);
        double top = y + h / 2 - height * between(-0.3, 1.3);
        Solid raft = platform(id, left, top, width, height, 160, 8, SPEEDS, BELTS);
        solids.add(raft.asRaft());
    }

    private int any() {
        int held = chance(3) ? Buttons.RUN.bit() : 0;
        held |= chance(3) ? Buttons.DASH.bit() : 0;
        return switch (random.nextInt(5)) {
            case 0, 1 -> held | leftOrRight(random);
            case 2, 3 -> held | upOrDown(random);
            default -> held | leftOrRight(random) | upOrDown(random);
        };
    }
}
