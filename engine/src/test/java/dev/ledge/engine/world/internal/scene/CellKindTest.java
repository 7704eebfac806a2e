package dev.ledge.engine.world.internal.scene;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.testing.TestPalette;
import java.util.List;
import org.junit.jupiter.api.Test;

class CellKindTest {

    private static final double GRID = 16;
    private static final Surfaces SURFACES = new Surfaces(TestPalette.palette());

    @Test
    void rockIsFullAndSealsAllSides() {
        CellKind rock = type(part('#'));

        assertThat(rock.flags).isEqualTo(CellKind.FLAT_TOP | CellKind.SOLID | CellKind.SIDE_BARRIER | CellKind.FULL);
        assertThat(rock.sealed).isEqualTo(Outline.ALL);
        assertThat(rock.flatTopPart).isZero();
    }

    @Test
    void onlyOneFullSolidIsABlock() {
        assertThat(type(part('#')).has(CellKind.FULL)).isTrue();
        assertThat(type(part('=')).has(CellKind.FULL)).isFalse();
        assertThat(type(part('_')).has(CellKind.FULL)).isFalse();
        assertThat(type(part('#'), part('#')).has(CellKind.FULL)).isFalse();
        assertThat(type(part('#'), part('H')).has(CellKind.FULL)).isFalse();
    }

    @Test
    void aOneWayIsAFloorButSealsNothing() {
        CellKind plank = type(part('='));

        assertThat(plank.flags).isEqualTo(CellKind.FLAT_TOP | CellKind.SOLID);
        assertThat(plank.sealed).isZero();
        assertThat(plank.flatTopPart).isZero();
        assertThat(plank.parts[0].dropThrough).isTrue();
    }

    @Test
    void onlyAFlatTopOverTheWholeCellIsAFloor() {
        assertThat(type(part('/')).has(CellKind.FLAT_TOP)).isFalse();
        assertThat(type(part('_')).has(CellKind.FLAT_TOP)).isFalse();
        assertThat(type(part(new TileRef("rock-45", new Flip(Flip.V)))).has(CellKind.FLAT_TOP))
                .isTrue();
        assertThat(type(part(new TileRef("plank", new Flip(Flip.V)))).has(CellKind.FLAT_TOP))
                .isFalse();
        assertThat(type(part('='), part('#')).has(CellKind.FLAT_TOP)).isFalse();
    }

    @Test
    void allThatIsSolidBarsTheWayButPlanks() {
        assertThat(type(part('=')).has(CellKind.SIDE_BARRIER)).isFalse();
        assertThat(type(part('H')).has(CellKind.SIDE_BARRIER)).isFalse();
        assertThat(type(part('_')).has(CellKind.SIDE_BARRIER)).isTrue();
        assertThat(type(part('=')).has(CellKind.SOLID)).isTrue();
        assertThat(type(part('[')).has(CellKind.SIDE_BARRIER)).isTrue();
        assertThat(type(part('='), part('#')).has(CellKind.SIDE_BARRIER)).isTrue();
    }

    @Test
    void flipsTurnTheSidesThatBlock() {
        assertThat(part('[').solidFrom).isEqualTo(Outline.LEFT);
        assertThat(part(']').solidFrom).isEqualTo(Outline.RIGHT);
        assertThat(part(new TileRef("plank", new Flip(Flip.V))).solidFrom).isEqualTo(Outline.BOTTOM);
        assertThat(part(new TileRef("plank", new Flip(Flip.D))).solidFrom).isEqualTo(Outline.LEFT);
        assertThat(part(new TileRef("plank", new Flip(Flip.D | Flip.H))).solidFrom)
                .isEqualTo(Outline.RIGHT);
    }

    @Test
    void flipsTurnTheShape() {
        assertThat(part('/').sealed).isEqualTo(Outline.BOTTOM | Outline.RIGHT);
        assertThat(part('\\').sealed).isEqualTo(Outline.BOTTOM | Outline.LEFT);
        assertThat(part(new TileRef("rock-45", new Flip(Flip.V))).sealed).isEqualTo(Outline.TOP | Outline.RIGHT);
        assertThat(part('_').sealed).isEqualTo(Outline.BOTTOM);
    }

    @Test
    void aBeltThatIsFlippedRunsTheOtherWay() {
        assertThat(part('>').direction).isEqualTo(1);
        assertThat(part('<').direction).isEqualTo(-1);
        assertThat(part('<').surface).isEqualTo(part('>').surface).isNotZero();
        assertThat(part('>').area).isFalse();
    }

    @Test
    void aLadderIsNothingSolid() {
        CellKind ladder = type(part('H'));

        assertThat(ladder.flags).isEqualTo(CellKind.CLIMBABLE);
        assertThat(ladder.parts[0].outline).isNull();
    }

    @Test
    void aHazardKillsWithItsOwnShape() {
        CellKind.Part spikes = part('^');

        assertThat(type(spikes).has(CellKind.HAZARD)).isTrue();
        assertThat(spikes.sensor.top()).isEqualTo(0.4 * GRID);
        assertThat(spikes.outline).isNotNull();
    }

    @Test
    void twoTilesInOneCellAreBoth() {
        CellKind both = type(part('H'), part('_'), part('#'));

        assertThat(both.flags).isEqualTo(CellKind.CLIMBABLE | CellKind.SOLID | CellKind.SIDE_BARRIER);
        assertThat(both.sealed).isEqualTo(Outline.ALL);
        assertThat(both.flatTopPart).isEqualTo(-1);
    }

    @Test
    void aFaceIsHiddenByANeighbourThatCoversAllOfIt() {
        CellKind.Part rock = part('#');
        CellKind.Part slab = part('_');

        assertThat(rock.isHidden(face(rock, Outline.RIGHT), type(rock))).isTrue();
        assertThat(slab.isHidden(face(slab, Outline.RIGHT), type(rock))).isTrue();
        assertThat(slab.isHidden(face(slab, Outline.RIGHT), type(slab))).isTrue();
        assertThat(rock.isHidden(face(rock, Outline.RIGHT), type(slab))).isFalse();
        assertThat(rock.isHidden(face(rock, Outline.RIGHT), CellKind.EMPTY)).isFalse();
    }

    @Test
    void aSlopeHidesTheWallAtItsUpperEndOnly() {
        CellKind.Part rock = part('#');

        assertThat(rock.isHidden(face(rock, Outline.LEFT), type(part('/')))).isTrue();
        assertThat(rock.isHidden(face(rock, Outline.LEFT), type(part('\\')))).isFalse();
    }

    @Test
    void OW05_aOneWayHidesNothing() {
        CellKind.Part plank = part('=');

        assertThat(plank.isHidden(face(plank, Outline.TOP), type(plank))).isFalse();
        assertThat(plank.isHidden(face(plank, Outline.TOP), type(part('#')))).isTrue();
    }

    @Test
    void aTileThatThePaletteLacksIsNothing() {
        assertThat(CellKind.part(TestPalette.palette(), TileRef.of("lost"), GRID, SURFACES))
                .isNull();
    }

    private static CellKind.Part part(char symbol) {
        return part(TestPalette.symbol(symbol));
    }

    private static CellKind.Part part(TileRef ref) {
        return CellKind.part(TestPalette.palette(), ref, GRID, SURFACES);
    }

    private static CellKind type(CellKind.Part... parts) {
        return new CellKind(List.of(parts));
    }

    /** The face of a part that lies on a side of its cell. */
    private static int face(CellKind.Part part, int side) {
        for (int i = 0; i < part.border.length; i++) {
            if (part.border[i] == side) {
                return i;
            }
        }
        throw new AssertionError("no face on side " + side);
    }
}
