package dev.ledge.engine.check;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.Runner;
import dev.ledge.engine.run.SourceLocations;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Plays a level without a person: waits, walks and hops to both sides, ten seconds each; less where there are many
 * actors, so that checking takes seconds whatever the level.
 */
public final class TrialPlays {
    private static final int JUMP_HELD = 20;
    private static final int JUMP_EVERY = 45;

    /** Levels with more actors than this are left to their runs, so that checking a crowd does not take minutes. */
    private static final int MOST_ACTORS = 2_000;

    /** Steps of single actors in each play. */
    private static final long MOST_STEPS = 100_000;

    private record Input(String player, int held, boolean hops) {}

    private static final List<Input> INPUTS = List.of(
            new Input("a player that waits", Buttons.NONE, false),
            new Input("a player that walks right", Buttons.RIGHT.bit(), false),
            new Input("a player that walks left", Buttons.LEFT.bit(), false),
            new Input("a player that hops to the right", Buttons.RIGHT.bit(), true),
            new Input("a player that hops to the left", Buttons.LEFT.bit(), true));

    private TrialPlays() {}

    /**
     * Plays the level with simple inputs before the eyes of {@code findings}, each time with something around these;
     * does nothing if there is no spawn or a crowd.
     */
    static void play(Level level, PlayFindings findings, UnaryOperator<Runner.Watcher> around) {
        if (!isPlayable(level)) {
            return;
        }
        for (Input input : INPUTS) {
            Run run = run(input);
            findings.playing(input.player, run, Set.of());
            Runner.play(level, run, ticks(level), around.apply(findings));
        }
    }

    /** True for a level with a spawn and without a crowd. */
    static boolean isPlayable(Level level) {
        return level.objects().stream().anyMatch(Spawn.class::isInstance) && actors(level) <= MOST_ACTORS;
    }

    private static int ticks(Level level) {
        return (int) Math.min(Run.DEFAULT_TICKS, MOST_STEPS / Math.max(1, actors(level)));
    }

    private static long actors(Level level) {
        long count = 0;
        for (LevelObject object : level.objects()) {
            count += object instanceof Body body && body.hasCopies() ? body.copies() : 1;
        }
        return count;
    }

    private static Run run(Input input) {
        List<InputTrack.Change> changes = new ArrayList<>();
        changes.add(new InputTrack.Change(0, input.held));
        for (int tick = JUMP_EVERY; input.hops && tick < Run.DEFAULT_TICKS; tick += JUMP_EVERY) {
            changes.add(new InputTrack.Change(tick, input.held | Buttons.JUMP.bit()));
            changes.add(new InputTrack.Change(tick + JUMP_HELD, input.held));
        }
        return new Run(
                null, null, Run.DEFAULT_TICKS, InputTrack.of(changes), null, null, Map.of(), SourceLocations.NONE);
    }
}
