package dev.ledge.editor.action;

import com.formdev.flatlaf.FlatClientProperties;
import dev.ledge.editor.tool.Tool;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolListener;
import dev.ledge.editor.tool.ToolOption;
import java.awt.FontMetrics;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSeparator;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;

/** The strip above the canvas: the tool in use, what it can be set to, and how it is used. */
@SuppressWarnings("serial")
public final class ToolOptions extends JPanel implements ToolListener {
    private final transient Actions actions;
    private final transient ToolContext context;
    private final transient Runnable leave;
    private final transient MigLayout layout =
            new MigLayout("insets 3 10 3 10, gapx 10, hidemode 3", "[][][grow,fill,shrinkprio 200]", "[26!,center]");
    private final JLabel title = new JLabel();
    private final JPanel options = new JPanel(new MigLayout("insets 0, gapx 2"));
    private final JLabel hint = new JLabel();
    private transient Tool shown;

    /**
     * A strip for the tools of a context.
     *
     * @param leave gives the focus back to the canvas, after Enter or Escape in a field
     */
    public ToolOptions(Actions actions, ToolContext context, Runnable leave) {
        super();
        setLayout(layout);
        this.actions = actions;
        this.context = context;
        this.leave = leave;
        setName("tool-options");
        add(new JSeparator(), "dock south");
        title.setName("tool-options.title");
        title.putClientProperty(FlatClientProperties.STYLE, "font: bold");
        hint.putClientProperty(FlatClientProperties.STYLE, "foreground: $Label.disabledForeground");
        hint.putClientProperty(FlatClientProperties.STYLE_CLASS, "small");
        add(title);
        add(options);
        add(hint, "wmin 0");
        context.addListener(this);
        refresh();
    }

    @Override
    public void toolChanged() {
        refresh();
    }

    @Override
    public void settingsChanged() {
        refresh();
    }

    private void refresh() {
        Tool tool = context.tool();
        if (tool != shown) {
            shown = tool;
            options.removeAll();
            tool.options().forEach(option -> options.add(control(option)));
            options.setVisible(options.getComponentCount() > 0);
        }
        title.setText(tool.title());
        layout.setComponentConstraints(title, "w " + title.getPreferredSize().width + ":" + widest(tool));
        hint.setText(tool.hint());
        hint.setToolTipText(tool.hint());
        revalidate();
        repaint();
    }

    /** The width of the longest title: if there is room, what is beside it stays where it is as another is chosen. */
    private int widest(Tool tool) {
        FontMetrics metrics = title.getFontMetrics(title.getFont());
        return tool.titles().stream().mapToInt(metrics::stringWidth).max().orElse(0);
    }

    private JComponent control(ToolOption option) {
        if (option instanceof ToolOption.Amount amount) {
            return new AmountField(amount, value -> context.set(amount, value), leave);
        }
        return choice(actions.get(option.id()));
    }

    private static JToggleButton choice(Command command) {
        JToggleButton button = new JToggleButton(command);
        button.setName("option." + command.id());
        button.setHideActionText(true);
        button.setFocusable(false);
        button.putClientProperty(FlatClientProperties.BUTTON_TYPE, FlatClientProperties.BUTTON_TYPE_TOOLBAR_BUTTON);
        button.getAccessibleContext().setAccessibleName(command.title());
        return button;
    }
}
