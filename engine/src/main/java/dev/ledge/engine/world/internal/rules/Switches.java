package dev.ledge.engine.world.internal.rules;

import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Switch;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.EventLog;
import dev.ledge.engine.world.internal.state.GroupStates;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.EventType;

/** Switches: an actor that enters one switches its group, for the next step. Rules SW-01, SW-02. */
public final class Switches implements AreaEffect {
    private final ActorArrays a;
    private final GroupStates groups;
    private final EventLog events;
    private final Changes changes;

    public Switches(ActorArrays actors, GroupStates groups, EventLog events, Changes changes) {
        a = actors;
        this.groups = groups;
        this.events = events;
        this.changes = changes;
    }

    @Override
    public boolean entered(int i, int area, LevelObject source) {
        Switch one = (Switch) source;
        if (one.effectiveWho() == Switch.Who.PLAYER && a.kinds[i] != ActorKind.PLAYER) {
            return false;
        }
        boolean on = one.effectiveSets().of(groups.isOn(one.group()));
        if (!groups.set(one.group(), on)) {
            return false;
        }
        // The event itself has the new state: another switch may act in the same step.
        events.add(EventType.SWITCHED, i, EventLog.AREA, area, on ? 1 : 0);
        changes.applyGroups();
        return true;
    }
}
