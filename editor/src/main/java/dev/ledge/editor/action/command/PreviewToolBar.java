package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.ToolBar;
import dev.ledge.editor.action.Workspace;

/** The toolbar of the preview's own window. */
public final class PreviewToolBar {
    private PreviewToolBar() {}

    /** The toolbar. */
    public static ToolBar of(Actions actions, Workspace workspace) {
        return new ToolBar(actions)
                .with("play.play", "play.pause", "play.stop", "play.step-back", "play.step", "play.record")
                .with("tool.hand")
                .with(MainToolBar.speed(actions, () -> workspace.preview().session()))
                .rightFrom()
                .with("view.overlays", "view.preview-window");
    }
}
