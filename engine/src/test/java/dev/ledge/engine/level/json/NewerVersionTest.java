package dev.ledge.engine.level.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Loaded;
import dev.ledge.engine.problem.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a newer Ledge wrote is shown as well as it can be, and never saved. */
class NewerVersionTest {
    private static final String NEWER = """
            {
              "format": "ledge-level",
              "version": 2,
              "grid": 16,
              "size": [4, 2],
              "wind": {"speed": 3},
              "palette": {"tiles": {"rock": {"shape": {"sphere": 1}}}},
              "layers": [
                {"id": "hex", "kind": "hexagons"},
                {"id": "a", "kind": "tiles", "legend": {"#": "rock"}, "cells": {"0,0": "#?#"}}
              ],
              "objects": [
                {"id": "p", "type": "platform", "at": [0, 0], "motion": {"mode": "orbit"}},
                {"id": "q", "type": "goal", "at": {"x": 3}}
              ]
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void opensReadOnlyWithWhatCanBeRead() throws Exception {
        Loaded<Level> loaded = LevelReader.read(NEWER, folder.resolve("x.level.json"));

        assertThat(loaded.readOnly()).isTrue();
        assertThat(loaded.warnings().get(0).code()).isEqualTo("NEWER-VERSION");
        assertThat(loaded.warnings().get(0).line()).isEqualTo(3);
        assertThat(loaded.warnings()).noneMatch(Problem::isError);
        assertThat(loaded.value().layers()).hasSize(1);
        assertThat(loaded.value().object("p")).isNotNull();
        assertThat(loaded.value().columns()).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2147483648", "1e30", "1e400"})
    void aVersionMayBeLargerThanAnyWholeNumber(String version) throws Exception {
        Loaded<Level> loaded = LevelReader.read(
                NEWER.replace("\"version\": 2", "\"version\": " + version), folder.resolve("x.level.json"));

        assertThat(loaded.readOnly()).isTrue();
        assertThat(loaded.warnings().get(0).code()).isEqualTo("NEWER-VERSION");
        assertThat(loaded.warnings().get(0).message()).contains(version);
    }

    @Test
    void aReaderThatMustUnderstandAllOfItIsRefused() throws Exception {
        Loaded<Level> loaded = LevelReader.read(NEWER, folder.resolve("x.level.json"));

        assertThatThrownBy(loaded::requireCurrent)
                .isInstanceOf(LevelFormatException.class)
                .hasMessageContaining("x.level.json:3:14: error[NEWER-VERSION]: ")
                .hasMessageContaining("get the newer Ledge");
    }

    @Test
    void aNewerPaletteMakesTheLevelReadOnlyToo() throws Exception {
        Files.writeString(folder.resolve("n.palette.json"), "{\"format\": \"ledge-palette\", \"version\": 7}");
        String text = "{\"format\": \"ledge-level\", \"version\": 1, \"grid\": 16, \"size\": [4, 2], "
                + "\"palette\": \"n.palette.json\"}";

        Loaded<Level> loaded = LevelReader.read(text, folder.resolve("x.level.json"));

        assertThat(loaded.readOnly()).isTrue();
        assertThat(loaded.warnings()).singleElement().satisfies(problem -> {
            assertThat(problem.code()).isEqualTo("NEWER-VERSION");
            assertThat(problem.file()).endsWith("n.palette.json");
        });
        String inside = text.replace("\"n.palette.json\"", "{\"version\": 2}");
        assertThat(LevelReader.read(inside, folder.resolve("x.level.json")).readOnly())
                .isTrue();
    }

    @Test
    void withoutASizeThereIsNothingToShow() throws IOException {
        assertThatThrownBy(() -> LevelReader.read(
                        "{\"format\": \"ledge-level\", \"version\": 2, \"grid\": 16}", folder.resolve("x.level.json")))
                .isInstanceOf(LevelFormatException.class)
                .hasMessageContaining("\"size\" is missing");
    }
}
