package dev.ledge.engine.testing;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.run.InputTrack;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorKind;
import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import java.util.ArrayList;
import java.util.List;

/**
 * G7: the mirrored level, played with mirrored buttons, shows the mirrored game. Objects with copies are left out:
 * these are numbered from the left.
 */
final class MirrorRule implements Invariants.Rule {
    /** Sums round otherwise on the other side of the level, px and px/s. */
    static final double NOISE = 1e-6;

    private final Level level;
    private final InputTrack input;
    private final double noise;
    private final World mirrored;
    private boolean isBroken;

    MirrorRule(Level level, InputTrack input, double noise) {
        this.level = level;
        this.input = input;
        this.noise = noise;
        boolean hasCrowd =
                level.objects().stream().anyMatch(object -> object instanceof Body body && body.copies() != null);
        this.mirrored = hasCrowd ? null : new World(LevelMirror.of(level));
    }

    @Override
    public void look(World world, Invariants.Reporter reporter) {
        if (mirrored == null || isBroken) {
            return;
        }
        while (mirrored.tick() < world.tick()) {
            mirrored.step(LevelMirror.buttons(input.buttonsAt(mirrored.tick())));
        }
        String difference = difference(world);
        if (difference != null) {
            isBroken = true;
            reporter.report("G7 the mirrored level shows another game: " + difference);
        }
    }

    private String difference(World world) {
        Actors here = world.actors();
        Actors there = mirrored.actors();
        for (int i = 0; i < here.count(); i++) {
            double x = level.width() - there.x(i) - there.width(i);
            boolean same = here.id(i).equals(there.id(i))
                    && near(here.x(i), x)
                    && near(here.y(i), there.y(i))
                    && near(here.vx(i), -there.vx(i))
                    && near(here.vy(i), there.vy(i))
                    && here.state(i) == there.state(i)
                    && (here.facing(i) != there.facing(i) || !hasFacing(here.kind(i)))
                    && here.alive(i) == there.alive(i)
                    && here.won(i) == there.won(i)
                    && here.wedged(i) == there.wedged(i)
                    && here.embedded(i) == there.embedded(i);
            if (!same) {
                return here.id(i) + " is " + describe(here, i, here.x(i), here.vx(i)) + ", mirrored "
                        + describe(there, i, x, -there.vx(i));
            }
        }
        List<String> events = events(world);
        List<String> mirroredEvents = events(mirrored);
        return events.equals(mirroredEvents) ? null : "events " + events + ", mirrored " + mirroredEvents;
    }

    /** A plain body starts facing right in the mirrored level too. */
    private static boolean hasFacing(ActorKind kind) {
        return kind == ActorKind.PLAYER || kind == ActorKind.WALKER;
    }

    private static boolean isTurnOfFaceless(World world, Event event) {
        return event.type() == EventType.TURNED
                && !hasFacing(world.actors().kind(world.actors().indexOf(event.actor())));
    }

    private boolean near(double a, double b) {
        return Math.abs(a - b) <= noise;
    }

    private static String describe(Actors actors, int i, double x, double vx) {
        return actors.state(i).json() + " at " + x + ", " + actors.y(i) + " with " + vx + ", " + actors.vy(i)
                + (actors.wedged(i) ? " wedged" : "") + (actors.alive(i) ? "" : " dead");
    }

    /** Events by actor, without sides and tiles, which a mirror changes. */
    private static List<String> events(World world) {
        List<String> events = new ArrayList<>();
        for (int i = 0; i < world.eventCount(); i++) {
            Event event = world.event(i);
            if (event.type() != EventType.PAIR && !isTurnOfFaceless(world, event)) {
                events.add(event.type().json() + " " + event.actor());
            }
        }
        events.sort(null);
        return events;
    }
}
