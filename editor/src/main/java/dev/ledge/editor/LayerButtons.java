package dev.ledge.editor;

import dev.ledge.editor.action.Actions;
import java.util.List;
import javax.swing.JButton;

/** The buttons below the list of layers. */
final class LayerButtons {
    private static final List<String> IDS =
            List.of("layer.add", "layer.duplicate", "layer.to-front", "layer.to-back", "layer.remove");

    private LayerButtons() {}

    static List<JButton> of(Actions actions) {
        return IDS.stream().map(id -> button(actions, id)).toList();
    }

    private static JButton button(Actions actions, String id) {
        JButton button = new JButton(actions.get(id));
        button.setName("layers." + id);
        button.setHideActionText(true);
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        button.getAccessibleContext().setAccessibleName(actions.get(id).title());
        return button;
    }
}
