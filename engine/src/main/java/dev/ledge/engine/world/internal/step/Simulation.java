package dev.ledge.engine.world.internal.step;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Spring;
import dev.ledge.engine.level.object.Switch;
import dev.ledge.engine.world.internal.broadphase.ActorLocator;
import dev.ledge.engine.world.internal.broadphase.CellCache;
import dev.ledge.engine.world.internal.broadphase.PlatformReach;
import dev.ledge.engine.world.internal.broadphase.RiderIndex;
import dev.ledge.engine.world.internal.broadphase.RidingAreas;
import dev.ledge.engine.world.internal.broadphase.StandableActors;
import dev.ledge.engine.world.internal.cast.CollisionQueries;
import dev.ledge.engine.world.internal.cast.RestingContacts;
import dev.ledge.engine.world.internal.motion.ActorMover;
import dev.ledge.engine.world.internal.motion.AirMover;
import dev.ledge.engine.world.internal.motion.Belts;
import dev.ledge.engine.world.internal.motion.BlockedRides;
import dev.ledge.engine.world.internal.motion.Climbing;
import dev.ledge.engine.world.internal.motion.Crouch;
import dev.ledge.engine.world.internal.motion.Dash;
import dev.ledge.engine.world.internal.motion.Drops;
import dev.ledge.engine.world.internal.motion.GroundMover;
import dev.ledge.engine.world.internal.motion.LedgeProbe;
import dev.ledge.engine.world.internal.motion.MotionCasts;
import dev.ledge.engine.world.internal.motion.MovementInput;
import dev.ledge.engine.world.internal.motion.MovingSupports;
import dev.ledge.engine.world.internal.motion.PenetratingMover;
import dev.ledge.engine.world.internal.motion.Placement;
import dev.ledge.engine.world.internal.motion.Pushes;
import dev.ledge.engine.world.internal.motion.RiderTransport;
import dev.ledge.engine.world.internal.motion.TileShortcuts;
import dev.ledge.engine.world.internal.motion.WallMoves;
import dev.ledge.engine.world.internal.rules.ActorPairs;
import dev.ledge.engine.world.internal.rules.AreaEffect;
import dev.ledge.engine.world.internal.rules.AreaEffects;
import dev.ledge.engine.world.internal.rules.Changes;
import dev.ledge.engine.world.internal.rules.Crumbling;
import dev.ledge.engine.world.internal.rules.Crushing;
import dev.ledge.engine.world.internal.rules.Depenetration;
import dev.ledge.engine.world.internal.rules.KillBorders;
import dev.ledge.engine.world.internal.rules.Lifecycle;
import dev.ledge.engine.world.internal.rules.MarkerCommands;
import dev.ledge.engine.world.internal.rules.Springs;
import dev.ledge.engine.world.internal.rules.Switches;
import dev.ledge.engine.world.internal.rules.TriggerTouch;
import dev.ledge.engine.world.internal.scene.ActorDefs;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ActorPaths;
import dev.ledge.engine.world.internal.state.AreaVisits;
import dev.ledge.engine.world.internal.state.CellStates;
import dev.ledge.engine.world.internal.state.ContactLog;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.state.GroupStates;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.state.StepClock;
import dev.ledge.engine.world.internal.state.WorldState;
import dev.ledge.engine.world.internal.support.ActiveSurfaces;
import dev.ledge.engine.world.internal.support.FloatingRides;
import dev.ledge.engine.world.internal.support.Footing;
import dev.ledge.engine.world.type.CastHit;
import dev.ledge.engine.world.type.Event;
import java.util.List;
import java.util.Map;

/**
 * The simulation of one level: its state and the services that act on it, each made with what it needs and nothing
 * else. Only the step, level edits and game commands know it as a whole.
 */
public final class Simulation {
    public final List<ActorDefs.ActorDef> defs;
    public final ActorArrays actors;
    public final PlatformArrays platforms;
    public final EventLog events;
    public final StepClock clock;
    public final ActorPaths paths;
    public final StandableActors standables;
    public final RiderIndex riders;
    public final ActorLocator locator;
    public final PlatformReach platformIndex;
    public final CollisionQueries queries;
    public final RestingContacts resting;
    public final ActiveSurfaces surfaces;
    public final Footing footing;
    public final TileShortcuts shortcuts;
    public final GroundMover ground;
    public final AirMover air;
    public final MovementInput input;
    public final LedgeProbe ledgeProbe;
    public final Drops drops;
    public final RiderTransport riderTransport;
    public final MovingSupports supports;
    public final Belts belts;
    public final ActorMover mover;
    public final Placement placement;
    public final TriggerTouch triggers;
    public final MarkerCommands markers;
    public final AreaVisits visits;
    public final RidingAreas riding;
    public final CellStates cells;
    public final GroupStates groups;
    public final WorldState state;
    public final Changes changes;
    public final Crumbling crumbling;
    public final AreaEffects areaEffects;
    public final Crushing crushing;
    public final Depenetration depenetration;
    public final Lifecycle lifecycle;
    public final ActorPairs pairs;
    /** The version of the level that is simulated now. */
    public CompiledLevel scene;

    private final List<LevelBound> bound;

    /**
     * A simulation whose actors are still to be placed.
     *
     * @param events the log, which continues from one simulation to the next
     * @param tick number of steps made
     */
    public Simulation(CompiledLevel scene, List<ActorDefs.ActorDef> defs, EventLog events, long tick) {
        this.scene = scene;
        this.defs = defs;
        this.events = events;
        clock = new StepClock(tick);
        actors = new ActorArrays(defs);
        platforms = new PlatformArrays(scene.platforms, scene.tickRate, scene.terrain.grid);
        paths = new ActorPaths(actors);

        standables = new StandableActors(actors);
        riders = new RiderIndex(actors);
        locator = new ActorLocator(scene, actors);
        platformIndex = new PlatformReach(actors.count, platforms, scene.platforms);
        CellCache cellCache = new CellCache(scene, actors.count);

        queries = new CollisionQueries(scene, actors, platforms, standables, platformIndex);
        resting = new RestingContacts(scene, actors, queries);
        ContactLog touch = new ContactLog(actors, queries.sweep, events, scene);
        surfaces = new ActiveSurfaces(scene, actors);
        footing = new Footing(scene, actors, platforms, events, clock, riders, surfaces);

        MotionCasts casts = new MotionCasts(queries);
        placement = new Placement(actors, casts, paths);
        shortcuts = new TileShortcuts(
                scene, actors, platforms, queries, casts, platformIndex, cellCache, standables, footing, placement);
        ledgeProbe = new LedgeProbe(scene, actors, queries, surfaces);
        Pushes pushes = new Pushes(actors, platforms, casts, touch, events, footing);
        air = new AirMover(scene, actors, casts, touch, events, placement, footing, surfaces, pushes);
        ground = new GroundMover(scene, actors, casts, touch, placement, footing, air, pushes);
        drops = new Drops(scene, actors, platforms, casts, surfaces);
        Climbing ladders = new Climbing(
                scene, actors, platforms, platformIndex, casts, touch, events, placement, footing, ground, air, pushes);
        riderTransport = new RiderTransport(actors, standables, riders, casts, placement);
        Dash dashes = new Dash(actors, events, footing, surfaces);
        WallMoves walls = new WallMoves(actors, queries);
        Crouch crouching = new Crouch(
                actors, casts, paths, standables, locator, riderTransport, placement, platforms, footing.motion);
        input = new MovementInput(
                scene, actors, events, footing, surfaces, air, ladders, dashes, walls, crouching, drops);
        BlockedRides blocked = new BlockedRides(actors, casts, footing.motion);
        supports = new MovingSupports(
                scene, actors, platforms, standables, platformIndex, riders, footing, surfaces, blocked);
        belts = new Belts(scene, actors, footing, surfaces, blocked);

        visits = new AreaVisits();
        riding = new RidingAreas(scene.areas, platforms);
        cells = new CellStates();
        groups = new GroupStates(scene.groups);
        state = new WorldState(actors, platforms, visits, cells, groups, clock);
        FloatingRides rides = new FloatingRides(scene, actors, platforms, platformIndex, footing);
        changes = new Changes(scene, actors, platforms, cells, groups, clock, cellCache, ground, rides);
        crumbling = new Crumbling(scene, actors, platforms, cells, events, clock, changes);
        triggers = new TriggerTouch(scene, actors, platforms, platformIndex, events, paths, visits, riding);
        Map<Class<? extends LevelObject>, AreaEffect> effects = Map.of(
                Spring.class, new Springs(actors, events, footing, air),
                Switch.class, new Switches(actors, groups, events, changes));
        areaEffects = new AreaEffects(scene, actors, visits, triggers, clock, effects);
        markers = new MarkerCommands(scene, actors, events, standables, footing, surfaces, placement, riding);
        mover = new ActorMover(
                scene,
                actors,
                casts,
                standables,
                platformIndex,
                paths,
                placement,
                footing,
                shortcuts,
                ground,
                air,
                ladders,
                new PenetratingMover(actors, casts, placement, footing),
                belts,
                markers,
                rides);
        KillBorders borders = new KillBorders(scene, actors);
        depenetration = new Depenetration(
                actors, queries, footing, standables, ground, borders, platforms, placement, riderTransport);
        crushing = new Crushing(scene, actors, platforms, queries, events, ground, supports, placement, riderTransport);
        lifecycle = new Lifecycle(
                scene,
                actors,
                platforms,
                defs,
                queries,
                events,
                paths,
                visits,
                standables,
                locator,
                footing,
                air,
                depenetration,
                borders,
                triggers,
                markers,
                placement,
                rides);
        pairs = new ActorPairs(actors, events, locator);
        bound = List.of(
                locator,
                cellCache,
                queries,
                resting,
                touch,
                surfaces,
                footing,
                shortcuts,
                ledgeProbe,
                air,
                ground,
                ladders,
                input,
                drops,
                supports,
                belts,
                triggers,
                areaEffects,
                changes,
                crumbling,
                rides,
                mover,
                borders,
                crushing,
                lifecycle);
    }

    /** An event of the last step as a value. */
    public Event event(int index) {
        return events.event(index, actors, scene);
    }

    /** What the last query hit as a value. */
    public CastHit castHit() {
        Sweep hit = queries.sweep;
        String on = EventLog.name(hit.ownerKind(), hit.ownerMajor(), hit.ownerMinor(), actors, scene);
        return new CastHit(hit.time(), hit.hitX(), hit.hitY(), hit.normalX(), hit.normalY(), on);
    }

    /** The id of what is touched or stood on; null for none and for a border of the level. */
    public String nameOfContact(int kind, int major, int minor) {
        return EventLog.nameOfContact(kind, major, minor, actors, scene);
    }

    /** Adapts to a later version of the level with the same objects and the same player. */
    public void bind(CompiledLevel level) {
        scene = level;
        actors.forgetSurfaces();
        for (LevelBound service : bound) {
            service.bind(level);
        }
    }
}
