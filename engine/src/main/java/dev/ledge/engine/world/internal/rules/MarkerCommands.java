package dev.ledge.engine.world.internal.rules;

import dev.ledge.engine.world.internal.broadphase.RidingAreas;
import dev.ledge.engine.world.internal.broadphase.StandableActors;
import dev.ledge.engine.world.internal.motion.Placement;
import dev.ledge.engine.world.internal.motion.RouteCommands;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.Tolerance;
import dev.ledge.engine.world.internal.scene.TriggerAreas;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.support.ActiveSurfaces;
import dev.ledge.engine.world.internal.support.Footing;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.EventType;
import java.util.Arrays;

/**
 * Enemies and markers: an enemy whose centre enters a marker's area obeys the marker's command at that point of its
 * path, however fast it is. Case AI-01, article S000 (position markers).
 */
public final class MarkerCommands implements RouteCommands {
    /** Most markers that an actor obeys in a tick. */
    private static final int MAX_PER_TICK = 256;

    /** Most markers that a walker obeys on a straight path. */
    private static final int MAX_PER_PATH = 16;

    /** Markers after which a cycle is looked for. */
    private static final int SETTLED = 16;

    private final ActorArrays a;
    private final EventLog events;
    private final StandableActors standables;
    private final Footing footing;
    private final ActiveSurfaces surfaces;
    private final Placement placement;
    private final TriggerAreas areas;
    private final MarkerSearch search;
    private final double dt;
    /** Per actor: up to where its path in this step has been searched, px; the upper left corner. */
    private final double[] seenX;

    private final double[] seenY;
    /** The part of the step that was left there. */
    private final double[] seenRest;
    /** Place and velocity of an actor at the start of a cycle, and the rest of the tick then. */
    private double roundX;

    private double roundY;
    private double roundVx;
    private double roundVy;
    private double roundLeft;

    public MarkerCommands(
            CompiledLevel scene,
            ActorArrays actors,
            EventLog events,
            StandableActors standables,
            Footing footing,
            ActiveSurfaces surfaces,
            Placement placement,
            RidingAreas riding) {
        a = actors;
        this.events = events;
        this.standables = standables;
        this.footing = footing;
        this.surfaces = surfaces;
        this.placement = placement;
        areas = scene.areas;
        search = new MarkerSearch(areas, riding);
        dt = scene.dt;
        int count = areas.anyMarker ? a.count : 0;
        seenX = new double[count];
        seenY = new double[count];
        seenRest = new double[count];
    }

    @Override
    public boolean any() {
        return areas.anyMarker;
    }

    /** Starts the paths of a step where the actors are. */
    public void begin() {
        if (!areas.anyMarker) {
            return;
        }
        System.arraycopy(a.x, 0, seenX, 0, seenX.length);
        System.arraycopy(a.y, 0, seenY, 0, seenY.length);
        Arrays.fill(seenRest, 1);
    }

    /** Restarts the path of an actor that was placed elsewhere. */
    public void placed(int i) {
        if (areas.anyMarker) {
            seenX[i] = a.x[i];
            seenY[i] = a.y[i];
        }
    }

    @Override
    public void patrol(int i, double dx, double dy) {
        boolean patrols = a.kinds[i] == ActorKind.PATROLLER;
        double left = 1;
        double restX = dx;
        double restY = dy;
        for (int k = 0; k < MAX_PER_TICK && left > Tolerance.INSTANT; k++) {
            double t = areas.anyMarker ? ahead(i, restX, restY, left) : 1;
            if (!areas.anyMarker || search.found() < 0) {
                placement.by(i, restX, restY);
                standables.moved(i);
                return;
            }
            placement.by(i, restX * t, restY * t);
            double vx = a.vx[i];
            double vy = a.vy[i];
            double before = left;
            left *= 1 - t;
            executeNearest(i, left);
            if (k == SETTLED) {
                noteRound(i, left);
            } else if (k > SETTLED && isRound(i)) {
                // A fast actor repeats a cycle many times: whole cycles end where they began.
                double round = roundLeft - left;
                left = round > 0 ? left % round : 0;
                noteRound(i, Double.POSITIVE_INFINITY);
            }
            if (patrols) {
                restX = a.vx[i] * dt * left;
                restY = a.vy[i] * dt * left;
            } else {
                restX *= turned(vx, a.vx[i]) * left / before;
                restY *= turned(vy, a.vy[i]) * left / before;
            }
        }
        standables.moved(i);
    }

    /** What a command makes of the rest of a displacement, the mean of two speeds, along one axis. */
    private static double turned(double before, double now) {
        return now == before ? 1 : now / before;
    }

    private void noteRound(int i, double left) {
        roundLeft = left;
        roundX = a.x[i];
        roundY = a.y[i];
        roundVx = a.vx[i];
        roundVy = a.vy[i];
    }

    /** True if an actor is where it was when a cycle began, with the same velocity. */
    private boolean isRound(int i) {
        return roundLeft < Double.POSITIVE_INFINITY
                && a.vx[i] == roundVx
                && a.vy[i] == roundVy
                && Math.abs(a.x[i] - roundX) + Math.abs(a.y[i] - roundY) <= Tolerance.CONTACT;
    }

    /** Executes, one after the other, the markers that a walker entered on the part of its path not yet searched. */
    public void passed(int i) {
        if (!areas.anyMarker) {
            return;
        }
        double x = seenX[i];
        double y = seenY[i];
        double dx = a.x[i] - x;
        double dy = a.y[i] - y;
        double left = seenRest[i];
        placed(i);
        seenRest[i] = 0;
        for (int k = 0; k < MAX_PER_PATH && (dx != 0 || dy != 0 || left > 0 && areas.anyMarkerRides); k++) {
            double part = search.enter(x + a.w[i] / 2, y + a.h[i] / 2, dx, dy, left);
            if (search.found() < 0) {
                return;
            }
            if (!turnsBack(i, search.foundDx())) {
                executeNearest(i, 0);
            }
            x += dx * part;
            y += dy * part;
            dx *= 1 - part;
            dy *= 1 - part;
            left *= 1 - part;
        }
    }

    /** True if the marker found last would turn an actor that already walks away from where it is transported. */
    private boolean turnsBack(int i, double dx) {
        return dx != 0 && dx < 0 != a.has(i, ActorFlags.FACES_LEFT) && areas.commands[search.found()].equals("turn");
    }

    @Override
    public double ahead(int i, double dx, double dy, double rest) {
        return search.enter(a.x[i] + a.w[i] / 2, a.y[i] + a.h[i] / 2, dx, dy, rest);
    }

    @Override
    public boolean isAtNearest(int i, double rest) {
        return search.isAtFound(a.x[i] + a.w[i] / 2, a.y[i] + a.h[i] / 2, rest);
    }

    @Override
    public void executeNearest(int i, double rest) {
        placed(i);
        seenRest[i] = rest;
        obey(i, areas.commands[search.found()], search.found());
    }

    private void obey(int i, String commands, int marker) {
        double vx = a.vx[i];
        double vy = a.vy[i];
        double speed = Math.sqrt(vx * vx + vy * vy);
        boolean patrols = a.kinds[i] == ActorKind.PATROLLER;
        boolean wasLeft = a.has(i, ActorFlags.FACES_LEFT);
        switch (commands) {
            case "turn" -> head(i, -vx, -vy, !wasLeft);
            case "left" -> head(i, -speed, 0, true);
            case "right" -> head(i, speed, 0, false);
            case "up" -> head(i, 0, -speed, wasLeft);
            case "down" -> head(i, 0, speed, wasLeft);
            default -> {
                setVelocity(i, 0, 0);
                halt(i);
                a.set(i, ActorFlags.STOPPED);
            }
        }
        boolean isOtherWay = patrols && (vx * a.vy[i] != vy * a.vx[i] || vx * a.vx[i] + vy * a.vy[i] < 0);
        if (isOtherWay || wasLeft != a.has(i, ActorFlags.FACES_LEFT)) {
            reportTurn(i, marker);
        }
    }

    /** Turns an actor to a side; a patroller takes a velocity, too. */
    private void head(int i, double vx, double vy, boolean left) {
        if (a.kinds[i] == ActorKind.PATROLLER) {
            setVelocity(i, vx, vy);
        }
        face(i, left);
    }

    private void setVelocity(int i, double vx, double vy) {
        a.setVelocity(i, vx + 0.0, vy + 0.0);
    }

    /**
     * Turns an actor to a side. A walker's velocity turns at once, also in flight, or braking would take it over a
     * ledge or out of a marker. Case AI-02.
     */
    private void face(int i, boolean left) {
        if (left == a.has(i, ActorFlags.FACES_LEFT)) {
            return;
        }
        if (left) {
            a.set(i, ActorFlags.FACES_LEFT);
        } else {
            a.clear(i, ActorFlags.FACES_LEFT);
        }
        if (a.kinds[i] != ActorKind.WALKER) {
            return;
        }
        int ahead = left ? -1 : 1;
        if (a.speed[i] * ahead < 0) {
            a.speed[i] = ahead * speedBack(i);
        } else if ((a.state[i] == ActorArrays.AIR || footing.isSeenFromAbove()) && a.vx[i] * ahead < 0) {
            a.vx[i] = -a.vx[i];
        }
    }

    /**
     * Speed after a turn, px/s: the speed before; for an actor that slides against a belt, or was transported onto
     * other ground in this step, at most its walking speed or its own speed over that ground, or turning would add
     * speed. The same on ground that moves as on ground that stands.
     */
    private double speedBack(int i) {
        double own = Math.abs(a.speed[i]);
        double transport = footing.motion.transportOnGround(i);
        if (transport == 0) {
            return own;
        }
        return Math.min(own, Math.max(surfaces.topSpeed(i), Math.abs(a.speed[i] * -a.groundY[i] + transport)));
    }

    /** Reports that an enemy turned; between two markers perhaps more than once. */
    private void reportTurn(int i, int marker) {
        a.sinceTurn[i] = 0;
        events.addOnce(EventType.TURNED, i, EventLog.AREA, marker, 0);
    }

    /** Turns an actor round by its own decision. */
    public void turn(int i) {
        face(i, !a.has(i, ActorFlags.FACES_LEFT));
        a.sinceTurn[i] = 0;
        events.add(EventType.TURNED, i);
    }

    /** Stops an actor on the ground. */
    public void halt(int i) {
        if (a.state[i] == ActorArrays.GROUND) {
            a.speed[i] = 0;
        }
    }
}
