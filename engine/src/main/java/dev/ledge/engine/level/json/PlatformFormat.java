package dev.ledge.engine.level.json;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.Motion;
import dev.ledge.engine.level.ObjectCommon;
import java.util.List;
import java.util.Map;

/** Platforms, with their paths and motions. */
final class PlatformFormat implements ObjectFormat<LevelObject.Platform> {
    private static final Limits MOTION = Limits.of(Motion.class);
    private static final Map<String, Motion.Mode> MODES = Values.words(Motion.Mode.values(), Motion.Mode::json);
    private static final Map<String, Motion.Ease> EASES = Values.words(Motion.Ease.values(), Motion.Ease::json);
    private static final Map<String, Motion.When> WHENS = Values.words(Motion.When.values(), Motion.When::json);

    @Override
    public LevelObject.Platform read(ObjectCommon common, Fields fields, ObjectsReader reader) {
        Problems problems = reader.problems();
        LocatedNode pathNode = fields.node("path");
        List<Vec> path = Values.points(pathNode, -Limits.MAX_COORDINATE, Limits.MAX_COORDINATE, problems);
        Motion motion = motion(fields.fields("motion"), problems);
        checkPath(path, pathNode, motion, fields, problems);
        return new LevelObject.Platform(
                common,
                path == null || path.isEmpty() ? null : path,
                motion,
                reader.points(fields.node("points")),
                Values.sides(fields.node("solidFrom"), problems),
                fields.flag("dropThrough"),
                reader.surface(fields.node("surface")),
                fields.flag("climbable"),
                fields.flag("hazard"),
                Values.color(fields.node("color"), problems),
                reader.tile(fields.node("tile")),
                ChangingFormat.read(fields));
    }

    private static Motion motion(Fields fields, Problems problems) {
        if (fields == null) {
            return null;
        }
        Motion.Mode mode = fields.word("mode", MODES);
        Double speed = fields.number("speed", 0, MOTION.range("speed").max());
        if (speed != null && speed < Limits.MIN_MOTION) {
            problems.error(
                    fields.node("speed"),
                    Code.OUT_OF_RANGE,
                    "\"speed\" must be more than 0, and at least " + Numbers.shortest(Limits.MIN_MOTION)
                            + " px/s; for a platform that does not move, give \"mode\": \"still\"");
            speed = null;
        }
        return new Motion(
                mode,
                speed,
                fields.number("wait", MOTION, "pause"),
                fields.number("start", MOTION),
                fields.word("ease", EASES),
                fields.word("when", WHENS),
                fields.unknown());
    }

    private static void checkPath(List<Vec> path, LocatedNode node, Motion motion, Fields fields, Problems problems) {
        boolean moves = (motion != null || node != null)
                && (motion == null ? Motion.DEFAULT : motion).effectiveMode() != Motion.Mode.STILL;
        if (node == null) {
            if (moves) {
                problems.error(
                        fields.object().get("motion"),
                        Code.SHORT_PATH,
                        "this platform moves but has no \"path\"; give one of at least two "
                                + "points, such as [[0, 0], [64, 0]], or \"mode\": \"still\"");
            }
            return;
        }
        if (path == null) {
            return;
        }
        if (!path.isEmpty() && (path.get(0).x() != 0 || path.get(0).y() != 0)) {
            problems.error(
                    node.elements().get(0),
                    Code.PATH_START,
                    "a path is made of offsets from \"at\", so its first point must be [0, 0], not "
                            + node.elements().get(0).elements().get(0).describe() + ", "
                            + node.elements().get(0).elements().get(1).describe());
        }
        if (moves && path.size() < 2) {
            problems.error(
                    node,
                    Code.SHORT_PATH,
                    "a path needs at least two points, not " + path.size()
                            + "; add one, or give \"motion\": {\"mode\": \"still\"}");
        }
    }
}
