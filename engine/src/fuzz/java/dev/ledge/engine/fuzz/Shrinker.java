package dev.ledge.engine.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** Takes away from a file what it does not need to break the same invariant in the same way. */
final class Shrinker {
    /** Well below the time after which the fuzzer ends the process. */
    private static final long MOST_NANOS = 2_500_000_000L;

    private final Json root;
    private final Campaign.Trial trial;
    private final String wanted;
    private final long end = System.nanoTime() + MOST_NANOS;

    Shrinker(Json root, Campaign.Trial trial, Throwable seen) {
        this.root = root.copy();
        this.trial = trial;
        this.wanted = Signature.of(seen);
    }

    byte[] shrink() {
        for (boolean changed = true; changed && !isLate(); ) {
            changed = false;
            List<Place> places = Place.below(root, any -> true);
            // From the end, so that the places before stay what they are.
            for (int i = places.size() - 1; i >= 0 && !isLate(); i--) {
                changed |= tryWithout(places.get(i));
            }
        }
        return bytes();
    }

    private boolean isLate() {
        return System.nanoTime() > end;
    }

    private boolean tryWithout(Place place) {
        Json parent = place.parent();
        Json value = place.value();
        String key = parent.kind == Json.Kind.OBJECT ? parent.keys.get(place.index()) : null;
        parent.remove(place.index());
        if (fails()) {
            return true;
        }
        parent.insert(place.index(), key, value);
        return false;
    }

    private byte[] bytes() {
        return root.toString().getBytes(StandardCharsets.UTF_8);
    }

    private boolean fails() {
        try {
            trial.of(bytes());
            return false;
        } catch (Violation | OutOfMemoryError e) {
            return Signature.of(e).equals(wanted);
        }
    }
}
