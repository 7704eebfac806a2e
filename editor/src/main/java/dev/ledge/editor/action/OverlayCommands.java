package dev.ledge.editor.action;

import dev.ledge.editor.render.overlay.Overlay;
import dev.ledge.editor.render.overlay.OverlayIcon;
import dev.ledge.editor.render.overlay.Overlays;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.swing.JPopupMenu;

/** What is drawn over the preview: each overlay a switch, with a sample of it as its icon. */
public final class OverlayCommands {
    private static final String PREFIX = "overlay.";

    private OverlayCommands() {}

    static void add(Actions actions, Workspace workspace) {
        // In the menu what is asked for most comes first, which is what is drawn on top.
        List<Overlay> all = new ArrayList<>(Overlays.ALL);
        Collections.reverse(all);
        for (Overlay overlay : all) {
            actions.add(new Command(PREFIX + overlay.id(), overlay.title(), () -> {
                        Overlays shown = workspace.overlays();
                        workspace.showOverlays(shown.with(overlay, !shown.has(overlay)));
                    })
                    .explain(overlay.explanation())
                    .icon(new OverlayIcon(overlay))
                    .keepsMenuOpen()
                    .selectedWhen(() -> workspace.overlays().has(overlay)));
        }
        actions.add(new Command(
                        PREFIX + "ghosts",
                        "Earlier plays as ghosts",
                        () -> workspace.showGhosts(!workspace.areGhostsShown()))
                .explain("Where the player was in earlier plays at the same tick")
                .keepsMenuOpen()
                .selectedWhen(workspace::areGhostsShown));
        actions.add(new Command(PREFIX + "legend", "Legend", () -> {
                    Overlays shown = workspace.overlays();
                    workspace.showOverlays(shown.withLegend(!shown.hasLegend()));
                })
                .explain("Says in the corner of the preview what is drawn over it")
                .keepsMenuOpen()
                .selectedWhen(() -> workspace.overlays().hasLegend()));
        actions.add(new Command(
                        PREFIX + "none",
                        "Hide all",
                        () -> workspace.showOverlays(workspace.overlays().none()))
                .explain("Shows the preview as the player of the game sees it")
                .when(() -> !workspace.overlays().isEmpty()));
        actions.add(new Command("view.overlays", "Choose overlays…", workspace::chooseOverlays)
                .key("V")
                .icon("eye")
                .explain("Contacts, swept boxes, crush gaps and what else explains the physics"));
    }

    /** All of them, to be chosen from. */
    public static JPopupMenu popup(Actions actions) {
        List<Object> ids = new ArrayList<>();
        for (Command command : actions.under(PREFIX)) {
            if (command.id().equals(PREFIX + "ghosts")) {
                ids.add(Menus.LINE);
            }
            ids.add(command.id());
        }
        return new Menus(actions).popup(ids.toArray());
    }
}
