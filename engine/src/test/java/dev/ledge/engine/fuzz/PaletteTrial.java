package dev.ledge.engine.fuzz;

import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.json.PaletteReader;
import dev.ledge.engine.level.json.PaletteWriter;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import java.nio.file.Path;
import java.util.Arrays;

/** Reads a palette, writes it and reads it again. */
final class PaletteTrial {
    private static final Path FILE = Path.of("fuzz", "levels", "input.palette.json");
    private static final double SECONDS = 0.5;
    private static final double SECONDS_PER_BYTE = 4e-6;

    private PaletteTrial() {}

    /**
     * Tries a palette.
     *
     * @param content of the file
     * @return how far it came
     * @throws Violation if an invariant does not hold
     */
    static Verdict of(byte[] content) {
        try {
            return tryOut(content);
        } catch (RuntimeException | StackOverflowError e) {
            throw new Violation(Invariant.EXCEPTION, e.toString(), e);
        }
    }

    private static Verdict tryOut(byte[] content) {
        CpuLimit limit = new CpuLimit();
        Loaded<Palette> loaded;
        try {
            loaded = PaletteReader.read(content, FILE);
        } catch (LevelFormatException e) {
            return Refusal.judge(e, content);
        } finally {
            limit.check("reading a palette", SECONDS + content.length * SECONDS_PER_BYTE);
        }
        Refusal.checkPlaces(loaded.warnings(), content);
        if (loaded.readOnly()) {
            return new Verdict(Verdict.Outcome.READ, loaded.warnings());
        }
        byte[] written = PaletteWriter.toBytes(loaded.value());
        Palette again;
        try {
            again = PaletteReader.read(written, FILE).requireCurrent();
        } catch (LevelFormatException e) {
            throw new Violation(Invariant.ROUND_TRIP, "what was written is refused: " + e.getMessage(), e);
        }
        if (!again.equals(loaded.value())) {
            throw new Violation(Invariant.ROUND_TRIP, "another palette was read back");
        }
        if (!Arrays.equals(written, PaletteWriter.toBytes(again))) {
            throw new Violation(Invariant.CANONICAL, "written again it is another text");
        }
        return new Verdict(Verdict.Outcome.PASSED, loaded.warnings());
    }
}
