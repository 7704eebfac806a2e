package dev.ledge.engine.world.internal.broadphase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class CellMembersTest {
    private static final int CELLS = 5;
    private static final int ACTORS = 30;

    private final CellMembers members = new CellMembers(CELLS);

    CellMembersTest() {
        members.reserve(CELLS * ACTORS);
    }

    @Test
    void anActorThatEnteredAndDidNotLeaveIsAMember() {
        SplittableRandom random = new SplittableRandom(11);
        List<Set<Integer>> expected = new ArrayList<>();
        for (int c = 0; c < CELLS; c++) {
            expected.add(new TreeSet<>());
        }
        for (int k = 0; k < 20_000; k++) {
            int c = random.nextInt(CELLS);
            int actor = random.nextInt(ACTORS);
            if (expected.get(c).add(actor)) {
                members.enter(c, actor);
            } else {
                expected.get(c).remove(actor);
                members.leave(c, actor);
            }
            if (k % 50 == 0) {
                for (int each = 0; each < CELLS; each++) {
                    assertThat(membersOf(each)).containsExactlyInAnyOrderElementsOf(expected.get(each));
                }
                assertThat(pairCells()).isEqualTo(cellsOf(expected, 2, 2));
                assertThat(largeCells()).isEqualTo(cellsOf(expected, 3, ACTORS));
            }
        }
    }

    @Test
    void roomThatIsMadeLaterKeepsTheMembers() {
        CellMembers few = new CellMembers(1);
        few.reserve(4);
        for (int actor = 0; actor < 4; actor++) {
            few.enter(0, actor);
        }
        few.reserve(40);
        for (int actor = 4; actor < 40; actor++) {
            few.enter(0, actor);
        }
        int[] copy = new int[40];

        assertThat(few.copy(0, copy, 0)).isEqualTo(40);
        assertThat(Arrays.stream(copy).distinct().count()).isEqualTo(40);
    }

    @Test
    void theTwoOfAPairAreGivenOneByOne() {
        members.enter(3, 7);
        members.enter(3, 9);

        assertThat(members.pairCell(0)).isEqualTo(3);
        assertThat(Set.of(members.memberOfPair(3, 0), members.memberOfPair(3, 1)))
                .containsExactlyInAnyOrder(7, 9);
    }

    private List<Integer> membersOf(int cell) {
        int[] copy = new int[ACTORS];
        int count = members.copy(cell, copy, 0);
        assertThat(count).isEqualTo(members.size(cell));
        return Arrays.stream(copy, 0, count).boxed().toList();
    }

    private Set<Integer> pairCells() {
        Set<Integer> cells = new TreeSet<>();
        for (int k = 0; k < members.pairCells(); k++) {
            assertThat(cells.add(members.pairCell(k))).isTrue();
        }
        return cells;
    }

    private Set<Integer> largeCells() {
        Set<Integer> cells = new TreeSet<>();
        for (int k = 0; k < members.largeCells(); k++) {
            assertThat(cells.add(members.largeCell(k))).isTrue();
        }
        return cells;
    }

    private static Set<Integer> cellsOf(List<Set<Integer>> members, int least, int most) {
        Set<Integer> cells = new TreeSet<>();
        for (int c = 0; c < CELLS; c++) {
            if (members.get(c).size() >= least && members.get(c).size() <= most) {
                cells.add(c);
            }
        }
        return cells;
    }
}
