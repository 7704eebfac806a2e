package dev.ledge.engine.world.reference;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spring;
import dev.ledge.engine.testing.TestLevels;
import java.util.List;
import java.util.Map;

/**
 * One body among boxes.
 *
 * @param w width of the body, px
 * @param h its height, px
 * @param x its left edge at the start, px
 * @param y its top edge at the start, px
 * @param vx its velocity at the start, px/s
 * @param vy downwards, px/s
 * @param falls true if gravity acts on it
 * @param slows true if it has friction on the ground
 * @param escape how far it gets out of the way of a crush, px
 * @param rate ticks a second
 * @param current how fast a current everywhere transports it, px/s to the right; 0 if there is none
 * @param isAbove true if it is seen from above
 * @param buttons what is held in each tick, nothing after the last; empty for a body that has no player
 * @param solids what is around it
 * @param skills what it can do beside walking and jumping if somebody steers it
 * @param pads springs
 * @param zones areas that kill, win or switch
 */
record Scene(
        double w,
        double h,
        double x,
        double y,
        double vx,
        double vy,
        boolean falls,
        boolean slows,
        double escape,
        double rate,
        double current,
        boolean isAbove,
        List<Integer> buttons,
        List<Solid> solids,
        Skills skills,
        List<Pad> pads,
        List<Zone> zones) {
    static final int GRID = 16;
    static final int COLUMNS = 80;
    static final int ROWS = 60;
    static final double GRAVITY = 1200;
    static final double FASTEST_FALL = 600;
    /** Of a player that a level says nothing else of, px/s and px/s². */
    static final double WALK = 120;

    static final double ACCELERATION = 1200;
    /** How much of its speed friction takes, px/s². */
    static final double DECELERATION = 1200;

    static final String BODY = "body";
    /** Speed of the belts of {@code TestPalette}, px/s. */
    static final double BELT = 60;

    Scene {
        solids = List.copyOf(solids);
        buttons = List.copyOf(buttons);
        pads = List.copyOf(pads);
        zones = List.copyOf(zones);
    }

    /** A scene without springs, of a body that walks and jumps at most. */
    Scene(
            double w,
            double h,
            double x,
            double y,
            double vx,
            double vy,
            boolean falls,
            boolean slows,
            double escape,
            double rate,
            double current,
            boolean isAbove,
            List<Integer> buttons,
            List<Solid> solids) {
        this(
                w,
                h,
                x,
                y,
                vx,
                vy,
                falls,
                slows,
                escape,
                rate,
                current,
                isAbove,
                buttons,
                solids,
                Skills.NONE,
                List.of(),
                List.of());
    }

    /** The same with other solids and areas. */
    Scene with(List<Solid> others, List<Zone> areas) {
        return with(others, areas, pads);
    }

    /** The same with other springs, too. */
    Scene with(List<Solid> others, List<Zone> areas, List<Pad> springs) {
        return new Scene(
                w, h, x, y, vx, vy, falls, slows, escape, rate, current, isAbove, buttons, others, skills, springs,
                areas);
    }

    /** The same that is steered, or seen from above; gravity acts on it. */
    Scene with(boolean fromAbove, List<Integer> held) {
        return new Scene(
                w, h, x, y, vx, vy, true, slows, escape, rate, current, fromAbove, held, solids, skills, pads, zones);
    }

    /** The same that is steered, from the side, with other skills and surroundings; gravity acts on it. */
    Scene with(double flow, List<Integer> held, List<Solid> others, Skills able, List<Pad> springs) {
        return new Scene(
                w, h, x, y, vx, vy, true, slows, escape, rate, flow, false, held, others, able, springs, zones);
    }

    /** The same seen from above, steered, with other skills and surroundings. */
    Scene fromAbove(List<Integer> held, List<Solid> others, Skills able) {
        return new Scene(
                w, h, x, y, vx, vy, true, slows, escape, rate, current, true, held, others, able, List.of(), List.of());
    }

    /** The same of another body, which has no player, with something more around it. */
    Scene of(Person person, List<Solid> others) {
        return new Scene(
                person.w(),
                person.h(),
                person.x(),
                person.y(),
                person.vx(),
                person.vy(),
                true,
                person.slows(),
                escape,
                rate,
                current,
                false,
                List.of(),
                others,
                Skills.NONE,
                pads,
                zones);
    }

    /** The same with other skills and buttons. */
    Scene with(Skills others, List<Integer> held) {
        return new Scene(
                w, h, x, y, vx, vy, falls, slows, escape, rate, current, isAbove, held, solids, others, pads, zones);
    }

    /** True if somebody steers the body: it is the player then. */
    boolean isPlayed() {
        return !buttons.isEmpty();
    }

    /** Id of the body. */
    String body() {
        return isPlayed() ? "player" : BODY;
    }

    /** A speed after a tick of walking in a direction, or of none. */
    double walked(double speed, int direction, double most) {
        if (isPlayed() && direction != 0 && speed * direction <= most) {
            return direction * Math.min(most, speed * direction + ACCELERATION / rate);
        }
        double least = isPlayed() && direction * speed > 0 ? most : 0;
        return slows || isPlayed()
                ? Math.signum(speed) * Math.max(least, Math.abs(speed) - DECELERATION / rate)
                : speed;
    }

    /** What is held in a tick. */
    int buttonsAt(long tick) {
        return tick < buttons.size() ? buttons.get((int) tick) : 0;
    }

    /** The same as a level of the engine's. */
    Level level() {
        TestLevels levels = surroundings();
        SceneBodies.add(levels, this, body(), false);
        return levels.level();
    }

    /** The level without the body. */
    TestLevels surroundings() {
        TestLevels levels = TestLevels.empty(COLUMNS, ROWS).tickRate(rate).openBorders();
        if (isAbove) {
            levels.gravity(0);
        }
        if (current != 0) {
            levels.fill(0, 0, COLUMNS, ROWS, current > 0 ? '~' : '-');
        }
        for (Solid solid : solids) {
            if (solid.id() == null && solid.fickle().crumbles()) {
                SceneChanges.draw(levels, solid);
            } else if (solid.id() == null && solid.hangs()) {
                SceneHills.drawHanging(levels, solid);
            } else if (solid.id() == null && solid.isSloping()) {
                SceneHills.draw(levels, solid);
            } else if (solid.id() == null) {
                char symbol = solid.climbable() ? 'H' : solid.belt() > 0 ? '>' : solid.belt() < 0 ? '<' : '#';
                levels.fill(
                        (int) (solid.x() / GRID),
                        (int) (solid.y() / GRID),
                        (int) (solid.w() / GRID),
                        (int) (solid.h() / GRID),
                        symbol);
            } else {
                levels.object(platform(solid));
                if (solid.belt() != 0) {
                    levels.surface(belt(solid), conveyor(solid.belt()));
                }
            }
        }
        for (int i = 0; i < zones.size(); i++) {
            levels.object(SceneChanges.area("z" + i, zones.get(i), solids));
        }
        for (int i = 0; i < pads.size(); i++) {
            levels.object(spring("s" + i, pads.get(i)));
        }
        return levels;
    }

    private Spring spring(String id, Pad pad) {
        String platform = pad.rides() < 0 ? null : solids.get(pad.rides()).id();
        ObjectCommon plain = ObjectCommon.of(id, new Vec(pad.x(), pad.y()), new Vec(pad.w(), pad.h()));
        ObjectCommon common = new ObjectCommon(
                id, plain.at(), plain.size(), null, plain.props(), null, null, platform, plain.unknown());
        return new Spring(common, pad.power(), pad.to());
    }

    private Platform platform(Solid solid) {
        Motion motion = new Motion(
                solid.mode(),
                solid.speed() == 0 ? null : solid.speed(),
                solid.pause() == 0 ? null : solid.pause(),
                null,
                null,
                null,
                Map.of());
        return new Platform(
                ObjectCommon.of(
                        solid.id(),
                        new Vec(solid.x(), solid.y()),
                        solid.heights().isEmpty() ? new Vec(solid.w(), solid.h()) : null),
                solid.path(),
                motion,
                solid.heights().isEmpty() ? null : SceneHills.outline(solid),
                solid.faces().equals(Sides.ALL) ? null : solid.faces(),
                solid.oneWay() && skills.feel().drops() ? true : null,
                solid.belt() == 0 ? null : belt(solid),
                solid.climbable() ? true : null,
                null,
                null,
                null,
                solid.fickle().changing());
    }

    private static String belt(Solid solid) {
        return "belt-of-" + solid.id();
    }

    private static Surface conveyor(double speed) {
        return new Surface(null, null, null, null, speed, null, null, null, Map.of());
    }
}
