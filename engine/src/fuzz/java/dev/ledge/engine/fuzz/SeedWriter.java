package dev.ledge.engine.fuzz;

import com.code_intelligence.jazzer.mutation.ArgumentsMutator;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Writes what a fuzzer starts from: an input for every file in {@code levels/}, and the words of the format. */
final class SeedWriter {
    private static final byte[] SUPPORT_CHECKED = {0x62, 0x52, 0x62, 0x51, 0x48, 0x36, 0x04, 0x70};

    private final Seeds seeds = new Seeds(Campaign.LEVELS);

    /**
     * Writes the inputs.
     *
     * @param target which fuzzer
     * @param folder where to
     */
    void write(Target target, Path folder) throws IOException, ReflectiveOperationException {
        Files.createDirectories(folder);
        switch (target) {
            case LEVEL -> recipes(LevelFuzzer.class, seeds.levels.size(), folder);
            case PALETTE -> recipes(PaletteFuzzer.class, seeds.palettes.size(), folder);
            case RUN -> recipes(RunFuzzer.class, seeds.runs.size(), folder);
            case TEXT -> texts(folder);
        }
    }

    private static void recipes(Class<?> fuzzer, int count, Path folder)
            throws IOException, ReflectiveOperationException {
        Method method = fuzzer.getMethod("fuzzerTestOneInput", Recipe.class);
        ArgumentsMutator mutator = ArgumentsMutator.forMethodOrThrow(method, false);
        for (int i = 0; i < count; i++) {
            try (OutputStream out = Files.newOutputStream(folder.resolve("seed-" + i))) {
                mutator.writeAny(out, new Object[] {new Recipe(i, List.of(), SUPPORT_CHECKED)});
            }
        }
    }

    private void texts(Path folder) throws IOException {
        List<Json> all = all();
        for (int i = 0; i < all.size(); i++) {
            Files.writeString(folder.resolve("seed-" + i), all.get(i).toString());
        }
    }

    /** Writes the keys, words and numbers of the format for libFuzzer. */
    void writeDictionary(Path file) throws IOException {
        Files.write(file, new Vocabulary(all()).dictionary(), StandardCharsets.US_ASCII);
    }

    private List<Json> all() {
        List<Json> all = new ArrayList<>(seeds.levels);
        all.addAll(seeds.palettes);
        all.addAll(seeds.runs);
        return all;
    }
}
