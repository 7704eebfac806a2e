package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.internal.scene.ActorFlags;
import dev.ledge.engine.world.internal.state.ActorArrays;
import dev.ledge.engine.world.internal.state.SupportKind;
import dev.ledge.engine.world.type.ActorValue;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.ContactSide;
import java.lang.reflect.Array;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ActorValuesTest {
    private final World world = new World(TestLevels.floor().spawn(40, 160).level());
    private final ActorArrays a = world.sim.actors;
    private final int player = world.player();

    private List<Double> all() {
        return Arrays.stream(ActorValue.values())
                .map(value -> world.inspection().value(player, value))
                .toList();
    }

    @Test
    void everyNumberOfTheStateIsShown() {
        a.set(player, ActorFlags.CROUCHES); // The height to stand up to is of no use to one that stands.
        List<Double> before = all();
        List<String> missing = new ArrayList<>();
        for (Object column : a.arrays()) {
            Object kept = Array.get(column, player);
            if (column != a.flags) {
                Array.set(column, player, other(kept));
                note(missing, before, "column " + a.arrays().indexOf(column));
                Array.set(column, player, kept);
            }
        }
        assertThat(missing).isEmpty();
        assertThat(all()).isEqualTo(before);
    }

    private static Object other(Object kept) {
        if (kept instanceof Double number) {
            return number + 0.125;
        }
        return kept instanceof Byte bits
                ? (Object) (byte) (bits ^ ContactSide.LEFT.bit())
                : kept.equals(1) ? SupportKind.BORDER : 1;
    }

    @Test
    void everyFlagIsShown() {
        List<Double> before = all();
        List<String> missing = new ArrayList<>();
        IntStream.range(0, Long.SIZE).filter(bit -> isUsed(1L << bit)).forEach(bit -> {
            a.flags[player] ^= 1L << bit;
            note(missing, before, "bit " + bit);
            a.flags[player] ^= 1L << bit;
        });
        assertThat(missing).isEmpty();
    }

    private static boolean isUsed(long bit) {
        return Arrays.stream(ActorFlags.class.getDeclaredFields())
                .filter(field -> Modifier.isPublic(field.getModifiers()))
                .mapToLong(field -> {
                    try {
                        return field.getLong(null);
                    } catch (IllegalAccessException e) {
                        throw new AssertionError(e);
                    }
                })
                .anyMatch(value -> value == bit);
    }

    private void note(List<String> missing, List<Double> before, String what) {
        if (all().equals(before)) {
            missing.add(what);
        }
    }

    @Test
    void oneThatNeverCrouchedStandsAsHighAsItIs() {
        assertThat(world.inspection().value(player, ActorValue.STANDING_HEIGHT))
                .isEqualTo(world.actors().height(player));
    }

    @Test
    void coyoteAndBufferCountTheStepsInWhichAJumpStillWorks() {
        World edge = new World(TestLevels.empty(20, 12)
                .draw(0, 10, "####")
                .player(ActorField.COYOTE_TIME, 0.1)
                .player(ActorField.JUMP_BUFFER, 0.1)
                .spawn(50, 160)
                .level());
        int actor = edge.player();
        while (edge.inspection().value(actor, ActorValue.COYOTE_LEFT) == 0) {
            edge.step(Buttons.RIGHT.bit());
            assertThat(edge.tick()).isLessThan(60);
        }
        int left = (int) edge.inspection().value(actor, ActorValue.COYOTE_LEFT);

        assertThat(jumps(edge, left - 1)).isTrue();
        assertThat(jumps(edge, left)).isFalse();
        assertThat(edge.inspection().value(actor, ActorValue.BUFFER_LEFT)).isZero();
    }

    /** Whether a jump that is pressed after so many more steps takes the player up. */
    private static boolean jumps(World edge, int steps) {
        Snapshot here = edge.save();
        for (int k = 0; k < steps; k++) {
            edge.step(Buttons.RIGHT.bit());
        }
        edge.step(Buttons.RIGHT.bit() | Buttons.JUMP.bit());
        boolean rises = edge.actors().vy(edge.player()) < 0;
        edge.restore(here);
        return rises;
    }

    @Test
    void aPressInTheAirIsRememberedForAsLongAsSaid() {
        World above = new World(TestLevels.floor()
                .player(ActorField.JUMP_BUFFER, 0.1)
                .spawn(50, 60)
                .level());
        int actor = above.player();
        above.step(Buttons.JUMP.bit());

        assertThat(above.inspection().value(actor, ActorValue.BUFFER_LEFT)).isEqualTo(6);
        above.step(Buttons.JUMP.bit());
        assertThat(above.inspection().value(actor, ActorValue.BUFFER_LEFT)).isEqualTo(5);
    }

    @Test
    void choicesHaveWords() {
        assertThat(ActorValue.STATE.word(world.inspection().value(player, ActorValue.STATE)))
                .isEqualTo("ground");
        assertThat(ActorValue.SUPPORT.word(world.inspection().value(player, ActorValue.SUPPORT)))
                .isEqualTo("tile");
        assertThat(ActorValue.TOUCH.word(5)).isEqualTo("floor left");
        assertThat(ActorValue.TOUCH.word(0)).isEqualTo("none");
        assertThat(ActorValue.ALIVE.word(1)).isEqualTo("yes");
        assertThat(ActorValue.STATE.word(9)).isNull();
        assertThat(ActorValue.VX.word(1)).isNull();
        assertThat(ActorValue.SINCE_TURN.word(ActorValue.NEVER)).isEqualTo("never");
    }
}
