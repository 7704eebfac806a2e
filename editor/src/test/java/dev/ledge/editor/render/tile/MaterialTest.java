package dev.ledge.editor.render.tile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.LevelBuilder;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Surface;
import dev.ledge.engine.level.TileType;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MaterialTest {
    private final TileType turf = TileType.of("turf", Shape.FULL);

    @Test
    void anotherNameLeavesTheLook() {
        assertThat(renamed(turf, "hill")).isEqualTo(Material.withLook(turf.withName("hill"), "turf"));
        assertThat(renamed(turf, "turf-45")).isEqualTo(turf.withName("turf-45"));
        TileType brick = Material.withLook(turf, "brick");
        assertThat(Material.lookOf(renamed(brick, "hill"))).isEqualTo("brick");
    }

    @Test
    void whatASurfaceLooksLikeNeedsNoWord() {
        TileType ice = turf.withSurface("ice");
        assertThat(renamed(ice, "glacier")).isEqualTo(ice.withName("glacier"));
    }

    @Test
    void aSurfaceThatShowsNowhereLeavesTheWordToTheName() {
        TileType quick = turf.withSurface("quick");
        assertThat(Material.lookOf(renamed(quick, "glacier"))).isEqualTo("turf");
    }

    private static TileType renamed(TileType type, String name) {
        Surface normal = Surface.NORMAL;
        Palette palette = Palette.of(type)
                .withSurface("ice", normal.withDeceleration(60.0))
                .withSurface("quick", normal.withAcceleration(4000.0));
        Level level = new LevelBuilder().size(1, 1).palette(null, palette).build();
        return Material.renamed(level, type, name);
    }

    @Test
    void otherPropsStay() {
        TileType own = turf.withProps(Map.of("sound", "soft"));
        TileType brick = Material.withLook(own, "brick");
        assertThat(brick.props()).isEqualTo(Map.of("sound", "soft", "look", "brick"));
        assertThat(Material.withLook(brick, null)).isEqualTo(own);
        assertThat(Material.withLook(Material.withLook(turf, "brick"), null)).isEqualTo(turf);
    }
}
