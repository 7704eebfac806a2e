package dev.ledge.engine.world.internal.motion;

import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.internal.support.ActiveSurfaces;
import dev.ledge.engine.world.internal.support.Footing;

/** Surfaces with a conveyor, which transport the actors on them. Cases SF-02, SF-03, article S003. */
public final class Belts extends LevelBound {
    private final ActorArrays a;
    private final Footing footing;
    private final ActiveSurfaces surfaces;
    private final Currents currents;
    private final double dt;
    private boolean any;
    private boolean anyCurrent;

    public Belts(CompiledLevel scene, ActorArrays actors, Footing footing, ActiveSurfaces surfaces, Currents currents) {
        super(scene);
        a = actors;
        this.footing = footing;
        this.surfaces = surfaces;
        this.currents = currents;
        dt = scene.dt;
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        super.bind(level);
        any = level.surfaces.anyConveyor();
        anyCurrent = currents.any();
    }

    /** A step begins: how fast belts and currents take actors along. */
    public void begin() {
        if (anyCurrent) {
            currents.begin();
        }
        if (!any || scene.topDown) {
            return;
        }
        for (int i = 0; i < a.count; i++) {
            if (!mayBeOnBelt(i)) {
                continue;
            }
            double speed = surfaces.beltSpeed(i);
            if (speed != 0 && !a.has(i, ActorFlags.NOT_TRANSPORTED | ActorFlags.HELD_BACK)) {
                footing.setSupportVx(i, speed * -a.groundY[i]);
            }
        }
    }

    private boolean mayBeOnBelt(int i) {
        boolean isGround = a.supportKind[i] == SupportKind.TILE || a.supportKind[i] == SupportKind.POLYGON;
        return isGround && a.state[i] == ActorArrays.GROUND && a.isActive(i);
    }

    /** True if no current acts on an actor in place of the ground. */
    public boolean acts(int i) {
        return !currents.acts(i);
    }

    /** How far belts and currents are to move an actor in this step, px to the right, or along the ground. */
    public double transport(int i) {
        if (!any && !anyCurrent || a.has(i, ActorFlags.NOT_TRANSPORTED)) {
            return 0;
        }
        if (currents.acts(i)) {
            return currents.transport(i);
        }
        // Seen from above one stands on nothing but a platform that carries.
        boolean stands = scene.topDown ? a.supportKind[i] == SupportKind.PLATFORM : a.state[i] == ActorArrays.GROUND;
        return any && stands ? surfaces.beltSpeed(i) * dt : 0;
    }
}
