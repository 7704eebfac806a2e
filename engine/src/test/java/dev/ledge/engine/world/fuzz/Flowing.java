package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Surface;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A law in games in which vines and water are currents. A law of its own, so that the games of all other seeds stay
 * what they were.
 */
final class Flowing implements Law {
    private static final Map<String, Double> SPEEDS = Map.of("mud", -45.0, "water", 90.0);

    private final Law law;

    Flowing(Law law) {
        this.law = law;
    }

    @Override
    public String name() {
        return "flowing-" + law.name();
    }

    @Override
    public GameOptions options() {
        return law.options();
    }

    @Override
    public Game game(long seed) {
        Game game = law.game(seed);
        return game.withLevel(flowing(game.level()));
    }

    @Override
    public Violation violation(Game game) {
        return law.violation(game);
    }

    private static Level flowing(Level level) {
        Palette still = level.palette();
        Map<String, Surface> surfaces = new LinkedHashMap<>();
        still.surfaces().forEach((name, surface) -> surfaces.put(name, flowing(surface, SPEEDS.get(name))));
        Palette palette = new Palette(surfaces, still.tiles(), still.props(), still.unknown());
        return level.toBuilder().palette(null, palette).build();
    }

    private static Surface flowing(Surface surface, Double speed) {
        return speed == null
                ? surface
                : new Surface(
                        surface.acceleration(),
                        surface.turnAcceleration(),
                        surface.deceleration(),
                        surface.maxSpeed(),
                        speed,
                        surface.maxFallSpeed(),
                        surface.gravityScale(),
                        surface.props(),
                        surface.unknown());
    }
}
