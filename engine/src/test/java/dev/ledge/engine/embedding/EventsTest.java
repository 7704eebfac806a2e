package dev.ledge.engine.embedding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Pickup;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A game hears of what happens: by a callback, or by asking after a step; and acts upon it. */
class EventsTest {
    private static final int RIGHT = Buttons.RIGHT.bit();

    /** Two coins in the player's way, so close together that one step takes both. */
    private final World world = new World(TestLevels.floor()
            .spawn(24, 160)
            .object(coin("coin-a", 60))
            .object(coin("coin-b", 60))
            .level());

    private static LevelObject coin(String id, double x) {
        return new Pickup(ObjectCommon.of(id, new Vec(x, 152), new Vec(8, 8)), null);
    }

    @Test
    void aListenerThatEditsTheLevelHearsAllOfTheStep() {
        List<String> taken = new ArrayList<>();
        world.setListener(event -> {
            if (event.type() == EventType.COLLECTED) {
                taken.add(event.by());
                world.edit(world.level().withoutObject(event.by()).withObject(coin("next-" + event.by(), 200)));
            }
        });
        for (int i = 0; i < 60; i++) {
            world.step(RIGHT);
        }

        assertThat(taken).containsExactly("coin-a", "coin-b");
        assertThat(world.actors().indexOf("coin-a")).isNegative();
        assertThat(world.actors().indexOf("next-coin-a")).isNotNegative();
        assertThat(world.actors().count()).isEqualTo(3);
    }

    @Test
    void aGameThatPollsMayEditBetweenTwoEvents() {
        List<String> taken = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            world.step(RIGHT);
            for (int k = 0; k < world.eventCount(); k++) {
                Event event = world.event(k);
                if (event.type() == EventType.COLLECTED) {
                    assertThat(world.actors().id(world.eventActor(k))).isEqualTo("player");
                    taken.add(event.by());
                    world.edit(world.level().withoutObject(event.by()));
                }
            }
        }

        assertThat(taken).containsExactly("coin-a", "coin-b");
        assertThat(world.actors().count()).isEqualTo(1);
    }

    @Test
    void whatHappenedToOneThatIsGoneIsOfNoActor() {
        world.step(Buttons.NONE);
        world.step(Buttons.JUMP.bit());
        assertThat(world.event(0).actor()).isEqualTo("player");

        world.edit(world.level().withoutObject("spawn"));
        assertThat(world.event(0).actor()).isEqualTo("player");
        assertThat(world.eventActor(0)).isNegative();
        assertThat(world.player()).isNegative();
    }

    @Test
    void aListenerMayMoveActorsAndTheRestIsReportedAsItWas() {
        World crates = new World(TestLevels.floor()
                .spawn(24, 160)
                .object(Body.of("crate-1", new Vec(60, 136), new Vec(12, 24)))
                .object(Body.of("crate-2", new Vec(60, 136), new Vec(12, 24)))
                .level());
        List<Double> places = new ArrayList<>();
        crates.setListener(event -> {
            if (event.type() == EventType.PAIR && event.by().equals("player")) {
                // Numbers 12 and 13 of a pair are where b is.
                places.add(event.pair()[12]);
                crates.place(crates.player(), 24, 136);
            }
        });
        for (int i = 0; i < 26 && places.isEmpty(); i++) {
            crates.step(RIGHT);
        }

        assertThat(places).hasSize(2).allMatch(x -> x >= 48);
        assertThat(crates.actors().x(crates.player())).isEqualTo(24);
    }
}
