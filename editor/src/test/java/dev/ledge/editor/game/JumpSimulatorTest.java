package dev.ledge.editor.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.editor.render.Scenes;
import dev.ledge.editor.view.Reach;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class JumpSimulatorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [32, 104]}";
    private static final int FLOOR = 128;

    private final JumpSimulator simulator = new JumpSimulator();

    /** A floor at 128 px, and a ledge of three tiles that ends so many pixels above it. */
    private static Level level(int above, String... more) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < 8; row++) {
            rows.add(row == (FLOOR - above) / 16 ? "            ###     " : "                    ");
        }
        rows.add("####################");
        List<String> objects = new ArrayList<>(List.of(more));
        objects.add(SPAWN);
        return Scenes.level(rows, objects.toArray(new String[0]));
    }

    private Reach from(Level level, double x, double y) {
        return simulator.from(level, new Vec(x, y), () -> false);
    }

    private static boolean landsOn(Reach reach, double feet) {
        return reach.landings().stream().anyMatch(box -> Math.abs(box.bottom() - feet) < 1e-6);
    }

    @Test
    void aLedgeThatTheJumpIsHighEnoughForIsReachedAndAHigherOneIsNot() {
        // 400 px/s against 1200 px/s² rise 66.7 px.
        assertThat(landsOn(from(level(64), 160, 100), FLOOR - 64.0)).isTrue();
        assertThat(landsOn(from(level(80), 160, 100), FLOOR - 80.0)).isFalse();
    }

    @Test
    void itFallsFromThePointerToTheGroundFirst() {
        Reach reach = from(level(64), 60, 40);
        assertThat(reach.start().bottom()).isEqualTo(FLOOR);
        assertThat(reach.start().centerX()).isCloseTo(60, within(1e-9));
    }

    @Test
    void itReachesAsFarToTheLeftAsToTheRight() {
        Reach reach = from(level(0), 160, 100);
        double left = reach.landings().stream().mapToDouble(Aabb::centerX).min().orElseThrow();
        double right =
                reach.landings().stream().mapToDouble(Aabb::centerX).max().orElseThrow();
        assertThat(160 - left).isCloseTo(right - 160, within(4.0)).isGreaterThan(60);
    }

    @Test
    void otherActorsAreNotInItsWay() {
        String walker = "{\"id\": \"w\", \"type\": \"walker\", \"at\": [180, 112], \"size\": [12, 16]}";
        assertThat(from(level(64, walker), 160, 100).landings())
                .isEqualTo(from(level(64), 160, 100).landings());
    }

    @Test
    void whereThereIsNoGroundThereIsNoJump() {
        Level air = Scenes.level(List.of("    ", "    ", "    "), SPAWN);
        assertThat(from(air, 20, 20)).isSameAs(Reach.NONE);
    }

    @Test
    void itIsGivenUpWhenItIsNotWantedAnyMore() {
        assertThat(simulator.from(level(64), new Vec(160, 100), () -> true)).isSameAs(Reach.NONE);
    }
}
