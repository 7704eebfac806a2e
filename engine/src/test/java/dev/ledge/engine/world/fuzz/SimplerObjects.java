package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.level.object.StaticPolygon;
import dev.ledge.engine.level.object.Walker;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Ways to make an object simpler; each gives null where it does not apply. */
final class SimplerObjects {
    static final List<Function<LevelObject, LevelObject>> CHANGES = changes();

    private SimplerObjects() {}

    /** Name of an object's surface, or null. */
    static String surfaceOf(LevelObject object) {
        if (object instanceof Platform platform) {
            return platform.surface();
        }
        return object instanceof StaticPolygon polygon ? polygon.surface() : null;
    }

    private static List<Function<LevelObject, LevelObject>> changes() {
        List<Function<LevelObject, LevelObject>> changes = new ArrayList<>();
        changes.add(object -> object.movedTo(rounded(object.at())));
        changes.add(object -> object.common().size() == null
                ? null
                : object.withCommon(
                        object.common().withSize(rounded(object.common().size()))));
        changes.add(object -> object instanceof Spawn spawn ? new Spawn(spawn.common(), null, spawn.facing()) : null);
        changes.add(object -> object instanceof Body body
                ? new Body(body.common(), null, body.copies(), body.body(), body.actor())
                : null);
        changes.add(object -> object instanceof Body body
                ? new Body(body.common(), body.velocity(), body.copies(), body.body(), ActorProfile.DEFAULT)
                : null);
        changes.add(object -> object instanceof Walker walker
                ? new Walker(walker.common(), walker.speed(), walker.facing(), null, false, false, walker.actor())
                : null);
        changes.add(object -> object instanceof Walker walker
                ? new Walker(
                        walker.common(),
                        null,
                        walker.facing(),
                        walker.turnsAtLedges(),
                        walker.hurts(),
                        walker.stompable(),
                        ActorProfile.DEFAULT)
                : null);
        changes.add(object -> object instanceof StaticPolygon polygon
                ? new StaticPolygon(polygon.common(), polygon.points(), null, null, null, null)
                : null);
        changes.add(object -> object instanceof StaticPolygon polygon
                ? new StaticPolygon(polygon.common(), polygon.points(), polygon.solidFrom(), null, null, null)
                : null);
        changes.add(object -> object instanceof StaticPolygon polygon
                ? polygon.withPoints(
                        polygon.points().stream().map(SimplerObjects::rounded).toList())
                : null);
        for (int corner = 0; corner < 8; corner++) {
            int at = corner;
            changes.add(object -> withoutCorner(object, at));
        }
        platforms(changes);
        return changes;
    }

    private static LevelObject withoutCorner(LevelObject object, int at) {
        List<Vec> points = object.outlinePoints();
        if (points == null || points.size() <= 3 || at >= points.size()) {
            return null;
        }
        List<Vec> fewer = new ArrayList<>(points);
        fewer.remove(at);
        if (!SimplePolygons.is(fewer)) {
            return null;
        }
        return object instanceof StaticPolygon polygon
                ? polygon.withPoints(fewer)
                : ((Platform) object).withPoints(fewer);
    }

    private static void platforms(List<Function<LevelObject, LevelObject>> changes) {
        changes.add(object -> object instanceof Platform p
                ? new Platform(
                        p.common(), p.path(), p.motion(), p.points(), p.solidFrom(), null, null, null, null, null, null)
                : null);
        changes.add(object -> object instanceof Platform p ? p.withSolidFrom(null) : null);
        changes.add(object -> object instanceof Platform p ? still(p) : null);
        for (int i = 0; i < 5; i++) {
            int which = i;
            changes.add(object -> object instanceof Platform p && moves(p)
                    ? p.withMotion(Shrinker.plainer(p.effectiveMotion()).get(which))
                    : null);
        }
        changes.add(object -> object instanceof Platform p && p.effectivePath().size() > 2
                ? p.withPath(p.effectivePath().subList(0, p.effectivePath().size() - 1))
                : null);
        changes.add(object -> object instanceof Platform p && p.effectivePath().size() > 1
                ? p.withPath(
                        p.effectivePath().stream().map(SimplerObjects::rounded).toList())
                : null);
        changes.add(object -> object instanceof Platform p && p.points() != null
                ? p.withPoints(p.points().stream().map(SimplerObjects::rounded).toList())
                : null);
    }

    /** Without its mode, one that stands still on a path of one point would move by default, which no file may say. */
    private static boolean moves(Platform platform) {
        return platform.effectiveMotion().effectiveMode() != Motion.Mode.STILL;
    }

    private static LevelObject still(Platform platform) {
        Motion motion = new Motion(Motion.Mode.STILL, null, null, null, null, null, Map.of());
        return platform.withPath(List.of(Vec.ZERO)).withMotion(motion);
    }

    private static Vec rounded(Vec vec) {
        return Shrinker.rounded(vec);
    }
}
