package dev.ledge.editor.gui;

import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Skips the GUI tests where there is no screen, aloud, and fails them instead where {@code CI=true}: there they must
 * run. Keeps a picture of the screen of every test that failed.
 */
public final class GuiScreen implements ExecutionCondition, AfterTestExecutionCallback {
    private static final Path SCREENSHOTS = Path.of("target", "screenshots");
    private static final AtomicBoolean REPORTED = new AtomicBoolean();

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        Optional<String> missing = missingScreen();
        if (missing.isEmpty()) {
            return ConditionEvaluationResult.enabled("there is a screen");
        }
        String message = "No screen for the GUI tests: " + missing.get().strip()
                + ". On Debian or Ubuntu: apt-get install xvfb openbox. Elsewhere install Xvfb and openbox, or set"
                + " LEDGE_DISPLAY=real to use the display that you are looking at.";
        if ("true".equals(System.getenv("CI"))) {
            throw new IllegalStateException(message);
        }
        if (REPORTED.compareAndSet(false, true)) {
            System.err.println("GUI TESTS SKIPPED. " + message);
        }
        return ConditionEvaluationResult.disabled(message);
    }

    @Override
    public void afterTestExecution(ExtensionContext context) throws IOException {
        if (context.getExecutionException().isEmpty()) {
            return;
        }
        Path file = SCREENSHOTS.resolve(context.getRequiredTestClass().getSimpleName() + "."
                + context.getRequiredTestMethod().getName() + ".png");
        BufferedImage screen = new User().screen();
        Files.createDirectories(SCREENSHOTS);
        ImageIO.write(screen, "png", file.toFile());
        System.err.println("The screen of the failed test: " + file);
    }

    private static Optional<String> missingScreen() {
        String reason = System.getenv("LEDGE_NO_DISPLAY");
        if (reason != null) {
            return Optional.of(reason);
        }
        try {
            GraphicsEnvironment.getLocalGraphicsEnvironment().getDefaultScreenDevice();
            return Optional.empty();
        } catch (AWTError | HeadlessException | LinkageError e) {
            return Optional.of(e.toString());
        }
    }
}
