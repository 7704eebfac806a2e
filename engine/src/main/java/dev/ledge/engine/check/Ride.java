package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.ContactSide;
import dev.ledge.engine.world.type.EventType;
import java.util.function.Predicate;

/** Rides on a platform for a round, and looks whether it leaves its rider behind. */
final class Ride {
    private static final String CODE = "FAST-PLATFORM";
    private static final double MOST_SECONDS = 30;

    /** An actor that stands on it again so soon has ridden on, s. */
    private static final double AWAY = 1;

    /** A rider that has moved this far over the platform, in px, was not left behind by its speed. */
    private static final double STILL = 1;

    private final Trials trials;
    private final Platform platform;

    Ride(Trials trials, Platform platform) {
        this.trials = trials;
        this.platform = platform;
    }

    /** Null if it can be ridden, or is not for riding: a box is, whose whole top is level. */
    Finding find() {
        Motion.Mode mode = platform.effectiveMotion().effectiveMode();
        boolean leaps = mode == Motion.Mode.RESTART;
        if (leaps
                || !platform.changing().equals(Changing.NEVER)
                || platform.points() != null
                || !platform.effectiveSolidFrom().has(Side.TOP)
                || trials.level().physics().isTopDown()) {
            return null;
        }
        int index = trials.start().platforms().indexOf(platform.id());
        Aabb now = trials.now(platform);
        Aabb size = trials.body(0, 0);
        Aabb rider = trials.body(now.centerX() - size.width() / 2, now.top() - size.height());
        int ticks = trials.ticks(Math.min(MOST_SECONDS, PhysicsCheck.round(platform) + 1));
        if (!trials.isFree(rider)) {
            return null;
        }
        Loss loss = new Loss(rider.left() - trials.start().platforms().x(index));
        int tick = trials.play(rider.at(), Buttons.NONE, ticks, loss);
        Demonstration proof = tick < 0 ? null : trials.proof(rider.at(), Buttons.NONE, tick, world -> !isOn(world));
        if (proof == null) {
            return null;
        }
        return Finding.ofObject(
                        CODE,
                        Checker.name(platform) + " is too fast to be ridden: it leaves its rider behind at tick "
                                + loss.lostAt,
                        "make it slower, or turn more gently",
                        platform.id(),
                        trials.player())
                .shownBy(proof);
    }

    private boolean isOn(World world) {
        return platform.id().equals(world.actors().on(world.player()));
    }

    /** Comes true a second after the rider has lost what it rode on, by nothing but that thing's motion. */
    private final class Loss implements Predicate<World> {
        private final double offset;
        private long lostAt = -1;
        private boolean isOver;

        /** The rider stands on it, so far to the right of where the platform is. */
        Loss(double offset) {
            this.offset = offset;
        }

        @Override
        public boolean test(World world) {
            int player = world.player();
            if (isOver || !world.actors().alive(player)) {
                isOver = true;
                return false;
            }
            if (lostAt >= 0) {
                isOver = isOn(world);
                return !isOver && world.tick() >= lostAt + trials.ticks(AWAY);
            }
            double x = world.actors().x(player)
                    - world.platforms().x(world.platforms().indexOf(platform.id()));
            int touched = world.actors().touch(player);
            boolean isHeld =
                    ContactSide.LEFT.in(touched) || ContactSide.RIGHT.in(touched) || ContactSide.CEILING.in(touched);
            if (isOn(world)) {
                isOver = isHeld || Math.abs(x - offset) > STILL;
            } else {
                isOver = isHeld || isSprung(world, player) || world.actors().on(player) != null;
                lostAt = isOver ? -1 : world.tick();
            }
            return false;
        }

        /** A spring that is there, or comes along, throws the riders. */
        private static boolean isSprung(World world, int player) {
            for (int i = 0; i < world.eventCount(); i++) {
                if (world.eventType(i) == EventType.SPRUNG && world.eventActor(i) == player) {
                    return true;
                }
            }
            return false;
        }
    }
}
