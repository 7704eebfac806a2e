package dev.ledge.editor.panel.merge;

import dev.ledge.editor.diff.CellArea;
import dev.ledge.editor.diff.Conflict;
import dev.ledge.editor.diff.FieldChange;
import dev.ledge.editor.diff.LayerChange;
import dev.ledge.editor.diff.LevelDiff;
import dev.ledge.editor.diff.LevelMerge;
import dev.ledge.editor.diff.ObjectChange;
import dev.ledge.editor.diff.Side;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One difference in the list of a {@link MergePanel}.
 *
 * @param side who changed it; null for a conflict
 * @param conflict null for what one side alone changed
 * @param text what changed, in words
 * @param place where in the level, px; null for nowhere
 * @param layer id of the layer that it is in, or null
 */
record MergeRow(Side side, Conflict conflict, String text, Aabb place, String layer) {
    /** More are not listed for a side; the canvas shows them all. */
    static final int MOST = 500;

    private static final String MORE = "and more, which are marked on the canvas";

    /** The conflicts, then what is different on the other side, then what is here. */
    static List<MergeRow> of(LevelMerge merge, MergeText words) {
        List<MergeRow> rows = new ArrayList<>();
        for (Conflict conflict : merge.conflicts()) {
            boolean inLayer = conflict.kind() == Conflict.Kind.CELLS || conflict.kind() == Conflict.Kind.LAYER;
            rows.add(new MergeRow(
                    null,
                    conflict,
                    conflict.words(words.conflictMine(), words.conflictTheirs()),
                    place(conflict, merge),
                    inLayer ? conflict.id() : null));
        }
        List<MergeRow> theirs = new Changes(merge, Side.THEIRS).rows();
        List<MergeRow> mine = new Changes(merge, Side.MINE).rows();
        rows.addAll(without(theirs, mine));
        rows.addAll(without(mine, theirs));
        return List.copyOf(rows);
    }

    /** Those that are not changed to the same on the other side: there is nothing to be told of these. */
    private static List<MergeRow> without(List<MergeRow> rows, List<MergeRow> other) {
        Set<String> agreed = other.stream().map(MergeRow::text).collect(Collectors.toSet());
        return rows.stream()
                .filter(row -> row.text.equals(MORE) || !agreed.contains(row.text))
                .toList();
    }

    private static Aabb place(Conflict conflict, LevelMerge merge) {
        if (conflict.cells() != null) {
            return cells(conflict.cells(), merge.mine());
        }
        return conflict.kind() == Conflict.Kind.OBJECT ? object(conflict.id(), merge) : null;
    }

    private static Aabb cells(CellArea area, Level level) {
        double side = level.grid();
        return new Aabb(area.left() * side, area.top() * side, (area.right() + 1) * side, (area.bottom() + 1) * side);
    }

    /** Where an object is, in mine and theirs alike. */
    private static Aabb object(String id, LevelMerge merge) {
        Aabb place = null;
        for (Level level : List.of(merge.mine(), merge.theirs())) {
            LevelObject object = level.object(id);
            if (object != null) {
                Aabb bounds = object.bounds(level);
                place = place == null ? bounds : place.union(bounds);
            }
        }
        return place;
    }

    /** What a conflict is about. */
    private record Subject(Conflict.Kind kind, String id, String field, CellArea cells) {}

    private static final class Changes {
        private final LevelMerge merge;
        private final Side side;
        private final Set<Subject> conflicts = new HashSet<>();
        private final List<MergeRow> rows = new ArrayList<>();

        Changes(LevelMerge merge, Side side) {
            this.merge = merge;
            this.side = side;
            for (Conflict conflict : merge.conflicts()) {
                conflicts.add(new Subject(conflict.kind(), conflict.id(), conflict.field(), conflict.cells()));
            }
        }

        List<MergeRow> rows() {
            Level own = side == Side.THEIRS ? merge.theirs() : merge.mine();
            LevelDiff diff = LevelDiff.between(merge.base(), own);
            for (FieldChange field : diff.fields()) {
                add(new Subject(Conflict.Kind.LEVEL, null, field.name(), null), "level: " + field.words(), null, null);
            }
            diff.layers().forEach(this::add);
            for (ObjectChange object : diff.objects()) {
                if (rows.size() <= MOST) {
                    add(object);
                }
            }
            if (rows.size() > MOST) {
                rows.set(MOST, new MergeRow(side, null, MORE, null, null));
                rows.subList(MOST + 1, rows.size()).clear();
            }
            return rows;
        }

        private void add(LayerChange layer) {
            boolean isWhole = layer.before() == null || layer.after() == null;
            List<CellArea> areas = isWhole ? List.of() : layer.cells().areas();
            List<String> words = layer.words();
            int fields = words.size() - areas.size();
            for (int i = 0; i < words.size() && rows.size() <= MOST; i++) {
                if (i < fields && !isWhole && layer.fields().get(i).isSpelling()) {
                    continue;
                }
                if (i < fields) {
                    String field = isWhole ? null : layer.fields().get(i).name();
                    add(new Subject(Conflict.Kind.LAYER, layer.id(), field, null), words.get(i), null, layer.id());
                } else {
                    CellArea area = areas.get(i - fields);
                    Subject subject = new Subject(Conflict.Kind.CELLS, layer.id(), null, area);
                    add(subject, words.get(i), cells(area, merge.mine()), layer.id());
                }
            }
        }

        private void add(ObjectChange object) {
            String id = object.id();
            LevelObject mine = merge.mine().object(id);
            LevelObject theirs = merge.theirs().object(id);
            boolean isAgreed = mine == null ? theirs == null : mine.equals(theirs);
            if (isAgreed || conflicts.contains(new Subject(Conflict.Kind.OBJECT, id, null, null))) {
                return;
            }
            List<String> words = object.words();
            for (int i = 0; i < words.size(); i++) {
                String field = object.fields().isEmpty()
                        ? null
                        : object.fields().get(i).name();
                add(new Subject(Conflict.Kind.OBJECT, id, field, null), words.get(i), object(id, merge), null);
            }
        }

        private void add(Subject subject, String text, Aabb place, String layer) {
            if (!conflicts.contains(subject)) {
                rows.add(new MergeRow(side, null, text, place, layer));
            }
        }
    }
}
