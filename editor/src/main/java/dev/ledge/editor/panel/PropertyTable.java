package dev.ledge.editor.panel;

import com.formdev.flatlaf.FlatClientProperties;
import dev.ledge.editor.component.LineField;
import dev.ledge.editor.component.RowHints;
import dev.ledge.editor.document.PropertyEdits;
import dev.ledge.editor.document.PropertyText;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.problem.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javax.swing.JButton;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** Free JSON that something of the level has, a value a row: names and values are typed, rows added and removed. */
@SuppressWarnings("serial")
final class PropertyTable extends JPanel {
    private static final String TITLE = "Properties";

    /** What a level has. */
    static final Lens<Map<String, Object>> OF_LEVEL = new Lens<>() {
        @Override
        public Map<String, Object> get(Level level) {
            return level.props();
        }

        @Override
        public <V> BiFunction<Level, V, Level> write(
                BiFunction<Map<String, Object>, V, ? extends Map<String, Object>> change) {
            return (level, value) ->
                    level.toBuilder().props(change.apply(level.props(), value)).build();
        }
    };

    private static final String VALUE_HINT =
            "A text, a number, true, false or JSON; a text that would be one of these stands in quotes, as \"12\".";
    private static final String NAME_HINT = "What the game finds the value by.";
    private static final String NEW_HINT = "A name: a property of it is added, whose value can be typed then.";

    /** A longer value is only shown: it is nothing to be edited in a line. */
    private static final int LONGEST = 2000;

    private static final String WHOLE = "newline, span, growx, wmin 0, hidemode 3";

    private final transient ToolContext context;
    private final transient Lens<Map<String, Object>> lens;
    private final transient RowHints hints;
    private final transient BooleanSupplier isGone;
    private final transient List<Row> rows = new ArrayList<>();
    private final JPanel table = new JPanel(new MigLayout(
            "insets 0, fillx, gapx 4, gapy 4, novisualpadding", "[60:90:,grow 40,fill][60:110:,grow 60,fill][20!]"));
    private final LineField added;

    private PropertyTable(
            ToolContext context, Lens<Map<String, Object>> lens, Consumer<String> hints, BooleanSupplier isGone) {
        super(new MigLayout("insets 0, fillx, gapx 4, gapy 4, hidemode 3", "[grow,fill]"));
        this.context = context;
        this.lens = lens;
        this.hints = new RowHints(this, hints);
        this.isGone = isGone;
        setOpaque(false);
        table.setOpaque(false);
        added = new LineField(() -> "", this::add, context::status, isGone);
        added.setName("property.new");
        added.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, "Name of a new property");
        added.getAccessibleContext().setAccessibleName("Name of a new property");
        added.setToolTipText(NEW_HINT);
        this.hints.add(NEW_HINT, added);
        add(table, "growx, wmin 0, wrap");
        add(added, "growx, wmin 0, gapright 24, wrap");
        add(new FaultRow(added), "growx, wmin 0");
    }

    /** The section of what a part of the level has; open where it has something. */
    static Section section(ToolContext context, Lens<Map<String, Object>> lens, Consumer<String> hints) {
        Form form = new Form(context, hints);
        PropertyTable table = new PropertyTable(context, lens, hints, form::isRetired);
        form.own(TITLE, table, table.added, table::show);
        Map<String, Object> now = lens.get(context.document().level());
        return new Section(TITLE, now != null && !now.isEmpty(), form);
    }

    private void show(Level level) {
        List<String> names = List.copyOf(properties(level).keySet());
        boolean isEditable = !context.document().isReadOnly();
        boolean isOtherCount = names.size() != rows.size();
        while (rows.size() > names.size()) {
            rows.remove(rows.size() - 1).leave();
        }
        while (rows.size() < names.size()) {
            rows.add(new Row(rows.size()));
        }
        for (int i = 0; i < names.size(); i++) {
            rows.get(i).show(names.get(i), isEditable);
        }
        table.setVisible(!rows.isEmpty());
        added.setEnabled(isEditable);
        if (isOtherCount) {
            revalidate();
            repaint();
        }
    }

    private Map<String, Object> properties(Level level) {
        Map<String, Object> properties = lens.get(level);
        return properties == null ? Map.of() : properties;
    }

    private String add(String typed) {
        String name = typed.strip();
        boolean isAtIt = added.isFocusOwner();
        String why = edit("Add property " + Excerpt.of(name), now -> PropertyEdits.added(now, name));
        if (why == null && isAtIt) {
            getTopLevelAncestor().validate(); // It is scrolled to, which needs its place.
            rows.get(rows.size() - 1).value.requestFocusInWindow();
        }
        return why;
    }

    /** Why not, as a sentence; null if it was done. */
    private String edit(String undoName, UnaryOperator<Map<String, Object>> change) {
        try {
            Level level = context.documentToEdit().level();
            Level edited = lens.<Map<String, Object>>write((now, to) -> to).apply(level, change.apply(lens.get(level)));
            context.document().edit(undoName, edited);
            return null;
        } catch (IllegalArgumentException e) {
            return FormEdits.sentence(e);
        }
    }

    /** One of them. */
    private final class Row {
        private final LineField name;
        private final LineField value;
        private final JButton remove = Styles.iconButton("delete", "");
        private final FaultRow nameFault;
        private final FaultRow valueFault;
        private String key;
        private Object shown;
        private String words;
        private boolean isLong;

        Row(int index) {
            name = new LineField(() -> Excerpt.of(key), this::rename, context::status, this::isLeft);
            value = new LineField(this::words, this::set, context::status, this::isLeft);
            name.setToolTipText(NAME_HINT);
            hints.add(NAME_HINT, name);
            hints.add(this::valueHint, value);
            hints.add(() -> "Removes the property " + Excerpt.of(key) + ".", remove);
            name.setName("property." + index + ".name");
            value.setName("property." + index + ".value");
            remove.setName("property." + index + ".remove");
            nameFault = new FaultRow(name);
            valueFault = new FaultRow(value);
            remove.addActionListener(
                    e -> edit("Remove property " + Excerpt.of(key), now -> PropertyEdits.without(now, key)));
            table.add(name, "newline, wmin 0");
            table.add(value, "wmin 0");
            table.add(remove);
            table.add(nameFault, WHOLE);
            table.add(valueFault, WHOLE);
        }

        private boolean isLeft() {
            return isGone.getAsBoolean() || !rows.contains(this);
        }

        private String words() {
            Object now = properties(context.document().level()).get(key);
            if (now != shown || words == null) {
                shown = now; // It is asked for at each move of a drag, and may be as long as a file.
                String all = PropertyText.of(now);
                isLong = all.length() > LONGEST;
                words = isLong ? all.substring(0, LONGEST) + " …" : all;
            }
            return words;
        }

        private String valueHint() {
            return isLong ? "Too long to be edited here: edit it in the file." : VALUE_HINT;
        }

        private String rename(String typed) {
            String to = typed.strip();
            return edit(
                    "Rename property " + Excerpt.of(key) + " to " + Excerpt.of(to),
                    now -> PropertyEdits.renamed(now, key, to));
        }

        private String set(String typed) {
            return edit(
                    "Set property " + Excerpt.of(key), now -> PropertyEdits.with(now, key, PropertyText.parse(typed)));
        }

        void show(String newKey, boolean isEditable) {
            boolean isOther = !newKey.equals(key);
            key = newKey;
            if (isOther) {
                name(Excerpt.of(key));
            }
            for (LineField field : List.of(name, value)) {
                if ((isOther || !field.isFocusOwner()) && field.isTyping()) { // It was meant for another one.
                    field.showValue();
                }
                field.setEnabled(isEditable);
            }
            name.setEditable(key.equals(Excerpt.of(key))); // One of several lines is none that a line can hold.
            value.setEditable(!isLong);
            value.setToolTipText(valueHint());
            remove.setEnabled(isEditable);
        }

        private void name(String said) {
            name.getAccessibleContext().setAccessibleName("Name of the property " + said);
            value.getAccessibleContext().setAccessibleName(said);
            remove.setToolTipText("Remove property " + said);
            remove.getAccessibleContext().setAccessibleName("Remove property " + said);
        }

        void leave() {
            List.of(name, value, remove, nameFault, valueFault).forEach(table::remove);
        }
    }
}
