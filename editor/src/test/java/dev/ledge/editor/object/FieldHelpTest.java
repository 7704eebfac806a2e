package dev.ledge.editor.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Physics;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FieldHelpTest {
    private static final int TICKS = 1200;
    private static final List<String> HALL = List.of(
            "################",
            "#      H       #",
            "#  ##  H   =   #",
            "#      H       #",
            "#   i  H  b  / #",
            "#   i     b    #",
            "#  |    ##   _ #",
            "#              #",
            "################");
    private static final String[] OBJECTS = {
        "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [40, 60]}",
        "{\"id\": \"raft\", \"type\": \"platform\", \"at\": [60, 100], \"size\": [64, 32], \"path\": [[0, 0], [90, 0]],"
                + " \"motion\": {\"speed\": 50}, \"solidFrom\": []}",
        "{\"id\": \"press\", \"type\": \"platform\", \"at\": [180, 20], \"size\": [32, 16],"
                + " \"path\": [[0, 0], [0, 60]], \"motion\": {\"speed\": 30}}",
        "{\"id\": \"up\", \"type\": \"spring\", \"at\": [120, 112], \"size\": [16, 16], \"power\": 200}"
    };

    /**
     * Rows of the inspector that are left out of levels seen from above: whatever their number, the game is the same.
     */
    @ParameterizedTest
    @EnumSource
    void whatDoesNotActSeenFromAboveChangesNothingThere(ActorField field) {
        if (!FieldHelp.acts(field, hall(ActorProfile.DEFAULT))) {
            assertThat(play(changed(field))).isEqualTo(play(all()));
        }
    }

    @Test
    void whatWalkersAndDashesAreMadeOfActsSeenFromAbove() {
        for (ActorField field :
                List.of(ActorField.WALK_SPEED, ActorField.ACCELERATION, ActorField.RUN_SPEED, ActorField.DASH_SPEED)) {
            assertThat(FieldHelp.acts(field, hall(ActorProfile.DEFAULT)))
                    .as(field.json())
                    .isTrue();
            assertThat(play(changed(field))).as(field.json()).isNotEqualTo(play(all()));
        }
    }

    @Test
    void everythingActsSeenFromTheSide() {
        assertThat(ActorField.values()).allMatch(field -> FieldHelp.acts(field, Scenes.level(HALL, OBJECTS)));
    }

    /** One who can do everything. */
    private static ActorProfile all() {
        return ActorProfile.DEFAULT
                .with(ActorField.RUN_SPEED, 200)
                .with(ActorField.AIR_JUMPS, 1)
                .with(ActorField.WALL_SLIDE_SPEED, 60)
                .with(ActorField.WALL_JUMP, new Vec(130, 300))
                .with(ActorField.DASH_SPEED, 260)
                .with(ActorField.CROUCH_HEIGHT, 12)
                .with(ActorField.APEX_SPEED, 40);
    }

    private static ActorProfile changed(ActorField field) {
        ActorProfile all = all();
        return switch (field.kind()) {
            case PAIR -> all.with(field, new Vec(77, 55));
            case WORD, SWITCH, WHOLE -> all.with(field, all.get(field) == 0 ? 1 : 0);
            default -> all.with(field, all.has(field) ? all.get(field) / 2 : field.sliderMax() / 3);
        };
    }

    private static Level hall(ActorProfile player) {
        return Scenes.level(HALL, OBJECTS).toBuilder()
                .player(player)
                .physics(new Physics(0.0, null, null, null, null, null))
                .build();
    }

    private static long play(ActorProfile player) {
        World world = new World(hall(player));
        Random random = new Random(5);
        long game = 0;
        int held = 0;
        for (int tick = 0; tick < TICKS; tick++) {
            if (tick % 8 == 0) {
                held = random.nextInt(1 << Buttons.values().length);
            }
            world.step(held);
            game = 31 * game + world.hash();
        }
        return game;
    }
}
