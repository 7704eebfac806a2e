package dev.ledge.editor.action;

import dev.ledge.editor.view.Snap;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;

/** The camera, what is drawn, and which panels are there. */
final class ViewCommands {
    private ViewCommands() {}

    static void add(Actions actions, Workspace workspace) {
        addCamera(actions, workspace);
        actions.add(new Command("view.grid", "Grid", () -> workspace.showGrid(!workspace.isGridShown()))
                .key("ctrl G")
                .icon("grid")
                .selectedWhen(workspace::isGridShown));
        actions.add(new Command("view.snap", "Snap to the grid", () -> {
                    Snap snap = workspace.tools().snap();
                    workspace.tools().setSnap(new Snap(snap.step(), !snap.on()));
                })
                .explain("Objects and handles; Alt does the contrary")
                .selectedWhen(() -> workspace.tools().snap().on()));
        OverlayCommands.add(actions, workspace);
        actions.add(new Command(
                        "view.game", "Running game on the canvas", () -> workspace.showGame(!workspace.isGameShown()))
                .explain("Player, platforms and enemies where they are just now, while you play")
                .selectedWhen(workspace::isGameShown));
        actions.add(new Command("view.reach", "Jump reach", () -> workspace.showReach(!workspace.isReachShown()))
                .key("J")
                .explain("Where one jump can lead, from the pointer or the player")
                .selectedWhen(workspace::isReachShown));
        actions.add(new Command(
                        "view.feels", "Compare two feels", () -> workspace.compareFeels(!workspace.areFeelsCompared()))
                .key("C")
                .explain("Two sets of a player's numbers on the same inputs, side by side")
                .selectedWhen(workspace::areFeelsCompared));
        actions.add(new Command("view.swap-feels", "Switch the player to the other feel", workspace::swapFeels)
                .key("shift C")
                .explain("From A to B and back, also in the middle of a jump; undo takes it back")
                .when(workspace::areFeelsCompared));
        actions.add(new Command(
                        "view.preview-window",
                        "Preview in its own window",
                        () -> workspace.showPreviewApart(!workspace.isPreviewApart()))
                .key("shift F11")
                .icon("window")
                .explain("Beside the editor’s, on another screen for example; closing it puts the preview back")
                .selectedWhen(workspace::isPreviewApart));
        actions.add(new Command("view.panels", "Panels", () -> workspace.showPanels(!workspace.arePanelsShown()))
                .key("TAB")
                .explain("In the canvas; Ctrl+Tab leaves the canvas")
                .selectedWhen(workspace::arePanelsShown));
        actions.add(
                new Command("view.inputs", "Inputs and plays", () -> workspace.showInputs(!workspace.areInputsShown()))
                        .explain("The held buttons, and the tree of plays, under the timeline")
                        .selectedWhen(workspace::areInputsShown));
        actions.add(
                new Command("view.problems", "Problems", () -> workspace.showProblems(!workspace.areProblemsShown()))
                        .icon("warning")
                        .selectedWhen(workspace::areProblemsShown));
        actions.add(new Command("view.runs", "Runs", () -> workspace.showRuns(!workspace.areRunsShown()))
                .key("ctrl R")
                .icon("record")
                .explain("The level's runs, played again after each edit")
                .selectedWhen(workspace::areRunsShown));
        actions.add(new Command("view.state", "State inspector", () -> workspace.showState(!workspace.isStateShown()))
                .key("I")
                .icon("actor")
                .explain("Every number of an actor, and a plot of them over time")
                .selectedWhen(workspace::isStateShown));
        for (ThemeChoice choice : ThemeChoice.values()) {
            actions.add(new Command("theme." + choice.id(), choice.label(), () -> workspace.setTheme(choice))
                    .icon(choice == ThemeChoice.DARK ? "moon" : choice == ThemeChoice.LIGHT ? "sun" : "theme")
                    .selectedWhen(() -> workspace.theme() == choice));
        }
    }

    private static void addCamera(Actions actions, Workspace workspace) {
        actions.add(new Command("view.zoom-in", "Zoom in", () -> zoom(workspace, true))
                .key("ctrl PLUS")
                .key("ctrl EQUALS")
                .key("ctrl shift EQUALS")
                .key("ctrl ADD")
                .icon("zoom-in"));
        actions.add(new Command("view.zoom-out", "Zoom out", () -> zoom(workspace, false))
                .key("ctrl MINUS")
                .key("ctrl SUBTRACT")
                .icon("zoom-out"));
        actions.add(new Command(
                        "view.zoom-100",
                        "Zoom to 100 %",
                        () -> viewport(workspace).setZoom(1))
                .key("ctrl 0"));
        actions.add(new Command("view.fit", "Fit the level", () -> fit(workspace))
                .key("ctrl SLASH")
                .icon("fit"));
    }

    private static void zoom(Workspace workspace, boolean in) {
        Viewport viewport = viewport(workspace);
        viewport.zoomStep(viewport.width() / 2, viewport.height() / 2, in);
    }

    private static void fit(Workspace workspace) {
        Level level = workspace.document().level();
        Viewport viewport = viewport(workspace);
        viewport.fit(new Aabb(0, 0, level.width(), level.height()), viewport.width(), viewport.height());
    }

    private static Viewport viewport(Workspace workspace) {
        return workspace.tools().viewport();
    }
}
