package dev.ledge.editor.preview;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.render.RenderOptions;
import dev.ledge.editor.render.style.Fonts;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.world.World;
import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words over the preview: player or demo, the tick, the speed, and what just happened to the player. */
final class PreviewStatus {
    private static final int MARGIN = 8;
    private static final float FONT = 12;
    private static final int FRAME = 3;
    private static final BasicStroke EDGE = new BasicStroke(FRAME);

    /** How long a timelineEvent is shown, s. */
    private static final double SHOWN = 1.4;

    /** How far it rises while it is shown, px. */
    private static final double RISE = 22;

    /** Below what is said at the top, px. */
    private static final double HIGHEST = 40;

    private static final String PLAY = "play.play";
    private static final String PAUSE = "play.pause";
    private static final String RECORD = "play.record";
    private static final String LOOP = "play.loop";
    private static final String CLICK = "click here for the keyboard";

    /** Esc is the preview's own key, whatever the commands have. */
    private static final String LEAVE = "Esc to edit";

    private UnaryOperator<String> keyNames = command -> "";

    void paint(
            Graphics2D g,
            PreviewSession session,
            Viewport view,
            int width,
            int height,
            boolean hasKeys,
            RenderOptions options) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        Theme theme = options.theme();
        Font font = g.getFont();
        g.setFont(Fonts.bold(font, (float) px(FONT)));
        timelineEvents(g, session, view, width, height, theme);
        boolean isRecording = session.recorder().isRecording();
        Color accent = isRecording ? theme.danger() : theme.accent();
        if (session.isPlaying()) {
            g.setColor(accent);
            g.setStroke(EDGE);
            g.draw(new Rectangle2D.Double(FRAME / 2.0, FRAME / 2.0, width - FRAME, height - FRAME));
        }
        for (String words : pillWords(session, hasKeys)) {
            boolean fits = g.getFontMetrics().stringWidth(words) + px(24) < width - px(2 * MARGIN);
            if (fits) {
                Color back = session.isPlaying() ? accent : theme.textBack();
                Color front = session.isPlaying() ? theme.onAccent() : theme.text();
                pill(g, words, box(g, words, width / 2.0, px(MARGIN), width), back, front);
                break;
            }
        }
        g.setFont(Fonts.plain(font, (float) px(FONT)));
        clock(g, session, height, theme);
    }

    /** Says what the key of a command is called, by the command's id; empty for none. */
    void setKeyNames(UnaryOperator<String> ofCommand) {
        keyNames = ofCommand;
    }

    /** What is said at the top, in the order of length; the first that fits is shown. */
    private List<String> pillWords(PreviewSession session, boolean hasKeys) {
        if (session.playhead().hasFailed()) {
            return words("Stopped by an error", key(PAUSE, "tries again"), "Error");
        }
        if (session.recorder().isRecording()) {
            String state = "● Recording " + Branch.clock(session.recorder().seconds());
            String paused = session.playhead().isPaused() ? state + ", paused" : state;
            String keys = hasKeys || session.playhead().isPaused() ? key(RECORD, "ends it and asks for a name") : CLICK;
            return words(paused, keys, "● Recording", "●");
        }
        if (session.playhead().stoppedBy() != null) {
            return words("Held: " + Stops.words(session.playhead().stoppedBy()), key(PAUSE, "goes on"));
        }
        if (session.playhead().loop() != null) {
            String ends = key(LOOP, "ends it");
            String keys = session.isPlaying()
                    ? Stream.of("a key of the game takes over", ends)
                            .filter(part -> !part.isEmpty())
                            .collect(Collectors.joining(", "))
                    : ends;
            return words("Loop", keys);
        }
        if (session.isPlaying() && session.playhead().isPaused()) {
            String goesOn = key(PAUSE, "goes on");
            return words("Paused", (goesOn.isEmpty() ? "" : goesOn + ", ") + LEAVE);
        }
        if (session.isPlaying()) {
            return hasKeys ? words("Playing", LEAVE) : List.of("Playing — " + CLICK, "Click to play");
        }
        if (session.playhead().isPaused()) {
            return words("Paused", key(PAUSE, "goes on"));
        }
        return session.isDemo() ? words("Demo", key(PLAY, "to play")) : List.of();
    }

    private static List<String> words(String state, String keys, String... shorter) {
        List<String> all = new ArrayList<>();
        if (!keys.isEmpty()) {
            all.add(state + " — " + keys);
        }
        all.add(state);
        all.addAll(List.of(shorter));
        return all;
    }

    /** What the key of a command does; empty if it has none. */
    private String key(String command, String does) {
        String key = keyNames.apply(command);
        return key.isEmpty() ? "" : key + " " + does;
    }

    private static void clock(Graphics2D g, PreviewSession session, int height, Theme theme) {
        String line = line(session);
        FontMetrics metrics = g.getFontMetrics();
        int lineWidth = metrics.stringWidth(line);
        g.setColor(theme.textBack());
        double boxHeight = metrics.getHeight() + px(4);
        double top = height - px(MARGIN) - boxHeight;
        g.fill(new RoundRectangle2D.Double(px(MARGIN), top, lineWidth + px(12), boxHeight, px(8), px(8)));
        g.setColor(theme.text());
        g.drawString(line, (float) px(MARGIN + 6), (float) (top + px(2) + metrics.getAscent()));
    }

    private static String line(PreviewSession session) {
        World world = session.world();
        String state = world.player() < 0
                ? "no spawn"
                : world.actors().state(world.player()).json();
        String speed = session.playhead().speed() == 1
                ? ""
                : String.format(
                        Locale.ROOT, " · %s×", trimmed(session.playhead().speed()));
        return String.format(Locale.ROOT, "tick %d · %s%s", session.tick(), state, speed);
    }

    private static String trimmed(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }

    private static void timelineEvents(
            Graphics2D g, PreviewSession session, Viewport view, int width, int height, Theme theme) {
        Composite before = g.getComposite();
        // Above the line with the clock, which is about as high.
        double line = g.getFontMetrics().getHeight() + px(8);
        double lowest = Math.max(px(HIGHEST), height - px(MARGIN) - 2 * line);
        List<Rectangle2D> taken = wedge(g, session, view, width, theme);
        List<TimelineEvent> all = session.timelineEvents();
        for (int i = all.size() - 1; i >= 0; i--) {
            TimelineEvent timelineEvent = all.get(i);
            double age =
                    (session.tick() - timelineEvent.tick()) * session.playhead().dt() / SHOWN;
            if (age < 0 || age >= 1 || timelineEvent.words().equals(TimelineEvent.WEDGED)) {
                continue;
            }
            double y = Math.min(lowest, view.toScreenY(timelineEvent.y()) - px(30 + RISE * age));
            Rectangle2D box = box(g, timelineEvent.words(), view.toScreenX(timelineEvent.x()), y, width);
            if (findRoom(box, taken, px(HIGHEST), lowest)) {
                taken.add(box);
                double fade = Math.min(1, 3 * (1 - age));
                g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) fade));
                pill(g, timelineEvent.words(), box, color(timelineEvent.mood(), theme), theme.onAccent());
            }
        }
        g.setComposite(before);
    }

    /**
     * Moves a box of words up, else down, to where none of those is that are there; false if there is no such place.
     *
     * @param highest the least top that it may have
     * @param lowest the greatest top that it may have
     */
    static boolean findRoom(Rectangle2D box, List<Rectangle2D> taken, double highest, double lowest) {
        double wanted = Math.max(highest, Math.min(lowest, box.getY()));
        for (int way = -1; way <= 1; way += 2) {
            double y = wanted;
            Rectangle2D inWay = at(box, y, taken);
            while (inWay != null) {
                y = inWay.getY() + way * (box.getHeight() + 1);
                inWay = at(box, y, taken);
            }
            if (y >= highest && y <= lowest) {
                return true;
            }
        }
        return false;
    }

    /** Puts a box at a height, and finds what is in its way there; null for nothing. */
    private static Rectangle2D at(Rectangle2D box, double y, List<Rectangle2D> taken) {
        box.setRect(box.getX(), y, box.getWidth(), box.getHeight());
        return taken.stream().filter(box::intersects).findFirst().orElse(null);
    }

    /** For as long as the player is wedged; the boxes of words that this takes, which are none if it is not. */
    private static List<Rectangle2D> wedge(
            Graphics2D g, PreviewSession session, Viewport view, int width, Theme theme) {
        List<Rectangle2D> taken = new ArrayList<>();
        World world = session.world();
        if (world.player() >= 0 && world.actors().wedged(world.player())) {
            double x = view.toScreenX(session.playhead().shownPlayer().centerX());
            double y = view.toScreenY(session.playhead().shownPlayer().top()) - px(30);
            Rectangle2D box = box(g, TimelineEvent.WEDGED, x, Math.max(px(HIGHEST), y), width);
            pill(g, TimelineEvent.WEDGED, box, theme.warning(), theme.onAccent());
            taken.add(box);
        }
        return taken;
    }

    private static Color color(TimelineEvent.Mood mood, Theme theme) {
        return switch (mood) {
            case GOOD -> theme.good();
            case NEUTRAL -> theme.accent();
            case WARNING -> theme.warning();
            case BAD -> theme.danger();
        };
    }

    /** Where a rounded box of words around x is, kept inside the width. */
    private static Rectangle2D box(Graphics2D g, String words, double x, double y, int width) {
        FontMetrics metrics = g.getFontMetrics();
        double boxWidth = metrics.stringWidth(words) + px(24);
        double left = Math.max(px(MARGIN), Math.min(width - px(MARGIN) - boxWidth, x - boxWidth / 2));
        return new Rectangle2D.Double(left, y, boxWidth, metrics.getHeight() + px(6));
    }

    private static void pill(Graphics2D g, String words, Rectangle2D box, Color back, Color front) {
        g.setColor(back);
        g.fill(new RoundRectangle2D.Double(
                box.getX(), box.getY(), box.getWidth(), box.getHeight(), box.getHeight(), box.getHeight()));
        g.setColor(front);
        float base = (float) (box.getY() + px(3) + g.getFontMetrics().getAscent());
        g.drawString(words, (float) (box.getX() + px(12)), base);
    }

    /** A length at a scale of 100 % in that of the user's interface. */
    private static double px(double length) {
        return length * UIScale.getUserScaleFactor();
    }
}
