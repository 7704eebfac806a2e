package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.Command;
import dev.ledge.editor.action.Menus;
import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.action.Workspace;
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
    private static final String TOPIC = "Overlay";

    private OverlayCommands() {}

    static void add(Actions actions, Workspace workspace) {
        // In the menu what is asked for most comes first, which is what is drawn on top.
        List<Overlay> all = new ArrayList<>(Overlays.ALL);
        Collections.reverse(all);
        for (Overlay overlay : all) {
            actions.add(new Command(PREFIX + overlay.id(), overlay.title(), () -> {
                        Overlays shown = workspace.overlays().get();
                        workspace.overlays().set(shown.with(overlay, !shown.has(overlay)));
                    })
                    .about(TOPIC)
                    .explain(overlay.explanation())
                    .icon(new OverlayIcon(overlay))
                    .keepsMenuOpen()
                    .selectedWhen(() -> workspace.overlays().get().has(overlay)));
        }
        actions.add(new Command(
                        PREFIX + "ghosts",
                        "Earlier plays as ghosts",
                        () -> workspace.view().toggle(ViewPart.GHOSTS))
                .about(TOPIC)
                .explain("Where the player was in earlier plays at the same tick")
                .keepsMenuOpen()
                .selectedWhen(() -> workspace.view().isShown(ViewPart.GHOSTS)));
        actions.add(new Command(PREFIX + "legend", "Legend", () -> {
                    Overlays shown = workspace.overlays().get();
                    workspace.overlays().set(shown.withLegend(!shown.hasLegend()));
                })
                .about(TOPIC)
                .explain("Says in the corner of the preview what is drawn over it")
                .keepsMenuOpen()
                .selectedWhen(() -> workspace.overlays().get().hasLegend()));
        actions.add(new Command(
                        PREFIX + "none",
                        "Hide all",
                        () -> workspace
                                .overlays()
                                .set(workspace.overlays().get().none()))
                .about(TOPIC)
                .explain("Shows the preview as the player of the game sees it")
                .when(() -> !workspace.overlays().get().isEmpty()));
        actions.add(new Command("view.overlays", "Choose overlays…", () -> {
                    workspace.view().show(ViewPart.PANELS, true);
                    workspace.window().validate(); // Where the preview is again is not known sooner.
                    popup(actions).show(workspace.preview(), 0, 0);
                })
                .key("V")
                .whilePlaying()
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
