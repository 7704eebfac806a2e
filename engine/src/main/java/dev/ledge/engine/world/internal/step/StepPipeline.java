package dev.ledge.engine.world.internal.step;

import dev.ledge.engine.world.internal.scene.ActorDefs;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.ContactLog;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.EventType;

/**
 * The phases of a step, one after the other and always in this order; each acts on all actors before the next begins.
 */
public final class StepPipeline {
    private static final long ACTIVE = ActorFlags.ALIVE | ActorFlags.PRESENT;
    private static final long TO_LOOK_AFTER = ACTIVE | ActorFlags.SUPPORTED;
    private static final long TO_CRUSH = ActorFlags.CRUSH_CANDIDATE | ActorFlags.CRUSHED;

    private final Simulation sim;
    private final ActorArrays a;
    /** Index of the player, −1 if there is none. */
    private final int player;

    /** False if the level has none, and what looks at platforms alone need not be asked. */
    private final boolean anyPlatform;

    private boolean findsPairs = true;

    public StepPipeline(Simulation sim) {
        this.sim = sim;
        a = sim.actors;
        player = a.indexOf(ActorDefs.PLAYER);
        anyPlatform = sim.platforms.count > 0;
    }

    /** Copies the options of another pipeline. */
    public void continueLike(StepPipeline other) {
        findsPairs = other.findsPairs;
    }

    /** Switches the finding of pairs, which is on at first. */
    public void setFindsPairs(boolean on) {
        findsPairs = on;
    }

    /** Index of the player, −1 if there is none. */
    public int player() {
        return player;
    }

    /** One tick. */
    public void step(ButtonSource source, int buttons) {
        startAgain();
        movePlatforms();
        begin();
        control(source, buttons);
        move();
        crushOrWedge();
        support();
        keepContacts();
        enterAreas();
        pairs();
        end();
    }

    /** After an edit before the first step: all that is true at tick 0 is found anew. */
    private void startAgain() {
        if (sim.clock.isEdited && sim.clock.tick == 0) {
            sim.clock.isEdited = false;
            sim.lifecycle.startAll();
            sim.crumbling.noteStanding(0);
        }
    }

    /** Platforms choose where along their paths they go in this step. */
    private void movePlatforms() {
        sim.clock.line = sim.clock.tick + 1;
        sim.events.clear();
        sim.changes.begin();
        if (anyPlatform) {
            sim.platforms.advance(sim.clock.tick + 1);
            sim.platformIndex.update();
            sim.riding.update();
        }
    }

    /** Penetrating actors are pushed out, repel velocities act, and supports take up their speed. */
    private void begin() {
        sim.locator.forget();
        sim.paths.begin();
        sim.markers.begin();
        if (sim.clock.isEdited) {
            sim.lifecycle.standAll();
        }
        // What a belt gives to a body, that gives to its riders.
        sim.belts.begin();
        sim.supports.refresh();
        if (a.begin()) {
            sim.depenetration.recover();
        }
        sim.pairs.applyRepel(sim.scene.topDown);
        if (sim.clock.isEdited) {
            sim.clock.isEdited = false;
            sim.ground.recheckAll();
        }
        if (anyPlatform) {
            sim.supports.releaseRiders();
        }
    }

    /** Buttons become intent, intent becomes velocity. */
    private void control(ButtonSource source, int buttons) {
        for (int i = 0; i < a.count; i++) {
            sim.input.control(i, source.held(i, buttons));
        }
    }

    /** Platforms arrive; actors move by themselves and with their support, in one displacement among moving planes. */
    private void move() {
        if (anyPlatform) {
            sim.platforms.arrive();
        }
        sim.mover.move();
    }

    /** Crush candidates escape or are crushed; what is blocked from both sides in any other way is wedged. */
    private void crushOrWedge() {
        if (sim.standables.any()) {
            // From the lowest up: who stands on what escapes goes along, and may be out of its own press by that.
            int[] upwards = sim.standables.upwards();
            for (int k = 0; k < sim.standables.count(); k++) {
                crush(upwards[k]);
            }
        }
        for (int i = 0; i < a.count; i++) {
            if ((a.flags[i] & (ActorFlags.CRUSH_CANDIDATE | ActorFlags.WEDGED)) != 0) {
                crushOrWedge(i);
            }
        }
    }

    private void crushOrWedge(int i) {
        if (a.has(i, ActorFlags.CRUSH_CANDIDATE)) {
            crush(i);
        } else if (!a.has(i, ActorFlags.WAS_WEDGED)) {
            sim.events.add(EventType.WEDGED, i);
        }
    }

    private void crush(int i) {
        if ((a.flags[i] & TO_CRUSH) == ActorFlags.CRUSH_CANDIDATE) {
            sim.crushing.resolve(i);
        }
    }

    /** Ground, hazards and goals. */
    private void support() {
        if (sim.standables.any() || sim.triggers.any() || sim.markers.any()) {
            supportBodies();
            for (int i = 0; i < a.count; i++) {
                if ((a.flags[i] & TO_LOOK_AFTER) == ACTIVE) {
                    support(i);
                }
            }
            return;
        }
        // Flying actors need nothing here.
        for (int from = 0; from < a.count; from += Long.SIZE) {
            long standing = a.alike(from, ActorArrays.GROUND, TO_LOOK_AFTER, ACTIVE);
            for (; standing != 0; standing &= standing - 1) {
                support(from + Long.numberOfTrailingZeros(standing));
            }
        }
    }

    /**
     * Those that others may stand on, from the lowest up: an actor that loses its ground falls, and its riders as well.
     */
    private void supportBodies() {
        int[] upwards = sim.standables.upwards();
        for (int k = 0; k < sim.standables.count(); k++) {
            int i = upwards[k];
            if ((a.flags[i] & TO_LOOK_AFTER) == ACTIVE) {
                a.set(i, ActorFlags.SUPPORTED);
                support(i);
            }
        }
    }

    private void support(int i) {
        sim.mover.support(i);
        if (a.kinds[i] == ActorKind.WALKER && a.has(i, ActorFlags.WORLD_COLLISION)) {
            sim.markers.passed(i);
        }
    }

    /** A contact lasts until the two are apart, whether the actor presses on or not. */
    private void keepContacts() {
        for (int i = 0; i < a.count; i++) {
            int left = a.oldTouch[i] & ~a.touch[i] & ContactLog.TOLD;
            if (left != 0) {
                a.touch[i] |= (byte) sim.resting.among(i, left);
            }
        }
    }

    /** The player collects pickups, areas act on entering actors, and crumbling things go and come back. */
    private void enterAreas() {
        sim.triggers.collect();
        if (sim.standables.any()) {
            sim.footing.motion.noteBodies();
        }
        sim.areaEffects.act();
        sim.crumbling.act();
    }

    /** Pairs of actors. */
    private void pairs() {
        if (!findsPairs || a.count < 2) {
            return;
        }
        sim.pairs.find(sim.scene.topDown);
        if (player >= 0) {
            sim.pairs.bounce(player);
        }
    }

    /** Ends the step: deaths, the goal, respawns, counters. */
    private void end() {
        for (int i = 0; i < a.count; i++) {
            sim.lifecycle.finish(i);
            sim.drops.end(i);
        }
        a.end();
        sim.clock.set(sim.clock.tick + 1);
    }
}
