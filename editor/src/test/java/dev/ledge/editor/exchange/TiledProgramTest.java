package dev.ledge.editor.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ledge.editor.exchange.convert.Mapping;
import dev.ledge.editor.exchange.format.ExportFormat;
import dev.ledge.editor.exchange.format.ImportRequest;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.json.LevelReader;
import dev.ledge.engine.level.json.LevelWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tiled itself opens what is exported and writes it anew: nothing of the level is lost or changed on the way. Tiled is
 * silent about what it does not understand, so that its exit code says nothing; the level that comes back does.
 */
class TiledProgramTest {
    @TempDir
    private Path folder;

    @BeforeAll
    static void tiledIsThere() throws InterruptedException {
        boolean isThere;
        try {
            Process process = tiled("--version").start();
            isThere = process.waitFor(1, TimeUnit.MINUTES) && process.exitValue() == 0;
        } catch (IOException none) {
            isThere = false;
        }
        assumeTrue(isThere, "Tiled is not installed, so nothing was tried with it: apt-get install tiled");
    }

    private static ProcessBuilder tiled(String... arguments) {
        String[] command = new String[arguments.length + 1];
        command[0] = "tiled";
        System.arraycopy(arguments, 0, command, 1, arguments.length);
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("QT_QPA_PLATFORM", "offscreen");
        return builder;
    }

    @ParameterizedTest
    @CsvSource({"tmj, tmx", "tmx, json", "tmx, tmx"})
    void whatTiledWritesAnewIsTheSameLevel(String from, String to) throws Exception {
        Path file = Path.of("../levels/demo/demo.level.json");
        Level level = LevelReader.read(file).value();
        Path map = folder.resolve("map." + from);
        LevelExport.write(
                level, file, Formats.export(from).orElseThrow(), ExportFormat.Options.DEFAULT, map, Progress.NONE);
        Path anew = folder.resolve("anew." + to);

        Process process =
                tiled("--export-map", to, map.toString(), anew.toString()).start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();

        assertThat(Files.readString(anew)).contains("tiledversion").doesNotContain("1.10.2");
        Level back = LevelImport.read(anew, new ImportRequest(Mapping.standard(), file))
                .get(0)
                .level();
        assertThat(new String(LevelWriter.toBytes(back), StandardCharsets.UTF_8))
                .isEqualTo(new String(LevelWriter.toBytes(level), StandardCharsets.UTF_8));
    }
}
