package dev.ledge.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
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

    @Test
    void theEditorSaysThatItNeedsOne(@TempDir Path folder) throws IOException, InterruptedException {
        assertThat(ledge(folder, List.of("-Djava.awt.headless=true"))).isEqualTo(ExitCodes.FAILURE);

        assertThat(folder.resolve("output.txt"))
                .content()
                .contains("there is no display")
                .hasLineCount(1);
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "elsewhere the window would open")
    void theEditorSaysThatADisplayDoesNotAnswer(@TempDir Path folder) throws IOException, InterruptedException {
        assertThat(ledge(folder, List.of("-Djava.awt.headless=false"), "edit")).isEqualTo(ExitCodes.FAILURE);

        assertThat(folder.resolve("output.txt"))
                .content()
                .contains("cannot open a window")
                .hasLineCount(1);
    }

    private static List<String> awtClasses(Path folder, String... args) throws IOException, InterruptedException {
        Path log = folder.resolve("classes.txt");
        int exitCode = ledge(folder, List.of("-Xlog:class+load:file=" + log), args);

        assertThat(exitCode).as(Files.readString(folder.resolve("output.txt"))).isZero();
        List<String> loaded = Files.readAllLines(log);
        assertThat(loaded.stream().filter(line -> line.contains("dev.ledge.engine.world.World ")))
                .isNotEmpty();
        return loaded.stream().filter(line -> line.contains("java.awt.")).toList();
    }

    private static int ledge(Path folder, List<String> options, String... args)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of(args));
        ProcessBuilder jvm = new ProcessBuilder(command);
        jvm.environment().remove("DISPLAY");
        return jvm.redirectErrorStream(true)
                .redirectOutput(folder.resolve("output.txt").toFile())
                .start()
                .waitFor();
    }
}
