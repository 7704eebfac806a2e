package dev.ledge.engine.check;

import dev.ledge.engine.bind.Json;
import dev.ledge.engine.bind.PlaceFinder;
import dev.ledge.engine.bind.Reading;
import dev.ledge.engine.file.JsonSource;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.problem.LevelFormatException;
import dev.ledge.engine.problem.Problem;
import dev.ledge.engine.problem.Severity;
import dev.ledge.engine.problem.TextPosition;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;

/** Finds the places in a level's file that findings are about. */
public final class Locator {
    /** Columns of a strip. */
    private static final int COLUMNS = 32;

    private final JsonSource source;
    private final Place root;
    private final Map<String, Place> objects;
    private final Map<String, Place> layers;
    /** The strips of layers by their keys, of those in which one has been looked for. */
    private final Map<Place, Map<String, PlaceFinder.Place>> strips = new HashMap<>();

    /** A value of the file, by where it begins. */
    private record Place(int offset, String pointer) {}

    private Locator(JsonSource source) {
        this.source = source;
        this.root = new Place(PlaceFinder.start(source), "");
        this.objects = byId("objects");
        this.layers = byId("layers");
    }

    /**
     * {@return findings about a level as warnings with file, line and column}
     *
     * @param findings what was found
     * @param file the level's file, which is read again unless nothing was found
     * @throws LevelFormatException if the file has changed and cannot be read any more
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
        Place place = root;
        if (finding.objectId() != null) {
            place = objects.getOrDefault(finding.objectId(), root);
        } else if (finding.layerId() != null) {
            place = layers.getOrDefault(finding.layerId(), root);
        } else if (!finding.field().isEmpty()) {
            place = field(finding.field());
        } else if (finding.area() != null) {
            place = strip(finding.area());
        }
        TextPosition position = source.position(place.offset);
        return new Problem(
                Severity.WARNING,
                finding.code(),
                source.file(),
                position.line(),
                position.column(),
                place.pointer,
                finding.message());
    }

    /** A field as far as the file has what leads to it: where the palette is a file of its own, its name. */
    private Place field(List<String> names) {
        Place place = root;
        for (String name : names) {
            PlaceFinder.Place found = PlaceFinder.find(source, place.offset, name);
            if (found == null) {
                return place;
            }
            place = new Place(found.value(), place.pointer + "/" + Reading.escape(name));
        }
        return place;
    }

    /** The cells around the middle of an area, of the first layer that has them; the level as a whole if none has. */
    private Place strip(Aabb area) {
        double side = side();
        long column = (long) Math.floor(area.centerX() / side);
        long row = (long) Math.floor(area.centerY() / side);
        String key = column / COLUMNS * COLUMNS + "," + row;
        for (Place layer : layers.values()) {
            PlaceFinder.Place found =
                    strips.computeIfAbsent(layer, this::strips).get(key);
            if (found != null) {
                return new Place(found.value(), layer.pointer + "/cells/" + key);
            }
        }
        return root;
    }

    private Map<String, PlaceFinder.Place> strips(Place layer) {
        PlaceFinder.Place cells = PlaceFinder.find(source, layer.offset, "cells");
        return cells == null ? Map.of() : PlaceFinder.fields(source, cells.value());
    }

    /** Side of a cell, px; NaN if the file does not say. */
    private double side() {
        PlaceFinder.Place grid = PlaceFinder.find(source, root.offset, "grid");
        if (grid == null) {
            return Double.NaN;
        }
        try (JsonParser parser = Json.parser(source, grid.value())) {
            return parser.nextToken().isNumeric() ? parser.getDoubleValue() : Double.NaN;
        }
    }

    private Map<String, Place> byId(String list) {
        Map<String, Place> places = new LinkedHashMap<>();
        PlaceFinder.Place array = PlaceFinder.find(source, root.offset, list);
        List<Integer> elements = array == null ? List.of() : PlaceFinder.elements(source, array.value());
        for (int i = 0; i < elements.size(); i++) {
            PlaceFinder.Place id = PlaceFinder.find(source, elements.get(i), "id");
            if (id != null && id.text() != null) {
                places.put(id.text(), new Place(elements.get(i), "/" + list + "/" + i));
            }
        }
        return places;
    }
}
