package dev.ledge.engine.world.internal.state;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.type.EventType;

/** Notes what an actor touches; an event is told only when a contact begins. Case G6. */
public final class ContactLog implements LevelBound {
    // The bits of ContactSide, as constants for switches.
    public static final int FLOOR = 1;
    public static final int CEILING = 2;
    public static final int LEFT = 4;
    public static final int RIGHT = 8;

    private final ActorArrays actors;
    private final Sweep sweep;
    private final EventLog events;
    private double leastUp;

    public ContactLog(ActorArrays actors, Sweep sweep, EventLog events, CompiledLevel scene) {
        this.actors = actors;
        this.sweep = sweep;
        this.events = events;
        bind(scene);
    }

    @Override
    public void bind(CompiledLevel level) {
        leastUp = level.leastUp;
    }

    /** The side of the actor that the last hit is on. */
    private int sideOfHit() {
        return switch (sweep.side()) {
            // What is too steep to walk on is a wall. Case SL-08.
            case Outline.TOP -> -sweep.normalY() >= leastUp ? FLOOR : sweep.normalX() < 0 ? RIGHT : LEFT;
            case Outline.BOTTOM -> CEILING;
            case Outline.LEFT -> RIGHT;
            default -> LEFT;
        };
    }

    /** Notes the last hit as a contact that blocks. */
    public void recordHit(int actor) {
        events.contact(actor, sweep);
        note(actor, sideOfHit(), sweep.ownerKind(), sweep.ownerMajor(), sweep.ownerMinor());
    }

    /** Notes a contact on a side. */
    public void note(int actor, int side, int kind, int major, int minor) {
        int before = actors.touch[actor] | actors.oldTouch[actor];
        actors.touch[actor] |= (byte) side;
        if ((before & side) != 0) {
            return;
        }
        if (side == CEILING) {
            events.add(EventType.CEILING, actor, kind, major, minor, EventLog.NO_AXIS, EventLog.NO_CAUSE);
        } else if (side != FLOOR) {
            int axis = side == LEFT ? EventLog.LEFT : EventLog.RIGHT;
            events.add(EventType.WALL, actor, kind, major, minor, axis, EventLog.NO_CAUSE);
        }
    }
}
