package dev.ledge.engine.embedding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Physics;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileGrid;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Body;
import dev.ledge.engine.level.object.Motion;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.world.World;
import dev.ledge.engine.world.type.Buttons;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A game whose levels come from nowhere but its own code: no file, no test helper. */
class LevelInCodeTest {
    private static final TileRef ROCK = TileRef.of("rock");

    private final Level room = room();

    private static Level room() {
        TileType rock = TileType.of("rock", Shape.FULL);
        Level level = new LevelBuilder()
                .grid(16)
                .size(20, 12)
                .palette(null, Palette.of(rock))
                .layers(List.of(TileLayer.of("ground", TileGrid.empty(20, 12))))
                .objects(List.of(new Spawn(ObjectCommon.of("start", new Vec(24, 136), null), null, null)))
                .build();
        for (int column = 0; column < 20; column++) {
            level = level.withCell("ground", column, 10, ROCK);
        }
        return level;
    }

    private static World played(Level level, int buttons, int ticks) {
        World world = new World(level);
        for (int i = 0; i < ticks; i++) {
            world.step(buttons);
        }
        return world;
    }

    @Test
    void itIsPlayed() {
        World world = played(room, Buttons.RIGHT.bit(), 60);

        // 0.1 s of 1200 px/s² to 120 px/s: 6 px; then 54 ticks of 2 px.
        assertThat(world.actors().x(world.player())).isCloseTo(24 + 6 + 108, within(1e-9));
        assertThat(world.actors().on(world.player())).startsWith("tile:");
    }

    @Test
    void cellsAreFilledEmptiedAndTurned() {
        Level walled = room.withCell("ground", 5, 9, ROCK);
        World world = played(walled, Buttons.RIGHT.bit(), 60);
        assertThat(world.actors().x(0) + 12).isEqualTo(80);

        Level open = walled.withCell("ground", 5, 9, null);
        assertThat(open.hasSameContent(room)).isTrue();
        assertThat(room.withCell("ground", 5, 9, new TileRef("rock", Flip.NONE)).hasSameContent(walled))
                .isTrue();
        assertThat(room.withCell("ground", 99, 9, null)).isNotNull();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> room.withCell("sky", 0, 0, ROCK))
                .withMessageContaining("sky");
    }

    @Test
    void aCellOutsideChangesNothing() {
        assertThat(room.withCell("ground", 20, 0, ROCK)).isSameAs(room);
        assertThat(room.withCell("ground", 0, -1, TileRef.of("other"))).isSameAs(room);
        assertThat(room.withCell("ground", 0, 12, null)).isSameAs(room);
    }

    @Test
    void whatALevelCannotBeWithoutIsAskedForAtOnce() {
        LevelBuilder builder = room.toBuilder();
        Map<String, Boolean> groups = new HashMap<>();
        groups.put("doors", null);
        assertThatNullPointerException().isThrownBy(() -> builder.tiles(null));
        assertThatNullPointerException().isThrownBy(() -> builder.unknown(null));
        assertThatNullPointerException().isThrownBy(() -> builder.groups(groups));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.size(-1, 5).build())
                .withMessageContaining("cannot have -1×5");
    }

    @Test
    void kindsOfTilesAndSurfacesAreMade() {
        TileType plank =
                TileType.of("plank", Shape.FULL).withSolidFrom(Sides.TOP_ONLY).withSurface("belt");
        Surface belt = new Surface(null, null, null, null, 60.0, null, null, null, Map.of());
        Level level = room.toBuilder()
                .palette(
                        null, Palette.of(TileType.of("rock", Shape.FULL), plank).withSurface("belt", belt))
                .build();
        for (int column = 1; column < 8; column++) {
            level = level.withCell("ground", column, 7, TileRef.of("plank"));
        }
        World world = played(level, Buttons.JUMP.bit(), 60);

        // Up through the plank, onto it, and away on the belt.
        assertThat(world.actors().y(0) + 24).isEqualTo(112);
        assertThat(world.actors().x(0)).isGreaterThan(24);
    }

    @Test
    void numbersAreChangedOneByOne() {
        Physics moon = room.physics().withGravity(200).withMaxFallSpeed(Double.POSITIVE_INFINITY);
        ActorProfile jumper = room.player().with(ActorField.JUMP_SPEED, 200);
        World world = new World(room.toBuilder().physics(moon).player(jumper).build());
        double highest = world.actors().y(0);
        for (int i = 0; i < 130; i++) {
            world.step(Buttons.JUMP.bit());
            highest = Math.min(highest, world.actors().y(0));
        }
        // v²/2g, to the tick: 200² / 400.
        assertThat(136 - highest).isCloseTo(100, within(0.05));

        Physics slow = room.physics().withTickRate(30).withMaxSlope(20).withBorder(Side.LEFT, Border.Kind.KILL);
        assertThat(slow.effectiveTickRate()).isEqualTo(30);
        assertThat(slow.effectiveMaxSlope()).isEqualTo(20);
        assertThat(slow.effectiveBorder().on(Side.LEFT)).isEqualTo(Border.Kind.KILL);
        assertThat(slow.effectiveBorder().on(Side.RIGHT)).isEqualTo(Border.Kind.WALL);
        assertThat(slow.effectiveGravity()).isEqualTo(Physics.DEFAULT_GRAVITY);
    }

    @Test
    void platformsAndBodiesAreMadeInALine() {
        Platform lift = Platform.of("lift", new Vec(16, 160), new Vec(48, 8), Vec.ZERO, new Vec(120, 0))
                .withMotion(Motion.of(Motion.Mode.ONCE, 120));
        Level level = room.withObject(lift)
                .withObject(Platform.of("shelf", new Vec(200, 100), new Vec(32, 8)))
                .withObject(Body.of("crate", new Vec(210, 76), new Vec(16, 24)));
        World world = played(level, Buttons.NONE, 60);

        assertThat(world.platforms().x(world.platforms().indexOf("lift"))).isCloseTo(136, within(1e-9));
        assertThat(world.platforms().indexOf("lost")).isNegative();
        assertThat(world.actors().on(world.actors().indexOf("crate"))).isEqualTo("shelf");
    }
}
