package dev.ledge.editor.object;

import dev.ledge.editor.render.object.MarkPainter;
import dev.ledge.editor.render.object.ObjectSight;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Goal;

/** An area that ends the run as won. */
final class GoalKind extends ObjectKind<Goal> {
    GoalKind() {
        super(Goal.class, "Goal", Placing.AREA);
    }

    @Override
    public Goal create(ObjectCommon common, TileRef tile) {
        return new Goal(common);
    }

    @Override
    public void paint(ObjectSight sight, Goal goal) {
        MarkPainter.goal(sight.g(), sight.box(), sight.seconds(), sight.showsAreas());
    }

    @Override
    public void rows(Rows<Goal> rows) {
        // Nothing but what every object has.
    }
}
