package dev.ledge.editor.preview;

import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;

/** Draws the players of earlier plays where they were at the tick that is shown: they run along in grey. */
public final class Ghosts {
    private static final Color FILL = new Color(0x5A70777F, true);
    private static final Color LINE = new Color(0xB4E8ECF2, true);
    private static final Color POINTED = new Color(0xE6FFFFFF, true);
    private static final BasicStroke EDGE = new BasicStroke(1.25f);
    private static final BasicStroke BOLD = new BasicStroke(2.5f);

    private Ghosts() {}

    /** Where they are now, px of the level. */
    public static List<Aabb> boxes(PreviewSession session) {
        List<Aabb> boxes = new ArrayList<>();
        for (Branch branch : session.branches().list()) {
            Aabb at = branch.playerAt(session.tick());
            if (at != null) {
                boxes.add(at);
            }
        }
        return boxes;
    }

    /** Draws them; the one that is pointed at in the tree stands out. */
    public static void paint(Graphics2D g, PreviewSession session, Viewport view) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        for (Branch branch : session.branches().list()) {
            Aabb at = branch.playerAt(session.tick());
            if (at == null) {
                continue;
            }
            RoundRectangle2D box = new RoundRectangle2D.Double(
                    view.toScreenX(at.left()),
                    view.toScreenY(at.top()),
                    at.width() * view.zoom(),
                    at.height() * view.zoom(),
                    4,
                    4);
            boolean isPointed = branch == session.branches().pointed();
            g.setColor(FILL);
            g.fill(box);
            g.setColor(isPointed ? POINTED : LINE);
            g.setStroke(isPointed ? BOLD : EDGE);
            g.draw(box);
        }
    }
}
