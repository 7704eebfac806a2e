package dev.ledge.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class ExportCommandTest {
    private static final String LEVEL = """
            {"format": "ledge-level", "version": 1, "grid": 16, "size": [2, 1],
             "palette": {"tiles": {"rock": {"shape": "full"}}},
             "layers": [{"id": "ground", "kind": "tiles", "legend": {"#": "rock"}, "cells": {"0,0": ".#"}}]}
            """;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private Path level;

    @BeforeEach
    void writeLevel() throws IOException {
        level = Files.writeString(folder.resolve("x.level.json"), LEVEL);
    }

    private int export(Object... args) {
        return new CommandLine(new ExportCommand())
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(Stream.of(args).map(Object::toString).toArray(String[]::new));
    }

    @Test
    void writesTheFileAndNamesIt() {
        Path csv = folder.resolve("x.csv");

        assertThat(export(level, "--to", "csv", "-o", csv)).isEqualTo(ExitCodes.FINE);

        assertThat(csv).hasContent(",rock\n");
        assertThat(out.toString().trim()).isEqualTo(csv.toString());
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void drawsAPicture() {
        Path png = folder.resolve("x.png");

        assertThat(export(level, "--to", "PNG", "-o", png, "--scale", "2")).isEqualTo(ExitCodes.FINE);

        assertThat(png).isNotEmptyFile();
    }

    @ParameterizedTest
    @ValueSource(strings = {"tmj", "tmx", "ldtk"})
    void writesMapsOfOtherProgramsWithTheirPicture(String format) {
        Path map = folder.resolve("m." + format);

        assertThat(export(level, "--to", format, "-o", map)).isEqualTo(ExitCodes.FINE);

        assertThat(map).isNotEmptyFile();
        List<String> written = out.toString().lines().toList();
        assertThat(written).hasSize(2).first().isEqualTo(map.toString());
        Path picture = Path.of(written.get(1));
        assertThat(picture).isNotEmptyFile().hasParent(folder);
        assertThat(picture.getFileName().toString()).matches("m\\." + format + "\\.[0-9a-f]{12}\\.png");
        assertThat(map).content().contains(picture.getFileName().toString());
    }

    @Test
    void refusesAnUnknownFormatAndAWrongScale() {
        assertThat(export(level, "--to", "gif", "-o", folder.resolve("x.gif"))).isEqualTo(ExitCodes.WRONG_USAGE);
        assertThat(err.toString()).contains("--to gif is not a format; choose one of csv, png");
        assertThat(export(level, "--to", "png", "-o", folder.resolve("x.png"), "--scale", "1000"))
                .isEqualTo(ExitCodes.WRONG_USAGE);
    }

    @Test
    void doesNotOverwriteTheLevel() {
        assertThat(export(level, "--to", "csv", "-o", level)).isEqualTo(ExitCodes.WRONG_USAGE);
        assertThat(level).hasContent(LEVEL);
    }

    @Test
    void reportsWhatIsWrongWithALevel() {
        assertThat(export(folder.resolve("missing.level.json"), "--to", "csv", "-o", folder.resolve("x.csv")))
                .isEqualTo(ExitCodes.FAILURE);
        assertThat(err.toString()).contains("missing.level.json").contains("error[");
    }

    @Test
    void makesNoFolders() {
        assertThat(export(level, "--to", "csv", "-o", folder.resolve("mising/deep/x.csv")))
                .isEqualTo(ExitCodes.FAILURE);

        assertThat(err.toString())
                .contains("error[UNWRITABLE]")
                .contains("the folder " + folder.resolve("mising/deep") + " does not exist; make it first");
        assertThat(folder.resolve("mising")).doesNotExist();
    }

    @Test
    void whatALevelDoesNotAllowIsNoWrongUsage() throws IOException {
        Files.writeString(level, LEVEL.replace("[2, 1]", "[16384, 4]"));
        assertThat(export(level, "--to", "png", "-o", folder.resolve("x.png"), "--scale", "32"))
                .isEqualTo(ExitCodes.FAILURE);
        assertThat(err.toString()).contains("x.level.json: error[TOO-LARGE]: ").contains("a scale of at most 16");

        Files.writeString(level, LEVEL.replaceAll("\"layers.*", "\"layers\": []}"));
        assertThat(export(level, "--to", "csv", "-o", folder.resolve("x.csv"))).isEqualTo(ExitCodes.FAILURE);
        assertThat(err.toString()).contains("x.level.json: error[NOTHING]: the level has no tile layer");
    }

    @Test
    void reportsThatAFileCannotBeWritten() throws IOException {
        Path taken = Files.createDirectory(folder.resolve("taken"));

        assertThat(export(level, "--to", "csv", "-o", taken)).isEqualTo(ExitCodes.FAILURE);
        assertThat(err.toString()).contains("error[").doesNotContain("Exception");
    }
}
