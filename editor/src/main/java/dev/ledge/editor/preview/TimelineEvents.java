package dev.ledge.editor.preview;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Event;
import java.util.ArrayList;
import java.util.List;

/** What happened to the player in a play, in the order of time; the oldest are let go. */
final class TimelineEvents {
    private static final int MOST = 500;
    private static final String PLAYER = "player";

    private final List<TimelineEvent> all = new ArrayList<>();

    /** Adds what is known from before. */
    void add(List<TimelineEvent> known) {
        all.addAll(known);
    }

    /**
     * Notes what happened in the world's last step, in place of what was noted of that step; what is known of later
     * ones stays until they are made again.
     */
    void note(World world) {
        int at = from(world.tick());
        while (at < all.size() && all.get(at).tick() == world.tick()) {
            all.remove(at);
        }
        int player = world.player();
        if (player < 0) {
            return;
        }
        Actors actors = world.actors();
        for (int i = 0; i < world.eventCount(); i++) {
            Event event = world.event(i);
            if (PLAYER.equals(event.actor())) {
                double x = actors.x(player) + actors.width(player) / 2;
                TimelineEvent timelineEvent = TimelineEvent.of(event, world.tick(), x, actors.y(player));
                if (timelineEvent != null) {
                    all.add(at++, timelineEvent);
                }
            }
        }
        while (all.size() > MOST) {
            all.remove(0);
        }
    }

    /** The number of the first that happened at a tick or later. */
    private int from(long tick) {
        int at = all.size();
        while (at > 0 && all.get(at - 1).tick() >= tick) {
            at--;
        }
        return at;
    }

    /** Forgets what happened after a tick. */
    void cutAfter(long tick) {
        all.subList(from(tick + 1), all.size()).clear();
    }

    /** The latest tick, at most that one, at which the player came back; 0 if it never did. */
    int lastRespawn(int tick) {
        int last = 0;
        for (TimelineEvent timelineEvent : all) {
            if (timelineEvent.words().equals(TimelineEvent.RESPAWNED) && timelineEvent.tick() <= tick) {
                last = (int) timelineEvent.tick();
            }
        }
        return last;
    }

    /** All that is known, in a level where everything has moved. */
    List<TimelineEvent> moved(Vec by) {
        return moved(all, by);
    }

    /** What happened, in a level where everything has moved. */
    static List<TimelineEvent> moved(List<TimelineEvent> events, Vec by) {
        return events.stream().map(event -> event.moved(by)).toList();
    }

    /** All that is known, the oldest first. */
    List<TimelineEvent> list() {
        return new ArrayList<>(all);
    }
}
