package dev.ledge.editor.preview;

import dev.ledge.editor.view.Trail;
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
 * tick 0 with everything where the level has it, and edits made while it was played are there from the start. It holds
 * buttons and nothing of what the hand did.
 *
 * @param level the level that it was tried on
 * @param run the run, for no level yet and without a hash
 * @param origin where in the play it begins
 * @param sameTicks for so many ticks the player goes where it went
 * @param hash the state's hash after the last tick
 * @param leavesOutHand true if the hand did something in the part of the play that it is made of
 */
public record RunDraft(Level level, Run run, Origin origin, int sameTicks, long hash, boolean leavesOutHand) {
    private static final String ABOUT = "Recorded in the editor";

    /** For so many ticks the player stands still before a run begins after the hand. */
    private static final int REST = 3;

    /** Where in a play a run may begin. */
    public enum Origin {
        /** Where the recording was begun: the player stands there at tick 0. */
        THERE,
        /** After the last that the hand did, where the player comes to rest, else at once. */
        AFTER_HAND,
        /** Where the player last came back to its spawn before that. */
        RESPAWN,
        /** Where the play began. */
        START
    }

    /** Makes the shortest run of it that goes the same way, else one of the whole play. See {@link #all}. */
    public static RunDraft of(RecordedPlay recorded, Level level) {
        return best(all(recorded, level));
    }

    /** The first that goes the same way, else the last that can be saved, else the last. */
    public static RunDraft best(List<RunDraft> drafts) {
        RunDraft last = drafts.get(drafts.size() - 1);
        for (RunDraft draft : drafts) {
            if (draft.isSame()) {
                return draft;
            }
            last = draft.canBeSaved() || !last.canBeSaved() ? draft : last;
        }
        return last;
    }

    /** All runs that can be made of it, the shortest first. Takes as long as playing each of them again. */
    public static List<RunDraft> all(RecordedPlay recorded, Level level) {
        List<RunDraft> drafts = new ArrayList<>();
        int from = recorded.wantedFrom();
        // Where other input was put in before it, it is not known where the player was.
        int reached = Math.min(recorded.recording().reached(), recorded.ticks() - 1);
        if (from > recorded.respawnedAt() && from <= reached) {
            drafts.add(from(recorded, level, Origin.THERE, from, placeAt(recorded, level, from)));
        }
        int after = afterHand(recorded.recording());
        if (after > Math.max(from, recorded.respawnedAt()) && after <= reached) {
            drafts.add(from(recorded, level, Origin.AFTER_HAND, after, placeAt(recorded, level, after)));
        }
        if (recorded.respawnedAt() > 0) {
            drafts.add(from(recorded, level, Origin.RESPAWN, recorded.respawnedAt(), recorded.start()));
        }
        drafts.add(from(recorded, level, Origin.START, 0, recorded.start()));
        return drafts;
    }

    /** Where the player of a level stands with its feet where they were, whatever its size was. */
    private static Vec placeAt(RecordedPlay recorded, Level level, int tick) {
        Vec size = level.player().effectiveSize();
        Recording recording = recorded.recording();
        double lower = (recording.box(tick).height() - size.y()) / 2;
        return new Vec(recording.x(tick) - size.x() / 2, recording.y(tick) + lower - size.y() / 2);
    }

    /** The first tick after all that the hand did, with the player at rest if it ever is; 0 if it did nothing. */
    private static int afterHand(Recording recording) {
        if (recording.interventions().isEmpty()) {
            return 0;
        }
        int last = recording
                .interventions()
                .get(recording.interventions().size() - 1)
                .tick();
        int still = 0;
        for (int tick = last + 2; tick <= recording.reached(); tick++) {
            boolean stands = recording.x(tick) == recording.x(tick - 1) && recording.y(tick) == recording.y(tick - 1);
            still = stands ? still + 1 : 0;
            if (still == REST) {
                return tick;
            }
        }
        return last + 1;
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
        boolean leavesOutHand =
                recording.firstIntervention(from) < recording.interventions().size();
        return new RunDraft(level, run, origin, Math.max(0, same), world.hash(), leavesOutHand);
    }

    /** True also where it was never seen where the input leads. */
    private static boolean isAt(World world, Recording recording, int tick) {
        Aabb box = Play.playerBox(world);
        return box == null
                || tick > recording.reached()
                || Trail.isSamePlace(box.centerX(), box.centerY(), recording.x(tick), recording.y(tick));
    }

    /** True if it goes the same way to its end. */
    public boolean isSame() {
        return sameTicks == run.effectiveTicks();
    }

    /** False if it is not what was played, as it has nothing of what the hand did. */
    public boolean canBeSaved() {
        return !leavesOutHand || isSame();
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
