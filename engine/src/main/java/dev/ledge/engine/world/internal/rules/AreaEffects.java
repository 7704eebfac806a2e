package dev.ledge.engine.world.internal.rules;

import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.TriggerAreas;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.AreaVisits;
import dev.ledge.engine.world.internal.state.StepClock;

/**
 * What acts once on each actor that comes into it, at the end of the tick's motion: actors by id, and of the areas that
 * one has come into, those by id. Who dies of something that it has met on its way is no longer acted on. Rule SP-02.
 */
public final class AreaEffects implements LevelBound {
    private static final long DYING = ActorFlags.CRUSHED | ActorFlags.HIT_HAZARD;

    private final ActorArrays a;
    private final AreaVisits visits;
    /** By kind of area; null for those that do nothing by themselves. */
    private final AreaEffect[] effects = new AreaEffect[TriggerAreas.KINDS];

    private final StepClock clock;
    private TriggerAreas areas;
    /** By area: the number of the step in which it last acted, 0 before; for drawing, and no part of the state. */
    private long[] acted = {};

    public AreaEffects(
            CompiledLevel scene,
            ActorArrays actors,
            AreaVisits visits,
            StepClock clock,
            AreaEffect springs,
            AreaEffect switches) {
        a = actors;
        this.visits = visits;
        this.clock = clock;
        effects[TriggerAreas.SPRING] = springs;
        effects[TriggerAreas.SWITCH] = switches;
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        if (areas != level.areas) {
            areas = level.areas;
            acted = new long[areas.count];
        }
    }

    /** The tick that the step led to in which an area last acted on somebody, −1 if it has not. */
    public long lastActed(String id) {
        int area = areas.indexOf(id);
        return area < 0 || acted[area] == 0 ? -1 : acted[area];
    }

    /** Lets the areas act on those that have come into them in this step. */
    public void act() {
        if (!areas.anyToEnter) {
            return;
        }
        for (int i = 0; i < a.count && visits.any(); i++) {
            for (int k = visits.first(i); k >= 0; k = visits.next(k)) {
                int area = visits.area(k);
                if (visits.isNew(i, area) && a.isActive(i) && !a.has(i, DYING)) {
                    if (effects[areas.kinds[area]].entered(i, area)) {
                        acted[area] = clock.tick + 1;
                    }
                }
            }
        }
        visits.end();
    }
}
