package dev.ledge.editor.panel;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.RowLabel;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.feel.FeelChoice;
import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.editor.tool.all.Tools;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Physics;
import dev.ledge.engine.level.object.Direction;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spring;
import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which rows of the inspector are there, what takes them back, and that their labels can be read. */
@OnEventThread
class FormRowsTest {
    private final Document document =
            new Document(new LevelBuilder().size(20, 10).build(), null, false);
    private final InspectorPanel panel =
            new InspectorPanel(Tools.on(document, new Viewport()), new FeelChoice("", "", pair -> {}));

    @ParameterizedTest
    @CsvSource({
        "APEX_SPEED, Apex gravity",
        "AIR_JUMPS, Air jump speed",
        "DASH_SPEED, Dash time",
        "CROUCH_HEIGHT, Crouch speed",
        "REPEL, Repel cap"
    })
    void aNumberIsThereWhileWhatItNeedsIsOn(ActorField needed, String row) {
        assertThat(isThere(row)).isFalse();
        give(needed, 2);
        assertThat(isThere(row)).isTrue();
        give(needed, 0);
        assertThat(isThere(row)).isFalse();
    }

    @Test
    void theTimeOfAWallJumpIsThereWithTheWallJump() {
        assertThat(isThere("Wall jump time")).isFalse();
        find("switch.Wall jump", AbstractButton.class).doClick(0);
        assertThat(isThere("Wall jump time")).isTrue();
        give(ActorField.WALL_JUMP_TIME, 0.2);
        assertThat(find("reset.Wall jump time", AbstractButton.class).isVisible())
                .isTrue();
        find("switch.Wall jump", AbstractButton.class).doClick(0);
        assertThat(isThere("Wall jump time")).isFalse();
    }

    @Test
    void fallingJumpingAndClimbingAreNotThereSeenFromAbove() {
        find("switch.Wall jump", AbstractButton.class).doClick(0);
        List<String> sideOn = List.of(
                "field.Jump speed",
                "field.Air speed",
                "field.Max fall speed",
                "switch.Wall jump",
                "field.Wall jump time",
                "choice.Take off");
        assertThat(sideOn).allMatch(this::isVisible);
        gravity(0.0);
        assertThat(sideOn).noneMatch(this::isVisible);
        assertThat(find("field.Wall jump speed.x", Component.class).getParent().isVisible())
                .isFalse();
        assertThat(List.of("field.Walk speed", "field.Run speed", "field.Dash speed", "field.Gravity"))
                .allMatch(this::isVisible);
        Component flight = find("section.Flight", Component.class).getParent();
        assertThat(flight.isVisible()).as("a section without rows").isFalse();
        assertThat(find("section.Jump", Component.class).getParent().isVisible())
                .as("it has the choice of a feel")
                .isTrue();
        gravity(null);
        assertThat(sideOn).allMatch(this::isVisible);
        assertThat(flight.isVisible()).isTrue();
    }

    private boolean isVisible(String name) {
        return find(name, Component.class).isVisible();
    }

    private void gravity(Double gravity) {
        Level level = document.level();
        document.edit(
                "gravity",
                level.toBuilder()
                        .physics(new Physics(gravity, null, null, null, null, null))
                        .build());
    }

    @ParameterizedTest
    @ValueSource(ints = {250, 300, 340})
    void allSidesOfAPlatformCanBeSeen(int width) {
        select(Platform.of("lift", Vec.ZERO, new Vec(32, 8), Vec.ZERO, new Vec(64, 0)));
        layOut(width);
        for (String side : new String[] {"Top", "Bottom", "Left", "Right"}) {
            Component box = find("switch.Solid from." + side, Component.class);
            Container row = box.getParent();
            assertThat(box.getWidth()).as(side).isEqualTo(box.getPreferredSize().width);
            assertThat(box.getX() + box.getWidth()).as(side).isLessThanOrEqualTo(row.getWidth());
            assertThat(box.getY() + box.getHeight()).as(side).isLessThanOrEqualTo(row.getHeight());
        }
    }

    @Test
    void hiddenRowsTakeNoRoom() {
        find("section.More moves", AbstractButton.class).doClick(0);
        layOut(500);
        int gap = top("field.Crouch height") - top("field.Dash speed");
        give(ActorField.DASH_SPEED, 300);
        layOut(500);
        assertThat(top("field.Crouch height") - top("field.Dash speed")).isEqualTo(2 * gap);
    }

    @Test
    void rowsOfPlatformsFollowTheirModeAndGroup() {
        select(Platform.of("lift", Vec.ZERO, new Vec(32, 8), Vec.ZERO, new Vec(64, 0)));
        for (String row : new String[] {"Gone after", "Back after"}) {
            assertThat(isThere(row)).isFalse();
        }
        assertThat(find("choice.Solid when", Component.class).isVisible()).isFalse();
        assertThat(isThere("Wait")).isTrue();
        find("choice.Mode", JComboBox.class).setSelectedItem("still");
        assertThat(isThere("Wait")).isFalse();
        find("switch.Crumbles", AbstractButton.class).doClick(0);
        assertThat(isThere("Gone after")).isTrue();
    }

    @Test
    void aChangedWordGoesBackToItsDefault() {
        AbstractButton back = find("reset.Take off", AbstractButton.class);
        assertThat(back.isVisible()).isFalse();
        find("choice.Take off", JComboBox.class).setSelectedItem("none");
        assertThat(back.isVisible()).isTrue();
        back.doClick(0);
        assertThat(document.level().player().has(ActorField.TAKE_OFF)).isFalse();
        assertThat(find("choice.Take off", JComboBox.class).getSelectedItem()).isEqualTo("add");
        assertThat(back.isVisible()).isFalse();
        assertThat(document.history().undoName()).isEqualTo("Reset take off");
    }

    @Test
    void aChangedBorderGoesBackToItsDefault() {
        find("choice.Top border", JComboBox.class).setSelectedItem("kill");
        find("choice.Left border", JComboBox.class).setSelectedItem("open");
        find("reset.Top border", AbstractButton.class).doClick(0);
        assertThat(document.level().physics().border().top()).isNull();
        find("reset.Left border", AbstractButton.class).doClick(0);
        assertThat(document.level().physics().border()).isNull();
    }

    @Test
    void changedChoicesOfObjectsGoBackToTheirDefaults() {
        select(new Spring(ObjectCommon.of("up", Vec.ZERO, new Vec(16, 16)), null, Direction.LEFT));
        find("reset.Direction", AbstractButton.class).doClick(0);
        assertThat(((Spring) document.level().object("up")).direction()).isNull();

        select(Platform.of("lift", Vec.ZERO, new Vec(32, 8), Vec.ZERO, new Vec(64, 0))
                .withMotion(Motion.DEFAULT));
        find("choice.Ease", JComboBox.class).setSelectedItem("sine");
        find("reset.Ease", AbstractButton.class).doClick(0);
        assertThat(((Platform) document.level().object("lift")).motion().ease()).isNull();
    }

    @ParameterizedTest
    @ValueSource(ints = {270, 300, 340, 460})
    void everyLabelCanBeRead(int width) {
        for (String title : new String[] {"More moves", "Body and ladders", "Among others"}) {
            find("section." + title, AbstractButton.class).doClick(0);
        }
        give(ActorField.AIR_JUMPS, 1);
        give(ActorField.REPEL, 1);
        find("switch.Wall jump", AbstractButton.class).doClick(0);
        layOut(width);
        List<RowLabel> labels = Components.all(panel)
                .filter(RowLabel.class::isInstance)
                .map(RowLabel.class::cast)
                .filter(Component::isVisible)
                .toList();
        assertThat(labels).hasSizeGreaterThan(30);
        assertThat(labels).allSatisfy(label -> {
            assertThat(label.getPreferredSize().width).as(label.getText()).isLessThanOrEqualTo(label.getWidth());
            assertThat(label.getPreferredSize().height).as(label.getText()).isLessThanOrEqualTo(label.getHeight());
        });
        if (width == 460) {
            assertThat(labels).noneMatch(label -> label.getText().contains("<br>"));
        }
    }

    @Test
    void inANarrowPanelASliderCanBeDraggedAndAPairHasItsUnit() {
        find("section.More moves", AbstractButton.class).doClick(0);
        find("switch.Wall jump", AbstractButton.class).doClick(0);
        layOut(270);
        assertThat(Components.all(panel)
                        .filter(NumberSlider.class::isInstance)
                        .filter(one ->
                                one.getAccessibleContext().getAccessibleName().equals("Jump speed slider")))
                .singleElement()
                .satisfies(slider -> assertThat(slider.getWidth()).isGreaterThanOrEqualTo(UIScale.scale(40)));
        JLabel unit = Components.all(
                        find("field.Wall jump speed.x", Component.class).getParent())
                .filter(JLabel.class::isInstance)
                .map(JLabel.class::cast)
                .findFirst()
                .orElseThrow();
        assertThat(unit.getText()).isEqualTo("px/s");
        assertThat(unit.getX() + unit.getPreferredSize().width)
                .isLessThanOrEqualTo(unit.getParent().getWidth());
    }

    @Test
    void aChoiceWithoutADefaultHasTheRoomOfTheArrowBack() {
        layOut(300);
        assertThat(find("choice.Feel", Component.class).getWidth())
                .isGreaterThanOrEqualTo(find("choice.Take off", Component.class).getWidth() + UIScale.scale(20));
    }

    @Test
    void aBoxDoesNotTouchItsLabel() {
        layOut(300);
        // A gap is of logical pixels, how large these are depends on the font.
        assertThat(find("choice.Bottom border", Component.class).getX())
                .isGreaterThan(find("slider.Jump speed", Component.class).getX() + UIScale.scale(1));
    }

    /** Nothing is entered: the pointer stands still. */
    @Test
    void theLineAtTheFootFollowsRowsThatAreScrolledBelowThePointer() {
        layOut(300);
        Component feel = find("choice.Feel", Component.class);
        JScrollPane scroll = (JScrollPane) SwingUtilities.getAncestorOfClass(JScrollPane.class, feel);
        Point place = SwingUtilities.convertPoint(feel, new Point(3, 3), scroll);
        wheel(scroll, place, 0);
        assertThat(find("hint", HintLine.class).getText()).startsWith("All numbers of the player");
        wheel(scroll, place, 5);
        assertThat(find("hint", HintLine.class).getText()).doesNotStartWith("All numbers of the player");
    }

    private static void wheel(Component at, Point place, int notches) {
        at.dispatchEvent(
                new MouseWheelEvent(at, MouseEvent.MOUSE_WHEEL, 0, 0, place.x, place.y, 0, false, 0, 3, notches));
    }

    @Test
    void aLongHintIsWholeInANarrowPanel() {
        layOut(300);
        HintLine hint = find("hint", HintLine.class);
        hint.show("word ".repeat(40));
        layOut(300);
        int grown = hint.getHeight();
        assertThat(grown).isGreaterThanOrEqualTo(hint.getPreferredSize().height);
        hint.show("short");
        layOut(300);
        assertThat(hint.getHeight()).as("what is pointed at stays where it is").isEqualTo(grown);
    }

    private boolean isThere(String row) {
        boolean isSlider = find("slider." + row, Component.class).isVisible();
        assertThat(find("field." + row, Component.class).isVisible()).isEqualTo(isSlider);
        assertThat(find("reset." + row, Component.class).getParent().isVisible())
                .isEqualTo(isSlider);
        return isSlider;
    }

    private void give(ActorField field, double number) {
        ActorProfile player = document.level().player().with(field, number);
        document.edit("test", document.level().toBuilder().player(player).build());
    }

    private void select(LevelObject object) {
        Level level = document.level();
        document.edit("test", level.withObject(object));
        document.select(Selection.ofObject(object.id()));
    }

    private int top(String name) {
        return find(name, Component.class).getY();
    }

    /** Twice: a scroll bar that comes up makes what is beside it narrower. */
    private void layOut(int width) {
        panel.setSize(width, 700);
        Components.layOut(panel);
        Components.layOut(panel);
    }

    private <C extends Component> C find(String name, Class<C> type) {
        return Components.find(panel, name, type);
    }
}
