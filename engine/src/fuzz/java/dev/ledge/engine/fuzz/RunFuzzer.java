package dev.ledge.engine.fuzz;

import com.code_intelligence.jazzer.mutation.annotation.NotNull;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.InputTrack;
import java.util.List;

/** Jazzer's way into {@link RunTrial}: edited runs, on one level in which there is something of everything. */
public final class RunFuzzer {
    private static final Campaign CAMPAIGN = new Campaign("run", ".run.json");
    private static final List<Json> SEEDS = new Seeds(Campaign.LEVELS).runs;
    private static final Vocabulary VOCABULARY = new Vocabulary(SEEDS);
    private static final Level LEVEL = PlayedLevel.read();

    private RunFuzzer() {}

    /**
     * Tries one input.
     *
     * @param recipe which run, and how it is edited
     */
    public static void fuzzerTestOneInput(@NotNull Recipe recipe) {
        Json root = Vocabulary.pick(SEEDS, recipe.seed()).copy();
        Editor editor = new Editor(root, VOCABULARY);
        recipe.edits().forEach(editor::apply);
        CAMPAIGN.run(root, InputTrack.EMPTY, content -> RunTrial.of(content, LEVEL));
    }

    /** Jazzer calls it at the end. */
    public static void fuzzerTearDown() {
        CAMPAIGN.end();
    }
}
