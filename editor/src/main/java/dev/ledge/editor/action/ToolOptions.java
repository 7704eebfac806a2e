package dev.ledge.editor.action;

import com.formdev.flatlaf.FlatClientProperties;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolListener;
import java.util.List;
import java.util.Map;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSeparator;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;

/** The strip above the canvas: the tool in use, what it can be set to, and how it is used. */
@SuppressWarnings("serial")
public final class ToolOptions extends JPanel implements ToolListener {
    private static final Map<String, String> CHOICES = Map.of("shape", "shape.", "object", "place.");

    private final transient Actions actions;
    private final transient ToolContext context;
    private final JLabel title = new JLabel();
    private final JPanel choices = new JPanel(new MigLayout("insets 0, gapx 2"));
    private final JLabel hint = new JLabel();
    private String shown;

    public ToolOptions(Actions actions, ToolContext context) {
        super(new MigLayout("insets 3 10 3 10, gapx 10, hidemode 3", "[][][grow,fill]", "[26!,center]"));
        this.actions = actions;
        this.context = context;
        setName("tool-options");
        add(new JSeparator(), "dock south");
        title.setName("tool-options.title");
        title.putClientProperty(FlatClientProperties.STYLE, "font: bold");
        hint.putClientProperty(FlatClientProperties.STYLE, "foreground: $Label.disabledForeground");
        hint.putClientProperty(FlatClientProperties.STYLE_CLASS, "small");
        add(title);
        add(choices);
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
        String tool = context.tool().id();
        if (!tool.equals(shown)) {
            shown = tool;
            choices.removeAll();
            List<Command> commands = CHOICES.containsKey(tool) ? actions.under(CHOICES.get(tool)) : List.of();
            for (Command command : commands) {
                choices.add(choice(command));
            }
            choices.setVisible(!commands.isEmpty());
        }
        title.setText(
                tool.equals("object")
                        ? context.objectKind().label()
                        : context.tool().label());
        hint.setText(context.tool().hint());
        hint.setToolTipText(context.tool().hint());
        revalidate();
        repaint();
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
