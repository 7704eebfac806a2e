package dev.ledge.engine.world;

import java.util.List;

/** What the phases of a step share: the scene, the state, and the services on them. Replaced when the level is edited. */
final class Sim {
    final List<Cast.Role> cast;
    final Scene scene;
    final Actors actors;
    final Platforms platforms;
    final Crowd crowd;
    final KnownPlatforms knownPlatforms;
    final Vicinity vicinity;
    final Solver solver;
    final EventLog events;
    final double dt;
    final Touch touch;
    final GroundMotion ground;
    final GroundAhead ahead;
    final AirMotion air;
    final Ladders ladders;
    final Carrier carrier;
    final Conveyors conveyors;
    final Currents currents;
    final Setbacks setbacks;
    final Stacks stacks;
    final Locomotion locomotion;
    final Triggers triggers;
    final Crush crush;
    final Lives lives;
    final Mover mover;
    final FastPath fast;
    final FastFoot feet;
    final Interventions interventions;
    final Markers markers;
    long tick;

    Sim(
            Scene scene,
            Actors actors,
            Platforms platforms,
            EventLog events,
            long tick,
            List<Cast.Role> cast,
            Crowd before) {
        this.cast = cast;
        this.scene = scene;
        this.actors = actors;
        this.platforms = platforms;
        this.events = events;
        this.tick = tick;
        dt = scene.dt;
        crowd = before == null ? new Crowd(scene, actors, events) : before;
        knownPlatforms = new KnownPlatforms(actors.count, platforms);
        vicinity = new Vicinity(actors, platforms, knownPlatforms);
        solver = new Solver(scene, actors, platforms, crowd, knownPlatforms);
        touch = new Touch(actors, solver.sweep, events, scene.leastUp);
        triggers = new Triggers(this);
        ground = new GroundMotion(this);
        ahead = new GroundAhead(this);
        air = new AirMotion(this);
        ladders = new Ladders(this);
        locomotion = new Locomotion(this);
        carrier = new Carrier(this);
        conveyors = new Conveyors(this);
        currents = new Currents(this);
        setbacks = new Setbacks(this);
        stacks = new Stacks(this);
        crush = new Crush(this);
        lives = new Lives(this);
        markers = new Markers(this);
        fast = new FastPath(this);
        feet = new FastFoot(this);
        mover = new Mover(this);
        actors.feeler = new Feeler(this);
        interventions = new Interventions(this);
    }
}
