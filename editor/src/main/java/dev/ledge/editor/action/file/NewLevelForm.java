package dev.ledge.editor.action.file;

import com.formdev.flatlaf.FlatClientProperties;
import dev.ledge.editor.component.DraftField;
import dev.ledge.editor.component.Overlay;
import dev.ledge.editor.component.Sentence;
import dev.ledge.editor.component.Typing;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.render.style.Icons;
import dev.ledge.engine.level.Level;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;

/** Asks how large a new level is to be, of which cells, and with which tiles. Enter makes it as it stands there. */
@SuppressWarnings("serial")
final class NewLevelForm extends Overlay {
    /** The look of what Enter does; the window has no such button, as Enter is its own elsewhere. */
    private static final String DEFAULT_BUTTON = String.join(
            "; ",
            "background: $Button.default.background",
            "foreground: $Button.default.foreground",
            "hoverBackground: $Button.default.hoverBackground",
            "pressedBackground: $Button.default.pressedBackground",
            "borderColor: $Button.default.borderColor");

    private static final int DIGITS = 6;
    private static final int LINES = 3;

    private final transient Function<Wanted, String> make;
    private final DraftField columns;
    private final DraftField rows;
    private final DraftField grid;
    private final JComboBox<String> palette = new JComboBox<>();
    private final transient List<PaletteOffer> offers = new ArrayList<>();
    private final Sentence remark = new Sentence(LINES);
    private final JButton create = new JButton("Create");

    /** What is asked for; the sizes in cells, {@code grid} the side of one in px. */
    record Wanted(int columns, int rows, int grid, PaletteOffer palette) {}

    /**
     * A form that is not shown yet.
     *
     * @param before what is made if nothing is changed; its palette is the first offer
     * @param offers the palettes that are known
     * @param make makes the level; gives why it cannot, null if it did
     */
    NewLevelForm(Wanted before, List<PaletteOffer> offers, Function<Wanted, String> make) {
        super(new MigLayout("insets 0, gapx 8, hidemode 3", "[][][][][grow,fill]", "[]12[][]12[]8[]12[]"));
        this.make = make;
        setName("new-level");
        getAccessibleContext().setAccessibleName("New level");
        columns = field("columns", "Columns", before.columns());
        rows = field("rows", "Rows", before.rows());
        grid = field("grid", "Tile size", before.grid());
        JLabel title = new JLabel("New level");
        title.putClientProperty(FlatClientProperties.STYLE_CLASS, "h4");
        add(title, "span, wrap");
        add(label("Size", columns));
        add(columns);
        add(new JLabel("×"));
        add(rows);
        add(new JLabel("cells"), "wrap");
        add(label("Tile size", grid));
        add(grid);
        add(new JLabel("px"), "span, wrap");
        add(label("Palette", palette));
        palette.setName("new-level.palette");
        palette.getAccessibleContext().setAccessibleName("Palette");
        add(palette, "span, growx, wmin 0, wrap");
        remark.setName("new-level.remark");
        remark.putClientProperty(FlatClientProperties.STYLE_CLASS, "small");
        add(remark, "span, growx, w 0:380:, hmin 48, wrap");
        JButton cancel = new JButton("Cancel");
        cancel.setName("new-level.cancel");
        cancel.addActionListener(e -> giveUp());
        create.setName("new-level.create");
        create.putClientProperty(FlatClientProperties.STYLE, DEFAULT_BUTTON);
        create.addActionListener(e -> create());
        add(cancel, "span, split 2, tag cancel, alignx right");
        add(create, "tag ok");
        this.offers.addAll(offers);
        offers.forEach(offer -> palette.addItem(PlainText.of(offer.words())));
        palette.addActionListener(e -> check());
        enterTakes(palette);
        onKey("ENTER", this::create);
        check();
    }

    /** What gets the focus first. */
    JComponent first() {
        return columns;
    }

    /** Offers palettes that were found meanwhile, before the last one; the one that is chosen stays so. */
    void offer(List<PaletteOffer> found) {
        int at = Math.max(1, offers.size() - 1);
        for (PaletteOffer offer : found) {
            palette.insertItemAt(PlainText.of(offer.words()), at);
            offers.add(at++, offer);
        }
        place();
    }

    private DraftField field(String name, String words, int value) {
        DraftField field = new DraftField(DIGITS);
        field.setName("new-level." + name);
        field.getAccessibleContext().setAccessibleName(words);
        field.propose(Integer.toString(value));
        Typing.in(field, this::check);
        field.addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent e) {
                field.selectAll();
            }
        });
        return field;
    }

    private static JLabel label(String text, JComponent field) {
        JLabel label = new JLabel(text);
        label.setLabelFor(field);
        return label;
    }

    /** Where its list is closed Enter is the form's. */
    private void enterTakes(JComboBox<String> box) {
        Action own = box.getActionMap().get("enterPressed");
        box.getInputMap().put(KeyStroke.getKeyStroke("ENTER"), "take or create");
        box.getActionMap().put("take or create", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                if (box.isPopupVisible() && own != null) {
                    own.actionPerformed(e);
                } else {
                    create();
                }
            }
        });
    }

    private void check() {
        String why = fault();
        create.setEnabled(why == null);
        if (why != null) {
            say(why, true);
            return;
        }
        Wanted wanted = wanted();
        PaletteOffer chosen = wanted.palette();
        String size = String.format(
                Locale.ROOT,
                "%d × %d px. ",
                (long) wanted.columns() * wanted.grid(),
                (long) wanted.rows() * wanted.grid());
        say(
                size + "The size can be changed later, the tile size cannot. " + (chosen == null ? "" : chosen.help()),
                false);
    }

    private void say(String words, boolean isFault) {
        remark.setText(words);
        remark.setIcon(isFault ? Icons.of("error") : null);
        remark.putClientProperty(
                FlatClientProperties.STYLE,
                isFault ? "foreground: $Label.foreground" : "foreground: $Label.disabledForeground");
        remark.setToolTipText(PlainText.of(words));
        remark.revalidate();
    }

    /** Why nothing can be made of what is typed, null if something can. */
    private String fault() {
        String why = fault(grid, "The tile size", Level.MAX_GRID, "px");
        String ofRows = fault(rows, "Rows", Level.MAX_SIDE, "cells");
        String ofColumns = fault(columns, "Columns", Level.MAX_SIDE, "cells");
        why = ofColumns != null ? ofColumns : ofRows != null ? ofRows : why;
        if (why != null) {
            return why;
        }
        Wanted wanted = wanted();
        if ((long) wanted.columns() * wanted.rows() > Level.MAX_CELLS) {
            outline(columns, true);
            outline(rows, true);
            return "A level has at most " + Level.MAX_CELLS + " cells: make it lower or narrower.";
        }
        return null;
    }

    private static String fault(DraftField field, String what, int most, String unit) {
        boolean isFine;
        try {
            int value = number(field);
            isFine = value >= 1 && value <= most;
        } catch (NumberFormatException none) {
            isFine = false;
        }
        outline(field, !isFine);
        return isFine ? null : what + ": a whole number from 1 to " + most + " " + unit + ".";
    }

    private static void outline(DraftField field, boolean isWrong) {
        field.putClientProperty(FlatClientProperties.OUTLINE, isWrong ? FlatClientProperties.OUTLINE_ERROR : null);
    }

    private static int number(DraftField field) {
        return Integer.parseInt(field.getText().strip());
    }

    private Wanted wanted() {
        int chosen = palette.getSelectedIndex();
        return new Wanted(number(columns), number(rows), number(grid), chosen < 0 ? null : offers.get(chosen));
    }

    private void create() {
        if (fault() != null) {
            return;
        }
        Wanted wanted = wanted();
        String why = make.apply(wanted);
        if (why == null) {
            close(true);
        } else {
            say(why, true);
        }
    }
}
