package dev.ledge.engine.testing;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Pickup;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spring;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.run.Observation;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.Platforms;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * G2: all numbers are finite. G3: no actor moves farther than its velocity, transport, pushes and the few named
 * allowances explain, nor against its own motion and transport. G4: speed comes from gravity, control, a jump and
 * platforms only, never from a contact.
 */
final class MotionRule implements Invariants.Rule {
    /** A slanted face pushes up or sideways by so much more than it moves at most. */
    private static final double WEDGE = 1.5;

    private static final double SLACK = 0.05;

    /** Beyond this a platform's box need not be looked at, px. */
    private static final double REACH = 1;

    /** An embedded actor is pushed out by at most this, px. */
    private static final double RECOVERY = 4;
    /** What gives speeds that a tick does not show, or takes an actor off what carries it. */
    private static final Set<EventType> UNLIKE_A_RIDE =
            EnumSet.of(EventType.SPRUNG, EventType.DASHED, EventType.JUMPED);

    private final Level level;
    private final Penetration penetration;
    private final Belts belts;
    private final double surfaceAcceleration;
    private final double surfaceSpeed;
    private final double gravityScale;
    /** Of the strongest springs, one across and one along, px/s; along the steepest ground that can be walked on. */
    private final double springPower;
    /** True if actors can stand on actors. */
    private final boolean hasStacks;

    /** True if currents may move riders too. */
    private final boolean hasCurrents;

    private final Map<String, Traits> traits = new HashMap<>();
    private final Map<String, Seen> before = new HashMap<>();
    private final LeftSpeeds leftSpeeds;
    private Map<String, Vec> platformsBefore = new HashMap<>();
    /** How far each platform and actor went in the last step, px. */
    private final Map<String, Double> ridesBefore = new HashMap<>();

    private final Map<String, Double> moves = new HashMap<>();
    /** How far an actor that others may stand on has moved at most, px. */
    private double farthestTransport;
    /** Where something has crumbled away in the last step. */
    private List<Aabb> crumbled = List.of();
    /** True if an enemy has died, which may throw the player up. */
    private boolean stomped;

    private record Seen(
            Aabb box,
            Vec velocity,
            ActorState state,
            String on,
            boolean alive,
            boolean present,
            boolean embedded,
            boolean dashes) {
        static Seen of(Actors actors, int i, boolean isInside) {
            Aabb box =
                    new Aabb(actors.x(i), actors.y(i), actors.x(i) + actors.width(i), actors.y(i) + actors.height(i));
            return new Seen(
                    box,
                    new Vec(actors.vx(i), actors.vy(i)),
                    actors.state(i),
                    actors.on(i),
                    actors.alive(i),
                    actors.present(i),
                    actors.embedded(i) || isInside,
                    actors.dashing(i));
        }
    }

    MotionRule(Level level) {
        this.level = level;
        this.penetration = new Penetration(level);
        this.belts = new Belts(level);
        this.leftSpeeds = new LeftSpeeds(1 / level.physics().effectiveTickRate());
        double acceleration = 0;
        double speed = 0;
        double scale = 1;
        for (Surface surface : level.palette().surfaces().values()) {
            acceleration = Math.max(acceleration, most(surface.acceleration(), surface.turnAcceleration()));
            acceleration = Math.max(acceleration, most(surface.deceleration(), null));
            speed = Math.max(speed, most(surface.conveyor(), null));
            scale = Math.max(scale, most(surface.gravityScale(), null));
        }
        this.surfaceAcceleration = acceleration;
        this.surfaceSpeed = speed;
        this.gravityScale = scale;
        this.springPower = level.objects().stream()
                        .filter(Spring.class::isInstance)
                        .mapToDouble(object -> ((Spring) object).effectivePower())
                        .max()
                        .orElse(0)
                * (1 + 1 / StrictMath.cos(StrictMath.toRadians(level.physics().effectiveMaxSlope())));
        this.hasCurrents = level.palette().tiles().values().stream()
                .anyMatch(tile -> (tile.isClimbable() || tile.shape() == null) && belts.isBelt(tile.surface()));
        this.hasStacks = level.player().is(ActorField.STANDABLE)
                || level.objects().stream().anyMatch(MotionRule::isStandable);
    }

    private static double most(Double a, Double b) {
        return Math.max(a == null ? 0 : Math.abs(a), b == null ? 0 : Math.abs(b));
    }

    @Override
    public void look(World world, Invariants.Reporter reporter) {
        penetration.look(world);
        Platforms platforms = world.platforms();
        Map<String, Vec> platformsNow = new HashMap<>();
        for (int i = 0; i < platforms.count(); i++) {
            Vec at = new Vec(platforms.x(i), platforms.y(i));
            platformsNow.put(platforms.id(i), at);
            if (!Double.isFinite(at.x() + at.y())) {
                reporter.report("G2 platform " + platforms.id(i) + " is at " + at);
            }
        }
        Map<String, Set<EventType>> happened = happened(world);
        crumbled = crumbled(world);
        Actors actors = world.actors();
        farthestTransport = hasStacks ? farthest(actors) : 0;
        stomped = happened.entrySet().stream()
                .anyMatch(entry -> !entry.getKey().equals(Observation.PLAYER)
                        && entry.getValue().contains(EventType.DIED));
        for (int i = 0; i < actors.count(); i++) {
            String id = actors.id(i);
            Seen now = Seen.of(actors, i, isInside(actors, i, platforms));
            Seen then = before.put(id, now);
            Aabb box = now.box;
            if (!Double.isFinite(
                    box.left() + box.top() + box.right() + box.bottom() + now.velocity.x() + now.velocity.y())) {
                reporter.report("G2 " + id + " is at " + box + " with velocity " + now.velocity);
            } else if (then != null && then.alive && now.alive && then.present && now.present) {
                compare(world, id, then, now, platformsNow, happened.getOrDefault(id, Set.of()), reporter);
                Set<EventType> events = happened.getOrDefault(id, Set.of());
                // The speed that a spring gives shows in the same tick, and moves from the next one on; that of a dash
                // that bumps into something at once never shows. An actor that jumps has left its support, also
                // if a ceiling puts it back at once.
                if (Collections.disjoint(events, UNLIKE_A_RIDE)) {
                    compareRide(world, id, then, now, events, platformsNow, reporter);
                }
            }
        }
        ridesBefore.clear();
        ridesBefore.putAll(moves);
        platformsNow.forEach((id, at) -> {
            Vec from = platformsBefore.get(id);
            ridesBefore.put(id, from == null ? 0 : at.minus(from).length());
        });
        platformsBefore = platformsNow;
    }

    private static boolean isStandable(LevelObject object) {
        ActorProfile profile = object instanceof Walker walker
                ? walker.actor()
                : object instanceof Pickup pickup
                        ? pickup.actor()
                        : object instanceof Body body ? body.actor() : ActorProfile.DEFAULT;
        return profile.is(ActorField.STANDABLE);
    }

    /** Notes how far each actor has moved; the farthest of them, px. */
    private double farthest(Actors actors) {
        for (int i = 0; i < actors.count(); i++) {
            Seen then = before.get(actors.id(i));
            Vec at = new Vec(actors.x(i), actors.y(i));
            moves.put(actors.id(i), then == null ? 0 : at.minus(then.box.at()).length());
        }
        return moves.isEmpty() ? 0 : Collections.max(moves.values());
    }

    /** One that starts in something is pushed out like one that an edit has embedded. */
    private boolean isInside(Actors actors, int i, Platforms platforms) {
        Aabb box = new Aabb(actors.x(i), actors.y(i), actors.x(i) + actors.width(i), actors.y(i) + actors.height(i));
        return penetration.of(box, platforms).depth() > SLACK;
    }

    private void compare(
            World world,
            String id,
            Seen then,
            Seen now,
            Map<String, Vec> platformsNow,
            Set<EventType> events,
            Invariants.Reporter reporter) {
        if (events.contains(EventType.RESPAWNED)) {
            return;
        }
        Traits actor = traits.computeIfAbsent(id, key -> Traits.of(level, key));
        double dt = world.dt();
        double gravity = level.physics().effectiveGravity()
                * gravityScale
                * Math.max(1, actor.profile().get(ActorField.FALL_GRAVITY))
                * Math.max(1, actor.profile().get(ActorField.APEX_GRAVITY));
        double near = Math.max(farthestTransport, setTransport(then.box.union(now.box), platformsNow, null));
        double transported = WEDGE * near;
        // A crouching actor keeps its feet where they are.
        boolean canCrouch = actor.profile().get(ActorField.CROUCH_HEIGHT) > 0;
        double rise = canCrouch ? now.box.bottom() - then.box.bottom() : now.box.top() - then.box.top();
        double moved = new Vec(now.box.left() - then.box.left(), rise).length();
        boolean climbs = then.state == ActorState.CLIMB || now.state == ActorState.CLIMB;
        double climb = climbs ? 2 * actor.profile().get(ActorField.CLIMB_SPEED) : 0;
        // A jump off a ladder leaves sideways at once (LD-07).
        double aside = climbs && events.contains(EventType.JUMPED) ? actor.airSpeed() : 0;
        double jump = events.contains(EventType.JUMPED) || stomped ? actor.fastestJump() : 0;
        // So does a dash.
        jump += events.contains(EventType.DASHED) ? actor.profile().get(ActorField.DASH_SPEED) : 0;
        // Repelling lifts no speed above the cap (AA-04), which is not shown either if it ends at once.
        double repelled =
                actor.profile().get(ActorField.REPEL) > 0 ? actor.profile().get(ActorField.REPEL_CAP) : 0;
        // A jump that bumps into something at once, or a climb that ends, shows its speed in neither of the two ticks.
        double fastest = Math.max(repelled, Math.max(then.velocity.length(), now.velocity.length()));
        double speed = fastest + jump + climb + aside;
        double explained = speed * dt
                + gravity * dt * dt
                + transported
                + surfaceSpeed * dt
                + allowance(actor, then, now, near, (speed + surfaceSpeed) * dt, events);
        if (moved > explained + SLACK) {
            reporter.report("G3 " + id + " moved by " + moved + " px, of which " + explained + " are explained: " + then
                    + " to " + now);
        }
        double gained = now.velocity.length() - then.velocity.length();
        // A walker may be taken onto other ground, turn there as fast as it is in the world, and come back.
        boolean staysOn = then.on != null && then.on.equals(now.on) && !events.contains(EventType.TURNED);
        double ridden = then.on == null || staysOn ? 0 : ridden(then.on, platformsNow);
        double late = leftSpeeds.taken(id, world.tick(), events, actor.profile(), then.state);
        leftSpeeds.look(id, world.tick(), events, Math.max(near, ridden) / dt);
        double given = gravity * dt
                + acceleration(actor) * dt
                + transported / dt
                + ridden / dt
                + late
                + 2 * surfaceSpeed // from one conveyor onto another that runs the other way
                + actor.ownSpeed()
                + actor.profile().get(ActorField.REPEL)
                + jump
                + (events.contains(EventType.SPRUNG) ? springPower : 0)
                + climb
                + (climbs ? actor.airSpeed() : 0);
        if (gained > given + SLACK) {
            reporter.report("G4 " + id + " gained " + gained + " px/s, of which " + given + " are explained: " + then
                    + " to " + now);
        }
    }

    /**
     * How far something takes in this step, or took in the last one: what is switched off, or dies, stands still in the
     * step in which its riders leave it.
     */
    private double ridden(String id, Map<String, Vec> platformsNow) {
        Vec from = platformsBefore.get(id);
        Vec to = platformsNow.get(id);
        double now = from == null || to == null ? 0 : to.minus(from).length();
        return Math.max(now, ridesBefore.getOrDefault(id, 0.0));
    }

    /**
     * An actor that stays on a platform moves in the world as far as the platform and it together, or less if something
     * blocks it; never the other way, and never farther. Only on flat ground and where nothing else moves an actor: no
     * lift, no second one that moves near, no belt or current, no repelling.
     */
    private void compareRide(
            World world,
            String id,
            Seen then,
            Seen now,
            Set<EventType> events,
            Map<String, Vec> platformsNow,
            Invariants.Reporter reporter) {
        Traits actor = traits.computeIfAbsent(id, key -> Traits.of(level, key));
        boolean stays = then.state == ActorState.GROUND
                && now.state == ActorState.GROUND
                && now.on != null
                && now.on.equals(then.on)
                && !then.embedded
                && !now.embedded;
        Vec from = platformsBefore.get(now.on);
        Vec to = platformsNow.get(now.on);
        boolean isLevel = from != null && to != null && from.y() == to.y();
        // An actor held in place on a slope has no velocity, but the ground sinks or rises under it, and a wall leans.
        boolean isAtHeight = Math.abs(now.box.bottom() - then.box.bottom()) <= MirrorRule.NOISE;
        boolean isFlat = then.velocity.y() == 0 && now.velocity.y() == 0 && isAtHeight;
        if (!stays || !isLevel || !isFlat || hasCurrents || actor.profile().get(ActorField.REPEL) > 0) {
            return;
        }
        boolean isBelt = level.object(now.on) instanceof Platform platform && belts.isBelt(platform.surface());
        if (isBelt || setTransport(then.box.union(now.box), platformsNow, now.on) > 0) {
            return;
        }
        double ride = to.x() - from.x();
        Aabb near = then.box.union(now.box).union(then.box.moved(ride, 0)).grown(REACH);
        // A displacement of more than two cells transports nothing (Ch12), a shorter one also onto a belt and from
        // there.
        if (Math.abs(ride) >= 2 * level.grid() || belts.isAnyIn(near)) {
            return;
        }
        double dt = world.dt();
        // A walk that something ends shows nothing of how fast it was, nor does a climb that ends in the same tick.
        double climb =
                events.contains(EventType.GRABBED_LADDER) ? actor.profile().get(ActorField.CLIMB_SPEED) : 0;
        boolean isHeld = now.velocity.x() == 0 || Math.abs(now.velocity.x() * dt + ride) < SLACK;
        double unseen = (isHeld || events.contains(EventType.WALL) ? acceleration(actor) * dt * dt : 0) + climb * dt;
        // A dash that is over is cut to a speed in the air before the step accelerates from that.
        double cut = then.dashes && !now.dashes ? actor.slowed(then.velocity.x()) : then.velocity.x();
        double slowest = Math.min(cut, Math.min(then.velocity.x(), now.velocity.x()));
        double fastest = Math.max(cut, Math.max(then.velocity.x(), now.velocity.x()));
        // A walker that turns goes back as fast as it came, and came as fast as it goes back.
        boolean turned = events.contains(EventType.TURNED);
        double least = ride + (turned ? Math.min(slowest, -fastest) : slowest) * dt - unseen;
        double most = ride + (turned ? Math.max(fastest, -slowest) : fastest) * dt + unseen;
        double moved = now.box.left() - then.box.left();
        if (moved < Math.min(0, least) - SLACK || moved > Math.max(0, most) + SLACK) {
            reporter.report("G3 " + id + " moved by " + moved + " px on a platform that moved by " + ride + ": " + then
                    + " to " + now);
        }
    }

    /**
     * How far the platforms that are near enough for transport or pushes have moved, px; a stack of actors may reach
     * far above its platform.
     */
    private double setTransport(Aabb box, Map<String, Vec> now, String except) {
        double most = 0;
        for (Map.Entry<String, Vec> platform : now.entrySet()) {
            Vec from = platformsBefore.get(platform.getKey());
            Vec to = platform.getValue();
            LevelObject object = level.object(platform.getKey());
            if (from == null || object == null || platform.getKey().equals(except)) {
                continue;
            }
            Aabb home = object.bounds(level);
            Aabb swept = home.moved(
                            from.x() - object.at().x(), from.y() - object.at().y())
                    .union(home.moved(
                            to.x() - object.at().x(), to.y() - object.at().y()));
            double step = to.minus(from).length();
            if (hasStacks || swept.grown(REACH + step).touches(box)) {
                most = Math.max(most, step);
            }
        }
        return most;
    }

    /**
     * The named reasons for a displacement that no velocity shows, px.
     *
     * @param near how far the platforms near it have moved at most, px
     * @param distance how far it went along the ground at most, by itself and by a conveyor, which may both end in a
     *     snap down a slope (Ch7)
     */
    private double allowance(Traits actor, Seen then, Seen now, double near, double distance, Set<EventType> events) {
        // What pushes one up a step may be stepped onto as well.
        double allowed = (near > 0 ? 2 : 1) * actor.profile().get(ActorField.STEP_HEIGHT);
        // A jump that goes around a corner and then bumps into something at once shows no rise.
        boolean dashes = then.dashes || now.dashes || events.contains(EventType.DASHED);
        if (then.velocity.y() < 0 || now.velocity.y() < 0 || events.contains(EventType.JUMPED) || dashes) {
            // A dash goes around one of each axis.
            allowed += (dashes ? 2 : 1) * actor.profile().get(ActorField.CORNER_CORRECTION);
        }
        boolean wasOnGround = then.state == ActorState.GROUND || events.contains(EventType.LANDED);
        // What it came down to may give way, or throw it up, at once.
        boolean cameToGround = now.state == ActorState.GROUND
                || events.contains(EventType.SPRUNG)
                || crumbled.stream().anyMatch(now.box.grown(SLACK)::touches);
        if (wasOnGround && cameToGround) {
            double slope = StrictMath.toRadians(level.physics().effectiveMaxSlope());
            allowed += distance * StrictMath.tan(slope) + 1;
        }
        if (then.embedded || now.embedded) {
            allowed += RECOVERY;
        }
        if (!platformsBefore.isEmpty()) {
            allowed += actor.profile().get(ActorField.CRUSH_ESCAPE);
        }
        return allowed;
    }

    private double acceleration(Traits actor) {
        return Math.max(surfaceAcceleration, actor.acceleration());
    }

    private List<Aabb> crumbled(World world) {
        List<Aabb> places = new ArrayList<>();
        for (int i = 0; i < world.eventCount(); i++) {
            if (world.eventType(i) == EventType.CRUMBLED) {
                places.add(place(world.platforms(), world.event(i).by()));
            }
        }
        return places;
    }

    /** Where a tile or a platform is. */
    private Aabb place(Platforms platforms, String name) {
        int platform = platforms.indexOf(name);
        if (platform >= 0) {
            LevelObject object = level.object(name);
            Vec now = new Vec(platforms.x(platform), platforms.y(platform));
            Vec by = now.minus(object.at());
            return object.bounds(level).moved(by.x(), by.y());
        }
        String[] cell = name.substring("tile:".length()).split(",");
        double grid = level.grid();
        return Aabb.of(
                new Vec(Integer.parseInt(cell[0]) * grid, Integer.parseInt(cell[1]) * grid), new Vec(grid, grid));
    }

    private static Map<String, Set<EventType>> happened(World world) {
        Map<String, Set<EventType>> happened = new HashMap<>();
        for (int i = 0; i < world.eventCount(); i++) {
            Event event = world.event(i);
            if (event.actor() == null) {
                continue; // A tile or a platform came or went.
            }
            happened.computeIfAbsent(event.actor(), key -> EnumSet.noneOf(EventType.class))
                    .add(event.type());
        }
        return happened;
    }
}
