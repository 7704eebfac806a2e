package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.ActiveSurfaces;
import dev.ledge.engine.world.internal.support.Footing;

/** Surfaces with a conveyor, which transport the actors on them. Cases SF-02, SF-03, article S003. */
public final class Belts implements LevelBound {
    private final ActorArrays a;
    private final Footing footing;
    private final ActiveSurfaces surfaces;
    private final TransportLedger ledger;
    private final GroundMover ground;
    private final PlatformPusher pusher;
    private final RiderTransport riderTransport;
    private final Currents currents;
    private final double dt;
    private boolean any;
    private boolean topDown;

    public Belts(
            CompiledLevel scene,
            ActorArrays actors,
            Footing footing,
            ActiveSurfaces surfaces,
            TransportLedger ledger,
            GroundMover ground,
            PlatformPusher pusher,
            RiderTransport riderTransport,
            Currents currents) {
        a = actors;
        this.footing = footing;
        this.surfaces = surfaces;
        this.ledger = ledger;
        this.ground = ground;
        this.pusher = pusher;
        this.riderTransport = riderTransport;
        this.currents = currents;
        dt = scene.dt;
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        any = level.surfaces.anyConveyor();
        topDown = level.topDown;
    }

    /**
     * Moves all actors on conveyors, and their riders, along the ground; the height of a step climbed on the way adds
     * no speed.
     */
    public void transport() {
        if (!any) {
            return;
        }
        boolean anyCurrent = currents.any();
        if (anyCurrent) {
            currents.begin();
        }
        for (int i = 0; i < a.count; i++) {
            // Most actors stand on a tile that is known to be normal ground.
            boolean isNormal = a.supportKind[i] == SupportKind.TILE && a.surface[i] == 0;
            if (isNormal
                    || a.state[i] != ActorArrays.GROUND
                    || !a.isActive(i)
                    || a.has(i, ActorFlags.NOT_TRANSPORTED)
                    || topDown) {
                continue;
            }
            if (anyCurrent && currents.acts(i)) {
                stopTransport(i);
                continue;
            }
            double speed = surfaces.beltSpeed(i);
            if (speed != 0) {
                if (a.supportKind[i] != SupportKind.PLATFORM) {
                    footing.setSupportVx(i, speed * -a.groundY[i]);
                }
                double velocity = a.supportVx[i];
                double done = a.doneX[i];
                double x = a.x[i];
                double y = a.y[i];
                double wanted = speed * dt * -a.groundY[i];
                double maxX = Math.abs(wanted);
                double maxY = Math.abs(speed * dt * a.groundX[i]);
                double along = speed * dt - ground.drag(i, speed * dt);
                double transportX = Numbers.limit(a.x[i] - x, maxX);
                a.setTransport(i, transportX, Numbers.limit(a.y[i] - y, maxY));
                pusher.creditTransport(i, velocity, along - transportX);
                if (a.doneX[i] != done && a.doneX[i] * a.transportX[i] < 0) {
                    // Onto a faster belt, as over a crest: the difference is still to be moved.
                    a.doneX[i] = 0;
                    ledger.clearArcCorrection(i);
                }
                if (a.state[i] == ActorArrays.GROUND && a.supportVx[i] == velocity) {
                    ledger.recordBlocked(i, wanted, transportX);
                }
                riderTransport.transport(i, a.x[i] - x, a.y[i] - y, 0);
            }
        }
        if (anyCurrent) {
            currents.transport();
        }
    }

    /** A belt does not act where a current does. */
    private void stopTransport(int i) {
        if (a.supportKind[i] == SupportKind.TILE || a.supportKind[i] == SupportKind.POLYGON) {
            footing.setSupportVx(i, 0);
        }
    }
}
