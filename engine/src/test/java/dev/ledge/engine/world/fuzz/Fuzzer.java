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
    static String complaint(Law law, long seed) {
        Game game = law.game(seed);
        Breach breach = law.judge(game);
        return breach == null ? null : saved(law, game, breach);
    }

    private static String saved(Law law, Game game, Breach breach) {
        Shrinker.Shrunk shrunk = Shrinker.shrink(law, game, breach);
        String about = "Breaks the law '" + law.name() + "' (seed " + game.seed() + "): " + shrunk.breach();
        try {
            String name = law.name() + "-" + shrunk.breach().kind() + "-" + Long.toHexString(game.seed());
            return about + " See " + shrunk.game().save(FOLDER, name, about).toAbsolutePath();
        } catch (IOException thrown) {
            throw new UncheckedIOException(thrown);
        }
    }
}
