package dev.ledge.editor.run;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.EventField;
import dev.ledge.engine.run.Expectation;
import dev.ledge.engine.run.Expectation.Count;
import dev.ledge.engine.run.Fact;
import dev.ledge.engine.run.Matcher;
import dev.ledge.engine.run.Observation;
import dev.ledge.engine.run.Ticks;
import dev.ledge.engine.run.When;
import dev.ledge.engine.world.type.EventType;
import java.util.LinkedHashMap;
import java.util.Map;

/** The expectations that a designer makes by pointing at a moment or a place. */
public final class Pointed {
    private static final Map<EventField, String> OF_PLAYER = Map.of(EventField.ACTOR, Observation.PLAYER);

    private Pointed() {}

    /** The player is alive at a tick. */
    public static Expectation alive(int tick) {
        return Expectation.State.of(When.at(tick), null, Map.of(Fact.ALIVE, new Matcher.Exactly(true)));
    }

    /** The player is never held between opposing contacts. */
    public static Expectation neverWedged() {
        return new Expectation.Happens(When.ALWAYS, EventType.WEDGED, OF_PLAYER, Count.exactly(0), Map.of());
    }

    /** The player has reached a goal at that tick at the latest. */
    public static Expectation winsBy(int tick) {
        return new Expectation.Happens(new When(null, null, Ticks.of(tick)), EventType.WON, OF_PLAYER, null, Map.of());
    }

    /**
     * The player's box touches the cell around a place, at one tick of the run at least.
     *
     * @param at in level pixels
     * @param ticks length of the run
     */
    public static Expectation reaches(Level level, Vec at, int ticks) {
        double grid = level.grid();
        double left = Math.floor(at.x() / grid) * grid;
        double top = Math.floor(at.y() / grid) * grid;
        Vec size = level.player().effectiveSize();
        Map<Fact, Matcher> facts = new LinkedHashMap<>();
        facts.put(Fact.LEFT, new Matcher.Between(left - size.x(), left + grid));
        facts.put(Fact.TOP, new Matcher.Between(top - size.y(), top + grid));
        return Expectation.State.of(new When(Ticks.range(0, ticks), null, null), null, facts);
    }
}
