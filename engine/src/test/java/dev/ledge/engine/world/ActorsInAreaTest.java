package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.testing.Bodies;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The actors in an area are the same by the partition and by a test of all, whatever happened before. */
class ActorsInAreaTest {
    private static final double SIZE = 640;

    private final SplittableRandom random = new SplittableRandom(11);
    private final World world = new World(level());

    @Test
    void thePartitionKnowsBetweenTwoStepsAlone() {
        assertThat(isKnown(world)).as("before the first step").isFalse();
        world.step(Buttons.NONE);
        assertThat(isKnown(world)).isTrue();
        boolean[] wasKnown = {true};
        world.setController(ActorKind.PLAYER, (w, actor, buttons) -> {
            wasKnown[0] = isKnown(w);
            return buttons;
        });
        world.step(Buttons.NONE);
        assertThat(wasKnown[0]).as("in the middle of a step").isFalse();

        world.restore(world.save());
        assertThat(isKnown(world)).as("after a state was put back").isFalse();
        world.step(Buttons.NONE);
        world.edit(level().withObject(Bodies.standing("new", 200, 160)));
        assertThat(isKnown(world)).as("after an edit").isFalse();
        world.setFindsPairs(false);
        world.step(Buttons.NONE);
        assertThat(isKnown(world)).as("without pairs").isFalse();
    }

    @Test
    void allAreFoundWhateverTheGameDoes() {
        Snapshot saved = world.save();
        for (int tick = 0; tick < 400; tick++) {
            world.step(random.nextInt(32));
            for (int k = random.nextInt(6); k > 0; k--) {
                int actor = random.nextInt(world.actors().count());
                switch (random.nextInt(5)) {
                    case 0 -> world.place(actor, random.nextDouble(-50, SIZE), random.nextDouble(-50, 200));
                    case 1 -> world.resize(actor, random.nextDouble(1, 300), random.nextDouble(1, 40));
                    case 2 -> world.kill(actor);
                    case 3 -> world.respawn(actor);
                    default -> world.setVelocity(actor, random.nextDouble(-400, 400), 0);
                }
            }
            if (tick % 90 == 80) {
                world.restore(saved);
            }
            for (int k = 0; k < 4; k++) {
                double x = random.nextDouble(-200, SIZE + 200);
                double y = random.nextDouble(-200, 400);
                Aabb area = new Aabb(x, y, x + random.nextDouble(0, 250), y + random.nextDouble(0, 120));
                assertThat(asked(area)).as("tick %d, %s", tick, area).isEqualTo(oneByOne(area));
            }
        }
        Aabb all = new Aabb(
                Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
        assertThat(asked(all)).isEqualTo(oneByOne(all));
    }

    @Test
    void manyActorsThatArePutElsewhereAreFoundToo() {
        world.step(Buttons.NONE);
        for (int i = 0; i < world.actors().count(); i++) {
            world.place(i, 300 + i % 5, 40);
        }
        Aabb area = new Aabb(299, 39, 310, 60);
        assertThat(asked(area)).isEqualTo(oneByOne(area)).hasSize(world.actors().count());
    }

    @Test
    void aReceiverMayPutOthersIntoTheArea() {
        world.step(Buttons.NONE);
        int last = world.actors().count() - 1;
        world.place(0, 100, 20);
        world.place(last, 500, 20);
        List<Integer> found = new ArrayList<>();
        world.queries().actorsIn(new Aabb(100, 20, 104, 24), actor -> {
            found.add(actor);
            world.place(last, 100, 20);
        });
        assertThat(found).contains(0, last);
    }

    private static boolean isKnown(World world) {
        return world.sim.locator.find(100, 20, 104, 24) != null;
    }

    private List<Integer> asked(Aabb area) {
        List<Integer> found = new ArrayList<>();
        world.queries().actorsIn(area, found::add);
        return found;
    }

    private List<Integer> oneByOne(Aabb area) {
        Actors a = world.actors();
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < a.count(); i++) {
            Aabb box = new Aabb(a.x(i), a.y(i), a.x(i) + a.width(i), a.y(i) + a.height(i));
            if (a.alive(i) && a.present(i) && box.touches(area)) {
                found.add(i);
            }
        }
        return found;
    }

    private static Level level() {
        TestLevels level = TestLevels.floor(40).spawn(300, 60).once("lift", 400, 152, 64, 8, 0, -100, 60);
        ActorProfile profile = ActorProfile.DEFAULT.with(ActorField.REPEL, 60);
        for (int i = 0; i < 120; i++) {
            level.object(Bodies.body("c" + i, 24 + 20 * (i % 30) + i % 7, 140 - 22 * (i / 30), 12, 20, profile));
        }
        level.object(new Walker(
                ObjectCommon.of("walker", new Vec(100, 100), new Vec(14, 14)), 60.0, null, null, null, null, profile));
        return level.level();
    }
}
