package dev.ledge.engine.world.internal.rules;

import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.internal.scene.TriggerAreas;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.AreaVisits;
import dev.ledge.engine.world.internal.state.StepClock;
import java.util.Map;

/**
 * Areas that act once on each actor that enters them, at the end of the tick's motion: in the order of the actors' ids,
 * then of the areas'. An actor that died of a hazard on its path is not acted on. Rule SP-02.
 */
public final class AreaEffects extends LevelBound {
    private static final long DYING = ActorFlags.CRUSHED | ActorFlags.HIT_HAZARD;

    private final ActorArrays a;
    private final AreaVisits visits;
    private final TriggerTouch touch;
    private final Map<Class<? extends LevelObject>, AreaEffect> byType;
    /** By area; null for those that do nothing by themselves. */
    private AreaEffect[] effects = {};

    private final StepClock clock;
    private TriggerAreas areas;
    /** By area: the number of the step in which it last acted, 0 before; for drawing, not part of the state. */
    private long[] acted = {};

    /**
     * The areas of a level.
     *
     * @param effects by type of object what areas of it do
     */
    public AreaEffects(
            CompiledLevel scene,
            ActorArrays actors,
            AreaVisits visits,
            TriggerTouch touch,
            StepClock clock,
            Map<Class<? extends LevelObject>, AreaEffect> effects) {
        super(scene);
        a = actors;
        this.visits = visits;
        this.touch = touch;
        this.clock = clock;
        byType = Map.copyOf(effects);
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        super.bind(level);
        if (areas != level.areas) {
            areas = level.areas;
            acted = new long[areas.count];
            effects = new AreaEffect[areas.count];
            for (int i = 0; i < areas.count; i++) {
                effects[i] = byType.get(areas.sources[i].getClass());
            }
        }
    }

    /** The tick in which an area last acted on an actor, −1 if it never did. */
    public long lastActed(String id) {
        int area = areas.indexOf(id);
        return area < 0 || acted[area] == 0 ? -1 : acted[area];
    }

    /** Applies the areas to the actors that entered them in this step. */
    public void act() {
        if (!areas.anyToEnter) {
            return;
        }
        int count = visits.sort();
        for (int k = 0; k < count; k++) {
            int i = visits.actor(k);
            int area = visits.area(k);
            if (visits.isNew(i, area) && a.isActive(i) && !a.has(i, DYING)) {
                if (effects[area].entered(i, area, areas.sources[area])) {
                    acted[area] = clock.tick + 1;
                }
            }
        }
        for (int k = 0; k < count; k++) {
            // Actors that were in an area on their path, and have left it again.
            if (!touch.isIn(visits.actor(k), visits.area(k))) {
                visits.leave(k);
            }
        }
        visits.end();
    }
}
