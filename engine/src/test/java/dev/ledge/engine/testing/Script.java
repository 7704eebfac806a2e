package dev.ledge.engine.testing;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.world.Actors;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorState;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.Event;
import dev.ledge.engine.world.type.EventType;
import java.util.ArrayList;
import java.util.List;

/** A level that is played by a script: a number of ticks of these buttons, then those. Gives the player's state. */
public final class Script {
    private final World world;
    private final Actors actors;
    private final int player;
    private final List<Event> events = new ArrayList<>();

    public Script(TestLevels levels) {
        this(levels.level());
    }

    public Script(Level level) {
        world = new World(level);
        actors = world.actors();
        player = world.player();
    }

    /** Holds buttons for some ticks. */
    public Script hold(String buttons, int ticks) {
        for (int k = 0; k < ticks; k++) {
            world.step(Buttons.parse(buttons));
            for (int i = 0; i < world.eventCount(); i++) {
                events.add(world.event(i));
            }
        }
        return this;
    }

    public World world() {
        return world;
    }

    public double x() {
        return actors.x(player);
    }

    public double y() {
        return actors.y(player);
    }

    public double h() {
        return actors.height(player);
    }

    public double feet() {
        return actors.feet(player);
    }

    public double vx() {
        return actors.vx(player);
    }

    public double vy() {
        return actors.vy(player);
    }

    public ActorState state() {
        return actors.state(player);
    }

    public String on() {
        return actors.on(player);
    }

    public boolean crouches() {
        return actors.crouching(player);
    }

    public boolean dashes() {
        return actors.dashing(player);
    }

    /** How often something has happened. */
    public long count(EventType type) {
        return events.stream().filter(event -> event.type() == type).count();
    }

    /** The kinds of all jumps, for example {@code [null, air]}. */
    public List<String> jumps() {
        return events.stream()
                .filter(event -> event.type() == EventType.JUMPED)
                .map(Event::kind)
                .toList();
    }
}
