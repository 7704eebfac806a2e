package dev.ledge.editor.feel;

import dev.ledge.editor.view.Trail;
import dev.ledge.engine.geometry.Aabb;
import java.util.ArrayList;
import java.util.List;

/** What two feels make of the same inputs. */
public record FeelComparison(FeelTrail a, FeelTrail b) {

    public static final FeelComparison NONE = new FeelComparison(FeelTrail.NONE, FeelTrail.NONE);

    /** The box around all that is drawn of it but the words, px; null if there is nothing. */
    public Aabb bounds() {
        List<Trail> trails = new ArrayList<>(List.of(a.trail(), b.trail()));
        trails.addAll(a.arcs());
        trails.addAll(b.arcs());
        Aabb all = null;
        for (Trail trail : trails) {
            Aabb box = trail.bounds();
            if (box != null) {
                all = all == null ? box : all.union(box);
            }
        }
        return all;
    }
}
