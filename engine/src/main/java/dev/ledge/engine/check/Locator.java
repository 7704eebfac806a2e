package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.json.JsonSource;
import dev.ledge.engine.level.json.LevelFormatException;
import dev.ledge.engine.level.json.LocatedNode;
import dev.ledge.engine.level.json.LocatedNode.Kind;
import dev.ledge.engine.level.json.Problem;
import dev.ledge.engine.level.json.Problems;
import dev.ledge.engine.level.json.Severity;
import dev.ledge.engine.level.json.TextPosition;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds the places in a level's file that findings are about. */
public final class Locator {
    /** Columns of a strip. */
    private static final int COLUMNS = 32;

    private final String file;
    private final LocatedNode root;
    private final Map<String, LocatedNode> objects;
    private final Map<String, LocatedNode> layers;

    private Locator(JsonSource source) throws LevelFormatException {
        this.file = source.file();
        this.root = source.parse(new Problems());
        this.objects = byId("objects");
        this.layers = byId("layers");
    }

    /**
     * {@return findings about a level as warnings with file, line and column}
     *
     * @param findings what was found
     * @param file the level's file, which is read again unless nothing was found
     * @throws LevelFormatException if the file has changed and is not JSON any more
     */
    public static List<Problem> locate(List<Finding> findings, Path file) throws LevelFormatException {
        if (findings.isEmpty()) {
            return List.of();
        }
        Locator locator = new Locator(JsonSource.read(file));
        return findings.stream().map(locator::locate).toList();
    }

    private Problem locate(Finding finding) {
        if (finding.problem() != null) {
            return finding.problem();
        }
        LocatedNode node = root;
        if (finding.objectId() != null) {
            node = objects.getOrDefault(finding.objectId(), root);
        } else if (finding.layerId() != null) {
            node = layers.getOrDefault(finding.layerId(), root);
        } else if (finding.area() != null) {
            node = strip(finding.area());
        }
        TextPosition position = node.position();
        return new Problem(
                Severity.WARNING,
                finding.code(),
                file,
                position.line(),
                position.column(),
                node.pointer(),
                finding.message());
    }

    /** The cells around the middle of an area, of the first layer that has them; the level as a whole if none has. */
    private LocatedNode strip(Aabb area) {
        LocatedNode grid = root.is(Kind.OBJECT) ? root.get("grid") : null;
        if (grid == null || !grid.is(Kind.NUMBER)) {
            return root;
        }
        double side = Double.parseDouble(grid.text());
        long column = (long) Math.floor(area.centerX() / side);
        long row = (long) Math.floor(area.centerY() / side);
        String key = column / COLUMNS * COLUMNS + "," + row;
        for (LocatedNode layer : layers.values()) {
            LocatedNode cells = layer.get("cells");
            if (cells != null && cells.is(Kind.OBJECT) && cells.get(key) != null) {
                return cells.get(key);
            }
        }
        return root;
    }

    private Map<String, LocatedNode> byId(String list) {
        Map<String, LocatedNode> nodes = new LinkedHashMap<>();
        LocatedNode array = root.is(Kind.OBJECT) ? root.get(list) : null;
        if (array != null && array.is(Kind.ARRAY)) {
            for (LocatedNode element : array.elements()) {
                LocatedNode id = element.is(Kind.OBJECT) ? element.get("id") : null;
                if (id != null && id.is(Kind.STRING)) {
                    nodes.put(id.text(), element);
                }
            }
        }
        return nodes;
    }
}
