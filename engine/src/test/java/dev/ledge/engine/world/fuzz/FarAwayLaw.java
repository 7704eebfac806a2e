package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import java.util.ArrayList;
import java.util.List;

/** What is added far away changes nothing, not by a bit. */
final class FarAwayLaw implements Law {
    private static final int FAR = 256;
    private static final String ADDED = "-far";

    @Override
    public String name() {
        return "far-away";
    }

    @Override
    public GameOptions options() {
        return GameOptions.OPEN;
    }

    @Override
    public Violation violation(Game game) {
        World here = new World(game.level());
        World there = new World(enlarged(game.level(), new SeededRandom(game.seed() ^ 0xfa4)));
        double limit = game.level().width() + FAR * game.level().grid() / 4.0;
        for (int tick = 0; tick <= game.ticks() && isFar(here, there, limit); tick++) {
            String difference = Violations.difference(here, there, 0, 0, 0);
            if (difference != null) {
                return new Violation("far-away", tick, difference);
            }
            int buttons = game.input().buttonsAt(tick);
            here.step(buttons);
            there.step(buttons);
        }
        return null;
    }

    /** Fast things come far, those that were added too; what has touched them does not count. */
    private static boolean isFar(World here, World there, double limit) {
        Actors actors = here.actors();
        for (int i = 0; i < actors.count(); i++) {
            if (actors.x(i) > limit) {
                return false;
            }
        }
        Actors added = there.actors();
        for (int i = 0; i < added.count(); i++) {
            if (added.id(i).endsWith(ADDED) && added.x(i) < limit) {
                return false;
            }
        }
        return true;
    }

    private static Level enlarged(Level level, SeededRandom random) {
        int columns = level.columns() + FAR;
        TileRef rock = TileRef.of(GamePalette.ROCK);
        Level grown = level.withTile(rock);
        List<Layer> layers = new ArrayList<>();
        for (Layer layer : grown.layers()) {
            TileLayer tiles = (TileLayer) layer;
            layers.add(tiles.withGrid(tiles.grid()
                    .resized(columns, level.rows(), 0, 0)
                    .edit()
                    .fill(columns - 16, level.rows() - 2, 16, 2, grown.tiles().indexOf(rock))
                    .build()));
        }
        List<LevelObject> objects = new ArrayList<>(level.objects());
        ObjectMaker make = new ObjectMaker(random, 16.0 * 16, level.height());
        Vec far = new Vec((columns - 16) * 16.0, 0);
        int count = random.between(1, 6);
        for (int i = 0; i < count; i++) {
            LevelObject object = random.any(make.platform(), make.polygon(), make.body(), make.walker());
            LevelObject still =
                    object instanceof Body body ? new Body(body.common(), null, null, null, body.actor()) : object;
            LevelObject moved = still.movedTo(still.at().plus(far));
            objects.add(moved.withCommon(moved.common().withId(moved.id() + ADDED)));
        }
        return grown.toBuilder()
                .size(columns, level.rows())
                .layers(layers)
                .objects(objects)
                .build();
    }
}
