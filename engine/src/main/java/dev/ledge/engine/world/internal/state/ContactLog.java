package dev.ledge.engine.world.internal.state;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import dev.ledge.engine.world.internal.scene.LevelBound;
import dev.ledge.engine.world.type.EventType;

/** Records what actors touch; an event is emitted only when a contact begins. Case G6. */
public final class ContactLog extends LevelBound {
    // The bits of ContactSide, as constants for switches.
    public static final int FLOOR = 1;
    public static final int CEILING = 2;
    public static final int LEFT = 4;
    public static final int RIGHT = 8;
    /** The sides whose contacts begin with an event. */
    public static final int TOLD = CEILING | LEFT | RIGHT;

    private final ActorArrays actors;
    private final Sweep sweep;
    private final EventLog events;

    public ContactLog(ActorArrays actors, Sweep sweep, EventLog events, CompiledLevel scene) {
        super(scene);
        this.actors = actors;
        this.sweep = sweep;
        this.events = events;
    }

    /** The side of the actor that the last hit is on. */
    private int sideOfHit() {
        return switch (sweep.side()) {
            // What is too steep to walk on is a wall. Case SL-08.
            case Outline.TOP -> -sweep.normalY() >= scene.minUp ? FLOOR : sweep.normalX() < 0 ? RIGHT : LEFT;
            case Outline.BOTTOM -> CEILING;
            case Outline.LEFT -> RIGHT;
            default -> LEFT;
        };
    }

    /** Records the last hit as a blocking contact. */
    public void recordHit(int actor) {
        events.contact(actor, sweep);
        note(actor, sideOfHit(), sweep.ownerKind(), sweep.ownerMajor(), sweep.ownerMinor());
    }

    /** A face of a platform pushes an actor aside: a wall, unless it can be walked on. Case SL-08. */
    public void notePush(int actor, double nx, double ny, int platform) {
        if (-ny < scene.minUp) {
            note(actor, nx > 0 ? LEFT : RIGHT, SupportKind.PLATFORM, platform, 0);
        }
    }

    public void note(int actor, int side, int kind, int major, int minor) {
        int before = actors.touch[actor] | actors.oldTouch[actor];
        actors.touch[actor] |= (byte) side;
        if ((before & side) != 0) {
            return;
        }
        if (side == CEILING) {
            events.add(EventType.CEILING, actor, kind, major, minor);
        } else if (side != FLOOR) {
            int axis = side == LEFT ? EventLog.LEFT : EventLog.RIGHT;
            events.add(EventType.WALL, actor, kind, major, minor, axis, EventLog.NO_CAUSE);
        }
    }
}
