package dev.ledge.editor.view;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.Platforms;
import dev.ledge.engine.world.World;

/** Where everything was a tick ago, to draw a world between two ticks. Reused from tick to tick. */
public final class Tween {
    /** An actor that moved farther than this in a tick was placed there, px. */
    private static final double JUMP = 64;

    private double[] actors = new double[0];
    private double[] platforms = new double[0];
    private int actorCount = -1;
    private int platformCount = -1;
    private double share = 1;

    /** Keeps where all are; to be called right before a step. */
    public void remember(World world) {
        Actors now = world.actors();
        actorCount = now.count();
        actors = fitting(actors, 2 * actorCount);
        for (int i = 0; i < actorCount; i++) {
            actors[2 * i] = now.x(i);
            actors[2 * i + 1] = now.y(i);
        }
        Platforms moving = world.platforms();
        platformCount = moving.count();
        platforms = fitting(platforms, 2 * platformCount);
        for (int i = 0; i < platformCount; i++) {
            platforms[2 * i] = moving.x(i);
            platforms[2 * i + 1] = moving.y(i);
        }
    }

    private static double[] fitting(double[] array, int length) {
        return array.length >= length ? array : new double[length];
    }

    /** Forgets: all are drawn where they are. */
    public void forget() {
        actorCount = -1;
        platformCount = -1;
    }

    /** Sets which moment is drawn: 0 is the tick before, 1 the world's tick. */
    public void setShare(double value) {
        share = Math.max(0, Math.min(1, value));
    }

    /** Which moment is drawn, 0 to 1. */
    public double share() {
        return share;
    }

    /** Where an actor's box is at that moment. */
    public Aabb moved(World world, int actor, Aabb box) {
        return box.moved(actorX(world, actor) - box.left(), actorY(world, actor) - box.top());
    }

    public double actorX(World world, int actor) {
        return between(
                actorCount == world.actors().count(),
                actors,
                2 * actor,
                world.actors().x(actor));
    }

    public double actorY(World world, int actor) {
        return between(
                actorCount == world.actors().count(),
                actors,
                2 * actor + 1,
                world.actors().y(actor));
    }

    public double platformX(World world, int platform) {
        return between(
                platformCount == world.platforms().count(),
                platforms,
                2 * platform,
                world.platforms().x(platform));
    }

    public double platformY(World world, int platform) {
        return between(
                platformCount == world.platforms().count(),
                platforms,
                2 * platform + 1,
                world.platforms().y(platform));
    }

    private double between(boolean isKnown, double[] before, int at, double now) {
        if (!isKnown || Math.abs(now - before[at]) > JUMP) {
            return now;
        }
        return before[at] + (now - before[at]) * share;
    }
}
