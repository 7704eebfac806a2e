package dev.ledge.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.RunReader;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * The last part of the demo level, from the tower's roof to the goal, needs a dash and wall jumps: a search of what the
 * buttons can do finds a way with both, and none without either.
 */
class DemoMovesTest {
    private static final Path DEMO = Path.of("..", "levels", "demo");

    /** The player on the tower's roof, px. */
    private static final double ROOF_X = 3260;

    private static final double ROOF_Y = 120;

    /** The search doesn't look left of the tower. */
    private static final double LEFT_END = 3220;

    /** So many ticks each choice of buttons is held. */
    private static final int HOLD = 6;

    /** States this near to each other count as one: px, and px/s. */
    private static final double SQUARE = 12;

    private static final double SPEED = 120;

    private static final int LEFT = Buttons.LEFT.bit();
    private static final int RIGHT = Buttons.RIGHT.bit();
    private static final int UP = Buttons.UP.bit();
    private static final int JUMP = Buttons.JUMP.bit();
    private static final int DASH = Buttons.DASH.bit();
    private static final int[] WALKS = {0, LEFT, RIGHT, JUMP, LEFT | JUMP, RIGHT | JUMP};
    private static final int[] DASHES = {LEFT | DASH, LEFT | UP | DASH, UP | DASH, RIGHT | UP | DASH, RIGHT | DASH};

    private Level demo;
    private World world;
    private Actors actors;
    private int player;

    @BeforeEach
    void readDemo() throws LevelFormatException {
        demo = LevelReader.read(DEMO.resolve("demo.level.json")).value();
    }

    private static ActorProfile without(Level level, ActorField field, double off) {
        return level.player().with(field, off);
    }

    private Level withoutDash() {
        return demo.toBuilder().player(without(demo, ActorField.DASH_SPEED, 0)).build();
    }

    private Level withoutWallJump() {
        return demo.toBuilder()
                .player(without(demo, ActorField.WALL_JUMP, Double.POSITIVE_INFINITY))
                .build();
    }

    @Test
    void theWinningRunNeedsBoth() throws LevelFormatException {
        Run run = RunReader.read(DEMO.resolve("demo-win.run.json")).value();

        assertThat(wins(demo, run)).isTrue();
        assertThat(wins(withoutDash(), run)).isFalse();
        assertThat(wins(withoutWallJump(), run)).isFalse();
    }

    private static boolean wins(Level level, Run run) {
        World world = new World(level);
        for (int tick = 0; tick < run.effectiveTicks(); tick++) {
            world.step(run.effectiveInput().buttonsAt(tick));
        }
        return world.actors().won(world.player());
    }

    @Test
    void withBothThereIsAWay() {
        assertThat(reachesTheGoal(demo)).isTrue();
    }

    @Test
    void withoutADashThereIsNone() {
        assertThat(reachesTheGoal(withoutDash())).isFalse();
    }

    @Test
    void withoutWallJumpsThereIsNone() {
        assertThat(reachesTheGoal(withoutWallJump())).isFalse();
    }

    /** Tries all choices of buttons, breadth first; of states near each other the first is gone on with. */
    private boolean reachesTheGoal(Level level) {
        List<LevelObject> others = level.objects().stream()
                .filter(object -> !object.isA(ObjectType.Role.ACTOR))
                .toList();
        world = new World(level.toBuilder().objects(others).build());
        actors = world.actors();
        player = world.player();
        world.place(player, ROOF_X, ROOF_Y);
        Set<Long> seen = new HashSet<>();
        Deque<Node> open = new ArrayDeque<>();
        open.add(new Node(world.save(), false));
        while (!open.isEmpty()) {
            Node node = open.remove();
            for (int buttons : WALKS) {
                if (tryOut(node, buttons, open, seen)) {
                    return true;
                }
            }
            if (!node.dashed && level.player().get(ActorField.DASH_SPEED) > 0) {
                for (int buttons : DASHES) {
                    if (tryOut(node, buttons, open, seen)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean tryOut(Node node, int buttons, Deque<Node> open, Set<Long> seen) {
        world.restore(node.state);
        for (int tick = 0; tick < HOLD; tick++) {
            world.step(buttons);
        }
        if (actors.won(player)) {
            return true;
        }
        boolean isInAir = actors.state(player) == ActorState.AIR;
        boolean dashed = isInAir && (node.dashed || (buttons & DASH) != 0);
        if (actors.alive(player)
                && actors.x(player) > LEFT_END
                && seen.add(square(buttons & (JUMP | DASH), isInAir, dashed))) {
            open.add(new Node(world.save(), dashed));
        }
        return false;
    }

    private long square(int held, boolean isInAir, boolean dashed) {
        long key = part(actors.x(player), SQUARE);
        key = key * 512 + part(actors.y(player), SQUARE);
        key = key * 64 + part(actors.vx(player) + 500, SPEED);
        key = key * 64 + part(actors.vy(player) + 700, SPEED);
        return key * 512 + held * 4L + (isInAir ? 2 : 0) + (dashed ? 1 : 0);
    }

    private static long part(double value, double size) {
        return (long) Math.floor(value / size);
    }

    private record Node(Snapshot state, boolean dashed) {}
}
