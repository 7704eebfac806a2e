package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.Rides;
import dev.ledge.engine.level.object.Spawn;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Checks whether the player can reach the goals at all, past what is wholly solid. */
final class ReachCheck {
    private static final int MOST_TARGETS = 256;

    /** A player larger than so many cells is not followed through them. */
    private static final int LARGEST = 16;

    private final Level level;
    private final BooleanSupplier cancelled;
    private final List<Finding> findings = new ArrayList<>();

    private ReachCheck(Level level, BooleanSupplier cancelled) {
        this.level = level;
        this.cancelled = cancelled;
    }

    static List<Finding> findings(Level level, BooleanSupplier cancelled) {
        ReachCheck check = new ReachCheck(level, cancelled);
        check.check();
        return check.findings;
    }

    private void check() {
        LevelObject spawn = level.objects().stream()
                .filter(Spawn.class::isInstance)
                .findFirst()
                .orElse(null);
        List<LevelObject> targets = level.objects().stream()
                .filter(object -> object != spawn && isToBeReached(object))
                .limit(MOST_TARGETS)
                .toList();
        boolean isFree = level.player().is(ActorField.WORLD_COLLISION);
        Vec size = level.player().effectiveSize();
        int across = (int) Math.ceil(size.x() / level.grid());
        int down = (int) Math.ceil(size.y() / level.grid());
        Cells cells = spawn == null || targets.isEmpty() || !isFree || across > LARGEST || down > LARGEST
                ? null
                : Cells.of(level);
        if (cells == null) {
            return;
        }
        Aabb start = Rides.startBounds(level, spawn);
        Reach anything = new Reach(cells, 1, 1, false, false);
        anything.from(start, cancelled);
        Reach body = new Reach(cells, across, down, false, false);
        body.from(start, cancelled);
        if (body.isEmpty()) {
            return; // It starts in something solid, and may be pushed out to anywhere.
        }
        for (LevelObject target : targets) {
            Aabb box = Rides.reach(level, target);
            if (!anything.touches(box)) {
                findings.add(sealed(target, box));
            } else if (!body.touches(box)) {
                findings.add(behindGap(target, size, gap(cells, body, box)));
            }
        }
    }

    private static Finding sealed(LevelObject target, Aabb box) {
        return Finding.ofObject(
                "SEALED",
                Checker.name(target) + " cannot be reached: there is solid rock all around it",
                "open a way to it",
                target.id(),
                box);
    }

    private static Finding behindGap(LevelObject target, Vec size, Aabb gap) {
        return Finding.ofObject(
                "NARROW-GAP",
                Checker.name(target) + " can only be reached through a gap that is narrower than the player ("
                        + Trials.size(size) + " px)",
                "widen the gap",
                target.id(),
                gap);
    }

    /** Goals outside have a finding of their own. */
    private boolean isToBeReached(LevelObject object) {
        return object instanceof Goal
                && Rides.reach(level, object).touches(new Aabb(0, 0, level.width(), level.height()));
    }

    /** The cell beyond which the player does not get, on a shortest way from the target; the target if it is next. */
    private Aabb gap(Cells cells, Reach body, Aabb target) {
        int grid = level.grid();
        BitSet seen = new BitSet();
        Deque<Integer> open = new ArrayDeque<>();
        for (int row = (int) Math.floor(target.top() / grid); row * grid < target.bottom(); row++) {
            for (int column = (int) Math.floor(target.left() / grid); column * grid < target.right(); column++) {
                add(cells, column, row, seen, open);
            }
        }
        while (!open.isEmpty()) {
            int at = open.remove();
            int column = at % cells.columns();
            int row = at / cells.columns();
            Aabb cell = Aabb.of(new Vec(column * (double) grid, row * (double) grid), new Vec(grid, grid));
            if (body.touches(cell)) {
                return cell;
            }
            add(cells, column + 1, row, seen, open);
            add(cells, column - 1, row, seen, open);
            add(cells, column, row + 1, seen, open);
            add(cells, column, row - 1, seen, open);
        }
        return target;
    }

    private static void add(Cells cells, int column, int row, BitSet seen, Deque<Integer> open) {
        boolean isIn = column >= 0 && row >= 0 && column < cells.columns() && row < cells.rows();
        if (isIn && !cells.isSolid(column, row) && !seen.get(row * cells.columns() + column)) {
            seen.set(row * cells.columns() + column);
            open.add(row * cells.columns() + column);
        }
    }
}
