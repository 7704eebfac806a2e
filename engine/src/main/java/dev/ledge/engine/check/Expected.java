package dev.ledge.engine.check;

import dev.ledge.engine.run.EventField;
import dev.ledge.engine.run.Expectation;
import dev.ledge.engine.run.Fact;
import dev.ledge.engine.run.Matcher;
import dev.ledge.engine.run.Observation;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.world.type.EventType;
import java.util.HashSet;
import java.util.Set;

/** What a run expects to happen, and so is meant by the level's author. */
final class Expected {
    private final Set<String> playFindings = new HashSet<>();
    private final Set<String> startsInside = new HashSet<>();

    Expected(Run run) {
        for (Expectation expectation : run.effectiveExpect()) {
            if (expectation instanceof Expectation.Happens happens
                    && happens.effectiveCount().min() > 0) {
                add(happens);
            } else if (expectation instanceof Expectation.State state) {
                add(state);
            }
        }
    }

    private void add(Expectation.Happens happens) {
        String actor = happens.details().get(EventField.ACTOR);
        boolean isPlayer = actor == null || Observation.PLAYER.equals(actor);
        boolean isCrush = happens.type() == EventType.CRUSHED
                || happens.type() == EventType.DIED
                        && "crush".equals(happens.details().getOrDefault(EventField.CAUSE, "crush"));
        if (isPlayer && isCrush) {
            playFindings.add(PlayFindings.CRUSH);
        }
        if (isPlayer && happens.type() == EventType.WEDGED) {
            playFindings.add(PlayFindings.WEDGE);
        }
    }

    private void add(Expectation.State state) {
        boolean isPlayer = Observation.PLAYER.equals(state.subject());
        if (isPlayer && wants(state, Fact.WEDGED, true)) {
            playFindings.add(PlayFindings.WEDGE);
        }
        if (isPlayer && wants(state, Fact.ALIVE, false)) {
            playFindings.add(PlayFindings.CRUSH);
        }
        if (wants(state, Fact.EMBEDDED, true)) {
            startsInside.add(state.subject());
        }
    }

    private static boolean wants(Expectation.State state, Fact fact, boolean value) {
        return state.facts().get(fact) instanceof Matcher.Exactly expected
                && Boolean.valueOf(value).equals(expected.value());
    }

    /** The codes of the play findings that it expects of the player. */
    Set<String> playFindings() {
        return playFindings;
    }

    /** The actors that it expects to be inside something solid; the player by its id. */
    Set<String> startsInside() {
        return startsInside;
    }
}
