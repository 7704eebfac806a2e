package dev.ledge.engine.level.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.problem.Loaded;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A level that is read apart from the files that it names takes their content as it is. */
class DetachedLevelTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "\"palette\": \"none.palette.json\",", "\"palette\": {\"tiles\": {}},"})
    void namesOfTilesSurfacesAndPicturesAreTaken(String palette) throws Exception {
        Loaded<Level> loaded = LevelReader.readDetached(
                "{\"format\": \"ledge-level\", \"version\": 1, \"grid\": 16, \"size\": [4, 2], " + palette
                        + "\"layers\": [{\"id\": \"a\", \"kind\": \"tiles\", \"legend\": {\"#\": \"rock\"}, "
                        + "\"cells\": {\"0,0\": \"##\"}}, {\"id\": \"b\", \"kind\": \"image\", \"src\": \"x.png\"}], "
                        + "\"objects\": [{\"id\": \"p\", \"type\": \"platform\", \"at\": [0, 0], "
                        + "\"surface\": \"ice\"}]}",
                Path.of("x.level.json"));

        assertThat(loaded.warnings()).isEmpty();
        TileLayer layer = (TileLayer) loaded.value().layers().get(0);
        assertThat(loaded.value().tiles().get(layer.grid().get(1, 0)).tile()).isEqualTo("rock");
    }
}
