package dev.ledge.editor.panel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.formdev.flatlaf.FlatClientProperties;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.Selection;
import dev.ledge.editor.feel.FeelChoice;
import dev.ledge.editor.gui.OnEventThread;
import dev.ledge.editor.tool.all.Tools;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Crumbles;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spring;
import dev.ledge.engine.level.object.Walker;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** Several objects in the inspector: what differs is said to, and only what is changed is changed. */
@OnEventThread
class MixedSelectionTest {
    private static final ActorProfile PLAIN = new LevelBuilder().build().player();

    private final Document document = new Document(
            new LevelBuilder()
                    .size(20, 10)
                    .objects(List.of(
                            Platform.of("cart", new Vec(0, 60), new Vec(16, 8), Vec.ZERO, new Vec(16, 0)),
                            new Goal(common("low", 16, 16)),
                            new Goal(common("tall", 16, 48).withRides("cart")),
                            walker("fast", PLAIN.with(ActorField.WALK_SPEED, 200), true),
                            walker("dasher", PLAIN.with(ActorField.DASH_SPEED, 300), false)))
                    .build(),
            null,
            false);
    private final InspectorPanel panel =
            new InspectorPanel(Tools.on(document, new Viewport()), new FeelChoice("", "", pair -> {}));

    private static ObjectCommon common(String id, double width, double height) {
        return ObjectCommon.of(id, new Vec(80, 8), new Vec(width, height));
    }

    private static LevelObject walker(String id, ActorProfile profile, boolean hurts) {
        return new Walker(common(id, 12, 12), null, null, null, hurts, null, profile);
    }

    @Test
    void oneOfTwoNumbersLeavesTheOtherOfEach() {
        select("low", "tall");
        assertThat(field("field.Size.x").getText()).isEqualTo("16");
        assertThat(field("field.Size.y").getText()).isEmpty();
        assertThat(field("field.Size.y").getClientProperty(FlatClientProperties.PLACEHOLDER_TEXT))
                .isEqualTo("mixed");
        type("field.Size.x", "32");
        assertThat(object("low").common().size()).isEqualTo(new Vec(32, 16));
        assertThat(object("tall").common().size()).isEqualTo(new Vec(32, 48));
        type("field.Size.y", "16");
        assertThat(object("tall").common().size()).isEqualTo(new Vec(32, 16));
        assertThat(field("field.Size.y").getText()).isEqualTo("16");
    }

    @Test
    void objectsOfSeveralTypesShowWhatTheyHaveInCommon() {
        document.edit("Add", document.level().withObject(new Spring(common("up", 16, 16), null, null)));
        select("low", "up");
        type("field.Size.x", "24");
        assertThat(object("low").common().size()).isEqualTo(new Vec(24, 16));
        assertThat(object("up").common().size()).isEqualTo(new Vec(24, 16));
        Components.find(panel, "choice.Rides", JComboBox.class).setSelectedItem("cart");
        assertThat(object("low").common().rides()).isEqualTo("cart");
        assertThat(object("up").common().rides()).isEqualTo("cart");
        select("low", "fast");
        assertThatThrownBy(() -> Components.find(panel, "choice.Rides", JComboBox.class))
                .as("a walker rides nothing by itself")
                .isInstanceOf(AssertionError.class);
        assertThat(field("field.Size.x").getText()).isEmpty();
    }

    @Test
    void aNumberOfActorsLeavesTheirOtherNumbers() {
        select("fast", "dasher");
        type("field.Jump speed", "250");
        assertThat(profile("fast"))
                .isEqualTo(PLAIN.with(ActorField.WALK_SPEED, 200).with(ActorField.JUMP_SPEED, 250));
        assertThat(profile("dasher"))
                .isEqualTo(PLAIN.with(ActorField.DASH_SPEED, 300).with(ActorField.JUMP_SPEED, 250));
        assertThat(field("field.Dash time").getParent().isVisible())
                .as("one dashes")
                .isTrue();
    }

    @Test
    void aNumberThatOnlySomeHaveIsGivenToNoOthers() {
        Platform cart = (Platform) object("cart");
        Platform second = Platform.of("second", new Vec(0, 90), new Vec(16, 8), Vec.ZERO, new Vec(16, 0));
        Platform third = Platform.of("third", new Vec(0, 120), new Vec(16, 8), Vec.ZERO, new Vec(16, 0));
        document.edit(
                "Add",
                document.level()
                        .withObject(
                                second.withChanging(cart.changing().withCrumbles(new Crumbles(2.0, null, Map.of()))))
                        .withObject(
                                third.withChanging(cart.changing().withCrumbles(new Crumbles(2.0, 9.0, Map.of())))));
        select("cart", "second", "third");
        assertThat(field("field.Gone after").getParent().isVisible()).isTrue();
        assertThat(field("field.Gone after").getText()).isEqualTo("2");
        type("field.Gone after", "3");
        assertThat(((Platform) object("cart")).changing().crumbles()).isNull();
        assertThat(((Platform) object("second")).changing().crumbles().after()).isEqualTo(3);
        assertThat(((Platform) object("third")).changing().crumbles()).isEqualTo(new Crumbles(3.0, 9.0, Map.of()));
    }

    @Test
    void nothingIsSetByLookingAtMixedNumbers() {
        select("fast", "dasher");
        field("field.Walk speed").postActionEvent();
        type("field.Walk speed", "much");
        type("field.Walk speed", "");
        assertThat(document.history().canUndo()).isFalse();
        type("field.Walk speed", "200");
        assertThat(profile("dasher").get(ActorField.WALK_SPEED)).isEqualTo(200);
    }

    @Test
    void aChoiceThatOneHasCanBeMadeForAll() {
        select("low", "tall");
        JComboBox<?> rides = Components.find(panel, "choice.Rides", JComboBox.class);
        assertThat(rides.getSelectedIndex()).isNegative();
        rides.setSelectedIndex(0);
        assertThat(object("tall").common().rides()).isNull();
        document.undo();
        assertThat(rides.getSelectedIndex()).isNegative();
        rides.setSelectedItem("cart");
        assertThat(object("low").common().rides()).isEqualTo("cart");
    }

    @Test
    void aSwitchThatOneHasIsSwitchedOnForAllFirst() {
        select("fast", "dasher");
        JCheckBox hurts = Components.find(panel, "switch.Hurts", JCheckBox.class);
        assertThat(hurts.getClientProperty(FlatClientProperties.SELECTED_STATE)).isNotNull();
        hurts.doClick(0);
        assertThat(((Walker) object("dasher")).hurts()).isNotEqualTo(false);
        assertThat(hurts.getClientProperty(FlatClientProperties.SELECTED_STATE)).isNull();
        assertThat(hurts.isSelected()).isTrue();
    }

    @Test
    void whatRidesGoesWhereItsPlatformIsPut() {
        select("cart");
        type("field.Position.x", "10.7");
        assertThat(object("cart").at()).isEqualTo(new Vec(10.7, 60));
        assertThat(object("tall").at()).isEqualTo(new Vec(90.7, 8));
        document.undo();
        assertThat(object("tall").at()).isEqualTo(new Vec(80, 8));
    }

    private void select(String... ids) {
        document.select(Selection.ofObjects(Set.of(ids)));
    }

    private LevelObject object(String id) {
        Level level = document.level();
        return level.object(id);
    }

    private ActorProfile profile(String id) {
        return ((Walker) object(id)).actor();
    }

    private JTextField field(String name) {
        return Components.find(panel, name, JTextField.class);
    }

    private void type(String name, String text) {
        field(name).setText(text);
        field(name).postActionEvent();
    }
}
