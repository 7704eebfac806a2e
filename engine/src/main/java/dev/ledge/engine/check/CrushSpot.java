package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.world.Queries;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.CastHit;
import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds a place on a platform's path where it crushes an actor: its leading side comes too close to something solid
 * there.
 */
final class CrushSpot {
    /** Places tried along a side. */
    private static final int MOST_PLACES = 24;

    /** Longest round that is waited for, s. */
    private static final double MOST_SECONDS = 30;

    private final Trials trials;
    private final Platform platform;
    private final Vec size;
    private final int ticks;

    CrushSpot(Trials trials, Platform platform) {
        this.trials = trials;
        this.platform = platform;
        this.size = trials.level().player().effectiveSize();
        this.ticks = trials.ticks(Math.min(MOST_SECONDS, PhysicsCheck.round(platform) + 1));
    }

    /** Null if there is none, or no work left to find it. */
    Finding find() {
        List<Vec> path = new ArrayList<>(platform.effectivePath());
        Motion.Mode mode = platform.effectiveMotion().effectiveMode();
        if (mode == Motion.Mode.LOOP) {
            path.add(path.get(0));
        }
        for (int i = 0; i + 1 < path.size(); i++) {
            Finding found = between(path.get(i), path.get(i + 1));
            if (found == null && mode == Motion.Mode.PINGPONG) {
                found = between(path.get(i + 1), path.get(i));
            }
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private Finding between(Vec from, Vec to) {
        Aabb start = platform.bounds(trials.level()).moved(from.x(), from.y());
        Vec way = to.minus(from);
        boolean isUpright = Math.abs(way.y()) >= Math.abs(way.x());
        Side leading = isUpright ? (way.y() > 0 ? Side.BOTTOM : Side.TOP) : way.x() > 0 ? Side.RIGHT : Side.LEFT;
        if (way.equals(Vec.ZERO) || !platform.effectiveSolidFrom().has(leading)) {
            return null;
        }
        double first = isUpright ? start.left() - size.x() + 1 : start.top() - size.y() + 1;
        double last = isUpright ? start.right() - 1 : start.bottom() - 1;
        for (int i = 0; i < MOST_PLACES && trials.mayGoOn(); i++) {
            double along = first + (last - first) * i / (MOST_PLACES - 1);
            Finding found = tried(before(start, leading, along), way, leading);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** The box of a player before a side. */
    private Aabb before(Aabb start, Side leading, double along) {
        return switch (leading) {
            case BOTTOM -> trials.body(along, start.bottom() + Tolerance.CLEARANCE);
            case TOP -> trials.body(along, start.top() - size.y());
            case RIGHT -> trials.body(start.right() + Tolerance.CLEARANCE, along);
            case LEFT -> trials.body(start.left() - size.x() - Tolerance.CLEARANCE, along);
        };
    }

    private Finding tried(Aabb box, Vec way, Side leading) {
        Queries queries = trials.start().queries();
        CastHit against = queries.sweep(box, way.x(), way.y());
        if (against == null || platform.id().equals(against.on())) {
            return null;
        }
        Aabb place = box;
        if (leading != Side.TOP) {
            // Above, it rides; elsewhere it stands where the platform comes to.
            double there = Math.max(0, against.time() * way.length() - Tolerance.CLEARANCE) / way.length();
            place = box.moved(way.x() * there, way.y() * there);
            CastHit floor = queries.sweep(place, 0, size.y() + trials.level().grid());
            if (leading != Side.BOTTOM && floor != null) {
                place = place.moved(0, floor.time() * (size.y() + trials.level().grid()));
            }
        }
        if (!trials.isFree(place)) {
            return null;
        }
        int tick = trials.play(place.at(), Buttons.NONE, ticks, this::isCrushed);
        Demonstration proof = tick < 0 ? null : trials.proof(place.at(), Buttons.NONE, tick, this::isCrushed);
        return proof == null ? null : finding(proof, against.on());
    }

    private boolean isCrushed(World world) {
        for (int i = 0; i < world.eventCount(); i++) {
            if (world.eventType(i) == EventType.CRUSHED && world.eventActor(i) == world.player()) {
                Event event = world.event(i);
                return platform.id().equals(event.by());
            }
        }
        return false;
    }

    private Finding finding(Demonstration proof, String against) {
        Aabb place = trials.player();
        return Finding.ofObject(
                        PlayFindings.CRUSH,
                        Checker.name(platform) + " crushes who stands at " + trials.cell(place)
                                + (against == null ? "" : " against " + against) + " (tick " + proof.ticks() + ")",
                        "leave a gap that the player fits into, or a way out",
                        platform.id(),
                        place)
                .shownBy(proof);
    }
}
