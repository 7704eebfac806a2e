package dev.ledge.engine.fuzz;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.world.World;
import java.nio.file.Path;
import java.util.Arrays;

/** Reads a level, plays it, writes it and reads it again. */
final class LevelTrial {
    /** Where the text is said to be; nothing is read from there. */
    static final Path FILE = Path.of("fuzz", "levels", "input.level.json");

    /** Larger levels are played, but not written: they take a line for every 32 cells. */
    private static final long MOST_CELLS_WRITTEN = 1 << 18;

    /** With more actors only a few steps are made, as they take long. */
    private static final int MOST_ACTORS_PLAYED = 1_000;

    /** With more actors no world is made. */
    private static final int MOST_ACTORS = 20_000;

    private static final double READING_SECONDS = 0.25;
    private static final double SECONDS_PER_BYTE = 2e-6;
    private static final double BUILDING_SECONDS = 1;
    private static final double WRITING_SECONDS = 1;

    private LevelTrial() {}

    /**
     * Tries a level.
     *
     * @param content of the file
     * @param buttons what the player holds
     * @return how far it came
     * @throws Violation if an invariant does not hold
     */
    static Verdict of(byte[] content, InputTrack buttons) {
        try {
            return tryOut(content, buttons);
        } catch (RuntimeException | StackOverflowError e) {
            throw new Violation(Invariant.EXCEPTION, e.toString(), e);
        }
    }

    private static Verdict tryOut(byte[] content, InputTrack buttons) {
        CpuLimit limit = new CpuLimit();
        double readingSeconds = READING_SECONDS + content.length * SECONDS_PER_BYTE;
        Loaded<Level> loaded;
        try {
            loaded = LevelReader.read(content, FILE);
        } catch (LevelFormatException e) {
            limit.check("refusing", readingSeconds);
            return Refusal.judge(e, content);
        }
        limit.check("reading", readingSeconds);
        Refusal.checkPlaces(loaded.warnings(), content);
        Level level = loaded.value();
        if (actors(level) > MOST_ACTORS) {
            return new Verdict(Verdict.Outcome.READ, loaded.warnings());
        }
        World world = new World(level);
        limit.check("building the world", BUILDING_SECONDS);
        if (world.actors().count() > MOST_ACTORS_PLAYED) {
            PlayTrial.playBriefly(world, buttons);
            return new Verdict(Verdict.Outcome.READ, loaded.warnings());
        }
        PlayTrial.play(world, buttons);
        boolean isWritten = !loaded.readOnly() && (long) level.columns() * level.rows() <= MOST_CELLS_WRITTEN;
        if (isWritten) {
            writeAndRead(level, world, buttons, isSampled(content));
        }
        return new Verdict(isWritten ? Verdict.Outcome.PASSED : Verdict.Outcome.READ, loaded.warnings());
    }

    /** A quarter of all inputs, always the same ones. */
    private static boolean isSampled(byte[] content) {
        return (Arrays.hashCode(content) & 3) == 0;
    }

    private static long actors(Level level) {
        long actors = 0;
        for (LevelObject object : level.objects()) {
            actors += object instanceof Body body && body.copies() != null ? body.copies() : 1;
        }
        return actors;
    }

    private static void writeAndRead(Level level, World played, InputTrack buttons, boolean playsAgain) {
        CpuLimit limit = new CpuLimit();
        byte[] written = LevelWriter.toBytes(level);
        Level again;
        try {
            again = LevelReader.read(written, FILE).requireCurrent();
        } catch (LevelFormatException e) {
            throw new Violation(Invariant.ROUND_TRIP, "what was written is refused: " + e.getMessage(), e);
        }
        if (!again.hasSameContent(LevelWriter.withLegends(level))) {
            throw new Violation(Invariant.ROUND_TRIP, "another level was read back");
        }
        if (!Arrays.equals(written, LevelWriter.toBytes(again))) {
            throw new Violation(Invariant.CANONICAL, "written again it is another text");
        }
        limit.check("writing and reading again", WRITING_SECONDS);
        if (playsAgain) {
            World second = new World(again);
            PlayTrial.steps(second, buttons);
            if (second.hash() != played.hash() || second.fullHash() != played.fullHash()) {
                throw new Violation(Invariant.SAME_PLAY, "the level that was read back plays otherwise");
            }
        }
    }
}
