package dev.ledge.editor.exchange.choice;

import dev.ledge.editor.exchange.choice.Subject.Kind;
import dev.ledge.editor.exchange.choice.Subject.Sample;
import dev.ledge.editor.exchange.progress.Progress;
import dev.ledge.editor.exchange.source.SourceLayer;
import dev.ledge.editor.exchange.source.SourceMap;
import dev.ledge.editor.exchange.source.SourceObject;
import dev.ledge.editor.exchange.source.SourceTile;
import dev.ledge.editor.exchange.tree.Tree;
import dev.ledge.engine.problem.LevelFormatException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Finds out what maps have that rules can speak of. */
public final class Subjects {
    /** So many kinds of a kind are listed; of a tileset with more tiles in use the most used. */
    private static final int MOST_OF_A_KIND = 400;

    /** A value that is longer than this is no name of something. */
    private static final int LONGEST_VALUE = 40;

    private static final int INTERVAL = 1 << 14;

    private final Map<String, Subject> found = new LinkedHashMap<>();
    private final Progress progress;
    private int untilTold = 1;

    private Subjects(Progress progress) {
        this.progress = progress;
    }

    /**
     * {@return what is in maps, by kind and then as it comes; tiles by how often they are used}
     *
     * @param maps the maps
     * @param progress gets how far it is
     * @throws LevelFormatException if a map has less than its file promised
     */
    public static List<Subject> of(List<SourceMap> maps, Progress progress) throws LevelFormatException {
        Subjects subjects = new Subjects(progress);
        for (int i = 0; i < maps.size(); i++) {
            subjects.look(maps.get(i), progress.part((double) i / maps.size(), (i + 1.0) / maps.size()));
        }
        return subjects.list();
    }

    private List<Subject> list() {
        List<Subject> all = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            List<Subject> own = new ArrayList<>(
                    found.values().stream().filter(one -> one.kind() == kind).toList());
            if (kind == Kind.TILE) {
                own.sort(Comparator.comparingLong(Subject::count).reversed());
            }
            all.addAll(own.subList(0, Math.min(MOST_OF_A_KIND, own.size())));
        }
        return all;
    }

    private void look(SourceMap map, Progress own) throws LevelFormatException {
        for (int i = 0; i < map.layers().size(); i++) {
            own.at((double) i / map.layers().size());
            SourceLayer layer = map.layers().get(i);
            if (layer instanceof SourceLayer.Tiles tiles) {
                tiles(tiles);
            } else if (layer instanceof SourceLayer.Objects objects) {
                objects.objects().forEach(object -> object(object, objects.info()));
            }
        }
    }

    private void tiles(SourceLayer.Tiles layer) throws LevelFormatException {
        Map<SourceTile, long[]> counts = new HashMap<>();
        Map<SourceTile, long[]> ordered = new LinkedHashMap<>();
        layer.cells().forEach((column, row, tile, flip) -> {
            if (--untilTold == 0) {
                untilTold = INTERVAL;
                progress.at(0);
            }
            long[] count = counts.get(tile);
            if (count == null) {
                count = new long[1];
                counts.put(tile, count);
                ordered.put(tile, count);
            }
            count[0]++;
        });
        ordered.forEach((tile, count) -> tile(tile, count[0], layer.info()));
    }

    private void tile(SourceTile tile, long count, SourceLayer.Info layer) {
        Sample sample = new Sample(tile, null, layer);
        switch (tile.origin()) {
            case TILESET ->
                add(
                        Kind.TILE,
                        Tree.object().put("tileset", tile.set()).put("id", tile.id()),
                        tile.set() + " " + tile.id(),
                        count,
                        sample);
            case SYMBOL -> add(Kind.SYMBOL, Tree.object().put("symbol", tile.id()), tile.id(), count, sample);
            default -> {
                String name = tile.className() == null ? "" : " (" + tile.className() + ")";
                add(
                        Kind.INT_GRID,
                        Tree.object().put("layer", layer.name()).put("intGrid", tile.id()),
                        layer.name() + " " + tile.id() + name,
                        count,
                        sample);
            }
        }
        properties(Kind.TILE_PROPERTY, tile.props(), count, sample);
        if (tile.className() != null && tile.origin() == SourceTile.Origin.TILESET) {
            add(Kind.TILE_CLASS, Tree.object().put("class", tile.className()), tile.className(), count, sample);
        }
        add(Kind.TILE_LAYER, Tree.object().put("layer", layer.name()), layer.name(), count, sample);
    }

    private void object(SourceObject object, SourceLayer.Info layer) {
        Sample sample = new Sample(null, object, layer);
        String type = type(object);
        if (type != null) {
            add(Kind.OBJECT, Tree.object().put("object", type), type, 1, sample);
        }
        properties(Kind.OBJECT_PROPERTY, object.props(), 1, sample);
        add(Kind.OBJECT_LAYER, Tree.object().put("layer", layer.name()), layer.name(), 1, sample);
    }

    /** What rules call an object's type. */
    private static String type(SourceObject object) {
        if (object.type() != null) {
            return object.type();
        }
        String ofTile = object.tile() == null ? null : object.tile().className();
        return ofTile == null ? object.name() : ofTile;
    }

    /** A row for a switch; for a word, one for each of its values. */
    private void properties(Kind kind, ObjectNode props, long count, Sample sample) {
        props.properties().forEach(entry -> {
            JsonNode value = entry.getValue();
            ObjectNode conditions = Tree.object().put("property", entry.getKey());
            boolean isWord = value.isString()
                    && !value.stringValue().isEmpty()
                    && value.stringValue().length() <= LONGEST_VALUE;
            if (value.isBoolean() && value.booleanValue() || value.isNumber() && value.doubleValue() != 0) {
                add(kind, conditions, entry.getKey(), count, sample);
            } else if (isWord) {
                conditions.put("is", value.stringValue());
                add(kind, conditions, entry.getKey() + " = " + value.stringValue(), count, sample);
            }
        });
    }

    private void add(Kind kind, ObjectNode conditions, String label, long count, Sample sample) {
        found.merge(
                kind + " " + conditions,
                new Subject(kind, conditions, label, count, sample),
                (before, now) -> before.counted(now.count()));
    }
}
