package dev.ledge.editor.render.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import java.util.List;
import org.junit.jupiter.api.Test;

class ActorPainterTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [24, 40]}";
    private static final List<String> ROOM =
            List.of("            ", "            ", "            ", "            ", "############");

    @Test
    void everyPoseLooksDifferent() {
        World world = new World(Scenes.level(ROOM, SPAWN));
        for (int i = 0; i < 20; i++) {
            world.step(Buttons.NONE);
        }
        int player = world.player();
        assertThat(ActorPainter.pose(world, player, 0, 0, 0).action()).isEqualTo(HeroPainter.Action.IDLE);
        for (int i = 0; i < 8; i++) {
            world.step(Buttons.LEFT.bit());
        }
        HeroPainter.Pose run = ActorPainter.pose(world, player, 0, 0, 0);
        assertThat(run.action()).isEqualTo(HeroPainter.Action.RUN);
        assertThat(run.facing()).isEqualTo(-1);
        world.step(Buttons.JUMP.bit());
        assertThat(ActorPainter.pose(world, player, 0, 0, 0).action()).isEqualTo(HeroPainter.Action.JUMP);
        for (int i = 0; i < 25; i++) {
            world.step(Buttons.JUMP.bit());
        }
        assertThat(ActorPainter.pose(world, player, 0, 0, 0).action()).isEqualTo(HeroPainter.Action.FALL);
    }

    @Test
    void climbingAndBeingDeadHavePosesToo() {
        World climber =
                new World(Scenes.level(List.of("    ", " H  ", " H  ", " H  ", "####"), SPAWN.replace("24", "18")));
        for (int i = 0; i < 30; i++) {
            climber.step(Buttons.UP.bit());
        }
        assertThat(ActorPainter.pose(climber, climber.player(), 0, 0, 0).action())
                .isEqualTo(HeroPainter.Action.CLIMB);

        World victim =
                new World(Scenes.level(List.of("    ", "    ", "    ", "^^^^", "####"), SPAWN.replace("40", "8")));
        for (int i = 0; i < 30; i++) {
            victim.step(Buttons.NONE);
        }
        assertThat(ActorPainter.pose(victim, victim.player(), 0, 0, 0).action()).isEqualTo(HeroPainter.Action.DEAD);
    }
}
