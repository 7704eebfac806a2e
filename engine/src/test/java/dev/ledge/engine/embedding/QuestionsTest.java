package dev.ledge.engine.embedding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.Queries;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.CastHit;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A game that queries before it acts, and has its own collision rule. */
class QuestionsTest {
    private final World world = new World(TestLevels.floor()
            .spawn(40, 160)
            .object(Platform.of("gate", new Vec(96, 112), new Vec(16, 48)))
            .object(Body.of("crate", new Vec(140, 136), new Vec(24, 24)))
            .level());
    private final Queries ask = world.queries();

    @Test
    void aShotHitsTheGateAndThePlaceIsReported() {
        CastHit impact = ask.rayCast(46, 140, 200, 0);

        assertThat(impact.on()).isEqualTo("gate");
        assertThat(impact.x()).isCloseTo(96, within(1e-9));
        assertThat(impact.time()).isCloseTo(0.25, within(1e-9));
        assertThat(impact.nx()).isEqualTo(-1);
        assertThat(ask.rayCast(46, 100, 200, 0)).isNull();
    }

    @Test
    void aSweptBoxReportsHowFarThereIsRoom() {
        CastHit impact = ask.sweep(Aabb.of(new Vec(120, 100), new Vec(12, 24)), 0, 72);

        assertThat(impact.y() + 24).isCloseTo(160, within(1e-9));
        assertThat(impact.time()).isCloseTo(0.5, within(1e-9));
        assertThat(impact.on()).isEqualTo("tile:7,10");
    }

    @Test
    void anOverlapReportsTheActorAndTheDepth() {
        List<String> found = new ArrayList<>();
        ask.actorsIn(
                Aabb.of(new Vec(100, 130), new Vec(45, 20)),
                i -> found.add(world.actors().id(i)));

        assertThat(found).containsExactly("crate");
        assertThat(ask.depth(Aabb.of(new Vec(90, 120), new Vec(12, 24)))).isCloseTo(6, within(1e-9));
        assertThat(ask.depth(Aabb.of(new Vec(84, 120), new Vec(12, 24)))).isZero();
    }

    @Test
    void aGateLetsOnePassAndNotTheOther() {
        world.setFilter((actor, object) ->
                !object.equals("gate") || !world.actors().id(actor).equals("player"));
        for (int i = 0; i < 60; i++) {
            world.step(Buttons.RIGHT.bit());
        }
        assertThat(world.actors().x(world.player())).isGreaterThan(112);

        world.setVelocity(world.actors().indexOf("crate"), -600, 0);
        for (int i = 0; i < 20; i++) {
            world.step(Buttons.NONE);
        }
        assertThat(world.actors().x(world.actors().indexOf("crate"))).isEqualTo(112);
    }

    @Test
    void aContactReportsWhatWasTouched() {
        assertThat(touched(Buttons.RIGHT, 60)).contains("tile:2,10", "gate");
        world.place(world.player(), 4, 136);
        assertThat(touched(Buttons.LEFT, 20)).containsNull();
        // Of objects that are gone since, too.
        world.place(world.player(), 80, 136);
        do {
            world.step(Buttons.RIGHT.bit());
        } while (world.contactCount() == 0);
        world.edit(world.level().withoutObject("gate"));
        assertThat(world.contact(0).on()).isEqualTo("gate");
        assertThat(world.actors().id(world.contact(0).actor())).isEqualTo("player");
    }

    private List<String> touched(Buttons held, int ticks) {
        List<String> touched = new ArrayList<>();
        world.place(world.player(), world.actors().x(world.player()), 130);
        for (int tick = 0; tick < ticks; tick++) {
            world.step(held.bit());
            for (int i = 0; i < world.contactCount(); i++) {
                if (world.contact(i).actor() == world.player()) {
                    touched.add(world.contact(i).on());
                }
            }
        }
        return touched;
    }
}
