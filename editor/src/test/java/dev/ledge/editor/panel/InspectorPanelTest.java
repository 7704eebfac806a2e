package dev.ledge.editor.panel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.component.Typing;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.feel.Feel;
import dev.ledge.editor.feel.FeelChoice;
import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.editor.tool.PointerEvent;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.all.Tools;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.ObjectTypes;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import java.awt.Component;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JSlider;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

@OnEventThread
class InspectorPanelTest {
    private final Document document = new Document(
            new LevelBuilder()
                    .size(20, 10)
                    .objects(List.of(
                            new Spawn(ObjectCommon.of("start", new Vec(8, 8), null), null, null),
                            new Goal(ObjectCommon.of("end", new Vec(80, 8), new Vec(16, 16)))))
                    .build(),
            null,
            false);
    private final FeelChoice feels = new FeelChoice("", "", pair -> {});
    private final ToolContext context = Tools.on(document, new Viewport());
    private final InspectorPanel panel = new InspectorPanel(context, feels);

    @Test
    void whatIsEditedWhileThePathOfANewPlatformIsAskedForIsTheNewPlatform() {
        context.useTool("platform");
        PointerEvent from = new PointerEvent(32, 32, PointerEvent.Button.LEFT, 0, 1);
        PointerEvent to = new PointerEvent(64, 40, PointerEvent.Button.LEFT, 0, 1);
        context.tool().pressed(from);
        context.tool().dragged(to);
        context.tool().released(to);
        assertThat(document.inGesture()).isTrue();
        String id = document.selection().single();
        Components.find(panel, "choice.Mode", JComboBox.class).setSelectedIndex(1);
        assertThat(((Platform) document.level().object(id)).motion().mode()).isEqualTo(Motion.Mode.LOOP);
        document.undo();
        assertThat(document.history().undoName()).isEqualTo("Add platform");
        assertThat(document.level().object(id)).isNotNull();
        context.tool().moved(new PointerEvent(90, 90, PointerEvent.Button.NONE, 0, 0));
        assertThat(document.inGesture()).as("its path is asked for no more").isFalse();
    }

    @Test
    void theTileSizeIsReadAndWhyItStays() {
        JLabel size = find("fact.Tile size", JLabel.class);
        assertThat(size.getText()).isEqualTo("16 px");
        assertThat(size.getToolTipText()).contains("New level…");
    }

    /** It would be part of the edit, and go on after that. */
    @Test
    void whatIsDraggedMeanwhileIsNoPartOfAnEdit() {
        Platform lift = Platform.of("lift", new Vec(0, 60), new Vec(16, 8), Vec.ZERO, new Vec(16, 0));
        document.edit("Add", document.level().withObject(lift));
        document.select(Selection.ofObject("lift"));
        Level before = document.level();
        for (Runnable edit : List.<Runnable>of(
                () -> find("slider.Speed", JSlider.class).setValue(90), () -> type("field.Speed", "50"))) {
            context.tool().pressed(new PointerEvent(8, 64, PointerEvent.Button.LEFT, 0, 1));
            PointerEvent to = new PointerEvent(40, 64, PointerEvent.Button.LEFT, 0, 1);
            context.tool().dragged(to);
            assertThat(document.inGesture()).isTrue();
            edit.run();
            assertThat(document.history().undoName()).startsWith("Set speed to ");
            context.tool().released(to);
            assertThat(document.level().object("lift").at()).isEqualTo(lift.at());
            document.undo();
            assertThat(document.level()).isSameAs(before);
        }
    }

    @Test
    void aPlatformThatIsGoneCannotBeRidden() {
        Platform lift = Platform.of("lift", new Vec(0, 60), new Vec(16, 8), Vec.ZERO, new Vec(16, 0));
        document.edit("Add", document.level().withObject(lift));
        document.select(Selection.ofObject("end"));
        assertThat(Components.find(panel, "choice.Rides", JComboBox.class).getItemCount())
                .isEqualTo(2);
        document.undo();
        assertThat(Components.find(panel, "choice.Rides", JComboBox.class).getItemCount())
                .isEqualTo(1);
        document.redo();
        Components.find(panel, "choice.Rides", JComboBox.class).setSelectedItem("lift");
        assertThat(document.level().object("end").common().rides()).isEqualTo("lift");
    }

    @Test
    void theLevelsFormStaysAsPlatformsComeAndGo() {
        JComboBox<?> edges = find("choice.Resize at", JComboBox.class);
        edges.setSelectedIndex(3);
        Platform lift = Platform.of("lift", new Vec(0, 60), new Vec(16, 8), Vec.ZERO, new Vec(16, 0));
        document.edit("Add platform", document.level().withObject(lift));
        document.undo();
        assertThat(find("choice.Resize at", JComboBox.class)).isSameAs(edges);
        assertThat(edges.getSelectedIndex()).isEqualTo(3);
    }

    @Test
    void theEdgesToResizeAtAreKeptWhileSomethingElseIsSelected() {
        find("choice.Resize at", JComboBox.class).setSelectedIndex(3);
        document.select(Selection.ofObject("end"));
        document.select(Selection.NONE);
        assertThat(find("choice.Resize at", JComboBox.class).getSelectedIndex()).isEqualTo(3);
    }

    @Test
    void theLeftEdgeMovesAllThatIsInTheLevel() {
        find("choice.Resize at", JComboBox.class).setSelectedIndex(3);
        type("field.Size.x", "24");
        assertThat(document.level().object("start").at().x()).isGreaterThan(8);
    }

    @Test
    void aTypedNumberIsOneEdit() {
        type("field.Jump speed", "500");
        assertThat(document.level().player().get(ActorField.JUMP_SPEED)).isEqualTo(500);
        assertThat(document.history().undoName()).isEqualTo("Set jump speed to 500");
        document.undo();
        assertThat(text("field.Jump speed")).isEqualTo("400");
    }

    @Test
    void aNumberThatIsZeroIsShownToo() {
        assertThat(text("field.Air deceleration")).isEqualTo("0");
    }

    @Test
    void fieldsWhoseNumberStaysAreLeftAloneByAnEdit() {
        int[] changes = {0};
        Typing.in(find("field.Walk speed", JTextField.class), () -> changes[0]++);
        type("field.Jump speed", "500");
        assertThat(changes[0]).isZero();
        type("field.Walk speed", "130");
        assertThat(changes[0]).isPositive();
    }

    @Test
    void aFeelThatWasSavedIsOfferedAndPutsItsNumbersIn() {
        Level springy = document.level().toBuilder()
                .player(document.level().player().with(ActorField.JUMP_SPEED, 650))
                .build();
        JComboBox<?> before = find("choice.Feel", JComboBox.class);
        int own = before.getItemCount();
        feels.setSaved(List.of(Feel.of("Springy", springy)));
        JComboBox<?> box = find("choice.Feel", JComboBox.class);
        assertThat(box.getItemCount()).isEqualTo(own + 1);

        box.setSelectedItem("Springy");
        assertThat(document.level().player().get(ActorField.JUMP_SPEED)).isEqualTo(650);
        assertThat(box.getSelectedItem()).isEqualTo("Springy");
        document.undo();
        assertThat(box.getSelectedItem()).isEqualTo("Ledge's own");

        document.select(Selection.ofObject("end"));
        feels.setSaved(List.of());
        document.select(Selection.NONE);
        assertThat(find("choice.Feel", JComboBox.class).getItemCount()).isEqualTo(own);
    }

    @Test
    void aDraggedSliderIsShownAtOnceAndOneEdit() {
        JSlider slider = find("slider.Gravity", JSlider.class);
        slider.setValueIsAdjusting(true);
        slider.setValue(10);
        double during = document.level().physics().effectiveGravity();
        slider.setValue(20);
        assertThat(document.level().physics().effectiveGravity()).isNotEqualTo(during);
        assertThat(document.inGesture()).isTrue();
        slider.setValueIsAdjusting(false);
        assertThat(document.inGesture()).isFalse();
        assertThat(document.history().undoCount()).isEqualTo(1);
    }

    @Test
    void resetTakesTheNumberOutOfTheLevel() {
        type("field.Gravity", "900");
        find("reset.Gravity", AbstractButton.class).doClick(0);
        assertThat(document.level().physics().gravity()).isNull();
    }

    @Test
    void whatCanRideChoosesAPlatformOfTheLevel() {
        LevelObject lift = Platform.of("lift", new Vec(0, 60), new Vec(16, 8), Vec.ZERO, new Vec(16, 0));
        document.edit("Add", document.level().withObject(lift));
        document.select(Selection.ofObject("end"));

        JComboBox<?> rides = find("choice.Rides", JComboBox.class);
        rides.setSelectedItem("lift");
        assertThat(document.level().object("end").common().rides()).isEqualTo("lift");
        rides.setSelectedIndex(0);
        assertThat(document.level().object("end").common().rides()).isNull();
    }

    @Test
    void nonsenseIsNotTaken() {
        type("field.Gravity", "much");
        assertThat(document.history().canUndo()).isFalse();
    }

    @Test
    void theLevelIsResizedAndNamed() {
        type("field.Size.x", "30");
        assertThat(document.level().columns()).isEqualTo(30);
        type("field.Size.y", "99999999");
        assertThat(document.level().rows()).as("too many").isEqualTo(10);
        type("text.Name", "Grotto");
        assertThat(document.level().name()).isEqualTo("Grotto");
    }

    /** Every type of object is shown with none of its fields set. */
    @Test
    void anObjectWithoutItsFieldsIsShown() {
        for (ObjectType<?> type : ObjectTypes.ALL) {
            if (type.fresh() == null) {
                continue;
            }
            ObjectCommon common = ObjectCommon.of("new", new Vec(40, 8), null);
            LevelObject object = type.fresh().apply(common);
            document.edit("Place", document.level().withObject(object));
            document.select(Selection.ofObject("new"));
            assertThat(text("text.Id")).as(type.name()).isEqualTo("new");
            document.edit("Delete", document.level().withoutObject("new"));
        }
    }

    @Test
    void aSelectedObjectIsShownAndEdited() {
        document.select(Selection.ofObject("end"));
        type("field.Position.x", "96");
        assertThat(document.level().object("end").at()).isEqualTo(new Vec(96, 8));
        type("text.Id", "start");
        assertThat(document.level().object("end")).as("the id is taken").isNotNull();
        document.select(Selection.NONE);
        assertThat(exists("field.Gravity")).isTrue();
    }

    @Test
    void anObjectKeepsItsPlaceInTheInspectorUnderAnotherId() {
        document.select(Selection.ofObject("end"));
        type("text.Id", " way-out ");
        assertThat(document.level().object("end")).isNull();
        assertThat(document.level().object("way-out").at()).isEqualTo(new Vec(80, 8));
        assertThat(document.selection()).isEqualTo(Selection.ofObject("way-out"));
        assertThat(text("text.Id")).isEqualTo("way-out");
        document.undo();
        assertThat(document.level().object("end")).isNotNull();
    }

    private void type(String field, String text) {
        JTextField found = find(field, JTextField.class);
        found.setText(text);
        found.postActionEvent();
    }

    private String text(String field) {
        return find(field, JTextField.class).getText();
    }

    private boolean exists(String name) {
        return Components.all(panel).anyMatch(component -> name.equals(component.getName()));
    }

    private <C extends Component> C find(String name, Class<C> type) {
        return Components.find(panel, name, type);
    }
}
