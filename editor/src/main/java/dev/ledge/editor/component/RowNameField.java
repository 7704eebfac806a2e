package dev.ledge.editor.component;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.JTextField;
import javax.swing.KeyStroke;

/**
 * A field over the name of what a row of a list is: Enter takes what was typed, and leaving it, Escape does not. A name
 * that is refused waits to be mended, unless the field is left.
 */
@SuppressWarnings("serial")
public final class RowNameField extends JTextField implements Typed {
    private final transient Naming naming;
    private final String before;
    private final transient Refusal refusal;

    /** What becomes of what is typed. */
    public interface Naming {
        /** Why a name cannot be taken, a sentence for people; null if it can. */
        default String refusal(String name) {
            return null;
        }

        /** Takes another name. */
        void take(String name);

        /** Enter or Escape ends it: gives the focus to something else. */
        void leave();
    }

    /**
     * Puts a field into a list, with the focus in it.
     *
     * @param place where it is in the list, px
     * @param words what it is for, for people
     * @param now the name that there is
     * @param status gets why a name is refused, and nothing once that is over
     */
    public RowNameField(
            JComponent list, Rectangle place, String words, String now, Naming naming, Consumer<String> status) {
        super(now);
        this.naming = naming;
        before = now;
        refusal = new Refusal(status);
        setName(list.getName().replace(".list", ".name"));
        getAccessibleContext().setAccessibleName(words);
        // A row is hardly higher than a line of text, of which a field's own margin would cut off the lower end.
        putClientProperty(FlatClientProperties.STYLE, "margin: 0,4,0,4");
        setBounds(place);
        list.add(this);
        addActionListener(e -> take(true));
        getInputMap().put(KeyStroke.getKeyStroke("ESCAPE"), "cancel");
        getActionMap().put("cancel", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                refusal.end();
                close(true);
            }
        });
        Typing.in(this, () -> {
            refusal.end();
            putClientProperty(FlatClientProperties.OUTLINE, null);
        });
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent e) {
                take(false); // Also as another window is looked at: the name was meant.
            }
        });
        selectAll();
        requestFocusInWindow();
    }

    @Override
    public void takeTyped() {
        take(false);
    }

    @Override
    public boolean isTyping() {
        return !getText().equals(before);
    }

    @Override
    public void takeBack() {
        setText(before);
        selectAll();
    }

    /** @param byKey true if the focus is there still: a name that is refused then waits to be mended */
    private void take(boolean byKey) {
        if (getParent() == null) {
            return;
        }
        String why = isTyping() ? naming.refusal(getText()) : null;
        if (why != null && byKey) {
            putClientProperty(FlatClientProperties.OUTLINE, FlatClientProperties.OUTLINE_ERROR);
            refusal.say(why);
            return;
        }
        refusal.end();
        close(byKey);
        if (why != null) {
            refusal.pass(why + " It stays “" + before + "”.");
        } else if (isTyping()) {
            naming.take(getText());
        }
    }

    private void close(boolean byKey) {
        JComponent list = (JComponent) getParent();
        if (byKey) {
            naming.leave();
        }
        list.remove(this);
        list.repaint();
    }
}
