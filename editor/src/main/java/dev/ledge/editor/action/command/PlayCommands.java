package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.Command;
import dev.ledge.editor.action.QuickPick;
import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.key.ButtonKeys;
import dev.ledge.editor.key.KeyNames;
import dev.ledge.editor.preview.Branch;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.preview.Stops;
import dev.ledge.editor.preview.Stretch;
import dev.ledge.editor.preview.TimelineEvent;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.EventType;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Locale;
import javax.swing.JLabel;

/** Playing the level in the preview, and its clock. */
final class PlayCommands {
    /** Factors on the level's own rate. */
    static final double[] SPEEDS = {0.05, 0.1, 0.25, 0.5, 1, 2, 4};

    private static final double LAST_SECONDS = 10;

    private final Workspace workspace;

    private PlayCommands(Workspace workspace) {
        this.workspace = workspace;
    }

    static void add(Actions actions, Workspace workspace) {
        new PlayCommands(workspace).addTo(actions);
    }

    private void addTo(Actions actions) {
        actions.add(new Command("play.play", "Play from the spawn", () -> {
                    workspace.view().show(ViewPart.PANELS, true);
                    workspace.preview().play();
                })
                .key("F5")
                .icon("play")
                .explain(PlayCommands::keys));
        actions.add(new Command("play.here", "Play from the pointer", () -> {
                    Vec at = workspace.pointer();
                    workspace.view().show(ViewPart.PANELS, true);
                    workspace.preview().playFrom(at.x(), at.y());
                })
                .key("shift F5")
                .icon("play-here"));
        actions.add(new Command("play.alone", "Play in the whole window", this::playAlone)
                .key("F11")
                .explain("The preview fills its window; the same key or Esc brings the rest back")
                .selectedWhen(() -> workspace.view().isShown(ViewPart.GAME_ALONE)));
        actions.add(new Command(
                        "play.pause",
                        "Pause",
                        () -> session()
                                .playhead()
                                .setPaused(!session().playhead().isPaused()))
                .key("F7")
                .icon("pause")
                .selectedWhen(() -> session().playhead().isPaused()));
        actions.add(new Command(
                        "play.stop", "Stop playing", () -> workspace.preview().stop())
                .key("F8")
                .key("ESCAPE")
                .icon("stop")
                .when(() -> session().canStop()));
        actions.add(new Command("play.restart", "Start over", () -> session().restart())
                .key("ctrl F5")
                .icon("reset"));
        addBranches(actions);
        addRecording(actions);
        actions.add(new Command(
                        "play.step-back",
                        "Step back one tick",
                        () -> session().playhead().stepBack())
                .key("F9")
                .key("COMMA")
                .icon("step-back")
                .when(() -> session().tick() > session().playhead().firstTick()));
        actions.add(new Command("play.step", "Step one tick", () -> session().stepTick())
                .key("F10")
                .key("PERIOD")
                .icon("step"));
        addEvents(actions);
        addLoop(actions);
        for (double speed : SPEEDS) {
            actions.add(new Command(
                            "speed." + words(speed),
                            words(speed) + "× speed",
                            () -> session().playhead().setSpeed(speed))
                    .selectedWhen(() -> session().playhead().speed() == speed));
        }
    }

    private static String keys() {
        String directions = ButtonKeys.directions();
        return Character.toUpperCase(directions.charAt(0)) + directions.substring(1) + " move, "
                + ButtonKeys.of(Buttons.JUMP) + " jumps, "
                + ButtonKeys.of(Buttons.RUN) + " runs, "
                + ButtonKeys.of(Buttons.DASH) + " dashes; "
                + KeyNames.of(KeyEvent.VK_ESCAPE) + " goes back to editing";
    }

    private void addEvents(Actions actions) {
        actions.add(new Command(
                        "play.event-back",
                        "Back to the event before",
                        () -> session().playhead().seek(eventBefore()))
                .key("ctrl F9")
                .explain("To the mark on the timeline before the tick that is shown")
                .when(() -> eventBefore() >= 0));
        actions.add(new Command(
                        "play.event-on",
                        "On to the next event",
                        () -> session().playhead().seek(eventAfter()))
                .key("ctrl F10")
                .explain("To the next mark on the timeline of what was played")
                .when(() -> eventAfter() >= 0));
        for (EventType type : Stops.CHOICES) {
            actions.add(new Command(
                            "stop." + type.json(),
                            Stops.words(type),
                            () -> session().stops().set(type, !session().stops().has(type)))
                    .about("Pause on")
                    .explain("The play is held when this happens to the player")
                    .selectedWhen(() -> session().stops().has(type)));
        }
    }

    private long eventBefore() {
        return session().timelineEvents().stream()
                .mapToLong(TimelineEvent::tick)
                .filter(tick ->
                        tick < session().tick() && tick >= session().playhead().firstTick())
                .max()
                .orElse(-1);
    }

    private long eventAfter() {
        return session().timelineEvents().stream()
                .mapToLong(TimelineEvent::tick)
                .filter(tick -> tick > session().tick())
                .min()
                .orElse(-1);
    }

    private void addLoop(Actions actions) {
        actions.add(new Command("play.loop-from", "Loop from here", () -> {
                    long from = session().tick();
                    Stretch now = session().playhead().loop();
                    loop(from, now == null ? session().playhead().lastTick() : now.to());
                })
                .key("OPEN_BRACKET")
                .explain("What was played from here to its end, or to the loop's, is shown again and again")
                .when(() -> session().tick() < session().playhead().lastTick()));
        actions.add(new Command("play.loop-to", "Loop to here", () -> {
                    Stretch now = session().playhead().loop();
                    loop(
                            now == null ? session().playhead().firstTick() : now.from(),
                            session().tick());
                })
                .key("CLOSE_BRACKET")
                .explain("What was played up to here, from its start or the loop's, is shown again and again")
                .when(() -> session().tick() > session().playhead().firstTick()));
        actions.add(new Command(
                        "play.loop", "End the loop", () -> session().playhead().setLoop(null))
                .key("BACK_SLASH")
                .when(() -> session().playhead().loop() != null));
    }

    private void loop(long from, long to) {
        if (from < to) {
            session().playhead().setLoop(new Stretch(from, to));
        }
    }

    private void addBranches(Actions actions) {
        actions.add(new Command("play.play-on", "Play on from here", () -> {
                    workspace.view().show(ViewPart.PANELS, true);
                    workspace.preview().playOn();
                })
                .key("shift F7")
                .icon("play-here")
                .explain("Takes over the buttons at the tick that is shown; what was played after it is kept")
                .when(() -> !session().isPlaying() || session().playhead().isPaused()));
        actions.add(new Command("play.take-back", "Go back to the play before", this::takeBack)
                .key("shift F8")
                .icon("undo")
                .titled(this::takeBackTitle)
                .explain("What was played comes back: a stopped play as it is, an earlier one where it ended")
                .when(() -> session().canComeBack() || !branches().isEmpty()));
        actions.add(new Command("play.earlier", "Earlier plays…", this::chooseEarlier)
                .key("ctrl F8")
                .explain("All that was played of this level since it was opened")
                .when(() -> !branches().isEmpty()));
    }

    private void takeBack() {
        if (session().canComeBack()) {
            workspace.view().show(ViewPart.PANELS, true);
            workspace.preview().comeBack();
        } else {
            goTo(branches().get(0), true);
        }
    }

    private String takeBackTitle() {
        if (session().canComeBack()) {
            return "Undo " + Branch.Ending.STOPPED.noun();
        }
        return branches().isEmpty()
                ? "Go back to the play before"
                : "Undo " + branches().get(0).ending().noun();
    }

    private void playAlone() {
        boolean alone = !workspace.view().isShown(ViewPart.GAME_ALONE);
        workspace.view().show(ViewPart.GAME_ALONE, alone);
        if (alone && !session().isPlaying()) {
            workspace.preview().play();
        } else {
            workspace.focusCanvas();
        }
    }

    private void chooseEarlier() {
        List<Branch> earlier = branches();
        new QuickPick<Branch>(
                        "Go back to an earlier play",
                        earlier,
                        Branch::label,
                        (list, branch, index, selected, focused) -> QuickPick.row(
                                new JLabel(branch.label()),
                                new JLabel(branch.start() == null ? "from the spawn" : "from the pointer"),
                                selected),
                        branch -> goTo(branch, false))
                .open(workspace);
    }

    private void goTo(Branch branch, boolean asItWas) {
        workspace.view().show(ViewPart.PANELS, true);
        workspace.preview().goTo(branch, asItWas);
    }

    private void addRecording(Actions actions) {
        actions.add(new Command("play.record", "Record a run", this::record)
                .key("F6")
                .icon("record")
                .titled(() -> session().recorder().isRecording() ? "Stop recording" : "Record a run")
                .explain("What is played from now on is saved as a run beside the level, which ledge run plays again")
                .selectedWhen(() -> session().recorder().isRecording()));
        actions.add(new Command(
                        "play.save-run",
                        "Save this play as a run…",
                        () -> workspace.askAboutRun(session().recorder().played()))
                .key("shift F6")
                .when(() -> session().recorder().played() != null));
        actions.add(new Command("play.save-last", "Copy the last 10 s as a run…", this::keepLast)
                .key("ctrl F6")
                .explain("What was played in the ten seconds before the tick that is shown")
                .when(() -> session().wasPlayed()));
    }

    private void keepLast() {
        workspace.view().show(ViewPart.PANELS, true);
        workspace.askAboutRun(session().recorder().last(LAST_SECONDS));
    }

    private void record() {
        workspace.view().show(ViewPart.PANELS, true);
        if (session().recorder().isRecording()) {
            session().recorder().stop();
        } else {
            workspace.preview().record();
        }
    }

    private List<Branch> branches() {
        return session().branches().list();
    }

    /** For example {@code 0.25} or {@code 2}. */
    static String words(double speed) {
        return speed == Math.rint(speed) ? String.format(Locale.ROOT, "%.0f", speed) : Double.toString(speed);
    }

    private PreviewSession session() {
        return workspace.preview().session();
    }
}
