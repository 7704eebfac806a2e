package dev.ledge.engine.world.internal.rules;

import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.state.ActorArrays;

/** The borders of the level that kill actors beyond them. Cases RG-01 to RG-03. */
public final class KillBorders extends LevelBound {
    private final ActorArrays a;

    public KillBorders(CompiledLevel scene, ActorArrays actors) {
        super(scene);
        a = actors;
    }

    /** An actor exactly at the border is outside, up to rounding. */
    public boolean isOutside(int i) {
        return scene.killBottom && a.y[i] >= scene.height - Sweep.EDGE
                || scene.killTop && a.feet(i) <= Sweep.EDGE
                || scene.killLeft && a.x[i] + a.w[i] <= Sweep.EDGE
                || scene.killRight && a.x[i] >= scene.width - Sweep.EDGE;
    }

    /** True if a displacement takes an actor past a border that kills; not if it is partly over that border already. */
    public boolean isLost(int i, double dx, double dy) {
        return isLostSideways(i, dx) || isLostUpOrDown(i, dy);
    }

    private boolean isLostSideways(int i, double dx) {
        double right = a.x[i] + a.w[i];
        return scene.killLeft && a.x[i] >= -Sweep.SKIN && right + dx <= Sweep.EDGE
                || scene.killRight && right <= scene.width + Sweep.SKIN && a.x[i] + dx >= scene.width - Sweep.EDGE;
    }

    private boolean isLostUpOrDown(int i, double dy) {
        double feet = a.feet(i);
        return scene.killBottom && feet <= scene.height + Sweep.SKIN && feet + dy > scene.height + Sweep.SKIN
                || scene.killTop && a.y[i] >= -Sweep.SKIN && feet + dy <= Sweep.EDGE;
    }
}
