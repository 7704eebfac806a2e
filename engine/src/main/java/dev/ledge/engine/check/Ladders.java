package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.ContactSide;
import dev.ledge.engine.world.type.EventType;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Climbs the ladders that end below something solid, and looks whether they lead anywhere. */
final class Ladders {
    private static final String CODE = "LADDER-END";

    /** Ladders that are climbed. */
    private static final int MOST = 64;

    private static final double MOST_SECONDS = 30;

    /** Long enough to step off to a side and land, s. */
    private static final double LEAVING = 1.5;

    /** This far above or below, in px, is elsewhere. */
    private static final double ELSEWHERE = 2;

    private static final int[] WAYS = {
        Buttons.LEFT.bit(),
        Buttons.RIGHT.bit(),
        Buttons.UP.bit() | Buttons.LEFT.bit(),
        Buttons.UP.bit() | Buttons.RIGHT.bit(),
        Buttons.JUMP.bit() | Buttons.LEFT.bit(),
        Buttons.JUMP.bit() | Buttons.RIGHT.bit()
    };

    private final Trials trials;
    private final Cells cells;
    private final int grid;

    Ladders(Trials trials, Cells cells) {
        this.trials = trials;
        this.cells = cells;
        this.grid = trials.level().grid();
    }

    void find(Consumer<Finding> found) {
        int climbed = 0;
        for (int row = 1; row < cells.rows(); row++) {
            for (int column = 0; column < cells.columns(); column++) {
                boolean isEnd = cells.isClimbable(column, row)
                        && cells.isSolid(column, row - 1)
                        && !cells.isClimbable(column, row - 1);
                if (isEnd && climbed++ < MOST && trials.mayGoOn()) {
                    climb(column, row, found);
                }
            }
        }
    }

    private void climb(int column, int top, Consumer<Finding> found) {
        int bottom = top;
        while (cells.isClimbable(column, bottom + 1) && bottom + 1 < cells.rows()) {
            bottom++;
        }
        Aabb size = trials.body(0, 0);
        double foot = (bottom + 1.0) * grid;
        Aabb place = trials.body((column + 0.5) * grid - size.width() / 2, foot - size.height());
        double speed = Math.max(1, trials.level().player().get(ActorField.CLIMB_SPEED));
        int ticks = trials.ticks(Math.min(MOST_SECONDS, (bottom - top + 1.0) * grid / speed + 1));
        if (!cells.isSolid(column, bottom + 1) || !trials.isFree(place)) {
            return; // The player cannot stand at its foot.
        }
        int tick = trials.play(place.at(), Buttons.UP.bit(), ticks, Ladders::isAtEnd);
        if (tick < 0) {
            return;
        }
        Aabb end = trials.player();
        Snapshot there = trials.world().save();
        for (int way : WAYS) {
            trials.world().restore(there);
            if (!trials.mayGoOn() || trials.goOn(way, trials.ticks(LEAVING), leads(end, place)) >= 0) {
                return;
            }
        }
        Demonstration proof = trials.proof(place.at(), Buttons.UP.bit(), tick, Ladders::isAtEnd);
        if (proof != null) {
            found.accept(Finding.ofPlace(
                            CODE,
                            "the ladder at column " + column + ", row " + top
                                    + " ends below something solid and leads nowhere",
                            "make a hole above it, or a way out at its side",
                            new Aabb(column * (double) grid, top * (double) grid, (column + 1.0) * grid, end.bottom()))
                    .shownBy(proof));
        }
    }

    private static boolean isAtEnd(World world) {
        Actors actors = world.actors();
        int player = world.player();
        return actors.state(player) == ActorState.CLIMB && ContactSide.CEILING.in(actors.touch(player));
    }

    /** Comes true where the player has got to something that is not the foot of the ladder. */
    private Predicate<World> leads(Aabb end, Aabb foot) {
        return world -> {
            Actors actors = world.actors();
            int player = world.player();
            for (int i = 0; i < world.eventCount(); i++) {
                EventType type = world.eventType(i);
                if (type == EventType.WON || type == EventType.COLLECTED || type == EventType.DIED) {
                    return true;
                }
            }
            boolean isElsewhere = Math.abs(actors.feet(player) - foot.bottom()) > ELSEWHERE;
            boolean hasClimbedOn = actors.feet(player) < end.bottom() - ELSEWHERE;
            double aside = Math.abs(actors.x(player) - end.left());
            boolean isBeside = actors.state(player) == ActorState.CLIMB && aside > grid;
            return actors.state(player) == ActorState.GROUND && (isElsewhere || !isJoined(world, foot))
                    || hasClimbedOn
                    || isBeside;
        };
    }

    /** True if one can walk from where the player stands to the ladder's foot, as far as walls let. */
    private boolean isJoined(World world, Aabb foot) {
        Aabb box = trials.body(trials.player().left(), foot.top() - 1);
        double way = foot.left() - box.left();
        return world.queries().depth(box) > 0 || way == 0 || world.queries().sweep(box, way, 0) == null;
    }
}
