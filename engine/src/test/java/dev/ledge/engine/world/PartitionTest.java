package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

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
import dev.ledge.engine.world.type.EventType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How fine the partition is changes nothing but how long a step takes. Cases AA-05, AA-07, AA-09. */
class PartitionTest {
    private static final int TICKS = 240;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 16, 64, 1024})
    void AA07_pairsAndHashesDependOnNoSizeOfItsCells(int levelCells) {
        World automatic = new World(crowd());
        World sized = new World(crowd());
        sized.setPartition(levelCells);
        int found = 0;
        for (int tick = 0; tick < TICKS; tick++) {
            int buttons = tick % 50 < 25 ? Buttons.RIGHT.bit() : Buttons.LEFT.bit() | Buttons.JUMP.bit();
            automatic.step(buttons);
            sized.step(buttons);
            assertThat(sized.fullHash()).as("tick %d", tick).isEqualTo(automatic.fullHash());
            List<String> pairs = pairs(sized);
            found += pairs.size();
            assertThat(pairs).isEqualTo(pairs(automatic)).doesNotHaveDuplicates();
            assertThat(pairs).containsExactlyInAnyOrderElementsOf(bruteForce(sized));
        }
        assertThat(found).isGreaterThan(TICKS);
    }

    @Test
    void itCanBeSetInTheMiddleOfAGame() {
        World plain = new World(crowd());
        World changing = new World(crowd());
        changing.setController(ActorKind.PLAYER, (world, actor, buttons) -> {
            world.setPartition((int) (world.tick() % 7));
            return buttons;
        });
        plain.setController(ActorKind.PLAYER, (world, actor, buttons) -> buttons);
        for (int tick = 0; tick < TICKS; tick++) {
            plain.step(Buttons.RIGHT.bit());
            changing.step(Buttons.RIGHT.bit());
            assertThat(changing.fullHash()).isEqualTo(plain.fullHash());
            Aabb area = new Aabb(tick, 100, tick + 60, 140);
            assertThat(in(changing, area)).isEqualTo(in(plain, area));
        }
    }

    @Test
    void itIsAsFineAsTheGameSaysAndOutlivesEdits() {
        World world = new World(crowd());
        double before = side(world);
        world.setPartition(5);
        assertThat(side(world)).isEqualTo(5 * 16);
        world.edit(crowd().withObject(Bodies.standing("another", 200, 160)));
        assertThat(side(world)).isEqualTo(5 * 16);
        world.edit(TestLevels.painted(world.level(), 3, 3, '#'));
        assertThat(side(world)).isEqualTo(5 * 16);
        world.edit(crowd());
        world.setPartition(0);
        assertThat(side(world)).isEqualTo(before);
    }

    @Test
    void inALargeLevelItIsCoarserThanThat() {
        World world = new World(TestLevels.empty(4096, 4096).spawn(100, 100).level());
        world.setPartition(1);
        assertThat(side(world)).isEqualTo(4 * 16);
    }

    @Test
    void whatIsNoSizeIsRefused() {
        World world = new World(crowd());
        assertThatIllegalArgumentException().isThrownBy(() -> world.setPartition(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> world.setPartition(1025));
    }

    private static double side(World world) {
        return world.sim.locator.grid().side();
    }

    private static List<Integer> in(World world, Aabb area) {
        List<Integer> found = new ArrayList<>();
        world.queries().actorsIn(area, found::add);
        return found;
    }

    private static List<String> pairs(World world) {
        List<String> pairs = new ArrayList<>();
        for (int k = 0; k < world.eventCount(); k++) {
            if (world.eventType(k) == EventType.PAIR) {
                pairs.add(world.event(k).actor() + " " + world.event(k).by());
            }
        }
        return pairs;
    }

    private static List<String> bruteForce(World world) {
        Actors a = world.actors();
        List<String> pairs = new ArrayList<>();
        for (int i = 0; i < a.count(); i++) {
            for (int j = i + 1; j < a.count(); j++) {
                if (box(a, i).touches(box(a, j))) {
                    pairs.add(a.id(i) + " " + a.id(j));
                }
            }
        }
        return pairs;
    }

    private static Aabb box(Actors a, int i) {
        return new Aabb(a.x(i), a.y(i), a.x(i) + a.width(i), a.y(i) + a.height(i));
    }

    /**
     * Bodies that push each other about, exactly on borders of cells at first, some as wide as a house, some that walk,
     * in all corners of the level.
     */
    private static Level crowd() {
        TestLevels level = TestLevels.floor(50).spawn(300, 60);
        ActorProfile repelling = ActorProfile.DEFAULT.with(ActorField.REPEL, 90);
        for (int i = 0; i < 90; i++) {
            level.object(Bodies.body("c" + i, 16 * (i % 45), 128 - 40 * (i / 45), 8 + i % 11, 16, repelling));
        }
        for (int i = 0; i < 3; i++) {
            level.object(Bodies.body("wide" + i, 10 + 200 * i, 20, 170, 30, repelling));
            level.object(new Walker(
                    ObjectCommon.of("walker" + i, new Vec(100 + 150 * i, 100), new Vec(14, 14)),
                    60.0,
                    null,
                    null,
                    false,
                    null,
                    repelling));
        }
        return level.level();
    }
}
