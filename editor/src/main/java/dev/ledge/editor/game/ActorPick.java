package dev.ledge.editor.game;

import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.editor.tool.Tool;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.world.World;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;

/** A click on an actor in the preview chooses it for the state inspector, with a tool that selects. */
final class ActorPick extends MouseAdapter {
    /** An actor can be missed by so much, px of the screen. */
    private static final double REACH = 4;

    private final PreviewPanel preview;
    private final ToolContext context;
    private final Consumer<String> choose;

    ActorPick(PreviewPanel preview, ToolContext context, Consumer<String> choose) {
        this.preview = preview;
        this.context = context;
        this.choose = choose;
    }

    @Override
    public void mousePressed(MouseEvent e) {
        boolean selects = context.tool().selects() != Tool.Selects.NOTHING;
        if (!SwingUtilities.isLeftMouseButton(e) || !selects) {
            return;
        }
        double x = preview.view().toLevelX(e.getX());
        double y = preview.view().toLevelY(e.getY());
        double reach = REACH / preview.view().zoom();
        World world = preview.session().world();
        int found = at(world, x, y, reach);
        if (found >= 0) {
            choose.accept(world.actors().id(found));
        }
    }

    /** Index of the actor on top at a place, missed by {@code reach} px at most; −1 if there is none. */
    static int at(World world, double x, double y, double reach) {
        int[] found = {-1};
        world.queries().actorsIn(new Aabb(x - reach, y - reach, x + reach, y + reach), actor -> {
            // The player is drawn on top of the others, and of these the last one.
            found[0] = found[0] >= 0 && found[0] == world.player() ? found[0] : actor;
        });
        return found[0];
    }
}
