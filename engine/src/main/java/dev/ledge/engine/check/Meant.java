package dev.ledge.engine.check;

import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import java.util.List;
import java.util.Map;

/**
 * What a level says is meant: its {@code props}, or those of the object or layer that a finding is about, have a list
 * {@code meant} with the codes.
 */
final class Meant {
    private static final String KEY = "meant";

    private final Level level;

    Meant(Level level) {
        this.level = level;
    }

    boolean has(Finding finding) {
        if (finding.problem() != null) {
            return false;
        }
        LevelObject object = finding.objectId() == null ? null : level.object(finding.objectId());
        Layer layer = finding.layerId() == null ? null : level.layer(finding.layerId());
        return names(level.props(), finding.code())
                || object != null && names(object.common().props(), finding.code())
                || layer != null && names(layer.common().props(), finding.code());
    }

    private static boolean names(Map<String, Object> props, String code) {
        return props != null && props.get(KEY) instanceof List<?> codes && codes.contains(code);
    }
}
