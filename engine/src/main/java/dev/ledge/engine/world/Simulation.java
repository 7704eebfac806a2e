package dev.ledge.engine.world;

import java.util.List;

/**
 * What one level is simulated by: its state and the services that act on it, each made with what it needs and nothing else. Only the step and what edits and
 * commands a simulation know it as a whole.
 */
final class Simulation {
    final List<Cast.Role> roles;
    final ActorArrays actors;
    final PlatformArrays platforms;
    final EventLog events;
    final StepClock clock;
    final ActorPaths paths;
    final Standables standables;
    final RiderIndex riders;
    final Whereabouts locator;
    final PlatformIndex platformIndex;
    final Solver solver;
    final RestingContacts resting;
    final ActiveSurfaces surfaces;
    final Footing footing;
    final Setbacks setbacks;
    final FastPath fast;
    final GroundMotion ground;
    final AirMotion air;
    final Locomotion locomotion;
    final GroundAhead ahead;
    final StackDepth stackDepth;
    final Stacks stacks;
    final Carrier carrier;
    final Conveyors conveyors;
    final Mover mover;
    final Placement placement;
    final Triggers triggers;
    final Markers markers;
    final Crushing crushing;
    final Depenetration depenetration;
    final Lives lives;
    final ActorPairs pairs;
    /** The version of the level that is simulated now. */
    Scene scene;

    private final List<LevelBound> bound;

    /**
     * A simulation in which everybody is still to be put somewhere.
     *
     * @param events takes what is reported; goes on from one simulation to the next
     * @param tick number of steps made
     */
    Simulation(Scene scene, List<Cast.Role> roles, EventLog events, long tick) {
        this.scene = scene;
        this.roles = roles;
        this.events = events;
        clock = new StepClock(tick);
        actors = new ActorArrays(roles);
        platforms = new PlatformArrays(scene.platforms, scene.tickRate, scene.terrain.grid);
        paths = new ActorPaths(actors);

        standables = new Standables(actors);
        riders = new RiderIndex(actors);
        locator = new Whereabouts(scene, actors);
        platformIndex = new PlatformIndex(platforms.count);
        platformIndex.update(platforms, scene.platforms);
        KnownPlatforms knownPlatforms = new KnownPlatforms(actors.count, platforms.count, platformIndex);
        KnownCells knownCells = new KnownCells(scene, actors.count);
        Vicinity vicinity = new Vicinity(actors, platforms, knownPlatforms);

        solver = new Solver(scene, actors, platforms, standables, knownPlatforms);
        resting = new RestingContacts(scene, actors, solver);
        Touch touch = new Touch(actors, solver.sweep, events, scene);
        surfaces = new ActiveSurfaces(scene, actors);
        footing = new Footing(scene, actors, platforms, events, clock, riders, surfaces);

        MotionCasts casts = new MotionCasts(solver);
        setbacks = new Setbacks(scene.dt, actors, footing);
        fast = new FastPath(scene, actors, platforms, solver, casts, knownPlatforms, knownCells, standables, footing);
        FastFoot feet = new FastFoot(scene, actors, fast, knownCells);
        ahead = new GroundAhead(scene, actors, solver, surfaces, fast, feet);
        air = new AirMotion(scene, actors, casts, touch, events, paths, footing, surfaces);
        ground = new GroundMotion(scene, actors, casts, touch, paths, footing, setbacks, fast, air);
        stackDepth = new StackDepth();
        Currents currents =
                new Currents(scene, actors, casts, standables, riders, stackDepth, touch, paths, surfaces, ground);
        Ladders ladders = new Ladders(
                scene, actors, platforms, platformIndex, casts, touch, events, paths, footing, ground, air, currents);
        locomotion = new Locomotion(scene, actors, casts, events, footing, surfaces, setbacks, air, ladders);
        stacks = new Stacks(scene.dt, actors, standables, riders, stackDepth, casts, footing);
        carrier = new Carrier(
                scene,
                actors,
                platforms,
                solver,
                casts,
                vicinity,
                standables,
                riders,
                touch,
                events,
                footing,
                setbacks,
                ground,
                locomotion,
                stacks);
        conveyors = new Conveyors(scene, actors, footing, surfaces, setbacks, ground, carrier, stacks, currents);

        placement = new Placement(actors);
        triggers = new Triggers(scene, actors, platforms, platformIndex, events, paths);
        markers = new Markers(scene, actors, events, standables, footing, surfaces, placement);
        mover = new Mover(
                scene,
                actors,
                casts,
                standables,
                riders,
                stackDepth,
                knownPlatforms,
                paths,
                footing,
                setbacks,
                fast,
                ground,
                air,
                ladders,
                new EmbeddedMotion(actors, casts),
                currents,
                carrier,
                markers);
        KillBorders borders = new KillBorders(scene, actors);
        depenetration = new Depenetration(actors, solver, footing, standables, ground, borders, platforms, placement);
        crushing = new Crushing(scene, actors, platforms, solver, events, ground, carrier, placement);
        lives = new Lives(
                scene,
                actors,
                roles,
                solver,
                events,
                clock,
                paths,
                standables,
                locator,
                footing,
                air,
                depenetration,
                borders,
                triggers,
                markers,
                placement);
        pairs = new ActorPairs(actors, events, locator);
        bound = List.of(
                locator,
                knownCells,
                solver,
                resting,
                touch,
                surfaces,
                footing,
                fast,
                feet,
                ahead,
                air,
                ground,
                currents,
                ladders,
                locomotion,
                carrier,
                conveyors,
                triggers,
                markers,
                mover,
                borders,
                crushing,
                lives);
    }

    /** An event of the last step as a value. */
    Event event(int index) {
        return events.event(index, actors, scene);
    }

    /** Goes over to a later version of the level with the same objects and the same player. */
    void bind(Scene level) {
        scene = level;
        actors.forgetSurfaces();
        setbacks.begin();
        for (LevelBound service : bound) {
            service.bind(level);
        }
    }
}
