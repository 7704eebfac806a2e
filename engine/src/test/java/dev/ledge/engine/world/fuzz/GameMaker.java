package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Physics;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import dev.ledge.engine.level.object.Spawn;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Makes a random game of a kind from a seed; the same one on every machine. */
final class GameMaker {
    private static final Vec OFF = new Vec(0.3125, 0.1875);

    private final GameOptions options;
    private final SeededRandom random;
    private final int columns;
    private final int rows;

    private GameMaker(long seed, GameOptions options) {
        this.options = options;
        this.random = new SeededRandom(seed);
        this.columns = random.between(8, 30);
        this.rows = random.between(8, 18);
    }

    static Game game(long seed, GameOptions options) {
        return new GameMaker(seed, options).make(seed);
    }

    private Game make(long seed) {
        // With random numbers of their own, so that all else is as it would be without.
        Level level = Riding.onSome(level(), new SeededRandom(~seed));
        int ticks = random.between(60, 420);
        return new Game(
                seed,
                level,
                new InputMaker(random).of(ticks),
                ticks,
                options.edits() ? edits(level, ticks) : List.of());
    }

    private Level level() {
        List<TileLayer> layers = new ArrayList<>();
        TileTable tiles = TileTable.EMPTY;
        int count = !options.blocks() && random.chance(0.1) ? 2 : 1;
        for (int i = 0; i < count; i++) {
            GroundMaker ground = new GroundMaker(random, columns, rows, tiles);
            if (options.blocks()) {
                new Blocks(random, columns, rows).draw(ground);
            } else {
                ground.fill();
            }
            tiles = ground.tiles();
            layers.add(new TileLayer(LayerCommon.of("ground" + i), null, null, Map.of(), ground.grid()));
        }
        return new LevelBuilder()
                .name("fuzz")
                .size(columns, rows)
                .palette(null, GamePalette.palette())
                .physics(physics())
                .player(player())
                .tiles(tiles)
                .layers(layers)
                .objects(objects())
                .build();
    }

    private Physics physics() {
        boolean plain = random.chance(0.5);
        Border border = null;
        if (options.openBorders()) {
            border = new Border(Border.Kind.OPEN, Border.Kind.OPEN, Border.Kind.OPEN, Border.Kind.OPEN, Map.of());
        } else if (random.chance(0.3)) {
            border = new Border(kind(), kind(), kind(), kind(), Map.of());
        }
        if (options.drifting()) {
            return new Physics(null, null, 10.0, null, border, Map.of());
        }
        return plain
                ? new Physics(null, null, null, null, border, Map.of())
                : new Physics(
                        random.chance(0.06) ? (Double) 0.0 : random.any(null, 600.0, 2400.0),
                        random.any(null, null, 200.0, 1200.0, Double.POSITIVE_INFINITY),
                        random.any(null, null, 30.0, 64.0, 120.0),
                        random.any(null, null, 45.0, 30.0, 60.0),
                        border,
                        Map.of());
    }

    private Border.Kind kind() {
        return random.any(Border.Kind.values());
    }

    private ActorProfile player() {
        ActorProfile player = ActorProfile.DEFAULT;
        if (random.chance(0.5)) {
            player = player.withSize(random.any(
                    new Vec(8, 8),
                    new Vec(16, 16),
                    new Vec(16, 32),
                    new Vec(30, 12),
                    new Vec(11.3, 23.7),
                    new Vec(random.number(3, 40), random.number(3, 40))));
        }
        if (random.chance(0.3)) {
            player = player.with(ActorField.WALK_SPEED, random.any(40, 240, 600, 1000));
        }
        if (random.chance(0.2)) {
            player = player.with(ActorField.JUMP_SPEED, random.any(0, 250, 600, 900));
        }
        if (random.chance(0.2)) {
            player = player.with(ActorField.AIR_SPEED, random.any(40, 240, 600))
                    .with(ActorField.AIR_ACCELERATION, random.any(0, 600, 3000));
        }
        if (random.chance(0.15)) {
            player = player.with(ActorField.STEP_HEIGHT, random.any(1, 4, 8, 16));
        }
        if (random.chance(0.15)) {
            player = player.with(ActorField.CORNER_CORRECTION, random.any(0, 2, 8));
        }
        if (random.chance(0.15)) {
            player = player.with(ActorField.CRUSH_ESCAPE, random.any(0, 1, 8));
        }
        if (random.chance(0.15)) {
            player = player.with(ActorField.REPEL, random.any(20, 120)).with(ActorField.STANDABLE, 1);
        }
        return random.chance(0.6) ? new Skills(random).of(player) : player;
    }

    private List<LevelObject> objects() {
        ObjectMaker make = new ObjectMaker(random, columns * 16.0, rows * 16.0);
        List<LevelObject> objects = new ArrayList<>();
        if (options.drifting()) {
            several(1, 4, () -> objects.add(make.drifter()));
            several(0.5, 6, () -> objects.add(make.polygon()));
            return objects;
        }
        objects.add(make.spawn());
        if (!options.blocks()) {
            several(0.4, 5, () -> objects.add(make.polygon()));
        }
        several(0.6, 5, () -> {
            LevelObject platform = make.platform();
            // Never flush with the blocks: of several grounds the largest holds, and a polygon is larger than a cell.
            objects.add(options.blocks() ? platform.movedTo(platform.at().plus(OFF)) : platform);
        });
        several(options.manyActors() ? 1 : 0.3, options.manyActors() ? 20 : 3, () -> objects.add(make.body()));
        several(options.manyActors() ? 0.6 : 0.25, 4, () -> objects.add(make.walker()));
        several(0.1, 2, () -> objects.add(make.patroller()));
        several(0.3, 3, () -> objects.add(make.area()));
        if (options.crowds()) {
            several(0.1, 1, () -> objects.add(make.crowd()));
        }
        return objects;
    }

    private void several(double probability, int most, Runnable add) {
        if (random.chance(probability)) {
            int count = random.between(1, most);
            for (int i = 0; i < count; i++) {
                add.run();
            }
        }
    }

    private List<Game.Timed> edits(Level level, int ticks) {
        List<Game.Timed> edits = new ArrayList<>();
        int tick = random.between(0, 40);
        while (tick < ticks) {
            edits.add(new Game.Timed(tick, edit(level)));
            tick += random.chance(0.3) ? 0 : random.between(1, 60);
        }
        return edits;
    }

    private Edit edit(Level level) {
        LevelObject object = random.any(level.objects());
        return switch (random.between(0, 9)) {
            case 0 -> new Edit.Delete(object instanceof Spawn ? "none" : object.id());
            case 1, 2 -> new Edit.Move(object.id(), new Vec(random.between(-24, 24), random.between(-24, 24)));
            case 3 -> new Edit.Resize(random.any(new Vec(12, 24), new Vec(12, 12), new Vec(24, 24), new Vec(20, 30)));
            case 4, 5, 6 -> new Edit.Paint(random.between(0, columns - 1), random.between(0, rows - 1), null);
            default -> new Edit.Paint(random.between(0, columns - 1), random.between(0, rows - 1), tile());
        };
    }

    private TileRef tile() {
        String name = random.any(
                GamePalette.ROCK, GamePalette.ROCK, GamePalette.SLOPE, GamePalette.PLANK, "ceiling", "ice", "diamond");
        return new TileRef(name, random.chance(0.5) ? Flip.NONE : new Flip(Flip.H));
    }
}
