package dev.ledge.engine.world.reference;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Makes random scenes on hills and in valleys of tiles: somebody walks, stands, lands and jumps there, among platforms
 * that push, lift and press, and of which some slope themselves.
 */
final class SlopesSceneMaker extends RandomSceneMaker {
    private static final int TICKS = 90;
    /** Mean time for which buttons are held, ticks. */
    private static final int HOLD = 12;

    private static final int FIRST_COLUMN = 15;
    private static final int COLUMNS = 50;
    private static final double MIDDLE_Y = 480;
    private static final double BOTTOM = (Scene.ROWS - 1) * Scene.GRID;
    private static final double[] SPEEDS = {15, 30, 60, 90, 120, 180, 240};
    private static final double[] RATES = {60, 60, 60, 30, 50, 64, 120};
    /** How far the ground may fall along a column, px. */
    private static final double[] FALLS = {0, 8, -8, 16, -16};

    private final List<String> ids = ids(4);

    private SlopesSceneMaker(long seed) {
        super(seed * 7 + 3);
    }

    static Scene of(long seed) {
        SlopesSceneMaker maker = new SlopesSceneMaker(seed);
        return first(seed, k -> maker.tried());
    }

    @Override
    Scene make() {
        w = 8 + random.nextInt(17);
        h = 8 + random.nextInt(25);
        x = 640 + random.nextInt(16) + (chance(3) ? random.nextDouble() : 0);
        Solid hill = chance(4) ? ridge() : hill();
        solids.add(hill);
        y = hill.y() + hill.highest(x - hill.x(), x + w - hill.x()) - h;
        boolean stands = random.nextInt(4) > 0;
        if (!stands) {
            y -= random.nextInt(60) + (chance(2) ? 0 : random.nextDouble());
        }
        if (chance(4)) {
            wall();
        }
        int platforms = random.nextInt(4);
        for (int i = 0; i < platforms; i++) {
            platform();
        }
        boolean isPlayed = random.nextInt(3) > 0;
        double vx = isPlayed || chance(3) ? 0 : between(-150, 150);
        double vy = stands || chance(3) ? 0 : between(-300, 200);
        double escape = chance(4) ? 4 : 0;
        double rate = RATES[random.nextInt(RATES.length)];
        List<Integer> buttons = isPlayed ? buttons(random, TICKS, any(), HOLD, this::any) : List.of();
        return new Scene(w, h, x, y, vx, vy, true, chance(4), escape, rate, 0, false, buttons, solids);
    }

    /** Level ground, slopes of two angles, hills and valleys. */
    private Solid hill() {
        List<Double> heights = new ArrayList<>(List.of(0.0));
        while (heights.size() <= COLUMNS) {
            double fall = FALLS[random.nextInt(FALLS.length)];
            // Slopes of 26.6° are two columns long.
            int columns = Math.abs(fall) == 8 ? 2 + 2 * random.nextInt(2) : 1 + random.nextInt(3);
            for (int k = 0; k < columns; k++) {
                heights.add(heights.get(heights.size() - 1) + fall);
            }
        }
        List<Double> part = heights.subList(0, COLUMNS + 1);
        int body = 40 - FIRST_COLUMN;
        double base = Math.floor(part.get(body) / Scene.GRID) * Scene.GRID;
        double highest = Math.floor(Collections.min(part) / Scene.GRID) * Scene.GRID;
        List<Double> below = part.stream().map(height -> height - highest).toList();
        double top = MIDDLE_Y - (base - highest);
        return Solid.tiles(FIRST_COLUMN, 0, COLUMNS, 1, 0).at(top, BOTTOM - top).sloping(below);
    }

    /** The same of any angles, as a platform that moves. */
    private Solid ridge() {
        int turns = 2 + random.nextInt(5);
        double step = 16 + random.nextInt(40);
        List<Double> heights = new ArrayList<>(List.of(0.0));
        for (int k = 0; k < turns; k++) {
            double rise = chance(4) ? 0 : Math.rint(between(-1, 1) * step);
            heights.add(heights.get(k) + rise);
        }
        double highest = Collections.min(heights);
        List<Double> below = heights.stream().map(height -> height - highest).toList();
        double length = turns * step;
        double far = 20 + random.nextInt(120);
        double angle = random.nextInt(8) * Math.PI / 4 + (chance(2) ? 0 : random.nextDouble());
        Vec way = new Vec(Math.rint(far * Math.cos(angle)), Math.rint(far * Math.sin(angle)));
        return new Solid(
                        "ridge",
                        x - Math.rint(between(0.1, 0.9) * length),
                        MIDDLE_Y - Collections.max(below),
                        length,
                        Collections.max(below) + 20,
                        List.of(Vec.ZERO, way),
                        SPEEDS[random.nextInt(SPEEDS.length)],
                        chance(3) ? Motion.Mode.ONCE : Motion.Mode.PINGPONG,
                        0,
                        0,
                        false)
                .sloping(below);
    }

    private void wall() {
        int column = 40 + (chance(2) ? -2 - random.nextInt(5) : 3 + random.nextInt(5));
        int row = (int) (MIDDLE_Y / Scene.GRID) - 12;
        int rows = 8 + random.nextInt(10);
        solids.add(Solid.tiles(column, row, 1, rows, 0));
    }

    /** A box or a wedge that pushes, lifts, presses, or is only there. */
    private void platform() {
        double pw = 8 + random.nextInt(60);
        double ph = 8 + random.nextInt(60);
        double gap = random.nextInt(40) + (chance(3) ? random.nextDouble() : 0);
        double far = 30 + random.nextInt(160);
        double aside = chance(2) ? 0 : Math.rint(between(-0.7, 0.7) * far);
        double px = x - pw + 3 + random.nextInt((int) (pw + w - 6));
        double py = y - ph + 3 + random.nextInt((int) (ph + h - 6));
        int side = random.nextInt(5);
        Vec from = beside(side, px, py, pw, ph, gap);
        Vec way = towards(side, far, aside);
        if (side == 4) {
            from = new Vec(x - 80 + random.nextInt(160), y + h - 48 + 8 * random.nextInt(12));
            way = chance(2) ? Vec.ZERO : new Vec(chance(2) ? far : -far, aside);
        }
        boolean stays = way.equals(Vec.ZERO);
        Solid box = new Solid(
                ids.get(solids.size() % ids.size()),
                from.x(),
                from.y(),
                pw,
                ph,
                stays ? List.of(way) : List.of(Vec.ZERO, way),
                stays ? 0 : SPEEDS[random.nextInt(SPEEDS.length)],
                stays ? Motion.Mode.STILL : chance(3) ? Motion.Mode.ONCE : Motion.Mode.PINGPONG,
                0,
                0,
                false);
        solids.add(chance(4) && ph > 16 ? box.sloping(wedge(pw, ph)) : box);
    }

    private List<Double> wedge(double pw, double ph) {
        double rise = Math.min(ph - 8, Math.rint(between(0.2, 1) * pw / 2));
        return switch (random.nextInt(4)) {
            case 0 -> List.of(0.0, rise);
            case 1 -> List.of(rise, 0.0);
            case 2 -> List.of(rise, 0.0, rise);
            default -> List.of(0.0, rise, 0.0);
        };
    }

    private int any() {
        return leftOrRight(random) | (random.nextInt(5) == 0 ? Buttons.JUMP.bit() : 0);
    }
}
