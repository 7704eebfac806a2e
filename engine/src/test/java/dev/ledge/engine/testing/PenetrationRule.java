package dev.ledge.engine.testing;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.MotionPath;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.StaticPolygon;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.Platforms;
import dev.ledge.engine.world.World;
import java.util.HashMap;
import java.util.Map;

/**
 * G1: no actor is in anything solid by more than 0.05 px; one that starts in something, or is embedded by an edit,
 * never gets in deeper.
 */
final class PenetrationRule implements Invariants.Rule {
    private static final double MAX = 0.05;
    private static final double NOISE = 1e-9;

    /** An actor with an escape has found it by then, ticks. */
    private static final int LONG = 400;

    private final Level level;
    private final Penetration penetration;
    private final Map<String, Traits> traits = new HashMap<>();
    private final Map<String, Penetration.Depth> embedded = new HashMap<>();
    private final Map<String, Vec> platformsBefore = new HashMap<>();
    private final Map<String, Aabb> boxes = new HashMap<>();
    private final Map<String, Integer> sinceWhen = new HashMap<>();

    PenetrationRule(Level level) {
        this.level = level;
        this.penetration = new Penetration(level);
    }

    /**
     * True for what does not move, cannot be fallen through, and has no notches, in which depths are a matter of how it
     * is cut.
     */
    private boolean isPlain(String name) {
        LevelObject object = level.object(name);
        if (object instanceof StaticPolygon polygon) {
            return Penetration.isConvex(polygon.points());
        }
        return object == null;
    }

    /** A platform that jumps back to its start may overlap an actor there. */
    private boolean hasJumped(String name, Platforms platforms) {
        for (int i = 0; i < platforms.count(); i++) {
            if (platforms.id(i).equals(name)) {
                Vec before = platformsBefore.get(name);
                Vec now = new Vec(platforms.x(i), platforms.y(i));
                return before != null && now.minus(before).length() > farthest(name);
            }
        }
        return false;
    }

    /** How far a platform goes in a tick without a leap, px. */
    private double farthest(String name) {
        double tick = 1 / level.physics().effectiveTickRate();
        double reach = level.object(name) instanceof Platform platform
                ? new MotionPath(platform.effectiveMotion(), platform.effectivePath()).reach(tick)
                : 0;
        return Math.max(2 * level.grid(), reach);
    }

    @Override
    public void look(World world, Invariants.Reporter reporter) {
        penetration.look(world);
        lookAtActors(world, reporter);
        remember(world.platforms());
    }

    /** What is there and where, to see what appears and which platforms jump (MP-14). */
    void remember(World world) {
        penetration.look(world);
        remember(world.platforms());
    }

    private void remember(Platforms platforms) {
        for (int i = 0; i < platforms.count(); i++) {
            platformsBefore.put(platforms.id(i), new Vec(platforms.x(i), platforms.y(i)));
        }
    }

    private void lookAtActors(World world, Invariants.Reporter reporter) {
        Actors actors = world.actors();
        for (int i = 0; i < actors.count(); i++) {
            String id = actors.id(i);
            boolean collides =
                    traits.computeIfAbsent(id, key -> Traits.of(level, key)).collides();
            if (!collides || !actors.present(i) || !actors.alive(i)) {
                embedded.remove(id);
                continue;
            }
            Aabb box =
                    new Aabb(actors.x(i), actors.y(i), actors.x(i) + actors.width(i), actors.y(i) + actors.height(i));
            Penetration.Depth now = penetration.of(box, world.platforms());
            Penetration.Depth before = embedded.remove(id);
            if (now.depth() <= MAX) {
                sinceWhen.remove(id);
                continue;
            }
            boolean startsInside = hasJumped(now.in(), world.platforms()) || penetration.hasAppeared(box, now.in());
            if (before == null && !actors.embedded(i) && world.tick() > 0 && !startsInside) {
                reporter.report("G1 " + id + " is " + now.depth() + " px inside " + now.in());
            }
            if (before != null
                    && now.isInTheSame(before)
                    && isPlain(now.in())
                    && world.platforms().count() == 0
                    && now.depth() > before.depth() + NOISE
                    && penetration.hadPlainWayOutOfOne(boxes.get(id), world.platforms())) {
                reporter.report("G1 " + id + ", which started in something, got from " + before.depth() + " to "
                        + now.depth() + " px inside " + now.in());
            }
            int since = sinceWhen.merge(id, 1, Integer::sum);
            if (since == LONG && penetration.hasPlainWayOut(box, world.platforms())) {
                reporter.report("G1 " + id + " has been inside " + now.in() + " for " + LONG + " ticks");
            }
            embedded.put(id, now);
            boxes.put(id, box);
        }
    }
}
