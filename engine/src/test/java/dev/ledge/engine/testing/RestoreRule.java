package dev.ledge.engine.testing;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import java.util.HashMap;
import java.util.Map;

/**
 * G5: the same buttons give the same hashes, also after a restore. On every tick the world is saved, played a little
 * ahead and restored; what was seen ahead must then come true. A second world, of a level of the same content, is
 * restored from the first one's snapshots now and then and must go the same way, also where it is edited to what it is.
 */
final class RestoreRule implements Invariants.Rule {
    private static final int AHEAD = 3;
    private static final int TWIN_EVERY = 29;

    private final InputTrack input;
    private final Level level;
    private final World twin;
    private final Map<Long, Long> expected = new HashMap<>();
    private Snapshot snapshot;
    private boolean twinFollows;

    RestoreRule(Level level, InputTrack input) {
        this.input = input;
        this.level = level;
        this.twin = new World(level.toBuilder().build());
    }

    @Override
    public void look(World world, Invariants.Reporter reporter) {
        long tick = world.tick();
        long hash = world.fullHash();
        Long promised = expected.remove(tick);
        if (promised != null && promised != hash) {
            reporter.report("G5 the state is another one than after playing ahead and restoring");
        }
        follow(world, reporter);
        if (snapshot == null) {
            snapshot = world.save();
        } else {
            world.save(snapshot);
        }
        for (int i = 0; i < AHEAD; i++) {
            world.step(input.buttonsAt(world.tick()));
        }
        long ahead = world.fullHash();
        Long earlier = expected.put(world.tick(), ahead);
        if (earlier != null && earlier != ahead) {
            reporter.report("G5 playing ahead gave two different states for tick " + world.tick());
        }
        world.restore(snapshot);
        if (world.tick() != tick || world.fullHash() != hash) {
            reporter.report("G5 restoring gave another state than was saved");
        }
    }

    private void follow(World world, Invariants.Reporter reporter) {
        if (twinFollows) {
            twin.step(input.buttonsAt(twin.tick()));
            if (twin.hash() != world.hash() || twin.fullHash() != world.fullHash()) {
                reporter.report("G5 another world, restored from a snapshot, went another way");
                twinFollows = false;
            }
        }
        if (world.tick() % TWIN_EVERY == 0) {
            twin.restore(world.save());
            twin.edit(level.toBuilder().build());
            twinFollows = true;
        }
    }
}
