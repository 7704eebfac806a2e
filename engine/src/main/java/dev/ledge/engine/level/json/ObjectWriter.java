package dev.ledge.engine.level.json;

import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.json.CanonicalWriter.Layout;

/** Writes objects, one a line. */
final class ObjectWriter {
    private ObjectWriter() {}

    static void write(LevelObject object, CanonicalWriter out) {
        ObjectCommon common = object.common();
        out.beginObject(Layout.INLINE)
                .field("id", common.id())
                .field("type", object.type())
                .field("at", common.at())
                .field("size", common.size())
                .field("name", common.name())
                .field("props", common.props())
                .field("z", common.z())
                .field("layer", common.layer());
        if (object instanceof LevelObject.Custom custom) {
            out.fields(custom.fields());
        } else {
            ObjectFormats.of(object).write(object, out);
        }
        out.fields(common.unknown()).end();
    }
}
