package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.object.Direction;
import dev.ledge.engine.level.object.Spring;
import java.awt.Component;
import javax.swing.JComboBox;
import org.junit.jupiter.api.Test;

/** A spring is drawn with the mouse, set in the inspector, and throws the player who is played onto it. */
class SpringJourneyTest extends EditorTest {
    private static final String SPAWN = "{\"id\": \"start\", \"type\": \"spawn\", \"at\": [98, 328]}";

    @Test
    void aSpringThatIsDrawnUnderThePlayerThrowsIt() throws Exception {
        start(newLevel(SPAWN).toString());
        chooseTool("object");
        press("option.place.spring");
        user.drag(canvas, cell(5, FLOOR - 1), cell(7, FLOOR - 1));
        assertThat(spring().at()).isEqualTo(new Vec(5 * GRID, (FLOOR - 1) * GRID));
        assertThat(spring().common().size()).isEqualTo(new Vec(3 * GRID, GRID));
        assertThat(spring().effectiveDirection()).isEqualTo(Direction.UP);

        user.key("F5");
        Edt.waitUntil("it is played", () -> session().isPlaying());
        Edt.waitUntil(
                "it is thrown higher than a jump", () -> session().playerBox().bottom() < FLOOR * GRID - 90);
        assertThat(Edt.get(() -> session().world().lastActed(spring().id()))).isPositive();
        user.key("F8");
        Edt.waitUntil("it is stopped", () -> !session().isPlaying());

        @SuppressWarnings("unchecked")
        JComboBox<String> direction = (JComboBox<String>) Components.named("choice.Direction", Component.class);
        Edt.run(() -> direction.setSelectedItem("right"));
        assertThat(spring().effectiveDirection()).isEqualTo(Direction.RIGHT);
    }

    private Spring spring() {
        return level().objects().stream()
                .filter(Spring.class::isInstance)
                .map(Spring.class::cast)
                .findFirst()
                .orElseThrow();
    }
}
