package dev.ledge.engine.bench.scene;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Physics;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileTable;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.world.Snapshot;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.ActorKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The scene in Ledge: plain bodies in a level of full tiles. */
public final class LedgeScene implements Scene {

    /** px/s². */
    private static final double AT_ONCE = 100_000;

    private final World world;
    private final Crowd crowd;
    private Snapshot start;

    public LedgeScene(Layout layout, boolean withPairs) {
        crowd = new Crowd(layout.actors());
        world = new World(level(layout));
        world.setFindsPairs(withPairs);
        world.setController(ActorKind.BODY, new LedgeController(crowd));
        world.setFindsPairs(withPairs);
    }

    /** The layout as a level, its actors as objects in their order. */
    public static Level level(Layout layout) {
        TileRef rock = TileRef.of("rock");
        TileTable tiles = TileTable.EMPTY.with(rock);
        TileGrid.Edit cells = TileGrid.empty(layout.columns(), layout.rows()).edit();
        for (Layout.Block block : layout.blocks()) {
            cells.fill(block.column(), block.row(), block.columns(), block.rows(), tiles.indexOf(rock));
        }
        TileType type =
                new TileType("rock", Shape.FULL, null, null, null, null, null, null, null, null, null, Map.of());
        return new LevelBuilder()
                .grid(Layout.CELL)
                .size(layout.columns(), layout.rows())
                .palette(null, new Palette(Map.of(), Map.of("rock", type), null, Map.of()))
                .physics(new Physics(Crowd.GRAVITY, Crowd.MAX_FALL, 1 / Crowd.DT, null, null, Map.of()))
                .tiles(tiles)
                .layers(List.of(new TileLayer(LayerCommon.of("ground"), null, null, Map.of(), cells.build())))
                .objects(bodies(layout))
                .build();
    }

    private static List<LevelObject> bodies(Layout layout) {
        Vec size = new Vec(Layout.ACTOR_WIDTH, Layout.ACTOR_HEIGHT);
        Crowd crowd = new Crowd(layout.actors());
        List<LevelObject> bodies = new ArrayList<>();
        for (int i = 0; i < layout.actors(); i++) {
            Vec at = new Vec(layout.startX(i), layout.startY(i));
            bodies.add(new Body(
                    ObjectCommon.of("%06d".formatted(i), at, size),
                    new Vec(crowd.velocity(i), 0),
                    null,
                    null,
                    profile(Math.abs(crowd.velocity(i)))));
        }
        return bodies;
    }

    /** At full speed at once, as the other engines' actors are. */
    private static ActorProfile profile(double speed) {
        return ActorProfile.DEFAULT
                .with(ActorField.WALK_SPEED, speed)
                .with(ActorField.AIR_SPEED, speed)
                .with(ActorField.ACCELERATION, AT_ONCE)
                .with(ActorField.AIR_ACCELERATION, AT_ONCE)
                .with(ActorField.JUMP_SPEED, Crowd.JUMP_SPEED)
                .with(ActorField.JUMP_CUT, 1);
    }

    @Override
    public void step() {
        crowd.nextTick();
        world.step(0);
    }

    /** Remembers this moment for {@link #restart()}. */
    public void mark() {
        start = world.save();
    }

    /** Back to where {@link #mark()} was called; the walks begin again. */
    public void restart() {
        world.restore(start);
        crowd.restart();
    }

    public World world() {
        return world;
    }

    @Override
    public int pairs() {
        return world.eventCount();
    }

    @Override
    public double x(int actor) {
        return world.actors().x(actor);
    }

    @Override
    public double y(int actor) {
        return world.actors().y(actor);
    }

    @Override
    public Crowd crowd() {
        return crowd;
    }
}
