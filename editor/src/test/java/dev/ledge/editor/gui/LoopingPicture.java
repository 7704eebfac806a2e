package dev.ledge.editor.gui;

import com.madgag.gif.fmsware.AnimatedGifEncoder;
import dev.ledge.editor.preview.HeldClock;
import dev.ledge.editor.preview.PreviewSession;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.MouseInfo;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A short film of what is on the screen, as a GIF that repeats: the pointer is drawn in, and of each picture only what
 * has changed is kept.
 */
final class LoopingPicture {
    /** Milliseconds from picture to picture. */
    static final int EACH = 100;

    /** Of a game that goes by ticks, ticks from picture to picture: as long, at the 60 a second of the levels here. */
    private static final int TICKS = 6;

    /** What is drawn is there when so many looks, some milliseconds apart, see the same. */
    private static final int LOOKS = 3;

    private static final int BETWEEN_LOOKS = 90;
    private static final int MOST_LOOKS = 60;

    private static final Color UNCHANGED = new Color(0xFF, 0, 0xFF);
    private static final int LAST_EACHES = 8;

    private final User user;
    private final Component target;
    private final int left;
    private final double scale;
    private final List<BufferedImage> frames = new ArrayList<>();
    private long next = System.nanoTime();
    private HeldClock clock;

    /** Of a component without what is left of some column, made smaller by a factor. */
    LoopingPicture(User user, Component target, int left, double scale) {
        this.user = user;
        this.target = target;
        this.left = left;
        this.scale = scale;
    }

    /**
     * From now on a game stands still while a picture of it is taken, and goes on by a tenth of a second of its own
     * until the next, however long that takes: what is seen is the same each time.
     */
    void byTicks(PreviewSession session) {
        clock = Edt.get(() -> new HeldClock(session));
    }

    /** Lets the game, if it goes by ticks, go on unseen. */
    void skip(int ticks) {
        Edt.run(() -> clock.go(ticks));
    }

    /** Takes pictures for so many tenths of a second. */
    void take(int count) throws InterruptedException {
        for (int i = 0; i < count; i++) {
            if (clock != null) {
                skip(TICKS);
                frames.add(steadyPicture());
                continue;
            }
            long left = (next - System.nanoTime()) / 1_000_000;
            if (left > 0) {
                Thread.sleep(left);
            }
            next = Math.max(next, System.nanoTime() - EACH * 1_000_000L) + EACH * 1_000_000L;
            frames.add(picture());
        }
    }

    /** Moves the pointer in a straight line, with a picture at each of so many steps. */
    void move(Component over, Point from, Point to, int steps) throws InterruptedException {
        for (int i = 1; i <= steps; i++) {
            user.moveTo(over, new Point(from.x + (to.x - from.x) * i / steps, from.y + (to.y - from.y) * i / steps));
            take(1);
        }
    }

    /** The picture once the camera has come to rest, and all that is reckoned beside the game has been drawn. */
    private BufferedImage steadyPicture() throws InterruptedException {
        BufferedImage seen = picture();
        int same = 1;
        for (int i = 0; i < MOST_LOOKS; i++) {
            Thread.sleep(BETWEEN_LOOKS);
            BufferedImage now = picture();
            same = isSame(seen, now) ? same + 1 : 1;
            seen = now;
            if (same == LOOKS) {
                return seen;
            }
        }
        throw new AssertionError("Waited in vain until the picture stands still");
    }

    private static boolean isSame(BufferedImage one, BufferedImage other) {
        int width = one.getWidth();
        int height = one.getHeight();
        return Arrays.equals(
                one.getRGB(0, 0, width, height, null, 0, width), other.getRGB(0, 0, width, height, null, 0, width));
    }

    private BufferedImage picture() {
        BufferedImage all = user.picture(target);
        BufferedImage seen = all.getSubimage(left, 0, all.getWidth() - left, all.getHeight());
        Point corner = Edt.get(target::getLocationOnScreen);
        Point pointer = MouseInfo.getPointerInfo().getLocation();
        BufferedImage small = new BufferedImage(
                (int) (seen.getWidth() * scale), (int) (seen.getHeight() * scale), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = small.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.drawImage(seen, 0, 0, small.getWidth(), small.getHeight(), null);
        g.translate((pointer.x - corner.x - left) * scale, (pointer.y - corner.y) * scale);
        arrow(g);
        g.dispose();
        return small;
    }

    private static void arrow(Graphics2D g) {
        Path2D arrow = new Path2D.Double();
        double[][] corners = {{0, 0}, {0, 16}, {4, 12}, {7, 19}, {10, 18}, {7, 11}, {12, 11}};
        arrow.moveTo(corners[0][0], corners[0][1]);
        for (double[] corner : corners) {
            arrow.lineTo(corner[0], corner[1]);
        }
        arrow.closePath();
        g.setColor(Color.WHITE);
        g.fill(arrow);
        g.setColor(Color.BLACK);
        g.setStroke(new BasicStroke(1.2f));
        g.draw(arrow);
    }

    /** Writes what was taken. */
    void write(Path file) {
        AnimatedGifEncoder encoder = new AnimatedGifEncoder();
        if (!encoder.start(file.toString())) {
            throw new IllegalStateException("Cannot write " + file);
        }
        encoder.setRepeat(0);
        encoder.setQuality(5);
        BufferedImage shown = null;
        for (int i = 0; i < frames.size(); i++) {
            BufferedImage frame = frames.get(i);
            encoder.setDelay(i == frames.size() - 1 ? LAST_EACHES * EACH : EACH);
            if (shown != null) {
                encoder.setTransparent(UNCHANGED);
                encoder.setDispose(1);
            }
            encoder.addFrame(shown == null ? frame : changed(shown, frame));
            shown = frame;
        }
        encoder.finish();
    }

    private static BufferedImage changed(BufferedImage before, BufferedImage after) {
        BufferedImage changed = new BufferedImage(after.getWidth(), after.getHeight(), BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < after.getHeight(); y++) {
            for (int x = 0; x < after.getWidth(); x++) {
                int rgb = after.getRGB(x, y);
                changed.setRGB(x, y, rgb == before.getRGB(x, y) ? UNCHANGED.getRGB() : rgb);
            }
        }
        return changed;
    }
}
