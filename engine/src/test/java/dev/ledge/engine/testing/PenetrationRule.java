package dev.ledge.engine.testing;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import java.util.HashMap;
import java.util.Map;

/** G1: nobody is in anything solid by more than 0.05 px; who starts in something, or is embedded by an edit, never gets in deeper. */
final class PenetrationRule implements Invariants.Rule {
    private static final double MOST = 0.05;
    private static final double NOISE = 1e-9;

    private final Level level;
    private final Penetration penetration;
    private final Map<String, Traits> traits = new HashMap<>();
    private final Map<String, Double> embedded = new HashMap<>();

    PenetrationRule(Level level) {
        this.level = level;
        this.penetration = new Penetration(level);
    }

    @Override
    public void look(World world, Invariants.Complaint complaint) {
        Actors actors = world.actors();
        for (int i = 0; i < actors.count(); i++) {
            String id = actors.id(i);
            boolean collides =
                    traits.computeIfAbsent(id, key -> Traits.of(level, key)).collides();
            if (!collides || !actors.present(i) || !actors.alive(i)) {
                embedded.remove(id);
                continue;
            }
            Aabb box =
                    new Aabb(actors.x(i), actors.y(i), actors.x(i) + actors.width(i), actors.y(i) + actors.height(i));
            Penetration.Depth now = penetration.of(box, world.platforms());
            Double before = embedded.remove(id);
            if (now.depth() <= MOST) {
                continue;
            }
            if (before == null && !actors.embedded(i) && world.tick() > 0) {
                complaint.tell("G1 " + id + " is " + now.depth() + " px inside " + now.in());
            }
            if (before != null && now.depth() > before + NOISE) {
                complaint.tell("G1 " + id + ", which started in something, got from " + before + " to " + now.depth()
                        + " px inside " + now.in());
            }
            embedded.put(id, now.depth());
        }
    }
}
