package dev.ledge.editor.render;

import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Contact;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What a designer wants to know of a running world, drawn over it: boxes, velocities, contacts, states. Made anew for
 * each paint.
 */
final class WorldMarks {
    private static final double NORMAL = 14;
    private static final double VELOCITY_SECONDS = 0.12;
    private static final float FONT = 11;

    private final Graphics2D g;
    private final Viewport view;
    private final RenderOptions options;

    WorldMarks(Graphics2D g, Viewport view, RenderOptions options) {
        this.g = g;
        this.view = view;
        this.options = options;
    }

    void paint(World world, Tween tween, Aabb seen) {
        boolean perActor = options.boxes() || options.velocity() || options.state();
        if (!perActor && !options.contacts()) {
            return;
        }
        Graphics2D before = (Graphics2D) g.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        for (int i = 0; perActor && i < world.actors().count(); i++) {
            if (world.actors().present(i) && seen.contains(tween.actorX(world, i), tween.actorY(world, i))) {
                actor(world, tween, i);
            }
        }
        for (int i = 0; options.contacts() && i < world.contactCount(); i++) {
            contact(world.contact(i));
        }
        g.setRenderingHints(before.getRenderingHints());
        before.dispose();
    }

    private void actor(World world, Tween tween, int actor) {
        Actors actors = world.actors();
        double x = view.toScreenX(tween.actorX(world, actor));
        double y = view.toScreenY(tween.actorY(world, actor));
        double width = actors.width(actor) * view.zoom();
        double height = actors.height(actor) * view.zoom();
        if (options.boxes()) {
            g.setStroke(new BasicStroke(1.25f));
            g.setColor(
                    actors.wedged(actor)
                            ? options.theme().warning()
                            : options.theme().accent());
            g.draw(new Rectangle2D.Double(x, y, width, height));
        }
        if (options.velocity()) {
            double length = VELOCITY_SECONDS * view.zoom();
            arrow(
                    x + width / 2,
                    y + height / 2,
                    actors.vx(actor) * length,
                    actors.vy(actor) * length,
                    options.theme().trailNew());
        }
        if (options.state() && actor == world.player()) {
            label(x + width / 2, y - 8, words(actors, actor));
        }
    }

    private static String words(Actors actors, int actor) {
        List<String> words = new ArrayList<>();
        words.add(actors.state(actor).json());
        if (actors.wedged(actor)) {
            words.add("wedged");
        }
        if (actors.embedded(actor)) {
            words.add("embedded");
        }
        words.add(String.format(Locale.ROOT, "%.0f, %.0f px/s", actors.vx(actor), actors.vy(actor)));
        String on = actors.on(actor);
        if (on != null) {
            words.add("on " + on);
        }
        return String.join(" · ", words);
    }

    private void contact(Contact contact) {
        double x = view.toScreenX(contact.x());
        double y = view.toScreenY(contact.y());
        Color color = options.theme().danger();
        g.setColor(color);
        g.fill(new Ellipse2D.Double(x - 2.5, y - 2.5, 5, 5));
        arrow(x, y, contact.nx() * NORMAL, contact.ny() * NORMAL, color);
    }

    private void arrow(double x, double y, double dx, double dy, Color color) {
        double length = Math.hypot(dx, dy);
        if (length < 1) {
            return;
        }
        double ux = dx / length;
        double uy = dy / length;
        g.setColor(color);
        g.setStroke(new BasicStroke(1.75f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(new Line2D.Double(x, y, x + dx, y + dy));
        Path2D tip = new Path2D.Double();
        tip.moveTo(x + dx + ux * 2, y + dy + uy * 2);
        tip.lineTo(x + dx - ux * 5 - uy * 3.5, y + dy - uy * 5 + ux * 3.5);
        tip.lineTo(x + dx - ux * 5 + uy * 3.5, y + dy - uy * 5 - ux * 3.5);
        tip.closePath();
        g.fill(tip);
    }

    private void label(double x, double y, String words) {
        Font font = Fonts.plain(g.getFont(), FONT);
        FontMetrics metrics = g.getFontMetrics(font);
        double width = metrics.stringWidth(words) + 12;
        double height = metrics.getHeight() + 4;
        g.setColor(options.theme().textBack());
        g.fill(new RoundRectangle2D.Double(x - width / 2, y - height, width, height, 8, 8));
        g.setColor(options.theme().text());
        g.setFont(font);
        g.drawString(words, (float) (x - width / 2 + 6), (float) (y - height + 2 + metrics.getAscent()));
    }
}
