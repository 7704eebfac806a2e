package dev.ledge.engine.testing;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.Runner;
import dev.ledge.engine.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * What must hold on every tick of every game, whatever happens in it; EDGE-CASES calls these G1 to G7. Watches a play
 * and collects what it sees broken.
 */
public final class Invariants implements Runner.Watcher {
    private static final int MOST_VIOLATIONS = 10;

    private final List<Rule> rules;
    private final List<String> violations = new ArrayList<>();

    /** One of the invariants, which sees every tick from 0 on. */
    interface Rule {
        /** Checks the world; {@code reporter} gets what is broken. */
        void look(World world, Reporter reporter);
    }

    /** Takes what is broken. */
    @FunctionalInterface
    interface Reporter {
        void report(String text);
    }

    private Invariants(List<Rule> rules) {
        this.rules = rules;
    }

    /** All invariants of a play of {@code level} with {@code input}. */
    public static Invariants all(Level level, InputTrack input) {
        List<Rule> rules = looking(level);
        rules.add(new MirrorRule(level, input, MirrorRule.NOISE));
        rules.add(new RestoreRule(level, input));
        return new Invariants(rules);
    }

    /** All but G7, for games in which a tie is broken by what a mirror changes. */
    public static Invariants withoutMirror(Level level, InputTrack input) {
        List<Rule> rules = looking(level);
        rules.add(new RestoreRule(level, input));
        return new Invariants(rules);
    }

    /** G1 to G4 and G6: what needs no second world. */
    public static Invariants physical(Level level) {
        return new Invariants(looking(level));
    }

    /**
     * {@link #physical(Level)} of a level that was just put under a running world, whose platforms may jump back in the
     * very next tick.
     */
    public static Invariants edited(Level level, World world) {
        PenetrationRule penetration = new PenetrationRule(level);
        penetration.remember(world);
        return new Invariants(List.of(penetration, new MotionRule(level), new EventRule()));
    }

    /** G7 alone, with so much that numbers may differ, px and px/s. */
    public static Invariants mirror(Level level, InputTrack input, double noise) {
        return new Invariants(List.of(new MirrorRule(level, input, noise)));
    }

    /** G5 alone. */
    public static Invariants restore(Level level, InputTrack input) {
        return new Invariants(List.of(new RestoreRule(level, input)));
    }

    /** The rules that only look; one that plays ahead comes after them, as the events of a tick are gone then. */
    private static List<Rule> looking(Level level) {
        return new ArrayList<>(List.of(new PenetrationRule(level), new MotionRule(level), new EventRule()));
    }

    @Override
    public void watch(World world) {
        for (Rule rule : rules) {
            rule.look(world, text -> {
                if (violations.size() < MOST_VIOLATIONS) {
                    violations.add("tick " + world.tick() + ": " + text);
                }
            });
        }
    }

    /** What was broken, the first few. */
    public List<String> violations() {
        return List.copyOf(violations);
    }
}
