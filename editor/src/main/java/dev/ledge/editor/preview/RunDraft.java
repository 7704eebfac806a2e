package dev.ledge.editor.preview;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.FileKind;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.world.World;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A run made of what was played, and whether it goes the same way on the level that it is saved for: a run begins at
 * tick 0 with everything where the level has it, and edits made while it was played are there from the start.
 *
 * @param level the level that it was tried on
 * @param run the run, for no level yet and without a hash
 * @param origin where in the play it begins
 * @param sameTicks for so many ticks the player goes where it went
 * @param hash the state's hash after the last tick
 */
public record RunDraft(Level level, Run run, Origin origin, int sameTicks, long hash) {
    private static final String ABOUT = "Recorded in the editor";

    /** Where in a play a run may begin. */
    public enum Origin {
        /** Where the recording was begun: the player stands there at tick 0. */
        THERE,
        /** Where the player last came back to its spawn before that. */
        RESPAWN,
        /** Where the play began. */
        START
    }

    /** Makes the shortest run of it that goes the same way, else one of the whole play. See {@link #all}. */
    public static RunDraft of(RecordedPlay recorded, Level level) {
        return best(all(recorded, level));
    }

    /** The first that goes the same way, else the last. */
    public static RunDraft best(List<RunDraft> drafts) {
        return drafts.stream().filter(RunDraft::isSame).findFirst().orElse(drafts.get(drafts.size() - 1));
    }

    /** All runs that can be made of it, the shortest first. Takes as long as playing each of them again. */
    public static List<RunDraft> all(RecordedPlay recorded, Level level) {
        List<RunDraft> drafts = new ArrayList<>();
        int from = recorded.wantedFrom();
        if (from > recorded.respawnedAt() && from < recorded.ticks()) {
            Vec size = level.player().effectiveSize();
            Recording recording = recorded.recording();
            Vec at = new Vec(recording.x(from) - size.x() / 2, recording.y(from) - size.y() / 2);
            drafts.add(from(recorded, level, Origin.THERE, from, at));
        }
        if (recorded.respawnedAt() > 0) {
            drafts.add(from(recorded, level, Origin.RESPAWN, recorded.respawnedAt(), recorded.start()));
        }
        drafts.add(from(recorded, level, Origin.START, 0, recorded.start()));
        return drafts;
    }

    private static RunDraft from(RecordedPlay recorded, Level level, Origin origin, int from, Vec start) {
        Recording recording = recorded.recording();
        int ticks = recording.ticks() - from;
        InputTrack input = recording.input(from, recording.ticks());
        World world = new World(Run.placed(level, start));
        int same = isAt(world, recording, from) ? 0 : -1;
        for (int tick = 0; tick < ticks; tick++) {
            world.step(input.buttonsAt(tick));
            if (same == tick && isAt(world, recording, from + tick + 1)) {
                same++;
            }
        }
        Run run = new Run(null, ABOUT, ticks, input, null, null, Map.of(), Run.IDLE.places()).withStart(start);
        return new RunDraft(level, run, origin, Math.max(0, same), world.hash());
    }

    /** True also where it was never seen where the input leads. */
    private static boolean isAt(World world, Recording recording, int tick) {
        Aabb box = Play.playerBox(world);
        return box == null
                || tick > recording.reached()
                || box.centerX() == recording.x(tick) && box.centerY() == recording.y(tick);
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
