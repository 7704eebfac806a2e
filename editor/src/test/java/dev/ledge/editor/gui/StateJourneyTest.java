package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.preview.PreviewPanel;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.world.World;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JSplitPane;
import javax.swing.JTable;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** The state inspector shows the numbers of the actor that is clicked, and its plot goes through time. */
class StateJourneyTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";
    private static final String WALKER = "{\"id\": \"snail\", \"type\": \"walker\", \"at\": [200, 336]}";
    private static final int TICKS = 90;

    private JTable table;
    private JComponent plot;
    private PreviewPanel preview;

    private void open(String... objects) throws Exception {
        start(newLevel(objects).toString());
        preview = Components.named("preview", PreviewPanel.class);
    }

    private void playSome() {
        user.key("F5");
        waitForFocus(preview);
        user.hold(KeyEvent.VK_RIGHT);
        Edt.waitUntil("it was played", () -> session().tick() > TICKS);
        user.letGo(KeyEvent.VK_RIGHT);
        user.key("F7");
        Edt.waitUntil("it is held", () -> session().playhead().isPaused());
    }

    private void showInspector() {
        user.key("I");
        table = Components.named("state.table", JTable.class);
        plot = Components.named("state.plot", JComponent.class);
        Edt.waitUntil("there is room", () -> plot.getWidth() > 100 && plot.getHeight() > 60);
    }

    private int row(String name) {
        for (int row = 0; row < table.getRowCount(); row++) {
            if (table.getValueAt(row, 0).equals(name)) {
                return row;
            }
        }
        throw new AssertionError("no row " + name);
    }

    private String value(String name) {
        Edt.run(() -> table.scrollRectToVisible(table.getCellRect(row(name), 1, true)));
        user.settle();
        return Edt.get(() -> table.getValueAt(row(name), 1).toString());
    }

    private World world() {
        return session().world();
    }

    @Test
    void theNumbersAreThoseOfTheWorldAndFollowIt() throws Exception {
        open(SPAWN, WALKER);
        showInspector();
        Edt.waitUntil("it runs", () -> session().tick() > 10);
        user.key("F7");
        Edt.waitUntil("it is held", () -> session().playhead().isPaused());
        Edt.run(() -> session().playhead().seek(10)); // On a slow machine the walker has gone out of sight meanwhile.
        user.settle();

        assertThat(value("left"))
                .isEqualTo(Edt.get(() -> number(world().actors().x(world().player()))));
        assertThat(value("state")).isEqualTo("ground");
        assertThat(Components.named("state.words", JLabel.class).getText()).startsWith("ground, on tile:");

        user.click(
                preview,
                Edt.get(() -> {
                    Aabb box = box("snail");
                    return new Point((int) preview.view().toScreenX(box.centerX()), (int)
                            preview.view().toScreenY(box.centerY()));
                }),
                User.LEFT);
        Edt.waitUntil(
                "the walker is chosen",
                () -> "snail"
                        .equals(Components.named("state.actor", JComboBox.class).getSelectedItem()));
        assertThat(value("left")).isEqualTo(Edt.get(() -> number(box("snail").left())));
        assertThat(value("turns at ledges")).isIn("yes", "no");
    }

    private Aabb box(String id) {
        int actor = world().actors().indexOf(id);
        double x = world().actors().x(actor);
        double y = world().actors().y(actor);
        return new Aabb(
                x, y, x + world().actors().width(actor), y + world().actors().height(actor));
    }

    private static String number(double value) {
        return new BigDecimal(value)
                .setScale(3, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString();
    }

    @Test
    void aClickInThePlotGoesToThatTickAndArrowKeysGoOn() throws Exception {
        open(SPAWN);
        playSome();
        user.key("ESCAPE");
        waitForFocus(canvas);
        assertThat(Edt.get(() -> session().playhead().isPaused()))
                .as("it is still held")
                .isTrue();
        showInspector();
        long last = Edt.get(() -> session().playhead().lastTick());
        user.settle();
        assertThat(curve()).as("pixels of the curves").isGreaterThan(60);

        user.click(plot, new Point(plot.getWidth() / 3, plot.getHeight() / 2), User.LEFT);
        long tick = Edt.get(() -> session().tick());
        assertThat(tick).isBetween(1L, last - 1);
        waitForFocus(plot);
        user.key("LEFT");
        Edt.waitUntil("a tick back", () -> session().tick() == tick - 1);
        user.key("shift RIGHT");
        Edt.waitUntil("ten on", () -> session().tick() == Math.min(last, tick + 9));

        user.drag(plot, new Point(plot.getWidth() / 3, 20), new Point(plot.getWidth() / 3 + 20, 20));
        assertThat(Edt.get(() -> session().tick())).isGreaterThan(tick);
        assertThat(Edt.get(() -> session().playhead().lastTick()))
                .as("nothing is lost")
                .isEqualTo(last);
    }

    @Test
    void aNarrowWindowLeavesThePlotsTheirHalf() throws Exception {
        open(SPAWN);
        showInspector();
        JSplitPane split = Components.named("state.split", JSplitPane.class);
        int wide = Edt.get(() -> split.getDividerLocation());

        Dimension size = Edt.get(() -> frame.getSize());
        Edt.run(() -> frame.setSize(900, 620));
        Edt.waitUntil("it is narrow", () -> split.getWidth() < 2 * wide);
        user.settle();
        assertThat(Edt.get(() -> plot.getWidth())).isGreaterThan(split.getWidth() / 2 - 20);

        Edt.run(() -> frame.setSize(size));
        Edt.waitUntil("the table has its width again", () -> split.getDividerLocation() == wide);
    }

    /** Pixels of the plot in the colour of a curve. */
    private int curve() {
        Color accent = Theme.LIGHT.accent();
        BufferedImage picture = Edt.get(() -> {
            BufferedImage image = new BufferedImage(plot.getWidth(), plot.getHeight(), BufferedImage.TYPE_INT_RGB);
            plot.paint(image.getGraphics());
            return image;
        });
        int found = 0;
        for (int x = 0; x < picture.getWidth(); x++) {
            for (int y = 0; y < picture.getHeight(); y++) {
                Color there = new Color(picture.getRGB(x, y));
                boolean isCurve = Math.abs(there.getRed() - accent.getRed()) < 60
                        && Math.abs(there.getGreen() - accent.getGreen()) < 60
                        && Math.abs(there.getBlue() - accent.getBlue()) < 40;
                found += isCurve ? 1 : 0;
            }
        }
        return found;
    }

    @Test
    void numbersAreFoundByNameAndWhatIsPlottedIsRemembered() throws Exception {
        open(SPAWN);
        showInspector();
        int all = Edt.get(() -> table.getRowCount());

        user.click(Components.named("state.search", JTextField.class));
        user.type("coyote");
        Edt.waitUntil("few are left", () -> table.getRowCount() < 10);
        Point there = Edt.get(() -> {
            Rectangle cell = table.getCellRect(row("coyote left"), 0, true);
            return new Point((int) cell.getCenterX(), (int) cell.getCenterY());
        });
        user.click(table, there, User.LEFT);

        Edt.waitUntil(
                "it is kept",
                () -> Files.readString(project.resolve("settings.json"))
                        .contains("\"state.plotted\" : \"COYOTE_LEFT\""));
        assertThat(all).isGreaterThan(80);
    }

    @Test
    void aLevelWithoutActorsSaysSo() throws Exception {
        open();
        user.key("I");

        JLabel none = Components.named("state.none", JLabel.class);
        assertThat(Edt.get(none::getText)).contains("no actor", "(O)");
    }
}
