package dev.ledge.editor.tool.object;

import dev.ledge.editor.view.Snap;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Spawn;

/** Which point of an object is put on the grid: the feet of what stands, the top-left corner of everything else. */
final class Anchors {
    private Anchors() {}

    /** True for what stands on the ground. */
    static boolean stands(LevelObject object) {
        return object instanceof Spawn || object.isSingleActor();
    }

    /**
     * How far an object that was dragged by some pixels has to go to be on the grid. Feet are put on a line of the
     * grid, their middle on a line or half-way between two.
     */
    static Vec snappedMove(Level level, LevelObject object, Vec dragged, Snap snap, boolean free) {
        Aabb box = object.bounds(level);
        if (stands(object)) {
            Snap halves = new Snap(snap.step() / 2, snap.on());
            double x = halves.apply(box.centerX() + dragged.x(), free) - box.centerX();
            double y = snap.apply(box.bottom() + dragged.y(), free) - box.bottom();
            return new Vec(x, y);
        }
        return snap.apply(box.at().plus(dragged), free).minus(box.at());
    }
}
