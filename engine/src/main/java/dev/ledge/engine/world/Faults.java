package dev.ledge.engine.world;

import dev.ledge.engine.world.type.ContactFilter;

/** What a game's own controllers, filter and listener have thrown: kept until the step is whole, and then thrown. */
final class Faults {
    private Throwable first;
    /** True in a step, which has to become whole. */
    private boolean keeps;

    /** From now on what is thrown is kept. */
    void begin() {
        keeps = true;
    }

    /** From now on what a filter throws is thrown at once. */
    void end() {
        keeps = false;
    }

    /** Keeps what was thrown; what follows the first goes along with it as suppressed. */
    void note(Throwable fault) {
        if (first == null) {
            first = fault;
        } else if (first != fault) {
            first.addSuppressed(fault);
        }
    }

    /** Throws the first that was kept, if there is one, and forgets it. */
    void throwFirst() {
        Throwable fault = first;
        forget();
        if (fault instanceof Error error) {
            throw error;
        }
        if (fault instanceof RuntimeException exception) {
            throw exception;
        }
    }

    /** Forgets what was kept. */
    void forget() {
        first = null;
    }

    /** The same rule, but one that throws lets the two collide, as without a rule. */
    ContactFilter guard(ContactFilter filter) {
        return (actor, objectId) -> {
            try {
                return filter.collides(actor, objectId);
            } catch (RuntimeException | Error e) {
                if (!keeps) {
                    throw e;
                }
                note(e);
                return true;
            }
        };
    }
}
