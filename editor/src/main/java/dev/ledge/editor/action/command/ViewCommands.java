package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.Command;
import dev.ledge.editor.action.Settings;
import dev.ledge.editor.action.ThemeChoice;
import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.view.Snap;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;

/** The camera, what is drawn, and which panels are there. */
final class ViewCommands {
    private ViewCommands() {}

    static void add(Actions actions, Workspace workspace, Settings settings) {
        addCamera(actions, workspace);
        actions.add(toggle(workspace, "view.grid", "Grid", ViewPart.GRID)
                .key("ctrl G")
                .icon("grid"));
        actions.add(new Command("view.snap", "Snap to the grid", () -> {
                    Snap snap = workspace.tools().snap();
                    workspace.tools().setSnap(new Snap(snap.step(), !snap.on()));
                })
                .explain("Objects and handles; Alt does the contrary")
                .selectedWhen(() -> workspace.tools().snap().on()));
        OverlayCommands.add(actions, workspace);
        actions.add(toggle(workspace, "view.game", "Running game on the canvas", ViewPart.GAME_ON_CANVAS)
                .explain("Player, platforms and enemies where they are just now, while you play or a run is shown"));
        actions.add(toggle(workspace, "view.reach", "Jump reach", ViewPart.REACH)
                .key("J")
                .whilePlaying()
                .explain("Where one jump can lead, from the pointer or the player"));
        actions.add(toggle(workspace, "view.feels", "Compare two feels", ViewPart.FEELS)
                .key("C")
                .whilePlaying()
                .explain("Two sets of a player's numbers on the same inputs, side by side"));
        actions.add(new Command("view.swap-feels", "Switch the player to the other feel", workspace::swapFeels)
                .key("shift C")
                .whilePlaying()
                .explain("From A to B and back, also in the middle of a jump; undo takes it back")
                .when(() -> workspace.view().isShown(ViewPart.FEELS)));
        actions.add(toggle(workspace, "view.preview-window", "Preview in its own window", ViewPart.PREVIEW_APART)
                .key("shift F11")
                .icon("window")
                .explain("Beside the editor’s, on another screen for example; closing it puts the preview back"));
        actions.add(toggle(workspace, "view.panels", "Panels", ViewPart.PANELS)
                .key("TAB")
                .explain("In the canvas; Ctrl+Tab leaves the canvas"));
        actions.add(toggle(workspace, "view.inputs", "Inputs and plays", ViewPart.INPUTS)
                .explain("The held buttons under the timeline, and the tree of plays above it"));
        actions.add(toggle(workspace, "view.problems", "Problems", ViewPart.PROBLEMS)
                .icon("warning"));
        actions.add(toggle(workspace, "view.runs", "Runs", ViewPart.RUNS)
                .key("ctrl R")
                .icon("record")
                .explain("The level's runs, played again after each edit"));
        actions.add(toggle(workspace, "view.state", "State inspector", ViewPart.STATE)
                .key("I")
                .whilePlaying()
                .icon("actor")
                .explain("Every number of an actor, and a plot of them over time"));
        for (ThemeChoice choice : ThemeChoice.values()) {
            actions.add(new Command("theme." + choice.id(), choice.label(), () -> workspace.setTheme(choice))
                    .about("Theme")
                    .alsoFoundBy("colours appearance")
                    .icon(choice == ThemeChoice.DARK ? "moon" : choice == ThemeChoice.LIGHT ? "sun" : "theme")
                    .selectedWhen(() -> ThemeChoice.of(settings) == choice));
        }
    }

    private static Command toggle(Workspace workspace, String id, String title, ViewPart part) {
        return new Command(id, title, () -> workspace.view().toggle(part))
                .selectedWhen(() -> workspace.view().isShown(part));
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
