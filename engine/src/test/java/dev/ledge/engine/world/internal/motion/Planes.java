package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.step.Simulation;

/** Planes of any normal, as an actor's set has them that has hit them where it is. */
final class Planes {
    private Planes() {}

    /** A set of none of them. */
    static ContactSet none(Simulation sim, MotionCasts casts) {
        return new ContactSet(sim.actors, casts, sim.footing.motion);
    }

    /** Adds one, as if the first actor stood on it for a moment. */
    static void add(ContactSet planes, Simulation sim, int kind, int major, int minor, double nx, double ny) {
        ActorArrays a = sim.actors;
        byte supportKind = a.supportKind[0];
        int supportMajor = a.supportMajor[0];
        int supportMinor = a.supportMinor[0];
        double groundX = a.groundX[0];
        double groundY = a.groundY[0];
        a.supportKind[0] = (byte) kind;
        a.supportMajor[0] = major;
        a.supportMinor[0] = minor;
        a.groundX[0] = nx;
        a.groundY[0] = ny;
        planes.addSupport(0);
        a.supportKind[0] = supportKind;
        a.supportMajor[0] = supportMajor;
        a.supportMinor[0] = supportMinor;
        a.groundX[0] = groundX;
        a.groundY[0] = groundY;
    }

    /** Lets a platform move so far in the step that is under way, px. */
    static void move(Simulation sim, int platform, double dx, double dy) {
        sim.platforms.oldX[platform] = 0;
        sim.platforms.oldY[platform] = 0;
        sim.platforms.newX[platform] = dx;
        sim.platforms.newY[platform] = dy;
    }
}
