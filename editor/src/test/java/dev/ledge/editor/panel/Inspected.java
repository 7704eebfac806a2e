package dev.ledge.editor.panel;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.feel.FeelChoice;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolListener;
import dev.ledge.editor.tool.all.Tools;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.Level;
import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JTextField;

/** A document in the inspector, and what the status bar says. */
final class Inspected {
    final Document document;
    final ToolContext context;
    final InspectorPanel panel;
    final List<String> said = new ArrayList<>();

    Inspected(Document document) {
        this.document = document;
        context = Tools.on(document, new Viewport());
        context.addListener(new ToolListener() {
            @Override
            public void status(String message) {
                said.add(message);
            }
        });
        panel = new InspectorPanel(context, new FeelChoice("", "", pair -> {}));
    }

    Level level() {
        return document.level();
    }

    <C extends Component> C find(String name, Class<C> type) {
        return Components.find(panel, name, type);
    }

    boolean has(String name) {
        return Components.all(panel).anyMatch(component -> name.equals(component.getName()));
    }

    String text(String field) {
        return find(field, JTextField.class).getText();
    }

    /** Types into a field, and enters it. */
    void type(String field, String text) {
        JTextField found = find(field, JTextField.class);
        found.setText(text);
        found.postActionEvent();
    }
}
