package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.HazardArea;
import dev.ledge.engine.level.object.Rides;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Looks for places that one-way sides let the player into but not out of again: from there no goal can be reached,
 * however high one could jump, and nothing kills. Going in is played.
 */
final class Trap {
    private static final String CODE = "TRAP";
    private static final int MOST_TRIED = 64;
    private static final double GOING_IN = 1;
    private static final double TRYING = 4;
    private static final int LARGEST = 8;

    private final Trials trials;
    private final Cells cells;
    private final Level level;
    private final int across;
    private final int down;
    private Reach fromGoals;

    Trap(Trials trials, Cells cells) {
        this.trials = trials;
        this.cells = cells;
        this.level = trials.level();
        Vec size = level.player().effectiveSize();
        across = (int) Math.ceil(size.x() / level.grid());
        down = (int) Math.ceil(size.y() / level.grid());
    }

    /** Null if there is none, or none that the player gets into by one step. */
    Finding find(BooleanSupplier cancelled) {
        List<LevelObject> goals =
                level.objects().stream().filter(Goal.class::isInstance).toList();
        if (goals.isEmpty() || across > LARGEST || down > LARGEST || !cells.hasOneWay()) {
            return null;
        }
        fromGoals = new Reach(cells, 1, 1, true, true);
        goals.forEach(goal -> fromGoals.from(Rides.reach(level, goal), cancelled));
        Reach fromSpawn = new Reach(cells, across, down, true, false);
        trials.start();
        fromSpawn.from(trials.player(), cancelled);
        if (isDeadly(fromSpawn)) {
            return null;
        }
        int tried = 0;
        for (int row = 0; row + down <= level.rows(); row++) {
            for (int column = 0; column + across <= level.columns(); column++) {
                if (fromSpawn.has(column, row) && isWithin(column, row) && tried < MOST_TRIED) {
                    Finding found = entered(fromSpawn, column, row);
                    tried += found == null ? 1 : 0;
                    if (found != null) {
                        return found;
                    }
                }
            }
        }
        return null;
    }

    /** True if no goal can be reached from any cell of the block. */
    private boolean isWithin(int column, int row) {
        for (int r = row; r < row + down; r++) {
            for (int c = column; c < column + across; c++) {
                if (fromGoals.has(c, r)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** True if something in there kills, after which one is out again. */
    private boolean isDeadly(Reach fromSpawn) {
        for (int row = -1; row <= level.rows(); row++) {
            for (int column = -1; column <= level.columns(); column++) {
                boolean isOutside = row < 0 || column < 0 || row == level.rows() || column == level.columns();
                boolean isTrap = !fromGoals.has(column, row) && !cells.isSolid(column, row);
                if (isTrap && (isOutside || cells.isHazard(column, row)) && fromSpawn.covers(column, row)) {
                    return true;
                }
            }
        }
        return level.objects().stream().anyMatch(object -> object instanceof HazardArea);
    }

    private Finding entered(Reach fromSpawn, int column, int row) {
        Finding found = entered(fromSpawn, column, row, 1, 0, Buttons.RIGHT.bit());
        found = found == null ? entered(fromSpawn, column, row, -1, 0, Buttons.LEFT.bit()) : found;
        return found == null ? entered(fromSpawn, column, row, 0, 1, Buttons.NONE) : found;
    }

    /** The player goes in from the last places outside. */
    private Finding entered(Reach fromSpawn, int column, int row, int dx, int dy, int buttons) {
        int most = dx == 0 ? down + 1 : across + 1;
        for (int back = 1; back <= most; back++) {
            int c = column - back * dx;
            int r = row - back * dy;
            boolean isThere = c >= 0 && r >= 0 && c + across <= level.columns() && r + down <= level.rows();
            if (!isThere || !fromSpawn.has(c, r)) {
                return null;
            }
            if (!isWithin(c, r)) {
                return played(c, r, buttons);
            }
        }
        return null;
    }

    private Finding played(int column, int row, int buttons) {
        double grid = level.grid();
        Aabb size = trials.body(0, 0);
        Aabb place =
                trials.body((column + across / 2.0) * grid - size.width() / 2, (row + down) * grid - size.height());
        if (!trials.isFree(place) || isTrapped(place)) {
            return null;
        }
        int tick = trials.play(place.at(), buttons, trials.ticks(GOING_IN), world -> isTrapped(trials.player(world)));
        if (tick < 0) {
            return null;
        }
        Aabb in = trials.player();
        for (Buttons way : List.of(Buttons.LEFT, Buttons.RIGHT, Buttons.UP, Buttons.JUMP)) {
            if (!trials.mayGoOn()
                    || trials.play(in.at(), way.bit(), trials.ticks(TRYING), world -> !isTrapped(trials.player(world)))
                            >= 0) {
                return null;
            }
        }
        Demonstration proof = trials.proof(place.at(), buttons, tick, this::isPlayerTrapped);
        return proof == null
                ? null
                : Finding.ofPlace(
                                CODE,
                                "who goes in at " + trials.cell(in) + " does not come out again, nor to a goal",
                                "make a way out, or something that kills",
                                in)
                        .shownBy(proof);
    }

    private boolean isPlayerTrapped(World world) {
        return isTrapped(trials.player(world));
    }

    /** True if no goal can be reached from any cell that the box is in. */
    private boolean isTrapped(Aabb box) {
        int grid = level.grid();
        int last = (int) Math.ceil(box.right() / grid) - 1;
        int bottom = (int) Math.ceil(box.bottom() / grid) - 1;
        for (int r = (int) Math.floor(box.top() / grid); r <= bottom; r++) {
            for (int c = (int) Math.floor(box.left() / grid); c <= last; c++) {
                boolean isIn = c >= 0 && r >= 0 && c < level.columns() && r < level.rows();
                if (!isIn || fromGoals.has(c, r)) {
                    return false;
                }
            }
        }
        return true;
    }
}
