package dev.ledge.engine.world.internal.broadphase;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.CompiledLevel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class UniformGridTest {

    private static final int ACTORS = 200;
    private static final int TICKS = 10_000;
    private static final double LARGEST = 40;
    private static final double EXTENT = 640;

    private final CompiledLevel scene =
            new CompiledLevel(TestLevels.empty(40, 40).level(), null);
    private final UniformGrid grid = new UniformGrid(scene, ACTORS, LARGEST, 0, UniformGrid.AUTOMATIC);
    private final Aabb[] boxes = new Aabb[ACTORS];

    @Test
    void AA07_thePartitionStaysWholeUnderChurn() {
        SplittableRandom random = new SplittableRandom(7);
        for (int tick = 0; tick < TICKS; tick++) {
            for (int k = 0; k < 20; k++) {
                int actor = random.nextInt(ACTORS);
                if (boxes[actor] == null || random.nextInt(8) > 0) {
                    put(actor, randomBox(random));
                } else {
                    remove(actor);
                }
            }
            if (tick % 100 == 0) {
                assertEverybodyIsWhereTheyBelong();
                assertThat(pairs()).isEqualTo(bruteForce());
            }
        }
    }

    @Test
    void anActorOnABorderOfCellsIsInAllOfThem() {
        put(0, new Aabb(0, 0, 10, 10));
        int column = grid.columnOf(0);
        int row = grid.rowOf(0);
        assertThat(timesIn(grid.cellAt(column + 1, row), 0)).isZero();
        while (grid.columnOf(boxes[0].right()) == column) {
            put(0, boxes[0].moved(1, 0));
        }

        assertThat(timesIn(grid.cellAt(column, row), 0)).isEqualTo(1);
        assertThat(timesIn(grid.cellAt(column + 1, row), 0)).isEqualTo(1);
        assertThat(allMemberships()).isEqualTo(2);
    }

    @Test
    void anActorThatIsWideIsInAllCellsAndLeavesThemAll() {
        for (int actor = 0; actor < ACTORS; actor++) {
            put(actor, new Aabb(actor, 0, actor + 400, 300));
        }
        assertEverybodyIsWhereTheyBelong();
        assertThat(grid.columnOf(400)).isGreaterThan(grid.columnOf(0) + 4);

        for (int actor = 0; actor < ACTORS; actor++) {
            put(actor, new Aabb(actor, 200, actor + 10, 210));
        }
        assertEverybodyIsWhereTheyBelong();
        assertThat(pairs()).isEqualTo(bruteForce());
    }

    @Test
    void anActorThatIsFarOutsideIsStillSomewhere() {
        put(0, new Aabb(-1e9, -1e9, -1e9 + 10, -1e9 + 10));
        put(1, new Aabb(1e9, 1e9, 1e9 + 10, 1e9 + 10));

        assertEverybodyIsWhereTheyBelong();
    }

    @Test
    void removingTwiceIsRemovingOnce() {
        put(3, new Aabb(5, 5, 15, 15));
        put(4, new Aabb(5, 5, 15, 15));
        remove(3);
        remove(3);

        assertEverybodyIsWhereTheyBelong();
    }

    private void put(int actor, Aabb box) {
        boxes[actor] = box;
        grid.note(actor, box.left(), box.top(), box.right(), box.bottom());
        grid.settle();
    }

    private void remove(int actor) {
        boxes[actor] = null;
        grid.noteGone(actor);
        grid.settle();
    }

    /** Sometimes exactly on cells' borders, sometimes outside the level. */
    private static Aabb randomBox(SplittableRandom random) {
        double left = random.nextDouble() * (EXTENT + 200) - 100;
        double top = random.nextDouble() * (EXTENT + 200) - 100;
        if (random.nextBoolean()) {
            left = Math.floor(left / 32) * 32;
            top = Math.floor(top / 32) * 32;
        }
        return new Aabb(left, top, left + 1 + random.nextInt((int) LARGEST), top + 1 + random.nextInt((int) LARGEST));
    }

    private void assertEverybodyIsWhereTheyBelong() {
        int memberships = 0;
        for (int actor = 0; actor < ACTORS; actor++) {
            if (boxes[actor] == null) {
                continue;
            }
            for (int row = grid.rowOf(boxes[actor].top()); row <= grid.rowOf(boxes[actor].bottom()); row++) {
                for (int column = grid.columnOf(boxes[actor].left());
                        column <= grid.columnOf(boxes[actor].right());
                        column++) {
                    assertThat(timesIn(grid.cellAt(column, row), actor)).isEqualTo(1);
                    memberships++;
                }
            }
        }
        assertThat(allMemberships()).isEqualTo(memberships);
    }

    private int timesIn(int cell, int actor) {
        int[] members = new int[ACTORS];
        int size = grid.members.copy(cell, members, 0);
        assertThat(size).isEqualTo(grid.members.size(cell));
        return (int) Arrays.stream(members, 0, size)
                .filter(member -> member == actor)
                .count();
    }

    private int allMemberships() {
        int sum = 0;
        int last = grid.cellAt(grid.columnOf(1e9), grid.rowOf(1e9));
        for (int cell = 0; cell <= last; cell++) {
            sum += grid.members.size(cell);
        }
        return sum;
    }

    /** The pairs as {@code ActorPairs} finds them: in the first cell that two share. Twice found is a failure. */
    private Set<String> pairs() {
        List<String> found = new ArrayList<>();
        int[] members = new int[ACTORS];
        for (int k = 0; k < grid.members.pairCells() + grid.members.largeCells(); k++) {
            boolean isPair = k < grid.members.pairCells();
            int cell = isPair ? grid.members.pairCell(k) : grid.members.largeCell(k - grid.members.pairCells());
            int size = grid.members.copy(cell, members, 0);
            if (isPair) {
                assertThat(size).isEqualTo(2);
                assertThat(members[0]).isEqualTo(grid.members.memberOfPair(cell, 0));
                assertThat(members[1]).isEqualTo(grid.members.memberOfPair(cell, 1));
            } else {
                assertThat(size).isGreaterThan(2);
            }
            for (int m = 0; m < size; m++) {
                for (int n = 0; n < size; n++) {
                    int a = members[m];
                    int b = members[n];
                    if (a < b && boxes[a].touches(boxes[b]) && grid.isFirst(cell, a, b)) {
                        found.add(a + "-" + b);
                    }
                }
            }
        }
        assertThat(found).doesNotHaveDuplicates();
        return new TreeSet<>(found);
    }

    private Set<String> bruteForce() {
        Set<String> pairs = new TreeSet<>();
        for (int a = 0; a < ACTORS; a++) {
            for (int b = a + 1; b < ACTORS; b++) {
                if (boxes[a] != null && boxes[b] != null && boxes[a].touches(boxes[b])) {
                    pairs.add(a + "-" + b);
                }
            }
        }
        return pairs;
    }
}
