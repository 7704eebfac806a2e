package dev.ledge.editor.object;

import dev.ledge.editor.render.object.MarkPainter;
import dev.ledge.editor.render.object.ObjectSight;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.HazardArea;

/** An area that kills. */
final class HazardKind extends ObjectKind<HazardArea> {
    HazardKind() {
        super(HazardArea.class, "Hazard area", Placing.AREA);
    }

    @Override
    public HazardArea create(ObjectCommon common, TileRef tile) {
        return new HazardArea(common);
    }

    @Override
    Touch touch(HazardArea hazard) {
        return Touch.HAZARD;
    }

    @Override
    public void paint(ObjectSight sight, HazardArea hazard) {
        MarkPainter.hazard(sight.g(), sight.box());
    }

    @Override
    public void rows(Rows<HazardArea> rows) {
        // Nothing but what every object has.
    }
}
