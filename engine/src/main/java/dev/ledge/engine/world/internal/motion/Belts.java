package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.Numbers;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.ActiveSurfaces;
import dev.ledge.engine.world.internal.support.Footing;

/** Surfaces that carry along who stands on them. Cases SF-02, SF-03, article S003. */
public final class Belts implements LevelBound {
    private final ActorArrays a;
    private final Footing footing;
    private final ActiveSurfaces surfaces;
    private final CarryLedger setbacks;
    private final GroundMover ground;
    private final PlatformPusher carrier;
    private final RiderTransport stacks;
    private final Currents currents;
    private final double dt;
    private boolean any;
    private boolean topDown;

    public Belts(
            CompiledLevel scene,
            ActorArrays actors,
            Footing footing,
            ActiveSurfaces surfaces,
            CarryLedger setbacks,
            GroundMover ground,
            PlatformPusher carrier,
            RiderTransport stacks,
            Currents currents) {
        a = actors;
        this.footing = footing;
        this.surfaces = surfaces;
        this.setbacks = setbacks;
        this.ground = ground;
        this.carrier = carrier;
        this.stacks = stacks;
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
     * Carries everybody on a conveyor, and who stands on them, along the ground; a step that is climbed on the way is
     * no speed of theirs.
     */
    public void carry() {
        if (!any) {
            return;
        }
        boolean anyCurrent = currents.any();
        if (anyCurrent) {
            currents.begin();
        }
        for (int i = 0; i < a.count; i++) {
            // Most stand on a tile that is known to be normal ground.
            boolean isNormal = a.supportKind[i] == SupportKind.TILE && a.surface[i] == 0;
            if (isNormal
                    || a.state[i] != ActorArrays.GROUND
                    || !a.isActive(i)
                    || a.has(i, ActorFlags.HELD_FAST)
                    || topDown) {
                continue;
            }
            if (anyCurrent && currents.holds(i)) {
                letGo(i);
                continue;
            }
            double speed = surfaces.beltSpeed(i);
            if (speed != 0) {
                if (a.supportKind[i] != SupportKind.PLATFORM) {
                    footing.carryAt(i, speed * -a.groundY[i]);
                }
                double velocity = a.carrierVx[i];
                double done = a.doneX[i];
                double x = a.x[i];
                double y = a.y[i];
                double wanted = speed * dt * -a.groundY[i];
                double mostX = Math.abs(wanted);
                double mostY = Math.abs(speed * dt * a.groundX[i]);
                double along = speed * dt - ground.drag(i, speed * dt);
                double carriedX = Numbers.limit(a.x[i] - x, mostX);
                a.carried(i, carriedX, Numbers.limit(a.y[i] - y, mostY));
                carrier.takenAlong(i, velocity, along - carriedX);
                if (a.doneX[i] != done && a.doneX[i] * a.carriedX[i] < 0) {
                    // Onto a faster belt, as over a crest: what it lags behind that one is still to come.
                    a.doneX[i] = 0;
                    setbacks.straighten(i);
                }
                if (a.state[i] == ActorArrays.GROUND && a.carrierVx[i] == velocity) {
                    setbacks.barred(i, wanted, carriedX);
                }
                stacks.take(i, a.x[i] - x, a.y[i] - y, 0);
            }
        }
        if (anyCurrent) {
            currents.carry();
        }
    }

    /** In a current a belt acts on nobody. */
    private void letGo(int i) {
        if (a.supportKind[i] == SupportKind.TILE || a.supportKind[i] == SupportKind.POLYGON) {
            footing.carryAt(i, 0);
        }
    }
}
