package dev.ledge.editor.view;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;

/** Moves a viewport after the player, smoothly, and keeps it inside the level. */
public final class FollowCamera {
    /** Part of the distance that is left after a second: the smaller, the quicker. */
    private static final double LEFT_AFTER_SECOND = 0.002;

    /** Farther than this many views, the camera jumps. */
    private static final double JUMP = 1.5;

    /** Before the user zooms, a cell has about so many pixels, so that a wide view shows more of the level. */
    private static final double CELL_PIXELS = 24;

    /** Fewest and most cells that are seen from left to right before the user zooms. */
    private static final double FEWEST_ACROSS = 15;

    private static final double MOST_ACROSS = 32;

    /** Nearer than this, in pixels, it is there. */
    private static final double SEEN = 0.5;

    private final Viewport view;
    private double x;
    private double y;
    private boolean isPlaced;
    private boolean isOnTheWay;
    private double userZoom;

    public FollowCamera(Viewport view) {
        this.view = view;
    }

    /**
     * Goes after a box, or shows all of the level if there is nobody to go after; {@code seconds} since the last call.
     */
    public void follow(Level level, Aabb target, double seconds) {
        if (view.width() <= 0 || view.height() <= 0) {
            return;
        }
        double zoom = userZoom > 0 ? userZoom : target == null ? wholeZoom(level) : ownZoom(level);
        if (zoom != view.zoom()) {
            view.setZoom(zoom);
        }
        if (target == null && !isPlaced) {
            x = level.width() / 2;
            y = level.height() / 2;
        }
        double halfWidth = view.width() / view.zoom() / 2;
        double halfHeight = view.height() / view.zoom() / 2;
        double toX = inside(target == null ? x : target.centerX(), halfWidth, level.width());
        double toY = inside(target == null ? y : target.centerY(), halfHeight, level.height());
        boolean far = Math.abs(toX - x) > JUMP * 2 * halfWidth || Math.abs(toY - y) > JUMP * 2 * halfHeight;
        double left = !isPlaced || far ? 0 : Math.pow(LEFT_AFTER_SECOND, seconds);
        x = inside(toX + (x - toX) * left, halfWidth, level.width());
        y = inside(toY + (y - toY) * left, halfHeight, level.height());
        isPlaced = true;
        isOnTheWay = (Math.abs(toX - x) + Math.abs(toY - y)) * view.zoom() > SEEN;
        view.center(x, y);
    }

    /** True while it has not come to where it goes: it has to be painted on, even if nothing else moves. */
    public boolean isOnTheWay() {
        return isOnTheWay;
    }

    /** The next time it is where it has to be at once. */
    public void jump() {
        isPlaced = false;
    }

    /** Zooms by a factor, from then on instead of choosing by itself. */
    public void zoomBy(double factor) {
        userZoom = Math.max(Viewport.MIN_ZOOM, Math.min(Viewport.MAX_ZOOM, view.zoom() * factor));
        jump();
    }

    /** Chooses the zoom by itself again. */
    public void zoomByItself() {
        userZoom = 0;
        jump();
    }

    private double ownZoom(Level level) {
        double across = Math.max(FEWEST_ACROSS, Math.min(MOST_ACROSS, view.width() / CELL_PIXELS));
        double wanted = view.width() / (across * level.grid());
        double fills = Math.max(view.width() / level.width(), view.height() / level.height());
        double steps = wanted >= 1 ? 2 : 4;
        double zoom = Math.max(1, Math.round(wanted * steps)) / steps;
        return Double.isFinite(fills) ? Math.max(zoom, Math.min(fills, 2 * zoom)) : zoom;
    }

    private double wholeZoom(Level level) {
        double fits = Math.min(view.width() / level.width(), view.height() / level.height());
        return Math.max(Viewport.MIN_ZOOM, Math.min(ownZoom(level), fits));
    }

    private static double inside(double middle, double half, double size) {
        return size <= 2 * half ? size / 2 : Math.max(half, Math.min(size - half, middle));
    }
}
