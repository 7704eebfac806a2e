package dev.ledge.editor.game;

import dev.ledge.editor.canvas.LevelCanvas;
import dev.ledge.editor.preview.Ghosts;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.RenderOptions;
import dev.ledge.editor.render.WorldRenderer;
import dev.ledge.editor.render.object.ActorPainter;
import dev.ledge.editor.render.style.OffscreenArrow;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Rides;
import dev.ledge.engine.world.World;
import java.awt.AlphaComposite;
import java.awt.Composite;

/**
 * Draws the game that is played, or a run that is shown, on the canvas, where it is edited: the player, platforms and
 * enemies where they are just now, and an arrow at the edge for a player beyond it. For the event dispatch thread.
 */
public final class RunningGame implements Runnable {
    private static final float OPACITY = 0.85f;

    /** The line around a ghost, px of the level; more than enough at any zoom at which it can be seen. */
    private static final double GHOST_EDGE = 3;

    private final PreviewSession session;
    private final LevelCanvas canvas;
    private final WorldRenderer renderer;
    private boolean isShown = true;
    private boolean areGhostsShown = true;
    private Aabb painted;

    public RunningGame(PreviewSession session, LevelCanvas canvas, LevelRenderer levels) {
        this.session = session;
        this.canvas = canvas;
        renderer = new WorldRenderer(levels);
    }

    /** Begins to draw, and goes on for as long as the session is the canvas's. */
    void start(boolean shown) {
        isShown = shown;
        canvas.setGame(this::paint);
        stop();
        session.addListener(this);
    }

    /** Draws the game, or does not. */
    public void setShown(boolean shown) {
        isShown = shown;
        canvas.repaint();
    }

    /** Draws the players of earlier plays too, or does not. */
    public void showGhosts(boolean shown) {
        areGhostsShown = shown;
        canvas.repaint();
    }

    /** Ends drawing. */
    void stop() {
        session.removeListener(this);
    }

    @Override
    public void run() {
        Aabb now = isDrawn() ? moving() : null;
        Aabb both = now == null ? painted : painted == null ? now : painted.union(now);
        if (both != null) {
            canvas.repaintArea(both);
        }
        painted = now;
    }

    private boolean isDrawn() {
        return canvas.context().tool().actsOnGame()
                || isShown && (session.isPlaying() || session.shownRun().run() != null);
    }

    /** The box around what moves in the part of the level that is seen, with the place of the arrow if there is one. */
    private Aabb moving() {
        World world = session.world();
        Aabb seen = canvas.context().viewport().visible();
        Aabb all = null;
        for (int i = 0; i < world.actors().count(); i++) {
            if (world.actors().present(i)) {
                all = join(all, ActorPainter.extent(world, i), seen);
            }
        }
        for (LevelObject object : world.level().objects()) {
            if (object instanceof Platform || Rides.platform(world.level(), object) != null) {
                Vec moved = world.platforms().offset(object);
                all = join(all, object.bounds(world.level()).moved(moved.x(), moved.y()), seen);
            }
        }
        if (areGhostsShown) {
            for (Aabb ghost : Ghosts.boxes(session)) {
                all = join(all, ghost.grown(GHOST_EDGE), seen);
            }
        }
        Aabb player = session.playerBox();
        if (player != null && !player.touches(seen)) {
            Vec edge = OffscreenArrow.edge(seen, player);
            all = join(all, Aabb.of(edge, Vec.ZERO), seen);
        }
        return all;
    }

    private static Aabb join(Aabb all, Aabb box, Aabb seen) {
        if (!box.touches(seen)) {
            return all;
        }
        return all == null ? box : all.union(box);
    }

    private void paint(ToolGraphics graphics) {
        if (!isDrawn()) {
            return;
        }
        Composite opaque = graphics.g().getComposite();
        graphics.g().setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, OPACITY));
        renderer.paintMoving(
                graphics.g(),
                session.world(),
                session.playhead().tween(),
                graphics.view(),
                RenderOptions.editing(graphics.theme()));
        graphics.g().setComposite(opaque);
        if (areGhostsShown) {
            Ghosts.paint(graphics.g(), session, graphics.view());
        }
        Aabb player = session.playerBox();
        if (player != null && !player.touches(graphics.view().visible())) {
            OffscreenArrow.paint(graphics.g(), graphics.view(), player, graphics.theme());
        }
    }
}
