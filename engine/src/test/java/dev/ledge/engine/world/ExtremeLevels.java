package dev.ledge.engine.world;

import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Levels that are small as files and have large numbers in them; all of them can be read. */
enum ExtremeLevels {
    /** A thousand walkers that cross the whole level in a tick, from wall to wall. */
    FAST_WALKERS(level("[512, 10]", "", hill(), many(300, i -> """
            {"id": "w%d", "type": "walker", "at": [%d, 100], \
            "size": [6, 10], "speed": 1e6}""".formatted(i, 20 + 24 * i)))),
    BOUNCING_WALKERS(level("[4096, 10]", "", flat(4096), many(100, i -> """
            {"id": "w%d", "type": "walker", "at": [%d, 100], "size": [6, 10], "speed": 1e12, \
            "turnsAtLedges": false}""".formatted(i, 20 + 60 * i)))),
    WIDE_WALKERS(level("[512, 10]", open(), flat(512), many(20, i -> """
            {"id": "w%d", "type": "walker", "at": [%d, 50], \
            "size": [4000, 10], "speed": 1e3}""".formatted(i, 20 + i)))),
    FALLING(level("[64, 10]", freeFall(), flat(64), many(100, i -> """
            {"id": "p%d", "type": "pickup", "at": [%d, 0], "size": [4, 4]}""".formatted(i, 10 + 9 * i)))),
    FALLING_FOR_EVER(level("[64, 10]", """
            "physics": {"gravity": 1e9, "maxFallSpeed": null, "border": {"bottom": "open"}},""", "", """
            {"id": "a", "type": "actor", "at": [0, 0], "size": [900, 100], "copies": 100}""")),
    PATROLLERS(level("[64, 10]", "", "", many(50, i -> """
            {"id": "e%d", "type": "patroller", "at": [%d, 50], "velocity": [1e9, 3e8]}""".formatted(i, 200 + i)) + """
            , {"id": "m1", "type": "marker", "at": [100, -1000], "size": [16, 3000], "tells": "turn"},
            {"id": "m2", "type": "marker", "at": [600, -1000], "size": [16, 3000], "tells": "turn"}""")),
    MARKERS_IN_MARKERS(level(
            "[64, 60]",
            "",
            "",
            many(20, i -> """
            {"id": "e%d", "type": "patroller", "at": [%d, 50], \
            "velocity": [1e12, 3e11]}""".formatted(i, 200 + i)) + ", "
                    + many(100, i -> """
            {"id": "m%d", "type": "marker", "at": [%d, %d], "size": [%d, %d], "tells": "%s"}""".formatted(
                            i,
                            4 * i,
                            4 * i,
                            900 - 8 * i,
                            900 - 8 * i,
                            List.of("turn", "up", "left", "down", "right").get(i % 5))))),
    ALL_IN_ONE_SPOT(level("[64, 10]", "", flat(64), """
            {"id": "a", "type": "actor", "at": [200, 50], "size": [1, 1], "copies": 300, "standable": true, \
            "repel": 1e6, "repelCap": 1e6, "radius": 1e6}""")),
    HIGH_STACK(level("[64, 900]", """
            "physics": {"border": {"bottom": "wall"}},""", "", many(3000, i -> """
            {"id": "a%04d", "type": "actor", "at": [200, %d], \
            "size": [12, 4], "standable": true}""".formatted(i, 14396 - 4 * i)))),
    WIDE_PLATFORMS(level("[64, 10]", "", flat(64), """
            {"id": "a", "type": "actor", "at": [0, 0], "size": [900, 100], "copies": 100},""" + many(20, i -> """
            {"id": "p%d", "type": "platform", "at": [-5e11, %d], "size": [1e12, 8], "path": [[0, 0], [1e12, 0]], \
            "motion": {"speed": 1e15}}""".formatted(i, 50 + 5 * i)))),
    CRUSHED_BY_FAR_TOO_MUCH(level("[64, 10]", open(), flat(64), """
            {"id": "a", "type": "actor", "at": [0, 100], "size": [900, 20], "copies": 20, "crushEscape": 1e6},
            {"id": "p", "type": "platform", "at": [-1e9, 20], "size": [2e9, 8], "path": [[0, 0], [0, 200]]}""")),
    POLYGONS_OVER_THE_WORLD(level("[64, 10]", "", "", """
            {"id": "a", "type": "actor", "at": [0, 0], "size": [900, 30], "copies": 100},""" + many(100, i -> """
            {"id": "p%d", "type": "polygon", "at": [0, %d], "points": [[-1e12, 0], [1e12, 0], [1e12, 1e12], [-1e12, \
            1e12]]}""".formatted(i, 100 + i))));

    /** Id of a polygon that lies over everything and blocks from nowhere. */
    static final String PROBE = "probe";

    static final String HILL = hill();

    /** Belts and slopes in turn. */
    static final String BELTS = """
            "0,7": ">/#b>/#b>/#b>/#b>/#b>/#b>/#b", "0,8": "%1$s", "0,9": "%1$s"\s""".formatted("#".repeat(32));

    /** A thousand patrollers with hundreds of markers in a tick. */
    static final String PATROLLERS_IN_A_FENCE = level("[256, 256]", "", "", many(1000, ExtremeLevels::fenced));

    /** A thousand walkers that cross a level of 1 px cells in a tick. */
    static final String WALKERS_ON_BUMPS =
            level("[4096, 64]", "", bumps(), many(1000, ExtremeLevels::onBumps)).replace("\"grid\": 16", "\"grid\": 1");

    private final String json;

    ExtremeLevels(String json) {
        this.json = json;
    }

    String json() {
        return json;
    }

    private static String hill() {
        return """
                "0,6": "......./##b", "0,7": "....../####b", "0,8": "#####/######b###", "0,9": "################"\s""";
    }

    private static String open() {
        return """
                "physics": {"border": {"left": "open", "right": "open"}},""";
    }

    private static String freeFall() {
        return """
                "physics": {"gravity": 1e9, "maxFallSpeed": null},""";
    }

    private static String flat(int columns) {
        return IntStream.range(0, columns / 32)
                .mapToObj(strip -> "\"%d,9\": \"%s\"".formatted(32 * strip, "#".repeat(32)))
                .collect(Collectors.joining(", "));
    }

    private static String fenced(int i) {
        String both = """
                {"id": "m%d", "type": "marker", "at": [%d, 0], "size": [1, 4000], "tells": "turn"},
                {"id": "e%d", "type": "patroller", "at": [%d, %d], "velocity": [1e9, 3e8]}""";
        return both.formatted(i, 4 * i, i, 4 * i + 2, 30 + 3 * i);
    }

    private static String onBumps(int i) {
        String walker = """
                {"id": "w%d", "type": "walker", "at": [%d, 40], "size": [6, 10], "speed": 1e15}""";
        return walker.formatted(i, 10 + 4 * i);
    }

    private static String bumps() {
        return IntStream.range(0, 128)
                .mapToObj(strip -> "\"%1$d,59\": \"%2$s\", \"%1$d,60\": \"%3$s\""
                        .formatted(32 * strip, "...##..#".repeat(4), "#".repeat(32)))
                .collect(Collectors.joining(", "));
    }

    private static String many(int count, IntFunction<String> object) {
        return IntStream.range(0, count).mapToObj(object).collect(Collectors.joining(",\n"));
    }

    /** A level of 16 px cells. */
    static String level(String size, String physics, String cells, String objects) {
        return level(size, physics, cells, objects, 60);
    }

    static String level(String size, String physics, String cells, String objects, double belt) {
        return String.format(Locale.ROOT, """
                {"format": "ledge-level", "version": 1, "grid": 16, "size": %s, %s
                "palette": {"surfaces": {"belt": {"conveyor": %s}},
                  "tiles": {"rock": {"shape": "full"}, "slope": {"shape": {"floor": [0, 1]}}, \
                "belt": {"shape": "full", "surface": "belt"}}},
                "layers": [{"id": "g", "kind": "tiles",
                  "legend": {"#": "rock", "/": "slope", "b": {"tile": "slope", "flip": "h"}, ">": "belt"}, \
                "cells": {%s}}],
                "objects": [{"id": "s", "type": "spawn", "at": [40, 40]},
                  {"id": "probe", "type": "polygon", "at": [-4e11, -4e11], "points": [[0, 0], [8e11, 0], [8e11, \
                8e11], [0, 8e11]], "solidFrom": []},
                  %s]}""", size, physics, belt, cells, objects);
    }
}
