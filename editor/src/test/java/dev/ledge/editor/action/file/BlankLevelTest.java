package dev.ledge.editor.action.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Switch;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class BlankLevelTest {
    private final Level level = BlankLevel.document(Path.of(".")).level();

    @Test
    void thereAreTilesToBeginWithThatCrumbleAndThatANewSwitchSwitches() {
        ObjectCommon common = ObjectCommon.of("new", new Vec(8, 8), new Vec(16, 16));
        LevelObject placed =
                ObjectKinds.of(new Switch(common, null, null, null)).create(common, null);
        List<TileType> tiles = List.copyOf(level.palette().tiles().values());

        assertThat(tiles).anyMatch(tile -> tile.changing().crumbles() != null);
        assertThat(tiles.stream()
                        .filter(tile -> placed.group().equals(tile.changing().group())))
                .anyMatch(tile -> tile.changing().isTileThere(true))
                .anyMatch(tile -> tile.changing().isTileThere(false));
    }
}
