package dev.ledge.editor.render.overlay;

import dev.ledge.editor.render.style.OffscreenArrow;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Tween;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.world.World;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Which overlays are drawn, of all there are. Immutable. */
public final class Overlays {
    /** All overlays, those that lie below the others first. */
    public static final List<Overlay> ALL = List.of(
            new PartitionOverlay(),
            new LadderZonesOverlay(),
            new OneWaySidesOverlay(),
            new VisitedCellsOverlay(),
            new InternalEdgesOverlay(),
            new SweptBoxOverlay(),
            new BoxesOverlay(),
            new PairsOverlay(),
            new ProbesOverlay(),
            new CrushGapsOverlay(),
            new SupportOverlay(),
            new SurfaceOverlay(),
            new ContactsOverlay(),
            new VelocityOverlay(),
            new JumpWindowsOverlay(),
            new StateOverlay());

    /** The id of the one that has overlapping actors drawn translucent. */
    public static final String PAIRS = "pairs";

    /** None of them, with the legend for when there are some. */
    public static final Overlays NONE = new Overlays(Set.of(), true);

    /** Labels are so wide, px at a scale of 100 %. */
    private static final double LABELS = 110;

    private static final String NO_LEGEND = "no-legend";

    private final Set<String> shown;
    private final boolean hasLegend;

    private Overlays(Set<String> shown, boolean hasLegend) {
        this.shown = Set.copyOf(shown);
        this.hasLegend = hasLegend;
    }

    /** Those of a setting, as {@link #toString} made it; what there is no overlay of is left out. */
    public static Overlays of(String setting) {
        Set<String> ids = new LinkedHashSet<>(List.of(setting.split(",")));
        Set<String> known = ALL.stream().map(Overlay::id).filter(ids::contains).collect(Collectors.toSet());
        return new Overlays(known, !ids.contains(NO_LEGEND));
    }

    /** As a setting. */
    @Override
    public String toString() {
        String ids = list().stream().map(Overlay::id).collect(Collectors.joining(","));
        return hasLegend ? ids : ids + (ids.isEmpty() ? "" : ",") + NO_LEGEND;
    }

    /** True if that overlay is drawn. */
    public boolean has(Overlay overlay) {
        return shown.contains(overlay.id());
    }

    /** True if the overlay of that id is drawn. */
    public boolean has(String id) {
        return shown.contains(id);
    }

    /** These with one more, or one less. */
    public Overlays with(Overlay overlay, boolean on) {
        Set<String> changed = new LinkedHashSet<>(shown);
        if (on) {
            changed.add(overlay.id());
        } else {
            changed.remove(overlay.id());
        }
        return new Overlays(changed, hasLegend);
    }

    /** None of them, with the legend as it was. */
    public Overlays none() {
        return new Overlays(Set.of(), hasLegend);
    }

    /** True if a legend says what is drawn. */
    public boolean hasLegend() {
        return hasLegend;
    }

    /** These with a legend or without. */
    public Overlays withLegend(boolean on) {
        return new Overlays(shown, on);
    }

    /** Those that are drawn, in their order. */
    public List<Overlay> list() {
        return ALL.stream().filter(this::has).toList();
    }

    /** True if none is drawn. */
    public boolean isEmpty() {
        return shown.isEmpty();
    }

    /** The actor in focus with the labels at its right; null if there is none. */
    private static Rectangle2D labelled(OverlayScene scene) {
        int focus = scene.focus();
        if (focus < 0) {
            return null;
        }
        Rectangle2D box = scene.onScreen(scene.box(focus));
        box.add(box.getMaxX() + scene.pen().px(LABELS), box.getCenterY());
        return box;
    }

    /**
     * Draws them over a world that was painted with that camera.
     *
     * @param chosen the actor that the user looks at, −1 for none
     */
    public void paint(Graphics2D graphics, World world, Tween tween, Viewport view, Theme theme, int chosen) {
        if (isEmpty() && chosen < 0) {
            return;
        }
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        Pen pen = new Pen(g, theme);
        OverlayScene scene = new OverlayScene(world, tween, view, pen, chosen);
        if (chosen >= 0 && world.actors().present(chosen)) {
            Aabb box = scene.box(chosen);
            if (box.touches(view.visible())) {
                Brackets.paint(scene, chosen);
            } else {
                OffscreenArrow.paint(g, view, box, theme);
            }
        }
        List<Overlay> drawn = list();
        Rectangle2D legend = null;
        if (hasLegend && !drawn.isEmpty()) {
            legend = Legend.area(pen, view, drawn, labelled(scene));
            pen.reserve(legend);
        }
        for (Overlay overlay : drawn) {
            overlay.paint(scene);
        }
        if (legend != null) {
            Legend.paint(pen, view, drawn, legend);
        }
        g.dispose();
    }
}
