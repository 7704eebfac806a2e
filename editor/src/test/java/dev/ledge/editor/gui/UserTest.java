package dev.ledge.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Point;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** The hands and eyes of the GUI tests, on a window made for them. */
class UserTest extends GuiTest {
    private final List<String> seen = new ArrayList<>();

    @Test
    void keysAndClicksReachTheComponents() {
        show(this::sampleFrame);
        JTextField field = Components.named("text", JTextField.class);
        JButton button = Components.named("button", JButton.class);

        user.click(field);
        Edt.waitUntil("the field has the focus", field::isFocusOwner);
        user.type("Ledge: 1,2_3 \"ok\"?");
        user.click(button);

        Edt.waitUntil("the button was pressed", () -> seen.contains("button"));
        assertThat(textOf(field)).isEqualTo("Ledge: 1,2_3 \"ok\"?");
    }

    @Test
    void aKeyStrokeHasItsModifiersAndDoesNotRepeat() {
        show(this::sampleFrame);
        JTextField field = Components.named("text", JTextField.class);
        user.click(field);
        user.type("abc");

        user.key("ctrl A");
        user.key("shift X");
        assertThat(textOf(field)).isEqualTo("X");

        Edt.run(seen::clear);
        user.hold(KeyEvent.VK_RIGHT);
        user.letGo(KeyEvent.VK_RIGHT);
        assertThat(Edt.get(() -> List.copyOf(seen))).containsExactly("pressed Right", "released Right");
    }

    @Test
    void aDragIsASeriesOfMovesAlsoWithAltHeld() {
        show(this::sampleFrame);
        JPanel canvas = Components.named("canvas", JPanel.class);

        user.hold(KeyEvent.VK_ALT);
        Edt.run(seen::clear);
        user.drag(canvas, new Point(10, 10), new Point(110, 10), new Point(110, 60));
        List<String> events = Edt.get(() -> List.copyOf(seen));
        assertThat(events).startsWith("down 10,10 alt").endsWith("up 110,60 alt");
        assertThat(events).filteredOn(event -> event.startsWith("drag")).hasSizeGreaterThan(2);
        assertThat(events).contains("drag 110,60 alt");
    }

    @Test
    void focusComesBackFromAModalDialog() {
        JFrame frame = show(this::sampleFrame);
        JTextField field = Components.named("text", JTextField.class);
        user.click(field);
        JDialog dialog = Edt.get(() -> new JDialog(frame, "Sure?", true));
        EventQueue.invokeLater(() -> dialog.setVisible(true));

        Components.window(JDialog.class, "'Sure?'", found -> found.getTitle().equals("Sure?"));
        Edt.run(dialog::dispose);

        Edt.waitUntil("the field has the focus again", field::isFocusOwner);
    }

    @Test
    void pixelsAreWhatIsOnTheScreen() {
        show(this::sampleFrame);
        JPanel canvas = Components.named("canvas", JPanel.class);

        assertThat(user.pixel(canvas, new Point(5, 5))).isEqualTo(Color.ORANGE);
        assertThat(user.picture(canvas).getWidth()).isEqualTo(canvas.getWidth());
    }

    private static String textOf(JTextField field) {
        return Edt.get(field::getText);
    }

    private JFrame sampleFrame() {
        JTextField field = new JTextField(20);
        field.setName("text");
        field.addKeyListener(new KeyAdapter() {
            @Override
            public void keyPressed(KeyEvent e) {
                seen.add("pressed " + KeyEvent.getKeyText(e.getKeyCode()));
            }

            @Override
            public void keyReleased(KeyEvent e) {
                seen.add("released " + KeyEvent.getKeyText(e.getKeyCode()));
            }
        });
        JButton button = new JButton("Press");
        button.setName("button");
        button.addActionListener(e -> seen.add("button"));
        JPanel canvas = new JPanel();
        canvas.setName("canvas");
        canvas.setBackground(Color.ORANGE);
        canvas.setPreferredSize(new Dimension(300, 200));
        MouseAdapter mouse = new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                note("down", e);
            }

            @Override
            public void mouseDragged(MouseEvent e) {
                note("drag", e);
            }

            @Override
            public void mouseReleased(MouseEvent e) {
                note("up", e);
            }
        };
        canvas.addMouseListener(mouse);
        canvas.addMouseMotionListener(mouse);

        JFrame frame = new JFrame("Sample");
        frame.add(field, BorderLayout.NORTH);
        frame.add(canvas, BorderLayout.CENTER);
        frame.add(button, BorderLayout.SOUTH);
        frame.pack();
        return frame;
    }

    private void note(String what, MouseEvent e) {
        seen.add(what + " " + e.getX() + "," + e.getY() + (e.isAltDown() ? " alt" : ""));
    }
}
