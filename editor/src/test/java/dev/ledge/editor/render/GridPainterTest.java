package dev.ledge.editor.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.render.style.Theme;
import dev.ledge.editor.view.Viewport;
import dev.ledge.engine.level.Level;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.Collections;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines of a grid are one pixel of user space wide, on whatever scale the screen has. */
class GridPainterTest {
    private static final int SIDE = 120;
    private static final Theme THEME = Theme.LIGHT;

    private final Level level = Scenes.level(Collections.nCopies(20, " ".repeat(20)));

    private BufferedImage paint(double scale, double zoom, double pan) {
        Viewport view = new Viewport();
        view.setViewSize(SIDE, SIDE, scale);
        view.setZoom(zoom);
        view.center(100 + pan, 100 + pan);
        BufferedImage image = new BufferedImage((int) (SIDE * scale), (int) (SIDE * scale), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.scale(scale, scale);
        new GridPainter(g, view, THEME).paint(level, SIDE, SIDE);
        assertThat(g.getTransform().getScaleX()).as("transform put back").isEqualTo(scale);
        g.dispose();
        return image;
    }

    /** The lengths of runs of painted pixels along the middle of the widest row of empty cells. */
    private static int[] widths(BufferedImage image) {
        for (int y = 0; y < image.getHeight(); y++) {
            int row = y;
            String pixels = IntStream.range(0, image.getWidth())
                    .mapToObj(x -> image.getRGB(x, row) == Color.BLACK.getRGB() ? " " : "#")
                    .collect(Collectors.joining());
            if (pixels.contains(" ")) {
                return Arrays.stream(pixels.split(" +"))
                        .filter(run -> !run.isEmpty())
                        .mapToInt(String::length)
                        .toArray();
            }
        }
        throw new AssertionError("nothing between the lines");
    }

    @ParameterizedTest
    @CsvSource({"1,1,0,1", "2,1,0,2", "3,1,5.3,3", "2,1.5,0.25,2", "1,2,0.4,1"})
    void eachLineIsAPixelOfUserSpaceWide(double scale, double zoom, double pan, int width) {
        int[] widths = widths(paint(scale, zoom, pan));

        assertThat(widths).hasSizeGreaterThan(2).containsOnly(width);
    }

    @Test
    void betweenWholeScalesLinesAreOneOrTwoPixelsWide() {
        assertThat(widths(paint(1.5, 1, 0.2)))
                .hasSizeGreaterThan(3)
                .containsAnyOf(1, 2)
                .doesNotContain(0, 3);
    }

    @Test
    void everyEighthLineIsStronger() {
        BufferedImage image = paint(1, 1, 0);

        long major = IntStream.range(0, SIDE)
                .filter(x -> new Color(image.getRGB(x, 5)).equals(strong(image)))
                .count();
        assertThat(major).isBetween(1L, 2L);
    }

    private static Color strong(BufferedImage image) {
        Color strongest = Color.BLACK;
        for (int x = 0; x < SIDE; x++) {
            Color color = new Color(image.getRGB(x, 5));
            strongest = color.getBlue() > strongest.getBlue() ? color : strongest;
        }
        return strongest;
    }
}
