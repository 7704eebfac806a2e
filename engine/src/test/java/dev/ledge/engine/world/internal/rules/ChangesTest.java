package dev.ledge.engine.world.internal.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Crumbles;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.SolidWhen;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The player stands at (24, 96) on the tile of column 1, row 6, above the floor. */
class ChangesTest {
    private static final Changing BRICK = new Changing(new Crumbles(0.1, 0.5, Map.of()), null, null);

    @Test
    void aTileThatIsGoneIsInTheHashesUntilItIsBack() {
        World world = new World(level(BRICK));
        World plain = new World(level(Changing.NEVER));

        play(world, plain, 5);
        assertThat(world.hash()).isEqualTo(plain.hash());
        play(world, plain, 1);
        assertThat(world.hash()).isNotEqualTo(plain.hash());
    }

    @Test
    void aSnapshotHasWhatIsGoneAndWhatShakes() {
        World world = new World(level(BRICK));
        for (int tick = 0; tick < 50; tick++) {
            Snapshot saved = world.save();
            world.step(0);
            long once = world.fullHash();
            for (int k = 0; k < 40; k++) {
                world.step(0);
            }
            world.restore(saved);
            world.step(0);
            assertThat(world.fullHash()).as("after tick %d", tick).isEqualTo(once);
        }
    }

    @Test
    void anEditElsewhereLeavesWhatIsGoneGone() {
        Level level = level(BRICK);
        World world = new World(level);
        for (int k = 0; k < 10; k++) {
            world.step(0);
        }
        Level edited = level.withCell("ground", 15, 2, TileRef.of("rock"));
        World other = new World(level);
        other.restore(world.save());

        world.edit(edited);
        for (int k = 0; k < 100; k++) {
            world.step(0);
            other.step(0);
        }
        assertThat(world.hash()).isEqualTo(other.hash());
    }

    @Test
    void aGroupThatIsOffTakesItsTilesAwayAndGivesThemBack() {
        Simulation sim = LevelSwap.fresh(level(new Changing(null, "red", SolidWhen.OFF)));
        assertThat(sim.scene.terrain.solids(1, 1, 6)).isZero();

        sim.groups.set("red", false);
        sim.changes.applyGroups();
        assertThat(sim.scene.terrain.solids(1, 1, 6)).isEqualTo(1);
        assertThat(sim.scene.original.solids(1, 1, 6)).isEqualTo(1);
        sim.groups.set("red", true);
        sim.changes.applyGroups();
        assertThat(sim.scene.terrain.solids(1, 1, 6)).isZero();
    }

    private static void play(World a, World b, int ticks) {
        for (int k = 0; k < ticks; k++) {
            a.step(0);
            b.step(0);
        }
    }

    private static Level level(Changing changing) {
        return TestLevels.floor()
                .define(TileType.of("brick", Shape.FULL).withChanging(changing))
                .spawn(24, 96)
                .level()
                .withCell("ground", 1, 6, TileRef.of("brick"));
    }
}
