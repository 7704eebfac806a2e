package dev.ledge.engine.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.world.type.EventType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ExpectationTest {

    /** x is 0, 1, 2, 3, 4 at ticks 0 to 4. */
    private final FakeGame game = new FakeGame().x(0).x(1).x(2).x(3).x(4);

    @Test
    void aNumberMayBeOffByATwentiethOfAPixel() {
        assertThat(game.judge(x(When.at(2), new Matcher.Near(2.049)))).isEmpty();
        assertThat(game.judge(x(When.at(2), new Matcher.Near(1.951)))).isEmpty();
        assertThat(game.judge(x(When.at(2), new Matcher.Near(2.06)))).hasSize(1);
    }

    @Test
    void atTheVeryEndOfTheToleranceRoundingDoesNotDecide() {
        FakeGame far = new FakeGame().x(30);
        assertThat(far.judge(x(When.at(0), new Matcher.Near(30.05)))).isEmpty();
        assertThat(far.judge(x(When.at(0), new Matcher.Near(29.95)))).isEmpty();
    }

    @Test
    void aRangeOfValuesIncludesItsEndsAndNothingMore() {
        assertThat(game.judge(x(When.at(2), new Matcher.Between(2, 3)))).isEmpty();
        assertThat(game.judge(x(When.at(3), new Matcher.Between(2, 3)))).isEmpty();
        assertThat(game.judge(x(When.at(3), new Matcher.Between(2, 2.999)))).hasSize(1);
    }

    @Test
    void aFailureReportsWhatWasWantedWhatWasSeenAndWhen() {
        assertThat(game.judge(x(When.at(3), new Matcher.Between(5, 6.5))))
                .containsExactly(new Failure(
                        "/expect/0", "at tick 3 player x: expected from 5 to 6.5, was 3", 3, new Vec(9, 12)));
    }

    @Test
    void aFailureHasTheTickAtWhichItIsSeen() {
        assertThat(when(x(When.during(0, 4), new Matcher.Between(0, 2))))
                .as("the first that differs")
                .isEqualTo(3);
        assertThat(when(x(new When(Ticks.range(1, 3), null, null), new Matcher.Near(9))))
                .as("the last at which it could come true")
                .isEqualTo(3);
        assertThat(when(x(When.at(99), new Matcher.Near(9)))).isEqualTo(Failure.NO_TICK);
        assertThat(when(new Expectation.Same(When.ALWAYS, Fact.X, null, 1.5, Map.of())))
                .as("the first at which it has gone too far")
                .isEqualTo(2);
        game.event(EventType.JUMPED, "player", null).x(5).event(EventType.JUMPED, "player", null);
        assertThat(when(jumps(Expectation.Count.exactly(1))))
                .as("the first that is too many")
                .isEqualTo(5);
        assertThat(when(jumps(Expectation.Count.exactly(3)))).as("the end").isEqualTo(5);
        assertThat(when(new Expectation.Happens(
                        new When(null, null, Ticks.of(2)), EventType.JUMPED, Map.of(), null, Map.of())))
                .as("the end of its time")
                .isEqualTo(2);
    }

    @Test
    void anExpectationWithoutAFactThatIsKnownFails() {
        Expectation misspelt = new Expectation.State(When.at(1), null, Map.of(), Map.of("alife", true), Map.of());
        Expectation empty = Expectation.State.of(When.during(0, 4), null, Map.of());

        assertThat(game.judge(misspelt))
                .extracting(Failure::message)
                .containsExactly("this tests nothing: no fact about \"player\" that is here is known; give one, such as"
                        + " \"alive\": true");
        assertThat(game.judge(empty))
                .extracting(Failure::message)
                .containsExactly(
                        "this tests nothing: no fact about \"player\" is here; give one, such as \"alive\": true");
    }

    private static Expectation jumps(Expectation.Count count) {
        return new Expectation.Happens(When.ALWAYS, EventType.JUMPED, Map.of(), count, Map.of());
    }

    private int when(Expectation expectation) {
        List<Failure> failures = game.judge(expectation);
        assertThat(failures).hasSize(1);
        return failures.get(0).tick();
    }

    @Test
    void allFactsOfATickAreReported() {
        Map<Fact, Matcher> facts = new LinkedHashMap<>();
        facts.put(Fact.X, new Matcher.Near(9));
        facts.put(Fact.ALIVE, new Matcher.Exactly(true));
        facts.put(Fact.STATE, new Matcher.Exactly("ground"));

        assertThat(messages(Expectation.State.of(When.at(1), null, facts)))
                .containsExactly("at tick 1 player x: expected 9 ± 0.05, was 1; "
                        + "player state: expected \"ground\", was \"air\"");
    }

    @Test
    void anExactFactCanBeNull() {
        game.with(Fact.ON, null);
        assertThat(messages(is(When.at(4), Fact.ON, null))).isEmpty();
        game.with(Fact.ON, "tile:1,2");
        assertThat(messages(is(When.at(4), Fact.ON, null))).hasSize(1);
    }

    @Test
    void fromToMeansEveryTickIncludingBothEnds() {
        assertThat(messages(x(When.during(1, 3), new Matcher.Between(1, 3)))).isEmpty();
        assertThat(messages(x(When.during(0, 3), new Matcher.Between(1, 3))))
                .containsExactly("at tick 0 player x: expected from 1 to 3, was 0");
        assertThat(messages(x(When.during(1, 4), new Matcher.Between(1, 3))))
                .containsExactly("at tick 4 player x: expected from 1 to 3, was 4");
    }

    @Test
    void atARangeMeansOneTickOfIt() {
        When at = new When(Ticks.range(1, 3), null, null);
        assertThat(messages(x(at, new Matcher.Near(3)))).isEmpty();
        assertThat(messages(x(at, new Matcher.Near(4))))
                .containsExactly("at none of ticks 1 to 3; last, at tick 3 player x: expected 4 ± 0.05, was 3");
    }

    @Test
    void aWindowWhoseEndsAreRangesHoldsIfOneChoiceDoes() {
        When loose = new When(null, Ticks.range(0, 2), Ticks.range(2, 4));
        assertThat(messages(x(loose, new Matcher.Near(2)))).isEmpty();
        assertThat(messages(x(loose, new Matcher.Near(1)))).hasSize(1);
    }

    @Test
    void anOpenWindowReachesToTheRunsEnds() {
        assertThat(messages(x(new When(null, Ticks.of(2), null), new Matcher.Between(2, 4))))
                .isEmpty();
        assertThat(messages(x(new When(null, null, Ticks.of(2)), new Matcher.Between(0, 2))))
                .isEmpty();
        assertThat(messages(x(new When(null, null, Ticks.of(2)), new Matcher.Between(1, 2))))
                .hasSize(1);
    }

    @Test
    void anEventMustHappenAtLeastOnceUnlessACountSaysOtherwise() {
        FakeGame landings =
                new FakeGame().x(0).x(1).event(EventType.LANDED, "player", null).x(2);

        assertThat(landings.judge(landed(When.ALWAYS, null))).isEmpty();
        assertThat(landings.judge(landed(When.at(1), null))).isEmpty();
        assertThat(landings.judge(landed(When.at(2), Expectation.Count.exactly(0))))
                .isEmpty();
        assertThat(landings.judge(landed(When.at(2), null)))
                .extracting(Failure::message)
                .containsExactly("event landed (actor player): expected at least once at tick 2, "
                        + "but it happened at tick 1");
        assertThat(landings.judge(landed(When.ALWAYS, Expectation.Count.exactly(0))))
                .extracting(Failure::message)
                .containsExactly(
                        "event landed (actor player): expected never from tick 0 to 2, " + "but it happened at tick 1");
    }

    @Test
    void anEventsWindowMayChooseItsEnds() {
        FakeGame landings = new FakeGame()
                .x(0)
                .x(1)
                .event(EventType.LANDED, "player", null)
                .x(2)
                .event(EventType.LANDED, "player", null)
                .x(3);
        When loose = new When(null, Ticks.range(0, 2), Ticks.range(2, 3));

        assertThat(landings.judge(landed(loose, Expectation.Count.exactly(1)))).isEmpty();
        assertThat(landings.judge(landed(loose, Expectation.Count.exactly(2)))).isEmpty();
        assertThat(landings.judge(landed(loose, Expectation.Count.exactly(0)))).hasSize(1);
    }

    @Test
    void anotherActorsEventsDoNotCount() {
        FakeGame landings = new FakeGame().x(0).x(1).event(EventType.LANDED, "bat", null);

        assertThat(landings.judge(landed(When.ALWAYS, null)))
                .extracting(Failure::message)
                .containsExactly("event landed (actor player): expected at least once from tick 0 to 1, "
                        + "but it never happened");
    }

    @Test
    void eitherOfAPairIsItsActor() {
        FakeGame meeting = new FakeGame().x(0).event(EventType.PAIR, "bat", "player");

        assertThat(meeting.judge(pair(EventField.ACTOR))).isEmpty();
        assertThat(meeting.judge(pair(EventField.B))).isEmpty();
        assertThat(meeting.judge(pair(EventField.A))).hasSize(1);
    }

    @Test
    void theSameMeansNoLargerSpreadThanAllowed() {
        assertThat(messages(same(When.during(1, 3), 2.0))).isEmpty();
        assertThat(messages(same(When.during(2, 2), null))).isEmpty();
        assertThat(messages(same(When.during(1, 3), 1.9)))
                .containsExactly("player x: expected the same within 1.9 from tick 1 to 3, "
                        + "but it went from 1 (tick 1) to 3 (tick 3)");
    }

    @Test
    void notANumberIsNeverTheSameAndNeverInRange() {
        FakeGame broken = new FakeGame().x(Double.NaN);
        assertThat(broken.judge(same(When.at(0), 9.0))).hasSize(1);
        assertThat(broken.judge(x(When.at(0), new Matcher.Between(-9, 9)))).hasSize(1);
        assertThat(broken.judge(x(When.at(0), new Matcher.Near(0)))).hasSize(1);
    }

    @Test
    void anUnknownActorIsAFailureWithASuggestion() {
        assertThat(messages(Expectation.State.of(When.at(0), "bet", Map.of())))
                .containsExactly("the level has no actor \"bet\"; did you mean \"bat\"?");
    }

    @Test
    void anEventOfAnUnknownActorIsAFailureThoughItNeverHappens() {
        assertThat(messages(new Expectation.Happens(
                        When.ALWAYS,
                        EventType.DIED,
                        Map.of(EventField.ACTOR, "bet"),
                        Expectation.Count.exactly(0),
                        Map.of())))
                .containsExactly("the level has no actor \"bet\"; did you mean \"bat\"?");
    }

    @Test
    void whatReachesBeyondAShortenedPlayIsNotJudged() {
        Expectation late = x(When.at(40), new Matcher.Near(40));
        Run run = new Run(null, null, 50, null, List.of(late), 123L, Map.of(), SourceLocations.NONE);

        assertThat(game.judge(run, 4)).isEmpty();
    }

    @Test
    void aTimeIsEitherAtOrFromTo() {
        assertThatThrownBy(() -> new When(Ticks.of(1), Ticks.of(1), null)).hasMessageContaining("either");
        assertThatThrownBy(() -> When.during(5, 4)).hasMessageContaining("before");
        assertThatThrownBy(() -> Ticks.range(5, 4)).hasMessageContaining("5 to 4");
    }

    private List<String> messages(Expectation expectation) {
        return game.judge(expectation).stream().map(Failure::message).toList();
    }

    private static Expectation x(When when, Matcher wanted) {
        return Expectation.State.of(when, null, Map.of(Fact.X, wanted));
    }

    private static Expectation is(When when, Fact fact, Object value) {
        return Expectation.State.of(when, null, Map.of(fact, new Matcher.Exactly(value)));
    }

    private static Expectation landed(When when, Expectation.Count count) {
        Map<EventField, String> player = Map.of(EventField.ACTOR, "player");
        return new Expectation.Happens(when, EventType.LANDED, player, count, Map.of());
    }

    private static Expectation pair(EventField player) {
        return new Expectation.Happens(When.ALWAYS, EventType.PAIR, Map.of(player, "player"), null, Map.of());
    }

    private static Expectation same(When when, Double within) {
        return new Expectation.Same(when, Fact.X, null, within, Map.of());
    }
}
