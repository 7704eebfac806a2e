package dev.ledge.editor.object;

import dev.ledge.editor.render.object.MarkPainter;
import dev.ledge.editor.render.object.ObjectSight;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Marker;
import java.util.List;

/** An area with a command for enemies. */
final class MarkerKind extends ObjectKind<Marker> {
    private static final List<String> TELLS = List.of("turn", "up", "down", "left", "right", "stop");

    MarkerKind() {
        super(Marker.class, "Marker", Placing.AREA);
    }

    @Override
    public boolean isMark() {
        return true;
    }

    @Override
    public Marker create(ObjectCommon common, TileRef tile) {
        return new Marker(common, TELLS.get(0));
    }

    @Override
    public void paint(ObjectSight sight, Marker marker) {
        MarkPainter.marker(sight.g(), sight.box(), marker.tells());
    }

    @Override
    public void rows(Rows<Marker> rows) {
        rows.section("Marker", true);
        rows.choice(
                ChoiceSpec.of("Tells", "What enemies do that come into it.", TELLS, tells -> tells),
                null,
                o -> o.tells() == null ? TELLS.get(0) : o.tells(),
                (o, tells) -> new Marker(o.common(), tells));
    }
}
