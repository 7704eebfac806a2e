package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.level.object.StaticPolygon;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** The static polygons of a level, in flat arrays sorted by id. Immutable after it is built. */
public final class PolygonArrays {
    public final int count;
    public final String[] ids;
    public final double[] x;
    public final double[] y;
    public final Outline[] outlines;
    public final int[] surfaces;
    /** What kills, for a hazard; its sides do not matter for that. */
    public final Outline[] sensors;

    public final boolean anyHazard;
    public final BoxIndex index = new BoxIndex();

    public PolygonArrays(List<StaticPolygon> source, Surfaces palette) {
        count = source.size();
        ids = new String[count];
        x = new double[count];
        y = new double[count];
        outlines = new Outline[count];
        surfaces = new int[count];
        sensors = new Outline[count];
        index.begin(count);
        for (int i = 0; i < count; i++) {
            StaticPolygon polygon = source.get(i);
            ids[i] = polygon.id();
            x[i] = polygon.at().x();
            y[i] = polygon.at().y();
            outlines[i] =
                    Outline.of(polygon.points(), polygon.effectiveSolidFrom().bits());
            surfaces[i] = palette.use(polygon.surface());
            sensors[i] = Boolean.TRUE.equals(polygon.hazard()) ? Outline.of(polygon.points(), Outline.ALL) : null;
            Outline o = outlines[i];
            index.set(i, x[i] + o.left(), y[i] + o.top(), x[i] + o.right(), y[i] + o.bottom());
        }
        index.build();
        anyHazard = Arrays.stream(sensors).anyMatch(Objects::nonNull);
    }

    /** Index of a polygon by id, −1 if there is none. */
    public int indexOf(String id) {
        for (int i = 0; i < count; i++) {
            if (ids[i].equals(id)) {
                return i;
            }
        }
        return -1;
    }
}
