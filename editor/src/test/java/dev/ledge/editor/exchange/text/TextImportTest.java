package dev.ledge.editor.exchange.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.exchange.Collision;
import dev.ledge.editor.exchange.LevelImport;
import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.level.object.Walker;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextImportTest {
    @TempDir
    private Path folder;

    private Level read(String text) throws Exception {
        Path file = Files.createDirectories(folder.resolve("game/levels")).resolve("l.txt");
        Files.writeString(file, text);
        return LevelImport.read(file, new ImportRequest(Mapping.standard(), folder.resolve("game/x.level.json")))
                .get(0)
                .level();
    }

    @Test
    void mariosCharactersAreKnown() throws Exception {
        Level level = read("--?-o\n-E---\nXX<>X\n");

        assertThat(Collision.of(level)).isEqualTo("..#..\n.....\n#####\n");
        assertThat(level.objects()).hasSize(2).hasAtLeastOneElementOfType(Walker.class);
    }

    @Test
    void aLegendInTheTextIsTaken() throws Exception {
        Level level = read("~..@\nTTLL\n\n~ = platform\nT: solid ground\nL = ladder\n@ = spawn\n");

        assertThat(Collision.of(level)).isEqualTo("=...\n##HH\n");
        assertThat(level.objects()).hasOnlyElementsOfType(Spawn.class);
    }

    @Test
    void aLegendOfTheCorpusBesideTheTextIsTaken() throws Exception {
        Files.createDirectories(folder.resolve("game"));
        Files.writeString(
                folder.resolve("game/game.json"),
                "{\"tiles\": {\"Z\": [\"solid\"], \"Y\": [\"passable\", \"climbable\"], \"-\": [\"empty\"]}}");

        assertThat(Collision.of(read("Z-Y"))).isEqualTo("#.H\n");
    }

    @Test
    void aCharacterThatIsMostlyEmptyIsWhatTheLegendSays() throws Exception {
        Files.createDirectories(folder.resolve("game"));
        Files.writeString(
                folder.resolve("game/game.json"),
                "{\"tiles\": {\"b\": [\"solid\"], \"-\": [\"passable\", \"climbable\"], \".\": [\"empty\"]}}");

        assertThat(Collision.of(read(".-b"))).isEqualTo(".H#\n");
    }

    @Test
    void lodeRunnersSharpIsALadder() throws Exception {
        assertThat(Collision.of(read("..#G\nbB#b\n"))).isEqualTo("..H.\n##H#\n");
    }

    @Test
    void aCharacterWithoutMeaningIsReportedAndKept() throws Exception {
        Level level = read("##\n#q\n");

        assertThat(Collision.of(level)).isEqualTo("##\n#.\n");
        assertThat(level.palette().tiles()).containsKey("text-q");
    }
}
