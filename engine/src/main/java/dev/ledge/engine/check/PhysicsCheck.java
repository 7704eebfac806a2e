package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** What comes out when a player is put in the places that look dangerous; each of it was played. */
final class PhysicsCheck {
    private final List<Finding> findings = new ArrayList<>();
    private final Trials trials;
    private final PlayFindings playFindings;
    private final BooleanSupplier cancelled;

    PhysicsCheck(Level level, PlayFindings playFindings, BooleanSupplier cancelled) {
        this.trials = new Trials(level, cancelled);
        this.playFindings = playFindings;
        this.cancelled = cancelled;
    }

    List<Finding> findings() {
        Level level = trials.level();
        add(SpawnPath.find(trials));
        if (trials.world().player() < 0 || !level.player().is(ActorField.WORLD_COLLISION)) {
            return findings;
        }
        for (LevelObject object : level.objects()) {
            if (object instanceof Platform platform
                    && platform.effectiveMotion().effectiveMode() != Motion.Mode.STILL
                    && trials.mayGoOn()) {
                if (!playFindings.knowsCrush(platform.id())) {
                    add(new CrushSpot(trials, platform).find());
                }
                add(new Ride(trials, platform).find());
            }
        }
        Cells cells = Cells.of(level);
        if (cells != null) {
            new Ladders(trials, cells).find(this::add);
            new Slopes(trials, cells).find(this::add);
            add(new Trap(trials, cells).find(cancelled));
        }
        Markers.find(trials, this::add);
        return findings;
    }

    private void add(Finding finding) {
        if (finding != null) {
            findings.add(finding);
        }
    }

    /** Longest time of a platform's cycle, s; infinite if it is too long to wait for. */
    static double round(Platform platform) {
        Motion motion = platform.effectiveMotion();
        List<Vec> path = platform.effectivePath();
        double length = 0;
        for (int i = 0; i < path.size(); i++) {
            length += path.get((i + 1) % path.size()).minus(path.get(i)).length();
        }
        return 2 * (length / motion.effectiveSpeed() + path.size() * motion.effectivePause());
    }
}
