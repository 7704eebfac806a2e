package dev.ledge.editor.gui;

import java.awt.AWTException;
import java.awt.Color;
import java.awt.Component;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.util.ArrayDeque;
import java.util.Deque;
import javax.swing.KeyStroke;

/**
 * A user's hands and eyes: the real pointer, the real keyboard and the pixels on the screen. Points are in the
 * coordinates of a component. Every gesture returns when the events it caused have been handled.
 */
public final class User {
    public static final int LEFT = InputEvent.BUTTON1_DOWN_MASK;
    public static final int MIDDLE = InputEvent.BUTTON2_DOWN_MASK;
    public static final int RIGHT = InputEvent.BUTTON3_DOWN_MASK;

    /** The pointer moves in steps of at most so many pixels, as a hand's does. */
    private static final int STEP = 6;

    /** A hand that throws: so many pixels, so often. */
    private static final int FLING_PIXELS = 3;

    private static final int FLING_MILLIS = 14;

    private static final String UNSHIFTED = "`1234567890-=[]\\;',./";
    private static final String SHIFTED = "~!@#$%^&*()_+{}|:\"<>?";

    private final Robot robot;
    private final Deque<Integer> heldKeys = new ArrayDeque<>();
    private int heldButtons;
    private Point pointer = new Point();

    User() {
        try {
            robot = new Robot();
        } catch (AWTException e) {
            throw new IllegalStateException("This screen takes no input from programs", e);
        }
    }

    /** Clicks the middle of a component. */
    public void click(Component target) {
        click(target, centre(target), LEFT);
    }

    /**
     * Clicks with a button ({@link #LEFT}, {@link #MIDDLE}, {@link #RIGHT}); one soon after another is a double click.
     */
    public void click(Component target, Point at, int button) {
        moveTo(target, at);
        press(button);
        release(button);
    }

    /** Drags with the left button through all the points. */
    public void drag(Component target, Point from, Point... via) {
        moveTo(target, from);
        press(LEFT);
        for (Point point : via) {
            moveTo(target, point);
        }
        release(LEFT);
    }

    /** Presses at a place, moves on to another at a steady pace, and lets go on the way, in motion. */
    public void fling(Component target, Point from, Point to) {
        moveTo(target, from);
        press(LEFT);
        Point start = onScreen(target, from);
        Point end = onScreen(target, to);
        int steps = (int) Math.ceil(start.distance(end) / FLING_PIXELS);
        for (int i = 1; i <= steps; i++) {
            robot.mouseMove(start.x + (end.x - start.x) * i / steps, start.y + (end.y - start.y) * i / steps);
            robot.delay(FLING_MILLIS);
        }
        pointer = end;
        release(LEFT);
    }

    /** Moves the pointer in a straight line; with a button held that is a drag. */
    public void moveTo(Component target, Point at) {
        Point from = pointer;
        Point to = onScreen(target, at);
        int steps = Math.max(1, (int) Math.ceil(from.distance(to) / STEP));
        for (int i = 1; i <= steps; i++) {
            robot.mouseMove(from.x + (to.x - from.x) * i / steps, from.y + (to.y - from.y) * i / steps);
        }
        pointer = to;
        robot.waitForIdle();
        follow(target, at);
    }

    /**
     * A component that was moved while the pointer was on its way (by a layout, by the window manager) is gone after.
     */
    private void follow(Component target, Point at) {
        Point now = onScreen(target, at);
        for (int i = 0; i < 5 && !now.equals(pointer); i++) {
            robot.mouseMove(now.x, now.y);
            pointer = now;
            robot.waitForIdle();
            now = onScreen(target, at);
        }
    }

    /** Presses a button and keeps it down. */
    public void press(int button) {
        robot.mousePress(button);
        heldButtons |= button;
        robot.waitForIdle();
    }

    /** Lets a button go. */
    public void release(int button) {
        robot.mouseRelease(button);
        heldButtons &= ~button;
        robot.waitForIdle();
    }

    /** Turns the wheel over a component; positive is towards the user. */
    public void wheel(Component target, Point at, int notches) {
        moveTo(target, at);
        robot.mouseWheel(notches);
        robot.waitForIdle();
    }

    /**
     * Types a key with its modifiers, written as for {@link KeyStroke#getKeyStroke(String)}: {@code "ctrl shift Z"}.
     */
    public void key(String stroke) {
        KeyStroke parsed = KeyStroke.getKeyStroke(stroke);
        if (parsed == null) {
            throw new IllegalArgumentException("Not a key stroke: " + stroke);
        }
        int before = heldKeys.size();
        int modifiers = parsed.getModifiers();
        holdIf(modifiers, InputEvent.CTRL_DOWN_MASK, KeyEvent.VK_CONTROL);
        holdIf(modifiers, InputEvent.META_DOWN_MASK, KeyEvent.VK_META);
        holdIf(modifiers, InputEvent.ALT_DOWN_MASK, KeyEvent.VK_ALT);
        holdIf(modifiers, InputEvent.SHIFT_DOWN_MASK, KeyEvent.VK_SHIFT);
        hold(parsed.getKeyCode());
        while (heldKeys.size() > before) {
            letGo(heldKeys.peek());
        }
    }

    /** Types a text of the characters on a US keyboard. */
    public void type(String text) {
        text.chars().forEach(this::typeCharacter);
    }

    /** Presses a key, {@code KeyEvent.VK_…}, and keeps it down. */
    public void hold(int keyCode) {
        robot.keyPress(keyCode);
        heldKeys.push(keyCode);
        robot.waitForIdle();
    }

    /** Lets a key go. */
    public void letGo(int keyCode) {
        robot.keyRelease(keyCode);
        heldKeys.remove(keyCode);
        robot.waitForIdle();
    }

    /** Lets everything go. */
    public void letGoOfAll() {
        while (!heldKeys.isEmpty()) {
            letGo(heldKeys.peek());
        }
        if (heldButtons != 0) {
            release(heldButtons);
        }
    }

    /**
     * Lets go what a user in another process held when that was killed: the screen goes on believing that it is held.
     */
    public void letGoForOthers(int buttons, int... keyCodes) {
        for (int keyCode : keyCodes) {
            robot.keyRelease(keyCode);
        }
        robot.mouseRelease(buttons);
        robot.waitForIdle();
    }

    /** Returns when nothing is left to be handled. */
    public void settle() {
        robot.waitForIdle();
    }

    /** The colour that is on the screen at a point of a component. */
    public Color pixel(Component target, Point at) {
        robot.waitForIdle();
        Point there = onScreen(target, at);
        return robot.getPixelColor(there.x, there.y);
    }

    /** The colour that is on the screen now, without waiting; also for the event dispatch thread. */
    public Color screenColour(Point there) {
        return robot.getPixelColor(there.x, there.y);
    }

    /** Waits until a point of a component has a colour: what was asked to be painted may not be on the screen yet. */
    public void waitForPixel(Component target, Point at, Color colour) {
        Point there = onScreen(target, at);
        Edt.waitUntil(
                colour + " is at " + at,
                () -> robot.getPixelColor(there.x, there.y).equals(colour));
    }

    /** Waits until a point of a component has another colour. */
    public void waitForPixelOtherThan(Component target, Point at, Color colour) {
        Point there = onScreen(target, at);
        Edt.waitUntil(
                "something else than " + colour + " is at " + at,
                () -> !robot.getPixelColor(there.x, there.y).equals(colour));
    }

    /** What is on the screen where a component is. */
    public BufferedImage picture(Component target) {
        robot.waitForIdle();
        return robot.createScreenCapture(Edt.get(() -> new Rectangle(target.getLocationOnScreen(), target.getSize())));
    }

    /** The whole screen. */
    public BufferedImage screen() {
        return robot.createScreenCapture(
                new Rectangle(Toolkit.getDefaultToolkit().getScreenSize()));
    }

    private void typeCharacter(int character) {
        int shifted = SHIFTED.indexOf(character);
        boolean shift = shifted >= 0 || Character.isUpperCase(character);
        int key = KeyEvent.getExtendedKeyCodeForChar(shifted >= 0 ? UNSHIFTED.charAt(shifted) : character);
        if (shift) {
            hold(KeyEvent.VK_SHIFT);
        }
        hold(key);
        letGo(key);
        if (shift) {
            letGo(KeyEvent.VK_SHIFT);
        }
    }

    private void holdIf(int modifiers, int mask, int keyCode) {
        if ((modifiers & mask) != 0) {
            hold(keyCode);
        }
    }

    private static Point centre(Component target) {
        return Edt.get(() -> new Point(target.getWidth() / 2, target.getHeight() / 2));
    }

    private static Point onScreen(Component target, Point at) {
        return Edt.get(() -> {
            Point origin = target.getLocationOnScreen();
            return new Point(origin.x + at.x, origin.y + at.y);
        });
    }
}
