package dev.ledge.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.testing.TestPalette;
import java.util.List;
import org.junit.jupiter.api.Test;

class CellTypeTest {

    private static final double GRID = 16;
    private static final Surfaces SURFACES = new Surfaces(TestPalette.palette());

    @Test
    void rockIsFullAndSealsAllSides() {
        CellType rock = type(part('#'));

        assertThat(rock.flags).isEqualTo(CellType.FLOOR | CellType.SOLID | CellType.BARS | CellType.BLOCK);
        assertThat(rock.sealed).isEqualTo(Outline.ALL);
        assertThat(rock.floorPart).isZero();
    }

    @Test
    void onlyOneFullSolidIsABlock() {
        assertThat(type(part('#')).has(CellType.BLOCK)).isTrue();
        assertThat(type(part('=')).has(CellType.BLOCK)).isFalse();
        assertThat(type(part('_')).has(CellType.BLOCK)).isFalse();
        assertThat(type(part('#'), part('#')).has(CellType.BLOCK)).isFalse();
        assertThat(type(part('#'), part('H')).has(CellType.BLOCK)).isFalse();
    }

    @Test
    void aOneWayIsAFloorButSealsNothing() {
        CellType plank = type(part('='));

        assertThat(plank.flags).isEqualTo(CellType.FLOOR | CellType.SOLID);
        assertThat(plank.sealed).isZero();
        assertThat(plank.floorPart).isZero();
        assertThat(plank.parts[0].dropThrough).isTrue();
    }

    @Test
    void onlyAFlatTopOverTheWholeCellIsAFloor() {
        assertThat(type(part('/')).has(CellType.FLOOR)).isFalse();
        assertThat(type(part('_')).has(CellType.FLOOR)).isFalse();
        assertThat(type(part(new TileRef("rock-45", new Flip(Flip.V)))).has(CellType.FLOOR))
                .isTrue();
        assertThat(type(part(new TileRef("plank", new Flip(Flip.V)))).has(CellType.FLOOR))
                .isFalse();
        assertThat(type(part('='), part('#')).has(CellType.FLOOR)).isFalse();
    }

    @Test
    void onlyAFlatTopBelowTheUpperBorderIsALevel() {
        CellType slab = type(part('_'));

        assertThat(slab.levelPart).isZero();
        assertThat(slab.parts[0].outline.isFlatTop(slab.levelFace)).isTrue();
        assertThat(slab.depth).isEqualTo(GRID / 2);
        assertThat(type(part('#')).levelFace).isEqualTo(-1);
        assertThat(type(part('/')).levelFace).isEqualTo(-1);
        assertThat(type(part('_'), part('/')).levelFace).isEqualTo(-1);
    }

    @Test
    void allThatIsSolidBarsTheWayButPlanks() {
        assertThat(type(part('=')).has(CellType.BARS)).isFalse();
        assertThat(type(part('H')).has(CellType.BARS)).isFalse();
        assertThat(type(part('_')).has(CellType.BARS)).isTrue();
        assertThat(type(part('=')).has(CellType.SOLID)).isTrue();
        assertThat(type(part('[')).has(CellType.BARS)).isTrue();
        assertThat(type(part('='), part('#')).has(CellType.BARS)).isTrue();
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
        CellType ladder = type(part('H'));

        assertThat(ladder.flags).isEqualTo(CellType.CLIMBABLE);
        assertThat(ladder.parts[0].outline).isNull();
        assertThat(ladder.ladderPart).isZero();
        assertThat(type(part('H'), part('_')).ladderPart).isEqualTo(-1);
        assertThat(type(part('#')).ladderPart).isEqualTo(-1);
    }

    @Test
    void aHazardKillsWithItsOwnShape() {
        CellType.Part spikes = part('^');

        assertThat(type(spikes).has(CellType.HAZARD)).isTrue();
        assertThat(spikes.sensor.top()).isEqualTo(0.4 * GRID);
        assertThat(spikes.outline).isNotNull();
    }

    @Test
    void twoTilesInOneCellAreBoth() {
        CellType both = type(part('H'), part('_'), part('#'));

        assertThat(both.flags).isEqualTo(CellType.CLIMBABLE | CellType.SOLID | CellType.BARS);
        assertThat(both.sealed).isEqualTo(Outline.ALL);
        assertThat(both.floorPart).isEqualTo(-1);
    }

    @Test
    void aFaceIsHiddenByANeighbourThatCoversAllOfIt() {
        CellType.Part rock = part('#');
        CellType.Part slab = part('_');

        assertThat(rock.isHidden(face(rock, Outline.RIGHT), type(rock))).isTrue();
        assertThat(slab.isHidden(face(slab, Outline.RIGHT), type(rock))).isTrue();
        assertThat(slab.isHidden(face(slab, Outline.RIGHT), type(slab))).isTrue();
        assertThat(rock.isHidden(face(rock, Outline.RIGHT), type(slab))).isFalse();
        assertThat(rock.isHidden(face(rock, Outline.RIGHT), CellType.EMPTY)).isFalse();
    }

    @Test
    void aSlopeHidesTheWallAtItsUpperEndOnly() {
        CellType.Part rock = part('#');

        assertThat(rock.isHidden(face(rock, Outline.LEFT), type(part('/')))).isTrue();
        assertThat(rock.isHidden(face(rock, Outline.LEFT), type(part('\\')))).isFalse();
    }

    @Test
    void OW05_aOneWayHidesNothing() {
        CellType.Part plank = part('=');

        assertThat(plank.isHidden(face(plank, Outline.TOP), type(plank))).isFalse();
        assertThat(plank.isHidden(face(plank, Outline.TOP), type(part('#')))).isTrue();
    }

    @Test
    void aTileThatThePaletteLacksIsNothing() {
        assertThat(CellType.part(TestPalette.palette(), TileRef.of("lost"), GRID, SURFACES))
                .isNull();
    }

    private static CellType.Part part(char symbol) {
        return part(TestPalette.symbol(symbol));
    }

    private static CellType.Part part(TileRef ref) {
        return CellType.part(TestPalette.palette(), ref, GRID, SURFACES);
    }

    private static CellType type(CellType.Part... parts) {
        return new CellType(List.of(parts));
    }

    /** The face of a part that lies on a side of its cell. */
    private static int face(CellType.Part part, int side) {
        for (int i = 0; i < part.border.length; i++) {
            if (part.border[i] == side) {
                return i;
            }
        }
        throw new AssertionError("no face on side " + side);
    }
}
