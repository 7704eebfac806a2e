package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.Command;
import dev.ledge.editor.action.Menus;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.tool.GameHand;
import dev.ledge.editor.tool.PlainTiles;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileRef;
import java.util.function.Function;

/** What is done to the running game at the pointer, or where the hand's menu was asked for. */
public final class HandCommands {
    /** What the hand's menu offers, as for {@link Menus#popup}. */
    public static final Object[] MENU = {
        "hand.clone", "hand.drop", Menus.LINE, "hand.solid", "hand.one-way", Menus.LINE, "hand.size", "hand.remove"
    };

    /** Between an actor and a clone that is put beside it, px. */
    private static final double BESIDE = 2;

    private final Workspace workspace;

    private HandCommands(Workspace workspace) {
        this.workspace = workspace;
    }

    static void add(Actions actions, Workspace workspace) {
        new HandCommands(workspace).addTo(actions);
    }

    private void addTo(Actions actions) {
        actions.add(new Command("hand.clone", "Clone here", this::addClone)
                .key("F4")
                .icon("duplicate")
                .titled(() -> "Clone " + chosen() + " here")
                .explain("Adds an actor like it to the running game; the level stays as it is")
                .when(() -> hand().chosen() != null));
        actions.add(new Command("hand.drop", "Drop the player here", this::drop)
                .key("shift F4")
                .icon("spawn")
                .explain("Puts the player of the running game to the pointer, at rest")
                .when(() -> hand().player() != null));
        addTile(actions, "hand.solid", "Lay a solid tile here", PlainTiles::solid);
        addTile(actions, "hand.one-way", "Lay a one-way tile here", PlainTiles::oneWay);
        actions.add(new Command("hand.size", "Size as in the level", this::resize)
                .icon("reset")
                .titled(() -> "Give " + chosen() + " its size in the level")
                .when(() -> hand().chosen() != null));
        actions.add(new Command("hand.remove", "Take out of the game", this::remove)
                .icon("delete")
                .titled(() -> "Take " + chosen() + " out of the game")
                .explain("It is no longer in the running game; the level stays as it is")
                .when(() -> hand().chosen() != null && !hand().chosen().equals(hand().player())));
    }

    private void addTile(Actions actions, String id, String title, Function<Level, TileRef> plainest) {
        actions.add(new Command(id, title, () -> {
                    TileRef tile = plainest.apply(workspace.document().level());
                    if (tile != null) {
                        PlainTiles.lay(workspace.tools(), tile, place());
                    }
                })
                .icon("brush")
                .explain("The first such tile of the palette, on the active layer of the level; undo takes it back")
                .when(() -> plainest.apply(workspace.document().level()) != null));
    }

    private GameHand hand() {
        return workspace.tools().hand();
    }

    /** The chosen actor, for people. */
    private String chosen() {
        String chosen = hand().chosen();
        return chosen == null || chosen.equals(hand().player()) ? "the player" : "“" + chosen + "”";
    }

    private Vec place() {
        return hand().asked() != null ? hand().asked() : workspace.pointer();
    }

    private void addClone() {
        Vec at = place();
        Aabb box = hand().box(hand().chosen());
        if (box != null && box.grown(BESIDE).contains(at.x(), at.y())) {
            // On top of it nobody would see it.
            at = new Vec(box.centerX() + box.width() + BESIDE, box.centerY());
        }
        if (hand().addClone(hand().chosen(), at) == null) {
            workspace.tools().status("It can’t be cloned here");
        }
    }

    private void drop() {
        if (!hand().put(hand().player(), place())) {
            workspace.tools().status("The player is dead; it comes back at its spawn");
        }
    }

    private void resize() {
        Vec size = hand().sizeInLevel(hand().chosen());
        if (size != null) {
            hand().resize(hand().chosen(), size.x(), size.y());
        }
    }

    private void remove() {
        hand().remove(hand().chosen());
    }
}
