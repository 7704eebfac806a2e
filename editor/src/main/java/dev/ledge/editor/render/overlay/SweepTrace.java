package dev.ledge.editor.render.overlay;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.world.type.SweepVisitor;

/** Repeats the last step's displacement of the actor in focus as a sweep, and shows what that looks at. */
final class SweepTrace {
    private SweepTrace() {}

    /** Shows the cells that are visited and the internal edges that are dropped; nothing without an actor. */
    static void show(OverlayScene scene, SweepVisitor visitor) {
        int actor = scene.focus();
        if (actor < 0) {
            return;
        }
        Aabb now = scene.boxNow(actor);
        Aabb known = scene.inspection().before(actor);
        Aabb before = known == null ? now : known;
        scene.inspection()
                .sweep(
                        actor,
                        before.left(),
                        before.top(),
                        now.left() - before.left(),
                        now.top() - before.top(),
                        visitor);
    }
}
