package dev.ledge.engine.level.json;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.Limits;
import dev.ledge.engine.level.Surface;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.MappingIterator;

/** Reads the objects of a level, one after the other. */
final class ObjectsReader {
    private final Set<String> layerIds = new HashSet<>();
    private final double maxActorSize;
    private final PaletteField palette;
    private final Problems problems;
    private final UniqueIds ids;
    private final List<LevelObject> objects = new ArrayList<>();
    /** The number of copies by id, of crowds. */
    private final Map<String, Integer> crowds = new LinkedHashMap<>();

    private long actors;

    /**
     * Reads the objects of a level.
     *
     * @param grid side of a cell, px
     * @param layers for the ids of the level's layers, or null
     */
    ObjectsReader(int grid, LocatedNode layers, PaletteField palette, Problems problems) {
        this.maxActorSize = Limits.maxActorSize(grid);
        this.palette = palette;
        this.problems = problems;
        this.ids = new UniqueIds("object", problems);
        if (layers != null) {
            for (LocatedNode layer : layers.elements()) {
                LocatedNode id = layer.is(LocatedNode.Kind.OBJECT) ? layer.get("id") : null;
                if (id != null && id.is(LocatedNode.Kind.STRING)) {
                    layerIds.add(id.text());
                }
            }
        }
    }

    List<LevelObject> read(LocatedNode array) throws LevelFormatException {
        Map<String, Surface> surfaces =
                palette.palette() == null ? Map.of() : palette.palette().surfaces();
        Reading reading = new Reading(array, problems)
                .withMaxActorSize(maxActorSize)
                .in(new Reading.Scope(palette, palette.isBroken() ? null : surfaces, null, this));
        TreeParser.bind(array, problems, parser -> {
            // Past the bracket, where databind wants to begin.
            parser.nextToken();
            parser.clearCurrentToken();
            MappingIterator<LevelObject> all = Binding.READER
                    .forType(LevelObject.class)
                    .withAttribute(Reading.class, reading)
                    .readValues(parser);
            while (all.hasNextValue()) {
                LevelObject object = all.nextValue();
                if (object != null && objects.size() < Level.MAX_OBJECTS) {
                    objects.add(object);
                }
            }
            return null;
        });
        if (actors > Level.MAX_OBJECTS) {
            problems.error(
                    array,
                    Code.TOO_LARGE,
                    "the level has " + actors + " objects, copies included; at most " + Level.MAX_OBJECTS
                            + " are possible");
        }
        checkCopyIds(array);
        checkRides(array);
        return objects;
    }

    /** The ids that objects have so far. */
    UniqueIds ids() {
        return ids;
    }

    /** The ids of the level's layers. */
    Set<String> layerIds() {
        return layerIds;
    }

    /** So many more objects have been seen. */
    void noteActors(int more) {
        actors += more;
    }

    /** The object of that id is so many actors. */
    void noteCrowd(String id, int copies) {
        noteActors(copies - 1);
        crowds.put(id, copies);
    }

    /** A crowd's actors are called id-1, id-2, …; no other object may be. */
    private void checkCopyIds(LocatedNode array) throws LevelFormatException {
        Set<String> clashing = new HashSet<>();
        for (LevelObject object : crowds.isEmpty() ? List.<LevelObject>of() : objects) {
            if (Limits.crowdOf(object.id(), crowds) != null) {
                clashing.add(object.id());
            }
        }
        if (!clashing.isEmpty()) {
            objects.removeIf(object -> clashing.contains(object.id()));
            array.forEachElement(new Problems(), node -> tellOfCopyId(node, clashing));
        }
    }

    /** What an object rides must be a platform, wherever in the file that is. */
    private void checkRides(LocatedNode array) throws LevelFormatException {
        Set<String> platforms = new HashSet<>();
        Set<String> wrong = new HashSet<>();
        for (LevelObject object : objects) {
            if (object instanceof LevelObject.Platform) {
                platforms.add(object.id());
            }
        }
        for (LevelObject object : objects) {
            String rides = object.common().rides();
            if (rides != null && !platforms.contains(rides)) {
                wrong.add(object.id());
            }
        }
        if (!wrong.isEmpty()) {
            array.forEachElement(new Problems(), node -> tellOfRides(node, wrong, platforms));
        }
    }

    private void tellOfRides(LocatedNode object, Set<String> wrong, Set<String> platforms) {
        LocatedNode id = object.is(LocatedNode.Kind.OBJECT) ? object.get("id") : null;
        if (id != null && id.is(LocatedNode.Kind.STRING) && wrong.contains(id.text())) {
            LocatedNode rides = object.get("rides");
            problems.error(
                    rides,
                    Code.UNKNOWN_PLATFORM,
                    "there is no platform " + rides.describe() + " to ride; give the id of one, or take \"rides\" away"
                            + Suggestion.among(rides.text(), platforms));
        }
    }

    private void tellOfCopyId(LocatedNode object, Set<String> clashing) {
        LocatedNode id = object.is(LocatedNode.Kind.OBJECT) ? object.get("id") : null;
        if (id != null && id.is(LocatedNode.Kind.STRING) && clashing.contains(id.text())) {
            problems.error(
                    id,
                    Code.COPY_ID,
                    "the id " + id.describe() + " is also that of a copy of the actor \""
                            + Limits.crowdOf(id.text(), crowds) + "\"; choose another");
        }
    }
}
