package dev.ledge.editor.render.object;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.ActorValue;
import dev.ledge.engine.world.type.Contact;
import dev.ledge.engine.world.type.ContactSide;
import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.IntStream;

/** Draws one actor of a running world, in the pose of what it is doing. In level pixels. */
public final class ActorPainter {
    /** Level pixels walked in half a cycle of the legs, for an actor of 24 px. */
    private static final double STRIDE = 15;

    /** Level pixels climbed from one hand-hold to the next. */
    private static final double HOLD = 9;

    /** Slower than this the player stands, px/s. */
    private static final double STANDING = 6;

    /** At this speed the legs swing fully, px/s. */
    private static final double FULL_SPEED = 120;

    /** A wall's normal leans from the level by no more than 30°. */
    private static final double STEEP = 0.5;

    /** Far less than can be seen, far more than what a platform's way is rounded by, px. */
    private static final double ROUNDING = 1e-6;

    /** Actors smaller than this on the screen, px, are drawn as specks. */
    private static final double SPECK = 4;

    /** Shades that a dash leaves behind. */
    private static final int GHOSTS = 3;

    /** From one to the next, s. */
    private static final double GHOST_TIME = 0.04;

    private static final float GHOST_ALPHA = 0.45f;

    /** How far an actor is drawn beyond its box, of its longer side. */
    private static final double REACH = 0.5;

    private ActorPainter() {}

    /**
     * Draws an actor.
     *
     * @param x where it is drawn: its left edge
     * @param y its top edge
     * @param pixel a pixel of the screen in level pixels
     */
    public static void paint(
            Graphics2D g,
            ObjectPainter objects,
            World world,
            int actor,
            double x,
            double y,
            double seconds,
            double pixel) {
        Actors actors = world.actors();
        double width = actors.width(actor);
        double height = actors.height(actor);
        if (Math.max(width, height) < SPECK * pixel) {
            g.setColor(speck(world, actor));
            g.fill(new Rectangle2D.Double(x, y, Math.max(pixel, width), Math.max(pixel, height)));
            return;
        }
        int facing = actors.facing(actor).sign();
        Aabb box = new Aabb(x, y, x + width, y + height);
        TileRef picture = actors.kind(actor) == ActorKind.PLAYER
                ? null
                : ObjectLook.of(world.level(), world.level().object(actors.id(actor)));
        if (picture != null) {
            objects.tile(g, world.level(), box, picture);
            return;
        }
        switch (actors.kind(actor)) {
            case PLAYER -> {
                HeroPainter.Pose pose = pose(world, actor, x, y, seconds);
                if (actors.dashing(actor)) {
                    trail(g, world, actor, box, pose);
                }
                HeroPainter.paint(g, x, y, width, height, pose);
            }
            case WALKER -> objects.walker(g, box, walker(world, actor), facing, facing * x / 5);
            case PATROLLER -> objects.patroller(g, box, facing, seconds);
            case PICKUP -> objects.pickup(g, box, seconds + x * 0.01);
            case BODY -> objects.body(g, box);
        }
    }

    /** Where a dash came from, fainter the longer ago. */
    private static void trail(Graphics2D g, World world, int actor, Aabb box, HeroPainter.Pose pose) {
        Composite before = g.getComposite();
        for (int k = GHOSTS; k > 0; k--) {
            Aabb shade = shade(world, actor, box, k);
            g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, GHOST_ALPHA / k));
            HeroPainter.paint(g, shade.left(), shade.top(), shade.width(), shade.height(), pose);
        }
        g.setComposite(before);
    }

    private static Aabb shade(World world, int actor, Aabb box, int k) {
        double back = k * GHOST_TIME;
        return box.moved(-world.actors().vx(actor) * back, -world.actors().vy(actor) * back);
    }

    /**
     * The part of the level that an actor is drawn on: its box, what of it reaches out of that (limbs, the scarf, who
     * lies dead), and where it dashes the shades that it leaves behind.
     */
    public static Aabb extent(World world, int actor) {
        Actors actors = world.actors();
        double width = actors.width(actor);
        double height = actors.height(actor);
        Aabb box = Aabb.of(new Vec(actors.x(actor), actors.y(actor)), new Vec(width, height))
                .grown(REACH * Math.max(width, height));
        return actors.dashing(actor) ? box.union(shade(world, actor, box, GHOSTS)) : box;
    }

    private static Walker walker(World world, int actor) {
        return world.level().object(world.actors().id(actor)) instanceof Walker walker ? walker : null;
    }

    private static Color speck(World world, int actor) {
        return switch (world.actors().kind(actor)) {
            case PLAYER -> new Color(0xEE4F5C);
            case WALKER, PATROLLER -> new Color(0x8A5AB8);
            case PICKUP -> new Color(0xFFC83D);
            case BODY -> new Color(0xC08A54);
        };
    }

    /** What the player is seen to be doing. */
    static HeroPainter.Pose pose(World world, int actor, double x, double y, double seconds) {
        Actors actors = world.actors();
        int facing = facing(world, actor);
        double size = actors.height(actor) / 24;
        double speed = Math.abs(actors.vx(actor));
        if (slides(world, actor)) {
            double falling = Math.min(1, actors.vy(actor) / FULL_SPEED);
            return new HeroPainter.Pose(HeroPainter.Action.SLIDE, facing, 0, seconds, falling);
        }
        ActorState state = actors.alive(actor) ? actors.state(actor) : ActorState.DEAD;
        HeroPainter.Action action = switch (state) {
            case DEAD -> HeroPainter.Action.DEAD;
            case CLIMB -> HeroPainter.Action.CLIMB;
            case AIR -> actors.vy(actor) < 0 ? HeroPainter.Action.JUMP : HeroPainter.Action.FALL;
            case GROUND ->
                speed < STANDING && Math.abs(actors.vy(actor)) < STANDING
                        ? HeroPainter.Action.IDLE
                        : HeroPainter.Action.RUN;
        };
        if (actors.alive(actor) && actors.crouching(actor)) {
            action = HeroPainter.Action.CROUCH;
        }
        double phase = action == HeroPainter.Action.CLIMB
                ? Math.PI * (y + x) / (HOLD * size)
                : Math.PI * x * facing / (STRIDE * size);
        return new HeroPainter.Pose(action, facing, phase, seconds, Math.min(1, speed / FULL_SPEED));
    }

    /** Where it looks: off the wall as long as a wall jump carries it, though its button is held towards the wall. */
    private static int facing(World world, int actor) {
        boolean isCarried = world.inspection().value(actor, ActorValue.LOCK_TICKS) > 0;
        double away = isCarried ? world.actors().vx(actor) : 0;
        return away != 0
                ? (int) Math.signum(away)
                : world.actors().facing(actor).sign();
    }

    /**
     * True if it falls along a wall that it is held against. The engine does not tell buttons: who is pressed against a
     * wall and was beside it before, or is held by it to the speed of a slide, holds towards it. Who can't steer
     * presses against nothing.
     */
    private static boolean slides(World world, int actor) {
        Actors actors = world.actors();
        ActorProfile player = world.level().player();
        double slide = player.get(ActorField.WALL_SLIDE_SPEED);
        if (!actors.alive(actor)
                || actors.state(actor) != ActorState.AIR
                || actors.dashing(actor)
                || actors.vy(actor) < 0
                || Double.isInfinite(slide)) {
            return false;
        }
        boolean isHeld = actors.vy(actor) == slide;
        List<Contact> walls = walls(world, actor);
        return walls.isEmpty()
                ? isHeld && player.get(ActorField.AIR_ACCELERATION) == 0 && touchesAhead(actors, actor)
                : isHeld || walls.stream().anyMatch(wall -> stayedBeside(world, actor, wall));
    }

    private static boolean touchesAhead(Actors actors, int actor) {
        ContactSide ahead = actors.facing(actor) == Facing.LEFT ? ContactSide.LEFT : ContactSide.RIGHT;
        return ahead.in(actors.touch(actor));
    }

    /** The walls before it that the last step pressed it against. */
    private static List<Contact> walls(World world, int actor) {
        int facing = world.actors().facing(actor).sign();
        return IntStream.range(0, world.contactCount())
                .mapToObj(world::contact)
                .filter(contact -> contact.actor() == actor
                        && contact.nx() * facing < 0
                        && Math.abs(contact.ny()) < STEEP
                        && (contact.on() == null || world.actors().indexOf(contact.on()) < 0))
                .toList();
    }

    /** True if the last step took it sideways no farther than the wall went. */
    private static boolean stayedBeside(World world, int actor, Contact wall) {
        int platform = wall.on() == null ? -1 : world.platforms().indexOf(wall.on());
        double gone = platform < 0 ? 0 : world.platforms().movedX(platform);
        return Math.abs(world.inspection().value(actor, ActorValue.MOVED_X) - gone) < ROUNDING;
    }
}
