package dev.ledge.editor.bench;

import java.awt.AWTException;
import java.awt.Robot;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A robot in a process of its own. One in the editor's would share its connection to X, and take from it, while it
 * waits for X after each move, the very events that it makes: those come late then, as no real mouse's do.
 */
final class RobotProcess {
    private static final long HEARD_MILLIS = 200;

    private final PrintStream orders;
    private final InputStream answers;

    /** Starts it; it ends with this process. */
    RobotProcess() {
        try {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:+UseSerialGC",
                            "-XX:TieredStopAtLevel=1",
                            "-cp",
                            System.getProperty("java.class.path"),
                            RobotProcess.class.getName())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            orders = new PrintStream(process.getOutputStream(), true, StandardCharsets.US_ASCII);
            answers = process.getInputStream();
            answers.read(); // It is ready.
        } catch (IOException e) {
            throw new UncheckedIOException("The process of the robot does not start", e);
        }
    }

    /**
     * Does as it is told.
     *
     * @param args none
     */
    public static void main(String[] args) throws AWTException, IOException {
        Robot robot = new Robot();
        answer();
        try (var orders = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII))) {
            for (String order = orders.readLine(); order != null; order = orders.readLine()) {
                String[] words = order.split(" ");
                int number = Integer.parseInt(words[1]);
                switch (words[0]) {
                    case "settle" -> answer();
                    case "move" -> robot.mouseMove(number, Integer.parseInt(words[2]));
                    case "press" -> robot.mousePress(number);
                    case "release" -> robot.mouseRelease(number);
                    case "wheel" -> robot.mouseWheel(number);
                    case "key" -> robot.keyPress(number);
                    case "letgo" -> robot.keyRelease(number);
                    default -> throw new IllegalArgumentException(order);
                }
            }
        }
    }

    private static void answer() {
        System.out.write('.');
        System.out.flush();
    }

    /** Waits until all has been done, and the editor has had time to hear of it. */
    void settle() throws InterruptedException {
        orders.println("settle 0");
        try {
            answers.read();
        } catch (IOException e) {
            throw new UncheckedIOException("The process of the robot has ended", e);
        }
        Thread.sleep(HEARD_MILLIS);
    }

    void mouseMove(int x, int y) {
        orders.println("move " + x + " " + y);
    }

    void mousePress(int buttons) {
        orders.println("press " + buttons);
    }

    void mouseRelease(int buttons) {
        orders.println("release " + buttons);
    }

    void mouseWheel(int notches) {
        orders.println("wheel " + notches);
    }

    void keyPress(int code) {
        orders.println("key " + code);
    }

    void keyRelease(int code) {
        orders.println("letgo " + code);
    }
}
