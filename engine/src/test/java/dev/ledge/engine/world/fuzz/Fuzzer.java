package dev.ledge.engine.world.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** Tries a law on games; one that breaks it is shrunk and saved. */
final class Fuzzer {
    private static final Path FOLDER = Path.of("target", "fuzz");

    private Fuzzer() {}

    /**
     * Tries one game.
     *
     * @return null if the law holds; else what was broken and where the smallest game is that breaks it
     */
    static String report(Law law, long seed) {
        Game game = law.game(seed);
        Violation violation = law.judge(game);
        return violation == null ? null : saved(law, game, violation);
    }

    private static String saved(Law law, Game game, Violation violation) {
        Shrinker.Shrunk shrunk = Shrinker.shrink(law, game, violation);
        String about = "Breaks the law '" + law.name() + "' (seed " + game.seed() + "): " + shrunk.violation();
        try {
            String name = law.name() + "-" + shrunk.violation().kind() + "-" + Long.toHexString(game.seed());
            return about + " See " + shrunk.game().save(FOLDER, name, about).toAbsolutePath();
        } catch (IOException thrown) {
            throw new UncheckedIOException(thrown);
        }
    }
}
