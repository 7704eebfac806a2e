package dev.ledge.editor.tool;

import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.Objects;

/**
 * Reaches into the running game: takes hold of an actor, drops or throws it, drags a clone out of it. It changes no
 * level.
 */
public final class HandTool implements Tool {
    /** An actor can be missed by so much, px of the screen. */
    private static final double REACH = 4;

    /** The arrow of a throw shows where it would be after so long, s. */
    private static final double AHEAD = 0.12;

    private static final double HEAD = 7;
    private static final double HEAD_ANGLE = 0.45;
    private static final BasicStroke ARROW = new BasicStroke(2.5f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);

    /** What is drawn is a little larger than the actor, px. */
    private static final double AROUND = 8;

    /** What has stood still for so many looks is drawn where it is. */
    private static final int MOST_STILL = 3;

    private final ToolContext context;
    private String hovered;
    private Aabb drawn;
    private int still;

    public HandTool(ToolContext context) {
        this.context = context;
    }

    @Override
    public String id() {
        return "hand";
    }

    @Override
    public String label() {
        return "Hand";
    }

    @Override
    public String key() {
        return "H";
    }

    @Override
    public String keyInPlay() {
        return "F3";
    }

    @Override
    public String hint() {
        return "Drag an actor of the running game, let go in motion to throw it; Ctrl drags out a clone, right click"
                + " offers more. The level stays as it is: go back in time to take it back";
    }

    @Override
    public boolean actsOnGame() {
        return true;
    }

    @Override
    public void pressed(PointerEvent e) {
        String actor = at(e);
        if (actor == null) {
            context.status("There is no actor of the game here");
            return;
        }
        if (e.ctrl()) {
            Aabb box = hand().box(actor);
            String clone = hand().addClone(actor, new Vec(box.centerX(), box.centerY()));
            actor = clone == null ? actor : clone;
        }
        hand().choose(actor);
        if (hand().take(actor, e.at())) {
            context.progress((actor.equals(hand().player()) ? "Holding the player" : "Holding “" + actor + "”")
                    + ": let go in motion to throw, Esc puts it back");
        } else {
            context.status("It is dead, and can’t be taken");
        }
        context.settingsChanged();
    }

    @Override
    public void dragged(PointerEvent e) {
        hand().move(e.at());
        follow();
    }

    @Override
    public void released(PointerEvent e) {
        hand().letGo();
        context.progress("");
        moved(e);
    }

    @Override
    public void moved(PointerEvent e) {
        hovered = at(e);
        follow();
    }

    @Override
    public void exited() {
        hovered = null;
        follow();
    }

    @Override
    public boolean menu(PointerEvent e) {
        String actor = at(e);
        if (actor != null) {
            hand().choose(actor);
            context.settingsChanged();
        }
        hand().ask(e.at());
        return true;
    }

    @Override
    public boolean cancel() {
        boolean wasHeld = hand().cancel();
        if (wasHeld) {
            context.progress("");
        }
        return wasHeld;
    }

    @Override
    public boolean delete() {
        String actor = hand().chosen();
        if (actor == null || !hand().remove(actor)) {
            context.status("The player stays: choose another actor of the game to take it out");
        }
        context.settingsChanged();
        return true;
    }

    @Override
    public Aabb animated() {
        Aabb before = drawn;
        Aabb both = drawnAndNow();
        still = Objects.equals(before, drawn) ? still + 1 : 0;
        return still > MOST_STILL ? null : both;
    }

    /** What is drawn, as it was and as it is now. */
    private Aabb drawnAndNow() {
        Aabb now = box();
        Aabb both = now == null ? drawn : drawn == null ? now : drawn.union(now);
        drawn = now;
        return both;
    }

    @Override
    public Cursor cursor() {
        if (hand().held() != null) {
            return Cursor.getPredefinedCursor(Cursor.MOVE_CURSOR);
        }
        return hovered != null ? Cursor.getPredefinedCursor(Cursor.HAND_CURSOR) : Cursor.getDefaultCursor();
    }

    @Override
    public void paint(ToolGraphics graphics) {
        String held = hand().held();
        outline(
                graphics,
                held == null ? hand().chosen() : null,
                graphics.theme().ghost());
        outline(graphics, held == null ? hovered : held, graphics.theme().accent());
        Aabb box = held == null ? null : hand().box(held);
        if (box != null) {
            Vec thrown = hand().thrown();
            if (thrown.x() != 0 || thrown.y() != 0) {
                arrow(graphics, new Vec(box.centerX(), box.centerY()), thrown);
            }
        }
    }

    private void outline(ToolGraphics graphics, String actor, Color color) {
        Aabb box = actor == null ? null : hand().box(actor);
        if (box != null) {
            graphics.overlay().outline(box, color);
        }
    }

    private static void arrow(ToolGraphics graphics, Vec from, Vec velocity) {
        Viewport view = graphics.view();
        double x = view.toScreenX(from.x());
        double y = view.toScreenY(from.y());
        double endX = view.toScreenX(from.x() + AHEAD * velocity.x());
        double endY = view.toScreenY(from.y() + AHEAD * velocity.y());
        double angle = Math.atan2(endY - y, endX - x);
        Path2D head = new Path2D.Double();
        head.moveTo(endX - HEAD * Math.cos(angle - HEAD_ANGLE), endY - HEAD * Math.sin(angle - HEAD_ANGLE));
        head.lineTo(endX, endY);
        head.lineTo(endX - HEAD * Math.cos(angle + HEAD_ANGLE), endY - HEAD * Math.sin(angle + HEAD_ANGLE));
        graphics.g().setColor(graphics.theme().accent());
        graphics.g().setStroke(ARROW);
        graphics.g().draw(new Line2D.Double(x, y, endX, endY));
        graphics.g().draw(head);
    }

    /** The part of the level in which something is drawn, null for none. */
    private Aabb box() {
        Aabb all = null;
        for (String actor : new String[] {hand().held(), hovered, hand().chosen()}) {
            Aabb box = actor == null ? null : hand().box(actor);
            if (box != null) {
                all = all == null ? box : all.union(box);
            }
        }
        if (all == null) {
            return null;
        }
        Vec thrown = hand().thrown();
        Aabb ahead = all.moved(AHEAD * thrown.x(), AHEAD * thrown.y());
        return all.union(ahead).grown(AROUND + AROUND / context.viewport().zoom());
    }

    private void follow() {
        Aabb area = drawnAndNow();
        if (area != null) {
            context.repaint(area);
        }
    }

    private String at(PointerEvent e) {
        return hand().at(e.at(), REACH / context.viewport().zoom());
    }

    private GameHand hand() {
        return context.hand();
    }
}
