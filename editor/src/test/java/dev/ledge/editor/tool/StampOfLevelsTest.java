package dev.ledge.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.tool.all.Tools;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.json.LevelReader;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What is painted with, as levels of different palettes are shown in turn. */
class StampOfLevelsTest {
    private final Document forest = document("rock", "grass", "moss");
    private final Document cave = document("rock", "ice");
    private final ToolContext context = Tools.on(forest, new Viewport());

    private static Document document(String... tiles) {
        String palette = "\"" + String.join("\": {\"shape\": \"full\"}, \"", tiles) + "\": {\"shape\": \"full\"}";
        String level = "{\"format\": \"ledge-level\", \"version\": 1, \"grid\": 16, \"size\": [4, 4], \"palette\": {"
                + "\"tiles\": {" + palette + "}}, \"objects\": []}";
        try {
            return new Document(
                    LevelReader.readDetached(level, Path.of("a.level.json")).value(), null, false);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private void turnTo(Document document) {
        context.open(document, new Viewport());
    }

    private String chosen() {
        return context.tile().tile();
    }

    @Test
    void theChosenTileComesBackWithALevelThatHasIt() {
        context.setTile(TileRef.of("moss"));
        turnTo(cave);
        assertThat(chosen()).isEqualTo("rock");
        turnTo(forest);
        assertThat(chosen()).isEqualTo("moss");
    }

    @Test
    void butNotIfAnotherWasChosenMeanwhile() {
        context.setTile(TileRef.of("moss"));
        turnTo(cave);
        context.setTile(TileRef.of("rock"));
        turnTo(forest);
        assertThat(chosen()).isEqualTo("rock");
    }

    @Test
    void aTileThatBothHaveStays() {
        context.setTile(TileRef.of("rock"));
        turnTo(cave);
        context.setTile(TileRef.of("ice"));
        turnTo(forest);
        assertThat(chosen()).isEqualTo("rock");
        turnTo(cave);
        assertThat(chosen()).isEqualTo("ice");
    }
}
