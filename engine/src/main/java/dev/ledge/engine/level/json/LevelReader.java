package dev.ledge.engine.level.json;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelLimitException;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.Physics;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads levels, strictly and with the place of every mistake. */
public final class LevelReader {
    private static final Set<String> BOUND = Set.of("physics", "player");

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
        LocatedNode root = source.parse(problems, LevelReader::isLeft);
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

    /** The cells of layers are read one by one; other parts are bound from the text. */
    private static boolean isLeft(LocatedNode parent, String key, LocatedNode.Kind kind) {
        if (parent.parent() == null) {
            return key.equals("objects") || kind == LocatedNode.Kind.OBJECT && BOUND.contains(key);
        }
        if (PaletteReader.isBound(key, kind)) {
            return "palette".equals(parent.key()) && parent.parent().parent() == null;
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
        level.physics(bound(fields.node("physics"), Physics.class, Limits.MAX_ACTOR_SIZE));
        PlayerFields player = bound(fields.node("player"), PlayerFields.class, Limits.maxActorSize(cell));
        level.player(player == null ? null : player.profile());
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

    private <T> T bound(LocatedNode node, Class<T> type, double maxActorSize) throws LevelFormatException {
        return node == null || !Values.is(node, LocatedNode.Kind.OBJECT, problems)
                ? null
                : Binding.read(node, type, new Reading(node, problems).withMaxActorSize(maxActorSize));
    }

    private LocatedNode array(Fields fields, String name) {
        LocatedNode node = fields.node(name);
        return node == null || !Values.is(node, LocatedNode.Kind.ARRAY, problems) ? null : node;
    }

    /** Columns and rows, within the limits, or null and an error. */
    private Vec size(LocatedNode node) {
        Vec size = Values.vec(node, 1, Integer.MAX_VALUE, Level.MAX_SIDE, problems);
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
}
