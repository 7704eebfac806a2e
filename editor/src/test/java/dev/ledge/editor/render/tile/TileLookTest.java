package dev.ledge.editor.render.tile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.render.Scenes;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.Side;
import dev.ledge.engine.level.TileRef;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TileLookTest {
    private final Level level = Scenes.level(List.of(" "));

    private TileLook look(String tile, int flip) {
        return TileLook.of(level, new TileRef(tile, new Flip(flip)));
    }

    private TileLook look(String tile) {
        return look(tile, 0);
    }

    @ParameterizedTest
    @CsvSource({
        "rock, SOLID, rock",
        "turf, SOLID, turf",
        "rock-45, SOLID, rock",
        "ice, SOLID, ice",
        "belt, SOLID, belt",
        "plank, ONE_WAY, plank",
        "door, ONE_WAY, door",
        "ladder, LADDER, ladder",
        "spikes, HAZARD, spikes",
        "lava, HAZARD, lava",
        "water, LIQUID, ice",
        "fern, DECORATION, fern",
        "picture, PICTURE, picture",
        "nowhere, UNKNOWN, nowhere"
    })
    void aTileIsDrawnByWhatItDoes(String tile, TileLook.Family family, String material) {
        assertThat(look(tile).family()).isEqualTo(family);
        assertThat(look(tile).material()).isEqualTo(material);
    }

    @Test
    void aFlipTurnsShapeSidesAndConveyor() {
        assertThat(look("rock-45").outline()).contains(new Vec(1, 0)).doesNotContain(new Vec(0, 0));
        assertThat(look("rock-45", Flip.H).outline()).contains(new Vec(0, 0)).doesNotContain(new Vec(1, 0));
        assertThat(look("door", Flip.H).solid().has(Side.RIGHT)).isTrue();
        assertThat(look("belt").conveyor()).isEqualTo(1);
        assertThat(look("belt", Flip.H).conveyor()).isEqualTo(-1);
        assertThat(look("rock").conveyor()).isZero();
    }

    @Test
    void lavaLiesInItsBasinAndSpikesStand() {
        assertThat(look("lava").isMolten()).isTrue();
        assertThat(look("spikes").isMolten()).isFalse();
    }

    private TileJoin join(TileLook tile, TileLook neighbour, Side side) {
        return TileJoin.of(tile, neighbour, side);
    }

    @Test
    void groundGoesOnInGround() {
        assertThat(join(look("rock"), look("rock"), Side.RIGHT).isCovered()).isTrue();
        assertThat(join(look("rock"), look("rock"), Side.RIGHT).isSoft()).isFalse();
        assertThat(join(look("rock"), look("ice"), Side.RIGHT).isSoft()).isTrue();
        assertThat(join(look("rock"), null, Side.RIGHT).exposed()).containsExactly(0, 1);
        assertThat(join(look("rock"), look("ladder"), Side.RIGHT).exposed()).containsExactly(0, 1);
    }

    @Test
    void whatASlabLeavesFreeIsSeen() {
        assertThat(join(look("rock"), look("slab"), Side.RIGHT).exposed()).containsExactly(0, 0.5);
        assertThat(join(look("slab"), look("rock"), Side.LEFT).isCovered()).isTrue();
        assertThat(join(look("rock"), look("rock-45"), Side.LEFT).isCovered()).isTrue();
        assertThat(join(look("rock"), look("rock-45"), Side.RIGHT).exposed()).containsExactly(0, 1);
    }

    @Test
    void planksAndLaddersGoOnInTheirLikes() {
        assertThat(join(look("plank"), look("plank"), Side.LEFT).isCovered()).isTrue();
        assertThat(join(look("plank"), look("rock"), Side.LEFT).isCovered()).isTrue();
        assertThat(join(look("plank"), look("door"), Side.LEFT).isCovered()).isFalse();
        assertThat(join(look("ladder"), look("ladder"), Side.TOP).isCovered()).isTrue();
        assertThat(join(look("ladder"), look("rock"), Side.TOP).isCovered()).isFalse();
    }

    @Test
    void detailsAreCutToTheOutline() {
        List<Vec> slope = look("rock-45").outline();

        assertThat(ConvexClip.inside(new Rectangle2D.Double(0, 0, 0.2, 0.2), slope)
                        .getBounds2D()
                        .isEmpty())
                .isTrue();
        Rectangle2D kept = ConvexClip.inside(new Rectangle2D.Double(0.5, 0, 0.5, 0.5), slope)
                .getBounds2D();
        assertThat(kept).isEqualTo(new Rectangle2D.Double(0.5, 0, 0.5, 0.5));
        assertThat(ConvexClip.inside(new Rectangle2D.Double(0.5, 0, 0.5, 0.5), slope)
                        .contains(0.55, 0.1))
                .isFalse();
    }
}
