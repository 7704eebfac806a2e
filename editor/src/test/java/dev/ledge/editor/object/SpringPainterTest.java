package dev.ledge.editor.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.engine.geometry.Aabb;
import dev.ledge.engine.level.object.Direction;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;

class SpringPainterTest {
    private static final Aabb BOX = new Aabb(10, 10, 26, 26);

    @Test
    void itShootsOutWhenItThrowsAndComesToRest() {
        assertThat(SpringPainter.stretch(0)).isEqualTo(1);
        assertThat(SpringPainter.stretch(0.15)).isNegative();
        assertThat(SpringPainter.stretch(10)).isZero();
        assertThat(SpringPainter.stretch(-0.1)).isZero();
        assertThat(SpringPainter.stretch(Double.POSITIVE_INFINITY)).isZero();
    }

    @Test
    void itLooksTheWayItThrows() {
        BufferedImage up = picture(Direction.UP, Double.POSITIVE_INFINITY);
        BufferedImage right = picture(Direction.RIGHT, Double.POSITIVE_INFINITY);

        // The base is opposite to where it throws.
        assertThat(up.getRGB(18, 25)).isEqualTo(right.getRGB(10, 18)).isNotZero();
        assertThat(up.getRGB(18, 10)).isZero();
        assertThat(right.getRGB(25, 18)).isZero();
    }

    @Test
    void thePlateIsFartherOutJustAfterAThrow() {
        assertThat(picture(Direction.UP, 0).getRGB(18, 9)).isNotZero();
    }

    private static BufferedImage picture(Direction direction, double since) {
        BufferedImage picture = new BufferedImage(36, 36, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = picture.createGraphics();
        SpringPainter.paint(g, BOX, direction, since);
        g.dispose();
        return picture;
    }
}
