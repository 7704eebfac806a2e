package dev.ledge.engine.fuzz;

import com.code_intelligence.jazzer.mutation.annotation.NotNull;
import dev.ledge.engine.run.InputTrack;
import java.util.List;

/** Jazzer's way into {@link PaletteTrial}: edited palettes. */
public final class PaletteFuzzer {
    private static final Campaign CAMPAIGN = new Campaign("palette", ".palette.json");
    private static final List<Json> SEEDS = new Seeds(Campaign.LEVELS).palettes;
    private static final Vocabulary VOCABULARY = new Vocabulary(SEEDS);

    private PaletteFuzzer() {}

    /**
     * Tries one input.
     *
     * @param recipe which palette, and how it is edited
     */
    public static void fuzzerTestOneInput(@NotNull Recipe recipe) {
        Json root = Vocabulary.pick(SEEDS, recipe.seed()).copy();
        Editor editor = new Editor(root, VOCABULARY);
        recipe.edits().forEach(editor::apply);
        CAMPAIGN.run(root, InputTrack.EMPTY, PaletteTrial::of);
    }

    /** Jazzer calls it at the end. */
    public static void fuzzerTearDown() {
        CAMPAIGN.end();
    }
}
