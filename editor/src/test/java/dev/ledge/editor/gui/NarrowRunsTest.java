package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.action.ViewPart;
import dev.ledge.editor.run.RunEntry;
import dev.ledge.engine.run.RunReader;
import java.awt.Component;
import java.awt.Point;
import java.awt.Rectangle;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTable;
import org.junit.jupiter.api.Test;

/** What the list of runs says can be read in a small window, too. */
class NarrowRunsTest extends EditorTest {
    private static final String RUN =
            RunsCase.WALK.replace("\"alive\": true, \"left\": [300, 400]", "\"grounded\": false, \"left\": [500, 600]");

    private Path run;
    private JList<?> runs;

    private void open(int width, int height) throws Exception {
        Files.writeString(
                project.resolve("settings.json"),
                "{\"window.width\": \"" + width + "\", \"window.height\": \"" + height + "\"}");
        Path level = newLevel(RunsCase.SPAWN);
        run = level.resolveSibling("walks-into-the-dusk.run.json");
        Files.writeString(run, RUN);
        start(level.toString());
    }

    private void showRuns() {
        user.key("ctrl R");
        runs = Components.named("runs.list", JList.class);
        Edt.waitUntil(
                "the run fails",
                () -> runs.getModel().getSize() == 1
                        && ((RunEntry) runs.getModel().getElementAt(0))
                                .verdict()
                                .fails());
        Edt.waitUntil("it is laid out", () -> runs.getCellBounds(0, 0) != null && runs.getWidth() > 0);
        Rectangle first = Edt.get(() -> runs.getCellBounds(0, 0));
        user.click(runs, new Point(60, (int) first.getCenterY()), User.LEFT);
    }

    @Test
    void aFailureIsReadInLines() throws Exception {
        open(1200, 760);
        showRuns();
        JLabel message = Components.named("runs.message", JLabel.class);
        Edt.waitUntil("it is broken into lines", () -> linesOf(message) >= 2);
        assertThat(isCut(message)).as("cut off").isFalse();
    }

    @Test
    void theListOfRunsHasTheWidthOfASmallWindow() throws Exception {
        open(720, 560);
        showRuns();
        JLabel message = Components.named("runs.message", JLabel.class);
        Edt.waitUntil("it is broken into lines", () -> linesOf(message) >= 2);
        JTable expected = Components.named("runs.expectations", JTable.class);
        assertThat(Edt.get(() -> onScreen(expected).y >= onScreen(runs).y + runs.getVisibleRect().height))
                .as("the table is below the list")
                .isTrue();
        assertThat(Edt.get(() -> onScreen(expected).y + expected.getRowHeight() <= onScreen(message).y))
                .as("a row is seen")
                .isTrue();
        assertThat(Edt.get(() -> runs.getVisibleRect().height >= 2 * runs.getCellBounds(0, 0).height))
                .as("two runs are seen")
                .isTrue();

        press("runs.expect");
        user.click(Components.named("runs.add.wedged.item", Component.class));
        Edt.waitUntil(
                "it is written",
                () -> RunReader.read(run).value().effectiveExpect().size() == 2);
        Edt.run(() -> frame.setSize(1500, 800));
        Edt.waitUntil("they are side by side again", () -> Components.isShowing("runs.add.wedged"));
        assertThat(Components.isShowing("runs.expect")).isFalse();
        assertThat(Edt.get(() -> onScreen(expected).x > onScreen(runs).x)).isTrue();
    }

    @Test
    void whatIsExpectedIsReadInLines() throws Exception {
        open(720, 560);
        showRuns();
        JTable expected = Components.named("runs.expectations", JTable.class);
        double most = 1.5 * Edt.get(expected::getRowHeight);
        Edt.waitUntil("it is broken into lines", () -> expected.getRowHeight(0) > most);
        Edt.run(() -> {
            frame.setSize(1260, 800);
            frame.view().show(ViewPart.PANELS, false);
        });
        Edt.waitUntil("it is in one again", () -> expected.getRowHeight(0) < most);
    }

    private static int linesOf(JLabel label) {
        return label.getHeight() / label.getFontMetrics(label.getFont()).getHeight();
    }

    /** True if it is higher than what is left for it. */
    private static boolean isCut(JComponent component) {
        return Edt.get(() -> component.getVisibleRect().height < component.getPreferredSize().height);
    }

    private static Point onScreen(Component component) {
        Point at = component.getParent().getLocationOnScreen();
        return new Point(at.x + Math.max(0, component.getX()), at.y + Math.max(0, component.getY()));
    }
}
