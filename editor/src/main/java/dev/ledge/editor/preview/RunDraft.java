package dev.ledge.editor.preview;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.world.World;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * A run made of what was played, and whether it goes the same way on the level that it is saved for: a run begins at
 * tick 0, and edits made while it was played are there from the start.
 *
 * @param level the level that it was tried on
 * @param run the run, for no level yet and without a hash
 * @param isFromRespawn true if it begins where the player came back to its spawn, as the level then went on as from its
 *     start
 * @param sameTicks for so many ticks the player goes where it went
 * @param hash the state's hash after the last tick
 */
public record RunDraft(Level level, Run run, boolean isFromRespawn, int sameTicks, long hash) {
    private static final String ABOUT = "Recorded in the editor";

    /**
     * Makes the shortest run of it that goes the same way, else one of the whole play. Takes as long as playing it
     * again.
     */
    public static RunDraft of(RecordedPlay recorded, Level level) {
        if (recorded.respawnedAt() > 0) {
            RunDraft draft = from(recorded, level, recorded.respawnedAt());
            if (draft.isSame()) {
                return draft;
            }
        }
        return from(recorded, level, 0);
    }

    private static RunDraft from(RecordedPlay recorded, Level level, int from) {
        Recording recording = recorded.recording();
        int ticks = recording.ticks() - from;
        InputTrack input = recording.input(from, recording.ticks());
        World world = new World(Run.placed(level, recorded.start()));
        int same = isAt(world, recording, from) ? 0 : -1;
        for (int tick = 0; tick < ticks; tick++) {
            world.step(input.buttonsAt(tick));
            if (same == tick && isAt(world, recording, from + tick + 1)) {
                same++;
            }
        }
        Run run =
                new Run(null, ABOUT, ticks, input, null, null, Map.of(), Run.IDLE.places()).withStart(recorded.start());
        return new RunDraft(level, run, from > 0, Math.max(0, same), world.hash());
    }

    private static boolean isAt(World world, Recording recording, int tick) {
        Aabb box = Play.playerBox(world);
        return box == null || box.centerX() == recording.x(tick) && box.centerY() == recording.y(tick);
    }

    /** True if it goes the same way to its end. */
    public boolean isSame() {
        return sameTicks == run.effectiveTicks();
    }

    /** The run as the file beside its level holds it; {@code mustEndTheSame} has any other end fail. */
    public Run forLevel(Path file, boolean mustEndTheSame) {
        Run beside = run.withLevelPath(file.getFileName().toString());
        return mustEndTheSame ? beside.withHash(hash) : beside;
    }

    /** The first name beside a level, of its name and a number, that no file has; without the suffix. */
    public static String freeName(Path level) {
        String name = level.getFileName().toString();
        String base = name.endsWith(FileKind.LEVEL.suffix())
                ? name.substring(0, name.length() - FileKind.LEVEL.suffix().length())
                : name;
        int number = 1;
        while (Files.exists(level.resolveSibling(base + "-" + number + FileKind.RUN.suffix()))) {
            number++;
        }
        return base + "-" + number;
    }
}
