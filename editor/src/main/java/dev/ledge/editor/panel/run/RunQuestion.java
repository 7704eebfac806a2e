package dev.ledge.editor.panel.run;

import dev.ledge.editor.document.ResizeCorner;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.event.Uncaught;
import dev.ledge.editor.fault.FaultText;
import dev.ledge.editor.preview.RecordedPlay;
import dev.ledge.editor.preview.RunDraft;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;

/**
 * A play that is asked about: what it comes to when it is played again, and what was answered when its level was last
 * left. For the event dispatch thread.
 */
final class RunQuestion {
    private RecordedPlay play;
    private Answers answers = new Answers("", "", false, true);
    private List<RunDraft> drafts = List.of();
    private RunDraft draft;
    private RunDraft.Origin origin;
    private String obstacle;
    /** What it was last played on, or is being. */
    private Level tried;
    /** What it was last edited to. */
    private Level seen;
    /** How far all in the level has moved since the play was, px. */
    private Vec behind = Vec.ZERO;
    /** From where it went the same way on the level as that was when it ended. */
    private final Set<RunDraft.Origin> sameAtFirst = EnumSet.noneOf(RunDraft.Origin.class);

    private boolean isAtFirst = true;

    private final BiFunction<RecordedPlay, Level, List<RunDraft>> drafting;
    private boolean isFaultReported;
    private boolean isPlaying;
    private Runnable waiting;

    /**
     * What was answered so far.
     *
     * @param proposed the name that was proposed
     * @param name the name that was there, the proposed one if none was typed
     * @param exact true if the run must end exactly the same
     * @param levelToo true if the level is to be saved too
     */
    record Answers(String proposed, String name, boolean exact, boolean levelToo) {
        boolean isNameTyped() {
            return !name.equals(proposed);
        }
    }

    RunQuestion(RecordedPlay play) {
        this(play, RunDraft::all);
    }

    /**
     * The same, with runs made of it in another way.
     *
     * @param drafting makes all runs that can be made of a play on a level, on any thread
     */
    RunQuestion(RecordedPlay play, BiFunction<RecordedPlay, Level, List<RunDraft>> drafting) {
        this.play = play;
        this.drafting = drafting;
    }

    RecordedPlay play() {
        return play;
    }

    Answers answers() {
        return answers;
    }

    void note(Answers now) {
        answers = now;
    }

    /** What can be made of it, empty while that is not known. */
    List<RunDraft> drafts() {
        return drafts;
    }

    /** The one that is chosen, null while there is none. */
    RunDraft draft() {
        return draft;
    }

    void choose(RunDraft chosen) {
        draft = chosen;
        origin = chosen.origin();
    }

    /** Why it cannot be played again, null if it can or that is not known. */
    String obstacle() {
        return obstacle;
    }

    /** True if it is known what it comes to, and that can be a run. */
    boolean canBeSaved() {
        return obstacle == null && draft != null && draft.canBeSaved();
    }

    /** What it comes to, or why it comes to nothing. */
    String words() {
        if (obstacle != null) {
            return DraftWords.unplayable(obstacle);
        }
        if (draft == null) {
            return "Playing it again …";
        }
        boolean another = drafts.stream().anyMatch(RunDraft::canBeSaved);
        return DraftWords.of(draft, play.secondsPerTick(), another, isChangedSince());
    }

    /** True while it is played again. */
    boolean isPlaying() {
        return isPlaying;
    }

    /** True if what it comes to on a level is known, or being found out. */
    boolean isTriedOn(Level level) {
        return tried == level;
    }

    /** True if the chosen one went the same way before the level was edited, and does not any more. */
    boolean isChangedSince() {
        return draft != null && !draft.isSame() && sameAtFirst.contains(draft.origin());
    }

    /** Its level was edited: notes how far all in it has moved, which two edits together do not tell. */
    void follow(Level level) {
        behind = seen == null ? behind : behind.plus(ResizeCorner.moved(seen, level));
        seen = level;
    }

    /**
     * Plays it again on a level by a worker; what it comes to is known as {@code then} is run. Where all that is in the
     * level has moved since, it is moved with that.
     */
    void playOn(Level level, Executor worker, Runnable then) {
        follow(level);
        play = play.moved(behind);
        behind = Vec.ZERO;
        tried = level;
        isPlaying = true;
        RecordedPlay played = play;
        CompletableFuture.supplyAsync(() -> drafting.apply(played, level), worker)
                .whenComplete((made, fault) -> EventThread.post(() -> {
                    isPlaying = false;
                    take(fault == null ? made : List.of());
                    obstacle = fault == null ? null : obstacle(cause(fault));
                    then.run();
                }));
    }

    /** Offers drafts, with the one of the origin chosen that was chosen before, else the best. */
    private void take(List<RunDraft> made) {
        drafts = made;
        draft = null;
        if (isAtFirst) {
            isAtFirst = false;
            made.stream().filter(RunDraft::isSame).map(RunDraft::origin).forEach(sameAtFirst::add);
        }
        if (!made.isEmpty()) {
            choose(made.stream()
                    .filter(one -> one.origin() == origin)
                    .findFirst()
                    .orElseGet(() -> RunDraft.best(made)));
        }
    }

    /** What a level says that cannot hold the play; anything else is a fault of the program, which is reported once. */
    private String obstacle(Throwable cause) {
        if (cause instanceof IllegalArgumentException) {
            return String.valueOf(cause.getMessage());
        }
        if (!isFaultReported) {
            isFaultReported = true;
            Uncaught.handOver(cause);
        }
        return FaultText.of(cause, null);
    }

    private static Throwable cause(Throwable fault) {
        return fault instanceof CompletionException && fault.getCause() != null ? fault.getCause() : fault;
    }

    /** Something to be done once it is known what it comes to, in place of what waited for that; null for nothing. */
    void await(Runnable task) {
        waiting = task;
    }

    /** Does what waited, if anything. */
    void doWaiting() {
        Runnable task = waiting;
        waiting = null;
        if (task != null) {
            task.run();
        }
    }
}
