package dev.ledge.editor.panel;

import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolListener;

/** Keeps a listener on whatever document is open in a {@link ToolContext}, and reports when it is another one. */
public final class DocumentFollower implements ToolListener {
    private final ToolContext context;
    private final DocumentListener listener;
    private final Runnable onSwitch;
    private Document followed;

    private DocumentFollower(ToolContext context, DocumentListener listener, Runnable onSwitch) {
        this.context = context;
        this.listener = listener;
        this.onSwitch = onSwitch;
    }

    /**
     * Begins to follow.
     *
     * @param onSwitch called at once and whenever another document is open
     */
    public static void follow(ToolContext context, DocumentListener listener, Runnable onSwitch) {
        DocumentFollower follower = new DocumentFollower(context, listener, onSwitch);
        context.addListener(follower);
        follower.layerChanged();
    }

    @Override
    public void layerChanged() {
        Document now = context.document();
        if (now == followed) {
            return;
        }
        if (followed != null) {
            followed.removeListener(listener);
        }
        followed = now;
        now.addListener(listener);
        onSwitch.run();
    }
}
