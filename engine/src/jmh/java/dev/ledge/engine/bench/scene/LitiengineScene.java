package dev.ledge.engine.bench.scene;

import de.gurkenlabs.litiengine.Game;
import de.gurkenlabs.litiengine.entities.CollisionBox;
import de.gurkenlabs.litiengine.entities.Creature;
import de.gurkenlabs.litiengine.entities.ICollisionEntity;
import de.gurkenlabs.litiengine.physics.Collision;
import de.gurkenlabs.litiengine.physics.PhysicsEngine;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;

/**
 * LITIENGINE as its platformer sample moves a creature: twice a tick through the physics engine, once for the forces
 * and once for walking, and a box under the feet asks for ground before a jump. Its only pairs are creatures that block
 * each other.
 */
final class LitiengineScene implements Scene {

    private final PhysicsEngine physics;
    private final Walker[] walkers;
    private final double[] vx;
    private final double[] vy;
    private final Crowd crowd;

    LitiengineScene(Layout layout, boolean withPairs) {
        Game.init(Game.COMMANDLINE_ARG_NOGUI);
        physics = Game.physics();
        physics.clear();
        physics.setBounds(new Rectangle2D.Double(0, 0, layout.columns() * Layout.CELL, layout.rows() * Layout.CELL));
        crowd = new Crowd(layout.actors());
        walkers = new Walker[layout.actors()];
        vx = new double[walkers.length];
        vy = new double[walkers.length];
        for (Layout.Block block : layout.blocks()) {
            CollisionBox box = new CollisionBox(block.columns() * Layout.CELL, block.rows() * Layout.CELL);
            box.setLocation(new Point2D.Double(block.column() * Layout.CELL, block.row() * Layout.CELL));
            physics.add(box);
        }
        for (int i = 0; i < walkers.length; i++) {
            walkers[i] = new Walker(withPairs);
            walkers[i].setLocation(new Point2D.Double(layout.startX(i), layout.startY(i)));
            vx[i] = crowd.velocity(i);
            physics.add(walkers[i]);
        }
    }

    /** A creature as large as the other scenes' actors. */
    private static final class Walker extends Creature {
        private final boolean blocked;

        Walker(boolean blocked) {
            this.blocked = blocked;
            setSize(Layout.ACTOR_WIDTH, Layout.ACTOR_HEIGHT);
            setCollisionBoxWidth(Layout.ACTOR_WIDTH);
            setCollisionBoxHeight(Layout.ACTOR_HEIGHT);
            setCollision(true);
            setTurnOnMove(false);
        }

        @Override
        public boolean canCollideWith(ICollisionEntity other) {
            return blocked || !(other instanceof Walker);
        }
    }

    @Override
    public void step() {
        crowd.nextTick();
        physics.update();
        for (int i = 0; i < walkers.length; i++) {
            Walker walker = walkers[i];
            vx[i] = crowd.velocity(i, vx[i]);
            if (crowd.wantsToJump(i) && isOnGround(walker)) {
                vy[i] = -Crowd.JUMP_SPEED;
                crowd.jumped();
            }
            vy[i] = Math.min(vy[i] + Crowd.GRAVITY * Crowd.DT, Crowd.MAX_FALL);
            double y = walker.getY();
            if (!physics.move(walker, new Point2D.Double(walker.getX(), y + vy[i] * Crowd.DT), false)) {
                vy[i] = 0;
            }
            if (!physics.move(walker, new Point2D.Double(walker.getX() + vx[i] * Crowd.DT, walker.getY()), false)) {
                vx[i] = 0;
            }
        }
    }

    private boolean isOnGround(Walker walker) {
        Rectangle2D box = walker.getCollisionBox();
        return physics.collides(
                new Rectangle2D.Double(box.getX(), box.getY(), box.getWidth(), box.getHeight() + 1), Collision.STATIC);
    }

    @Override
    public int pairs() {
        return 0;
    }

    @Override
    public double x(int actor) {
        return walkers[actor].getX();
    }

    @Override
    public double y(int actor) {
        return walkers[actor].getY();
    }

    @Override
    public Crowd crowd() {
        return crowd;
    }
}
