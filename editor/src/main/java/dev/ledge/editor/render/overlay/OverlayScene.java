package dev.ledge.editor.render.overlay;

import dev.ledge.editor.view.Tween;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.Inspection;
import dev.ledge.engine.world.World;
import java.awt.geom.Rectangle2D;
import java.util.function.IntConsumer;

/** A running world as a camera sees it, for overlays to read. Made anew for each paint. */
final class OverlayScene {
    /** Cells smaller than this on the screen have no room for marks of their own, px. */
    private static final double SMALLEST_CELL = 4;

    private static final double MARGIN = 32;

    private final World world;
    private final Inspection inspection;
    private final Tween tween;
    private final Viewport view;
    private final Pen pen;
    private final int chosen;
    private final Aabb seen;

    /**
     * A world as it is now.
     *
     * @param chosen the actor that the user looks at, −1 for none
     */
    OverlayScene(World world, Tween tween, Viewport view, Pen pen, int chosen) {
        this.world = world;
        this.tween = tween;
        this.view = view;
        this.pen = pen;
        this.chosen = chosen;
        inspection = world.inspection();
        seen = view.visible().grown(MARGIN);
    }

    World world() {
        return world;
    }

    Actors actors() {
        return world.actors();
    }

    Inspection inspection() {
        return inspection;
    }

    Pen pen() {
        return pen;
    }

    /** The part of the level that is seen, with a margin, px. */
    Aabb seen() {
        return seen;
    }

    /** The actor that is explained in detail: the chosen one, else the player; −1 if it is not there. */
    int focus() {
        int actor = chosen >= 0 ? chosen : world.player();
        return actor >= 0 && actors().present(actor) && actors().alive(actor) ? actor : -1;
    }

    /** Where an x of the level is on the screen. */
    double x(double levelX) {
        return view.toScreenX(levelX);
    }

    /** Where a y of the level is on the screen. */
    double y(double levelY) {
        return view.toScreenY(levelY);
    }

    /** Screen pixels a pixel of the level. */
    double zoom() {
        return view.zoom();
    }

    /** True if cells of the level are large enough for marks of their own. */
    boolean areCellsSeen() {
        return world.level().grid() * view.zoom() >= SMALLEST_CELL;
    }

    /** A box of the level on the screen. */
    Rectangle2D onScreen(Aabb box) {
        double left = x(box.left());
        double top = y(box.top());
        return new Rectangle2D.Double(left, top, x(box.right()) - left, y(box.bottom()) - top);
    }

    /** The box of an actor at the moment that is drawn, px. */
    Aabb box(int actor) {
        return tween.moved(world, actor, boxNow(actor));
    }

    /** The box of an actor at the world's tick, px. */
    Aabb boxNow(int actor) {
        double x = actors().x(actor);
        double y = actors().y(actor);
        return new Aabb(x, y, x + actors().width(actor), y + actors().height(actor));
    }

    /** Gives the living actors that are seen, the one in focus first, at most so many. */
    void forEachActor(int most, IntConsumer found) {
        int left = most;
        int focus = focus();
        if (focus >= 0 && isSeen(focus)) {
            found.accept(focus);
            left--;
        }
        for (int i = 0; i < actors().count() && left > 0; i++) {
            if (i != focus && actors().present(i) && actors().alive(i) && isSeen(i)) {
                found.accept(i);
                left--;
            }
        }
    }

    private boolean isSeen(int actor) {
        double x = actors().x(actor);
        double y = actors().y(actor);
        return x < seen.right()
                && y < seen.bottom()
                && x + actors().width(actor) > seen.left()
                && y + actors().height(actor) > seen.top();
    }
}
