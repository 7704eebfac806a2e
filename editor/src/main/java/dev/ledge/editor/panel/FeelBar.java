package dev.ledge.editor.panel;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.component.ChoiceHelp;
import dev.ledge.editor.component.DraftField;
import dev.ledge.editor.component.Typing;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.feel.Feel;
import dev.ledge.editor.feel.FeelChoice;
import dev.ledge.editor.feel.FeelPainter;
import dev.ledge.editor.feel.FeelPair;
import dev.ledge.editor.feel.JumpReach;
import dev.ledge.editor.notice.PlainText;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.level.Level;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.swing.DefaultComboBoxModel;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSeparator;
import net.miginfocom.swing.MigLayout;

/** Where two feels are chosen and compared: what each jumps, giving one to the player, saving the player's as one. */
@SuppressWarnings("serial")
public final class FeelBar extends JPanel {
    private static final int DOT = 12;

    private final transient ToolContext context;
    private final transient FeelChoice choice;
    private final JComboBox<String> first = new JComboBox<>();
    private final JComboBox<String> second = new JComboBox<>();
    private final JLabel firstJump = new JLabel();
    private final JLabel secondJump = new JLabel();
    private final JButton useFirst = new JButton("Use A");
    private final JButton useSecond = new JButton("Use B");
    private final DraftField name = new DraftField(14);
    private final JButton save = new JButton("Save");
    private final transient ChoiceHelp firstHelp = help("A", first);
    private final transient ChoiceHelp secondHelp = help("B", second);
    private boolean refreshing;

    /**
     * A bar that follows a choice and the open level.
     *
     * @param use gives a feel to the player
     * @param keep saves the player's feel under a name; false if that failed
     * @param close ends comparing
     */
    public FeelBar(ToolContext context, FeelChoice choice, Consumer<Feel> use, Predicate<String> keep, Runnable close) {
        super(new MigLayout("insets 6 10 6 6, gapx 6, fillx", "[grow,fill][20!]", "[top]"));
        this.context = context;
        this.choice = choice;
        setName("feel-bar");
        getAccessibleContext().setAccessibleName("Compare two feels");
        add(new JSeparator(), "dock south");
        JPanel a = side("A", FeelPainter.A, first, firstJump, useFirst);
        JPanel b = side("B", FeelPainter.B, second, secondJump, useSecond);
        add(new FlowRow(a, b, keeping(keep)), "wmin 0");
        JButton closing = Styles.iconButton("close", "End comparing");
        closing.setName("feel.close");
        closing.addActionListener(e -> close.run());
        add(closing);
        useFirst.addActionListener(e -> use.accept(choice.pair().a()));
        useSecond.addActionListener(e -> use.accept(choice.pair().b()));
        choice.addListener(this::refresh);
        DocumentFollower.follow(
                context,
                new DocumentListener() {
                    @Override
                    public void levelChanged(Level before, Level after) {
                        if (isVisible()) {
                            showNumbers();
                        }
                    }
                },
                this::refresh);
        refresh();
    }

    @Override
    public void setVisible(boolean visible) {
        super.setVisible(visible);
        if (visible) {
            showNumbers(); // Edits were not followed until now.
        }
    }

    private static ChoiceHelp help(String letter, JComboBox<String> box) {
        return ChoiceHelp.of(box, "The feel whose player is drawn as " + letter + ", on the same inputs as the other");
    }

    private JPanel side(String letter, Color color, JComboBox<String> box, JLabel jump, JButton use) {
        JLabel label = new JLabel(letter, new Dot(color), JLabel.LEADING);
        Styles.heading(label);
        label.setLabelFor(box);
        String lower = letter.toLowerCase(Locale.ROOT);
        box.setName("feel." + lower);
        box.getAccessibleContext().setAccessibleName("Feel " + letter);
        box.addActionListener(e -> chosen());
        use.setName("feel.use-" + lower);
        use.setToolTipText("Gives the player of this level the numbers of " + letter + "; undo takes them back");
        Styles.small(jump);
        Styles.dim(jump, true);
        jump.setName("feel.jump-" + lower);
        JPanel side = new JPanel(new MigLayout("insets 0, gapx 6", "[][][][0::,shp 200]")); // Words give way first.
        side.setOpaque(false);
        side.add(label);
        side.add(box, "wmin 60");
        side.add(use);
        side.add(jump, "wmin 0");
        return side;
    }

    private JPanel keeping(Predicate<String> keep) {
        name.setName("feel.name");
        name.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, "Save this player as…");
        name.setToolTipText("A name for this level's numbers; they are saved beside the palette, for all its levels");
        name.getAccessibleContext().setAccessibleName("Name to save this level's player under");
        save.setName("feel.save");
        save.setToolTipText("Saves this level's numbers beside the palette, in place of those of that name");
        Runnable doIt = () -> {
            if (!name.getText().isBlank() && keep.test(name.getText().strip())) {
                name.setText("");
            }
        };
        Typing.in(name, this::showWhetherTaken);
        save.addActionListener(e -> doIt.run());
        name.addActionListener(e -> doIt.run());
        JPanel row = new JPanel(new MigLayout("insets 0, gapx 6, novisualpadding")); // Else the last pixel is cut off.
        row.setOpaque(false);
        row.add(name);
        row.add(save);
        return row;
    }

    private void showWhetherTaken() {
        String given = name.getText().strip();
        boolean isTaken = choice.saved().stream().anyMatch(feel -> feel.name().equals(given));
        name.putClientProperty(FlatClientProperties.OUTLINE, isTaken ? FlatClientProperties.OUTLINE_WARNING : null);
        save.setText(isTaken ? "Replace" : "Save");
    }

    private void chosen() {
        if (!refreshing && first.getSelectedIndex() >= 0 && second.getSelectedIndex() >= 0) {
            List<Feel> all = choice.all();
            choice.choose(all.get(first.getSelectedIndex()), all.get(second.getSelectedIndex()));
        }
    }

    private void refresh() {
        refreshing = true;
        List<Feel> all = choice.all();
        String[] names = all.stream().map(feel -> PlainText.of(feel.name())).toArray(String[]::new);
        FeelPair pair = choice.pair();
        fill(first, names, all.indexOf(pair.a()));
        fill(second, names, all.indexOf(pair.b()));
        List<String> about = ChoiceHelp.of(all, Feel::about);
        firstHelp.show(about);
        secondHelp.show(about);
        refreshing = false;
        showWhetherTaken();
        showNumbers();
    }

    private static void fill(JComboBox<String> box, String[] names, int selected) {
        box.setModel(new DefaultComboBoxModel<>(names));
        box.setSelectedIndex(selected);
    }

    private void showNumbers() {
        Document document = context.document();
        FeelPair pair = choice.pair();
        firstJump.setText(jump(pair.a(), document.level()));
        secondJump.setText(jump(pair.b(), document.level()));
        firstJump.setToolTipText(firstJump.getText());
        secondJump.setToolTipText(secondJump.getText());
        boolean canEdit = !document.isReadOnly();
        useFirst.setEnabled(canEdit && !pair.a().isIn(document.level()));
        useSecond.setEnabled(canEdit && !pair.b().isIn(document.level()));
        save.setEnabled(document.file() != null);
        name.setEnabled(document.file() != null);
    }

    private static String jump(Feel feel, Level level) {
        Level as = feel.in(level);
        return as.physics().isTopDown() ? "" : JumpReach.of(as).inWords();
    }

    /** A disc in the colour of a feel. */
    private record Dot(Color color) implements Icon {
        @Override
        public void paintIcon(Component c, Graphics graphics, int x, int y) {
            Graphics2D g = (Graphics2D) graphics.create();
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setColor(color);
            g.fillOval(x, y, getIconWidth(), getIconHeight());
            g.dispose();
        }

        @Override
        public int getIconWidth() {
            return UIScale.scale(DOT);
        }

        @Override
        public int getIconHeight() {
            return UIScale.scale(DOT);
        }
    }
}
