package dev.ledge.editor.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ledge.engine.level.Flip;
import dev.ledge.engine.level.TileRef;
import org.junit.jupiter.api.Test;

class StampTest {
    private static final TileRef A = TileRef.of("a");
    private static final TileRef B = TileRef.of("b");
    private final Stamp stamp = Stamp.of(2, 1, new TileRef[] {A, B});

    @Test
    void flippingMovesAndTurnsTheTiles() {
        assertThat(stamp.flippedH().get(0, 0)).isEqualTo(new TileRef("b", new Flip(Flip.H)));
        assertThat(stamp.flippedV().get(0, 0)).isEqualTo(new TileRef("a", new Flip(Flip.V)));
        assertThat(stamp.flippedH().flippedH()).isEqualTo(stamp);
    }

    @Test
    void fourQuarterTurnsAreNone() {
        Stamp turned = stamp.rotatedClockwise();
        assertThat(turned.columns()).isEqualTo(1);
        assertThat(turned.rows()).isEqualTo(2);
        assertThat(turned.get(0, 0).tile()).isEqualTo("a");
        assertThat(turned.rotatedClockwise().rotatedClockwise().rotatedClockwise())
                .isEqualTo(stamp);
    }

    @Test
    void itsCellsMustFitItsSize() {
        assertThatThrownBy(() -> Stamp.of(2, 2, new TileRef[3])).isInstanceOf(IllegalArgumentException.class);
    }
}
