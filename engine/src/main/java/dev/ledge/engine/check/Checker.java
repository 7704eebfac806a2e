package dev.ledge.engine.check;

import dev.ledge.engine.bind.Numbers;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectType;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Custom;
import dev.ledge.engine.level.object.Goal;
import dev.ledge.engine.level.object.Marker;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.ObjectTypes;
import dev.ledge.engine.level.object.Patroller;
import dev.ledge.engine.level.object.Pickup;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Rides;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.problem.Code;
import dev.ledge.engine.problem.Excerpt;
import dev.ledge.engine.problem.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Looks at a level, without playing it, for what a designer can hardly have meant. */
public final class Checker {
    private static final Set<String> COMMANDS = new TreeSet<>(Set.of("turn", "up", "down", "left", "right", "stop"));

    private static final List<String> TYPES =
            ObjectTypes.ALL.stream().map(ObjectType::name).toList();

    static final String ENCLOSED = "ENCLOSED";
    private static final String OUTSIDE = Code.OUTSIDE_LEVEL.id();

    private final Level level;
    private final Surroundings surroundings;
    private final List<Finding> findings = new ArrayList<>();
    private int collidingLayers;

    private Checker(Level level) {
        this.level = level;
        this.surroundings = new Surroundings(level);
    }

    /**
     * {@return all findings on a level that is not played, in the order of the report}
     *
     * @param level the level
     */
    public static List<Finding> check(Level level) {
        Checker checker = new Checker(level);
        UnsettledConflicts.of(level).ifPresent(checker.findings::add);
        checker.findings.addAll(new SpawnCheck(level, checker.surroundings).findings());
        checker.palette();
        checker.player();
        level.layers().forEach(checker::layer);
        level.objects().forEach(checker::object);
        checker.findings.addAll(new GroupCheck(level).findings());
        return List.copyOf(checker.findings);
    }

    private void palette() {
        for (TileType type : level.palette().tiles().values()) {
            if (isUnknownSurface(type.surface())) {
                findings.add(Finding.ofField(
                        "UNKNOWN-SURFACE",
                        "the tile " + Excerpt.quoted(type.name()) + " has the surface " + Excerpt.quoted(type.surface())
                                + ", which the palette does not have; it acts as an ordinary one",
                        null,
                        "palette",
                        "tiles",
                        type.name(),
                        "surface"));
            }
        }
    }

    /** Crouching does not make an actor higher. */
    private void player() {
        double low = level.player().get(ActorField.CROUCH_HEIGHT);
        double height = level.player().effectiveSize().y();
        if (low > height) {
            findings.add(Finding.ofField(
                    "CROUCH-HEIGHT",
                    "the player's crouchHeight " + Numbers.shortest(low) + " is above its own height "
                            + Numbers.shortest(height) + ", so that it keeps its height while it crouches",
                    "make crouchHeight less than the height",
                    "player",
                    ActorField.CROUCH_HEIGHT.json()));
        }
    }

    private void layer(Layer layer) {
        if (!(layer instanceof TileLayer tiles) || !tiles.isColliding()) {
            return;
        }
        for (int index = 1; index < level.tiles().size(); index++) {
            TileRef ref = level.tiles().get(index);
            if (level.tileType(index) == null && tiles.legend().containsValue(ref)) {
                findings.add(Finding.ofLayer(
                        "UNKNOWN-TILE",
                        "the palette has no tile " + Excerpt.quoted(ref.tile()) + "; its cells are empty for the game",
                        null,
                        layer.id()));
            }
        }
        if (++collidingLayers > Level.MAX_CHANGING_LAYERS && comesAndGoes()) {
            findings.add(Finding.ofLayer(
                    "LATE-LAYER",
                    "the layer " + Excerpt.quoted(layer.label()) + " collides and comes after "
                            + Level.MAX_CHANGING_LAYERS + " others that do; where all of them have a tile, "
                            + "its own never comes or goes",
                    "have fewer layers that collide",
                    layer.id()));
        }
        if (!layer.effectiveOffset().equals(Vec.ZERO)
                || !layer.effectiveParallax().equals(new Vec(1, 1))) {
            findings.add(Finding.ofLayer(
                    "SHIFTED-LAYER",
                    "the layer " + Excerpt.quoted(layer.label())
                            + " collides, but its offset or parallax draws it elsewhere",
                    "take these away, or say \"collides\": false",
                    layer.id()));
        }
    }

    private boolean comesAndGoes() {
        for (int index = 1; index < level.tiles().size(); index++) {
            TileType type = level.tileType(index);
            if (type != null
                    && (type.changing().crumbles() != null || type.changing().group() != null)) {
                return true;
            }
        }
        return false;
    }

    private void object(LevelObject object) {
        if (object.common().layer() != null && level.layer(object.common().layer()) == null) {
            report(
                    object,
                    "UNKNOWN-LAYER",
                    "has the layer " + Excerpt.quoted(object.common().layer()) + ", which the level does not have",
                    null);
        }
        if (isUnknownSurface(object.surface())) {
            report(
                    object,
                    "UNKNOWN-SURFACE",
                    "has the surface " + Excerpt.quoted(object.surface()) + ", which the palette does not have",
                    null);
        }
        if (object.tile() != null && !level.palette().tiles().containsKey(object.tile())) {
            report(
                    object,
                    "UNKNOWN-TILE",
                    "shows the tile " + Excerpt.quoted(object.tile()) + ", which the palette does not have",
                    null);
        }
        if (object.common().rides() != null && object.canRide() && Rides.platform(level, object) == null) {
            report(
                    object,
                    "UNKNOWN-PLATFORM",
                    "rides " + Excerpt.quoted(object.common().rides())
                            + ", which is no platform of the level; it stays where it is",
                    null);
        }
        if (object instanceof Marker marker && marker.tells() != null && !COMMANDS.contains(marker.tells())) {
            report(
                    object,
                    "UNKNOWN-MARKER",
                    "tells " + Excerpt.quoted(marker.tells()) + ", which no enemy understands",
                    "use one of " + String.join(", ", COMMANDS));
        }
        startsInside(object);
        misspelt(object);
        outside(object);
    }

    /** A type that is one's own looks like none of the engine's. */
    private void misspelt(LevelObject object) {
        if (object instanceof Custom custom) {
            String meant = Suggestion.among(custom.type(), TYPES);
            if (!meant.isEmpty()) {
                report(
                        object,
                        "UNKNOWN-TYPE",
                        "has a type that only the game knows" + meant,
                        "write the type as it is meant, or choose a name that is further from Ledge's own");
            }
        }
    }

    /** What is wholly outside never takes part in the game. */
    private void outside(LevelObject object) {
        if (object instanceof Platform platform) {
            wayOutside(platform);
            return;
        }
        boolean takesPart = object instanceof Goal
                || object instanceof Pickup
                || object instanceof Walker
                || object instanceof Marker;
        if (takesPart && !isInside(Rides.reach(level, object))) {
            report(object, OUTSIDE, "lies wholly outside the level", "move it into the level");
        }
    }

    /** A platform may come from outside and go there; one that turns round out there was hardly meant to. */
    private void wayOutside(Platform platform) {
        Motion.Mode mode = platform.effectiveMotion().effectiveMode();
        Aabb start = platform.bounds(level);
        boolean comesBack = mode == Motion.Mode.PINGPONG || mode == Motion.Mode.LOOP;
        if (!comesBack) {
            return;
        }
        List<Vec> path = platform.effectivePath();
        for (int i = 0; i < path.size(); i++) {
            Vec point = path.get(i);
            if (!isInside(start.moved(point.x(), point.y()))) {
                report(
                        platform,
                        OUTSIDE,
                        "is wholly outside the level at point " + (i + 1) + " of its path, and comes back",
                        "move that point into the level");
                return;
            }
        }
    }

    private boolean isInside(Aabb box) {
        return box.touches(new Aabb(0, 0, level.width(), level.height()));
    }

    /** An actor that starts in something solid is pushed out or flagged as embedded, which hardly anyone wants. */
    private void startsInside(LevelObject object) {
        if (object.isSingleActor() && !(object instanceof Patroller)) {
            Surroundings.Neighbour blocker = surroundings.blocker(object.bounds(level), null);
            if (blocker != null) {
                report(object, ENCLOSED, "starts inside " + blocker.name(), "move it");
            }
        }
    }

    private boolean isUnknownSurface(String name) {
        return name != null && !level.palette().surfaces().containsKey(name);
    }

    private void report(LevelObject object, String code, String what, String remedy) {
        findings.add(Finding.ofObject(code, name(object) + " " + what, remedy, object.id(), object.bounds(level)));
    }

    static String name(LevelObject object) {
        return "the " + Excerpt.of(object.type()) + " " + Excerpt.quoted(object.id());
    }
}
