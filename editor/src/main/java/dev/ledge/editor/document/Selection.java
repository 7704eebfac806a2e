package dev.ledge.editor.document;

import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What is selected: objects, or cells of the active layer.
 *
 * @param objectIds ids of objects of the level, sorted
 * @param cells cells of the active tile layer
 */
public record Selection(Set<String> objectIds, CellSet cells) {

    public static final Selection NONE = new Selection(Set.of(), CellSet.NONE);

    public Selection {
        objectIds = Collections.unmodifiableSet(new TreeSet<>(objectIds));
    }

    public static Selection ofObjects(Collection<String> ids) {
        return new Selection(new TreeSet<>(ids), CellSet.NONE);
    }

    public static Selection ofObject(String id) {
        return new Selection(Set.of(id), CellSet.NONE);
    }

    public static Selection ofCells(CellSet cells) {
        return new Selection(Set.of(), cells);
    }

    public boolean isEmpty() {
        return objectIds.isEmpty() && cells.isEmpty();
    }

    public boolean hasObject(String id) {
        return objectIds.contains(id);
    }

    /** The id of the one object that is selected, or null if none or several are. */
    public String single() {
        return objectIds.size() == 1 ? objectIds.iterator().next() : null;
    }

    /** True for an object that is not on a hidden or locked layer. */
    public static boolean isReachable(Level level, LevelObject object) {
        String id = object.common().layer();
        Layer layer = id == null ? null : level.layer(id);
        return layer == null || layer.isVisible() && !layer.isLocked();
    }

    /** What of it a level has: without objects that are not there. */
    Selection in(Level level) {
        Set<String> ids = new TreeSet<>(objectIds);
        return ids.removeIf(id -> level.object(id) == null) ? new Selection(ids, cells) : this;
    }

    /**
     * What is left of it as a level changes: without objects that are gone, or whose layer was hidden or locked, and
     * without cells where the level has another size, in which they may be others. Itself, without a look at each
     * object, where neither size nor objects nor what is said of layers has changed, as at each step of a brush.
     */
    Selection after(Level before, Level now) {
        boolean isSameSize = before.columns() == now.columns() && before.rows() == now.rows();
        if (isSameSize && before.objects() == now.objects() && layers(before).equals(layers(now))) {
            return this;
        }
        Set<String> ids = new TreeSet<>(objectIds);
        ids.removeIf(id -> now.object(id) == null
                || before.object(id) != null
                        && isReachable(before, before.object(id))
                        && !isReachable(now, now.object(id)));
        return new Selection(ids, isSameSize ? cells : CellSet.NONE);
    }

    private static List<LayerCommon> layers(Level level) {
        return level.layers().stream().map(Layer::common).toList();
    }

    /** This selection with the object in it if it was not, without it if it was. */
    public Selection toggled(String id) {
        Set<String> ids = new TreeSet<>(objectIds);
        if (!ids.remove(id)) {
            ids.add(id);
        }
        return new Selection(ids, CellSet.NONE);
    }
}
