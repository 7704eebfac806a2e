package dev.ledge.editor.diff;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.LevelObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The level that two changed, with both their changes: cell by cell, object by object, and within objects, layers and
 * the level itself field by field. What both changed differently is a conflict; all else is merged without asking.
 */
public final class LevelMerge {
    private final Level base;
    private final Level mine;
    private final Level theirs;
    private final Level merged;
    private final List<Conflict> conflicts;

    private LevelMerge(Level base, Level mine, Level theirs) {
        this.base = base;
        this.mine = mine;
        this.theirs = theirs;
        Merging merging = new Merging(conflict -> Side.MINE);
        this.merged = merge(merging);
        this.conflicts = List.copyOf(merging.conflicts());
    }

    /**
     * Merges two versions of a level.
     *
     * @param base what both started from
     * @param mine what one made of it
     * @param theirs what the other made of it
     * @return the merge
     * @throws IllegalStateException if the levels have more different placed tiles together than one can hold
     */
    public static LevelMerge of(Level base, Level mine, Level theirs) {
        return new LevelMerge(base, mine, theirs);
    }

    /** {@return what both started from} */
    public Level base() {
        return base;
    }

    /** {@return what one made of it} */
    public Level mine() {
        return mine;
    }

    /** {@return what the other made of it} */
    public Level theirs() {
        return theirs;
    }

    /** {@return the merged level; where there are conflicts, mine} */
    public Level merged() {
        return merged;
    }

    /** {@return what both changed differently: the level's fields, layers and cells, objects} */
    public List<Conflict> conflicts() {
        return conflicts;
    }

    /**
     * {@return the merged level with a decision for each conflict}
     *
     * @param choices by conflict of {@link #conflicts()}; mine is taken for those that are not in it
     */
    public Level resolve(Map<Conflict, Side> choices) {
        return resolve(conflict -> choices.getOrDefault(conflict, Side.MINE));
    }

    /**
     * {@return the merged level with a decision for each conflict}
     *
     * @param choice says whose change to take; is asked once for each conflict
     */
    public Level resolve(Function<Conflict, Side> choice) {
        return conflicts.isEmpty() ? merged : merge(new Merging(choice));
    }

    private Level merge(Merging merging) {
        if (theirs.hasSameContent(base) || theirs.hasSameContent(mine)) {
            return mine;
        }
        if (mine.hasSameContent(base)) {
            return theirs;
        }
        LevelHeader header = (LevelHeader) merging.value(
                Conflict.Kind.LEVEL,
                null,
                List.of(),
                LevelHeader.of(base),
                LevelHeader.of(mine),
                LevelHeader.of(theirs));
        LevelBuilder level = mine.toBuilder();
        header.putInto(level);
        Size size = new CutCells(base, merging).size(mine, theirs, header.size());
        level.size(size.columns(), size.rows());
        new LayersMerge(base, mine, theirs, size, merging).putInto(level);
        if (theirs.objects() != base.objects()) {
            level.objects(objects(merging));
        }
        return new UsedEntries(base, mine, theirs, merging).in(level.build());
    }

    private List<LevelObject> objects(Merging merging) {
        List<LevelObject> objects = new ArrayList<>();
        SortedPairs.forEach(mine.objects(), theirs.objects(), (own, other) -> {
            LevelObject old = own == other ? own : base.object(own == null ? other.id() : own.id());
            LevelObject merged = object(merging, old, own, other);
            if (merged != null) {
                objects.add(merged);
            }
        });
        return new RiddenPlatforms(base, mine, theirs, merging).in(objects);
    }

    private static LevelObject object(Merging merging, LevelObject old, LevelObject own, LevelObject other) {
        if (own != null && other != null) {
            return (LevelObject) merging.value(Conflict.Kind.OBJECT, own.id(), List.of(), old, own, other);
        }
        LevelObject kept = own == null ? other : own;
        if (old == null) {
            return kept;
        }
        if (old.equals(kept)) {
            return null;
        }
        String changed = "changed";
        Conflict conflict = new Conflict(
                Conflict.Kind.OBJECT,
                kept.id(),
                null,
                null,
                ObjectChange.label(old),
                own == null ? "removed" : changed,
                other == null ? "removed" : changed);
        return merging.takesTheirs(conflict) ? other : own;
    }
}
