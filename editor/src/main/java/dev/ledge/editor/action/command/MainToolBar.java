package dev.ledge.editor.action.command;

import com.formdev.flatlaf.FlatClientProperties;
import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.Command;
import dev.ledge.editor.action.Menus;
import dev.ledge.editor.action.ToolBar;
import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.tool.Tool;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.JButton;

/** The toolbar of the window. */
public final class MainToolBar {
    private MainToolBar() {}

    /** The toolbar. */
    public static ToolBar of(Actions actions, Workspace workspace) {
        List<String> selecting = new ArrayList<>();
        List<String> making = new ArrayList<>();
        for (Tool tool : workspace.tools().tools()) {
            if (!tool.actsOnGame()) {
                (tool.selects() == Tool.Selects.NOTHING ? making : selecting).add("tool." + tool.id());
            }
        }
        return new ToolBar(actions)
                .with("file.save", "edit.undo", "edit.redo")
                .line()
                .with(selecting.toArray(String[]::new))
                .line()
                .with(making.toArray(String[]::new))
                .line()
                .with("play.play", "play.pause", "play.stop", "play.step-back", "play.step", "play.record")
                .with("tool.hand")
                .with(speed(actions, () -> workspace.preview().session()))
                .rightFrom()
                .with("view.preview-window", "view.overlays", "view.grid")
                .with(search(actions));
    }

    static JButton speed(Actions actions, Supplier<PreviewSession> session) {
        JButton button = new JButton("1×");
        button.setName("toolbar.speed");
        button.setFocusable(false);
        button.setToolTipText("Speed of the preview");
        button.getAccessibleContext().setAccessibleName("Speed of the preview");
        List<Object> ids = new ArrayList<>();
        for (Command command : actions.under("speed.")) {
            ids.add(command.id());
            command.addPropertyChangeListener(e ->
                    button.setText(PlayCommands.words(session.get().playhead().speed()) + "×"));
        }
        button.addActionListener(e -> new Menus(actions).popup(ids.toArray()).show(button, 0, button.getHeight()));
        return button;
    }

    private static JButton search(Actions actions) {
        Command palette = actions.get("help.commands");
        JButton button = new JButton(palette);
        button.setName("toolbar.help.commands");
        button.setText(palette.keyText());
        palette.addPropertyChangeListener(e -> button.setText(palette.keyText()));
        button.setFocusable(false);
        button.putClientProperty(FlatClientProperties.STYLE_CLASS, "small");
        return button;
    }
}
