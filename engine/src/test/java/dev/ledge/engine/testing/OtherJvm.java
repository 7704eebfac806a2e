package dev.ledge.engine.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs a program of the tests in another JVM. */
public final class OtherJvm {
    private static final int MOST_SECONDS = 180;

    private OtherJvm() {}

    /** The launcher of the JVM that runs the tests. */
    public static String java() {
        return java(Path.of(System.getProperty("java.home")));
    }

    /** The launcher of a JDK. */
    public static String java(Path home) {
        return home.resolve("bin").resolve("java").toString();
    }

    /**
     * Runs a program to its end, with the class path of the tests.
     *
     * @param jvm the launcher and its options
     * @param program what has a main
     * @param arguments for that
     * @return all that it printed
     */
    public static String run(List<String> jvm, Class<?> program, List<String> arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(jvm);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
        command.addAll(arguments);
        Path out = Files.createTempFile("printed", ".txt");
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(out.toFile())
                    .start();
            boolean hasEnded = process.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
            process.destroyForcibly();
            assertThat(hasEnded).as("%s ended in time", command).isTrue();
            return Files.readString(out, StandardCharsets.UTF_8);
        } finally {
            Files.delete(out);
        }
    }
}
