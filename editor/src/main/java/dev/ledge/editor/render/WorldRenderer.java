package dev.ledge.editor.render;

import com.formdev.flatlaf.util.ColorFunctions;
import dev.ledge.editor.render.object.ActorPainter;
import dev.ledge.editor.render.object.MarkPainter;
import dev.ledge.editor.render.object.Moment;
import dev.ledge.editor.render.tile.TilePainter;
import dev.ledge.editor.view.Tween;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.EventType;
import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/** Paints a running world: its level, platforms where they are now, and the actors. */
public final class WorldRenderer {
    private static final double MARGIN = 32;

    private static final float OVERLAPPING = 0.5f;
    private static final float EMBEDDED_FILL = 0.35f;

    /** Screen pixels. */
    private static final double EMBEDDED_LINE = 2;

    private static final BitSet NONE = new BitSet();

    private final LevelRenderer levels;
    private final ChangedTiles changed = new ChangedTiles();
    private final Map<String, Integer> platforms = new HashMap<>();

    /** Paints the level's still parts with {@code levels}. */
    public WorldRenderer(LevelRenderer levels) {
        this.levels = levels;
    }

    /**
     * Paints what a camera sees, at the world's tick.
     *
     * @param width of the painted area in user space, px
     * @param height of the painted area in user space, px
     */
    public void paint(Graphics2D g, World world, Viewport view, int width, int height, RenderOptions options) {
        paint(g, world, new Tween(), view, width, height, options);
    }

    /**
     * Paints what a camera sees, between two ticks.
     *
     * @param width of the painted area in user space, px
     * @param height of the painted area in user space, px
     */
    public void paint(
            Graphics2D g, World world, Tween tween, Viewport view, int width, int height, RenderOptions options) {
        listPlatforms(world);
        double seconds = (world.tick() - 1 + tween.share()) * world.dt();
        Aabb seen = view.visible().grown(MARGIN);
        Level rest = changed.withoutThem(world);
        levels.paint(g, rest, view, width, height, options, (inLevel, scene, slot) -> {
            if (slot.equals(scene.mainSlot())) {
                changed.paint(inLevel, levels, seconds, TilePainter.ABSENT);
            }
            if (options.objects()) {
                scene.forEach(slot, view.visible(), object -> {
                    paintObject(inLevel, world, tween, object, seen, seconds, options);
                });
                if (slot.equals(scene.mainSlot())) {
                    paintActors(inLevel, world, tween, seen, seconds, options);
                }
            }
        });
    }

    private void listPlatforms(World world) {
        platforms.clear();
        for (int i = 0; i < world.platforms().count(); i++) {
            platforms.put(world.platforms().id(i), i);
        }
    }

    /**
     * Paints what moves, over a level that is painted already: platforms and what rides them, where they are not as the
     * level has them, and actors.
     */
    public void paintMoving(Graphics2D g, World world, Tween tween, Viewport view, RenderOptions options) {
        double seconds = (world.tick() - 1 + tween.share()) * world.dt();
        Aabb seen = view.visible().grown(MARGIN);
        Graphics2D inLevel = (Graphics2D) g.create();
        inLevel.scale(view.zoom(), view.zoom());
        inLevel.translate(-view.originX(), -view.originY());
        listPlatforms(world);
        for (LevelObject object : world.level().objects()) {
            Vec moved = moved(world, tween, object);
            boolean isElsewhere = Math.abs(moved.x()) + Math.abs(moved.y()) > 0.5;
            if (isElsewhere
                    && object.bounds(world.level()).moved(moved.x(), moved.y()).touches(seen)) {
                paintAt(inLevel, world, object, moved, seconds, options);
            }
        }
        paintActors(inLevel, world, tween, seen, seconds, options);
        levels.objectPainter().paintLabels(inLevel, options.theme());
        inLevel.dispose();
    }

    private void paintObject(
            Graphics2D g,
            World world,
            Tween tween,
            LevelObject object,
            Aabb seen,
            double seconds,
            RenderOptions options) {
        if (isActor(object) || levels.objectPainter().isMark(object) && !options.marks()) {
            return;
        }
        Vec moved = moved(world, tween, object);
        if (object.bounds(world.level()).moved(moved.x(), moved.y()).touches(seen)) {
            paintAt(g, world, object, moved, seconds, options);
        }
    }

    /** An object away from where the level has it; platforms that are not there faint, those about to crumble shake. */
    private void paintAt(
            Graphics2D g, World world, LevelObject object, Vec moved, double seconds, RenderOptions options) {
        Graphics2D own = (Graphics2D) g.create();
        Integer platform = platforms.get(object.id());
        Vec shown = moved;
        if (platform != null && !world.platforms().isThere(platform)) {
            own.setComposite(AlphaComposite.SrcOver.derive(TilePainter.ABSENT * TilePainter.opacity(g)));
        } else if (platform != null && world.platforms().isShaking(platform)) {
            shown = moved.plus(shake(seconds));
        }
        Moment moment = new Moment(seconds, sinceActed(world, object, seconds), world::isGroupOn);
        levels.objectPainter().paint(own, world.level(), object, shown, options.theme(), moment, options.marks());
        own.dispose();
    }

    /** How far a platform, or what rides one, is from where the level has it. */
    private Vec moved(World world, Tween tween, LevelObject object) {
        boolean isPlatform = object instanceof Platform;
        Integer ridden = isPlatform || object.canRide()
                ? platforms.get(isPlatform ? object.id() : object.common().rides())
                : null;
        LevelObject home =
                ridden == null ? null : world.level().object(world.platforms().id(ridden));
        return home == null
                ? Vec.ZERO
                : new Vec(tween.platformX(world, ridden), tween.platformY(world, ridden)).minus(home.at());
    }

    /** Where something that shakes is drawn, px from where it is. */
    static Vec shake(double seconds) {
        return new Vec(Math.sin(seconds * 90), Math.sin(seconds * 70) / 2);
    }

    /** Seconds since an area acted on an actor; infinite if it never has. */
    private static double sinceActed(World world, LevelObject object, double seconds) {
        long tick = object.isA(ObjectType.Role.AREA) ? world.lastActed(object.id()) : -1;
        double since = seconds - (tick - 1) * world.dt();
        return tick < 0 || since < 0 ? Double.POSITIVE_INFINITY : since;
    }

    private static boolean isActor(LevelObject object) {
        return object.isA(ObjectType.Role.START) || object.isA(ObjectType.Role.ACTOR);
    }

    private void paintActors(Graphics2D g, World world, Tween tween, Aabb seen, double seconds, RenderOptions options) {
        Actors actors = world.actors();
        int player = world.player();
        BitSet overlapping = options.pairs() ? overlapping(world) : NONE;
        for (int i = 0; i < actors.count(); i++) {
            if (i != player && actors.present(i)) {
                double x = tween.actorX(world, i);
                double y = tween.actorY(world, i);
                if (x < seen.right()
                        && y < seen.bottom()
                        && x + actors.width(i) > seen.left()
                        && y + actors.height(i) > seen.top()) {
                    paintActor(g, world, i, x, y, seconds, overlapping);
                }
            }
        }
        if (player >= 0 && actors.present(player)) {
            paintActor(
                    g, world, player, tween.actorX(world, player), tween.actorY(world, player), seconds, overlapping);
        }
        for (int i = 0; i < actors.count(); i++) {
            if (actors.present(i) && actors.embedded(i)) {
                Rectangle2D box = new Rectangle2D.Double(
                        tween.actorX(world, i), tween.actorY(world, i), actors.width(i), actors.height(i));
                markEmbedded(g, box, options.theme().warning());
            }
        }
    }

    /**
     * An actor that an edit has enclosed, until it is pushed out; within its box, so that no more is to be repainted.
     */
    private static void markEmbedded(Graphics2D g, Rectangle2D box, Color color) {
        double line = EMBEDDED_LINE * MarkPainter.screenPixel(g);
        g.setColor(ColorFunctions.fade(color, EMBEDDED_FILL));
        g.fill(box);
        g.setColor(color);
        g.setStroke(new BasicStroke((float) line));
        g.draw(new Rectangle2D.Double(
                box.getX() + line / 2, box.getY() + line / 2, box.getWidth() - line, box.getHeight() - line));
    }

    private void paintActor(
            Graphics2D g, World world, int actor, double x, double y, double seconds, BitSet overlapping) {
        double pixel = MarkPainter.screenPixel(g);
        if (!overlapping.get(actor)) {
            ActorPainter.paint(g, levels.objectPainter(), world, actor, x, y, seconds, pixel);
            return;
        }
        Composite before = g.getComposite();
        g.setComposite(AlphaComposite.SrcOver.derive(OVERLAPPING));
        ActorPainter.paint(g, levels.objectPainter(), world, actor, x, y, seconds, pixel);
        g.setComposite(before);
    }

    /** The actors that overlapped another one in the last step. */
    private static BitSet overlapping(World world) {
        BitSet found = new BitSet();
        for (int i = 0; i < world.eventCount(); i++) {
            if (world.eventType(i) == EventType.PAIR) {
                found.set(Math.max(0, world.eventActor(i)));
                int other = world.actors().indexOf(world.event(i).by());
                if (other >= 0) {
                    found.set(other);
                }
            }
        }
        return found;
    }
}
