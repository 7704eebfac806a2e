package dev.ledge.editor.feel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Physics;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JumpReachTest {
    /** 400 px/s against 1200 px/s²: 66.67 px high, 2/3 s long, at 120 px/s 80 px far. */
    @Test
    void theDefaultJump() {
        JumpReach reach = JumpReach.of(new LevelBuilder().size(10, 10).build());
        assertThat(reach.height()).isCloseTo(66.6667 / 16, within(0.001));
        assertThat(reach.reach()).isCloseTo(5, within(0.001));
        assertThat(reach.inWords()).isEqualTo("4.2 tiles high, 5.0 far");
    }

    @Test
    void whatIsNotHighIsNotBelowTheGround() {
        Physics heavy = new Physics(1e9, null, 1.0, null, null, Map.of());
        assertThat(JumpReach.of(new LevelBuilder().size(10, 10).physics(heavy).build())
                        .inWords())
                .isEqualTo("0.0 tiles high, 0.0 far");
    }

    @Test
    void noActorJumpsWithoutGravity() {
        Physics topDown = new Physics(0.0, null, null, null, null, Map.of());
        assertThat(JumpReach.of(new LevelBuilder().size(10, 10).physics(topDown).build()))
                .isEqualTo(new JumpReach(0, 0));
    }

    @Test
    void aJumpIsAsHighAndAsFarAsTheEnginePlaysIt() {
        ActorProfile bent = ActorProfile.DEFAULT
                .with(ActorField.JUMP_SPEED, 300)
                .with(ActorField.APEX_GRAVITY, 0.5)
                .with(ActorField.APEX_SPEED, 70)
                .with(ActorField.FALL_GRAVITY, 2);
        Level plain = ground();
        for (Level level : List.of(
                plain, plain.toBuilder().player(bent).build(), Feel.CELESTE.in(plain), Feel.MEAT_BOY.in(plain))) {
            JumpReach said = JumpReach.of(level);
            JumpReach played = play(level);
            assertThat(said.height()).isCloseTo(played.height(), within(1e-6));
            assertThat(said.reach())
                    .isCloseTo(played.reach(), within(level.player().get(ActorField.WALK_SPEED) / 60 / 16));
        }
        assertThat(JumpReach.of(Feel.CELESTE.in(plain)).inWords()).startsWith("3.5 tiles high");
    }

    @Test
    void aJumpThatHoversIsWithoutEnd() {
        ActorProfile player =
                ActorProfile.DEFAULT.with(ActorField.APEX_GRAVITY, 0).with(ActorField.APEX_SPEED, 50);
        assertThat(JumpReach.of(new LevelBuilder().size(10, 10).player(player).build())
                        .inWords())
                .isEqualTo("without end");
    }

    private static Level ground() {
        LevelObject floor = Platform.of("floor", new Vec(0, 300), new Vec(1200, 16), Vec.ZERO);
        LevelObject start = new Spawn(ObjectCommon.of("start", new Vec(40, 260), null), null, null);
        return new LevelBuilder().size(80, 20).objects(List.of(floor, start)).build();
    }

    private static JumpReach play(Level level) {
        World world = new World(level);
        Actors actors = world.actors();
        int player = world.player();
        for (int tick = 0; tick < 60; tick++) {
            world.step(Buttons.RIGHT.bit());
        }
        assertThat(actors.state(player)).isEqualTo(ActorState.GROUND);
        double x = actors.x(player);
        double y = actors.y(player);
        double top = y;
        do {
            world.step(Buttons.RIGHT.bit() | Buttons.JUMP.bit());
            top = Math.min(top, actors.y(player));
        } while (actors.state(player) == ActorState.AIR);
        return new JumpReach((y - top) / 16, (actors.x(player) - x) / 16);
    }

    @Test
    void aSlowFallReachesFarther() {
        Physics feather = new Physics(null, 100.0, null, null, null, Map.of());
        assertThat(JumpReach.of(new LevelBuilder().size(10, 10).physics(feather).build())
                        .reach())
                .isGreaterThan(6);
    }
}
