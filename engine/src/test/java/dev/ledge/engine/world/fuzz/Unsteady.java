package dev.ledge.engine.world.fuzz;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Crumbles;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.SolidWhen;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Direction;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spring;
import dev.ledge.engine.level.object.Switch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A law in games in which tiles and platforms crumble and belong to groups, with switches for these, and springs. A law
 * of its own, so that the games of all other seeds stay what they were.
 */
final class Unsteady implements Law {
    /** What a tile that changes is called beside the one that it is of, which does not. */
    private static final List<String> KINDS = List.of("~brittle", "~brief", "~red", "~blue");

    private final Law law;

    Unsteady(Law law) {
        this.law = law;
    }

    @Override
    public String name() {
        return "unsteady-" + law.name();
    }

    @Override
    public GameOptions options() {
        return law.options();
    }

    @Override
    public Game game(long seed) {
        Game game = law.game(seed);
        return game.withLevel(unsteady(game.level(), new SeededRandom(seed ^ 0xc4a6e)));
    }

    @Override
    public Violation violation(Game game) {
        return law.violation(game);
    }

    private Level unsteady(Level level, SeededRandom random) {
        List<LevelObject> objects = new ArrayList<>();
        for (LevelObject object : level.objects()) {
            boolean changes = object instanceof Platform && random.chance(0.5);
            objects.add(changes ? ((Platform) object).withChanging(changing(random)) : object);
        }
        int switches = random.between(0, 4);
        for (int i = 0; i < switches; i++) {
            objects.add(areaSwitch(common("switch" + i, level, random), random));
        }
        int springs = random.between(0, 3);
        for (int i = 0; i < springs; i++) {
            objects.add(spring(common("spring" + i, level, random), random));
        }
        Map<String, Boolean> groups = random.any(null, Map.of("red", false), Map.of("red", false, "blue", false));
        LevelBuilder changed = level.toBuilder().objects(objects).groups(groups);
        // Cells that are polygons too cannot come and go: polygons do not.
        return options().blocks() ? changed.build() : withCells(changed.build(), random);
    }

    private static ObjectCommon common(String id, Level level, SeededRandom random) {
        Vec at = new Vec(random.number(0, level.width() - 16), random.number(0, level.height() - 16));
        Vec size = new Vec(random.between(4, 64), random.between(4, 64));
        // Before the ids of what acts on the same actors, or after them.
        return ObjectCommon.of(random.any("a", "z") + id, random.chance(0.5) ? at : rounded(at), size);
    }

    private static Vec rounded(Vec at) {
        return new Vec(16 * Math.rint(at.x() / 16), 16 * Math.rint(at.y() / 16));
    }

    private static Switch areaSwitch(ObjectCommon common, SeededRandom random) {
        return new Switch(
                common,
                random.any("red", "red", "blue", null),
                random.any(null, Switch.Sets.TOGGLE, Switch.Sets.ON, Switch.Sets.OFF),
                random.any(null, Switch.Who.PLAYER, Switch.Who.ANY));
    }

    private static Spring spring(ObjectCommon common, SeededRandom random) {
        return new Spring(common, random.any(null, 0.0, 100.0, 300.0, 900.0), random.any(List.of(Direction.values())));
    }

    private static Changing changing(SeededRandom random) {
        Crumbles crumbles = random.chance(0.5) ? null : crumbles(random);
        return new Changing(crumbles, random.any(null, "red", "blue"), random.any(null, SolidWhen.ON, SolidWhen.OFF));
    }

    private static Crumbles crumbles(SeededRandom random) {
        return new Crumbles(
                random.any(null, 0.0, 0.05, 0.3), random.any(null, 0.0, 0.1, 0.5, Double.POSITIVE_INFINITY), Map.of());
    }

    private static Changing changing(String kind, SeededRandom random) {
        return switch (kind) {
            case "~red" -> new Changing(null, "red", random.any(null, SolidWhen.OFF));
            case "~blue" ->
                new Changing(random.chance(0.5) ? crumbles(random) : null, "blue", random.any(SolidWhen.values()));
            default -> new Changing(crumbles(random), null, null);
        };
    }

    /** Some rectangles of cells have kinds of tiles that change, of the same shapes. */
    private static Level withCells(Level level, SeededRandom random) {
        Map<String, TileType> tiles = new LinkedHashMap<>(level.palette().tiles());
        for (String kind : KINDS) {
            Changing changing = changing(kind, random);
            level.palette()
                    .tiles()
                    .forEach((name, type) -> tiles.put(name + kind, renamed(type, name + kind, changing)));
        }
        Palette palette = new Palette(level.palette().surfaces(), tiles, null, Map.of());
        Level changed = level.toBuilder().palette(null, palette).build();
        for (Layer layer : level.layers()) {
            int count = random.between(1, 8);
            for (int i = 0; i < count; i++) {
                changed = withRectangle(changed, layer.id(), random.any(KINDS), random);
            }
        }
        return changed;
    }

    private static Level withRectangle(Level level, String layerId, String kind, SeededRandom random) {
        Level changed = level;
        TileGrid grid = ((TileLayer) level.layer(layerId)).grid();
        int column = random.between(0, grid.columns() - 1);
        int row = random.between(0, grid.rows() - 1);
        int lastColumn = Math.min(grid.columns() - 1, column + random.between(0, 11));
        int lastRow = Math.min(grid.rows() - 1, row + random.between(0, 5));
        TileGrid.Edit edit = grid.edit();
        for (int r = row; r <= lastRow; r++) {
            for (int c = column; c <= lastColumn; c++) {
                TileRef old = level.tiles().get(grid.get(c, r));
                if (old != null && !old.tile().contains("~")) {
                    TileRef tile = new TileRef(old.tile() + kind, old.flip());
                    changed = changed.withTile(tile);
                    edit.set(c, r, changed.tiles().indexOf(tile));
                }
            }
        }
        return changed.withLayer(((TileLayer) changed.layer(layerId)).withGrid(edit.build()));
    }

    private static TileType renamed(TileType type, String name, Changing changing) {
        return new TileType(
                name,
                type.shape(),
                type.solidFrom(),
                type.climbable(),
                type.hazard(),
                type.dropThrough(),
                type.surface(),
                type.color(),
                type.image(),
                type.category(),
                changing,
                type.props(),
                type.unknown());
    }
}
