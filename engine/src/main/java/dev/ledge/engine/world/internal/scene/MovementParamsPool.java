package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorProfile;
import java.util.HashMap;
import java.util.Map;

/** The parameters of all actors; equal actors share one object, so that those of many stay in the cache. */
public final class MovementParamsPool {
    private final double rate;
    private final Map<Key, MovementParams> known = new HashMap<>();

    private record Key(ActorProfile numbers, Vec size, double speed, boolean flies) {}

    public MovementParamsPool(double rate) {
        this.rate = rate;
    }

    /** The profile with these numbers; see {@link MovementParams}. */
    public MovementParams get(ActorProfile numbers, Vec size, double speed, boolean flies) {
        return known.computeIfAbsent(
                new Key(numbers, size, speed, flies), key -> new MovementParams(numbers, size, rate, speed, flies));
    }
}
