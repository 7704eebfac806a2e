package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.testing.TestLevels;
import org.junit.jupiter.api.Test;

/** Whether the ground goes on ahead. A plateau at y = 144 ends at x = 64, or in slopes down to the right. */
class LedgeProbeTest {

    @Test
    void aFloorGoesOnUntilTheLeadingEdgeIsBeyondIt() {
        assertThat(goesOn(plateau(), 40, 144)).isTrue();
        assertThat(goesOn(plateau(), 56, 144)).isTrue();
        assertThat(goesOn(plateau(), 60, 144)).isFalse();
    }

    @Test
    void aFallingSlopeLeadsOnAcrossCells() {
        assertThat(goesOn(plateau().draw(4, 9, "\\").draw(4, 10, "#\\"), 76, 150))
                .isTrue();
    }

    @Test
    void aFallingSlopeThatEndsIsALedge() {
        assertThat(goesOn(plateau().draw(4, 9, "\\").draw(4, 10, "#"), 76, 150)).isFalse();
    }

    @Test
    void whatLiesOnTheSlopeDoesNotEndIt() {
        TestLevels levels = plateau().draw(4, 9, "\\").draw(4, 10, "#\\").still("post", 80, 156, 1, 4);

        assertThat(goesOn(levels, 76, 150)).isTrue();
    }

    private static TestLevels plateau() {
        return TestLevels.empty(20, 16)
                .row(15, "#".repeat(20))
                .draw(0, 9, "####")
                .draw(0, 10, "####");
    }

    /** Of a player of 12×24 with its feet there. */
    private static boolean goesOn(TestLevels levels, double centre, double feet) {
        World world = new World(levels.spawn(centre, feet).level());
        world.step(0);
        return world.hasGroundAhead(world.player(), Facing.RIGHT);
    }
}
