package dev.ledge.engine.world;

import dev.ledge.engine.world.internal.step.ButtonSource;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.Buttons;
import java.util.Objects;

/** The controller of each kind of actor; the actor of one that throws holds nothing. */
final class ControllerTable implements ButtonSource {
    private final World world;
    private final Faults faults;
    private final Controller[] controllers = new Controller[ActorKind.values().length];

    ControllerTable(World world, ControllerProvider provider, Faults faults) {
        this.world = world;
        this.faults = faults;
        for (ActorKind kind : ActorKind.values()) {
            set(kind, provider.controller(kind));
        }
    }

    Controller of(ActorKind kind) {
        return controllers[kind.ordinal()];
    }

    void set(ActorKind kind, Controller controller) {
        controllers[kind.ordinal()] = Objects.requireNonNull(controller);
    }

    @Override
    public int held(int actor, int playerButtons) {
        try {
            return controllers[world.sim.actors.kinds[actor].ordinal()].control(world, actor, playerButtons);
        } catch (RuntimeException | Error e) {
            faults.note(e);
            return Buttons.NONE;
        }
    }
}
