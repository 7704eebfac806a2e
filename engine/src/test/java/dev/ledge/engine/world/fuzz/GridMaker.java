package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Physics;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Direction;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.HazardArea;
import dev.ledge.engine.level.object.Marker;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Pickup;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.level.object.Spring;
import dev.ledge.engine.level.object.Walker;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Makes random games of the numbers that level designers choose: places, sizes and ways on the grid, round speeds,
 * whole ticks. What arbitrary numbers never do is common here: platforms touch edge to edge, and come to joints, edges,
 * walls and floors exactly as a tick ends.
 */
final class GridMaker {
    private static final int GRID = 16;
    private static final int HALF = 8;
    private static final Double[] SPEEDS = {30.0, 60.0, 60.0, 90.0, 120.0, 240.0, 300.0};

    private final GameOptions options;
    private final SeededRandom random;
    private final int columns;
    private final int rows;
    private final GridGround ground;
    private final List<LevelObject> objects = new ArrayList<>();
    private Platform last;

    private GridMaker(long seed, GameOptions options) {
        this.options = options;
        random = new SeededRandom(seed ^ 0x6121d);
        columns = random.between(8, 20);
        rows = random.between(8, 14);
        ground = new GridGround(random, columns, rows);
    }

    static Game game(long seed, GameOptions options) {
        GridMaker maker = new GridMaker(seed, options);
        int ticks = maker.random.between(60, 300);
        Level level = Riding.onSome(maker.level(), maker.random);
        return new Game(seed, level, new InputMaker(maker.random).of(ticks), ticks, List.of());
    }

    private Level level() {
        ground.fill();
        objects();
        return new LevelBuilder()
                .name("grid")
                .size(columns, rows)
                .palette(null, GamePalette.palette())
                .physics(physics())
                .player(player())
                .tiles(ground.tiles())
                .layers(List.of(new TileLayer(LayerCommon.of("ground"), null, null, Map.of(), ground.grid())))
                .objects(objects)
                .build();
    }

    private Physics physics() {
        Border.Kind open = Border.Kind.OPEN;
        Border border = options.openBorders() ? new Border(open, open, open, open, Map.of()) : null;
        return new Physics(
                random.any(null, null, 900.0, 1000.0, 1500.0, 1800.0, 2000.0),
                random.any(null, null, null, 300.0, 480.0),
                random.any(null, null, null, null, 30.0, 120.0),
                random.any(null, null, null, 45.0),
                border,
                Map.of());
    }

    private Vec size() {
        return random.any(
                new Vec(12, 24), new Vec(16, 24), new Vec(16, 32), new Vec(12, 20), new Vec(24, 24), new Vec(16, 16));
    }

    private ActorProfile player() {
        ActorProfile player = ActorProfile.DEFAULT
                .withSize(size())
                .with(ActorField.WALK_SPEED, random.any(60, 90, 120, 120, 240))
                .with(ActorField.JUMP_SPEED, random.any(300, 400, 400, 480));
        if (random.chance(0.15)) {
            player = player.with(ActorField.STEP_HEIGHT, random.any(4, 8, 16));
        }
        if (random.chance(0.3)) {
            player = player.with(ActorField.CRUSH_ESCAPE, random.any(0, 8))
                    .with(ActorField.CORNER_CORRECTION, random.any(0, 8));
        }
        if (random.chance(0.1)) {
            player = player.with(ActorField.STANDABLE, 1);
        }
        return random.chance(0.5) ? new Skills(random).of(player) : player;
    }

    private void objects() {
        Vec foot = onGround(GRID);
        objects.add(new Spawn(
                ObjectCommon.of("spawn", foot.minus(new Vec(random.any(0, 4, 8), 4 * GRID)), null),
                random.chance(0.8) ? null : velocity(),
                random.any(null, Facing.LEFT)));
        several(0.85, 5, this::platform);
        several(0.4, 3, this::body);
        several(0.2, 2, this::walker);
        several(0.3, 2, this::area);
    }

    private void several(double probability, int most, Runnable add) {
        int count = random.chance(probability) ? random.between(1, most) : 0;
        for (int i = 0; i < count; i++) {
            add.run();
        }
    }

    private ObjectCommon common(String prefix, Vec at, Vec size) {
        // Ids in another order than that of making.
        return ObjectCommon.of((char) ('a' + random.between(0, 25)) + prefix + objects.size(), at, size);
    }

    private double multiple(int least, int most, int unit) {
        return (double) unit * random.between(least, most);
    }

    /** A place on the ground in a random column, whose top is level, or the head or foot of a slope. */
    private Vec onGround(int unit) {
        int column = random.between(0, columns - 1);
        return new Vec(column * GRID + (unit == HALF ? random.any(0, HALF) : 0), (double) ground.top(column) * GRID);
    }

    private Vec place(Vec size) {
        return switch (random.between(0, 3)) {
            case 0 -> new Vec(multiple(0, 2 * columns - 2, HALF), multiple(0, 2 * rows - 4, HALF));
            // Flush with the ground, in it.
            case 1 -> onGround(GRID);
            default -> onGround(HALF).minus(new Vec(0, size.y() + random.any(0, 0, HALF, GRID, 2 * GRID)));
        };
    }

    private void platform() {
        List<Vec> corners = random.chance(0.2) ? corners() : null;
        Vec size = new Vec(multiple(1, 6, GRID), random.any(HALF, HALF, GRID, GRID, 2 * GRID, 3 * GRID));
        Vec at = place(size);
        List<Vec> path = path();
        Motion motion = motion(path);
        if (last != null && random.chance(0.4)) {
            // Goes on where another one ends, or ends where it begins, and perhaps goes with it.
            double beside = random.chance(0.5) ? -size.x() : last.bounds(null).width();
            at = last.at().plus(new Vec(beside, random.any(0, 0, 0, HALF, -HALF)));
            if (random.chance(0.7)) {
                path = last.effectivePath();
                motion = last.motion();
            }
        }
        last = new Platform(
                common("plat", at, corners == null ? size : null),
                path,
                motion,
                corners,
                sides(),
                random.chance(0.2) ? true : null,
                random.chance(0.2) ? random.any("ice", "mud", "belt") : null,
                random.chance(0.05) ? true : null,
                random.chance(0.03) ? true : null,
                null,
                null);
        objects.add(last);
    }

    private Sides sides() {
        return random.chance(0.7)
                ? null
                : random.any(Sides.TOP_ONLY, Sides.TOP_ONLY, Sides.of(Side.TOP, Side.LEFT, Side.RIGHT));
    }

    private Motion motion(List<Vec> path) {
        Motion.Mode mode = path.size() == 1
                ? Motion.Mode.STILL
                : random.any(null, null, Motion.Mode.LOOP, Motion.Mode.ONCE, Motion.Mode.ONCE, Motion.Mode.RESTART);
        return new Motion(
                mode,
                random.any(SPEEDS),
                random.any(null, null, 0.1, 0.5),
                random.any(null, null, null, 0.5),
                random.chance(0.1) ? Motion.Ease.SINE : null,
                random.chance(0.15) ? Motion.When.RIDDEN : null,
                Map.of());
    }

    private List<Vec> path() {
        List<Vec> path = new ArrayList<>(List.of(Vec.ZERO));
        int legs = random.any(0, 1, 1, 1, 1, 2);
        for (int i = 0; i < legs; i++) {
            double far = multiple(1, 12, HALF) * random.any(-1, 1);
            Vec way = random.any(
                    new Vec(far, 0),
                    new Vec(far, 0),
                    new Vec(0, far),
                    new Vec(0, far),
                    new Vec(far, far),
                    new Vec(far, -far));
            Vec next = path.get(i).plus(way);
            path.add(next);
        }
        return path.size() == 3 && path.get(2).equals(Vec.ZERO) ? path.subList(0, 2) : path;
    }

    private List<Vec> corners() {
        return random.any(
                List.of(new Vec(0, 16), new Vec(16, 0), new Vec(16, 16)),
                List.of(new Vec(0, 0), new Vec(32, 32), new Vec(0, 32)),
                List.of(new Vec(0, 32), new Vec(64, 0), new Vec(64, 32)),
                List.of(new Vec(0, 0), new Vec(32, 0), new Vec(16, 16)),
                List.of(new Vec(0, 16), new Vec(16, 0), new Vec(48, 0), new Vec(64, 16)),
                List.of(
                        new Vec(0, 0),
                        new Vec(16, 16),
                        new Vec(48, 16),
                        new Vec(64, 0),
                        new Vec(64, 24),
                        new Vec(0, 24)),
                List.of(new Vec(0, 0), new Vec(48, 0)));
    }

    private Vec velocity() {
        return random.any(
                new Vec(multiple(-5, 5, 60), 0), new Vec(0, multiple(-5, 5, 60)), new Vec(multiple(-5, 5, 60), -240));
    }

    private ActorProfile profile() {
        ActorProfile profile = ActorProfile.DEFAULT;
        if (random.chance(0.2)) {
            profile = profile.with(ActorField.APPLY_GRAVITY, 0);
        }
        if (random.chance(0.3)) {
            profile = profile.with(ActorField.APPLY_FRICTION, 0);
        }
        if (random.chance(0.25)) {
            profile = profile.with(ActorField.STANDABLE, 1);
        }
        return profile;
    }

    private void body() {
        Vec size = size();
        objects.add(new Body(common("body", place(size), size), velocity(), null, null, profile()));
    }

    private void walker() {
        Vec size = size();
        objects.add(new Walker(
                common("walker", place(size), size),
                random.any(SPEEDS),
                random.any(null, Facing.LEFT),
                random.any(null, false),
                random.any(null, false, false),
                random.any(null, false),
                ActorProfile.DEFAULT));
    }

    private void area() {
        Vec size = random.any(new Vec(16, 16), new Vec(16, 8), new Vec(32, 16), new Vec(8, 32));
        ObjectCommon common = common("area", place(size), size);
        objects.add(
                switch (random.between(0, 6)) {
                    case 0 -> new Goal(common);
                    case 1 -> new HazardArea(common);
                    case 2 -> new Pickup(common, ActorProfile.DEFAULT);
                    case 3 -> new Marker(common, random.any("turn", "left", "right", "stop"));
                    default -> new Spring(common, random.any(null, 300.0), random.any(List.of(Direction.values())));
                });
    }
}
