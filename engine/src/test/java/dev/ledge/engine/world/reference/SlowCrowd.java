package dev.ledge.engine.world.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Bodies in small steps: those below move first, and those on their heads go where they have gone. */
final class SlowCrowd {
    private final List<SlowSimulation> bodies = new ArrayList<>();

    SlowCrowd(Crowd crowd) {
        this(crowd, SlowBody.PARTS);
    }

    /** The same in so many small steps a tick. */
    SlowCrowd(Crowd crowd, int parts) {
        for (int k = 0; k < crowd.size(); k++) {
            bodies.add(new SlowSimulation(crowd.scene(k), parts));
        }
        for (int k = 0; k < crowd.size() && crowd.size() > 1; k++) {
            for (int i = 0; i < crowd.size(); i++) {
                bodies.get(k).meet(crowd.headOf(i), bodies.get(i));
            }
        }
    }

    SlowSimulation get(int k) {
        return bodies.get(k);
    }

    /** Why nothing is proven any more, or null. */
    String undecided() {
        return bodies.stream()
                .map(SlowSimulation::undecided)
                .filter(why -> why != null)
                .findFirst()
                .orElse(null);
    }

    boolean isAlive() {
        return bodies.stream().allMatch(SlowSimulation::isAlive);
    }

    /** True if something was hit in this tick that moved against a body. */
    boolean isPushed() {
        return bodies.stream().anyMatch(SlowSimulation::isPushed);
    }

    /** The moves that any of them made so far. */
    Set<Move> moves() {
        Set<Move> moves = EnumSet.noneOf(Move.class);
        bodies.forEach(body -> moves.addAll(body.moves()));
        return moves;
    }

    /** One tick; the first has buttons held. */
    void step(int buttons) {
        bodies.forEach(SlowSimulation::rest);
        IntStream.range(0, bodies.size())
                .boxed()
                .sorted(Comparator.comparingDouble(k -> -bodies.get(k).feet()))
                .takeWhile(k -> isAlive())
                .forEach(k -> bodies.get(k).step(k == 0 ? buttons : 0));
    }
}
