package dev.ledge.editor.diff;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.ImageLayer;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Physics;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Custom;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.level.object.Walker;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;

/**
 * Edits of levels by chance, within an own range of columns, ids and fields, so that two of them can be made not to
 * overlap.
 */
public final class RandomEdits {
    public static final int COLUMNS = 120;
    public static final int ROWS = 70;
    private static final List<String> TILES = List.of("rock", "ice", "ladder", "fern");

    private final SplittableRandom random;
    private final String owner;
    private final int left;
    private final int width;
    /** True while a level is made, in which all may add layers. */
    private final boolean isNew;

    private RandomEdits(long seed, String owner, int left, int width, boolean isNew) {
        this.isNew = isNew;
        this.random = new SplittableRandom(seed);
        this.owner = owner;
        this.left = left;
        this.width = width;
    }

    public static RandomEdits anywhere(long seed) {
        return new RandomEdits(seed, "x", 0, COLUMNS, false);
    }

    /** Edits of the left or the right half, of objects and layers with an id that begins with the owner's letter. */
    public static RandomEdits inHalf(long seed, boolean right) {
        return new RandomEdits(seed, right ? "r" : "l", right ? COLUMNS / 2 : 0, COLUMNS / 2, false);
    }

    /** A level with layers and objects of all owners. */
    public static Level level(long seed) {
        Level level = new LevelBuilder()
                .size(COLUMNS, ROWS)
                .palette(null, palette())
                .layers(List.of(
                        TileLayer.of("ground", TileGrid.empty(COLUMNS, ROWS)),
                        TileLayer.of("deco", TileGrid.empty(COLUMNS, ROWS))))
                .build();
        for (String owner : List.of("x", "l", "r")) {
            RandomEdits edits = new RandomEdits(seed * 31 + owner.charAt(0), owner, 0, COLUMNS, true);
            for (int i = 0; i < 30; i++) {
                level = edits.once(level);
            }
        }
        return level;
    }

    private static Palette palette() {
        return Palette.of(TILES.stream()
                .map(name -> new TileType(
                        name, Shape.FULL, null, null, null, null, null, "#00ff00", null, null, null, Map.of()))
                .toArray(TileType[]::new));
    }

    public Level some(Level level) {
        Level edited = level;
        for (int i = 0; i < 1 + random.nextInt(12); i++) {
            edited = once(edited);
        }
        return edited;
    }

    private Level once(Level level) {
        return switch (random.nextInt(10)) {
            case 0, 1, 2, 3 -> paint(level);
            case 4 -> level.withObject(object(id()));
            case 5 -> level.withoutObject(id());
            case 6, 7 -> changeObject(level);
            case 8 -> changeLayer(level);
            default -> changeLevel(level);
        };
    }

    private String id() {
        return owner + random.nextInt(8);
    }

    private TileRef tile() {
        return random.nextInt(4) == 0
                ? null
                : new TileRef(TILES.get(random.nextInt(TILES.size())), new Flip(random.nextInt(8)));
    }

    private Level paint(Level level) {
        List<Layer> tiles = level.layers().stream()
                .filter(layer -> layer instanceof TileLayer && !layer.id().matches("[lrx].*"))
                .toList();
        TileLayer layer = (TileLayer) tiles.get(random.nextInt(tiles.size()));
        TileRef tile = tile();
        Level grown = tile == null ? level : level.withTile(tile);
        int column = left + random.nextInt(width);
        int right = Math.min(left + width, column + 1 + random.nextInt(50));
        TileGrid grid = layer.grid()
                .edit()
                .fill(
                        column,
                        random.nextInt(ROWS),
                        right - column,
                        1 + random.nextInt(40),
                        grown.tiles().indexOf(tile))
                .build();
        return grown.withLayer(layer.withGrid(grid));
    }

    private LevelObject object(String id) {
        ObjectCommon common = ObjectCommon.of(id, vec(), random.nextBoolean() ? null : new Vec(16, 8));
        return switch (random.nextInt(5)) {
            case 0 -> Platform.of(id, vec(), new Vec(32, 8), Vec.ZERO, vec());
            case 1 -> new Walker(common, 20.0, null, true, null, null, profile());
            case 2 -> new Goal(common);
            case 3 -> new Custom(common, "door", Map.of("to", "level " + random.nextInt(9)));
            default -> new Spawn(common, null, null);
        };
    }

    private ActorProfile profile() {
        ActorField field = ActorField.values()[random.nextInt(ActorField.values().length)];
        if (field.kind() == ActorField.Kind.PAIR) {
            return ActorProfile.DEFAULT.with(field, new Vec(random.nextInt(9), random.nextInt(9)));
        }
        return ActorProfile.DEFAULT.with(field, field.isSwitch() ? 1 : Math.min(field.max(), random.nextInt(9)));
    }

    private Vec vec() {
        return new Vec(random.nextInt(800), random.nextInt(400));
    }

    private Level changeObject(Level level) {
        LevelObject object = level.object(id());
        if (object == null) {
            return level;
        }
        LevelObject changed = switch (random.nextInt(4)) {
            case 0 -> object.movedTo(vec());
            case 1 -> object.withCommon(object.common().withName("name " + random.nextInt(9)));
            case 2 -> withUnknown(object, Map.of("later", (long) random.nextInt(9)));
            default ->
                object instanceof Platform platform
                        ? platform.withMotion(Motion.of(Motion.Mode.LOOP, 1 + random.nextInt(9)))
                        : object.withCommon(object.common().withZ((double) random.nextInt(9)));
        };
        return level.withObject(changed);
    }

    private static LevelObject withUnknown(LevelObject object, Map<String, Object> unknown) {
        return object instanceof Custom custom
                ? new Custom(custom.common(), custom.type(), unknown)
                : object.withCommon(object.common().withUnknown(unknown));
    }

    private Level changeLayer(Level level) {
        String id = owner + "layer";
        List<Layer> layers = new ArrayList<>(level.layers());
        Layer own = level.layer(id);
        // Only one of two may change what layers there are: two that put a layer somewhere do change the same thing.
        if (owner.equals("r") && !isNew) {
            return own == null
                    ? level
                    : level.withLayer(own.withCommon(own.common().withOpacity(random.nextInt(9) / 8.0)));
        }
        if (own == null) {
            Layer added = random.nextBoolean()
                    ? TileLayer.of(
                            id,
                            TileGrid.empty(level.columns(), level.rows())
                                    .with(left, 3, level.tiles().size() - 1))
                    : new ImageLayer(LayerCommon.of(id), "sky.png", "x");
            layers.add(random.nextInt(layers.size() + 1), added);
        } else if (random.nextInt(3) == 0) {
            layers.remove(own);
        } else {
            layers.set(layers.indexOf(own), own.withCommon(own.common().withOpacity(random.nextInt(9) / 8.0)));
        }
        return level.toBuilder().layers(layers).build();
    }

    private Level changeLevel(Level level) {
        Map<String, Object> props = new LinkedHashMap<>(level.props() == null ? Map.of() : level.props());
        props.put(owner, (long) random.nextInt(9));
        Physics physics = owner.equals("l")
                ? level.physics().withGravity(random.nextInt(900))
                : level.physics().withTickRate(1 + random.nextInt(90));
        return level.toBuilder().props(props).physics(physics).build();
    }

    /**
     * The level as another program might hold it: no chunk shared, the table of tiles in another order, the layers in
     * another order.
     */
    public Level asReadAnew(Level level) {
        List<TileRef> refs = new ArrayList<>();
        for (int i = 1; i < level.tiles().size(); i++) {
            refs.add(level.tiles().get(i));
        }
        Collections.shuffle(refs, new Random(random.nextLong()));
        LevelBuilder anew = level.toBuilder().tiles(TileTable.of(refs));
        Level table = anew.build();
        List<Layer> layers = new ArrayList<>();
        for (Layer layer : level.layers()) {
            if (layer instanceof TileLayer tiles) {
                TileGrid.Edit edit =
                        TileGrid.empty(level.columns(), level.rows()).edit();
                for (int row = 0; row < level.rows(); row++) {
                    for (int column = 0; column < level.columns(); column++) {
                        TileRef ref = level.tiles().get(tiles.grid().get(column, row));
                        edit.set(column, row, table.tiles().indexOf(ref));
                    }
                }
                layers.add(tiles.withGrid(edit.build()));
            } else {
                layers.add(layer);
            }
        }
        return table.toBuilder().layers(layers).build();
    }
}
