package dev.ledge.editor.panel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.OnEventThread;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@OnEventThread
class StatusBarTest {

    @ParameterizedTest
    @CsvSource({"32, 3200", "1, 100", "0.333333, 33", "0.0833333, 8.3", "0.0625, 6.3", "0.002143, 0.21", "0.0001, 0.01"
    })
    void aZoomIsSaidAsPreciselyAsItIsOfUse(double zoom, String percent) {
        assertThat(StatusBar.percent(zoom)).isEqualTo(percent);
    }
}
