package dev.ledge.editor.notice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ledge.editor.gui.Edt;
import org.junit.jupiter.api.Test;

class StatusLineTest {
    private final StatusLine line = new StatusLine();

    @Test
    void aRemarkCoversWhatIsBeingDoneAndThenUncoversIt() {
        line.hold("open", "Opening big.level.json …");
        line.pass("Stored: 1 brings this stamp back");
        assertThat(line.text()).startsWith("Stored");
        assertThat(line.isPassing()).isTrue();

        line.pass("");
        assertThat(line.text()).startsWith("Opening");
        assertThat(line.isPassing()).isFalse();
    }

    @Test
    void aRemarkIsOldOnceSomethingIsDoneUnlessItCameWithThat() {
        Edt.run(() -> {
            line.pass("All moves with the edge");
            line.passOver();
        });
        assertThat(line.text()).isEqualTo("All moves with the edge");
        Edt.run(line::passOver);
        assertThat(line.text()).isEmpty();
    }

    @Test
    void theEndOfOneThingLeavesAnother() {
        line.hold("export", "Exporting …");
        line.hold("open", "Opening …");
        line.end("open");
        assertThat(line.text()).isEqualTo("Exporting …");
        line.hold("export", "");
        assertThat(line.text()).isEmpty();
    }
}
