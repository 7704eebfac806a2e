package dev.ledge.engine.world.reference;

import dev.ledge.engine.level.SolidWhen;
import dev.ledge.engine.level.object.Switch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;

/**
 * Makes the scenes of {@link PlayedSceneMaker} that are seen from the side into ones in which floors and platforms
 * crumble and come back, and come, go and stop by groups that are switched on the way, among areas that ride.
 */
final class FickleSceneMaker extends RandomSceneMaker {
    private static final double[] AFTER = {0, 0.05, 0.1, 0.2, 0.5};
    private static final double[] BACK = {0.1, 0.3, 0.5, Double.POSITIVE_INFINITY};
    private static final String[] GROUPS = {"red", "blue"};
    /** How far from the body floors crumble, cells. */
    private static final int NEAR = 6;

    private final Scene plain;
    private final List<Zone> zones = new ArrayList<>();

    private FickleSceneMaker(Scene plain, long seed) {
        super(seed);
        this.plain = plain;
    }

    static Scene of(long seed) {
        return of(PlayedSceneMaker::of, seed);
    }

    /** The same of other scenes. */
    static Scene of(LongFunction<Scene> plains, long seed) {
        return first(seed, k -> {
            Scene plain = plains.apply(seed * 1000 + k);
            return plain.isAbove() ? null : new FickleSceneMaker(plain, seed * 53 + k).make();
        });
    }

    @Override
    Scene make() {
        for (Solid solid : plain.solids()) {
            if (solid.id() != null) {
                solids.add(solid.with(fickle(true)));
            } else if (solid.h() == 2 * Scene.GRID
                    && !solid.climbable()
                    && solid.belt() == 0
                    && plain.current() == 0
                    && chance(2)) {
                // Where a cell has gone there would be no current.
                floor(solid);
            } else {
                solids.add(solid);
            }
        }
        int areas = 1 + random.nextInt(4);
        for (int i = 0; i < areas; i++) {
            area();
        }
        return plain.with(solids, zones, plain.pads().stream().map(this::moved).toList());
    }

    /** The same spring among other solids. */
    private Pad moved(Pad pad) {
        if (pad.rides() < 0) {
            return pad;
        }
        String id = plain.solids().get(pad.rides()).id();
        return pad.on(
                (int) solids.stream().takeWhile(solid -> !id.equals(solid.id())).count());
    }

    private Fickle fickle(boolean mayBeGrouped) {
        if (chance(2)) {
            double back = BACK[random.nextInt(BACK.length)];
            return new Fickle(AFTER[random.nextInt(AFTER.length)], back, null, null);
        }
        if (!mayBeGrouped || chance(4)) {
            return Fickle.NEVER;
        }
        SolidWhen when = chance(2) ? null : chance(3) ? SolidWhen.OFF : SolidWhen.ON;
        return new Fickle(Double.NaN, 0, GROUPS[random.nextInt(GROUPS.length)], when);
    }

    /** A floor one cell thick, of which the cells near the body crumble one by one. */
    private void floor(Solid solid) {
        int first = (int) (solid.x() / Scene.GRID);
        int last = first + (int) (solid.w() / Scene.GRID);
        int row = (int) (solid.y() / Scene.GRID);
        int middle = (int) (plain.x() / Scene.GRID);
        double after = AFTER[random.nextInt(AFTER.length)];
        double back = BACK[random.nextInt(BACK.length)];
        solids.add(Solid.tiles(first, row, middle - NEAR - first, 1, 0));
        for (int column = middle - NEAR; column < middle + NEAR; column++) {
            Solid cell = Solid.tiles(column, row, 1, 1, 0);
            solids.add(chance(4) ? cell : cell.with(new Fickle(after, back, null, null)));
        }
        solids.add(Solid.tiles(middle + NEAR, row, last - middle - NEAR, 1, 0));
    }

    private void area() {
        int on = random.nextInt(solids.size() + 1) - 1;
        boolean rides = chance(2) && on >= 0 && solids.get(on).id() != null;
        double w = 4 + random.nextInt(20);
        double h = 4 + random.nextInt(20);
        double x = plain.x() - 60 + random.nextInt(120) + random.nextDouble();
        double y = plain.y() - 40 + random.nextInt(90) + random.nextDouble();
        int kind = random.nextInt(8);
        zones.add(new Zone(
                x,
                y,
                w,
                h,
                kind == 0 ? Zone.Kind.HAZARD : kind == 1 ? Zone.Kind.GOAL : Zone.Kind.SWITCH,
                rides ? on : -1,
                GROUPS[random.nextInt(GROUPS.length)],
                Switch.Sets.values()[random.nextInt(3)]));
    }
}
