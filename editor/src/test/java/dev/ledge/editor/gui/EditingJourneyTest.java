package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.json.LevelWriter;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.Platform;
import java.awt.Color;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A designer's first hour: draw a level with every tool, take it all back and do it again, save, close, open, save once
 * more.
 */
@Timeout(180)
class EditingJourneyTest extends EditorTest {

    @Test
    void drawUndoRedoSaveCloseOpenAndSaveTheSameBytes() throws Exception {
        Path file = newLevel("{\"id\": \"start\", \"type\": \"spawn\", \"at\": [24, 328]}");
        start(file.toString());
        Level original = level();
        Color sky = user.pixel(canvas, cell(4, 10));

        paint();
        assertThat(user.pixel(canvas, cell(3, 10))).as("rock is to be seen").isNotEqualTo(sky);
        erase();
        assertThat(user.pixel(canvas, cell(4, 10))).as("the sky again").isEqualTo(sky);
        rectangleAndFill();
        oneWay();
        slopes();
        ladderAndSpikes();
        movingPlatform();
        spawnAndGoal();
        Level drawn = level();
        int edits = Edt.get(() -> document().history().undoCount());
        assertThat(edits).isEqualTo(13);

        undoAll(edits);
        assertThat(level().hasSameContent(original)).isTrue();
        assertThat(Edt.get(() -> document().isModified())).isFalse();
        assertThat(user.pixel(canvas, cell(3, 10))).isEqualTo(sky);
        redoAll(edits);
        assertThat(level().hasSameContent(drawn)).isTrue();

        assertThat(Edt.get(frame::getTitle)).startsWith("•");
        user.key("ctrl S");
        Edt.waitUntil("it is saved", () -> !document().isModified());
        byte[] saved = Files.readAllBytes(file);
        user.key("ctrl Q");
        Edt.waitUntil("the window is closed", () -> !frame.isDisplayable());

        start(file.toString());
        assertThat(level().hasSameContent(LevelWriter.withLegends(drawn))).isTrue();
        user.key("ctrl S");
        assertThat(Files.readAllBytes(file)).isEqualTo(saved);
    }

    private void paint() {
        chooseTile("rock");
        assertThat(Edt.get(() -> frame.tools().tool().id()))
                .as("a tile is for the brush")
                .isEqualTo("brush");
        user.drag(canvas, cell(2, 10), cell(6, 10));
        for (int column = 2; column <= 6; column++) {
            assertThat(tileName(column, 10)).isEqualTo("rock");
        }
        assertThat(undoName()).isEqualTo("Paint 5 cells");
    }

    private void erase() {
        chooseTool("erase");
        user.click(canvas, cell(4, 10), User.LEFT);
        assertThat(tile(4, 10)).isNull();
        assertThat(tileName(3, 10)).isEqualTo("rock");
        user.moveTo(canvas, cell(20, 2));
    }

    private void rectangleAndFill() {
        chooseTool("shape");
        user.drag(canvas, cell(8, 4), cell(13, 8));
        assertThat(tileName(8, 4)).isEqualTo("rock");
        assertThat(tileName(10, 6)).isEqualTo("rock");
        assertThat(tileName(13, 8)).isEqualTo("rock");
        chooseTile("dirt");
        chooseTool("fill");
        user.click(canvas, cell(10, 6), User.LEFT);
        assertThat(tileName(8, 4)).isEqualTo("dirt");
        assertThat(tileName(13, 8)).isEqualTo("dirt");
        assertThat(tileName(6, 10)).as("another area").isEqualTo("rock");
    }

    private void oneWay() {
        chooseTile("plank");
        chooseTool("brush");
        user.drag(canvas, cell(16, 18), cell(19, 18));
        assertThat(tileName(17, 18)).isEqualTo("plank");
        assertThat(level().palette().tiles().get("plank").effectiveSolidFrom()).isEqualTo(Sides.TOP_ONLY);
    }

    private void slopes() {
        chooseTile("rock");
        chooseTool("slope");
        user.drag(canvas, cell(5, 21), cell(7, 19));
        assertThat(tileName(5, 21)).isEqualTo("rock-45");
        assertThat(tileName(6, 20)).isEqualTo("rock-45");
        assertThat(tileName(7, 19)).isEqualTo("rock-45");
        assertThat(tileName(7, 21)).as("what is under it").isEqualTo("rock");
        user.drag(canvas, cell(10, 21), cell(13, 20));
        assertThat(tileName(10, 21)).isEqualTo("rock-26-1");
        assertThat(tileName(11, 21)).isEqualTo("rock-26-2");
        assertThat(tileName(12, 20)).isEqualTo("rock-26-1");
        assertThat(tileName(13, 20)).isEqualTo("rock-26-2");
    }

    private void ladderAndSpikes() {
        chooseTile("ladder");
        chooseTool("line");
        user.drag(canvas, cell(22, 15), cell(22, 21));
        assertThat(tileName(22, 15)).isEqualTo("ladder");
        assertThat(tileName(22, 21)).isEqualTo("ladder");
        chooseTile("spikes");
        chooseTool("brush");
        user.drag(canvas, cell(25, 21), cell(26, 21));
        assertThat(tileName(25, 21)).isEqualTo("spikes");
    }

    private void movingPlatform() {
        chooseTool("platform");
        user.drag(canvas, at(400, 160), at(448, 160));
        user.click(canvas, at(520, 164), User.LEFT);
        Platform platform = platform();
        assertThat(platform.at()).isEqualTo(new Vec(400, 160));
        assertThat(platform.common().size()).isEqualTo(new Vec(48, 8));
        assertThat(platform.effectiveSolidFrom()).isEqualTo(Sides.TOP_ONLY);

        chooseTool("select");
        user.click(canvas, at(424, 164), User.LEFT);
        assertThat(Edt.get(() -> document().selection().single())).isEqualTo(platform.id());
        Vec middle = new Vec(424, 164);
        Vec end = platform.effectivePath().get(1);
        user.drag(canvas, at(middle.plus(end)), at(middle.plus(new Vec(96, 64))));
        assertThat(platform().effectivePath()).containsExactly(Vec.ZERO, new Vec(96, 64));
        user.key("ESCAPE");
    }

    private void spawnAndGoal() {
        chooseTool("object");
        press("option.place.spawn");
        user.click(canvas, cell(3, 21), User.LEFT);
        assertThat(level().object("start").at()).isEqualTo(new Vec(3.5 * GRID - 6, 22 * GRID - 24));
        int x = option("goal").getLocationOnScreen().x;
        press("option.place.goal");
        Edt.waitUntil(
                "the name is another one, and no button moves",
                () -> Components.named("tool-options.title", JLabel.class)
                                .getText()
                                .equals("Goal")
                        && option("goal").getLocationOnScreen().x == x);
        press("option.place.hazard");
        assertThat(Edt.<Integer>get(() -> option("goal").getLocationOnScreen().x))
                .isEqualTo(x);
        press("option.place.goal");
        user.drag(canvas, cell(36, 20), cell(37, 21));
        LevelObject goal = level().objects().stream()
                .filter(Goal.class::isInstance)
                .findFirst()
                .orElseThrow();
        assertThat(goal.at()).isEqualTo(new Vec(36 * GRID, 20 * GRID));
        assertThat(goal.common().size()).isEqualTo(new Vec(2 * GRID, 2 * GRID));
    }

    private static AbstractButton option(String kind) {
        return Components.named("option.place." + kind, AbstractButton.class);
    }

    private void undoAll(int edits) {
        for (int i = 0; i < edits; i++) {
            user.key("ctrl Z");
        }
        assertThat(Edt.get(() -> document().history().canUndo())).isFalse();
    }

    private void redoAll(int edits) {
        for (int i = 0; i < edits; i++) {
            user.key(i % 2 == 0 ? "ctrl shift Z" : "ctrl Y");
        }
        assertThat(Edt.get(() -> document().history().canRedo())).isFalse();
    }

    private String undoName() {
        return Edt.get(() -> document().history().undoName());
    }

    private Platform platform() {
        return level().objects().stream()
                .filter(Platform.class::isInstance)
                .map(Platform.class::cast)
                .findFirst()
                .orElseThrow();
    }
}
