package dev.ledge.editor.render.tile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.TileType;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MaterialTest {
    private final TileType turf = TileType.of("turf", Shape.FULL);

    @Test
    void anotherNameLeavesTheLook() {
        assertThat(Material.renamed(turf, "hill")).isEqualTo(Material.withLook(turf.withName("hill"), "turf"));
        assertThat(Material.renamed(turf, "turf-45")).isEqualTo(turf.withName("turf-45"));
        TileType brick = Material.withLook(turf, "brick");
        assertThat(Material.lookOf(Material.renamed(brick, "hill"))).isEqualTo("brick");
    }

    @Test
    void whatASurfaceLooksLikeNeedsNoWord() {
        TileType ice = turf.withSurface("ice");
        assertThat(Material.renamed(ice, "glacier")).isEqualTo(ice.withName("glacier"));
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
