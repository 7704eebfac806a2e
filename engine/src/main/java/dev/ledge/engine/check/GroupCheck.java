package dev.ledge.engine.check;

import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.TileChunk;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Custom;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Switch;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.Suggestion;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Groups that lack one of their two ends: a switch that switches nothing, and what belongs to a group that nothing
 * switches. Says nothing of groups that an object of the game's own names.
 */
final class GroupCheck {
    private final Level level;
    private final List<Finding> findings = new ArrayList<>();
    private final Collection<TileType> placed;
    /** Groups of placed tiles and of platforms. */
    private final Set<String> used = new TreeSet<>();

    private final Set<String> switched = new TreeSet<>();
    /** What objects that only the game knows have in their fields. */
    private final Set<String> own = new TreeSet<>();

    GroupCheck(Level level) {
        this.level = level;
        for (LevelObject object : level.objects()) {
            if (object instanceof Custom custom) {
                custom.fields().values().forEach(value -> own.add(String.valueOf(value)));
            } else if (object.group() != null) {
                (object instanceof Switch ? switched : used).add(object.group());
            }
        }
        placed = placedTypes();
        for (TileType type : placed) {
            if (type.changing().group() != null) {
                used.add(type.changing().group());
            }
        }
    }

    List<Finding> findings() {
        for (TileType type : level.palette().tiles().values()) {
            if (isIdle(type.changing())) {
                findings.add(Finding.ofField(
                        "NO-GROUP",
                        "the tile " + Excerpt.quoted(type.name()) + " has solidWhen, but no group; it is always there",
                        "give it a group, or take solidWhen away",
                        "palette",
                        "tiles",
                        type.name(),
                        "solidWhen"));
            }
        }
        for (LevelObject object : level.objects()) {
            if (object instanceof Switch area) {
                area(area);
            } else if (object instanceof Platform platform && isIdle(platform.changing())) {
                report(
                        object,
                        "NO-GROUP",
                        "has solidWhen, but no group; it is always there",
                        "give it a group, or take solidWhen away");
            }
        }
        for (TileType type : placed) {
            if (isUnswitched(type.changing().group())) {
                findings.add(Finding.ofField(
                        "UNUSED-GROUP",
                        "the tile " + Excerpt.quoted(type.name()) + " "
                                + unswitched(type.changing().group()),
                        null,
                        "palette",
                        "tiles",
                        type.name(),
                        "group"));
            }
        }
        for (LevelObject object : level.objects()) {
            if (object instanceof Platform && isUnswitched(object.group())) {
                report(object, "UNUSED-GROUP", unswitched(object.group()), null);
            }
        }
        return findings;
    }

    private static boolean isIdle(Changing changing) {
        return changing.solidWhen() != null && changing.group() == null;
    }

    private void area(Switch area) {
        if (area.group() == null) {
            report(area, "NO-GROUP", "has no group, so that it switches nothing", "give it the group that it switches");
        } else if (!used.contains(area.group()) && !own.contains(area.group())) {
            report(
                    area,
                    "UNUSED-GROUP",
                    "switches the group " + Excerpt.quoted(area.group())
                            + ", to which no tile and no platform of the level belongs"
                            + Suggestion.among(area.group(), used),
                    null);
        }
    }

    /** A group that nothing switches never changes; one that the level lists is meant to. */
    private boolean isUnswitched(String group) {
        return group != null
                && !switched.contains(group)
                && !own.contains(group)
                && !level.groups().containsKey(group);
    }

    private String unswitched(String group) {
        return "belongs to the group " + Excerpt.quoted(group) + ", which no switch switches"
                + Suggestion.among(group, switched);
    }

    /** The kinds of the tiles in the level's colliding layers. */
    private Collection<TileType> placedTypes() {
        boolean anyGroup = level.palette().tiles().values().stream()
                .anyMatch(type -> type.changing().group() != null);
        BitSet placed = new BitSet();
        for (Layer layer : anyGroup ? level.layers() : List.<Layer>of()) {
            if (layer instanceof TileLayer tiles && tiles.isColliding()) {
                addUsed(tiles.grid(), placed);
            }
        }
        return placed.stream()
                .mapToObj(level::tileType)
                .filter(type -> type != null)
                .distinct()
                .toList();
    }

    private static void addUsed(TileGrid grid, BitSet placed) {
        for (int chunkRow = 0; chunkRow < grid.chunksDown(); chunkRow++) {
            for (int chunkColumn = 0; chunkColumn < grid.chunksAcross(); chunkColumn++) {
                TileChunk chunk = grid.chunk(chunkColumn, chunkRow);
                int side = chunk.isUniform() ? 1 : TileGrid.CHUNK;
                for (int row = 0; row < side; row++) {
                    for (int column = 0; column < side; column++) {
                        placed.set(chunk.get(column, row));
                    }
                }
            }
        }
        placed.clear(0);
    }

    private void report(LevelObject object, String code, String what, String remedy) {
        findings.add(
                Finding.ofObject(code, Checker.name(object) + " " + what, remedy, object.id(), object.bounds(level)));
    }
}
