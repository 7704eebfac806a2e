package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import dev.ledge.engine.level.object.Facing;
import dev.ledge.engine.testing.Bodies;
import dev.ledge.engine.testing.TestLevels;
import dev.ledge.engine.testing.TestPalette;
import dev.ledge.engine.world.type.ActorValue;
import dev.ledge.engine.world.type.Buttons;
import dev.ledge.engine.world.type.CastHit;
import dev.ledge.engine.world.type.Contact;
import dev.ledge.engine.world.type.SweepVisitor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class InspectionTest {

    private static final class Seen implements SweepVisitor {
        private final List<String> cells = new ArrayList<>();
        private final List<String> candidates = new ArrayList<>();
        private final List<Aabb> edges = new ArrayList<>();

        @Override
        public void cell(int column, int row, boolean isCandidate) {
            cells.add(column + "," + row);
            if (isCandidate) {
                candidates.add(column + "," + row);
            }
        }

        @Override
        public void droppedEdge(double x1, double y1, double x2, double y2) {
            edges.add(new Aabb(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)));
        }
    }

    private static List<Contact> resting(World world) {
        List<Contact> found = new ArrayList<>();
        world.inspection().forEachRestingContact(world.player(), found::add);
        return found;
    }

    @Test
    void theTimeOfImpactOfALandingIsTheFreePartOfTheFall() {
        World world =
                new World(TestLevels.floor().spawn(40, 158).velocity(0, 300).level());

        world.step(Buttons.NONE);

        double gravity = world.level().physics().effectiveGravity();
        double fall = (300 + gravity * world.dt() / 2) * world.dt();
        assertThat(world.contactCount()).isEqualTo(1);
        Contact landing = world.contact(0);
        assertThat(landing.ny()).isEqualTo(-1);
        assertThat(landing.y()).isEqualTo(160);
        assertThat(landing.time()).isCloseTo(2 / fall, within(1e-9));
    }

    @Test
    void anEditKeepsTheTimesOfContacts() {
        World world =
                new World(TestLevels.floor().spawn(40, 158).velocity(0, 300).level());
        world.step(Buttons.NONE);
        double before = world.contact(0).time();

        world.edit(TestLevels.floor(30)
                .spawn(40, 158)
                .still("new", 200, 40, 16, 16)
                .level());

        assertThat(world.contact(0).time()).isEqualTo(before).isBetween(0.1, 0.9);
    }

    @Test
    void theFloorUnderAStandingActorIsARestingContact() {
        World world = new World(TestLevels.floor().spawn(40, 160).level());
        world.step(Buttons.NONE);

        assertThat(world.contactCount()).isZero();
        assertThat(resting(world)).hasSize(1).first().satisfies(floor -> {
            assertThat(floor.x()).isEqualTo(40);
            assertThat(floor.y()).isEqualTo(160);
            assertThat(floor.ny()).isEqualTo(-1);
            assertThat(floor.on()).isEqualTo("tile:2,10");
        });
    }

    @Test
    void aWallAtDistanceZeroIsARestingContactToo() {
        World world =
                new World(TestLevels.floor().draw(5, 9, "#").spawn(40, 160).level());
        for (int tick = 0; tick < 60; tick++) {
            world.step(Buttons.RIGHT.bit());
        }
        world.step(Buttons.NONE);

        assertThat(resting(world))
                .extracting(Contact::on, Contact::nx)
                .containsExactly(tuple("tile:4,10", 0.0), tuple("tile:5,9", -1.0));
    }

    @Test
    void theBeginningOfAStepIsKnownUntilTheStateIsRestored() {
        World world = new World(TestLevels.floor().spawn(40, 100).level());
        int player = world.player();
        assertThat(world.inspection().before(player)).isNull();
        double top = world.actors().y(player);

        world.step(Buttons.NONE);

        assertThat(world.inspection().before(player).top()).isEqualTo(top);
        assertThat(world.inspection().value(player, ActorValue.MOVED_Y))
                .isEqualTo(world.actors().y(player) - top)
                .isPositive();
        world.restore(world.save());
        assertThat(world.inspection().before(player)).isNull();
        assertThat(world.inspection().value(player, ActorValue.MOVED_Y)).isZero();
    }

    @Test
    void aSweepShowsTheCellsThatItLooksAt() {
        World world = new World(TestLevels.floor().spawn(40, 160).level());
        Seen seen = new Seen();
        int player = world.player();
        double width = world.actors().width(player);

        CastHit hit = world.inspection().sweep(player, 40, 130, 30, 0, seen);

        assertThat(hit).isNull();
        int last = (int) ((40 + width + 30) / 16);
        assertThat(seen.cells).contains("2,8", last + ",8").doesNotHaveDuplicates();
        assertThat(seen.cells).noneMatch(cell -> cell.startsWith((last + 1) + ","));
        assertThat(seen.candidates).isEmpty();
    }

    @Test
    void theSeamsOfAFloorAreDroppedEdges() {
        World world = new World(TestLevels.floor().spawn(40, 160).level());
        Seen seen = new Seen();
        int player = world.player();

        CastHit hit = world.inspection().sweep(player, 40, world.actors().y(player), 30, 0, seen);

        assertThat(hit).isNull();
        assertThat(seen.candidates).isNotEmpty().allMatch(cell -> cell.endsWith(",10"));
        assertThat(seen.edges)
                .isNotEmpty()
                .allSatisfy(edge -> {
                    assertThat(edge.width()).isZero();
                    assertThat(edge.left() % 16).isZero();
                    assertThat(edge.top()).isEqualTo(160);
                    assertThat(edge.bottom()).isEqualTo(176);
                })
                .extracting(Aabb::left)
                .doesNotHaveDuplicates();
    }

    @Test
    void aSweepByAnActorFollowsItsRules() {
        World world = new World(TestLevels.floor()
                .row(5, ".====")
                .spawn(40, 80)
                .playerSize(12, 20)
                .level());
        int player = world.player();
        world.step(Buttons.NONE);
        assertThat(world.inspection().sweep(player, 34, 60, 0, 40, null).on()).isEqualTo("tile:2,5");

        world.step(Buttons.DOWN.bit() | Buttons.JUMP.bit());

        assertThat(world.inspection().sweep(player, 34, 60, 0, 40, null)).isNull();
        assertThat(world.queries().sweep(new Aabb(34, 60, 46, 80), 0, 40)).isNotNull();
    }

    @Test
    void whatIsLookedAtChangesNothing() {
        World watched =
                new World(TestLevels.floor().draw(8, 9, "/").spawn(40, 160).level());
        World plain = new World(watched.level());
        for (int tick = 0; tick < 120; tick++) {
            int buttons = Buttons.RIGHT.bit() | (tick % 40 < 10 ? Buttons.JUMP.bit() : 0);
            watched.step(buttons);
            plain.step(buttons);
            Inspection inspection = watched.inspection();
            int player = watched.player();
            resting(watched);
            inspection.sweep(
                    player, watched.actors().x(player), watched.actors().y(player), 40, 60, new Seen());
            inspection.ledgeProbe(player, Facing.RIGHT);
            inspection.surfaceAround(player);
            inspection.forEachPartitionCell(new Aabb(0, 0, 320, 192), (left, top, side, actors) -> {});
            for (ActorValue value : ActorValue.values()) {
                inspection.value(player, value);
            }
            assertThat(watched.fullHash()).isEqualTo(plain.fullHash());
        }
    }

    @Test
    void theProbeOfAWalkerIsAheadOfItAtItsFeet() {
        World world = new World(TestLevels.floor().spawn(40, 160).level());
        int player = world.player();

        Aabb right = world.inspection().ledgeProbe(player, Facing.RIGHT);
        Aabb left = world.inspection().ledgeProbe(player, Facing.LEFT);

        double width = world.actors().width(player);
        assertThat(right.right()).isGreaterThan(world.actors().x(player) + width);
        assertThat(left.left()).isLessThan(world.actors().x(player));
        assertThat(right.right() - (world.actors().x(player) + width))
                .isCloseTo(world.actors().x(player) - left.left(), within(1e-9));
        assertThat(right.top()).isLessThan(160);
        assertThat(right.bottom()).isGreaterThan(160);
    }

    @Test
    void theSurfaceUnderTheFeetIsKnown() {
        Surface ice = new Surface(100.0, null, 20.0, null, null, null, null, null, Map.of());
        TileType slippery = TestPalette.tile("slippery", Shape.FULL).withSurface("ice");
        World world = new World(TestLevels.floor()
                .surface("ice", ice)
                .define(slippery)
                .tile(2, 10, TileRef.of("slippery"))
                .spawn(40, 160)
                .level());

        assertThat(world.inspection().surfaceUnder(world.player())).isEqualTo(ice);
        world.step(Buttons.JUMP.bit());
        assertThat(world.inspection().surfaceUnder(world.player())).isNull();
    }

    @Test
    void partitionCellsCountTheirActors() {
        World world = new World(TestLevels.floor()
                .spawn(40, 160)
                .object(Bodies.standing("a", 44, 160))
                .object(Bodies.standing("b", 300, 160))
                .level());
        world.setPartition(4);
        List<String> before = new ArrayList<>();
        Aabb all = new Aabb(0, 0, 320, 192);
        world.inspection().forEachPartitionCell(all, (left, top, side, actors) -> before.add("any"));
        assertThat(before).isEmpty();

        world.step(Buttons.NONE);

        List<String> cells = new ArrayList<>();
        world.inspection()
                .forEachPartitionCell(
                        all, (left, top, side, actors) -> cells.add(left + "," + top + " " + side + " " + actors));
        assertThat(cells).contains("0.0,128.0 64.0 2", "256.0,128.0 64.0 1");
    }

    @Test
    void oneWaysShowTheirFacesThatBlock() {
        World world = new World(TestLevels.floor()
                .draw(5, 5, "=")
                .polygon("bridge", Sides.TOP_ONLY, 200, 60, 260, 80, 260, 90, 200, 90)
                .spawn(40, 160)
                .level());
        List<String> faces = new ArrayList<>();

        world.inspection()
                .forEachOneWayFace(
                        new Aabb(0, 0, 320, 192),
                        (x1, y1, x2, y2, nx, ny) -> faces.add(x1 + "," + y1 + " " + x2 + "," + y2 + " " + (ny < 0)));

        assertThat(faces).containsExactly("80.0,80.0 96.0,80.0 true", "200.0,60.0 260.0,80.0 true");
    }

    @Test
    void laddersShowWhereTheyCanBeHeld() {
        World world = new World(TestLevels.floor()
                .draw(5, 8, "H")
                .draw(5, 9, "H")
                .spawn(40, 160)
                .level());
        List<Aabb> zones = new ArrayList<>();

        world.inspection().forEachLadder(new Aabb(0, 0, 320, 192), zones::add);

        assertThat(zones).containsExactly(new Aabb(80, 128, 96, 144), new Aabb(80, 144, 96, 160));
    }
}
