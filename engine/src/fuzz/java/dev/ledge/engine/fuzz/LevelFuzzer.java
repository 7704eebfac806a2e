package dev.ledge.engine.fuzz;

import com.code_intelligence.jazzer.mutation.annotation.NotNull;
import dev.ledge.engine.run.InputTrack;
import java.util.List;

/** Jazzer's way into {@link LevelTrial}: edited levels. */
public final class LevelFuzzer {
    private static final Campaign CAMPAIGN = new Campaign("level", ".level.json");
    private static final List<Json> SEEDS = new Seeds(Campaign.LEVELS).levels;
    private static final Vocabulary VOCABULARY = new Vocabulary(SEEDS);

    private LevelFuzzer() {}

    /**
     * Tries one input.
     *
     * @param recipe which level, how it is edited, and what is held
     */
    public static void fuzzerTestOneInput(@NotNull Recipe recipe) {
        Json root = Vocabulary.pick(SEEDS, recipe.seed()).copy();
        Editor editor = new Editor(root, VOCABULARY);
        recipe.edits().forEach(editor::apply);
        InputTrack buttons = recipe.buttons();
        CAMPAIGN.run(root, buttons, content -> LevelTrial.of(content, buttons));
    }

    /** Jazzer calls it at the end. */
    public static void fuzzerTearDown() {
        CAMPAIGN.end();
    }
}
