package dev.ledge.editor.gui;

import dev.ledge.editor.EditorFrame;
import dev.ledge.editor.action.Command;
import dev.ledge.editor.action.ThemeChoice;
import dev.ledge.editor.canvas.LevelCanvas;
import java.awt.Component;
import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.IllegalComponentStateException;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JSlider;
import javax.swing.JTextField;
import javax.swing.MenuSelectionManager;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;

/**
 * Someone who knows nothing and tries everything, with a real pointer and keyboard: keys, clicks, drags, the wheel,
 * menus, the command palette, dialogs, other levels, other looks, other sizes. It never leaves the program and never
 * takes a file elsewhere: dialogs for files are opened and given up. The same seed makes the same choices wherever the
 * window answers alike.
 */
final class Monkey {
    private static final int REMEMBERED = 200;

    private final EditorFrame frame;
    private final User user;
    private final Random random;
    private final List<Path> levels;
    private final DialogCloser dialogs;
    private final Runnable beforeLeaving;
    private final List<Habit> habits = new ArrayList<>();
    private final Deque<String> log = new ArrayDeque<>();
    private long done;

    /** Something that it does now and then. */
    private record Habit(int weight, String name, Runnable body) {}

    /**
     * One that has not begun yet.
     *
     * @param levels what it may open
     * @param beforeLeaving is run, from a test's thread, before another level is opened
     */
    Monkey(EditorFrame frame, User user, long seed, List<Path> levels, Runnable beforeLeaving) {
        this.frame = frame;
        this.user = user;
        this.random = new Random(seed);
        this.levels = levels;
        this.beforeLeaving = beforeLeaving;
        dialogs = new DialogCloser(user, random, this::note);
        add(20, "key", () -> key(one(one(Typing.KEYS).split(" "))));
        add(14, "chord", () -> key(one(Typing.CHORDS)));
        add(4, "question", () -> {
            beforeLeaving.run();
            key(one(Typing.ASKING));
        });
        add(14, "click", this::clickCanvas);
        add(18, "drag", this::drag);
        add(6, "wheel", this::wheel);
        add(14, "press", this::pressAnything);
        add(6, "type", this::type);
        add(7, "menu", this::menu);
        add(5, "palette", this::palette);
        add(5, "hold", this::holdKeys);
        add(3, "look", () -> Edt.run(() -> frame.setTheme(one(ThemeChoice.values()))));
        add(3, "window", this::window);
        add(2, "focus", this::takeFocus);
        add(2, "open", this::open);
        add(1, "quit", this::quitAndStay);
    }

    private void add(int weight, String name, Runnable body) {
        habits.add(new Habit(weight, name, body));
    }

    /** Does one thing more. */
    void act() {
        dialogs.closeAll();
        Habit habit = choose();
        note(habit.name);
        try {
            habit.body.run();
        } catch (IllegalComponentStateException gone) {
            more("and it had gone"); // What was aimed at went away before the pointer came, a menu or a dialog.
            user.letGoOfAll();
        }
        done++;
    }

    /** Lets go of everything and closes what is open, so that the window is as someone would leave it. */
    void calmDown() {
        user.letGoOfAll();
        for (int i = 0; i < 8; i++) {
            dialogs.closeAll();
            note("calm");
            user.key("ESCAPE");
        }
        Edt.run(() -> {
            frame.setExtendedState(Frame.NORMAL);
            frame.document().cancel();
        });
    }

    /** Number of things done. */
    long done() {
        return done;
    }

    /** The last things that it did, the oldest first. */
    String log() {
        return String.join("\n", log);
    }

    private void note(String what) {
        log.addLast(done + " " + what);
        if (log.size() > REMEMBERED) {
            log.removeFirst();
        }
    }

    private void more(String what) {
        log.addLast(log.removeLast() + " " + what);
    }

    private Habit choose() {
        int left = random.nextInt(habits.stream().mapToInt(Habit::weight).sum());
        for (Habit habit : habits) {
            left -= habit.weight;
            if (left < 0) {
                return habit;
            }
        }
        throw new IllegalStateException("no habit");
    }

    private void key(String stroke) {
        more(stroke);
        boolean takes = stroke.equals("ENTER") || stroke.equals("SPACE");
        if (takes && (isMenuOpen() || picksQuit())) {
            user.key("ESCAPE");
        } else {
            user.key(stroke);
        }
    }

    private static boolean isMenuOpen() {
        return Edt.get(() -> MenuSelectionManager.defaultManager().getSelectedPath().length > 0);
    }

    /** True if Enter would take the command that ends the program. */
    private static boolean picksQuit() {
        return Edt.get(() -> shown(JList.class).stream()
                .anyMatch(list -> list.getSelectedValue() instanceof Command command
                        && command.id().equals("file.quit")));
    }

    private void clickCanvas() {
        JComponent canvas = canvas();
        int button = random.nextInt(8) == 0 ? User.RIGHT : random.nextInt(12) == 0 ? User.MIDDLE : User.LEFT;
        int clicks = random.nextInt(6) == 0 ? 2 : 1;
        Point at = within(canvas);
        more(button + "x" + clicks + " " + at.x + "," + at.y);
        for (int i = 0; i < clicks; i++) {
            user.click(canvas, at, button);
        }
    }

    private void drag() {
        JComponent canvas = canvas();
        int held = random.nextInt(4) == 0 ? Typing.MODIFIERS[random.nextInt(Typing.MODIFIERS.length)] : 0;
        Point[] via = new Point[1 + random.nextInt(3)];
        Point from = within(canvas);
        for (int i = 0; i < via.length; i++) {
            int reach = random.nextInt(5) == 0 ? 400 : 80;
            via[i] = new Point(from.x + random.nextInt(2 * reach) - reach, from.y + random.nextInt(2 * reach) - reach);
        }
        more(from.x + "," + from.y + " to " + via[via.length - 1].x + "," + via[via.length - 1].y + " with " + held);
        if (held != 0) {
            user.hold(held);
        }
        user.moveTo(canvas, from);
        user.press(User.LEFT);
        for (Point point : via) {
            user.moveTo(canvas, onWindow(canvas, point));
        }
        if (random.nextInt(6) == 0) {
            more("and escape");
            user.key("ESCAPE");
        }
        user.release(User.LEFT);
        if (held != 0) {
            user.letGo(held);
        }
    }

    private void wheel() {
        List<JComponent> all = shown(JComponent.class);
        JComponent over = random.nextInt(2) == 0 || all.isEmpty() ? canvas() : one(all);
        int notches = 1 + random.nextInt(4);
        boolean zooms = random.nextInt(2) == 0;
        more(over.getName() + " " + notches + (zooms ? " ctrl" : ""));
        if (zooms) {
            user.hold(KeyEvent.VK_CONTROL);
        }
        user.wheel(over, within(over), random.nextBoolean() ? notches : -notches);
        if (zooms) {
            user.letGo(KeyEvent.VK_CONTROL);
        }
    }

    /** Clicks, or drags, whatever can be used with the mouse. */
    private void pressAnything() {
        List<JComponent> usable = new ArrayList<>();
        for (JComponent component : shown(JComponent.class)) {
            boolean isUsable = component instanceof AbstractButton && !(component instanceof JMenuItem)
                    || component instanceof JList
                    || component instanceof JSlider
                    || component instanceof JTextComponent
                    || component.getClass().getSimpleName().contains("ComboBox")
                    || component == frame.preview();
            if (isUsable && Edt.get(component::isEnabled)) {
                usable.add(component);
            }
        }
        if (usable.isEmpty()) {
            return;
        }
        JComponent component = one(usable);
        Point at = within(component);
        more(component.getClass().getSimpleName() + " " + component.getName());
        if (component instanceof JSlider) {
            user.drag(component, at, new Point(at.x + random.nextInt(80) - 40, at.y));
        } else {
            user.click(component, at, User.LEFT);
        }
    }

    private void type() {
        List<JTextField> fields = shown(JTextField.class);
        if (fields.isEmpty()) {
            return;
        }
        JTextField field = one(fields);
        String text = one(Typing.TEXTS);
        more(field.getName() + " “" + text + "”");
        user.click(field, within(field), User.LEFT);
        user.key("ctrl A");
        user.type(text);
        key(one(new String[] {"ENTER", "ESCAPE", "TAB", "UP", "DOWN"}));
    }

    private void menu() {
        List<JMenu> bar = shown(JMenu.class);
        if (bar.isEmpty()) {
            return;
        }
        JMenu menu = one(bar);
        more(menu.getText());
        user.click(menu, within(menu), User.LEFT);
        for (int depth = 0; depth < 3 && isMenuOpen(); depth++) {
            List<JMenuItem> items = shown(JMenuItem.class);
            items.removeIf(item -> item instanceof JMenu found && found.isTopLevelMenu()
                    || "file.quit".equals(item.getName())
                    || !item.isEnabled());
            if (items.isEmpty() || random.nextInt(5) == 0) {
                break;
            }
            JMenuItem item = one(items);
            more("> " + item.getText());
            if (leaves(item)) {
                beforeLeaving.run();
            }
            user.click(item, within(item), User.LEFT);
            if (!(item instanceof JMenu)) {
                break;
            }
        }
        for (int i = 0; i < 4 && isMenuOpen(); i++) {
            user.key("ESCAPE");
        }
    }

    /** True for what may put another level into the window. */
    private static boolean leaves(JMenuItem item) {
        return item.getName() == null || item.getName().startsWith("file.");
    }

    private void palette() {
        user.key("ctrl shift P");
        String word = one(Typing.WORDS);
        more(word);
        user.type(word);
        for (int i = random.nextInt(4); i > 0; i--) {
            user.key("DOWN");
        }
        beforeLeaving.run();
        key(random.nextInt(4) == 0 ? "ESCAPE" : "ENTER");
    }

    /** Plays for a few strokes, while the mouse may do something else. */
    private void holdKeys() {
        int first = Typing.GAME_KEYS[random.nextInt(Typing.GAME_KEYS.length)];
        int second = Typing.GAME_KEYS[random.nextInt(Typing.GAME_KEYS.length)];
        more(KeyEvent.getKeyText(first) + " " + KeyEvent.getKeyText(second));
        user.hold(first);
        if (second != first) {
            user.hold(second);
        }
        if (random.nextBoolean()) {
            clickCanvas();
        }
        user.letGo(first);
        if (second != first) {
            user.letGo(second);
        }
    }

    private void window() {
        switch (random.nextInt(4)) {
            case 0 -> {
                int width = 720 + random.nextInt(540);
                int height = 480 + random.nextInt(500);
                more(width + "x" + height);
                Edt.run(() -> frame.setSize(width, height));
            }
            case 1 -> {
                more("maximised");
                Edt.run(() -> frame.setExtendedState(Frame.MAXIMIZED_BOTH));
            }
            case 2 -> {
                more("normal");
                Edt.run(() -> frame.setExtendedState(Frame.NORMAL));
            }
            default -> {
                more("iconified");
                Edt.run(() -> frame.setExtendedState(frame.getExtendedState() | Frame.ICONIFIED));
                user.settle();
                Edt.run(() -> {
                    frame.setExtendedState(frame.getExtendedState() & ~Frame.ICONIFIED);
                    frame.toFront();
                    frame.requestFocus();
                });
            }
        }
        user.settle();
    }

    /** Another window has the focus for a moment. */
    private void takeFocus() {
        JFrame other = Edt.get(() -> {
            JFrame made = new JFrame("Another window");
            made.add(new JLabel("Here"));
            made.setBounds(900, 700, 200, 120);
            made.setVisible(true);
            return made;
        });
        user.settle();
        if (random.nextBoolean()) {
            user.key("A");
        }
        Edt.run(() -> {
            other.dispose();
            frame.toFront();
            frame.requestFocus();
        });
        user.settle();
    }

    private void open() {
        beforeLeaving.run();
        Path level = one(levels.toArray(Path[]::new));
        more(level.getFileName().toString());
        // Posted, as it may ask a question, which is answered here.
        EventQueue.invokeLater(() -> frame.files().open(level));
        user.settle();
    }

    /** Asks to quit with unsaved changes, and thinks better of it. */
    private void quitAndStay() {
        if (Edt.get(() -> frame.document().isModified() && !frame.document().inGesture()) && !isMenuOpen()) {
            dialogs.cancelNext();
            user.key("ctrl Q");
            dialogs.closeAll();
        }
    }

    /** The canvas; while the game has the whole window to itself, that. */
    private JComponent canvas() {
        List<LevelCanvas> shown = shown(LevelCanvas.class);
        return shown.isEmpty() ? frame.getRootPane() : shown.get(0);
    }

    /** A point of what can be seen of a component. */
    private Point within(JComponent component) {
        Rectangle seen = Edt.get(component::getVisibleRect);
        return new Point(
                seen.x + random.nextInt(Math.max(1, seen.width)), seen.y + random.nextInt(Math.max(1, seen.height)));
    }

    /** The point, kept inside of the window: its title bar belongs to the window manager. */
    private Point onWindow(JComponent component, Point at) {
        return Edt.get(() -> {
            Rectangle room = SwingUtilities.convertRectangle(
                    frame.getRootPane(), new Rectangle(frame.getRootPane().getSize()), component);
            return new Point(
                    Math.max(room.x + 2, Math.min(room.x + room.width - 3, at.x)),
                    Math.max(room.y + 2, Math.min(room.y + room.height - 3, at.y)));
        });
    }

    /** All of a type that can be seen now. */
    private static <C extends Component> List<C> shown(Class<C> type) {
        return Components.all(
                type,
                component -> !(component instanceof JComponent seen)
                        || !seen.getVisibleRect().isEmpty());
    }

    private <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    private <T> T one(T[] of) {
        return of[random.nextInt(of.length)];
    }
}
