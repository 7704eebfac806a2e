package dev.ledge.editor.levelview;

import com.formdev.flatlaf.FlatLaf;
import dev.ledge.editor.component.Drawing;
import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.RenderOptions;
import dev.ledge.editor.render.TileImages;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.AbstractAction;
import javax.swing.KeyStroke;
import javax.swing.UIManager;

/** Shows a level that is not edited here: dragging pans, the wheel and + − zoom, 0 or a double click fits it. */
@SuppressWarnings("serial")
public final class LevelView extends Drawing {
    private static final int MARGIN = 16;
    private static final double STEP = 1.25;
    private static final double PAN = 40;

    private final transient Viewport view = new Viewport();
    private final transient LevelCamera camera;
    private transient LevelRenderer renderer;
    private transient Overlay overlay = (g, where) -> {};
    private transient Level level;

    /** What is drawn over a level, in screen px. */
    @FunctionalInterface
    public interface Overlay {
        /** Draws; the graphics are the view's own, with its viewport. */
        void paint(Graphics2D g, Viewport view);
    }

    /** A view by itself. */
    public LevelView(String name) {
        this(name, new LevelCamera());
    }

    /** A view that looks where others with the same camera look; {@code name} is for those who hear it. */
    public LevelView(String name, LevelCamera camera) {
        this.camera = camera;
        getAccessibleContext().setAccessibleName(name);
        setName("import.level");
        setFocusable(true);
        setPreferredSize(new Dimension(520, 360));
        setMinimumSize(new Dimension(120, 90));
        camera.addListener(this::repaint);
        Mouse mouse = new Mouse();
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
        addMouseWheelListener(e -> {
            view.zoomAt(e.getX(), e.getY(), Math.pow(STEP, -e.getPreciseWheelRotation()));
            camera.follow(view);
        });
        bind("PLUS", () -> zoom(STEP));
        bind("EQUALS", () -> zoom(STEP));
        bind("ADD", () -> zoom(STEP));
        bind("MINUS", () -> zoom(1 / STEP));
        bind("SUBTRACT", () -> zoom(1 / STEP));
        bind("0", this::fit);
        bind("LEFT", () -> pan(PAN, 0));
        bind("RIGHT", () -> pan(-PAN, 0));
        bind("UP", () -> pan(0, PAN));
        bind("DOWN", () -> pan(0, -PAN));
    }

    private void bind(String key, Runnable body) {
        getInputMap().put(KeyStroke.getKeyStroke(key), key);
        getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent e) {
                body.run();
            }
        });
    }

    /**
     * Shows a level; one of the same size is seen where the last one was.
     *
     * @param images its pictures
     */
    public void show(Level shown, TileImages images) {
        boolean isAlike = level != null && level.width() == shown.width() && level.height() == shown.height();
        level = shown;
        renderer = new LevelRenderer(images, ObjectKinds.FIGURES);
        view.setContent(all());
        if (!isAlike) {
            fit();
        }
        repaint();
    }

    /** The level that is shown, or null. */
    public Level level() {
        return level;
    }

    /** Lets something be drawn over the level. */
    public void setOverlay(Overlay painter) {
        overlay = painter;
        repaint();
    }

    /** Where a point of the level, px, is on the screen, px of this component. */
    public Point toScreen(double x, double y) {
        return new Point((int) Math.round(view.toScreenX(x)), (int) Math.round(view.toScreenY(y)));
    }

    private Aabb all() {
        return new Aabb(0, 0, level.width(), level.height());
    }

    private void fit() {
        if (level != null) {
            camera.show(all().grown(MARGIN));
        }
    }

    private void zoom(double factor) {
        view.zoomAt(getWidth() / 2.0, getHeight() / 2.0, factor);
        camera.follow(view);
    }

    private void pan(double dx, double dy) {
        view.panBy(dx, dy);
        camera.follow(view);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setColor(UIManager.getColor("Panel.background"));
        g.fillRect(0, 0, getWidth(), getHeight());
        if (level != null && getWidth() > 0 && getHeight() > 0) {
            double scale = Math.abs(g.getTransform().getScaleX());
            view.setViewSize(getWidth(), getHeight(), scale);
            camera.aim(view);
            RenderOptions options = RenderOptions.editing(Theme.of(FlatLaf.isLafDark()));
            renderer.paint(g, level, view, getWidth(), getHeight(), options);
            overlay.paint(g, view);
        }
        g.dispose();
    }

    private final class Mouse extends MouseAdapter {
        private Point last = new Point();

        @Override
        public void mousePressed(MouseEvent e) {
            requestFocusInWindow();
            last = e.getPoint();
        }

        @Override
        public void mouseDragged(MouseEvent e) {
            pan(e.getX() - last.getX(), e.getY() - last.getY());
            last = e.getPoint();
        }

        @Override
        public void mouseClicked(MouseEvent e) {
            if (e.getClickCount() == 2) {
                fit();
            }
        }
    }
}
