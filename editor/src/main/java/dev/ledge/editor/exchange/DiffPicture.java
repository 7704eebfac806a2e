package dev.ledge.editor.exchange;

import dev.ledge.editor.diff.LevelDiff;
import dev.ledge.editor.exchange.format.ExportException;
import dev.ledge.editor.render.TrailPainter;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Trail;
import dev.ledge.editor.view.Trails;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.run.Run;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** Two levels side by side, with what differs marked in both. */
public final class DiffPicture {
    private static final int GAP = 8;

    private DiffPicture() {}

    /**
     * The picture as the bytes of a PNG file.
     *
     * @param diff what differs
     * @param before the level on the left
     * @param beforeFile where its paths start
     * @param after the level on the right
     * @param afterFile where its paths start
     * @param run is played in both, and both trails are drawn: each level's own in colour, and in the one after that of
     *     before in grey where they part; null for none
     * @throws ExportException if the picture would be empty or too large
     */
    public static byte[] toBytes(LevelDiff diff, Level before, Path beforeFile, Level after, Path afterFile, Run run)
            throws ExportException {
        BufferedImage left = PngExport.picture(before, beforeFile, 1);
        BufferedImage right = PngExport.picture(after, afterFile, 1);
        Trail then = run == null ? Trail.EMPTY : RunTrail.of(before, run);
        Trail now = run == null ? Trail.EMPTY : RunTrail.of(after, run);
        drawOver(left, new DiffMarks(diff, true), Trails.of(then, then));
        drawOver(right, new DiffMarks(diff, false), Trails.of(then, now));
        BufferedImage both = new BufferedImage(
                left.getWidth() + GAP + right.getWidth(),
                Math.max(left.getHeight(), right.getHeight()),
                BufferedImage.TYPE_INT_RGB);
        Graphics2D g = both.createGraphics();
        g.drawImage(left, 0, 0, null);
        g.drawImage(right, left.getWidth() + GAP, 0, null);
        g.dispose();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(both, "png", out);
        } catch (IOException e) {
            throw new IllegalStateException("writing into memory failed", e);
        }
        return out.toByteArray();
    }

    private static void drawOver(BufferedImage picture, DiffMarks marks, Trails trails) {
        Viewport view = new Viewport();
        view.setViewSize(picture.getWidth(), picture.getHeight(), 1);
        view.zoomTo(0, 0, 1);
        Graphics2D g = picture.createGraphics();
        marks.paint(g, view);
        new TrailPainter(g, view, Theme.LIGHT).paint(trails);
        g.dispose();
    }
}
