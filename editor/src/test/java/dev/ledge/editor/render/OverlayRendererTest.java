package dev.ledge.editor.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.object.ObjectKinds;
import dev.ledge.editor.render.style.Theme;
import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Level;
import dev.ledge.engine.level.object.Platform;
import java.awt.Color;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class OverlayRendererTest {
    private static final String LIFT =
            "{\"id\": \"lift1\", \"type\": \"platform\", \"at\": [16, 16], \"size\": [16, 8], "
                    + "\"path\": [[0, 0], [48, 32]]}";
    private static final double CLOSE = 90;

    private final Level level = Scenes.level(List.of("      ", "      ", "      ", "      "), LIFT);

    private Canvas draw(double zoom, Consumer<OverlayRenderer> drawing) {
        Canvas canvas = Canvas.of(level, zoom);
        return canvas.paint(g -> drawing.accept(new OverlayRenderer(
                g, canvas.view, (int) (level.width() * zoom), (int) (level.height() * zoom), Theme.LIGHT)));
    }

    private Platform lift() {
        return (Platform) level.object("lift1");
    }

    @Test
    void gridLinesLieBetweenCells() {
        Canvas canvas = draw(2, overlay -> overlay.grid(level));

        assertThat(canvas.at(32, 8)).isNotEqualTo(Color.BLACK);
        assertThat(canvas.at(8, 16)).isNotEqualTo(Color.BLACK);
        assertThat(canvas.at(24, 24)).isEqualTo(Color.BLACK);
    }

    @Test
    void gridLinesTooCloseToEachOtherAreLeftOut() {
        Canvas canvas = draw(0.25, overlay -> overlay.grid(level));

        assertThat(canvas.at(16, 8)).isEqualTo(Color.BLACK);
    }

    @Test
    void aBorderThatKillsIsRed() {
        Canvas canvas = draw(1, overlay -> overlay.bounds(level));
        int reds = 0;
        for (int x = 4; x < 92; x++) {
            Color color = canvas.at(x, 63);
            reds += color.getRed() > color.getBlue() + 60 ? 1 : 0;
        }

        assertThat(reds).isGreaterThan(20);
        assertThat(Canvas.distance(canvas.at(0, 30), Theme.LIGHT.border())).isLessThan(CLOSE);
    }

    @Test
    void aSelectedObjectIsOutlinedAndHasHandles() {
        Canvas canvas = draw(2, overlay -> overlay.selection(level, Set.of("lift1")));

        assertThat(Canvas.distance(canvas.at(20, 16), Theme.LIGHT.selection())).isLessThan(CLOSE);
        assertThat(canvas.at(32, 24)).as("a handle at the corner").isEqualTo(Color.WHITE);
    }

    @Test
    void aPathHasADotAtEachPoint() {
        Canvas canvas = draw(2, overlay -> overlay.path(level, lift(), true, 1));

        assertThat(canvas.at(24, 20)).isEqualTo(Color.WHITE);
        assertThat(Canvas.distance(canvas.at(72, 52), Theme.LIGHT.accent()))
                .as("the one under the pointer")
                .isLessThan(CLOSE);
        assertThat(OverlayRenderer.middle(level, lift())).isEqualTo(new Vec(24, 20));
    }

    @Test
    void aGhostShowsTheObjectElsewhere() {
        LevelRenderer levels = new LevelRenderer(new TileImages(() -> null), ObjectKinds.FIGURES);
        Canvas canvas = draw(2, overlay -> overlay.ghost(levels, level, lift(), new Vec(32, 32)));

        assertThat(canvas.at(56, 52)).isNotEqualTo(Color.BLACK);
        assertThat(canvas.at(24, 20)).isEqualTo(Color.BLACK);
    }

    @Test
    void badgesAreRedForErrorsAndAmberForWarnings() {
        Canvas canvas = draw(1, overlay -> overlay.badges(List.of(new Badge(20, 20, true), new Badge(60, 20, false))));

        assertThat(canvas.at(15, 20)).isEqualTo(Theme.LIGHT.danger());
        assertThat(canvas.at(56, 26)).isEqualTo(Theme.LIGHT.warning());
    }

    @Test
    void cellsAndMarqueeAreTinted() {
        Canvas canvas = draw(1, overlay -> {
            overlay.cells(level, 1, 1, 2, 1);
            overlay.marquee(new Aabb(64, 0, 96, 30));
        });

        assertThat(canvas.at(24, 24).getBlue()).isPositive();
        assertThat(canvas.at(80, 16).getBlue()).isPositive();
        assertThat(canvas.at(8, 56)).isEqualTo(Color.BLACK);
    }
}
