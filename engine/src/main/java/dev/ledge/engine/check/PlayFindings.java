package dev.ledge.engine.check;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.run.Run;
import dev.ledge.engine.run.Runner;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.Platforms;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds places in plays of one level where the player gets wedged or crushed; each place is reported once. */
public final class PlayFindings implements Runner.Watcher {
    static final String WEDGE = "WEDGE";
    static final String CRUSH = "CRUSH";

    /** A wedge that lasts so long counts, s. */
    private static final double HELD = 0.5;

    /** What is at most so far away has a part in it, px. */
    private static final double NEAR = 2;

    private final Set<String> places = new HashSet<>();
    private final List<Finding> fresh = new ArrayList<>();
    private final List<Finding> meant = new ArrayList<>();
    private String player = "the player";
    private Run run = Run.IDLE;
    private Set<String> expected = Set.of();
    private int held;

    /** Has noted nothing yet. */
    public PlayFindings() {}

    /**
     * Says how the plays from now on came about, for messages: {@code the player, walking right,}; of which run they
     * are, and which codes it expects.
     */
    void playing(String description, Run played, Set<String> expectedCodes) {
        player = description;
        run = played;
        expected = expectedCodes;
        held = 0;
    }

    /** True if a crushing platform was not reported yet; it now counts as reported. */
    boolean isNewCrush(String by) {
        return places.add(crush(by));
    }

    boolean knowsCrush(String by) {
        return places.contains(crush(by));
    }

    private static String crush(String by) {
        return CRUSH + " " + by;
    }

    @Override
    public void watch(World world) {
        if (world.player() < 0) {
            return;
        }
        for (int i = 0; i < world.eventCount(); i++) {
            if (world.eventType(i) == EventType.CRUSHED && world.eventActor(i) == world.player()) {
                crushed(world, world.event(i));
            }
        }
        boolean isHeld = world.tick() > 0 && world.actors().wedged(world.player()) && !isByPlatform(world);
        held = isHeld ? held + 1 : 0;
        if (held == Math.max(1, Math.round(HELD / world.dt()))) {
            wedged(world);
        }
    }

    private void crushed(World world, Event event) {
        if (!isNewCrush(event.by())) {
            return;
        }
        String by = event.by() == null ? "" : " by " + event.by();
        boolean isObject = event.by() != null && world.level().object(event.by()) != null;
        Aabb box = box(world);
        note(new Finding(
                CRUSH,
                player + " is crushed" + by + " at " + Trials.cell(world.level(), box) + " (tick " + world.tick() + ")",
                "leave a gap that it fits into, or a way out",
                isObject ? event.by() : null,
                null,
                List.of(),
                box,
                null,
                demonstration(world)));
    }

    private void wedged(World world) {
        Aabb box = box(world);
        String cell = Trials.cell(world.level(), box);
        if (places.add(WEDGE + " " + cell)) {
            note(Finding.ofPlace(
                            WEDGE,
                            player + " is wedged at " + cell + " (tick " + world.tick() + ")",
                            "widen the gap, or close it",
                            box)
                    .shownBy(demonstration(world)));
        }
    }

    private void note(Finding finding) {
        (expected.contains(finding.code()) ? meant : fresh).add(finding);
    }

    /** Ends a play: what it expected is intended if it went as expected, and reported otherwise. */
    void played(boolean asExpected) {
        if (!asExpected) {
            fresh.addAll(meant);
        }
        meant.clear();
    }

    private Demonstration demonstration(World world) {
        return new Demonstration(run.start(), run.effectiveInput(), Math.toIntExact(world.tick()));
    }

    /** A ram that holds the player is no gap that could be widened. */
    private static boolean isByPlatform(World world) {
        Aabb box = box(world).grown(NEAR);
        Platforms platforms = world.platforms();
        for (int i = 0; i < platforms.count(); i++) {
            LevelObject object = world.level().object(platforms.id(i));
            if (object instanceof Platform platform
                    && platform.effectiveMotion().effectiveMode() != Motion.Mode.STILL) {
                Aabb now = platform.bounds(world.level())
                        .moved(
                                platforms.x(i) - platform.at().x(),
                                platforms.y(i) - platform.at().y());
                if (now.touches(box)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Aabb box(World world) {
        Actors actors = world.actors();
        int index = world.player();
        return Aabb.of(new Vec(actors.x(index), actors.y(index)), new Vec(actors.width(index), actors.height(index)));
    }

    /** {@return what was seen since the last call, one finding a place} */
    public List<Finding> takeNew() {
        List<Finding> taken = List.copyOf(fresh);
        fresh.clear();
        return taken;
    }
}
