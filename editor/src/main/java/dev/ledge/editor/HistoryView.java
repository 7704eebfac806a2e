package dev.ledge.editor;

import dev.ledge.editor.panel.history.HistoryWindow;
import dev.ledge.editor.panel.history.Played;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.render.TileImages;
import dev.ledge.editor.run.RunBook;
import dev.ledge.editor.tool.ToolContext;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.JFrame;

/** The window's history, made when it is first asked for. */
final class HistoryView {
    private final JFrame owner;
    private final ToolContext context;
    private final TileImages images;
    private final RunBook runs;
    private final Supplier<PreviewSession> session;
    private final Runnable onClose;
    private HistoryWindow window;

    HistoryView(
            JFrame owner,
            ToolContext context,
            TileImages images,
            RunBook runs,
            Supplier<PreviewSession> session,
            Runnable onClose) {
        this.owner = owner;
        this.context = context;
        this.images = images;
        this.runs = runs;
        this.session = session;
        this.onClose = onClose;
    }

    void open() {
        if (window == null) {
            window = new HistoryWindow(owner, context, images, this::played, onClose);
        }
        window.open();
    }

    private List<Played> played() {
        List<Played> all = new ArrayList<>();
        if (session.get().wasPlayed()) {
            all.add(Played.of("The last play", session.get().recorder().all()));
        }
        runs.entries().stream()
                .filter(entry -> !entry.isUnreadable())
                .forEach(entry -> all.add(Played.of(entry.name(), entry.run())));
        return all;
    }
}
