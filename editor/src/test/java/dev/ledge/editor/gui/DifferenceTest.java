package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.document.CellEdits;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.Stamp;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.TileRef;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import javax.swing.JTable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is different between the level here and on disk: on the canvas, in the list, and how conflicts are settled. */
class DifferenceTest extends EditorTest {
    private static final int HERE = 1;
    private static final int ON_DISK = 2;

    private Path file;

    /**
     * Cells 8 to 11 of row 10 are contested in the middle; the walker was moved by both; a cell each is changed by one
     * alone.
     */
    @BeforeEach
    void changeBoth() throws Exception {
        file = newLevel(OutsideTest.SPAWN, OutsideTest.WALKER);
        start(file.toString());
        Edt.run(() -> {
            Level mine = frame.document().level();
            mine = painted(painted(painted(mine, 8, 10, "dirt"), 9, 10, "dirt"), 3, 5, "dirt");
            frame.document().edit("Work", mine.withObject(mine.object("walker").movedTo(new Vec(220, 336))));
        });
        Document other = Document.open(file);
        Level theirs = other.level();
        theirs = painted(painted(painted(theirs, 9, 10, "brick"), 10, 10, "brick"), 20, 5, "brick");
        other.edit("Work", theirs.withObject(theirs.object("walker").movedTo(new Vec(240, 336))));
        other.saveAs(other.file());
        Edt.waitUntil("it is noticed", () -> frame.notices().of("outside.level").isPresent());
    }

    private static Level painted(Level level, int column, int row, String tile) {
        return CellEdits.paint(level, "ground", column, row, Stamp.of(TileRef.of(tile)));
    }

    private JTable list() {
        return Components.named("merge.list", JTable.class);
    }

    private void clickList(int row, int column) {
        JTable list = list();
        Point at = Edt.get(() -> {
            Rectangle cell = list.getCellRect(row, column, false);
            list.scrollRectToVisible(cell);
            return new Point((int) cell.getCenterX(), (int) cell.getCenterY());
        });
        user.click(list, at, User.LEFT);
    }

    private boolean mayMerge() {
        return Edt.get(
                () -> Components.named("merge.merge", AbstractButton.class).isEnabled());
    }

    private String left() {
        return Edt.get(() -> Components.named("merge.left", JLabel.class).getText());
    }

    /** How much of a hue the picture of a cell has. */
    private Color average(int column, int row) {
        Point middle = cell(column, row);
        BufferedImage picture = Edt.get(() -> {
            BufferedImage seen = new BufferedImage(canvas.getWidth(), canvas.getHeight(), BufferedImage.TYPE_INT_RGB);
            Graphics2D g = seen.createGraphics();
            canvas.paint(g);
            g.dispose();
            return seen;
        });
        int half = (int) Math.round(Edt.get(() -> frame.tools().viewport().zoom()) * GRID / 2) - 1;
        long red = 0;
        long green = 0;
        long blue = 0;
        int count = 0;
        for (int y = middle.y - half; y <= middle.y + half; y++) {
            for (int x = middle.x - half; x <= middle.x + half; x++) {
                Color color = new Color(picture.getRGB(x, y));
                red += color.getRed();
                green += color.getGreen();
                blue += color.getBlue();
                count++;
            }
        }
        return new Color((int) (red / count), (int) (green / count), (int) (blue / count));
    }

    @Test
    void itIsDrawnOnTheCanvasAndGoesAway() {
        Color plain = average(20, 5);
        press("banner.difference");
        waitForFocus(list());
        Edt.run(() -> frame.tools().viewport().center(200, 130));
        Edt.waitUntil("theirs is blue", () -> average(20, 5).getRed() < plain.getRed() - 30);
        Color theirs = average(20, 5);
        assertThat(theirs.getBlue()).isGreaterThan(theirs.getRed() + 40);
        Color mine = average(3, 5);
        assertThat(mine.getRed()).isGreaterThan(mine.getBlue() + 60);
        Color both = average(9, 10);
        assertThat(both.getGreen()).isLessThan(both.getRed() - 30).isLessThan(both.getBlue() - 10);
        assertThat(average(30, 12)).as("elsewhere nothing is drawn").isEqualTo(average(31, 12));

        press("merge.close");

        Edt.waitUntil("nothing is drawn any more", () -> Math.abs(average(20, 5).getRed() - plain.getRed()) < 8);
        assertThat(Edt.get(() -> frame.notices().of("outside.level")))
                .as("asked again")
                .isPresent();
        waitForFocus(canvas);
    }

    @Test
    void eachConflictIsSettledAndMergedInOneStep() throws Exception {
        press("banner.merge");
        JTable list = list();
        assertThat(Edt.get(() -> list.getValueAt(0, 0).toString()))
                .contains("cell 9,10")
                .contains("dirt")
                .contains("brick");
        assertThat(Edt.get(() -> list.getValueAt(1, 0).toString()))
                .contains("walker")
                .contains("220,336");
        assertThat(left()).isEqualTo("2 conflicts to settle");
        assertThat(mayMerge()).isFalse();

        clickList(0, ON_DISK);
        Edt.waitUntil("one is left", () -> left().equals("1 conflict to settle"));
        assertThat(Edt.get(() -> list.getSelectedRow())).isZero();
        assertThat(Edt.get(() -> frame.tools().viewport().visible().contains(9.5 * GRID, 10.5 * GRID)))
                .isTrue();
        assertThat(mayMerge()).isFalse();
        clickList(1, HERE);
        Edt.waitUntil("all are settled", this::mayMerge);
        press("merge.merge");

        Edt.waitUntil("it is merged", () -> tileName(9, 10).equals("brick"));
        assertThat(tileName(8, 10)).isEqualTo("dirt");
        assertThat(tileName(10, 10)).isEqualTo("brick");
        assertThat(tileName(3, 5)).isEqualTo("dirt");
        assertThat(tileName(20, 5)).isEqualTo("brick");
        assertThat(level().object("walker").at()).isEqualTo(new Vec(220, 336));
        assertThat(Components.isShowing("merge")).isFalse();
        waitForFocus(canvas);
        user.key("ctrl Z");
        Edt.waitUntil(
                "one step back is mine",
                () -> tileName(9, 10).equals("dirt") && tileName(20, 5).isEmpty());
        user.key("ctrl shift Z");
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !frame.document().isModified());
        assertThat(Document.open(file).level().hasSameContent(level())).isTrue();
    }

    @Test
    void withTheKeyboardAlone() {
        press("banner.difference");
        waitForFocus(list());
        user.key("DOWN");
        user.key("RIGHT");
        Edt.waitUntil("one is left", () -> left().equals("1 conflict to settle"));
        user.key("DOWN");
        user.key("LEFT");
        Edt.waitUntil("all are settled", this::mayMerge);
    }

    @Test
    void allOfOneSide() {
        press("banner.merge");
        press("merge.all-theirs");
        Edt.waitUntil("all are settled", this::mayMerge);
        press("merge.merge");
        Edt.waitUntil(
                "theirs won",
                () -> tileName(9, 10).equals("brick")
                        && level().object("walker").at().x() == 240);
        assertThat(tileName(3, 5)).as("mine, which is no conflict").isEqualTo("dirt");
    }

    @Test
    void itKeepsUpWithWhatIsEditedMeanwhile() throws Exception {
        press("banner.difference");
        int rows = Edt.get(() -> list().getRowCount());
        clickList(1, ON_DISK);
        Edt.run(() -> frame.document().edit("Paint", painted(frame.document().level(), 30, 3, "dirt")));
        Edt.waitUntil("a row more", () -> list().getRowCount() == rows + 1);
        assertThat(left()).as("what was settled stays settled").isEqualTo("1 conflict to settle");

        Document other = Document.open(file);
        other.edit("More", painted(other.level(), 31, 3, "brick"));
        other.saveAs(other.file());
        Edt.waitUntil("theirs, too", () -> list().getRowCount() == rows + 2);

        press("merge.take-theirs");
        Edt.waitUntil("theirs is there", () -> tileName(31, 3).equals("brick"));
        assertThat(tileName(30, 3)).isEmpty();
        assertThat(Components.isShowing("merge")).isFalse();
    }

    @Test
    void savingWaitsForAnAnswer() throws Exception {
        press("banner.difference");
        assertThat(Edt.get(() -> frame.files().save())).isFalse();
        Edt.waitUntil("it says so", () -> frame.status().text().startsWith("Not saved"));
        assertThat(Document.open(file).level().object("walker").at().x()).isEqualTo(240);
    }
}
