package dev.ledge.engine.world;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.internal.broadphase.UniformGrid;
import dev.ledge.engine.world.internal.state.StateHash;
import dev.ledge.engine.world.internal.step.ButtonSource;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import dev.ledge.engine.world.internal.step.StepPipeline;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.ChangedTile;
import dev.ledge.engine.world.type.Contact;
import dev.ledge.engine.world.type.ContactFilter;
import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import dev.ledge.engine.world.type.PlatformMotion;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * The simulation of a level, one fixed tick at a time. The same level and the same buttons give the same state, bit by
 * bit, on every machine. Not thread-safe; two worlds share nothing.
 */
public final class World extends ActorCommands {
    private static final ActorKind[] KINDS = ActorKind.values();

    private final Controller[] controllers = new Controller[KINDS.length];
    private final ButtonSource buttonSource = this::held;
    private final Faults faults = new Faults();
    private final StateHash hasher = new StateHash();
    private StepPipeline pipeline;
    private Actors actors;
    private Platforms platforms;
    private Level level;
    private boolean isInStep;
    /** True if the last step led to where the actors are. */
    private boolean isStepped;

    private Consumer<Event> listener;

    /**
     * The world of a level at tick 0, support already looked for.
     *
     * @param level the level
     * @throws NullPointerException if the level is null
     * @throws IllegalArgumentException if the tick rate or the size of an actor is not above 0, or its place or
     *     velocity not finite
     */
    public World(Level level) {
        this(level, Controllers.standard());
    }

    /**
     * The world of a level at tick 0, with other controllers than the standard ones.
     *
     * @param level the level
     * @param provider gives the controller of each kind of actor
     * @throws NullPointerException if one of them is null, or the provider has none for a kind
     * @throws IllegalArgumentException if the tick rate or the size of an actor is not above 0, or its place or
     *     velocity not finite
     */
    public World(Level level, ControllerProvider provider) {
        Objects.requireNonNull(level, "level");
        Objects.requireNonNull(provider, "provider");
        for (ActorKind kind : KINDS) {
            controllers[kind.ordinal()] = Objects.requireNonNull(
                    provider.controller(kind), () -> "there is no controller of " + kind + "; NONE holds nothing");
        }
        this.level = level;
        simulate(LevelSwap.fresh(level));
    }

    private void simulate(Simulation simulation) {
        StepPipeline before = pipeline;
        command(simulation);
        pipeline = new StepPipeline(sim);
        if (before != null) {
            pipeline.continueLike(before);
        }
        actors = new Actors(sim);
        platforms = new Platforms(sim.platforms, sim.scene.platforms);
        isStepped = false;
    }

    /** What an actor's controller holds; nothing if it throws. */
    private int held(int actor, int playerButtons) {
        try {
            return controllers[sim.actors.kinds[actor].ordinal()].control(this, actor, playerButtons);
        } catch (RuntimeException | Error e) {
            faults.note(e);
            return Buttons.NONE;
        }
    }

    /**
     * {@return the controller of the actors of a kind, so that another one can delegate to it}
     *
     * @param kind which kind
     */
    public Controller controller(ActorKind kind) {
        return controllers[kind.ordinal()];
    }

    /**
     * Sets the controller of all actors of a kind, from the next step on.
     *
     * @param kind which kind
     * @param controller decides their buttons
     * @throws NullPointerException if the controller is null; for one that does nothing there is
     *     {@link Controller#NONE}
     */
    public void setController(ActorKind kind, Controller controller) {
        controllers[kind.ordinal()] = Objects.requireNonNull(controller);
    }

    /** {@return the level that is being simulated} */
    public Level level() {
        return level;
    }

    /**
     * Puts an edited level under the running game; acts in the next step. Actors, platforms and clocks are kept by
     * object id; what is new starts fresh, what was removed is gone, and an actor that is no longer in the game stays
     * out of it unless its place in the level was changed. A level of the same content changes nothing.
     *
     * @param level the level
     * @throws NullPointerException if the level is null
     * @throws IllegalArgumentException as when a world is made; the level is then the one before
     * @throws IllegalStateException in mid-step, from a {@link Controller}
     */
    public void edit(Level level) {
        Objects.requireNonNull(level, "level");
        requireBetweenSteps();
        // Of what changes nothing the game is not to know (G5).
        if (!level.hasSameContent(this.level)) {
            Simulation edited = LevelSwap.edited(sim, level);
            if (edited != sim) {
                simulate(edited);
            }
        }
        this.level = level;
    }

    /** {@return number of steps made} */
    public long tick() {
        return sim.clock.tick;
    }

    /** {@return seconds a tick} */
    public double dt() {
        return sim.scene.dt;
    }

    /**
     * One tick with the given {@link Buttons} held. A step is made as a whole, whatever a game's own code throws: where
     * a {@link Controller} throws, its actor holds nothing; where a {@link ContactFilter} does, the two collide; where
     * the listener does, it still gets the remaining events. After the step and all its events, the first of what was
     * thrown is thrown, the others being suppressed in it; the world can be stepped, edited, saved and restored as
     * ever. Only a stack overflow is thrown at once and alone, and may have broken off a step.
     *
     * @param buttons bits of the {@link Buttons} that the player holds
     * @throws IllegalArgumentException if a {@link PlatformMotion} gives a number that is not finite or beyond 1e12 px;
     *     this, and what else a motion throws, is thrown at once: nothing has moved then, and the step has not been
     *     made
     * @throws IllegalStateException in mid-step, from a {@link Controller}
     */
    public void step(int buttons) {
        requireBetweenSteps();
        isInStep = true;
        faults.begin();
        try {
            pipeline.step(buttonSource, buttons);
            isStepped = true;
        } finally {
            isInStep = false;
            faults.end();
        }
        if (listener != null) {
            notifyListener();
        }
        faults.throwFirst();
    }

    /** A controller must not pull the level away from under the step that asks it. */
    private void requireBetweenSteps() {
        if (isInStep) {
            throw new IllegalStateException(
                    "a world is stepped, edited and restored between two steps or by a listener, not by a controller");
        }
    }

    /**
     * What a listener does to the world acts from the next step on, and must not change the remaining events of this
     * one.
     */
    private void notifyListener() {
        Simulation notified = sim;
        Event[] events = new Event[notified.events.count()];
        for (int i = 0; i < events.length; i++) {
            events[i] = notified.event(i);
        }
        Consumer<Event> current = listener;
        for (Event event : events) {
            try {
                current.accept(event);
            } catch (StackOverflowError e) {
                // As of a listener that steps the world in every event: with the remaining ones that would never end.
                faults.forget();
                throw e;
            } catch (RuntimeException | Error e) {
                faults.note(e);
            }
        }
    }

    /**
     * Switches the finding of pairs, which is on at first: without it actors do not interact, enemies included, though
     * pickups are collected, and many actors cost less. Of many actors in one spot not every pair is found: each actor
     * is paired with the first 1,024 by id of those after it, fewer where there are more than 2,000 actors.
     *
     * @param on whether overlapping actors are found
     */
    public void setFindsPairs(boolean on) {
        pipeline.setFindsPairs(on);
    }

    /**
     * Sets how fine the partition is by which overlapping actors are found. That changes only the time of a step, no
     * result; small cells suit dense actors. Outlives edits of the level. In a level so large that the partition would
     * have more than about a million cells these are twice as large, or four times and so on.
     *
     * @param levelCells how many of the level's cells one of the partition has along a side, 1 to 1024; 0, as at first,
     *     for 16, or fewer where actors are so dense that there would be more than one a cell
     * @throws IllegalArgumentException if it is none of these
     */
    public void setPartition(int levelCells) {
        if (levelCells < UniformGrid.AUTOMATIC || levelCells > UniformGrid.MAX_LEVEL_CELLS) {
            throw new IllegalArgumentException(
                    "a cell of the partition has 1 to 1024 cells of the level along a side, or "
                            + "0 for as many as suit the crowd, not "
                            + levelCells);
        }
        sim.locator.setPartition(levelCells);
    }

    /**
     * Gives a platform a way of the game's own instead of its path, from the next step on; null gives the path back.
     *
     * @param platformId id of the platform
     * @param motion the way, or null
     * @throws IllegalArgumentException if there is no such platform
     */
    public void setPlatformMotion(String platformId, PlatformMotion motion) {
        int index = sim.scene.platforms.indexOf(platformId);
        if (index < 0) {
            throw new IllegalArgumentException("there is no platform '" + platformId + "'");
        }
        sim.platforms.motions[index] = motion;
    }

    /**
     * Limits how much of its support's velocity an actor inherits when it jumps; at first there is no limit. Outlives
     * edits of the level, and is no part of the state that is saved. Appendix A Ch10.
     *
     * @param sideways px/s, 0 or more; infinite for no limit
     * @param upwards px/s, 0 or more; infinite for no limit
     * @throws IllegalArgumentException if one is negative or NaN
     */
    public void setInheritedSpeedCap(double sideways, double upwards) {
        if (!(sideways >= 0 && upwards >= 0)) {
            throw new IllegalArgumentException(
                    "a cap on inherited speed is 0 or more, not " + sideways + " and " + upwards);
        }
        sim.input.capInherited(sideways, upwards);
    }

    /**
     * Sets the game's own collision rule; null is none.
     *
     * @param filter the rule, or null
     */
    public void setFilter(ContactFilter filter) {
        sim.queries.depths.setRule(filter == null ? null : faults.guard(filter));
    }

    /**
     * Sets the listener, which gets every event at the end of its step, in order; null is none. A steady state
     * allocates with it, as events become values.
     *
     * @param eventListener the listener, or null
     */
    public void setListener(Consumer<Event> eventListener) {
        listener = eventListener;
    }

    /** {@return questions about the world as it is now; ask for it anew after an {@link #edit}} */
    public Queries queries() {
        return new Queries(sim);
    }

    /** {@return what explains the physics, for a view of it; ask for it anew after every step} */
    public Inspection inspection() {
        return new Inspection(sim, isStepped);
    }

    /**
     * {@return the actors, sorted by id; a view that always shows the current state (of the level as it was when this
     * was called)}
     */
    public Actors actors() {
        return actors;
    }

    /** {@return the platforms, sorted by id; a view like {@link #actors()}} */
    public Platforms platforms() {
        return platforms;
    }

    /** {@return index of the player among the actors, −1 if the level has no spawn} */
    public int player() {
        return pipeline.player();
    }

    /**
     * {@return the last tick in which an area that acts on entering actors, such as a spring, did so; −1 if it has not,
     * or not since it was edited; for drawing, and no part of the state that is saved}
     *
     * @param objectId id of the area
     */
    public long lastActed(String objectId) {
        return sim.areaEffects.lastActed(objectId);
    }

    /**
     * {@return true if a group of tiles and platforms is on now; one that the level does not have always is}
     *
     * @param group name of the group
     */
    public boolean isGroupOn(String group) {
        return sim.groups.isOn(group);
    }

    /**
     * Shows the tiles that are not as the level has them: gone, of a group that is not there, or about to crumble; for
     * drawing.
     *
     * @param visitor is shown each, by rows within a part of the level
     */
    public void forEachChangedTile(ChangedTile visitor) {
        sim.changes.forEach(visitor);
    }

    /** {@return number of events in the last step} */
    public int eventCount() {
        return sim.events.count();
    }

    /**
     * {@return what an event of the last step is; allocates nothing}
     *
     * @param index 0 to one less than there were
     * @throws IndexOutOfBoundsException if there were no more than that
     */
    public EventType eventType(int index) {
        return sim.events.type(Objects.checkIndex(index, eventCount()));
    }

    /**
     * {@return index of the actor that an event of the last step happened to; allocates nothing}
     *
     * @param index 0 to one less than there were
     * @throws IndexOutOfBoundsException if there were no more than that
     */
    public int eventActor(int index) {
        return sim.events.subject(Objects.checkIndex(index, eventCount()));
    }

    /**
     * {@return an event of the last step as a value (allocates; for drawing, traces and games)}
     *
     * @param index 0 to one less than there were
     * @throws IndexOutOfBoundsException if there were no more than that
     */
    public Event event(int index) {
        return sim.event(Objects.checkIndex(index, eventCount()));
    }

    /** {@return number of contacts in the last step, for drawing} */
    public int contactCount() {
        return sim.events.contacts();
    }

    /**
     * {@return a contact of the last step as a value (allocates; for drawing)}
     *
     * @param index 0 to one less than there were
     * @throws IndexOutOfBoundsException if there were no more than that
     */
    public Contact contact(int index) {
        return sim.events.contact(Objects.checkIndex(index, contactCount()), sim.actors, sim.scene);
    }

    /** {@return a new copy of the whole state} */
    public Snapshot save() {
        Snapshot snapshot = new Snapshot();
        save(snapshot);
        return snapshot;
    }

    /**
     * Copies the whole state into {@code reuse}, without allocation when it came from this world.
     *
     * @param reuse takes the state; what it held is lost
     */
    public void save(Snapshot reuse) {
        reuse.reused().take(sim.state, sim.scene);
    }

    /**
     * Puts a saved state back; the level is the current one. Objects that were added since stay as they are, removed
     * ones are gone.
     *
     * @param snapshot taken from a world of this level or an earlier version of it
     * @throws NullPointerException if the snapshot is null
     * @throws IllegalStateException in mid-step, from a {@link Controller}
     */
    public void restore(Snapshot snapshot) {
        requireBetweenSteps();
        isStepped = false;
        LevelSwap.restore(sim, snapshot.state(), snapshot.dx(), snapshot.dy());
    }

    /**
     * {@return FNV-1a over the tick, then the bits of x, y, vx, vy, state, alive per present actor by id, then x, y per
     * platform by id, then what has crumbled and which groups are on, where there is such a thing}
     */
    public long hash() {
        return hasher.ofRun(sim.state);
    }

    /** {@return a hash over everything that can change what happens next, for save-and-restore tests} */
    public long fullHash() {
        return hasher.ofAll(sim.state);
    }
}
