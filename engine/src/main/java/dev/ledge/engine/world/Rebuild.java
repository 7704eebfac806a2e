package dev.ledge.engine.world;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import java.util.List;
import java.util.Objects;

/** Makes a simulation from a level, and carries one over to an edited level by object id. Cases ED-01, ED-02, MP-14. */
final class Rebuild {
    private static final double UP = 1;
    private static final double CLOSE = 1e-9;

    private Rebuild() {}

    /** The simulation of a level at tick 0. */
    static Sim fresh(Level level) {
        Scene scene = Scene.of(level, null);
        List<Cast.Role> cast = Cast.of(level);
        Actors actors = new Actors(scene, cast);
        Sim sim = new Sim(scene, actors, new Platforms(scene), new EventLog(actors.count), 0, cast, null);
        for (int i = 0; i < actors.count; i++) {
            place(sim, i, cast.get(i));
        }
        // Everybody is where they are before anybody looks for ground: some stand on others.
        sim.crowd.standables.refresh();
        for (int i = 0; i < actors.count; i++) {
            sim.lives.settle(i);
            sim.crush.noteEmbedded(i);
        }
        return sim;
    }

    /** Puts an actor where its level says. */
    private static void place(Sim sim, int i, Cast.Role role) {
        Actors a = sim.actors;
        a.x[i] = role.at().x();
        a.y[i] = role.at().y();
        a.vx[i] = role.velocity().x();
        a.vy[i] = role.velocity().y();
        if (role.source() instanceof LevelObject.Body body && body.copies() != null) {
            riseOutOfSolids(sim, i);
        }
    }

    /** A copy that would start in something solid starts at the nearest free place above, by whole pixels. */
    private static void riseOutOfSolids(Sim sim, int i) {
        Actors a = sim.actors;
        double y = a.y[i];
        while (y > -a.h[i] - UP) {
            double sure = sureRise(sim, i, y);
            if (sure <= 0 && sim.solver.depth(i, a.x[i], y) <= Sweep.SKIN) {
                break;
            }
            y -= Math.max(UP, sure);
        }
        a.y[i] = y;
    }

    /**
     * How far up there is no free place for sure, in whole pixels, so that what is deep in something vast is soon out of it. How deep it is in a convex part
     * falls no faster than evenly until it has left that: half of the way out it is still in by half as much.
     */
    private static double sureRise(Sim sim, int i, double y) {
        double exit = sim.solver.exit(i, sim.actors.x[i], y, 0, -1, 2 * Sweep.SKIN);
        // Not above the level, where differences of whole pixels would round.
        return Math.floor(Math.min(exit, y) / 2);
    }

    /** The same simulation on an edited level. */
    static Sim edited(Sim old, Level level) {
        Scene scene = Scene.of(level, old.scene);
        boolean sameCast = scene.platforms == old.scene.platforms
                && level.player().equals(old.scene.level.player())
                && scene.tickRate == old.scene.tickRate;
        Sim sim;
        if (sameCast) {
            old.events.carryOver(old.actors, old.scene, old.actors);
            old.actors.rebind(scene);
            old.platforms.rebind(scene);
            boolean sameSize = scene.width == old.scene.width && scene.height == old.scene.height;
            Crowd crowd = sameSize ? old.crowd : null;
            sim = new Sim(scene, old.actors, old.platforms, old.events, old.tick, old.cast, crowd);
        } else {
            List<Cast.Role> cast = Cast.of(level);
            sim = new Sim(scene, new Actors(scene, cast), new Platforms(scene), old.events, old.tick, cast, null);
            old.events.carryOver(old.actors, old.scene, sim.actors);
            takePlatforms(old, sim);
            takeActors(old, sim, cast);
        }
        sim.crowd.filter = old.crowd.filter;
        sim.crowd.setPartitionLike(old.crowd, scene);
        sim.crowd.whereabouts.forget();
        sim.crowd.standables.refresh();
        sim.stacks.riders.refresh();
        sim.locomotion.capInheritedLike(old.locomotion);
        expectAnything(old.scene, sim);
        return sim;
    }

    /** After another version of the level was put under a state: anybody may be inside something, or see the level from another side. */
    static void expectAnything(Scene before, Sim sim) {
        if (sim.scene.topDown != before.topDown) {
            turnGravity(sim);
        }
        sim.crowd.mark(Actors.MAY_OVERLAP);
    }

    /** Platforms keep their clocks; one whose path was edited carries on from where it is. */
    private static void takePlatforms(Sim old, Sim sim) {
        Platforms p = sim.platforms;
        for (int i = 0; i < p.count; i++) {
            int from = old.scene.platforms.indexOf(sim.scene.platforms.ids[i]);
            if (from < 0) {
                if (!sim.scene.platforms.whenRidden[i]) {
                    p.since[i] = sim.tick;
                }
                continue;
            }
            p.motions[i] = old.platforms.motions[from];
            p.shift[i] = old.platforms.shift[from];
            p.since[i] = old.platforms.since[from];
            if (sim.scene.platforms.whenRidden[i] == old.scene.platforms.whenRidden[from]) {
                p.keepClock(i, sim.tick, old.scene.tickRate);
            } else {
                p.since[i] = sim.scene.platforms.whenRidden[i] ? Platforms.NEVER : sim.tick;
            }
            LevelObject.Platform before = old.scene.platforms.sources[from];
            LevelObject.Platform now = sim.scene.platforms.sources[i];
            boolean samePath = before.effectivePath().equals(now.effectivePath())
                    && Objects.equals(before.effectiveMotion(), now.effectiveMotion());
            if (!samePath) {
                carryOn(old, from, sim, i);
            }
        }
        p.place(sim.tick);
    }

    private static void takeActors(Sim old, Sim sim, List<Cast.Role> cast) {
        boolean[] isNew = new boolean[cast.size()];
        for (int i = 0; i < isNew.length; i++) {
            isNew[i] = !takeActor(old, sim, i, cast.get(i));
            if (isNew[i]) {
                place(sim, i, cast.get(i));
            } else {
                takeRider(old, sim, i);
            }
        }
        sim.crowd.standables.refresh();
        sim.stacks.riders.refresh();
        for (int i = 0; i < isNew.length && sim.crowd.anyStandable(); i++) {
            if (!isNew[i]) {
                Actors before = old.actors;
                sim.stacks.lift(i, sim.actors.h[i] - before.h[before.indexOf(sim.actors.ids[i])]);
            }
        }
        // Everybody is where they are before the new ones look for ground.
        for (int i = 0; i < isNew.length; i++) {
            if (isNew[i]) {
                sim.lives.settle(i);
            }
        }
    }

    /** An edit is no motion: who rides a platform that was dragged is taken along, if there is room, and gets no speed from it. */
    private static void takeRider(Sim old, Sim sim, int i) {
        Actors a = sim.actors;
        int platform = a.supportMajor[i];
        int from = a.supportKind[i] == Actors.PLATFORM
                ? old.scene.platforms.indexOf(sim.scene.platforms.ids[platform])
                : -1;
        if (from < 0 || !isSameShape(old.scene.platforms.sources[from], sim.scene.platforms.sources[platform])) {
            return;
        }
        double x = a.x[i] + (sim.platforms.x[platform] - old.platforms.x[from]);
        double y = a.y[i] + (sim.platforms.y[platform] - old.platforms.y[from]);
        if (sim.solver.depth(i, x, y) <= Sweep.SKIN) {
            a.x[i] = x;
            a.y[i] = y;
        }
    }

    /** One that was turned or pulled into another shape has another corner at its {@code at}; that takes nobody along. Case ED-02. */
    private static boolean isSameShape(LevelObject.Platform before, LevelObject.Platform now) {
        return Objects.equals(before.common().size(), now.common().size())
                && Objects.equals(before.points(), now.points());
    }

    private static void carryOn(Sim old, int from, Sim sim, int i) {
        Platforms p = sim.platforms;
        double x = old.platforms.x[from] - old.scene.platforms.homeX[from];
        double y = old.platforms.y[from] - old.scene.platforms.homeY[from];
        int leg = old.scene.platforms.tracks[from].leg(old.platforms.clock(from, sim.tick));
        double time = sim.scene.platforms.tracks[i].nearestTime(x, y, leg);
        double change = time - p.clock(i, sim.tick);
        if (Math.abs(change) > CLOSE) {
            p.shift[i] += change;
        }
    }

    /** Takes an actor over; false if there was none, or it has got another place. */
    private static boolean takeActor(Sim old, Sim sim, int i, Cast.Role role) {
        int from = old.actors.indexOf(role.id());
        boolean samePlace = from >= 0
                && old.actors.kinds[from] == role.kind()
                && (role.kind() == ActorKind.PLAYER
                        || old.cast.get(from).at().equals(role.at()) && old.actors.has(from, Actors.PRESENT));
        if (!samePlace) {
            return false;
        }
        Actors a = sim.actors;
        Actors b = old.actors;
        double width = a.w[i];
        double height = a.h[i];
        int behaviour = a.flags[i] & Actors.BEHAVIOUR;
        for (int k = 0; k < a.doubles.length; k++) {
            a.doubles[k][i] = b.doubles[k][from];
        }
        for (int k = 0; k < a.ints.length; k++) {
            a.ints[k][i] = b.ints[k][from];
        }
        for (int k = 0; k < a.bytes.length; k++) {
            a.bytes[k][i] = b.bytes[k][from];
        }
        if (old.cast.get(from).profile().flags != role.profile().flags
                || old.cast.get(from).flags() != role.flags()) {
            a.flags[i] = a.flags[i] & ~Actors.BEHAVIOUR | behaviour;
        }
        if (old.cast.get(from).size().equals(role.size())) {
            // Another one the game may have given it.
            width = a.w[i];
            height = a.h[i];
        }
        // A new size keeps the feet and the middle where they are. Case ED-02.
        a.x[i] += (a.w[i] - width) / 2;
        a.y[i] += a.h[i] - height;
        a.w[i] = width;
        a.h[i] = height;
        remap(old.scene, old.actors.ids, sim, i);
        return true;
    }

    /** Actors of a level that is now seen from above, or no longer. */
    private static void turnGravity(Sim sim) {
        Actors a = sim.actors;
        for (int i = 0; i < a.count; i++) {
            if (a.has(i, Actors.ALIVE)) {
                a.state[i] = sim.scene.topDown ? Actors.GROUND : Actors.AIR;
                a.supportKind[i] = Actors.NOTHING;
            }
        }
    }

    /**
     * Finds what an actor stands on, or drops through, again by id.
     *
     * @param before the version of the level that its indices are of
     * @param actorIds the actors of that version
     */
    static void remap(Scene before, String[] actorIds, Sim sim, int i) {
        Actors a = sim.actors;
        int support = a.supportMajor[i];
        int now = switch (a.supportKind[i]) {
            case Actors.PLATFORM -> sim.scene.platforms.indexOf(before.platforms.ids[support]);
            case Actors.POLYGON -> sim.scene.polygons.indexOf(before.polygons.ids[support]);
            case Actors.ACTOR -> a.indexOf(actorIds[support]);
            default -> support;
        };
        if (now < 0 && a.supportKind[i] != Actors.TILE) {
            a.supportKind[i] = Actors.NOTHING;
            now = 0;
        }
        a.supportMajor[i] = now;
        int dropped = a.dropPlatform[i];
        a.dropPlatform[i] = dropped < 0 ? -1 : sim.scene.platforms.indexOf(before.platforms.ids[dropped]);
    }
}
