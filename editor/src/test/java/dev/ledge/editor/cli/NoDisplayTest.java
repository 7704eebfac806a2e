package dev.ledge.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line runs where there is no display, and doesn't even load the classes of one. */
class NoDisplayTest {

    @Test
    void runAndCheckLoadNoClassOfAwt(@TempDir Path folder) throws IOException, InterruptedException {
        CommandLineTester tester = new CommandLineTester(folder);
        tester.file("floor.level.json", CliLevels.FLOOR);
        Path run = tester.file("walk.run.json", CliLevels.WALK);

        assertThat(awtClasses(folder, "run", run.toString())).isEmpty();
        assertThat(awtClasses(folder, "check", folder.toString())).isEmpty();
    }

    private static List<String> awtClasses(Path folder, String... args) throws IOException, InterruptedException {
        Path log = folder.resolve("classes.txt");
        ProcessBuilder jvm = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load:file=" + log,
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName());
        jvm.command().addAll(List.of(args));
        jvm.environment().remove("DISPLAY");
        Process process = jvm.redirectErrorStream(true)
                .redirectOutput(folder.resolve("output.txt").toFile())
                .start();

        assertThat(process.waitFor())
                .as(Files.readString(folder.resolve("output.txt")))
                .isZero();
        List<String> loaded = Files.readAllLines(log);
        assertThat(loaded.stream().filter(line -> line.contains("dev.ledge.engine.world.World ")))
                .isNotEmpty();
        return loaded.stream().filter(line -> line.contains("java.awt.")).toList();
    }
}
