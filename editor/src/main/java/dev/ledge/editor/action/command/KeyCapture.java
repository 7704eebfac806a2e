package dev.ledge.editor.action.command;

import dev.ledge.editor.action.Command;
import dev.ledge.editor.action.KeyBindings;
import dev.ledge.editor.action.Keys;
import java.awt.event.KeyEvent;
import java.util.function.BiConsumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;

/** Waits for a key that a command is to have, and asks first where another command has it. */
@SuppressWarnings("serial")
final class KeyCapture extends JPanel {
    private final JLabel prompt = new JLabel();
    private final JTextField field = new JTextField(16) {
        @Override
        protected void processKeyEvent(KeyEvent e) {
            // No key of Swing's own gets through: all can be those of a command.
            e.consume();
            if (e.getID() == KeyEvent.KEY_PRESSED) {
                pressed(e);
            } else if (e.getID() == KeyEvent.KEY_RELEASED && take.isVisible()) {
                // Not before, or the key that is still down would press the button.
                take.requestFocusInWindow();
            }
        }
    };
    private final JButton take = new JButton("Take it");
    private final JButton cancel = new JButton("Cancel");
    private transient KeyBindings bindings;
    private transient Command command;
    private transient KeyStroke wanted;
    private transient BiConsumer<Command, KeyStroke> taken;
    private transient Runnable givenUp;

    KeyCapture() {
        super(new MigLayout("insets 0, fillx, hidemode 3", "[grow,fill][][][]"));
        prompt.setName("keys.prompt");
        field.setName("keys.pressed");
        field.setEditable(false);
        field.setFocusTraversalKeysEnabled(false);
        take.setName("keys.take");
        take.addActionListener(e -> taken.accept(command, wanted));
        cancel.setName("keys.cancel");
        cancel.addActionListener(e -> givenUp.run());
        add(prompt, "wmin 0");
        add(field);
        add(take);
        add(cancel);
    }

    /**
     * Begins to wait.
     *
     * @param taken gets the key once it is free or may be taken
     * @param givenUp is called if there is to be none
     */
    void begin(KeyBindings bindings, Command command, BiConsumer<Command, KeyStroke> taken, Runnable givenUp) {
        this.bindings = bindings;
        this.command = command;
        this.taken = taken;
        this.givenUp = givenUp;
        ask("Press the key for “" + command.fixedTitle() + "”; Esc leaves it as it is");
        field.setText("");
        field.requestFocusInWindow();
    }

    private void pressed(KeyEvent e) {
        if (e.getKeyCode() == KeyEvent.VK_ESCAPE && e.getModifiersEx() == 0) {
            givenUp.run();
            return;
        }
        KeyStroke stroke = bindings.rules().of(e);
        if (stroke == null) {
            return;
        }
        field.setText(Keys.describe(stroke));
        String refusal = bindings.rules().refusal(stroke);
        Command holder = bindings.holder(stroke);
        if (!refusal.isEmpty()) {
            ask(refusal + ": press another key");
        } else if (holder == null || holder == command) {
            taken.accept(command, stroke);
        } else {
            ask(Keys.describe(stroke) + " is the key of “" + holder.fixedTitle() + "”");
            wanted = stroke;
            take.setVisible(true);
            getRootPane().setDefaultButton(take);
        }
    }

    private void ask(String words) {
        wanted = null;
        take.setVisible(false);
        prompt.setText(words);
        prompt.setToolTipText(words);
        field.getAccessibleContext().setAccessibleName(words);
    }
}
