package dev.ledge.editor.preview;

import dev.ledge.editor.render.RenderOptions;
import dev.ledge.engine.world.World;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import java.util.Locale;

/** The words over the preview: who plays, at which tick, how fast. */
final class PreviewStatus {
    private static final int MARGIN = 8;
    private static final float FONT = 12;

    void paint(Graphics2D g, PreviewSession session, int width, int height, boolean hasKeys, RenderOptions options) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        Font font = g.getFont().deriveFont(FONT);
        g.setFont(font.deriveFont(Font.BOLD));
        if (session.isPlaying()) {
            Color color = options.theme().accent();
            g.setColor(color);
            g.setStroke(new BasicStroke(4));
            g.drawRect(1, 1, width - 3, height - 3);
            String words = hasKeys ? "PLAYING — Esc to edit" : "PLAYING — click here for the keyboard";
            pill(g, session.isPaused() ? "PAUSED — F7 goes on, Esc to edit" : words, width, color, Color.WHITE);
        } else if (session.isPaused()) {
            pill(
                    g,
                    "PAUSED — F7 goes on",
                    width,
                    options.theme().textBack(),
                    options.theme().text());
        } else if (session.isDemo()) {
            pill(
                    g,
                    "DEMO — F5 to play",
                    width,
                    options.theme().textBack(),
                    options.theme().text());
        }
        g.setFont(font);
        String line = line(session);
        FontMetrics metrics = g.getFontMetrics();
        int lineWidth = metrics.stringWidth(line);
        g.setColor(options.theme().textBack());
        g.fill(new RoundRectangle2D.Double(
                MARGIN, height - MARGIN - metrics.getHeight() - 4, lineWidth + 12, metrics.getHeight() + 4, 8, 8));
        g.setColor(options.theme().text());
        g.drawString(line, MARGIN + 6, height - MARGIN - 2 - metrics.getDescent());
    }

    private static String line(PreviewSession session) {
        World world = session.world();
        String state = world.player() < 0
                ? "no spawn"
                : world.actors().state(world.player()).json();
        String speed = session.speed() == 1 ? "" : String.format(Locale.ROOT, " · %s×", trimmed(session.speed()));
        return String.format(Locale.ROOT, "tick %d · %s%s", session.tick(), state, speed);
    }

    private static String trimmed(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }

    private static void pill(Graphics2D g, String words, int width, Color back, Color front) {
        FontMetrics metrics = g.getFontMetrics();
        int pillWidth = metrics.stringWidth(words) + 24;
        int pillHeight = metrics.getHeight() + 8;
        double x = (width - pillWidth) / 2.0;
        g.setColor(back);
        g.fill(new RoundRectangle2D.Double(x, MARGIN, pillWidth, pillHeight, pillHeight, pillHeight));
        g.setColor(front);
        g.drawString(words, (float) x + 12, MARGIN + 4 + metrics.getAscent());
    }
}
