package dev.ledge.editor.canvas;

import com.formdev.flatlaf.FlatLaf;
import dev.ledge.editor.component.Drawing;
import dev.ledge.editor.document.CellSet;
import dev.ledge.editor.document.Document;
import dev.ledge.editor.document.DocumentListener;
import dev.ledge.editor.document.ObjectEdits;
import dev.ledge.editor.document.ResizeCorner;
import dev.ledge.editor.event.EventThread;
import dev.ledge.editor.event.FirstPaint;
import dev.ledge.editor.render.Badge;
import dev.ledge.editor.render.LevelRenderer;
import dev.ledge.editor.render.OverlayRenderer;
import dev.ledge.editor.render.ReachPainter;
import dev.ledge.editor.render.RenderOptions;
import dev.ledge.editor.render.TrailPainter;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.tool.LayerPlace;
import dev.ledge.editor.tool.ObjectHits;
import dev.ledge.editor.tool.SelectionCommands;
import dev.ledge.editor.tool.ToolContext;
import dev.ledge.editor.tool.ToolGraphics;
import dev.ledge.editor.tool.ToolListener;
import dev.ledge.editor.view.Reach;
import dev.ledge.editor.view.Trail;
import dev.ledge.editor.view.Trails;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Rides;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * The component, named {@code canvas}, in which the document of a {@link ToolContext} is seen and edited. Follows the
 * context to another document. For the event dispatch thread.
 */
@SuppressWarnings("serial")
public final class LevelCanvas extends Drawing {
    /** Screen pixels around a part of the level in which handles, outlines and labels of it may be drawn. */
    private static final int MARGIN = 40;

    /** Around cells, which have no more than an outline. */
    private static final int CELL_MARGIN = 4;

    /** A level that is shown for the first time is not made larger than this to fill the canvas. */
    private static final double MAX_FIRST_ZOOM = 3;

    /** Screen pixels around a level that is shown for the first time. */
    private static final double FIRST_MARGIN = 24;

    private final transient ToolContext context;
    private final transient LevelRenderer levels;
    private final transient CanvasPointer pointer;
    private final transient List<Consumer<Hover>> hoverListeners = new ArrayList<>();
    private final transient Follower follower = new Follower();
    private final transient Animation animation;
    private transient Document document;
    private transient Viewport viewport;
    private transient Theme theme = Theme.LIGHT;
    private transient Trails trails = Trails.NONE;
    private transient Reach reach = Reach.NONE;
    private transient List<Badge> badges = List.of();
    private transient Consumer<ToolGraphics> marks = graphics -> {};
    private boolean gridShown = true;
    private boolean isPainted;
    private transient BooleanSupplier onEscape = () -> false;
    private transient BooleanSupplier keyboardIsElsewhere = () -> false;
    private transient Consumer<ToolGraphics> game = graphics -> {};
    private transient Consumer<ToolGraphics> comparison = graphics -> {};
    /** The part of the level that was seen when it was shown for the first time, or null. */
    private transient Aabb firstSeen;

    /**
     * A canvas for whatever is open in a context.
     *
     * @param commands what the keys for the selection do
     */
    public LevelCanvas(ToolContext context, SelectionCommands commands, LevelRenderer levels) {
        this.context = context;
        this.levels = levels;
        setName("canvas");
        getAccessibleContext().setAccessibleName("Level");
        setOpaque(true);
        setFocusable(true);
        setPreferredSize(new Dimension(640, 480));
        animation = new Animation(() -> context.tool().animated(), area -> repaintLevel(area, MARGIN));
        pointer = new CanvasPointer(this, context);
        addMouseListener(pointer);
        addMouseMotionListener(pointer);
        addMouseWheelListener(pointer);
        new CanvasKeys(this, context, commands, pointer).install();
        context.addListener(follower);
        followContext();
    }

    public ToolContext context() {
        return context;
    }

    public void setTheme(Theme newTheme) {
        theme = Objects.requireNonNull(newTheme);
        repaint();
    }

    /** The colours follow the look and feel. */
    @Override
    public void updateUI() {
        super.updateUI();
        setTheme(Theme.of(FlatLaf.isLafDark()));
    }

    public void setGridShown(boolean shown) {
        gridShown = shown;
        repaint();
    }

    /** Shows a run as it was played and under the edits; {@link Trails#NONE} for none. */
    public void setTrails(Trails newTrails) {
        repaintTrails();
        trails = Objects.requireNonNull(newTrails);
        repaintTrails();
    }

    /** Shows where one jump can lead; {@link Reach#NONE} for nothing. */
    public void setReach(Reach newReach) {
        for (Reach shown : List.of(reach, newReach)) {
            if (shown.bounds() != null) {
                repaintLevel(shown.bounds(), CELL_MARGIN);
            }
        }
        reach = newReach;
    }

    private void repaintTrails() {
        for (Trail trail : List.of(trails.before(), trails.now())) {
            if (trail.length() > 0) {
                repaintLevel(trail.bounds(), CELL_MARGIN + TrailPainter.MARGIN);
            }
        }
    }

    /** Marks problems where they are. */
    public void setBadges(List<Badge> newBadges) {
        badges = List.copyOf(newBadges);
        repaint();
    }

    /** Lets something be drawn over the level, under what is selected. */
    public void setMarks(Consumer<ToolGraphics> newMarks) {
        marks = Objects.requireNonNull(newMarks);
        repaint();
    }

    /** Gets what is under the pointer whenever that changes; null when the pointer leaves. */
    public void addHoverListener(Consumer<Hover> listener) {
        hoverListeners.add(listener);
    }

    /**
     * Is asked at Escape when no gesture is under way; if it is true Escape has done its work, and the selection stays.
     */
    public void setOnEscape(BooleanSupplier action) {
        onEscape = action;
    }

    /** While this is true, a press of the mouse leaves the focus where it is. */
    public void setKeyboardElsewhere(BooleanSupplier condition) {
        keyboardIsElsewhere = condition;
    }

    void takeFocus() {
        if (!keyboardIsElsewhere.getAsBoolean()) {
            requestFocusInWindow();
        }
    }

    /** Gives up the gesture that is under way; false if there is none. */
    public boolean cancelGesture() {
        return pointer.cancelGesture();
    }

    /** Lets the running game be drawn over the level, under everything else. */
    public void setGame(Consumer<ToolGraphics> newGame) {
        game = Objects.requireNonNull(newGame);
        repaint();
    }

    /** Lets players of other feels be drawn over the level, on top of the trails. */
    public void setComparison(Consumer<ToolGraphics> painter) {
        comparison = Objects.requireNonNull(painter);
        repaint();
    }

    /** Repaints a part of the level, and what is drawn around it. */
    public void repaintArea(Aabb area) {
        repaintLevel(area, MARGIN);
    }

    boolean leavesPlay() {
        return onEscape.getAsBoolean();
    }

    /** Shows all of the level. */
    public void fit() {
        Level level = document.level();
        viewport.fit(new Aabb(0, 0, level.width(), level.height()), getWidth(), getHeight());
    }

    /** Shows a place of the level in the middle. */
    public void showPlace(double x, double y) {
        viewport.center(x, y);
    }

    void reportHover(double screenX, double screenY) {
        context.setPointer(new Vec(viewport.toLevelX(screenX), viewport.toLevelY(screenY)));
        reportHovered();
    }

    private void reportHovered() {
        double x = context.pointer().x();
        double y = context.pointer().y();
        Level level = document.level();
        Vec offset = LayerPlace.ofActive(context);
        int column = (int) Math.floor((x - offset.x()) / level.grid());
        int row = (int) Math.floor((y - offset.y()) / level.grid());
        boolean inside = column >= 0 && row >= 0 && column < level.columns() && row < level.rows();
        TileLayer layer = context.activeTileLayer();
        int index = layer == null ? 0 : layer.grid().get(column, row);
        LevelObject object = ObjectHits.at(level, x, y, 0);
        Hover hover = new Hover(
                x,
                y,
                column,
                row,
                inside,
                index == 0 ? null : level.tiles().get(index),
                object == null ? null : object.id());
        hoverListeners.forEach(listener -> listener.accept(hover));
    }

    void reportHoverEnded() {
        context.setPointer(null);
        hoverListeners.forEach(listener -> listener.accept(null));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            showFirstTime();
            viewport.setViewSize(getWidth(), getHeight(), g.getTransform().getScaleX());
            paintLevel(g);
            paintOverlay(g);
        } finally {
            g.dispose();
        }
        if (!isPainted) {
            isPainted = true;
            EventThread.post(FirstPaint::done);
        }
    }

    /**
     * A level that was never shown is shown from its spawn, as large as fits but no smaller than its own pixels; so is
     * one that was not moved since, while the window still takes its size.
     */
    private void showFirstTime() {
        boolean isNew = viewport.width() == 0;
        boolean isResized = viewport.width() != getWidth() || viewport.height() != getHeight();
        if (getWidth() == 0 || !isNew && !(isResized && viewport.visible().equals(firstSeen))) {
            return;
        }
        Level level = document.level();
        viewport.setViewSize(getWidth(), getHeight(), 1);
        viewport.setContent(new Aabb(0, 0, level.width(), level.height()));
        fit();
        viewport.setZoom(Math.max(1, Math.min(MAX_FIRST_ZOOM, Math.floor(viewport.zoom()))));
        double margin = FIRST_MARGIN / viewport.zoom();
        double halfWidth = viewport.visible().width() / 2 - margin;
        double halfHeight = viewport.visible().height() / 2 - margin;
        Aabb spawn = spawn(level);
        viewport.center(
                between(halfWidth, level.width() - halfWidth, spawn.centerX()),
                between(halfHeight, level.height() - halfHeight, spawn.centerY()));
        firstSeen = viewport.visible();
    }

    private static Aabb spawn(Level level) {
        LevelObject spawn = ObjectEdits.spawn(level);
        return spawn == null ? new Aabb(0, 0, level.width(), level.height()) : spawn.bounds(level);
    }

    /** The value, kept between two bounds; the middle of them if they are the wrong way round. */
    private static double between(double least, double most, double value) {
        return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value));
    }

    private void paintLevel(Graphics2D g) {
        RenderOptions options = RenderOptions.editing(theme);
        levels.paint(g, document.level(), viewport, getWidth(), getHeight(), options);
    }

    private void paintOverlay(Graphics2D g) {
        Level level = document.level();
        OverlayRenderer overlay = new OverlayRenderer(g, viewport, getWidth(), getHeight(), theme);
        if (gridShown) {
            overlay.grid(level);
        }
        overlay.bounds(level);
        Aabb seen = viewport.visible();
        for (LevelObject object : level.objects()) {
            if (object instanceof Platform platform
                    && platform.effectivePath().size() > 1
                    && DirtyArea.reach(object, level).touches(seen)) {
                overlay.path(level, platform, false, -1);
            }
            Platform ridden = Rides.platform(level, object);
            if (ridden != null && DirtyArea.reach(object, level).touches(seen)) {
                overlay.tie(level, object, ridden);
            }
        }
        ToolGraphics graphics = new ToolGraphics(g, viewport, overlay, levels, theme, animation.seconds());
        ReachPainter.paint(g, viewport, reach);
        game.accept(graphics);
        new TrailPainter(g, viewport, theme).paint(trails);
        comparison.accept(graphics);
        marks.accept(graphics);
        paintSelection(level, graphics);
        overlay.badges(badges);
        graphics.movedBy(LayerPlace.of(context), context.tool()::paint);
        animation.follow();
        pointer.paint(graphics);
    }

    private void paintSelection(Level level, ToolGraphics graphics) {
        for (String id : document.selection().objectIds()) {
            LevelObject object = level.object(id);
            if (object != null) {
                graphics.outline(level, object, theme.selection());
            }
        }
        CellSet cells = document.selection().cells();
        if (!cells.isEmpty()) {
            graphics.movedBy(
                    LayerPlace.ofActive(context), moved -> CellOutline.paint(moved.g(), viewport, theme, level, cells));
        }
    }

    /** Repaints a part of the level and a margin of screen pixels around it. */
    private void repaintLevel(Aabb area, int margin) {
        if (LayerPlace.isAnyShifted(document.level())) {
            repaint();
            return;
        }
        double left = Math.max(-margin, viewport.toScreenX(area.left()));
        double top = Math.max(-margin, viewport.toScreenY(area.top()));
        double right = Math.min(getWidth() + margin, viewport.toScreenX(area.right()));
        double bottom = Math.min(getHeight() + margin, viewport.toScreenY(area.bottom()));
        int x = (int) Math.floor(left) - margin;
        int y = (int) Math.floor(top) - margin;
        repaint(x, y, (int) Math.ceil(right) + margin - x, (int) Math.ceil(bottom) + margin - y);
    }

    private void followContext() {
        if (document != context.document()) {
            if (document != null) {
                document.removeListener(follower);
            }
            document = context.document();
            document.addListener(follower);
        }
        if (viewport != context.viewport()) {
            if (viewport != null) {
                viewport.removeListener(follower);
            }
            viewport = context.viewport();
            viewport.addListener(follower);
        }
        repaint();
    }

    /** Hears what changes, and has the right part painted again. */
    private final class Follower implements DocumentListener, ToolListener, Runnable {
        @Override
        public void levelChanged(Level before, Level after) {
            if (before.columns() != after.columns() || before.rows() != after.rows() || before.grid() != after.grid()) {
                viewport.setContent(new Aabb(0, 0, after.width(), after.height()), ResizeCorner.moved(before, after));
            }
            Aabb dirty = DirtyArea.between(before, after, viewport.visible());
            if (context.pointer() != null) {
                reportHovered(); // What is below a pointer that stands still may be another tile now.
            }
            if (dirty != null) {
                repaintLevel(dirty, before.objects() == after.objects() ? CELL_MARGIN : MARGIN);
            }
        }

        @Override
        public void selectionChanged() {
            LevelCanvas.this.repaint();
        }

        @Override
        public void toolChanged() {
            pointer.updateCursor();
            LevelCanvas.this.repaint();
        }

        @Override
        public void stampChanged() {
            LevelCanvas.this.repaint();
        }

        @Override
        public void layerChanged() {
            followContext();
        }

        @Override
        public void repaint(Aabb area) {
            if (area == null) {
                LevelCanvas.this.repaint();
            } else {
                repaintLevel(area, MARGIN);
            }
        }

        /** The camera moved. */
        @Override
        public void run() {
            LevelCanvas.this.repaint();
        }
    }
}
