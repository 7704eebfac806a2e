package dev.ledge.editor.feel;

import dev.ledge.editor.preview.Inputs;
import dev.ledge.editor.preview.Replay;
import dev.ledge.editor.view.BoxTrack;
import dev.ledge.editor.view.Trail;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Plays inputs with one feel, what the hand did included, and goes on as they grow: only where they change is it played
 * again from the start. For one thread.
 */
final class FeelPlay {
    /** Ticks between two looks at whether to give up. */
    private static final int STRIDE = 32;

    private static final double SETTLE_SECONDS = 1;
    private static final double MOST_SECONDS = 3;
    private static final int[] WAYS = {Buttons.RIGHT.bit(), Buttons.LEFT.bit()};

    private final Feel feel;
    private Level open;
    private Level level;
    private Replay replay;
    private final BoxTrack boxes = new BoxTrack();
    private Trail.Step[] steps = new Trail.Step[256];
    private int ticks;

    private World arcWorld;
    private Snapshot arcStart;

    FeelPlay(Feel feel) {
        this.feel = feel;
    }

    Feel feel() {
        return feel;
    }

    /**
     * Plays inputs in a level.
     *
     * @param inputs of the play in the open level
     * @param isOver is asked now and then whether to give up
     * @return true if all was played, false if it was given up or the level has no player
     */
    boolean play(Level newLevel, Inputs inputs, BooleanSupplier isOver) {
        if (newLevel != open) {
            open = newLevel;
            level = feel.in(newLevel);
            arcWorld = null;
            replay = null;
        }
        if ((replay == null || !replay.goOn(inputs)) && !begin(inputs)) {
            return false;
        }
        while (replay.hasNext()) {
            if (ticks % STRIDE == 0 && isOver.getAsBoolean()) {
                return false;
            }
            replay.step();
            ticks++;
            note();
        }
        return true;
    }

    private boolean begin(Inputs inputs) {
        replay = null;
        ticks = 0;
        try {
            replay = inputs.in(level);
        } catch (IllegalArgumentException unplayable) {
            return false; // The preview, which plays the level itself, says why.
        }
        if (replay.world().player() < 0) {
            replay = null;
            return false;
        }
        note();
        return true;
    }

    private void note() {
        World world = replay.world();
        if (ticks == steps.length) {
            steps = Arrays.copyOf(steps, 2 * ticks);
        }
        boxes.set(ticks, box(world));
        steps[ticks] = step(world);
    }

    private static Trail.Step step(World world) {
        return switch (world.actors().state(world.player())) {
            case GROUND -> Trail.Step.GROUND;
            case AIR -> Trail.Step.AIR;
            case CLIMB -> Trail.Step.CLIMB;
            case DEAD -> Trail.Step.DEAD;
        };
    }

    /** Where the player was at some of the ticks that were played. */
    FeelTrail trail(int from, int to, List<Trail> arcs) {
        if (replay == null) {
            return FeelTrail.NONE;
        }
        int first = Math.max(0, Math.min(from, ticks));
        int last = Math.min(to, ticks);
        Trail.Builder trail = new Trail.Builder(Math.max(1, last - first + 1));
        for (int tick = first; tick <= last; tick++) {
            trail.add(boxes.box(tick), steps[tick]);
        }
        return new FeelTrail(trail.build(), first, arcs);
    }

    /**
     * Jumps to either side from a run-up, jump held all the way.
     *
     * @param middle of the player, px; it falls to the ground first, null for no jumps
     */
    List<Trail> arcs(Vec middle) {
        List<Trail> arcs = new ArrayList<>();
        if (middle == null || level == null || level.physics().isTopDown() || !stand(middle)) {
            return arcs;
        }
        Snapshot ready = arcWorld.save();
        for (int way : WAYS) {
            arcWorld.restore(ready);
            arcs.add(arc(way));
        }
        return arcs;
    }

    private boolean stand(Vec middle) {
        if (arcWorld == null && !makeArcWorld()) {
            return false;
        }
        arcWorld.restore(arcStart);
        Actors actors = arcWorld.actors();
        int player = arcWorld.player();
        arcWorld.place(player, middle.x() - actors.width(player) / 2, middle.y() - actors.height(player) / 2);
        arcWorld.setVelocity(player, 0, 0);
        for (int tick = 0; tick < SETTLE_SECONDS / arcWorld.dt(); tick++) {
            arcWorld.step(Buttons.NONE);
            if (actors.state(player) == ActorState.GROUND) {
                return !actors.embedded(player);
            }
        }
        return false;
    }

    private boolean makeArcWorld() {
        List<LevelObject> others = level.objects().stream()
                .filter(object -> !object.isA(ObjectType.Role.ACTOR))
                .toList();
        try {
            World made = new World(level.toBuilder().objects(others).build());
            if (made.player() >= 0) {
                arcWorld = made;
                arcStart = made.save();
            }
        } catch (IllegalArgumentException unplayable) {
            arcWorld = null; // The preview, which plays the level itself, says why.
        }
        return arcWorld != null;
    }

    private Trail arc(int way) {
        Actors actors = arcWorld.actors();
        int player = arcWorld.player();
        double speed = level.player().get(ActorField.WALK_SPEED);
        arcWorld.setVelocity(player, way == Buttons.LEFT.bit() ? -speed : speed, 0);
        Trail.Builder trail = new Trail.Builder(64);
        trail.add(box(arcWorld), Trail.Step.GROUND);
        boolean hasLeft = false;
        for (int tick = 0; tick < MOST_SECONDS / arcWorld.dt(); tick++) {
            arcWorld.step(way | Buttons.JUMP.bit());
            boolean isInAir = actors.state(player) == ActorState.AIR;
            trail.add(box(arcWorld), isInAir ? Trail.Step.AIR : Trail.Step.GROUND);
            if (hasLeft && !isInAir || !actors.alive(player)) {
                break;
            }
            hasLeft |= isInAir;
        }
        return trail.build();
    }

    private static Aabb box(World world) {
        Actors actors = world.actors();
        int player = world.player();
        return Aabb.of(
                new Vec(actors.x(player), actors.y(player)), new Vec(actors.width(player), actors.height(player)));
    }
}
