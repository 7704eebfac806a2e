package dev.ledge.engine.world.internal.step;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.world.internal.cast.SolidDepths;
import dev.ledge.engine.world.internal.scene.ActorDefs;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.state.PlatformArrays;
import dev.ledge.engine.world.internal.state.SavedState;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.type.ActorKind;
import java.util.List;
import java.util.Objects;

/** Makes a simulation from a level, and adapts one to an edited level by object id. Cases ED-01, ED-02, MP-14. */
public final class LevelSwap {
    private LevelSwap() {}

    /** The simulation of a level at tick 0. */
    public static Simulation fresh(Level level) {
        List<ActorDefs.ActorDef> defs = ActorDefs.of(level);
        Simulation sim = new Simulation(new CompiledLevel(level, null), defs, new EventLog(defs.size()), 0);
        for (int i = 0; i < sim.actors.count; i++) {
            place(sim, i, defs.get(i));
        }
        // All actors are placed before any looks for ground: some stand on others.
        sim.standables.refresh();
        for (int i = 0; i < sim.actors.count; i++) {
            sim.lifecycle.settle(i);
            sim.depenetration.noteEmbedded(i);
        }
        sim.crumbling.noteStanding(0);
        return sim;
    }

    /** Places an actor where its level has it. */
    private static void place(Simulation sim, int i, ActorDefs.ActorDef def) {
        ActorArrays a = sim.actors;
        sim.placement.to(i, def.at().x() + rideX(sim, def), def.at().y() + rideY(sim, def));
        a.vx[i] = def.velocity().x();
        a.vy[i] = def.velocity().y();
        if (def.source().hasCopies()) {
            riseOutOfSolids(sim, i);
        }
    }

    /** Moves a copy that would start in something solid to the nearest free place above, or above the level. */
    private static void riseOutOfSolids(Simulation sim, int i) {
        SolidDepths depths = sim.queries.depths;
        double x = sim.actors.x[i];
        double y = sim.actors.y[i];
        double end = -sim.actors.h[i];
        while (y > end && depths.depth(i, x, y) > Sweep.SKIN) {
            // All the way out of what it is deepest in there is no free place.
            double exit = depths.exit(i, x, y, 0, -1, 0);
            y = Math.max(end, y - Math.max(Sweep.SKIN, exit));
        }
        sim.placement.to(i, x, y);
    }

    /** The simulation on an edited level: the same one unless moving objects or the clock differ. */
    public static Simulation edited(Simulation old, Level level) {
        CompiledLevel before = old.scene;
        CompiledLevel scene = new CompiledLevel(level, before);
        boolean sameCast = scene.platforms == before.platforms
                && level.player().equals(before.level.player())
                && scene.tickRate == before.tickRate;
        Simulation sim = old;
        if (sameCast) {
            sim.bind(scene);
        } else {
            sim = replaced(old, scene);
        }
        sim.standables.refresh();
        sim.riders.refresh();
        expectAnything(before, sim);
        sim.clock.isEdited = true;
        return sim;
    }

    private static Simulation replaced(Simulation old, CompiledLevel scene) {
        List<ActorDefs.ActorDef> defs = ActorDefs.of(scene.level);
        Simulation sim = new Simulation(scene, defs, old.events, old.clock.tick);
        old.events.remapActors(old.actors, old.scene, sim.actors);
        sim.queries.depths.setRule(old.queries.depths.rule());
        sim.locator.setPartitionLike(old.locator);
        sim.input.capInheritedLike(old.input);
        if (sim.clock.tick > 0) {
            sim.groups.copyFrom(old.groups);
            sim.cells.copyFrom(old.cells);
        }
        takePlatforms(old, sim);
        sim.changes.refresh();
        takeActors(old, sim, defs);
        sim.locator.forget();
        return sim;
    }

    /**
     * Puts a saved state into a simulation; what this has and the state has not stays as it is. One from another
     * version of the level is as after an edit: supports have to be found anew.
     *
     * @param dx how far everything has moved since, px
     * @param dy how far everything has moved since, px
     */
    public static void restore(Simulation sim, SavedState saved, double dx, double dy) {
        sim.clock.set(saved.tick());
        saved.copyTo(sim.state, sim.scene, dx, dy);
        sim.changes.refresh();
        sim.platformIndex.update();
        boolean isOther = dx != 0 || dy != 0 || !saved.scene().level.hasSameContent(sim.scene.level);
        if (isOther) {
            for (int i = 0; i < sim.actors.count; i++) {
                if (saved.has(sim.actors.ids[i])) {
                    remap(saved.scene(), saved.actorIds(), sim, i);
                }
            }
            expectAnything(saved.scene(), sim);
        }
        sim.locator.forget();
        sim.standables.refresh();
        sim.riders.refresh();
        sim.events.clear();
        sim.clock.isEdited = isOther || saved.isEdited();
    }

    /**
     * After another version of the level was put under a state: any actor may be penetrating, or the view may differ.
     */
    private static void expectAnything(CompiledLevel before, Simulation sim) {
        if (sim.scene.topDown != before.topDown) {
            sim.footing.turn(sim.scene.topDown);
        }
        sim.actors.setAll(ActorFlags.MAY_OVERLAP);
    }

    /** Copies the platforms' clocks; one whose path was edited continues from its place. */
    private static void takePlatforms(Simulation old, Simulation sim) {
        PlatformArrays p = sim.platforms;
        for (int i = 0; i < p.count; i++) {
            int from = old.scene.platforms.indexOf(sim.scene.platforms.ids[i]);
            if (from < 0) {
                if (!sim.scene.platforms.whenRidden[i]) {
                    p.since[i] = sim.clock.tick;
                }
                p.ran[i] = 0;
                continue;
            }
            p.motions[i] = old.platforms.motions[from];
            p.take(i, old.platforms, from);
            if (sim.scene.platforms.whenRidden[i] == old.scene.platforms.whenRidden[from]) {
                p.keepClock(i, sim.clock.tick, old.scene.tickRate);
            } else {
                p.since[i] = sim.scene.platforms.whenRidden[i] ? PlatformArrays.NEVER : sim.clock.tick;
            }
            Platform before = old.scene.platforms.sources[from];
            Platform now = sim.scene.platforms.sources[i];
            boolean samePath = before.effectivePath().equals(now.effectivePath())
                    && Objects.equals(before.effectiveMotion(), now.effectiveMotion());
            if (!samePath) {
                continueFromPlace(old, from, sim, i);
            }
        }
        p.place(sim.clock.tick);
        sim.platformIndex.update();
    }

    private static void takeActors(Simulation old, Simulation sim, List<ActorDefs.ActorDef> defs) {
        boolean[] isNew = new boolean[defs.size()];
        for (int i = 0; i < isNew.length; i++) {
            isNew[i] = !takeActor(old, sim, i, defs.get(i));
            if (isNew[i]) {
                place(sim, i, defs.get(i));
            } else {
                takeRider(old, sim, i);
            }
        }
        sim.standables.refresh();
        sim.riders.refresh();
        for (int i = 0; i < isNew.length && sim.standables.any(); i++) {
            if (!isNew[i]) {
                ActorArrays before = old.actors;
                sim.riderTransport.lift(i, sim.actors.h[i] - before.h[before.indexOf(sim.actors.ids[i])]);
            }
        }
        // All actors are placed before the new ones look for ground.
        for (int i = 0; i < isNew.length; i++) {
            if (isNew[i]) {
                sim.lifecycle.settle(i);
            }
        }
    }

    /** An edit is no motion: the riders of a dragged platform move with it, if there is room, without velocity. */
    private static void takeRider(Simulation old, Simulation sim, int i) {
        ActorArrays a = sim.actors;
        int platform = a.supportMajor[i];
        int from = a.supportKind[i] == SupportKind.PLATFORM
                ? old.scene.platforms.indexOf(sim.scene.platforms.ids[platform])
                : -1;
        if (from < 0 || !isSameShape(old.scene.platforms.sources[from], sim.scene.platforms.sources[platform])) {
            return;
        }
        double x = a.x[i] + (sim.platforms.x[platform] - old.platforms.x[from]);
        double y = a.y[i] + (sim.platforms.y[platform] - old.platforms.y[from]);
        if (sim.queries.depths.depth(i, x, y) <= Sweep.SKIN) {
            sim.placement.to(i, x, y);
        }
    }

    /**
     * True if only the place changed: with another shape another corner is at {@code at}, and riders stay. Case ED-02.
     */
    private static boolean isSameShape(Platform before, Platform now) {
        return Objects.equals(before.common().size(), now.common().size())
                && Objects.equals(before.points(), now.points());
    }

    /** Sets the clock of a platform whose path was edited to the time at which the new path is nearest to its place. */
    private static void continueFromPlace(Simulation old, int from, Simulation sim, int i) {
        PlatformArrays p = sim.platforms;
        double x = old.platforms.x[from] - old.scene.platforms.homeX[from];
        double y = old.platforms.y[from] - old.scene.platforms.homeY[from];
        int leg = old.scene.platforms.tracks[from].leg(old.platforms.clock(from, sim.clock.tick));
        double time = sim.scene.platforms.tracks[i].nearestTime(x, y, leg);
        double change = time - p.clock(i, sim.clock.tick);
        if (Math.abs(change) > Tolerance.ROUNDING) {
            p.shift[i] += change;
        }
    }

    /** Before the first step what a spawn rides may come to be there, go, or begin elsewhere. */
    private static boolean startsElsewhere(
            Simulation old, ActorDefs.ActorDef before, Simulation sim, ActorDefs.ActorDef def) {
        return sim.clock.tick == 0 && (rideX(old, before) != rideX(sim, def) || rideY(old, before) != rideY(sim, def));
    }

    private static double rideX(Simulation sim, ActorDefs.ActorDef def) {
        return sim.platforms.offsetX(sim.scene.platforms.indexOf(def.rides()));
    }

    private static double rideY(Simulation sim, ActorDefs.ActorDef def) {
        return sim.platforms.offsetY(sim.scene.platforms.indexOf(def.rides()));
    }

    /** Copies an actor; false if there was none, or its place in the level changed. */
    private static boolean takeActor(Simulation old, Simulation sim, int i, ActorDefs.ActorDef def) {
        int from = old.actors.indexOf(def.id());
        if (from < 0 || isPlacedAnew(old, old.defs.get(from), sim, def)) {
            return false;
        }
        ActorArrays a = sim.actors;
        double width = a.w[i];
        double height = a.h[i];
        long behaviour = a.flags[i] & ActorFlags.BEHAVIOUR;
        a.copyOne(i, old.actors, from);
        ActorDefs.ActorDef before = old.defs.get(from);
        if (before.profile().flags != def.profile().flags || before.flags() != def.flags()) {
            a.flags[i] = a.flags[i] & ~ActorFlags.BEHAVIOUR | behaviour;
        }
        a.clear(i, ActorFlags.RUNS);
        if (!a.profiles[i].hasSkills) {
            a.endSkills(i);
        }
        boolean isSized = !before.size().equals(def.size());
        resize(sim, i, isSized ? width : a.w[i], isSized ? height : a.h[i]);
        remap(old.scene, old.actors.ids, sim, i);
        sim.visits.take(i, old.visits, from, sim.scene.areas, old.scene.areas);
        return true;
    }

    /** True if an actor is another one now, or has another place in the level. */
    private static boolean isPlacedAnew(
            Simulation old, ActorDefs.ActorDef before, Simulation sim, ActorDefs.ActorDef def) {
        return before.kind() != def.kind()
                || def.kind() != ActorKind.PLAYER && !before.at().equals(def.at())
                || startsElsewhere(old, before, sim, def);
    }

    /** Gives an actor a size; one that crouches stands up for another height. Feet and middle stay. Case ED-02. */
    private static void resize(Simulation sim, int i, double width, double height) {
        ActorArrays a = sim.actors;
        double newHeight = height;
        if (a.has(i, ActorFlags.CROUCHES) && (height != a.h[i] || a.profiles[i].crouchHeight <= 0)) {
            newHeight = height == a.h[i] ? a.standingHeight[i] : height;
            a.clear(i, ActorFlags.CROUCHES);
        }
        sim.placement.by(i, (a.w[i] - width) / 2, a.h[i] - newHeight);
        a.w[i] = width;
        a.h[i] = newHeight;
    }

    /**
     * Finds what an actor stands on, or drops through, again by id, or by cell.
     *
     * @param before the version of the level that its indices are of
     * @param actorIds the actors of that version
     */
    private static void remap(CompiledLevel before, String[] actorIds, Simulation sim, int i) {
        ActorArrays a = sim.actors;
        int support = a.supportMajor[i];
        int now = switch (a.supportKind[i]) {
            case SupportKind.PLATFORM -> sim.scene.platforms.indexOf(before.platforms.ids[support]);
            case SupportKind.POLYGON -> sim.scene.polygons.indexOf(before.polygons.ids[support]);
            case SupportKind.ACTOR -> a.indexOf(actorIds[support]);
            // A smaller level has cut off the tiles that are outside now.
            default -> sim.scene.terrain.contains(support, a.supportMinor[i]) ? support : -1;
        };
        sim.footing.renumber(i, now);
        a.dropPlatform[i] = platformNow(before, sim, a.dropPlatform[i]);
        a.dropBefore[i] = platformNow(before, sim, a.dropBefore[i]);
        int pressed = a.dropPolygon[i];
        a.dropPolygon[i] = pressed < 0 ? -1 : sim.scene.polygons.indexOf(before.polygons.ids[pressed]);
    }

    /** Index of a platform in the level as it is now, −1 for one that is gone, and for none. */
    private static int platformNow(CompiledLevel before, Simulation sim, int platform) {
        return platform < 0 ? -1 : sim.scene.platforms.indexOf(before.platforms.ids[platform]);
    }
}
