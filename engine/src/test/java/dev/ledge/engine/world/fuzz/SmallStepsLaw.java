package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Physics;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import java.util.Map;

/** One swept step of a body that drifts ends where many tiny steps end. */
final class SmallStepsLaw implements Law {
    private static final int PARTS = 100;
    private static final double NOISE = 0.01;

    /** With so many contacts in a step the rest of the motion is given up, which tiny steps don't do. */
    private static final int MOST_CONTACTS = 4;

    @Override
    public String name() {
        return "small-steps";
    }

    @Override
    public GameOptions options() {
        return GameOptions.DRIFTING;
    }

    @Override
    public Violation violation(Game game) {
        if (!isDrifting(game.level())) {
            return null;
        }
        Physics physics = game.level().physics();
        double rate = physics.effectiveTickRate();
        Level fine = game.level().toBuilder()
                .physics(new Physics(
                        physics.gravity(),
                        physics.maxFallSpeed(),
                        rate * PARTS,
                        physics.maxSlope(),
                        physics.border(),
                        Map.of()))
                .build();
        World here = new World(game.level());
        World there = new World(fine);
        for (int tick = 0; tick < game.ticks(); tick++) {
            here.step(0);
            for (int part = 0; part < PARTS; part++) {
                there.step(0);
            }
            if (here.contactCount() >= MOST_CONTACTS || isAnybodyOut(here) || isAnybodyOut(there)) {
                return null;
            }
            String difference = Violations.difference(here, there, 0, 0, NOISE);
            if (difference != null) {
                return new Violation("small-steps", tick + 1, difference);
            }
        }
        return null;
    }

    private static boolean isDrifting(Level level) {
        for (LevelObject object : level.objects()) {
            if (object instanceof Body body
                    && (body.actor().is(ActorField.APPLY_GRAVITY)
                            || body.actor().is(ActorField.APPLY_FRICTION))) {
                return false;
            }
        }
        return true;
    }

    /**
     * The dead come back after so many steps, and an actor that starts in something is pushed out by so much a step.
     */
    private static boolean isAnybodyOut(World world) {
        Actors actors = world.actors();
        for (int i = 0; i < actors.count(); i++) {
            if (!actors.alive(i) || !actors.present(i) || actors.embedded(i)) {
                return true;
            }
        }
        return false;
    }
}
