package dev.ledge.editor.bench;

import java.awt.Component;
import java.awt.Point;
import java.awt.event.InputEvent;
import java.util.function.DoubleFunction;

/** A hand on the mouse that moves at its own pace, whether the editor keeps up or not: 125 times a second. */
final class Hand {
    private static final int REPORT_MILLIS = 8;
    private static final double NANOS = 1e9;

    private final RobotProcess robot;

    Hand() {
        robot = new RobotProcess();
    }

    RobotProcess robot() {
        return robot;
    }

    /** Drags over a component for some seconds; where to, by the seconds since the start. */
    void drag(Component target, double seconds, DoubleFunction<Point> path) throws InterruptedException {
        move(target, path.apply(0));
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        try {
            over(seconds, time -> move(target, path.apply(time)));
        } finally {
            robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        }
    }

    /** Turns the wheel over a component for some seconds, so many notches in and as many out. */
    void zoom(Component target, double seconds, int notches, double perSecond) throws InterruptedException {
        move(target, new Point(target.getWidth() / 2, target.getHeight() / 2));
        int[] turned = {0};
        over(seconds, time -> {
            while (turned[0] < time * perSecond) {
                robot.mouseWheel(turned[0]++ / notches % 2 == 0 ? -1 : 1);
            }
        });
    }

    private void move(Component target, Point at) {
        Point corner = target.getLocationOnScreen();
        robot.mouseMove(corner.x + at.x, corner.y + at.y);
    }

    /** Does something at the pace of a mouse's reports. */
    private static void over(double seconds, Moment moment) throws InterruptedException {
        long start = System.nanoTime();
        for (int i = 1; ; i++) {
            double time = (System.nanoTime() - start) / NANOS;
            if (time > seconds) {
                return;
            }
            moment.at(time);
            long left = start + i * REPORT_MILLIS * 1_000_000L - System.nanoTime();
            if (left > 0) {
                Thread.sleep(left / 1_000_000, (int) (left % 1_000_000));
            }
        }
    }

    /** What is done at a time, s. */
    @FunctionalInterface
    private interface Moment {
        void at(double time);
    }
}
