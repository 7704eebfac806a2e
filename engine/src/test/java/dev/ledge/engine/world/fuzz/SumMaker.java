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
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Physics;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.world.type.Buttons;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Makes the games of {@link SumLaw}: one actor that rides, or that walls, floors and ceilings push. */
final class SumMaker {
    private static final int COLUMNS = 64;
    private static final int ROWS = 48;
    private static final String STREAM = "stream";
    private static final double MIDDLE = 400;
    private static final List<String> PREFIXES = List.of("a", "b", "c", "d", "e", "f");

    private final SeededRandom random;
    private final List<LevelObject> objects = new ArrayList<>();
    private final Vec size;
    /** A supporting body must not sink faster than its rider falls. */
    private double mostSpeed = 500;

    private double mostFall = 200;

    private SumMaker(long seed) {
        random = new SeededRandom(seed ^ 0x5a6d);
        size = new Vec(random.between(4, 24), random.between(4, 32));
    }

    static Game game(long seed) {
        SumMaker maker = new SumMaker(seed);
        int ticks = maker.random.between(40, 160);
        boolean isRidden = maker.random.chance(0.4);
        boolean isPlayer = maker.random.chance(0.4);
        Level level = isRidden ? maker.ridden(isPlayer) : maker.pushed(isPlayer);
        return new Game(
                seed, level, isPlayer ? maker.input(ticks, !isRidden) : InputTrack.of(List.of()), ticks, List.of());
    }

    private Level ridden(boolean isPlayer) {
        double top = MIDDLE;
        mostSpeed = 300;
        mostFall = Double.POSITIVE_INFINITY;
        boolean flows = random.chance(0.3);
        objects.add(platform(
                SumLaw.SUPPORT,
                new Vec(MIDDLE - SumLaw.ENDLESS / 2, top),
                new Vec(SumLaw.ENDLESS, length(4, 40)),
                random.chance(0.6) ? "belt" : null,
                new Vec(length(-200, 200), length(-200, 200))));
        if (random.chance(0.3)) {
            double high = random.between(4, 20);
            top -= high;
            ActorProfile profile =
                    ActorProfile.DEFAULT.with(ActorField.STANDABLE, 1).with(ActorField.APPLY_FRICTION, 0);
            objects.add(new Body(
                    ObjectCommon.of(SumLaw.MOUNT, new Vec(MIDDLE - 2000, top), new Vec(4000, high)),
                    velocity(0),
                    null,
                    null,
                    profile));
        }
        hero(isPlayer, new Vec(MIDDLE + length(0, 16), top - size.y()), 0, random.chance(0.5), true);
        return level(flows, isPlayer);
    }

    private Level pushed(boolean isPlayer) {
        boolean falls = isPlayer || random.chance(0.6);
        Vec at = new Vec(MIDDLE + length(0, 16), MIDDLE + length(0, 16));
        hero(isPlayer, at, 300, false, falls);
        int count = 0;
        for (int side = 0; side < 4; side++) {
            if (random.chance(side == 3 && falls ? 0.8 : 0.5)) {
                String id = PREFIXES.get((random.between(0, 1) * 3 + count++) % PREFIXES.size()) + side;
                objects.add(pusher(id, side, at));
            }
        }
        return level(random.chance(0.15), isPlayer);
    }

    /** From the left, from the right, from above, from below. */
    private LevelObject pusher(String id, int side, Vec at) {
        double gap = random.chance(0.2) ? 0 : length(0, 60);
        double thick = length(4, 60);
        double far = length(20, 300) * (random.chance(0.8) ? 1 : -1);
        double aside = random.chance(0.5) ? 0 : length(-100, 100);
        double middle = -SumLaw.ENDLESS / 2;
        return switch (side) {
            case 0 ->
                platform(
                        id,
                        new Vec(at.x() - gap - thick, MIDDLE + middle),
                        new Vec(thick, SumLaw.ENDLESS),
                        null,
                        new Vec(far, aside));
            case 1 ->
                platform(
                        id,
                        new Vec(at.x() + size.x() + gap, MIDDLE + middle),
                        new Vec(thick, SumLaw.ENDLESS),
                        null,
                        new Vec(-far, aside));
            case 2 ->
                platform(
                        id,
                        new Vec(MIDDLE + middle, at.y() - gap - thick),
                        new Vec(SumLaw.ENDLESS, thick),
                        null,
                        new Vec(0, far));
            default ->
                platform(
                        id,
                        new Vec(MIDDLE + middle, at.y() + size.y() + gap),
                        new Vec(SumLaw.ENDLESS, thick),
                        null,
                        new Vec(0, -far));
        };
    }

    private LevelObject platform(String id, Vec at, Vec box, String surface, Vec way) {
        Motion motion = new Motion(
                random.any(null, Motion.Mode.ONCE, Motion.Mode.LOOP),
                random.any(20.0, 60.0, 90.0, 150.0, 300.0, random.number(5, mostSpeed)),
                random.any(null, null, 0.1),
                null,
                random.any(null, Motion.Ease.LINEAR, Motion.Ease.SINE),
                null,
                Map.of());
        List<Vec> path = List.of(Vec.ZERO, way.length() < 1 ? new Vec(0, 40) : way);
        return new Platform(
                ObjectCommon.of(id, at, box), path, motion, null, null, null, surface, null, null, null, null);
    }

    private void hero(boolean isPlayer, Vec at, double mostUp, boolean slows, boolean falls) {
        if (isPlayer) {
            objects.add(new Spawn(ObjectCommon.of("spawn", at, null), velocity(mostUp), null));
            return;
        }
        ActorProfile profile = ActorProfile.DEFAULT
                .with(ActorField.APPLY_FRICTION, slows ? 1 : 0)
                .with(ActorField.APPLY_GRAVITY, falls ? 1 : 0);
        objects.add(new Body(ObjectCommon.of(SumLaw.HERO, at, size), velocity(mostUp), null, null, profile));
    }

    private Vec velocity(double mostUp) {
        double vx = random.chance(0.3) ? 0 : length(-200, 200);
        return new Vec(vx, mostUp == 0 || random.chance(0.3) ? 0 : length(-mostUp, mostUp));
    }

    private Level level(boolean flows, boolean isPlayer) {
        Border border = new Border(Border.Kind.OPEN, Border.Kind.OPEN, Border.Kind.OPEN, Border.Kind.OPEN, Map.of());
        Surface belt =
                new Surface(null, null, null, null, random.any(-90.0, 30.0, 60.0, 120.0), null, null, null, Map.of());
        TileType stream = new TileType(STREAM, null, null, null, null, null, "belt", null, null, null, null, Map.of());
        Palette palette = new Palette(Map.of("belt", belt), Map.of(STREAM, stream), null, Map.of());
        TileTable tiles = TileTable.EMPTY.with(TileRef.of(STREAM));
        TileGrid.Edit edit = TileGrid.empty(COLUMNS, ROWS).edit();
        if (flows) {
            edit.fill(0, 0, COLUMNS, ROWS, tiles.indexOf(TileRef.of(STREAM)));
        }
        return new LevelBuilder()
                .name("sums")
                .size(COLUMNS, ROWS)
                .palette(null, palette)
                .physics(new Physics(
                        null,
                        random.any(null, null, mostFall),
                        random.any(null, null, 30.0, 64.0, 120.0),
                        null,
                        border,
                        Map.of()))
                .player(isPlayer ? ActorProfile.DEFAULT.withSize(size) : ActorProfile.DEFAULT)
                .tiles(tiles)
                .layers(List.of(new TileLayer(LayerCommon.of("air"), null, null, Map.of(), edit.build())))
                .objects(objects)
                .build();
    }

    private double length(double least, double most) {
        double value = random.number(least, most);
        return random.chance(0.6) ? Math.rint(value) : value;
    }

    private InputTrack input(int ticks, boolean jumps) {
        List<InputTrack.Change> changes = new ArrayList<>();
        for (int tick = random.between(0, 10); tick < ticks; tick += random.between(1, 30)) {
            int held = random.any(0, Buttons.LEFT.bit(), Buttons.RIGHT.bit());
            changes.add(new InputTrack.Change(tick, held | (jumps && random.chance(0.3) ? Buttons.JUMP.bit() : 0)));
        }
        return InputTrack.of(changes);
    }
}
