package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.object.Direction;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.HazardArea;
import dev.ledge.engine.level.object.Marker;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spring;
import dev.ledge.engine.level.object.Switch;
import java.util.List;

/**
 * Lets some of the areas and spawns of a random game ride its platforms, and gives some platforms areas of their own.
 */
final class Riding {
    private static final double MARGIN = 30;
    private static final int MOST_NEW = 3;

    private Riding() {}

    static Level onSome(Level level, SeededRandom random) {
        List<LevelObject> platforms =
                level.objects().stream().filter(Platform.class::isInstance).toList();
        if (platforms.isEmpty() || random.chance(0.6)) {
            return level;
        }
        Level riding = level;
        for (LevelObject object : level.objects()) {
            if (object.canRide() && random.chance(0.5)) {
                riding = riding.withObject(object.withCommon(
                        object.common().withRides(random.any(platforms).id())));
            }
        }
        int count = random.between(0, MOST_NEW);
        for (int i = 0; i < count; i++) {
            riding = riding.withObject(area(random, random.any(platforms), "rider" + i));
        }
        return riding;
    }

    private static LevelObject area(SeededRandom random, LevelObject platform, String id) {
        Vec off = new Vec(random.number(-MARGIN, 2 * MARGIN), random.number(-MARGIN, MARGIN));
        Vec size = new Vec(random.number(2, 40), random.number(2, 40));
        // Ids before and after those of others.
        ObjectCommon common = ObjectCommon.of(
                        random.any("a", "m", "z") + id, platform.at().plus(off), size)
                .withRides(platform.id());
        return switch (random.between(0, 4)) {
            case 0 ->
                new Spring(common, random.any(null, 100.0, 300.0, 900.0), random.any(List.of(Direction.values())));
            case 1 -> new HazardArea(common);
            case 2 -> new Goal(common);
            case 3 -> new Switch(common, "red", random.any(null, Switch.Sets.ON), Switch.Who.ANY);
            default -> new Marker(common, random.any("turn", "up", "down", "left", "right", "stop"));
        };
    }
}
