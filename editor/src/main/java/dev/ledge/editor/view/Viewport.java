package dev.ledge.editor.view;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import java.util.ArrayList;
import java.util.List;

/**
 * A camera on a level: which part of it is seen, and how large. Screen coordinates are a component's, from its top-left
 * corner. The origin is kept on whole device pixels, so that the edges of cells are crisp at every scale of the screen.
 */
public final class Viewport {

    /** Smallest zoom, unless what there is to see is too large to be seen whole with it. */
    public static final double MIN_ZOOM = 1 / 16.0;

    public static final double MAX_ZOOM = 32;

    /** Where zooming by steps stops. */
    private static final double[] STEPS = {
        1 / 16.0, 1 / 12.0, 1 / 8.0, 1 / 6.0, 1 / 4.0, 1 / 3.0, 1 / 2.0, 3 / 4.0, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32
    };

    /** Two zooms closer than this are the same step. */
    private static final double SAME_STEP = 1.001;

    /** Part of the view that stays free around what is fitted into it. */
    private static final double FIT_MARGIN = 0.04;

    private final List<Runnable> listeners = new ArrayList<>();
    private double originX;
    private double originY;
    private double zoom = 1;
    private double width;
    private double height;
    private double deviceScale = 1;
    private Aabb content;

    /** Level x at the view's left edge, px. */
    public double originX() {
        return originX;
    }

    /** Level y at the view's top edge, px. */
    public double originY() {
        return originY;
    }

    /** Screen pixels a level pixel, {@link #leastZoom()} to {@value #MAX_ZOOM}. */
    public double zoom() {
        return zoom;
    }

    /** Smallest zoom now: {@value #MIN_ZOOM}, or less if it takes less to see all of the content. */
    public double leastZoom() {
        return content == null || width <= 0 || height <= 0
                ? MIN_ZOOM
                : Math.min(MIN_ZOOM, fitting(content, width, height));
    }

    /** Width of the view in screen pixels. */
    public double width() {
        return width;
    }

    /** Height of the view in screen pixels. */
    public double height() {
        return height;
    }

    public double toScreenX(double levelX) {
        return (levelX - originX) * zoom;
    }

    public double toScreenY(double levelY) {
        return (levelY - originY) * zoom;
    }

    public double toLevelX(double screenX) {
        return screenX / zoom + originX;
    }

    public double toLevelY(double screenY) {
        return screenY / zoom + originY;
    }

    /** The part of the plane that is seen, in level pixels. */
    public Aabb visible() {
        return new Aabb(originX, originY, toLevelX(width), toLevelY(height));
    }

    /** Sets the size of the view in screen pixels, and how many device pixels a screen pixel has. */
    public void setViewSize(double newWidth, double newHeight, double newDeviceScale) {
        if (newWidth != width || newHeight != height || newDeviceScale != deviceScale) {
            width = newWidth;
            height = newHeight;
            deviceScale = newDeviceScale;
            set(originX, originY, zoom);
            changed();
        }
    }

    /** Keeps the middle of the view inside a box of the plane; null lets it go anywhere. */
    public void setContent(Aabb box) {
        setContent(box, Vec.ZERO);
    }

    /** The same for a box in which everything has moved, level px: what is seen stays where it is seen. */
    public void setContent(Aabb box, Vec moved) {
        content = box;
        moveTo(originX + moved.x(), originY + moved.y(), zoom);
    }

    /** Moves the picture by screen pixels: to the right and down if positive. */
    public void panBy(double screenDx, double screenDy) {
        moveTo(originX - screenDx / zoom, originY - screenDy / zoom, zoom);
    }

    /** Zooms by a factor, keeping the point of the level under a screen point where it is. */
    public void zoomAt(double screenX, double screenY, double factor) {
        zoomTo(screenX, screenY, zoom * factor);
    }

    /** Zooms to the next larger (or smaller) step at a screen point. */
    public void zoomStep(double screenX, double screenY, boolean in) {
        zoomTo(screenX, screenY, nextStep(zoom, in));
    }

    /** Sets the zoom, keeping the point of the level under a screen point where it is. */
    public void zoomTo(double screenX, double screenY, double newZoom) {
        double clamped = Math.max(leastZoom(), Math.min(MAX_ZOOM, newZoom));
        moveTo(toLevelX(screenX) - screenX / clamped, toLevelY(screenY) - screenY / clamped, clamped);
    }

    /** Sets the zoom, keeping the middle of the view. */
    public void setZoom(double newZoom) {
        zoomTo(width / 2, height / 2, newZoom);
    }

    /** Puts a point of the level in the middle of the view. */
    public void center(double levelX, double levelY) {
        moveTo(levelX - width / 2 / zoom, levelY - height / 2 / zoom, zoom);
    }

    /** Shows all of a box, in the middle, as large as a view of that size allows. */
    public void fit(Aabb box, double viewWidth, double viewHeight) {
        double fitted = fitting(box, viewWidth, viewHeight);
        moveTo(box.centerX() - viewWidth / 2 / fitted, box.centerY() - viewHeight / 2 / fitted, fitted);
    }

    /** Is called whenever anything of the camera changed. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    public void removeListener(Runnable listener) {
        listeners.remove(listener);
    }

    private static double fitting(Aabb box, double viewWidth, double viewHeight) {
        double usable = 1 - 2 * FIT_MARGIN;
        double widest = box.width() > 0 ? viewWidth * usable / box.width() : MAX_ZOOM;
        double highest = box.height() > 0 ? viewHeight * usable / box.height() : MAX_ZOOM;
        return Math.min(MAX_ZOOM, Math.min(widest, highest));
    }

    private static double nextStep(double zoom, boolean in) {
        if (zoom * SAME_STEP < MIN_ZOOM || !in && zoom < MIN_ZOOM * SAME_STEP) {
            return nextSmallStep(zoom, in);
        }
        if (in) {
            for (double step : STEPS) {
                if (step > zoom * SAME_STEP) {
                    return step;
                }
            }
            return MAX_ZOOM;
        }
        for (int i = STEPS.length - 1; i >= 0; i--) {
            if (STEPS[i] < zoom / SAME_STEP) {
                return STEPS[i];
            }
        }
        return MIN_ZOOM;
    }

    /** Below the table the steps go on as it begins: each power of a half, and two thirds of each. */
    private static double nextSmallStep(double zoom, boolean in) {
        int exponent = Math.getExponent(zoom);
        double below = 0;
        for (int power = exponent - 1; power <= exponent + 2; power++) {
            for (double step : new double[] {Math.scalb(2 / 3.0, power), Math.scalb(1.0, power)}) {
                if (in && step > zoom * SAME_STEP) {
                    return step;
                }
                if (step < zoom / SAME_STEP) {
                    below = step;
                }
            }
        }
        return below;
    }

    private void moveTo(double newOriginX, double newOriginY, double newZoom) {
        double oldX = originX;
        double oldY = originY;
        double oldZoom = zoom;
        set(newOriginX, newOriginY, newZoom);
        if (originX != oldX || originY != oldY || zoom != oldZoom) {
            changed();
        }
    }

    private void set(double newOriginX, double newOriginY, double newZoom) {
        double x = newOriginX;
        double y = newOriginY;
        if (content != null) {
            double halfWidth = width / 2 / newZoom;
            double halfHeight = height / 2 / newZoom;
            x = Math.max(content.left() - halfWidth, Math.min(content.right() - halfWidth, x));
            y = Math.max(content.top() - halfHeight, Math.min(content.bottom() - halfHeight, y));
        }
        double devicePerLevel = newZoom * deviceScale;
        originX = Math.rint(x * devicePerLevel) / devicePerLevel;
        originY = Math.rint(y * devicePerLevel) / devicePerLevel;
        zoom = newZoom;
    }

    private void changed() {
        for (Runnable listener : List.copyOf(listeners)) {
            listener.run();
        }
    }
}
