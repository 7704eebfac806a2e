package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.step.LevelSwap;
import dev.ledge.engine.world.internal.step.Simulation;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * So many are inside something that freeing them all is too much for one step: they take turns, and stay where they are
 * until then. Case NU-01.
 */
class CrowdInRockTest {
    private static final int ACTORS = 1000;

    /** What may be looked at in a step; and what one actor takes, whose turn is not broken off. */
    private static final long MAX = 400_000 + 300_000;

    /** A block of 60×50 cells, 240 px below whose top the crowd is. */
    private static Level level() throws LevelFormatException {
        StringBuilder cells = new StringBuilder();
        for (int row = 10; row < 60; row++) {
            cells.append(row == 10 ? "" : ", ").append("\"0,%d\": \"%s\"".formatted(row, "#".repeat(32)));
            cells.append(", \"32,%d\": \"%s\"".formatted(row, "#".repeat(28)));
        }
        return LevelReader.read(
                        ExtremeLevels.level("[60, 60]", "", cells.toString(), """
                                {"id": "a", "type": "actor", "at": [20, 20], "size": [900, 100], "body": [200, 100], \
                                "copies": %d, "repel": 0}""".formatted(ACTORS)),
                        Path.of("crowd.level.json"))
                .value();
    }

    @Test
    void takesTurnsUntilEverybodyIsOut() throws LevelFormatException {
        Simulation sim = LevelSwap.fresh(level());
        sink(sim);
        int waited = 0;
        long most = 0;
        for (int tick = 0; tick < 8000 && (tick == 0 || isAnyInside(sim)); tick++) {
            long before = sim.queries.effort.spent;
            sim.depenetration.recover();
            most = Math.max(most, sim.queries.effort.spent - before);
            waited += waiting(sim);
        }

        assertThat(waited).isPositive();
        assertThat(most).isLessThan(MAX);
        assertThat(isAnyInside(sim)).isFalse();
    }

    private static boolean isAnyInside(Simulation sim) {
        for (int i = 0; i < sim.actors.count; i++) {
            if (sim.actors.has(i, ActorFlags.MAY_OVERLAP | ActorFlags.EMBEDDED)) {
                return true;
            }
        }
        return false;
    }

    private static void sink(Simulation sim) {
        for (int i = 0; i < sim.actors.count; i++) {
            sim.actors.x[i] = 20 + i % 70 * 10;
            sim.actors.y[i] = 240;
            sim.actors.set(i, ActorFlags.MAY_OVERLAP);
        }
    }

    private static int waiting(Simulation sim) {
        int waiting = 0;
        for (int i = 0; i < sim.actors.count; i++) {
            waiting += sim.actors.has(i, ActorFlags.ESCAPE_PENDING) ? 1 : 0;
        }
        return waiting;
    }

    @Test
    void anActorThatWaitsStaysWhereItIs() throws LevelFormatException {
        World world = new World(level());
        for (int i = 0; i < world.actors().count(); i++) {
            world.place(i, world.actors().x(i), 400);
        }
        World other = new World(level());
        Snapshot early = world.save();
        for (int tick = 0; tick < 5; tick++) {
            world.step(0);
        }
        int still = 0;
        for (int i = 0; i < world.actors().count(); i++) {
            still += world.actors().y(i) == 400 ? 1 : 0;
        }
        assertThat(still).isPositive();

        other.restore(early);
        for (int tick = 0; tick < 5; tick++) {
            other.step(0);
        }
        assertThat(other.hash()).isEqualTo(world.hash());
        other.restore(world.save());
        for (int tick = 0; tick < 60; tick++) {
            world.step(0);
            other.step(0);
        }
        assertThat(other.hash()).isEqualTo(world.hash());
    }
}
