package dev.ledge.editor.panel;

import dev.ledge.editor.component.LineField;
import dev.ledge.editor.component.RowHints;
import dev.ledge.editor.component.RowLabel;
import dev.ledge.editor.component.SteadyLabel;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.object.ChoiceSpec;
import dev.ledge.editor.object.NumberSpec;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import java.awt.Component;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import net.miginfocom.swing.MigLayout;

/**
 * Rows of controls that show parts of the open level and edit them: while a slider moves the level is shown, when it is
 * let go there is one undo entry. Each row reads the level again at {@link #refresh()}.
 */
@SuppressWarnings("serial")
final class Form extends JPanel {
    /** A slider is lighter where it begins than a box, which its label would almost touch. */
    private static final String AFTER_LABEL = "gapleft 4, growx, wmin 0";

    private static final String WIDE = "span 4, wrap, " + AFTER_LABEL;
    static final String WHOLE = "span, growx, wmin 0, wrap";
    private static final int ROWS_IN_VIEW = 4;

    private final transient FormColumns columns;
    private final transient ToolContext context;
    private final transient RowHints hints;
    private final transient FormEdits edits;
    private final transient List<Consumer<Level>> readers = new ArrayList<>();
    private final transient List<JComponent> editors = new ArrayList<>();
    private final transient Map<Component, Predicate<Level>> conditions = new HashMap<>();
    private final transient Map<String, JComponent> rows = new HashMap<>();
    private transient Predicate<Level> condition;
    private transient Mixed mixed = Mixed.NEVER;
    private boolean isRetired;

    /**
     * An empty form.
     *
     * @param hints gets what the row under the pointer or with the focus is about
     */
    Form(ToolContext context, Consumer<String> hints) {
        super();
        columns = new FormColumns();
        setLayout(columns.layout());
        this.context = context;
        this.hints = new RowHints(this, hints);
        edits = new FormEdits(context, this::refresh);
        setOpaque(false);
    }

    /** From now on it is not shown any more, and what it showed may be gone from the level. */
    void retire() {
        isRetired = true;
    }

    /** True if it is not shown any more. */
    boolean isRetired() {
        return isRetired;
    }

    /** Reads the open level into all rows. */
    void refresh() {
        Document document = context.document();
        readers.forEach(reader -> reader.accept(document.level()));
        conditions.forEach((component, shown) -> component.setVisible(shown.test(document.level())));
        editors.forEach(editor -> editor.setEnabled(!document.isReadOnly()));
    }

    /**
     * A number with slider, field, unit and reset.
     *
     * @param given true if the level gives the number itself, so that it can be reset to its default
     * @param value the number in force
     * @param with the level with another number; null resets it to the default
     */
    void number(
            NumberSpec spec,
            Predicate<Level> given,
            ToDoubleFunction<Level> value,
            BiFunction<Level, Double, Level> with) {
        Predicate<Level> isMixed = mixed.first();
        NumberField field = new NumberField(
                spec,
                number -> edits.set(
                        spec.label(),
                        number,
                        with.apply(context.documentToEdit().level(), number)),
                context::status);
        NumberSlider slider = new NumberSlider(
                spec,
                number -> edits.slide(level -> with.apply(level, number)),
                () -> edits.slid(FormEdits.setTo(spec.label(), value.applyAsDouble(level()))),
                edits::cancelSlide);
        add(label(spec.label(), field, spec.hint()), "wmin 0, growx");
        add(slider, "wmin 0");
        add(field);
        add(Styles.unit(spec.unit()));
        addReset(spec.label(), spec.hint(), given, level -> with.apply(level, null));
        hints.add(spec.hint(), slider, field);
        field.setName("field." + spec.label());
        addFaults(field);
        slider.setName("slider." + spec.label());
        addEditors(slider, field);
        readers.add(level -> {
            double now = value.applyAsDouble(level);
            slider.show(now);
            field.show(isMixed.test(level) ? NumberField.MIXED : now);
            Styles.dim(field, !given.test(level));
        });
    }

    /**
     * A choice of a few values, with reset where it has a default.
     *
     * @param given true if the level gives the choice itself, so that it can be reset to its default; null if it has
     *     none
     * @param value the choice in force
     * @param with the level with another choice; null resets it to the default
     */
    <T> void choice(
            ChoiceSpec<T> spec, Predicate<Level> given, Function<Level, T> value, BiFunction<Level, T, Level> with) {
        String name = spec.label();
        Predicate<Level> isMixed = mixed.first();
        ChoiceBox<T> choice = new ChoiceBox<>(
                spec,
                () -> isMixed.test(level()) ? null : value.apply(level()),
                chosen -> context.documentToEdit()
                        .edit(
                                "Set " + FormEdits.lower(name) + " to "
                                        + spec.words().apply(chosen),
                                with.apply(document().committed(), chosen)),
                this::refresh);
        JComboBox<String> box = choice.component();
        add(label(name, box, spec.hint()), "wmin 0, growx");
        if (given == null) {
            add(box, WIDE); // No arrow back: its words have that room.
        } else {
            add(box, "span 3, " + AFTER_LABEL);
            addReset(name, spec.hint(), given, level -> with.apply(level, null));
        }
        hints.add(choice::help, box);
        addEditors(box);
        readers.add(level -> {
            choice.refresh();
            hints.follow(choice::help, box);
        });
    }

    /** An arrow that takes a row back to its default; {@code given} is true if the level gives its value itself. */
    private void addReset(String name, String hint, Predicate<Level> given, UnaryOperator<Level> back) {
        String deed = "Reset " + FormEdits.lower(name);
        ResetArrow arrow = new ResetArrow(
                name,
                deed + " to its default",
                () -> context.documentToEdit().edit(deed, back.apply(document().committed())));
        add(arrow, "wmin 0, wrap");
        hints.add(hint, arrow.button());
        readers.add(level -> arrow.setNeeded(given.test(level) && !document().isReadOnly()));
    }

    /** A switch. */
    void toggle(String name, String hint, Predicate<Level> value, BiFunction<Level, Boolean, Level> with) {
        toggle(name, name, hint, "skip 1, " + WIDE, value, with);
    }

    /** One of the switches of a list of them: over the full width, and with less words than its undo entry. */
    void listed(
            String words, String name, String hint, Predicate<Level> value, BiFunction<Level, Boolean, Level> with) {
        toggle(words, name, hint, WHOLE, value, with);
    }

    private void toggle(
            String words,
            String name,
            String hint,
            String place,
            Predicate<Level> value,
            BiFunction<Level, Boolean, Level> with) {
        JCheckBox box = new JCheckBox(words);
        box.setName("switch." + name);
        rows.put(name, box);
        box.setToolTipText(hint);
        box.addActionListener(e -> context.documentToEdit()
                .edit(
                        "Switch " + FormEdits.lower(name) + (box.isSelected() ? " on" : " off"),
                        with.apply(document().committed(), box.isSelected())));
        add(box, place);
        hints.add(hint, box);
        addEditors(box);
        Predicate<Level> isMixed = mixed.first();
        readers.add(level -> Mixed.show(box, value.test(level), isMixed.test(level)));
    }

    /** Several switches that belong together, such as the sides of a platform. */
    <T> void toggles(
            String name,
            String hint,
            List<T> values,
            Function<T, String> words,
            BiPredicate<Level, T> value,
            BiPredicate<Level, T> isMixed,
            Changer<T> with) {
        // Two beside one another have room in the narrowest form.
        JPanel row = new JPanel(new MigLayout("insets 0, gapx 4, gapy 2, wrap 2"));
        row.setOpaque(false);
        for (T one : values) {
            JCheckBox box = new JCheckBox(PlainText.of(words.apply(one)));
            box.setName("switch." + name + "." + words.apply(one));
            box.setToolTipText(hint);
            box.addActionListener(e -> context.documentToEdit()
                    .edit(
                            "Change " + FormEdits.lower(name),
                            with.change(document().committed(), one, box.isSelected())));
            row.add(box);
            hints.add(hint, box);
            addEditors(box);
            readers.add(level -> Mixed.show(box, value.test(level, one), isMixed.test(level, one)));
        }
        add(label(name, row, hint), "wmin 0, growx, aligny top, gaptop 3");
        add(row, WIDE);
    }

    /** A line of text; {@code with} throws an {@link IllegalArgumentException} that says why it is not acceptable. */
    void text(String name, String hint, Function<Level, String> value, BiFunction<Level, String, Level> with) {
        text(name, hint, value, with, taken -> {});
    }

    /**
     * A line of text.
     *
     * @param with throws an {@link IllegalArgumentException} that says why the text is not acceptable
     * @param after is given the text once it has been taken
     */
    void text(
            String name,
            String hint,
            Function<Level, String> value,
            BiFunction<Level, String, Level> with,
            Consumer<String> after) {
        Predicate<Level> isMixed = mixed.first();
        LineField field = new LineField(
                () -> isMixed.test(level()) ? "" : value.apply(level()),
                text -> {
                    String why = edits.trySet(
                            name, () -> with.apply(context.documentToEdit().level(), text));
                    if (why == null) {
                        after.accept(text);
                    }
                    return why;
                },
                context::status,
                () -> isRetired);
        field.setName("text." + name);
        field.setToolTipText(hint);
        add(label(name, field, hint), "wmin 0, growx");
        add(field, WIDE);
        hints.add(hint, field);
        addEditors(field);
        addFaults(field);
        readers.add(level -> {
            Mixed.mark(field, isMixed.test(level));
            if (!field.isFocusOwner()) {
                field.showValue();
            }
        });
    }

    /**
     * Two numbers: a position, a size or a velocity.
     *
     * @param with the level with one of the two changed, whatever the other is; gives null if they are not acceptable,
     *     and says why in the status bar itself
     */
    void pair(
            NumberSpec spec,
            Function<Level, Vec> value,
            BiFunction<Level, UnaryOperator<Vec>, Level> with,
            JButton... buttons) {
        String name = spec.label();
        Mixed isMixed = mixed;
        NumberField first = new NumberField(
                spec.named(name + " x"),
                x -> edits.set(name, with.apply(context.documentToEdit().level(), now -> new Vec(x, now.y()))),
                context::status);
        NumberField second = new NumberField(
                spec.named(name + " y"),
                y -> edits.set(name, with.apply(context.documentToEdit().level(), now -> new Vec(now.x(), y))),
                context::status);
        first.setName("field." + name + ".x");
        second.setName("field." + name + ".y");
        JPanel row =
                new JPanel(new MigLayout("insets 0, gapx 4, fillx", "[40:56:,grow,fill][40:56:,grow,fill][28!][20!]"));
        row.setOpaque(false);
        row.add(first);
        row.add(second);
        row.add(Styles.unit(spec.unit()));
        for (JButton button : buttons) {
            row.add(button);
            addEditors(button);
        }
        add(label(name, first, spec.hint()), "wmin 0, growx");
        add(row, WIDE);
        hints.add(spec.hint(), first, second);
        addEditors(first, second);
        addFaults(first, second);
        readers.add(level -> {
            Vec now = value.apply(level);
            first.show(isMixed.first().test(level) ? NumberField.MIXED : now.x());
            second.show(isMixed.second().test(level) ? NumberField.MIXED : now.y());
        });
    }

    /** Whatever the row's condition: a fault is there as long as its field has it. */
    private void addFaults(JTextField... fields) {
        for (JTextField field : fields) {
            super.addImpl(new FaultRow(field), WHOLE, -1);
        }
    }

    /** When the rows that follow have no one value. */
    void mixed(Mixed now) {
        mixed = now;
    }

    /** The rows that follow are there only where this is true; null for rows that always are. */
    void onlyIf(Predicate<Level> shown) {
        condition = shown;
    }

    @Override
    protected void addImpl(Component component, Object constraints, int index) {
        super.addImpl(component, constraints, index);
        if (condition != null) {
            conditions.put(component, condition);
        }
    }

    /** Text that follows the level. */
    void note(Function<Level, String> text) {
        JLabel note = new SteadyLabel();
        Styles.small(note);
        add(note, WHOLE);
        readers.add(level -> note.setText(text.apply(level)));
    }

    /** Something that is to be read alone. */
    void fact(String name, String hint, Function<Level, String> value) {
        JLabel shown = new SteadyLabel();
        shown.setName("fact." + name);
        shown.setToolTipText(hint);
        add(label(name, shown, hint), "wmin 0, growx");
        add(shown, WIDE);
        hints.add(hint, shown);
        readers.add(level -> shown.setText(value.apply(level)));
    }

    /** Something over the full width that reads the level itself; a part of it is found by a name. */
    void own(String name, JComponent component, JComponent first, Consumer<Level> reader) {
        rows.put(name, first);
        add(component, WHOLE);
        readers.add(reader);
    }

    /** True if there is a row of that name, and it can be seen where the form can. */
    boolean has(String row) {
        return rows.containsKey(row) && rows.get(row).isVisible();
    }

    /** True if the open level leaves none of its rows. */
    boolean isEmpty() {
        return Stream.of(getComponents()).noneMatch(Component::isVisible);
    }

    /**
     * Gives a row the focus, and brings it into view with what follows it, as why a number is refused; what is typed
     * then takes the place of its text.
     */
    void focus(String row) {
        JComponent field = rows.get(row);
        Rectangle seen = SwingUtilities.convertRectangle(field.getParent(), field.getBounds(), this);
        seen.height *= ROWS_IN_VIEW;
        scrollRectToVisible(seen);
        field.requestFocusInWindow();
        if (field instanceof JTextComponent text) {
            text.selectAll();
        }
    }

    /**
     * Gives labels as much room as there is where the form is as wide as this, px, and breaks those that are too long;
     * true if that changed anything.
     */
    boolean fit(int width) {
        return columns.fit(width);
    }

    private JLabel label(String text, JComponent field, String hint) {
        rows.put(text, field);
        RowLabel label = new RowLabel(text);
        columns.add(label);
        label.setLabelFor(field);
        label.setToolTipText(hint);
        hints.add(hint, label);
        return label;
    }

    private void addEditors(JComponent... components) {
        editors.addAll(List.of(components));
    }

    private Document document() {
        return context.document();
    }

    private Level level() {
        return context.document().level();
    }
}
