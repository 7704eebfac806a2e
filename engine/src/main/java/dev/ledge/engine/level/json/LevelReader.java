package dev.ledge.engine.level.json;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelLimitException;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.Physics;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads levels, strictly and with the place of every mistake. */
public final class LevelReader {
    private static final Limits PHYSICS = Limits.of(Physics.class);
    private static final Map<ActorField, Map<String, Double>> WORDS = words();
    private static final Map<String, Border.Kind> BORDERS = Values.words(Border.Kind.values(), Border.Kind::json);

    private final Path file;
    private final Problems problems = new Problems();
    private final JsonSource source;
    private final boolean isDetached;
    private boolean isNewer;

    private LevelReader(JsonSource source, Path file) {
        this(source, file, false);
    }

    private LevelReader(JsonSource source, Path file, boolean isDetached) {
        this.source = source;
        this.file = file;
        this.isDetached = isDetached;
    }

    /**
     * Reads a level file and the palette that it names.
     *
     * @param file where it is or will be: paths in it are relative to that
     * @return the level, and what is to be warned of
     * @throws LevelFormatException if one of them cannot be used, with everything that is wrong
     */
    public static Loaded<Level> read(Path file) throws LevelFormatException {
        return new LevelReader(JsonSource.read(file), file).read();
    }

    /**
     * Reads a level that is in memory.
     *
     * @param content of the file
     * @param file where it is or will be: paths in it are relative to this, and problems name it
     * @return the level, and what is to be warned of
     * @throws LevelFormatException if it cannot be used, with everything that is wrong
     */
    public static Loaded<Level> read(byte[] content, Path file) throws LevelFormatException {
        return new LevelReader(JsonSource.of(content, file.toString()), file).read();
    }

    /**
     * Reads a level that is in memory; see {@link #read(byte[], Path)}.
     *
     * @param content of the file
     * @param file where it is or will be: paths in it are relative to that
     * @return the level, and what is to be warned of
     * @throws LevelFormatException if it cannot be used, with everything that is wrong
     */
    public static Loaded<Level> read(String content, Path file) throws LevelFormatException {
        return new LevelReader(JsonSource.of(content, file.toString()), file).read();
    }

    /**
     * Reads a level, or parts of one, apart from the files that it names: a palette in a file of its own is not read,
     * so that {@link Level#palette()} is empty, and names of tiles, surfaces and pictures are taken as they are. For
     * journals and the like, which must be readable wherever they are.
     *
     * @param content of the file
     * @param name how problems name it
     * @return the level, and what is to be warned of
     * @throws LevelFormatException if it cannot be used, with everything that is wrong
     */
    public static Loaded<Level> readDetached(String content, Path name) throws LevelFormatException {
        return new LevelReader(JsonSource.of(content, name.toString()), name, true).read();
    }

    /**
     * Reads a level whose file has been read; see {@link #read(byte[], Path)}.
     *
     * @param source the file's text
     * @param file where it is or will be: paths in it are relative to that
     * @return the level, and what is to be warned of
     * @throws LevelFormatException if it cannot be used, with everything that is wrong
     */
    public static Loaded<Level> read(JsonSource source, Path file) throws LevelFormatException {
        return new LevelReader(source, file).read();
    }

    private Loaded<Level> read() throws LevelFormatException {
        LocatedNode root = source.parse(problems, LevelReader::isLarge);
        Header header = Header.read(root, FileKind.LEVEL, file, problems);
        isNewer = header.isNewer();
        Level.Builder level = level(header.fields());
        if (isNewer) {
            return new Loaded<>(build(level, root), problems.asWarnings(), true);
        }
        problems.throwIfErrors();
        return new Loaded<>(build(level, root), problems.list(), false);
    }

    /**
     * What the parts of a level must have in common is checked by the level itself, also that of a newer file, in which
     * nothing else is refused.
     */
    private Level build(Level.Builder level, LocatedNode root) throws LevelFormatException {
        try {
            return level.build();
        } catch (LevelLimitException e) {
            LocatedNode objects = root.get("objects");
            problems.error(
                    objects == null ? root : objects,
                    Code.TOO_LARGE,
                    e.getMessage() + "; divide it into several levels");
            throw new LevelFormatException(problems.list());
        } catch (IllegalArgumentException e) {
            problems.error(root, Code.OUT_OF_RANGE, e.getMessage() + "; correct that to open the level");
            throw new LevelFormatException(problems.list());
        }
    }

    /** The cells of layers, and the objects, are read one by one. */
    private static boolean isLarge(LocatedNode parent, String key) {
        if (key.equals("objects")) {
            return parent.parent() == null;
        }
        LocatedNode layers = key.equals("cells") ? parent.parent() : null;
        return layers != null
                && "layers".equals(layers.key())
                && layers.parent().parent() == null;
    }

    private Level.Builder level(Fields fields) throws LevelFormatException {
        Level.Builder level = new Level.Builder();
        level.name(fields.text("name"));
        Integer grid = Values.integer(fields.require("grid"), 1, Level.MAX_GRID, problems);
        int cell = grid == null ? 1 : grid;
        level.grid(cell);
        Vec size = size(fields.require("size"));
        if (size != null) {
            level.size((int) size.x(), (int) size.y());
        }
        PaletteField palette = isDetached
                ? PaletteField.detached(fields.node("palette"), file, problems)
                : PaletteField.read(fields.node("palette"), file, problems);
        isNewer |= palette.isNewer();
        level.palette(palette.path(), palette.palette());
        level.physics(physics(fields.fields("physics")));
        level.player(player(fields.fields("player"), cell));
        LocatedNode layerNodes = array(fields, "layers");
        if (layerNodes != null) {
            LayersReader layers = new LayersReader(isDetached ? null : file, size, palette, problems);
            List<Layer> read = layers.read(layerNodes);
            level.layers(read).tiles(layers.tiles());
        }
        LocatedNode objectNodes = array(fields, "objects");
        if (objectNodes != null) {
            List<LevelObject> objects = new ObjectsReader(cell, layerNodes, palette, problems).read(objectNodes);
            level.objects(objects);
        }
        level.groups(groups(fields.fields("groups")));
        level.props(fields.props("props"));
        level.unknown(fields.unknown());
        if (size == null) {
            problems.throwIfErrors();
        }
        return level;
    }

    private LocatedNode array(Fields fields, String name) {
        LocatedNode node = fields.node(name);
        return node == null || !Values.is(node, LocatedNode.Kind.ARRAY, problems) ? null : node;
    }

    /** Columns and rows, within the limits, or null and an error. */
    private Vec size(LocatedNode node) {
        Vec size = Values.vec(node, 1, Integer.MAX_VALUE, problems);
        if (size == null) {
            return null;
        }
        if (size.x() != Math.rint(size.x()) || size.y() != Math.rint(size.y())) {
            problems.error(node, Code.WRONG_TYPE, "\"size\" must be whole numbers of columns and rows");
            return null;
        }
        try {
            Level.checkSize((int) size.x(), (int) size.y());
        } catch (IllegalArgumentException e) {
            problems.error(node, Code.TOO_LARGE, e.getMessage() + "; divide it into several levels");
            return null;
        }
        return size;
    }

    private Physics physics(Fields fields) {
        if (fields == null) {
            return null;
        }
        return new Physics(
                fields.number("gravity", PHYSICS),
                maxFallSpeed(fields),
                fields.number("tickRate", PHYSICS),
                fields.number("maxSlope", PHYSICS),
                border(fields.fields("border")),
                fields.unknown());
    }

    private static Map<String, Boolean> groups(Fields fields) {
        if (fields == null) {
            return null;
        }
        Map<String, Boolean> groups = new LinkedHashMap<>();
        for (String name : fields.object().fields().keySet()) {
            Boolean on = fields.flag(name);
            if (on != null) {
                groups.put(name, on);
            }
        }
        return groups;
    }

    private static Double maxFallSpeed(Fields fields) {
        LocatedNode node = fields.node("maxFallSpeed");
        return node != null && node.is(LocatedNode.Kind.NULL)
                ? (Double) Double.POSITIVE_INFINITY
                : fields.number("maxFallSpeed", PHYSICS);
    }

    private static Border border(Fields fields) {
        if (fields == null) {
            return null;
        }
        return new Border(
                fields.word("left", BORDERS),
                fields.word("right", BORDERS),
                fields.word("top", BORDERS),
                fields.word("bottom", BORDERS),
                fields.unknown());
    }

    private static ActorProfile player(Fields fields, int grid) {
        if (fields == null) {
            return null;
        }
        Vec size = fields.vec("size", Limits.MIN_SIZE, Limits.maxActorSize(grid));
        return profile(fields).withSize(size).withUnknown(fields.unknown());
    }

    /** The actor fields of a player or an object. */
    static ActorProfile profile(Fields fields) {
        ActorProfile profile = ActorProfile.DEFAULT;
        for (ActorField field : ActorField.values()) {
            profile = field(field, fields, profile);
        }
        return profile;
    }

    private static ActorProfile field(ActorField field, Fields fields, ActorProfile profile) {
        String name = field.json();
        if (field.mayBeOff() && fields.has(name) && fields.node(name).is(LocatedNode.Kind.NULL)) {
            return profile.with(field, Double.POSITIVE_INFINITY);
        }
        if (field.kind() == ActorField.Kind.PAIR) {
            Vec pair = fields.vec(name, field.min(), field.max());
            return pair == null ? profile : profile.with(field, pair);
        }
        Double value = switch (field.kind()) {
            case SWITCH -> number(fields.flag(name));
            case WORD -> fields.word(name, WORDS.get(field));
            case WHOLE -> {
                Integer whole = fields.integer(name, (int) field.min(), (int) field.max());
                yield whole == null ? null : (Double) whole.doubleValue();
            }
            default -> fields.number(name, field.min(), field.max());
        };
        return value == null ? profile : profile.with(field, value);
    }

    private static Double number(Boolean on) {
        return on == null ? null : (Double) (on ? 1.0 : 0.0);
    }

    /** The numbers of the words of each field that is one. */
    private static Map<ActorField, Map<String, Double>> words() {
        Map<ActorField, Map<String, Double>> words = new EnumMap<>(ActorField.class);
        for (ActorField field : ActorField.values()) {
            Map<String, Double> numbers = new LinkedHashMap<>();
            for (String word : field.words()) {
                numbers.put(word, (double) numbers.size());
            }
            words.put(field, numbers);
        }
        return words;
    }
}
