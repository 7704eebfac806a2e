package dev.ledge.engine.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.ActorField;
import dev.ledge.engine.level.ActorProfile;
import dev.ledge.engine.level.Border;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Crumbles;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Layer;
import dev.ledge.engine.level.LayerCommon;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelObject;
import dev.ledge.engine.level.ObjectCommon;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.TileLayer;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.HazardArea;
import dev.ledge.engine.level.object.Marker;
import dev.ledge.engine.level.object.Pickup;
import dev.ledge.engine.level.object.Platform;
import dev.ledge.engine.level.object.Spawn;
import dev.ledge.engine.level.object.Sprite;
import dev.ledge.engine.level.object.Walker;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CheckerTest {

    @Test
    void anOrdinaryLevelHasNothingWrong() {
        assertThat(codes(TestLevels.floor().spawn(24, 160))).isEmpty();
    }

    @Test
    void noActorCanPlayWithoutASpawn() {
        assertThat(codes(TestLevels.floor())).containsExactly("NO-SPAWN");
    }

    @Test
    void aCrouchHeightAboveTheOwnOneIsReported() {
        TestLevels levels = TestLevels.floor().spawn(24, 160).player(ActorField.CROUCH_HEIGHT, 24);

        assertThat(codes(levels)).isEmpty();
        assertThat(codes(levels.player(ActorField.CROUCH_HEIGHT, 25))).containsExactly("CROUCH-HEIGHT");
    }

    @Test
    void tilesThatComeAndGoAboveTooManyLayersAreReported() {
        Changing crumbles = Changing.NEVER.withCrumbles(Crumbles.DEFAULT);
        Level level = TestLevels.floor()
                .spawn(24, 160)
                .define(new TileType(
                        "sand",
                        Shape.FULL,
                        null,
                        null,
                        null,
                        null,
                        null,
                        null,
                        null,
                        null,
                        crumbles,
                        Map.of(),
                        Map.of()))
                .tile(0, 11, TileRef.of("sand"))
                .level();
        TileLayer ground = (TileLayer) level.layer("ground");
        List<Layer> layers = new ArrayList<>(List.of(ground));
        for (int i = 1; i < Level.MAX_CHANGING_LAYERS; i++) {
            layers.add(ground.withCommon(LayerCommon.of("l" + i)));
        }

        assertThat(Checker.check(level.toBuilder().layers(layers).build())).isEmpty();
        layers.add(ground.withCommon(LayerCommon.of("last")));
        assertThat(Checker.check(level.toBuilder().layers(layers).build()))
                .extracting(Finding::code, Finding::layerId)
                .containsExactly(tuple("LATE-LAYER", "last"));
    }

    @Test
    void onlyOneSpawnIsUsed() {
        LevelObject second = new Spawn(ObjectCommon.of("zz", new Vec(60, 100), null), null, null);

        assertThat(codes(TestLevels.floor().spawn(24, 160).object(second))).containsExactly("TWO-SPAWNS");
    }

    @Test
    void RG03_aSpawnInsideATileIsReportedWithTheTilesPlace() {
        List<Finding> findings = Checker.check(TestLevels.floor().spawn(24, 162).level());

        assertThat(findings).extracting(Finding::code).containsExactly("BLOCKED-SPAWN");
        assertThat(findings.get(0).message()).contains("column 1, row 10");
        assertThat(findings.get(0).objectId()).isEqualTo("spawn");
    }

    @Test
    void RG03_aSpawnIsReportedThatNoActorComesBackTo() {
        for (double depth : new double[] {0, 0.019, 0.021, 0.04, 0.06}) {
            TestLevels levels = TestLevels.floor().spawn(24, 160 + depth);
            World world = new World(levels.level());
            world.kill(0);
            for (int tick = 0; tick < 100; tick++) {
                world.step(0);
            }

            assertThat(codes(levels))
                    .as("%s px inside the floor", depth)
                    .isEqualTo(world.actors().alive(0) ? List.of() : List.of("BLOCKED-SPAWN"));
        }
    }

    @Test
    void RG03_whatOnlyBlocksFromSomeSidesDoesNotBlockASpawn() {
        assertThat(codes(TestLevels.floor().draw(1, 9, "=").spawn(24, 160))).isEmpty();
    }

    @Test
    void RG03_aSlopeBlocksWhereItsSolidPartIs() {
        assertThat(codes(TestLevels.floor().draw(1, 9, "/").spawn(10, 160))).isEmpty();
        assertThat(codes(TestLevels.floor().draw(1, 9, "/").spawn(24, 160))).containsExactly("BLOCKED-SPAWN");
        assertThat(codes(TestLevels.floor().draw(2, 9, "\\").spawn(26.1, 160))).containsExactly("BLOCKED-SPAWN");
    }

    @Test
    void RG03_aConcavePolygonBlocksOnlyWhereItIs() {
        double[] valley = {0, 100, 40, 160, 80, 100, 80, 170, 0, 170};

        assertThat(codes(
                        TestLevels.empty(20, 12).polygon("v", Sides.ALL, valley).spawn(40, 125)))
                .isEmpty();
        assertThat(codes(
                        TestLevels.empty(20, 12).polygon("v", Sides.ALL, valley).spawn(40, 165)))
                .containsExactly("BLOCKED-SPAWN");
    }

    @Test
    void RG03_spikesUnderTheFeetAreReportedBeforeTheyKill() {
        assertThat(codes(TestLevels.floor().draw(1, 10, "X").spawn(24, 160))).containsExactly("DEADLY-SPAWN");
        assertThat(codes(TestLevels.floor().draw(3, 9, "^").spawn(24, 160))).isEmpty();
    }

    @Test
    void RG03_aSpawnInsideAnEnemyIsReported() {
        LevelObject walker = new Walker(
                ObjectCommon.of("w", new Vec(20, 130), null), null, null, null, null, null, ActorProfile.DEFAULT);

        assertThat(codes(TestLevels.floor().spawn(24, 160).object(walker))).containsExactly("BLOCKED-SPAWN");
    }

    @Test
    void aSpawnOutsideTheLevelIsReported() {
        assertThat(codes(TestLevels.floor().spawn(2, 160))).containsExactly("SPAWN-OUTSIDE");
        assertThat(codes(TestLevels.floor().spawn(2, 160).border(Side.LEFT, Border.Kind.OPEN)))
                .isEmpty();
        assertThat(codes(TestLevels.floor().spawn(24, 300))).containsExactly("SPAWN-OUTSIDE");
    }

    @Test
    void namesThatNothingHasAreReported() {
        Platform platform = TestLevels.platform("p", 80, 80, 16, 8, List.of(Vec.ZERO), null);
        LevelObject named = new Platform(
                platform.common().withLayer("attic").withRides("nobody"),
                List.of(Vec.ZERO, new Vec(9, 0)),
                null,
                null,
                null,
                null,
                "soap",
                null,
                null,
                null,
                "brick");
        LevelObject marker = new Marker(ObjectCommon.of("q", new Vec(99, 9), null), "trun");
        LevelObject sprite = new Sprite(ObjectCommon.of("r", Vec.ZERO, null), "bush", Flip.NONE);
        LevelObject rider = new HazardArea(ObjectCommon.of("s", Vec.ZERO, null).withRides("nobody"));

        assertThat(codes(TestLevels.floor()
                        .spawn(24, 160)
                        .object(named)
                        .object(marker)
                        .object(sprite)
                        .object(rider)))
                .containsExactly(
                        "UNKNOWN-LAYER",
                        "UNKNOWN-SURFACE",
                        "UNKNOWN-TILE",
                        "UNKNOWN-MARKER",
                        "UNKNOWN-TILE",
                        "UNKNOWN-PLATFORM");
    }

    @Test
    void aPickupInsideTheGroundIsReported() {
        LevelObject pickup = new Pickup(ObjectCommon.of("gem", new Vec(80, 165), new Vec(8, 8)), ActorProfile.DEFAULT);

        assertThat(codes(TestLevels.floor().spawn(24, 160).object(pickup))).containsExactly("ENCLOSED");
    }

    @Test
    void aLayerThatCollidesElsewhereThanItIsDrawnIsReported() {
        Level level = TestLevels.floor().spawn(24, 160).level();
        TileLayer ground = (TileLayer) level.layer("ground");
        LayerCommon shifted = ground.common().withOffset(new Vec(0, 4));

        List<Finding> findings = Checker.check(level.withLayer(ground.withCommon(shifted)));

        assertThat(findings).extracting(Finding::code).containsExactly("SHIFTED-LAYER");
        assertThat(findings.get(0).layerId()).isEqualTo("ground");
        TileLayer scenery = new TileLayer(shifted, false, null, Map.of(), ground.grid());
        assertThat(Checker.check(level.withLayer(scenery))).isEmpty();
    }

    private static List<String> codes(TestLevels levels) {
        return Checker.check(levels.level()).stream().map(Finding::code).toList();
    }
}
