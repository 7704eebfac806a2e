package dev.ledge.engine.level.json;

import dev.ledge.engine.bind.Numbers;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Crumbles;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Physics;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.SolidWhen;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Custom;
import dev.ledge.engine.level.object.Direction;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.Marker;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Patroller;
import dev.ledge.engine.level.object.Pickup;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.level.object.Spring;
import dev.ledge.engine.level.object.Sprite;
import dev.ledge.engine.level.object.StaticPolygon;
import dev.ledge.engine.level.object.Switch;
import dev.ledge.engine.level.object.Walker;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/** Makes legal levels out of a seed, as an editor would: legends may lack symbols for painted tiles. */
final class RandomLevels {
    private static final int[] SYMBOLS = {'#', '=', 'H', '/', '\\', '"', ' ', 'x', 'é', '字', 0x1F600, '.'};

    private final SplittableRandom random;
    private final List<String> tileNames = new ArrayList<>();

    private RandomLevels(long seed) {
        random = new SplittableRandom(seed);
    }

    static Level level(long seed) {
        return new RandomLevels(seed).level();
    }

    private boolean chance() {
        return random.nextBoolean();
    }

    private double number(double min, double max) {
        double value = min + random.nextDouble() * (max - min);
        return switch (random.nextInt(4)) {
            case 0 -> value;
            case 1 -> Math.rint(value);
            case 2 -> Math.rint(value * 8) / 8;
            default -> (float) value;
        };
    }

    private Vec vec(double min, double max) {
        return new Vec(number(min, max), number(min, max));
    }

    private Map<String, Object> unknown() {
        if (random.nextInt(4) > 0) {
            return Map.of();
        }
        Map<String, Object> map = new LinkedHashMap<>();
        List<Object> list = new ArrayList<>();
        list.add(null);
        list.add(random.nextLong());
        list.add(Numbers.exact(Numbers.shortest(number(-1e12, 1e12))));
        list.add("ü\u0001\u007f\t\"\\/\ud83d\ude00\u2028");
        for (Object value : list) {
            map.put("unknown-" + Long.toString(random.nextLong(), 36), value);
        }
        map.put("unknown list", list);
        return map;
    }

    private Map<String, Object> props() {
        return chance() ? null : unknown();
    }

    private Level level() {
        int columns = 1 + random.nextInt(100);
        int rows = 1 + random.nextInt(40);
        Palette palette = palette();
        Set<TileRef> refs = new LinkedHashSet<>();
        for (int i = 0; i < 20; i++) {
            refs.add(ref());
        }
        TileTable tiles = TileTable.of(List.copyOf(refs));
        List<Layer> layers = new ArrayList<>();
        for (int i = 0; i < random.nextInt(4); i++) {
            layers.add(layer("layer" + i, columns, rows, tiles));
        }
        List<LevelObject> objects = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        for (int i = 0; i < random.nextInt(30); i++) {
            String id = Ids.random(random, ids);
            ids.add(id);
            objects.add(object(id));
        }
        ride(objects);
        LevelBuilder level = new LevelBuilder()
                .name(chance() ? null : "level \n" + random.nextInt())
                .grid(1 + random.nextInt(64))
                .size(columns, rows)
                .palette(null, palette)
                .tiles(tiles)
                .layers(layers)
                .objects(objects)
                .props(props())
                .unknown(unknown());
        if (chance()) {
            Map<String, Boolean> groups = new LinkedHashMap<>();
            groups.put("red", chance());
            groups.put("gr\u00fcn", chance());
            level.groups(groups);
        }
        if (chance()) {
            level.physics(new Physics(number(0, 2000), Double.POSITIVE_INFINITY, null, 50.0, null, unknown()));
        }
        if (chance()) {
            level.player(profile().withSize(vec(1, 60)).withUnknown(unknown()));
        }
        return level.build();
    }

    private Palette palette() {
        Map<String, TileType> tiles = new LinkedHashMap<>();
        for (int i = 0; i < 8; i++) {
            String name = "tile " + (char) ('z' - i);
            tileNames.add(name);
            Shape shape = List.of(
                            Shape.NONE,
                            Shape.FULL,
                            new Shape.Floor(random.nextDouble(), 1, unknown()),
                            new Shape.Ceiling(0.25, random.nextDouble()),
                            new Shape.Convex(List.of(new Vec(0, 0), new Vec(1, random.nextDouble()), new Vec(0, 1))))
                    .get(random.nextInt(5));
            tiles.put(
                    name,
                    new TileType(
                            name,
                            chance() ? null : shape,
                            sides(),
                            chance() ? null : chance(),
                            null,
                            true,
                            chance() ? null : "mud",
                            "#00ff00",
                            null,
                            chance() ? null : "Category",
                            changing(),
                            props(),
                            unknown()));
        }
        Surface mud = new Surface(1.0, null, number(0, 9), 3.5, -1.0, null, 0.1, props(), unknown());
        return new Palette(Map.of("mud", mud), tiles, props(), unknown());
    }

    private TileRef ref() {
        return new TileRef(tileNames.get(random.nextInt(tileNames.size())), new Flip(random.nextInt(8)));
    }

    private Sides sides() {
        return chance() ? null : new Sides(random.nextInt(16));
    }

    private Layer layer(String id, int columns, int rows, TileTable tiles) {
        LayerCommon common = new LayerCommon(
                id,
                chance() ? null : "name",
                chance() ? null : chance(),
                null,
                chance() ? null : random.nextDouble(),
                chance() ? null : vec(0, 2),
                chance() ? null : vec(-100, 100),
                props(),
                unknown());
        int cellWidth = 1 + random.nextInt(4);
        Map<String, TileRef> legend = new LinkedHashMap<>();
        Map<String, Map<String, Object>> legendUnknown = new LinkedHashMap<>();
        for (int i = 0; i < random.nextInt(8); i++) {
            StringBuilder symbol = new StringBuilder();
            for (int j = 0; j < cellWidth; j++) {
                symbol.appendCodePoint(SYMBOLS[random.nextInt(SYMBOLS.length)]);
            }
            if (!symbol.toString().equals(".".repeat(cellWidth))) {
                legend.put(symbol.toString(), tiles.get(1 + random.nextInt(tiles.size() - 1)));
                Map<String, Object> unknown = unknown();
                if (!unknown.isEmpty()) {
                    legendUnknown.put(symbol.toString(), unknown);
                }
            }
        }
        TileGrid.Edit edit = TileGrid.empty(columns, rows).edit();
        edit.fill(random.nextInt(columns), random.nextInt(rows), 50, 50, random.nextInt(tiles.size()));
        for (int i = 0; i < random.nextInt(500); i++) {
            edit.set(random.nextInt(columns), random.nextInt(rows), random.nextInt(tiles.size()));
        }
        Integer width = cellWidth == 1 && chance() ? null : (Integer) cellWidth;
        return new TileLayer(common, chance() ? null : chance(), width, legend, legendUnknown, edit.build());
    }

    private ActorProfile profile() {
        ActorProfile profile = ActorProfile.DEFAULT;
        for (ActorField field : ActorField.values()) {
            if (random.nextInt(4) == 0) {
                profile = field(profile, field);
            }
        }
        return profile;
    }

    private ActorProfile field(ActorProfile profile, ActorField field) {
        if (field.mayBeOff() && chance()) {
            return profile.with(field, Double.POSITIVE_INFINITY);
        }
        return switch (field.kind()) {
            case PAIR -> profile.with(field, vec(field.min(), field.max()));
            case SWITCH, WORD, WHOLE -> profile.with(field, random.nextInt((int) field.max() + 1));
            default -> profile.with(field, number(field.min(), field.max()));
        };
    }

    /** Some of what can ride a platform does. */
    private void ride(List<LevelObject> objects) {
        List<String> platforms = objects.stream()
                .filter(Platform.class::isInstance)
                .map(LevelObject::id)
                .toList();
        if (!platforms.isEmpty()) {
            objects.replaceAll(object -> object.canRide() && chance()
                    ? object.withCommon(object.common().withRides(platforms.get(random.nextInt(platforms.size()))))
                    : object);
        }
    }

    private LevelObject object(String id) {
        ObjectCommon common = new ObjectCommon(
                id,
                vec(-1000, 1000),
                chance() ? null : vec(1, 100),
                chance() ? null : "name",
                props(),
                chance() ? null : number(-5, 5),
                null,
                null,
                unknown());
        Facing facing = chance() ? null : Facing.values()[random.nextInt(2)];
        Vec velocity = chance() ? null : vec(-100, 100);
        return switch (random.nextInt(14)) {
            case 0 -> new Spawn(common, velocity, facing);
            case 1, 2 -> platform(common);
            case 3 -> new StaticPolygon(common, triangle(), sides(), "mud", chance(), "#012345");
            case 4 -> new Walker(common, number(0, 99), facing, true, chance(), null, profile());
            case 5 -> new Patroller(common, velocity);
            case 6 -> new Marker(common, chance() ? null : "turn");
            case 7 -> new Pickup(common, profile());
            case 8 -> new Body(common, velocity, 1 + random.nextInt(9), vec(1, 9), profile());
            case 9 -> new Goal(common);
            case 10 -> new Sprite(common, ref().tile(), chance() ? null : new Flip(random.nextInt(8)));
            case 12 -> new Switch(common, chance() ? null : "red", chance() ? null : Switch.Sets.OFF, Switch.Who.ANY);
            case 11 -> new Spring(common, chance() ? null : number(0, 999), chance() ? null : Direction.LEFT);
            default -> new Custom(common.withUnknown(Map.of()), "teleporter", unknown());
        };
    }

    private List<Vec> triangle() {
        return List.of(Vec.ZERO, new Vec(number(1, 9), 0), new Vec(number(-9, 9), number(1, 9)));
    }

    private LevelObject platform(ObjectCommon common) {
        Motion motion = new Motion(
                Motion.Mode.values()[random.nextInt(Motion.Mode.values().length)],
                number(1, 100),
                chance() ? null : number(0, 3),
                null,
                chance() ? null : Motion.Ease.SINE,
                chance() ? null : Motion.When.RIDDEN,
                unknown());
        return new Platform(
                common,
                List.of(Vec.ZERO, vec(-100, 100), vec(-100, 100)),
                chance() ? null : motion,
                chance() ? null : triangle(),
                sides(),
                chance() ? null : chance(),
                chance() ? null : "mud",
                null,
                false,
                "#abcdef",
                chance() ? null : ref().tile(),
                changing());
    }

    private Changing changing() {
        Double back = chance() ? null : (Double) number(0, 9);
        Crumbles crumbles = new Crumbles(
                chance() ? null : number(0, 9), chance() ? back : (Double) Double.POSITIVE_INFINITY, unknown());
        return new Changing(
                chance() ? null : crumbles,
                chance() ? null : "gr\u00fcn",
                chance() ? null : SolidWhen.values()[random.nextInt(2)]);
    }
}
