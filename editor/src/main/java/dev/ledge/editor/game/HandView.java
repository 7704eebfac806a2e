package dev.ledge.editor.game;

import dev.ledge.editor.action.Actions;
import dev.ledge.editor.action.Menus;
import dev.ledge.editor.action.command.HandCommands;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.panel.HandBar;
import dev.ledge.editor.preview.PreviewSession;
import dev.ledge.editor.tool.ToolContext;
import java.awt.Component;
import java.awt.Point;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JPopupMenu;
import javax.swing.event.PopupMenuEvent;
import javax.swing.event.PopupMenuListener;

/** The hand in the running game: its bar, its menu, and the game of whatever level is open. */
public final class HandView {
    private final ToolContext context;
    private final Actions actions;
    private final Supplier<List<Component>> places;
    private final HandBar bar;
    private final Runnable refresh;
    private PreviewSession following;

    /**
     * No game yet, see {@link #opened}.
     *
     * @param places where the pointer may be when the menu is asked for
     */
    public HandView(ToolContext context, Actions actions, Supplier<List<Component>> places) {
        this.context = context;
        this.actions = actions;
        this.places = places;
        bar = new HandBar(context);
        refresh = bar::refresh;
    }

    /** The sizes of the actor that is worked on. */
    public HandBar bar() {
        return bar;
    }

    /**
     * Another level is open.
     *
     * @param onChoose gets which actor is worked on
     */
    public void opened(PreviewSession session, Consumer<String> onChoose) {
        if (following != null) {
            following.removeListener(refresh);
        }
        following = session;
        session.addListener(refresh);
        HandOnGame hand = new HandOnGame(session);
        hand.setOnChoose(onChoose);
        hand.setOnAsk(at -> ask(hand));
        context.setHand(hand);
    }

    private void ask(HandOnGame hand) {
        JPopupMenu menu = new Menus(actions).popup(HandCommands.MENU);
        menu.setName("hand.menu");
        menu.addPopupMenuListener(new PopupMenuListener() {
            @Override
            public void popupMenuWillBecomeVisible(PopupMenuEvent e) {}

            @Override
            public void popupMenuWillBecomeInvisible(PopupMenuEvent e) {
                // What was chosen is done after this, and has to know where.
                EventThread.post(hand::answered);
            }

            @Override
            public void popupMenuCanceled(PopupMenuEvent e) {}
        });
        for (Component place : places.get()) {
            Point pointer = place.getMousePosition();
            if (pointer != null) {
                menu.show(place, pointer.x, pointer.y);
                return;
            }
        }
        hand.answered();
    }
}
