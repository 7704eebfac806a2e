package dev.ledge.engine.world;

/** The phases of a step, one after the other and always in this order; each acts on all actors before the next begins. */
final class Phases {
    final Controller[] controllers = new Controller[ActorKind.values().length];
    final Faults faults = new Faults();
    /** True until the next step if the level was edited. */
    boolean edited;

    boolean findsPairs = true;

    /** One tick of a world. */
    void step(World world, int buttons) {
        Sim sim = world.sim;
        movePlatforms(sim);
        begin(sim);
        pushAndCarry(sim);
        control(world, buttons);
        move(sim);
        support(sim);
        crushOrWedge(sim);
        pairs(sim, world.player);
        end(sim);
    }

    private void begin(Sim sim) {
        Actors a = sim.actors;
        sim.events.clear();
        sim.crowd.whereabouts.forget();
        sim.triggers.begin();
        sim.markers.begin();
        sim.stacks.begin();
        if (edited) {
            sim.lives.standAll();
        }
        sim.carrier.refresh();
        if (a.begin()) {
            for (int i = 0; i < a.count; i++) {
                if ((a.flags[i] & (Actors.MAY_OVERLAP | Actors.EMBEDDED)) != 0 && a.isActive(i)) {
                    sim.crush.recover(i);
                }
            }
        }
        sim.crowd.applyRepel(sim.scene.topDown);
        if (edited) {
            edited = false;
            if (sim.tick > 0) {
                sim.ground.recheckAll();
            }
        }
    }

    /** Phase 1: platforms move along their paths. */
    private static void movePlatforms(Sim sim) {
        sim.platforms.advance(sim.tick + 1);
    }

    /** Phase 2: actors in a platform's way are pushed, riders are carried. */
    private static void pushAndCarry(Sim sim) {
        sim.carrier.pushAndCarry();
    }

    /** Phase 3: buttons become intent, intent becomes velocity. */
    private void control(World world, int buttons) {
        Sim sim = world.sim;
        Actors a = sim.actors;
        for (int i = 0; i < a.count; i++) {
            sim.locomotion.control(i, held(world, i, buttons));
        }
    }

    /** What an actor's controller holds; nothing if it throws. */
    private int held(World world, int i, int buttons) {
        try {
            return controllers[world.sim.actors.kinds[i].ordinal()].control(world, i, buttons);
        } catch (RuntimeException | Error e) {
            faults.note(e);
            return Buttons.NONE;
        }
    }

    /** Phase 4: swept motion, earliest contact first. */
    private static void move(Sim sim) {
        Actors a = sim.actors;
        for (int i = 0; i < a.count; i++) {
            sim.mover.move(i);
        }
        sim.carrier.pushDeferred();
    }

    /** Phase 5: ground, hazards and goals. */
    private static void support(Sim sim) {
        sim.mover.support();
    }

    /** Phase 6: what was squeezed escapes or is crushed; what is blocked from both sides in any other way is wedged. */
    private static void crushOrWedge(Sim sim) {
        Actors a = sim.actors;
        for (int i = 0; i < a.count; i++) {
            if (a.has(i, Actors.SQUEEZED)) {
                sim.crush.resolve(i);
                sim.mover.support(i);
            } else if ((a.flags[i] & (Actors.WEDGED | Actors.WAS_WEDGED)) == Actors.WEDGED) {
                sim.events.add(EventType.WEDGED, i);
            }
        }
    }

    /** Phase 7: actors among each other. */
    private void pairs(Sim sim, int player) {
        if (!findsPairs) {
            return;
        }
        sim.crowd.pairs(sim.scene.topDown);
        if (player >= 0) {
            sim.crowd.bounce(player);
        }
    }

    private static void end(Sim sim) {
        Actors a = sim.actors;
        for (int i = 0; i < a.count; i++) {
            sim.lives.finish(i);
        }
        a.end();
        sim.tick++;
    }
}
