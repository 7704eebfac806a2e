package dev.ledge.editor.panel;

import dev.ledge.editor.object.NumberRange;
import dev.ledge.editor.object.NumberSpec;
import dev.ledge.editor.tool.GameHand;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolListener;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.ObjectCommon;
import java.util.Locale;
import java.util.Objects;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSeparator;
import net.miginfocom.swing.MigLayout;

/**
 * The size of the actor that the hand works on, to be changed while the game runs: seen while the hand tool is in use.
 */
@SuppressWarnings("serial")
public final class HandBar extends JPanel implements ToolListener {
    /** What is smaller could not be seen or pointed at any more. */
    private static final double LEAST = 1;

    private static final NumberRange SIDE =
            NumberRange.of(ObjectCommon.class, "size").from(LEAST).upTo(Limits.MAX_ACTOR_SIZE);
    private static final double SLIDER_MOST = 101;
    private static final String WHAT = "of the chosen actor in the running game, until it comes back from the dead."
            + " The level stays as it is, and undo doesn't take it back: going back in time does";
    private static final NumberSpec WIDTH = new NumberSpec("Width", SIDE, SLIDER_MOST, "", WHAT);
    private static final NumberSpec HEIGHT = new NumberSpec("Height", SIDE, SLIDER_MOST, "", WHAT);

    private final transient ToolContext context;
    private final JLabel who = new JLabel();
    private final NumberSlider widthSlider;
    private final NumberField width;
    private final NumberSlider heightSlider;
    private final NumberField height;
    private final JButton reset = Styles.iconButton("reset", "Gives it the size that the level gives it");
    private transient Vec shown;
    private String shownActor;

    /** A bar for the hand of a context. */
    public HandBar(ToolContext context) {
        super(new MigLayout("insets 4 10 4 10, gapx 8, fillx", "[][][grow,fill]", "[top]"));
        this.context = context;
        setName("hand-bar");
        getAccessibleContext().setAccessibleName("Size of an actor in the running game");
        add(new JSeparator(), "dock south");
        widthSlider = new NumberSlider(WIDTH, this::setWidth, () -> {}, () -> {});
        width = new NumberField(WIDTH, this::setWidth, context::status);
        heightSlider = new NumberSlider(HEIGHT, this::setHeight, () -> {}, () -> {});
        height = new NumberField(HEIGHT, this::setHeight, context::status);
        widthSlider.setName("hand.width-slider");
        width.setName("hand.width");
        heightSlider.setName("hand.height-slider");
        height.setName("hand.height");
        // The keyboard stays with the game while a slider is dragged.
        widthSlider.setRequestFocusEnabled(false);
        heightSlider.setRequestFocusEnabled(false);
        who.setName("hand.actor");
        who.setToolTipText("The actor that was pointed at last with the hand");
        Styles.heading(who);
        reset.setName("hand.reset");
        reset.setRequestFocusEnabled(false);
        reset.addActionListener(e -> resize(hand().sizeInLevel(hand().chosen())));
        add(who, "wmax 160, gaptop 3");
        add(reset);
        add(new FlowRow(part("Width", widthSlider, width), part("Height", heightSlider, height)), "wmin 0");
        context.addListener(this);
        toolChanged();
    }

    private static JPanel part(String label, NumberSlider slider, NumberField field) {
        JLabel words = new JLabel(label);
        words.setLabelFor(field);
        JLabel unit = new JLabel("px");
        Styles.dim(unit, true);
        JPanel part = new JPanel(new MigLayout("insets 0, gapx 5", "[][64!][52!][]"));
        part.setOpaque(false);
        part.add(words);
        part.add(slider, "growx");
        part.add(field, "growx");
        part.add(unit);
        return part;
    }

    @Override
    public void toolChanged() {
        setVisible(context.tool().actsOnGame());
        refresh();
    }

    @Override
    public void settingsChanged() {
        refresh();
    }

    /** Shows how large the actor is now. */
    public void refresh() {
        if (!isVisible()) {
            return;
        }
        String actor = hand().chosen();
        Aabb box = actor == null ? null : hand().box(actor);
        Vec size = box == null ? null : new Vec(box.width(), box.height());
        if (Objects.equals(actor, shownActor)
                && Objects.equals(size, shown)
                && !who.getText().isEmpty()) {
            return;
        }
        shownActor = actor;
        shown = size;
        boolean isThere = size != null;
        who.setText(isThere ? name(actor) : "No actor in this level");
        widthSlider.setEnabled(isThere);
        width.setEnabled(isThere);
        heightSlider.setEnabled(isThere);
        height.setEnabled(isThere);
        reset.setEnabled(isThere && !size.equals(hand().sizeInLevel(actor)));
        if (isThere) {
            widthSlider.show(size.x());
            width.show(size.x());
            heightSlider.show(size.y());
            height.show(size.y());
        }
    }

    private String name(String actor) {
        String name = actor.equals(hand().player()) ? "player" : actor;
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    private void setWidth(double value) {
        if (shown != null) {
            resize(new Vec(value, shown.y()));
        }
    }

    private void setHeight(double value) {
        if (shown != null) {
            resize(new Vec(shown.x(), value));
        }
    }

    private void resize(Vec size) {
        if (size != null && !hand().resize(hand().chosen(), size.x(), size.y())) {
            context.status("It is dead, and has no other size");
        }
        shown = null; // What is shown is asked for anew, also where it could not be had.
        refresh();
    }

    private GameHand hand() {
        return context.hand();
    }
}
