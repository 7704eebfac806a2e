package dev.ledge.editor.panel.palette;

import com.formdev.flatlaf.util.UIScale;
import dev.ledge.editor.document.Stamp;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.Sky;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.engine.level.TileRef;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.function.Supplier;
import javax.swing.JPanel;

/** The stamp as it would be painted, fitted into a square. */
@SuppressWarnings("serial")
final class StampPicture extends JPanel {
    private static final int ROOM = 4;
    private static final int ARC = 6;

    private final transient ToolContext context;
    private final transient Supplier<LevelRenderer> pictures;

    StampPicture(ToolContext context, Supplier<LevelRenderer> pictures) {
        this.context = context;
        this.pictures = pictures;
        setName("palette.stamp");
        getAccessibleContext().setAccessibleName("What is painted with");
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(Sky.MIDDLE);
        g.fillRoundRect(0, 0, getWidth(), getHeight(), UIScale.scale(ARC), UIScale.scale(ARC));
        Stamp stamp = context.stamp();
        if (stamp != null) {
            double room = Math.min(getWidth(), getHeight()) - 2.0 * UIScale.scale(ROOM);
            double side = room / Math.max(stamp.columns(), stamp.rows());
            double left = (getWidth() - side * stamp.columns()) / 2;
            double top = (getHeight() - side * stamp.rows()) / 2;
            for (int row = 0; row < stamp.rows(); row++) {
                for (int column = 0; column < stamp.columns(); column++) {
                    TileRef ref = stamp.get(column, row);
                    if (ref != null) {
                        pictures.get()
                                .paintTile(
                                        g,
                                        context.document().level(),
                                        ref,
                                        left + column * side,
                                        top + row * side,
                                        side);
                    }
                }
            }
        }
        g.dispose();
    }
}
