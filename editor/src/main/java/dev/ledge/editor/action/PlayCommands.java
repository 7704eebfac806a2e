package dev.ledge.editor.action;

import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.engine.geometry.Vec;
import java.util.Locale;

/** Playing the level in the preview, and its clock. */
final class PlayCommands {
    /** Factors on the level's own rate. */
    static final double[] SPEEDS = {0.25, 0.5, 1, 2, 4};

    private final Workspace workspace;

    private PlayCommands(Workspace workspace) {
        this.workspace = workspace;
    }

    static void add(Actions actions, Workspace workspace) {
        new PlayCommands(workspace).addTo(actions);
    }

    private void addTo(Actions actions) {
        actions.add(new Command(
                        "play.play",
                        "Play from the spawn",
                        () -> workspace.preview().play())
                .key("F5")
                .icon("play")
                .explain("Arrows or WASD move, Space or Z jumps; Esc goes back to editing"));
        actions.add(new Command("play.here", "Play from the pointer", () -> {
                    Vec at = workspace.pointer();
                    workspace.preview().playFrom(at.x(), at.y());
                })
                .key("shift F5")
                .icon("play-here"));
        actions.add(new Command(
                        "play.pause",
                        "Pause",
                        () -> session().setPaused(!session().isPaused()))
                .key("F7")
                .icon("pause")
                .selectedWhen(() -> session().isPaused()));
        actions.add(new Command(
                        "play.stop", "Stop playing", () -> workspace.preview().stop())
                .key("F8")
                .icon("stop")
                .when(() -> session().isPlaying()));
        actions.add(new Command("play.restart", "Start over", () -> session().restart())
                .key("ctrl F5")
                .icon("reset"));
        actions.add(new Command(
                        "play.step-back", "Step back one tick", () -> session().stepBack())
                .key("F9")
                .key("COMMA")
                .icon("step-back")
                .when(() -> session().tick() > session().firstTick()));
        actions.add(new Command("play.step", "Step one tick", () -> session().stepTick())
                .key("F10")
                .key("PERIOD")
                .icon("step"));
        for (double speed : SPEEDS) {
            actions.add(new Command(
                            "speed." + words(speed),
                            words(speed) + "× speed",
                            () -> session().setSpeed(speed))
                    .selectedWhen(() -> session().speed() == speed));
        }
    }

    /** For example {@code 0.25} or {@code 2}. */
    static String words(double speed) {
        return speed == Math.rint(speed) ? String.format(Locale.ROOT, "%.0f", speed) : Double.toString(speed);
    }

    private PreviewSession session() {
        return workspace.preview().session();
    }
}
